"""Response windows: who may do something outside his own phases, and when (DGR-GOLD-8, DGR-GOLD-9, DGR-SPEC).

Somebody is asked only if there is something he could do; he may pass for once, or for the rest of the turn, and is
then asked only about his own rolls, about cards played against him, and about his wounds.
"""

from __future__ import annotations

from collections.abc import Callable

from undercroft.games.dungeoneer import duels, effects, hand, lord, solo
from undercroft.games.dungeoneer.cards import CARDS, HEROES, LIFE, QUESTS
from undercroft.games.dungeoneer.costs import can_pay
from undercroft.games.dungeoneer.decks import has_cards
from undercroft.games.dungeoneer.inventory import BEFORE_ROLL, USES
from undercroft.games.dungeoneer.notation import Effects
from undercroft.games.dungeoneer.state import ADVENTURE, Hero, State
from undercroft.games.dungeoneer.throws import Answering, Throw
from undercroft.kernel.ask import PASS, Ask, Option, Rules

QUIET = "pass-turn"
"""Pass, and do not ask me again this turn unless it concerns me."""


def players(s: State) -> list[Hero]:
    """DGR-GOLD-6: all who can act, from the active player clockwise."""
    seats = s.heroes[s.active :] + s.heroes[: s.active]
    return [hero for hero in seats if hero.at or hero.seat == s.lord]


def window(
    s: State,
    who: list[Hero],
    responses: Callable[[Hero], list[Option]],
    what: str,
    clause: str,
    moment: Throw | Answering | None = None,
) -> Rules[None]:
    """Ask the players in order until all have passed in a row."""
    turn = passed = 0
    while passed < len(who):
        hero = who[turn % len(who)]
        turn += 1
        options = responses(hero)
        choice: Option = PASS
        if options:
            about = moment.about() if moment is not None else None
            choice = yield Ask(hero.seat, what, (*options, PASS, QUIET), clause, about)
        if choice == QUIET:
            hero.is_silent = True
            choice = PASS
        if choice == PASS:
            passed += 1
        else:
            passed = 0
            yield from act(s, hero, choice, moment)


def act(s: State, hero: Hero, choice: Option, moment: Throw | Answering | None = None) -> Rules[None]:
    """Carry out what somebody does in a window or, if it is a special action, in his own phase."""
    throw = moment if isinstance(moment, Throw) else None
    match choice:
        case ("play", str(card), *rest) if isinstance(moment, Answering):
            yield from hand.play(s, hero, card, rest, None, moment.foe, moment.bonus)
        case ("play", str(card), *rest):
            yield from hand.play(s, hero, card, rest, throw)
        case ("use", str(card), *rest):
            yield from hand.use(s, hero, card, rest, throw)
        case ("bane", str(card), int(target)) if CARDS[card].timing == "anytime":
            yield from hand.anytime_bane(s, hero, card, target, throw)
        case ("bane", str(card), int(payer), *rest):
            yield from lord.play_bane(s, hero, card, payer, rest)
        case "stand":
            yield from duels.stand_up(s, hero)
        case ("duel", opponent, str(type_)):
            yield from duels.duel(s, hero, opponent, type_, "")
        case ("steal", int(seat), str(quest), str(type_)):
            yield from duels.duel(s, hero, seat, type_, quest)
        case _:
            raise AssertionError(f"{choice!r} was offered, but no rule carries it out")


# --- anytime --------------------------------------------------------------------------------------------------------


def is_anybody_alert(s: State) -> bool:
    """Could anybody but the active player have something to do?"""
    for hero in s.heroes:  # noqa: SIM110 - a generator would cost more than the loop
        if hero.seat != s.active and not hero.is_silent and hero.at and may_act(s, hero):
            return True
    return False


def may_act(s: State, hero: Hero) -> bool:
    """A quick look: could there be anything for him to do at any time?"""
    if hero.uses or hero.glory >= hero.cheapest:
        return True
    if not hero.mp:
        return False
    if hero.tipped or s.foes or s.horde_at:
        return True
    here = hero.at
    for other in s.heroes:  # noqa: SIM110 - a generator would cost more than the loop
        if other.at == here and other is not hero:
            return True
    return False


def anytime(s: State, *, with_active: bool = False) -> Rules[None]:
    """DGR-GOLD-9; the active player is asked for his next action anyway, so he is left out here."""
    who = [hero for hero in players(s) if with_active or hero.seat != s.active]
    yield from window(s, who, lambda hero: anytime_options(s, hero), "anytime", "DGR-GOLD-9")


def anytime_options(s: State, hero: Hero) -> list[Option]:
    """What a player may do outside his phases, if it does anything at all."""
    if hero.is_silent or not hero.at:
        return []
    options: list[Option] = [*card_options(s, hero)]
    if hero.mp and hero.resting != 1:
        if hero.tipped:
            options.append("stand")
        else:
            options += duels.duel_options(s, hero)
    return options


