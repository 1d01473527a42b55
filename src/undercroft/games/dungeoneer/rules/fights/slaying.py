"""Monsters that lose life, and what their defeat brings (DGR-REWARD, DGR-HORDE-4)."""

from __future__ import annotations

from undercroft.games.dungeoneer.content.cards import HEROES, LOCATIONS
from undercroft.games.dungeoneer.rules.attempts import complete
from undercroft.games.dungeoneer.rules.cards import decks, effects
from undercroft.games.dungeoneer.rules.cards.inventory import lose_monster
from undercroft.games.dungeoneer.rules.cards.notes import abilities
from undercroft.games.dungeoneer.rules.fights.fight import OF_A_DUNGEONLORD
from undercroft.games.dungeoneer.rules.stats import foe_life
from undercroft.games.dungeoneer.state import ADVENTURE, Foe, Hero, State
from undercroft.kernel.ask import Ask, Rules


def wound_foe(s: State, foe: Foe, number: int, hero: Hero) -> Rules[int]:
    """A monster loses life, and the hero gains glory for it (DGR-REWARD-2, DGR-REWARD-6)."""
    life = foe_life(s, foe)
    lost = min(number, life)  # DGR-REWARD-3
    s.wounds = {**s.wounds, foe.card: s.wounds.get(foe.card, 0) + lost}
    if s.listener is not None:
        s.tell("monster-wounded", "DGR-REWARD-2", card=foe.card, number=lost, life=life - lost)
    if foe.kind in OF_A_DUNGEONLORD:
        effects.gain_glory(s, hero, lost, "DGR-REWARD-2")
    if lost == life:
        yield from slay(s, foe, hero)
    return lost


def slay(s: State, foe: Foe, hero: Hero) -> Rules[None]:
    """A monster with 0 life is defeated (DGR-HORDE-4)."""
    s.foes = [other for other in s.foes if other is not foe]
    s.tell("monster-defeated", "DGR-HORDE-4", seat=hero.seat, card=foe.card)
    if foe.kind == "horde":
        lose_monster(s, foe.card)
    if foe.kind in OF_A_DUNGEONLORD:
        decks.discard(s, foe.card)
    else:
        s.wounds = {card: wounds for card, wounds in s.wounds.items() if card != foe.card}
    yield from _mourn(s, foe)
    if s.is_solo and decks.has_cards(s, ADVENTURE):  # DGR-SOLO-21
        answer = yield Ask(hero.seat, "glory-card", ("draw", "no"), "DGR-SOLO-21")
        yield from decks.draw_cards(s, hero, 1 if answer == "draw" else 0, "DGR-SOLO-21")
    if foe.kind == "quest":  # DGR-QBTY-5
        yield from complete(s, hero, foe.card)
    elif foe.kind == "guardian":  # DGR-REWARD-7
        c = effects.Context(hero.seat, hero, "attack", "", "DGR-REWARD-7")
        yield from effects.perform(s, LOCATIONS[foe.card].reward, c)


def _mourn(s: State, foe: Foe) -> Rules[None]:
    """What heroes gain when such a monster is defeated where they are."""
    for hero in s.heroes_at(foe.at):
        if not HEROES[hero.kind].abilities:
            continue
        for _, ability in abilities(hero):
            if ability.when == "on defeat" and ability.arg == f"{foe.stats.category} here":
                c = effects.Context(hero.seat, hero, "attack", "", "DGR-HERO-2")
                yield from effects.perform(s, ability.effects, c)
