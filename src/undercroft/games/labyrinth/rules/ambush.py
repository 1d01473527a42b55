"""Ambush: adventurers against each other (LAB-AMB)."""

from __future__ import annotations

from dataclasses import dataclass

from undercroft.games.labyrinth.content.board import START
from undercroft.games.labyrinth.content.cards import AMBUSH, COUNTER
from undercroft.games.labyrinth.rules.counterattack import Result, suffer
from undercroft.games.labyrinth.rules.places import waiting_at
from undercroft.games.labyrinth.rules.spells import ESCAPES, NO, ask_hidden, kinds_in_hand, use_up
from undercroft.games.labyrinth.rules.teleport import PLACES, teleport
from undercroft.games.labyrinth.rules.treasure import show, sword_bonus, take_loose
from undercroft.games.labyrinth.state import Adventurer, Outcome, State
from undercroft.kernel.ask import Ask, Rules, roll

YES = "yes"


@dataclass(frozen=True, slots=True)
class Passage:
    """How entering a shared space went for the mover: who ambushed him there, unless it killed him."""

    outcome: Outcome
    ambushers: frozenset[int] = frozenset()


UNDISTURBED = Passage(Outcome.GOES_ON)


@dataclass(frozen=True, slots=True)
class Strike:
    """One adventurer strikes at another."""

    striker: Adventurer
    struck: Adventurer


def may_declare(s: State, hero: Adventurer) -> bool:
    """LAB-AMB-23: not the seriously wounded, the caged, Clerics, or a Thief on his bonus move."""
    if hero.is_wounded or hero.cage or hero.kind == "cleric":
        return False
    return not (s.may_not_fight and hero.seat == s.active)


def is_ambush_ground(s: State, space: str) -> bool:
    """LAB-AMB-27: not on Start, unless the option allows it."""
    return s.options.ambush and (space != START or s.options.ambush_at_start)


def sharing(s: State, hero: Adventurer) -> list[Adventurer]:
    """Who else stands on the space and may be ambushed, clockwise (LAB-AMB-24: everybody except the caged)."""
    return [other for other in s.clockwise(hero.seat) if other.at == hero.at and not other.cage]


def offer_ambushes(s: State, mover: Adventurer, *, may_ambush: bool) -> Rules[Passage]:
    """LAB-AMB-1, LAB-AMB-3: on each entered space the mover is asked first (if he may), then the others clockwise."""
    others = sharing(s, mover)
    if not others or not is_ambush_ground(s, mover.at):
        return UNDISTURBED
    if may_ambush and may_declare(s, mover):
        targets = tuple(("ambush", other.seat) for other in others)
        choice = yield Ask(mover.seat, "ambush-mover", (NO, *targets), "LAB-AMB-1")
        if choice != NO:
            attacked = s.heroes[choice[1]]
            _declare(s, mover, attacked)
            joined = yield from _ask_to_join(s, mover, [other for other in others if other is not attacked])
            killed = yield from _fight_out(s, [mover], attacked, joined)
            return _after(mover, joined, killed)
    for number, other in enumerate(others):
        if may_declare(s, other) and (yield Ask(other.seat, "ambush-other", (NO, YES), "LAB-AMB-1")) == YES:
            return (yield from _ambush_mover(s, mover, other, others[:number] + others[number + 1 :]))
    return UNDISTURBED


def _after(mover: Adventurer, ambushers: list[Adventurer], killed: set[int]) -> Passage:
    """LAB-AMB-15: the turn of the player whose turn it was ends, whoever declared."""
    seats = () if mover.seat in killed else (ambusher.seat for ambusher in ambushers)
    return Passage(Outcome.TURN_ENDS, frozenset(seats))


def _declare(s: State, attacker: Adventurer, attacked: Adventurer) -> None:
    s.tell("ambush", "LAB-AMB-1", seat=attacker.seat, target=attacked.seat, place=attacked.at)


