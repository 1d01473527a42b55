"""Fights: two dice, a hit, and what it brings (DGR-ATK, DGR-REWARD)."""

from __future__ import annotations

from typing import Any, Final

from undercroft.games.dungeoneer.content.cards import CARDS, COUNTER, LOCATIONS, STANDARD, TYPES
from undercroft.games.dungeoneer.content.notation import Effects
from undercroft.games.dungeoneer.rules import quests
from undercroft.games.dungeoneer.rules.above import above
from undercroft.games.dungeoneer.rules.cards import effects, hand
from undercroft.games.dungeoneer.rules.cards.inventory import cost_of
from undercroft.games.dungeoneer.rules.cards.unseen import as_others_see
from undercroft.games.dungeoneer.rules.fights.throws import (
    ATTACK,
    DEFENCE,
    HIDDEN,
    Roller,
    Throw,
    card_of,
    is_open_to_change,
    stir,
)
from undercroft.games.dungeoneer.rules.stats import attribute, foe_value, hit_effects, roll_bonus
from undercroft.games.dungeoneer.state import NOBODY, Foe, Hero, State
from undercroft.kernel.ask import PASS, Ask, Option, Rules, roll

ONE_WOUND: Effects = (("wound", "loser", 1),)
"""DGR-ATK-10, DGR-GLOSS-4."""
OF_A_DUNGEONLORD: Final = ("encounter", "horde")
NOBODYS: Final = "nobody"
Fighter = Hero | Foe


def attack(
    s: State, attacker: Fighter, defender: Fighter, type_: int, steal: str = "", answers: dict[int, int] | None = None
) -> Rules[None]:
    """One attack: both roll at once, the higher total hits (DGR-ATK-9 to DGR-ATK-12)."""
    throw = Throw("fight", _shown(attacker, defender), TYPES[type_])
    throw.attacker, throw.defender = card_of(attacker), card_of(defender)
    first = _roller(s, throw, attacker, defender, type_, ATTACK)
    second = _roller(s, throw, defender, attacker, type_, DEFENCE)
    if answers:
        for seat, bonus in answers.items():
            if seat in throw.rollers:
                throw.rollers[seat].bonus += bonus
    _start(s, attacker)
    if is_open_to_change(s, throw):
        yield from above.before_roll(s, throw)
    dice = first.dice if first else 1
    number = dice + (second.dice if second else 1)
    faces: tuple[int, ...] = yield roll(_thrower(attacker, defender), number, "DGR-ATK-9", "fight-roll")
    mine = _total(s, attacker, type_, first, faces[:dice])
    others = _total(s, defender, type_, second, faces[dice:])
    if s.listener is not None:
        facts = _facts(attacker, defender, type_)
        s.tell(_kind(attacker, defender), "DGR-ATK-9", **facts, dice=faces, total=mine, against=others)
    _took_part(s, attacker, defender)
    stir(s, attacker.at)
    if mine > others:
        if steal:
            yield from _take_person(s, attacker, defender, steal)
        else:
            yield from hit(s, attacker, defender, type_)
    elif others > mine and _hits_back(defender, type_):
        yield from hit(s, defender, attacker, type_)
    else:  # DGR-ATK-11, DGR-ATK-6
        if s.listener is not None:
            s.tell("no-hit", "DGR-ATK-11" if mine == others else "DGR-ATK-6", type=TYPES[type_])
    if not s.is_standard:
        for fighter in (attacker, defender):
            if isinstance(fighter, Hero) and fighter.has_fought:
                yield from _equip(s, fighter)


def _equip(s: State, hero: Hero) -> Rules[None]:
    """DGR-SOLO-23, DGR-CFIGHT-5: permanent cards only directly after the resolution of a fight."""
    while hero.at:
        options = _purchases(s, hero)
        if not options and not (s.is_hushed and as_others_see(s, hero, lambda: _purchases(s, hero))):
            break
        choice = yield Ask(hero.seat, "after-fight", (*options, PASS), "DGR-CFIGHT-5", HIDDEN)
        if choice == PASS:
            break
        yield from hand.play(s, hero, str(choice[1]), [])
    hero.has_fought = False


def _purchases(s: State, hero: Hero) -> list[Option]:
    return [("play", card) for card in hero.hand if CARDS[card].is_permanent and _can_buy(s, hero, card)]


def _can_buy(s: State, hero: Hero, card: str) -> bool:
    row = CARDS[card]
    return row.is_good and cost_of(row, LOCATIONS[hero.at]) <= hero.glory and hand.can_ready(s, hero, row)