def card_options(s: State, hero: Hero, *, is_own: bool = False) -> list[Option]:
    """Anytime cards of the hand and abilities without a situation; in the own phase also those that change nothing."""
    options: list[Option] = []
    if not hero.anytime:
        return options
    for card in dict.fromkeys(hero.anytime):
        if card in CARDS and card in hero.hand:
            row = CARDS[card]
            if row.timing == "anytime" and not row.situation and hero.glory >= row.cost and row.is_good:
                options += _aimed(s, hero, "play", card, row.play, is_own=is_own)
        elif _is_usable(hero, card):
            options += _aimed(s, hero, "use", card, USES[card].effects, is_own=is_own)
    return options


def _is_usable(hero: Hero, card: str) -> bool:
    if card in hero.used:
        return False
    ability = USES[card]
    return not ability.situation and can_pay(hero, ability.costs)


def _aimed(s: State, hero: Hero, word: str, card: str, do: Effects, *, is_own: bool) -> list[Option]:
    """An option for each hero it may be aimed at, or a single one."""
    seats = effects.aims(s, hero, do)
    if seats is None:
        found: list[Option] = [(word, card)] if is_own or does_something(s, hero, do) else []
        if s.is_campaign():  # DGR-CSPEC-2
            others = [other for other in s.heroes_at(hero.at) if other is not hero and does_something(s, other, do)]
            found += [(word, card, other.seat, "help") for other in others]
        return found
    return [(word, card, seat) for seat in seats if is_own or does_something(s, s.heroes[seat], do)]


def does_something(s: State, hero: Hero, do: Effects) -> bool:
    """Nobody is asked for a card that would change nothing now."""
    for effect in do:
        match effect[0]:
            case "heal":
                if hero.life < LIFE:
                    return True
            case "stand":
                if hero.tipped:
                    return True
            case "draw":
                if has_cards(s, ADVENTURE):
                    return True
            case "extraattack":
                if hero.mp and hero.attacks > hero.extra:
                    return True
            case _:
                return True
    return False


# --- before a roll --------------------------------------------------------------------------------------------------


def before_roll(s: State, throw: Throw) -> Rules[None]:
    """DGR-GOLD-8: every modifier is declared and paid before the dice are thrown (DGR-GOLD-3)."""
    if s.open_banes:
        solo.apply_open_banes(s, throw)
    for hero in s.heroes:
        if hero.anytime and may_modify(hero, throw):
            yield from window(
                s, players(s), lambda hero: roll_options(s, hero, throw), "before-roll", "DGR-GOLD-8", throw
            )
            return


def may_modify(hero: Hero, throw: Throw) -> bool:
    """A quick look: could he change this roll?"""
    if hero.roll_uses or throw.is_of_life():
        return True
    for card in hero.anytime:
        row = CARDS.get(card)
        if row is not None and row.situation == BEFORE_ROLL and (not row.is_good or hero.glory >= row.cost):
            return True
    return False


def roll_options(s: State, hero: Hero, throw: Throw) -> list[Option]:
    """Cards and abilities that change this roll, also by healing who tests his life."""
    options: list[Option] = []
    own = hero.seat in throw.rollers
    for card in dict.fromkeys(hero.anytime):
        if card in HEROES or card in QUESTS or card not in hero.hand:
            if own and can_modify(hero, card, throw, hero.seat):
                options.append(("use", card))
            elif s.is_campaign() and not own:  # DGR-CSPEC-2
                helped = [seat for seat in throw.rollers if hero.at and s.heroes[seat].at == hero.at]
                options += [("use", card, seat, "help") for seat in helped if can_modify(hero, card, throw, seat)]
        elif CARDS[card].situation == BEFORE_ROLL:
            options += _modifier_card(s, hero, card, throw)
    if throw.is_of_life() and not hero.is_silent and hero.at:
        options += card_options(s, hero)
    return options


def can_modify(hero: Hero, card: str, throw: Throw, seat: int) -> bool:
    """DGR-DATA-13: `use[before roll]` in the window of a roll of its owner."""
    ability = USES[card]
    if ability.situation != BEFORE_ROLL or card in hero.used or not can_pay(hero, ability.costs):
        return False
    return throw.is_changed_by(seat, ability.effects)


def _modifier_card(s: State, hero: Hero, card: str, throw: Throw) -> list[Option]:
    row = CARDS[card]
    if row.is_good:
        return _keeps(s, hero, card, throw) if hero.glory >= row.cost else []
    if hero.is_silent:
        return []
    rolling = [s.heroes[seat] for seat in throw.rollers if seat != hero.seat]
    return [("bane", card, other.seat) for other in rolling if other.peril >= row.cost or s.is_solo()]


def _keeps(s: State, hero: Hero, card: str, throw: Throw) -> list[Option]:
    """For the own roll, or (DGR-CSPEC-2) for that of another hero on the same location."""
    found: list[Option] = []
    for seat, roller in throw.rollers.items():
        if roller.keeps:
            continue
        if seat == hero.seat:
            found.append(("play", card))
        elif s.is_campaign() and hero.at and s.heroes[seat].at == hero.at:
            found.append(("play", card, seat, "help"))
    return found
