"""A turn from beginning to end (LAB-TURN)."""

from __future__ import annotations

from undercroft.games.labyrinth.content.board import START
from undercroft.games.labyrinth.content.cards import CLASSES
from undercroft.games.labyrinth.rules.ambush import ambush_at_turn_start, fight_on, locked_with
from undercroft.games.labyrinth.rules.counterattack import return_wounded
from undercroft.games.labyrinth.rules.fight import fight_from_outside, fight_here
from undercroft.games.labyrinth.rules.items import look, put_peeks_back, use_ball
from undercroft.games.labyrinth.rules.mage import cast_at_adventurer, wounded_last_spell
from undercroft.games.labyrinth.rules.moves import END, arrive, move_ask, search, step_to_collect, walk
from undercroft.games.labyrinth.rules.places import is_unsafe
from undercroft.games.labyrinth.rules.secure import arrive_home, deposit
from undercroft.games.labyrinth.rules.spells import put_laid_spell_away, refill
from undercroft.games.labyrinth.rules.traps import release
from undercroft.games.labyrinth.rules.treasure import take_loose
from undercroft.games.labyrinth.rules.winning import check_stalemate
from undercroft.games.labyrinth.state import Adventurer, State
from undercroft.kernel.ask import Ask, Option, Rules

COLLECT = ("no", "step")


def turn(s: State) -> Rules[None]:
    """Turn after turn, clockwise (LAB-TURN-1); it can be taken up again at every "move" that it asks for."""
    while True:
        hero = s.heroes[s.active]
        if s.is_new_turn:
            _begin(s, hero)
            if (hero.is_wounded or hero.misses or hero.cage or s.locks) and not (yield from _start_of_turn(s, hero)):
                _end(s, hero)
                continue
            if hero.at in s.board.place_set:
                s.must_face = is_unsafe(s, hero.at)  # LAB-FIGHT-20
        while (choice := (yield move_ask(s, hero))) != END:  # LAB-TURN-2, LAB-TURN-6
            if choice[0] == "step":
                if walk(s, hero, choice[1]) and not (yield from arrive(s, hero)):
                    break
            elif not (yield from _act(s, hero, choice)):
                break
            if not s.has_acted:
                s.has_acted = True
        yield from _rest_on_start(s, hero)
        _end(s, hero)


def _begin(s: State, hero: Adventurer) -> None:
    s.is_new_turn = s.has_stepped = s.has_acted = False
    s.steps = CLASSES[hero.kind].steps  # LAB-MOVE-1; LAB-MOVE-8: none are carried over
    s.began_on_start = hero.at == START
    if s.attacking or s.defeated_at:
        s.attacking = s.defeated_at = ""
    if s.may_not_fight or s.used_ball or s.looked or s.pacified:
        s.may_not_fight = s.used_ball = False
        s.looked = s.pacified = frozenset()
    if s.listener is not None:
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
            yield from _rest_on_start(s, hero)  # LAB-RULING-85
            return False
    return True


def _rest_on_start(s: State, hero: Adventurer) -> Rules[None]:
    """LAB-SPELL-18: an own turn on Start without a step brings a spell or missile back; a missed one does not."""
    if s.began_on_start and not s.has_stepped and hero.at == START:  # LAB-RULING-71
        yield from refill(s, hero)


def _act(s: State, hero: Adventurer, choice: Option) -> Rules[bool]:
    """Carry out one choice; True if the turn goes on."""
    match choice:
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
    lying = len(s.loose.get(ground, ()))
    hit = yield from cast_at_adventurer(s, hero, spell, target)
    if not hit or not s.steps or len(s.loose.get(ground, ())) == lying:
        return
    choice = yield Ask(hero.seat, "collect", COLLECT, "LAB-MAGE-8", {"place": ground})
    if choice == "step" and (yield from step_to_collect(s, hero, ground)):
        yield from take_loose(s, hero, "LAB-MAGE-8")


def _end(s: State, hero: Adventurer) -> None:
    """The used spell goes away, seen cards go back, and it is the next player's turn (LAB-SPELL-17, LAB-ITEM-7)."""
    if s.laid_spell:
        put_laid_spell_away(s, hero)
    if s.peeks:
        put_peeks_back(s, hero)
    if hero.attacked or s.attacking:
        hero.attacked = s.attacking  # LAB-THIEF-3
    if s.cleared_rooms == len(s.board.rooms):
        check_stalemate(s)  # LAB-WIN-6
    s.active = (s.active + 1) % len(s.heroes)  # LAB-TURN-1
    s.turns += 1
    s.is_new_turn, s.must_face = True, False
