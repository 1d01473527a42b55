"""A turn from beginning to end (LAB-TURN)."""

from __future__ import annotations

from undercroft.games.labyrinth.ambush import ambush_at_turn_start, fight_on, locked_with
from undercroft.games.labyrinth.board import START
from undercroft.games.labyrinth.counterattack import return_wounded
from undercroft.games.labyrinth.fight import fight_from_outside, fight_here
from undercroft.games.labyrinth.items import look, put_peeks_back, use_ball
from undercroft.games.labyrinth.mage import cast_at_adventurer, wounded_last_spell
from undercroft.games.labyrinth.moves import END, moves, search, step
from undercroft.games.labyrinth.places import is_unsafe
from undercroft.games.labyrinth.secure import arrive_home, deposit
from undercroft.games.labyrinth.spells import put_laid_spell_away, refill
from undercroft.games.labyrinth.state import Adventurer, State
from undercroft.games.labyrinth.traps import release
from undercroft.games.labyrinth.treasure import take_loose
from undercroft.games.labyrinth.winning import check_stalemate
from undercroft.kernel.ask import Ask, Option, Rules

COLLECT = ("no", "step")


def turn(s: State) -> Rules[None]:
    """The active player's turn; then it is the turn of the player to the left (LAB-TURN-1)."""
    hero = s.hero()
    _begin(s, hero)
    normal = yield from _start_of_turn(s, hero)
    if normal:
        yield from _normal_turn(s, hero)
    yield from _end(s, hero, was_normal=normal)
    check_stalemate(s)
    s.active = (s.active + 1) % len(s.heroes)
    s.turns += 1


def _begin(s: State, hero: Adventurer) -> None:
    s.steps = hero.type.steps  # LAB-MOVE-1; LAB-MOVE-8: none are carried over
    s.began_on_start = hero.at == START
    s.has_stepped = s.has_acted = s.may_not_fight = s.used_ball = s.must_face = False
    s.looked = s.pacified = frozenset()
    s.attacking = s.defeated_at = ""
    s.tell("turn", "LAB-TURN-1", seat=hero.seat, place=hero.at)


def _start_of_turn(s: State, hero: Adventurer) -> Rules[bool]:
    """LAB-TURN-3: what comes before anything else, in this order; True if a normal turn follows."""
    if hero.is_wounded:
        yield from wounded_last_spell(s, hero)
        return_wounded(s, hero)
        yield from arrive_home(s, hero)
        return False
    if hero.misses:  # LAB-TURN-4
        hero.misses -= 1
        s.tell("misses", "LAB-TURN-4", seat=hero.seat, left=hero.misses)
        return False
    if hero.cage:
        yield from release(s, hero)
    if s.locks:
        locked = locked_with(s, hero)
        if locked:
            yield from fight_on(s, hero, locked)
            return False
    return True


def _normal_turn(s: State, hero: Adventurer) -> Rules[None]:
    """One action after another, until the player ends the turn or a rule does (LAB-TURN-6)."""
    s.must_face = is_unsafe(s, hero.at)  # LAB-FIGHT-20
    seat = hero.seat
    while True:
        choice = yield Ask(seat, "move", moves(s, hero), "LAB-TURN-2")
        if choice == END or not (yield from _act(s, hero, choice)):
            return
        s.has_acted = True


def _act(s: State, hero: Adventurer, choice: Option) -> Rules[bool]:
    """Carry out one choice; True if the turn goes on."""
    match choice:
        case ("step", str(to)):
            return (yield from step(s, hero, to))
        case ("search", str(link)):
            return (yield from search(s, hero, link))
        case "fight":
            return (yield from fight_here(s, hero))
        case ("cast" | "throw", str(kind), str(place)):
            return (yield from fight_from_outside(s, hero, place, kind))
        case ("look", str(place)):
            yield from look(s, hero, place)
        case "ball":
            yield from use_ball(s, hero)
        case "take":
            yield from take_loose(s, hero, "LAB-AMB-18", least=1)
        case "deposit":
            yield from deposit(s, hero)
            return False  # LAB-SECURE-3
        case ("ambush", int(target)):
            yield from ambush_at_turn_start(s, hero, s.heroes[target])
            return False  # LAB-AMB-15
        case ("hex", str(spell), int(target)):
            yield from _hex(s, hero, spell, target)
            return False
        case _:
            raise AssertionError(f"{choice!r} was offered, but no rule carries it out")
    return True


def _hex(s: State, hero: Adventurer, spell: str, target: int) -> Rules[None]:
    """LAB-MAGE-8: the cast ends the turn, but with a step left he may fetch what was dropped."""
    ground = s.heroes[target].at
    lying = s.loose.get(ground, ())
    hit = yield from cast_at_adventurer(s, hero, spell, target)
    if not hit or not s.steps or s.loose.get(ground, ()) == lying:
        return
    if (yield Ask(hero.seat, "collect", COLLECT, "LAB-MAGE-8")) == "step" and (yield from step(s, hero, ground)):
        yield from take_loose(s, hero, "LAB-MAGE-8")


def _end(s: State, hero: Adventurer, *, was_normal: bool) -> Rules[None]:
    """The used spell goes away, seen cards go back, and a turn spent on Start brings something (LAB-SPELL-17, 18)."""
    put_laid_spell_away(s, hero)
    put_peeks_back(s, hero)
    hero.attacked = s.attacking  # LAB-THIEF-3
    if was_normal and s.began_on_start and not s.has_stepped and hero.at == START:  # LAB-RULING-71
        yield from refill(s, hero)
