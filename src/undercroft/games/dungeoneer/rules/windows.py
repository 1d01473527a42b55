"""Response windows: who may do something outside his own phases, and when (DGR-GOLD-8, DGR-GOLD-9, DGR-SPEC).

Somebody is asked only if there is something he could do that he has not passed on already in this turn
(DGR-RULING-101). He may pass for once, for the rest of the turn, or until he wants to be asked again; then he is asked
only about what concerns him: his own rolls, challenges, cards played against him, and his wounds (DGR-RULING-88).

What somebody could do hangs on his hidden hand. So every ask of a window is marked as hidden: the others are shown that
the table waits for whoever may respond, and not for whom. Where several people play, who might have something to do for
all that the others know is asked as well, though he can only pass: nobody learns from a question that is missing.
"""

from __future__ import annotations

from typing import Any, Final

from undercroft.games.dungeoneer.content.cards import CARDS
from undercroft.games.dungeoneer.rules import wandering
from undercroft.games.dungeoneer.rules.cards import banes, hand
from undercroft.games.dungeoneer.rules.cards.decks import discard
from undercroft.games.dungeoneer.rules.cards.notes import BEFORE_ROLL
from undercroft.games.dungeoneer.rules.cards.unseen import as_others_see
from undercroft.games.dungeoneer.rules.fights import duels
from undercroft.games.dungeoneer.rules.fights.throws import HIDDEN, Answering, Challenge, Throw
from undercroft.games.dungeoneer.rules.offers import Moment, anytime_options, concerns, is_defence, may_act, responses
from undercroft.games.dungeoneer.state import NOBODY, Foe, Hero, State
from undercroft.kernel.ask import PASS, Ask, Option, Rules

QUIET: Final = "pass-turn"
"""Pass, and do not ask me again this turn unless it concerns me."""
RESERVED: Final = "pass-always"
"""Pass, and from now on ask me only about what concerns me."""
PASSES: Final[tuple[Option, ...]] = (PASS, QUIET, RESERVED)
ONCE: Final[tuple[Option, ...]] = (PASS,)


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
        is_asked = _is_asked(s, hero, moment, options)
        if not is_asked and not (s.is_hushed and _might_respond(s, hero, moment)):
            passed += 1
            continue
        if not is_asked:
            options = [PASS]
        else:
            options += ONCE if s.is_solo or hero.is_reserved else PASSES
        about = {**moment.about(), **HIDDEN} if moment is not None else HIDDEN
        choice: Option = yield Ask(hero.seat, what, tuple(options), clause, about)
        if choice in PASSES:
            passed += 1
            if is_asked or _is_asked(s, hero, moment, responses(s, hero, moment)):  # in a world dealt since then
                _pass(s, hero, moment, choice)
            if s.is_hushed and not isinstance(moment, Throw):
                _pass_unseen(s, hero, moment)
        else:
            passed = 0
            yield from act(s, hero, choice, moment)
            for other in who:  # it is not as it was when they passed
                other.declined = other.passed_unseen = ()


def _is_asked(s: State, hero: Hero, moment: Moment, options: list[Option]) -> bool:
    return bool(options) and is_new(s, hero, moment, options)


def is_new(s: State, hero: Hero, moment: Moment, options: list[Option]) -> bool:
    """Is there anything that he has not passed on in this turn, or that helps against what concerns him?

    DGR-RULING-101, DGR-RULING-88.
    """
    if s.is_solo or isinstance(moment, Throw):
        return True
    if concerns(hero, moment) and any(is_defence(option) for option in options):
        return True
    return not isinstance(moment, Challenge) and any(option not in hero.declined for option in options)


def _pass(s: State, hero: Hero, moment: Moment, choice: Option) -> None:
    """For once, for this turn, or until he says otherwise; what could be done at any time he does not want now."""
    if choice == QUIET:
        hero.is_silent = True
    elif choice == RESERVED:
        hero.is_reserved = True
    if not isinstance(moment, Throw):
        # DGR-RULING-101
        hero.declined = tuple(dict.fromkeys((*hero.declined, *anytime_options(s, hero, is_his=True))))


def _might_respond(s: State, hero: Hero, moment: Moment) -> bool:
    """Might he be asked, for all that the others know? They do not know either whether he wants to be left in peace
    until something concerns him, and so has not passed on anything yet."""

    def look() -> bool:
        options = responses(s, hero, moment)
        return bool(options) and (concerns(hero, moment) or is_new(s, hero, moment, options))

    return as_others_see(s, hero, look)


def _pass_unseen(s: State, hero: Hero, moment: Moment) -> None:
    """As the others see it he has passed on whatever he might have been offered and could do at any time
    (DGR-RULING-101)."""

    def look() -> list[Option]:
        lasting = anytime_options(s, hero, is_his=True)
        return [option for option in responses(s, hero, moment) if option in lasting]

    passed = as_others_see(s, hero, look)
    hero.passed_unseen = tuple(dict.fromkeys((*hero.passed_unseen, *passed)))


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
    elif word == "horde-duel":
        yield from wandering.horde_duels(s, choice)
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
    """Has anybody but the active player something to do, or might he, where that must not be told?"""
    if s.is_hushed:
        return True
    for hero in s.heroes:
        if hero.seat != s.active and may_act(s, hero):
            options = anytime_options(s, hero)
            if options and is_new(s, hero, None, options):
                return True
    return False


def anytime(s: State, *, with_active: bool = False) -> Rules[None]:
    """DGR-GOLD-9; the active player is asked for his next action anyway, so he is left out here."""
    who = players(s) if with_active else [hero for hero in players(s) if hero.seat != s.active]
    yield from window(s, who, "anytime", "DGR-GOLD-9", None)


# --- before an encounter or a challenge -----------------------------------------------------------------------------


def respond(s: State, foe: Foe, player: Hero | None) -> Rules[dict[int, int]]:
    """DGR-ENC-4: reactions and other defensive measures, and banes of the dungeonlord in between (DGR-RULING-16).

    Gives what they add to the rolls against it, by seat.
    """
    answering = Answering(foe, player)
    if _can_anybody_respond(s, player):
        yield from window(s, players(s), "respond", "DGR-ENC-4", answering)
    return answering.bonus


def _can_anybody_respond(s: State, player: Hero | None) -> bool:
    """A quick look: could anybody have something to do before the encounter is resolved?"""
    if s.is_hushed:
        return True
    for hero in s.heroes:
        if hero.at and (hero.reactions or may_act(s, hero, is_his=True)):
            return True
    return player is not None and len(player.evils) > 0


def challenge(s: State, attacker: Hero | Foe, defender: Hero | Foe) -> Rules[bool]:
    """DGR-RULING-96: before the dice of a duel, or of a monster that was met, the challenged hero may do something.

    In a campaign his friends there may as well. True if the fight takes place: both are still there.
    """
    moment = Challenge(attacker, defender)
    if isinstance(defender, Hero):
        who = s.heroes_at(defender.at) if s.is_campaign else [defender]
        yield from window(s, who, "challenge", "DGR-RULING-96", moment)
    return moment.stands(s)


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