def _facts(attacker: Fighter, defender: Fighter, type_: int) -> dict[str, Any]:
    """Who fights whom, as the words need it: a card for a monster, seats for heroes."""
    if isinstance(attacker, Foe):
        return {"card": attacker.card, "target": defender.seat, "type": TYPES[type_]}
    if isinstance(defender, Foe):
        return {"seat": attacker.seat, "card": defender.card, "type": TYPES[type_]}
    return {"seat": attacker.seat, "target": defender.seat, "type": TYPES[type_]}


def _shown(attacker: Fighter, defender: Fighter) -> int:
    """A hero who rolls, for the question before the throw."""
    return attacker.seat if isinstance(attacker, Hero) else defender.seat


def _kind(attacker: Fighter, defender: Fighter) -> str:
    if isinstance(attacker, Foe):
        return "fight-monster"
    return "fight-hero" if isinstance(defender, Foe) else "fight-heroes"


def _roller(
    s: State, throw: Throw, fighter: Fighter, opponent: Fighter, type_: int, kinds: frozenset[str]
) -> Roller | None:
    if isinstance(fighter, Foe):
        return None
    versus = opponent.stats.category if isinstance(opponent, Foe) else ""
    roller = Roller(kinds, TYPES[type_], roll_bonus(s, fighter, kinds, TYPES[type_], versus))
    throw.rollers[fighter.seat] = roller
    return roller


def _start(s: State, attacker: Fighter) -> None:
    """DGR-ATK-8: one standard attack per turn."""
    if isinstance(attacker, Foe):
        attacker.has_attacked = True
        s.attackers |= {attacker.card}


def _thrower(attacker: Fighter, defender: Fighter) -> int:
    """Whose hand throws the dice; the program's are thrown by the hero's player."""
    return attacker.seat if attacker.seat != NOBODY else defender.seat


def _total(s: State, fighter: Fighter, type_: int, roller: Roller | None, faces: tuple[int, ...]) -> int:
    if isinstance(fighter, Hero):
        assert roller is not None
        return roller.value(faces) + attribute(fighter, type_) + roller.bonus
    return faces[0] + foe_value(s, fighter, type_)


def _hits_back(fighter: Fighter, type_: int) -> bool:
    """DGR-ATK-4, DGR-ATK-5: with a standard or a counter symbol."""
    symbol = fighter.symbols[type_] if isinstance(fighter, Hero) else fighter.stats.symbols[type_]
    return symbol in (STANDARD, COUNTER)


def _took_part(s: State, *fighters: Fighter) -> None:
    """DGR-SOLO-23, DGR-CFIGHT-5."""
    if not s.is_standard:
        for fighter in fighters:
            if isinstance(fighter, Hero):
                fighter.has_fought = True


def hit(s: State, winner: Fighter, loser: Fighter, type_: int) -> Rules[None]:
    """DGR-ATK-10, DGR-ATK-13: one wound, or the special effect printed for the type; then the reward."""
    special = hit_effects(winner, type_) if isinstance(winner, Hero) else winner.stats.hits[type_]
    c = effects.Context(winner.seat, winner if isinstance(winner, Hero) else None, "attack", "", "DGR-ATK-10")
    c.loser, c.credit = loser, winner.seat
    c.place = winner.at
    await_reward = isinstance(winner, Foe) and winner.kind in OF_A_DUNGEONLORD
    yield from effects.perform(s, special or ONE_WOUND, c)
    if isinstance(winner, Hero) and isinstance(loser, Hero):
        effects.gain_glory(s, winner, c.inflicted, "DGR-DUEL-7")
    elif await_reward:
        yield from give_peril(s, winner.seat, c.inflicted)


def give_peril(s: State, lord: int, number: int) -> Rules[None]:
    """DGR-REWARD-1, DGR-CFIGHT-3: each point to any hero, or to none."""
    if lord == NOBODY:
        return
    for _ in range(number):
        seats = [hero.seat for hero in s.heroes if hero.at]
        if not seats:
            return
        chosen = yield Ask(lord, "reward", (*seats, NOBODYS), "DGR-REWARD-1")
        if chosen != NOBODYS:
            hero = s.heroes[chosen]
            hero.peril += 1
            s.tell("peril", "DGR-REWARD-1", seat=hero.seat, number=1, peril=hero.peril)


def _take_person(s: State, attacker: Fighter, defender: Fighter, quest: str) -> Rules[None]:
    """DGR-QESC-7, DGR-CHORDE-11: no wound, but the person goes along."""
    assert isinstance(defender, Hero)
    if isinstance(attacker, Hero):
        yield from quests.take_person(s, attacker, defender, quest)
    else:
        yield from quests.abduct(s, defender, quest)