def _ambush_mover(s: State, mover: Adventurer, declarer: Adventurer, others: list[Adventurer]) -> Rules[Passage]:
    _declare(s, declarer, mover)
    ambushers = [declarer, *(yield from _ask_to_join(s, mover, others))]
    if (yield from _escapes(s, mover)):
        waiting = waiting_at(s, mover.at)
        return Passage((yield from teleport(s, mover, waiting[0] if waiting else None)))
    killed = yield from _fight_out(s, ambushers, mover, [])
    return _after(mover, ambushers, killed)


def _ask_to_join(s: State, mover: Adventurer, others: list[Adventurer]) -> Rules[list[Adventurer]]:
    """LAB-AMB-5: each further adventurer on the space may join, against the mover only."""
    joined = []
    for other in others:
        if may_declare(s, other) and (yield Ask(other.seat, "join", (NO, YES), "LAB-AMB-5")) == YES:
            joined.append(other)
            s.tell("joined", "LAB-AMB-5", seat=other.seat, target=mover.seat)
    return joined


def _escapes(s: State, mover: Adventurer) -> Rules[bool]:
    """LAB-MAGE-11: an ambushed Wizard or Cleric in a room or chamber may be gone before any strike."""
    if not s.options.ambush_spells or s.laid_spell or s.board.spaces[mover.at].kind not in PLACES:
        return False
    escapes = tuple(kind for kind in kinds_in_hand(mover) if kind in ESCAPES)[:1]
    escape = yield from ask_hidden(s, mover, "escape", escapes, "LAB-MAGE-11")
    if escape == NO:
        return False
    use_up(s, mover, str(escape))
    return True


def ambush_at_turn_start(s: State, hero: Adventurer, target: Adventurer) -> Rules[None]:
    """LAB-AMB-2: instead of anything else; nobody can join."""
    _declare(s, hero, target)
    yield from _fight_out(s, [hero], target, [])


def _fight_out(
    s: State, attackers: list[Adventurer], attacked: Adventurer, joined: list[Adventurer]
) -> Rules[set[int]]:
    """LAB-AMB-6, LAB-AMB-7: attackers strike once each, the attacked strikes back at one; then all takes effect.

    `joined` are those who came to the help of the attacked against a mover who declared himself. Gives the killed.
    """
    strikes = [Strike(attacker, attacked) for attacker in attackers]
    back_at = attackers[0]
    if len(attackers) > 1:
        seats = tuple(attacker.seat for attacker in attackers)
        back_at = s.heroes[(yield Ask(attacked.seat, "strike-whom", seats, "LAB-AMB-7"))]
    strikes.append(Strike(attacked, back_at))
    strikes += [Strike(joiner, attackers[0]) for joiner in joined]
    return (yield from _exchange(s, strikes, [attacked, *attackers, *joined], [*attackers, *joined, attacked]))


def _exchange(
    s: State, strikes: list[Strike], order_of_results: list[Adventurer], order_of_taking: list[Adventurer]
) -> Rules[set[int]]:
    """LAB-AMB-11: all strikes are rolled before any result is applied; a hit adventurer still strikes back."""
    hits = []
    for strike in strikes:
        if (yield from _strike(s, strike)):
            hits.append(strike)
    space = strikes[0].struck.at
    s.fresh_drops = ()
    held_fast: list[Strike] = []
    fallen: set[int] = set()
    for hero in order_of_results:  # LAB-AMB-13
        taken = [hit for hit in hits if hit.struck is hero]
        yield from _suffer_hits(s, hero, space, taken, held_fast, fallen)
    _lock(s, [strike for strike in held_fast if not {strike.striker.seat, strike.struck.seat} & fallen])
    for hero in order_of_taking:  # LAB-AMB-17
        if hero.at == space and not hero.is_wounded and hero.seat not in fallen:
            own = tuple(card for seat, card in _fresh_drops(s) if seat == hero.seat)
            yield from take_loose(s, hero, "LAB-AMB-17", leave=own)
    return fallen


