"""Response windows: who may do something outside his own phases, and when (DGR-GOLD-8, DGR-GOLD-9, DGR-SPEC).

Somebody is asked only if there is something he could do; he may pass for once, or for the rest of the turn, and is
then asked only about his own rolls, about cards played against him, and about his wounds.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from undercroft.games.dungeoneer.content.cards import CARDS, LIFE, PLAY, Card
from undercroft.games.dungeoneer.content.notation import Effects
from undercroft.games.dungeoneer.rules import effects, hand, lord, solo
from undercroft.games.dungeoneer.rules.costs import can_pay
from undercroft.games.dungeoneer.rules.decks import has_cards
from undercroft.games.dungeoneer.rules.fights import duels, encounter
from undercroft.games.dungeoneer.rules.fights.throws import Answering, Throw
from undercroft.games.dungeoneer.rules.inventory import USE, USES
from undercroft.games.dungeoneer.state import ADVENTURE, NOBODY, Hero, State
from undercroft.kernel.ask import PASS, Ask, Option, Rules

QUIET: Final = "pass-turn"
"""Pass, and do not ask me again this turn unless it concerns me."""
PASSES: Final[tuple[Option, ...]] = (PASS, QUIET)
Moment: TypeAlias = Throw | Answering | None
"""A roll that is about to be thrown, an encounter that is about to be resolved, or any other moment."""


def players(s: State) -> list[Hero]:
    """DGR-GOLD-6: all who can act, from the active player clockwise."""
    if s.lord == NOBODY:
        return s.order()
    seats = s.heroes[s.active :] + s.heroes[: s.active]
    return [hero for hero in seats if hero.at or hero.seat == s.lord]


def window(s: State, who: list[Hero], what: str, clause: str, moment: Moment) -> Rules[None]:
    """Ask the players in order until all have passed in a row."""
    turn = passed = 0
    while passed < len(who):
        hero = who[turn % len(who)]
        turn += 1
        options = responses(s, hero, moment)
        if not options:
            passed += 1
            continue
        options += (PASS,) if s.is_solo else PASSES
        about = moment.about() if moment is not None else None
        choice: Option = yield Ask(hero.seat, what, tuple(options), clause, about)
        if choice == QUIET:
            hero.is_silent = True
            choice = PASS
        if choice == PASS:
            passed += 1
        else:
            passed = 0
            yield from act(s, hero, choice, moment)


def responses(s: State, hero: Hero, moment: Moment) -> list[Option]:
    """What a player may do at a moment."""
    if moment is None:
        return anytime_options(s, hero)
    if isinstance(moment, Throw):
        return roll_options(s, hero, moment)
    return encounter.responses(s, hero, moment)


def act(s: State, hero: Hero, choice: Option, moment: Moment = None) -> Rules[None]:
    """Carry out what somebody does in a window or, if it is a special action, in his own phase."""
    throw = moment if isinstance(moment, Throw) else None
    if choice == "stand":
        yield from duels.stand_up(s, hero)
        return
    assert isinstance(choice, tuple)
    word, detail = str(choice[0]), [*choice[2:]]
    if word == "play" and isinstance(moment, Answering):
        yield from hand.play(s, hero, str(choice[1]), detail, None, moment.foe, moment.bonus)
    elif word == "play":
        yield from hand.play(s, hero, str(choice[1]), detail, throw)
    elif word == "use":
        yield from hand.use(s, hero, str(choice[1]), detail, throw)
    elif word == "bane":
        yield from _bane(s, hero, str(choice[1]), int(choice[2]), detail[1:], throw)
    elif word == "duel":
        yield from duels.duel(s, hero, choice[1], str(choice[2]), "")
    elif word == "steal":
        yield from duels.duel(s, hero, choice[1], str(choice[3]), str(choice[2]))
    else:
        raise AssertionError(f"{choice!r} was offered, but no rule carries it out")


def _bane(s: State, caster: Hero, card: str, payer: int, detail: list[Any], throw: Throw | None) -> Rules[None]:
    """A bane that changes the roll under way, or one of the dungeonlord phase (DGR-RULING-16)."""
    if CARDS[card].timing == "anytime":
        yield from hand.anytime_bane(s, caster, card, payer, throw)
    else:
        yield from lord.play_bane(s, caster, card, payer, detail)


# --- anytime --------------------------------------------------------------------------------------------------------


def is_anybody_alert(s: State) -> bool:
    """Has anybody but the active player something to do?"""
    for hero in s.heroes:  # noqa: SIM110 - a generator would cost more than the loop
        if hero.seat != s.active and may_act(s, hero) and anytime_options(s, hero):
            return True
    return False


def may_act(s: State, hero: Hero) -> bool:
    """A quick look: could there be anything for him to do at any time?"""
    here = hero.at
    if hero.is_silent or not here:
        return False
    if hero.uses or hero.glory >= hero.cheapest:
        return True
    if not hero.mp:
        return False
    if hero.tipped or s.foes or s.horde_at:
        return True
    for other in s.heroes:  # noqa: SIM110 - a generator would cost more than the loop
        if other.at == here and other is not hero:
            return True
    return False


def anytime(s: State, *, with_active: bool = False) -> Rules[None]:
    """DGR-GOLD-9; the active player is asked for his next action anyway, so he is left out here."""
    who = players(s) if with_active else [hero for hero in players(s) if hero.seat != s.active]
    yield from window(s, who, "anytime", "DGR-GOLD-9", None)


def anytime_options(s: State, hero: Hero) -> list[Option]:
    """What a player may do outside his phases, if it does anything at all."""
    options: list[Option] = []
    offer_anytime(s, hero, options)
    return options


def offer_anytime(s: State, hero: Hero, options: list[Option]) -> None:
    """The same, beside other options."""
    if not may_act(s, hero):
        return
    offer_cards(s, hero, options)
    if hero.mp and hero.resting != 1:
        if hero.tipped:
            options.append("stand")
        else:
            duels.offer_duels(s, hero, options)


def offer_cards(s: State, hero: Hero, options: list[Option], *, is_own: bool = False) -> None:
    """Anytime cards of the hand and abilities without a situation; in the own phase also those that change nothing."""
    if hero.glory >= hero.cheapest:
        for card in hero.anytime:
            if hero.glory >= card.cost:
                _offer_aimed(s, hero, options, PLAY[card.id], card.play, card.aim, is_own)
    for user in hero.uses:
        ability = USES[user]
        if user not in hero.used and can_pay(hero, ability.costs):
            _offer_aimed(s, hero, options, USE[user], ability.effects, ability.aim, is_own)


def _offer_aimed(
    s: State, hero: Hero, options: list[Option], option: tuple[str, ...], do: Effects, aim: str, is_own: bool
) -> None:
    """An option for each hero it may be aimed at, or a single one."""
    if aim:
        for other in effects.aimed_at(s, hero, aim):
            if is_own or does_something(s, other, do):
                options.append((*option, other.seat))
        return
    if is_own or does_something(s, hero, do):
        options.append(option)
    if s.is_campaign:  # DGR-CSPEC-2
        others = [other for other in s.heroes_at(hero.at) if other is not hero and does_something(s, other, do)]
        options += [(*option, other.seat, "help") for other in others]


def does_something(s: State, hero: Hero, do: Effects) -> bool:
    """Nobody is asked for a card that would change nothing now."""
    for effect in do:
        name: str = effect[0]
        if name == "heal":
            helps = hero.life < LIFE
        elif name == "stand":
            helps = hero.tipped != ""
        elif name == "draw":
            helps = has_cards(s, ADVENTURE)
        elif name == "extraattack":
            helps = hero.mp > 0 and hero.attacks > hero.extra
        else:
            helps = True
        if helps:
            return True
    return False


# --- before a roll --------------------------------------------------------------------------------------------------


def is_open_to_change(s: State, throw: Throw) -> bool:
    """A quick look: could anybody change this roll?"""
    if s.open_banes or throw.is_of_life():
        return True
    is_campaign = s.is_campaign
    for hero in s.heroes:  # noqa: SIM110 - a generator would cost more than the loop
        if hero.roll_cards or (hero.roll_uses and (is_campaign or hero.seat in throw.rollers)):
            return True
    return False


def before_roll(s: State, throw: Throw) -> Rules[None]:
    """DGR-GOLD-8: every modifier is declared and paid before the dice are thrown (DGR-GOLD-3)."""
    if s.open_banes:
        solo.apply_open_banes(s, throw)
    yield from window(s, players(s), "before-roll", "DGR-GOLD-8", throw)


def roll_options(s: State, hero: Hero, throw: Throw) -> list[Option]:
    """Cards and abilities that change this roll, also by healing who tests his life."""
    options: list[Option] = []
    for card in hero.roll_cards:
        options += _modifier_card(s, hero, card, throw)
    for user in hero.roll_uses:
        if hero.seat in throw.rollers:
            if can_modify(hero, user, throw, hero.seat):
                options.append(USE[user])
        elif s.is_campaign:  # DGR-CSPEC-2
            helped = [seat for seat in throw.rollers if hero.at and s.heroes[seat].at == hero.at]
            options += [("use", user, seat, "help") for seat in helped if can_modify(hero, user, throw, seat)]
    if throw.is_of_life() and not hero.is_silent and hero.at:
        offer_cards(s, hero, options)
    return options


def can_modify(hero: Hero, card: str, throw: Throw, seat: int) -> bool:
    """DGR-DATA-13: `use[before roll]` in the window of a roll of its owner."""
    ability = USES[card]
    if card in hero.used or not can_pay(hero, ability.costs):
        return False
    return throw.is_changed_by(seat, ability.effects)


def _modifier_card(s: State, hero: Hero, card: Card, throw: Throw) -> list[Option]:
    if card.is_good:
        return _keeps(s, hero, card.id, throw) if hero.glory >= card.cost else []
    if hero.is_silent:
        return []
    rolling = [s.heroes[seat] for seat in throw.rollers if seat != hero.seat]
    return [("bane", card.id, other.seat) for other in rolling if other.peril >= card.cost or s.is_solo]


def _keeps(s: State, hero: Hero, card: str, throw: Throw) -> list[Option]:
    """For the own roll, or (DGR-CSPEC-2) for that of another hero on the same location."""
    found: list[Option] = []
    for seat, roller in throw.rollers.items():
        if roller.keeps:
            continue
        if seat == hero.seat:
            found.append(PLAY[card])
        elif s.is_campaign and hero.at and s.heroes[seat].at == hero.at:
            found.append(("play", card, seat, "help"))
    return found
