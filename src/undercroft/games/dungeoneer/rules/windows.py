"""Response windows: who may do something outside his own phases, and when (DGR-GOLD-8, DGR-GOLD-9, DGR-SPEC).

Somebody is asked only if there is something he could do; he may pass for once, or for the rest of the turn, and is
then asked only about his own rolls, about cards played against him, and about his wounds. Who is asked hangs on hidden
hands, so others see only that the table waits for whoever may respond.
"""

from __future__ import annotations

from typing import Any, Final

from undercroft.games.dungeoneer.content.cards import CARDS
from undercroft.games.dungeoneer.rules.cards import banes, hand
from undercroft.games.dungeoneer.rules.cards.decks import discard
from undercroft.games.dungeoneer.rules.cards.notes import BEFORE_ROLL
from undercroft.games.dungeoneer.rules.fights import duels
from undercroft.games.dungeoneer.rules.fights.throws import Answering, Throw
from undercroft.games.dungeoneer.rules.offers import Moment, anytime_options, may_act, responses
from undercroft.games.dungeoneer.state import NOBODY, Hero, State
from undercroft.kernel.ask import HIDDEN, PASS, Ask, Option, Rules

QUIET: Final = "pass-turn"
"""Pass, and do not ask me again this turn unless it concerns me."""
PASSES: Final[tuple[Option, ...]] = (PASS, QUIET)


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
        about = {HIDDEN: True, **moment.about()} if moment is not None else {HIDDEN: True}
        choice: Option = yield Ask(hero.seat, what, tuple(options), clause, about)
        if choice == QUIET:
            hero.is_silent = True
            choice = PASS
        if choice == PASS:
            passed += 1
        else:
            passed = 0
            yield from act(s, hero, choice, moment)


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
        yield from banes.anytime_bane(s, caster, card, payer, throw)
    else:
        yield from banes.play_bane(s, caster, card, payer, detail)


# --- anytime --------------------------------------------------------------------------------------------------------


def is_anybody_alert(s: State) -> bool:
    """Has anybody but the active player something to do?"""
    for hero in s.heroes:  # noqa: SIM110 - a generator would cost more than the loop
        if hero.seat != s.active and may_act(s, hero) and anytime_options(s, hero):
            return True
    return False


def anytime(s: State, *, with_active: bool = False) -> Rules[None]:
    """DGR-GOLD-9; the active player is asked for his next action anyway, so he is left out here."""
    who = players(s) if with_active else [hero for hero in players(s) if hero.seat != s.active]
    yield from window(s, who, "anytime", "DGR-GOLD-9", None)


# --- before a roll --------------------------------------------------------------------------------------------------


def before_roll(s: State, throw: Throw) -> Rules[None]:
    """DGR-GOLD-8: every modifier is declared and paid before the dice are thrown (DGR-GOLD-3)."""
    if s.open_banes:
        _apply_open_banes(s, throw)
    yield from window(s, players(s), "before-roll", "DGR-GOLD-8", throw)


def _apply_open_banes(s: State, throw: Throw) -> None:
    """A bane that concerns a roll strikes the next one of the hero."""
    for card in s.open_banes:
        if CARDS[card].situation == BEFORE_ROLL:
            throw.rollers[0].bonus += CARDS[card].play[0][3]
            s.open_banes = tuple(other for other in s.open_banes if other != card)
            discard(s, card)
            s.tell("bane-strikes", "DGR-SOLO-15", seat=0, card=card)