def _fresh_drops(s: State) -> tuple[tuple[int, str], ...]:
    return s.fresh_drops


def _strike(s: State, strike: Strike) -> Rules[bool]:
    """LAB-AMB-8, LAB-AMB-10: two dice plus the sword, against the number in the table."""
    striker, struck = strike.striker, strike.struck
    needed = AMBUSH[striker.kind][struck.kind]
    bonus = sword_bonus(s, striker)
    if bonus:
        show(s, striker, "sword")
    dice = yield roll(striker.seat, 2, "LAB-AMB-8", "strike-roll")
    success = sum(dice) + bonus >= needed
    s.tell(
        "strike",
        "LAB-AMB-8",
        seat=striker.seat,
        target=struck.seat,
        dice=dice,
        bonus=bonus,
        needed=needed - bonus,
        success=success,
    )
    return success


def _suffer_hits(
    s: State, hero: Adventurer, space: str, hits: list[Strike], held_fast: list[Strike], fallen: set[int]
) -> Rules[None]:
    """LAB-AMB-12: one result a hit, one after another; after "killed" the rest is ignored."""
    for hit in hits:
        result = yield from hit_result(s, hero, space)
        if result is Result.NOTHING:
            held_fast.append(hit)
        elif result is Result.KILLED:
            fallen.add(hero.seat)
            break


def hit_result(s: State, hero: Adventurer, space: str) -> Rules[Result]:
    """Roll on the counter-attack table and apply it; the classes' changes do not protect here (LAB-AMB-14).

    Dropped treasure lies on the space where the blow fell (LAB-AMB-16, LAB-MAGE-5).
    """
    dice = yield roll(hero.seat, 2, "LAB-AMB-12", "result-roll")
    result = Result(COUNTER[sum(dice)])
    s.tell("hit-result", "LAB-AMB-12", seat=hero.seat, dice=dice, result=result)
    yield from suffer(s, hero, result, space)
    return result


def _lock(s: State, held_fast: list[Strike]) -> None:
    """LAB-AMB-20: striker and struck are locked if they still share the space and neither is badly hurt."""
    for strike in held_fast:
        a, b = strike.striker, strike.struck
        pair = (min(a.seat, b.seat), max(a.seat, b.seat))
        if a.at == b.at and not a.is_wounded and not b.is_wounded and pair not in s.locks:
            s.locks += (pair,)
            s.tell("locked", "LAB-AMB-20", seat=a.seat, target=b.seat)


def locked_with(s: State, hero: Adventurer) -> list[Adventurer]:
    """Those whom this adventurer must fight on; a lock is void as soon as the two are parted or one is badly hurt."""
    s.locks = tuple(pair for pair in s.locks if _still_holds(s, pair))
    return [s.heroes[b if a == hero.seat else a] for a, b in s.locks if hero.seat in (a, b)]


def _still_holds(s: State, pair: tuple[int, int]) -> bool:
    a, b = s.heroes[pair[0]], s.heroes[pair[1]]
    return a.at == b.at and not (a.is_wounded or b.is_wounded)


def fight_on(s: State, hero: Adventurer, locked: list[Adventurer]) -> Rules[None]:
    """LAB-AMB-21: the turn is spent on a new exchange with one of them, striking first."""
    other = locked[0]
    if len(locked) > 1:
        other = s.heroes[(yield Ask(hero.seat, "which-lock", tuple(o.seat for o in locked), "LAB-AMB-21"))]
    pair = (min(hero.seat, other.seat), max(hero.seat, other.seat))
    s.locks = tuple(lock for lock in s.locks if lock != pair)
    s.tell("fights-on", "LAB-AMB-21", seat=hero.seat, target=other.seat)
    yield from _fight_out(s, [hero], other, [])
