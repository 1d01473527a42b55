"""What an adventurer may do on a normal turn, and one step after another (LAB-MOVE, LAB-DOOR)."""

from __future__ import annotations

from undercroft.games.labyrinth.content.board import START, Ground, Kind, LinkKind
from undercroft.games.labyrinth.rules.ambush import is_ambush_ground, may_declare, offer_ambushes, sharing
from undercroft.games.labyrinth.rules.fight import fight_here
from undercroft.games.labyrinth.rules.items import may_use_ball, places_to_look_into, put_peeks_back
from undercroft.games.labyrinth.rules.mage import hexes, last_word
from undercroft.games.labyrinth.rules.places import awaits_fight, is_unsafe, leave_monster
from undercroft.games.labyrinth.rules.retreat import may_pass
from undercroft.games.labyrinth.rules.spells import MISSILE, attacks_from_outside
from undercroft.games.labyrinth.rules.treasure import collect, show
from undercroft.games.labyrinth.rules.winning import check_win
from undercroft.games.labyrinth.state import TRAIL_KEPT, Adventurer, Outcome, State
from undercroft.kernel.ask import Ask, Option, RestAsk, Rules, roll

END = "end"
FIGHT = "fight"
TAKE = "take"
DEPOSIT = "deposit"
THROWERS = ("wizard", "hobbit")
UNIQUE = -1
"""An ask that is not worth keeping, because there is more to do than to walk, to search and to use the ball."""
MOST_OF_A_TRAIL = 2 * TRAIL_KEPT
BALL = "ball"


def move_ask(s: State, hero: Adventurer) -> Ask:
    """What next? Nearly always the options are just the ways on; such an ask is made once and used again."""
    ground = s.board.grounds[hero.at]
    kind = 1 if s.steps else 0
    if hero.kind in THROWERS or hero.powers:
        if _has_vision_or_throw(s, hero, ground):
            kind = UNIQUE
        elif may_use_ball(s, hero):
            kind += 2
    if (
        s.must_face
        or s.may_not_fight
        or ground.is_start
        or (s.loose and hero.at in s.loose)
        or (not s.has_acted and s.options.ambush and _is_crowded(s, hero))
    ):
        kind = UNIQUE
    if kind == UNIQUE:
        return RestAsk(hero.seat, "move", moves(s, hero), "LAB-TURN-2")
    if ground.secret_ways:
        kind += 4 * _doors_open_to(hero, ground)
    recurring = ground.asks[hero.seat]
    if kind not in recurring:
        recurring[kind] = RestAsk(hero.seat, "move", moves(s, hero), "LAB-TURN-2")
    return recurring[kind]


def _has_vision_or_throw(s: State, hero: Adventurer, ground: Ground) -> bool:
    """Is there a place to look or throw into, or somebody to throw a spell at?"""
    if hero.kind in THROWERS or "esp" in hero.powers:
        if s.steps and ground.place_ways and any(is_unsafe(s, way.to) for way in ground.place_ways):
            return True
        if hero.kind == "wizard" and s.options.ambush_spells and _has_neighbours(s, hero):
            return True
    return False


def _doors_open_to(hero: Adventurer, ground: Ground) -> int:
    """Which of the secret doors of the space the adventurer may pass, as one number."""
    has_opener = "opener" in hero.powers
    number = 0
    for way in ground.secret_ways:
        number += number + (has_opener or way.link in hero.doors)
    return number


def moves(s: State, hero: Adventurer) -> tuple[Option, ...]:
    """Everything the rules allow at this moment of the turn (LAB-TURN-2)."""
    here = hero.at
    options: list[Option] = list(s.board.open_steps[here]) if s.steps else []  # LAB-MOVE-1, LAB-DOOR-1
    if s.board.secret_ways[here]:
        options += _secret_doors(s, hero)
    if s.must_face:  # LAB-FIGHT-20: fight or leave; an ambush goes before, by hand or spell (LAB-AMB-2, LAB-MAGE-2)
        return (FIGHT, *options, *_visions(s, hero), *_ambushes(s, hero), *([] if s.has_acted else hexes(s, hero)))
    if s.may_not_fight:  # LAB-THIEF-8
        options = [option for option in options if option[0] != "step" or not is_unsafe(s, str(option[1]))]  # type: ignore[index]
    if s.steps and (hero.spells or hero.missiles):
        options += _throws(s, hero)
    options += _visions(s, hero)
    if here in s.loose and _may_take(s, hero):
        options.append(TAKE)
    if s.options.ambush:
        if not s.has_acted:
            options += _ambushes(s, hero)
        if hero.kind == "wizard":
            options += hexes(s, hero)
    if here == START and s.options.secure_treasure and hero.carried:  # LAB-SECURE-4
        options.append(DEPOSIT)
    options.append(END)  # LAB-TURN-5
    return tuple(options)


def _visions(s: State, hero: Adventurer) -> list[Option]:
    """What the ESP Medallion and the Crystal Ball allow (LAB-ITEM-5, LAB-ITEM-9)."""
    if not hero.powers:
        return []
    looks: list[Option] = [("look", place) for place in places_to_look_into(s, hero)]
    return [*looks, BALL] if may_use_ball(s, hero) else looks


def _has_neighbours(s: State, hero: Adventurer) -> bool:
    """Does anybody stand one link away?"""
    near = s.board.way_to[hero.at]
    for other in s.heroes:  # noqa: SIM110 - a generator would cost more than the loop
        if other.at in near:
            return True
    return False


def _is_crowded(s: State, hero: Adventurer) -> bool:
    """Does anybody else stand on the same space?"""
    here = hero.at
    for other in s.heroes:  # noqa: SIM110 - a generator would cost more than the loop
        if other.at == here and other is not hero:
            return True
    return False


def _secret_doors(s: State, hero: Adventurer) -> list[Option]:
    """Steps through secret doors one may use, and searches for those one may not (LAB-DOOR-2, LAB-DOOR-3)."""
    found: list[Option] = []
    for way in s.board.secret_ways[hero.at]:
        if not may_pass(hero, way.kind, way.link):
            found.append(("search", way.link))
        elif s.steps:
            found.append(("step", way.to))
    return found


def _throws(s: State, hero: Adventurer) -> list[Option]:
    """LAB-SPELL-9, LAB-SPELL-10: into an unsafe place that one could enter with the step one has left."""
    if s.may_not_fight:
        return []
    kinds = attacks_from_outside(s, hero)
    if not kinds:
        return []
    near = s.board.place_ways[hero.at]
    before = [way.to for way in near if may_pass(hero, way.kind, way.link) and is_unsafe(s, way.to)]
    return [("throw" if kind == MISSILE else "cast", kind, place) for kind in kinds for place in before]


def _ambushes(s: State, hero: Adventurer) -> list[Option]:
    """LAB-AMB-2: only as the first thing in a turn."""
    if s.has_acted or not is_ambush_ground(s, hero.at) or not may_declare(s, hero):
        return []
    return [("ambush", other.seat) for other in sharing(s, hero)]


def _may_take(s: State, hero: Adventurer) -> bool:
    """LAB-AMB-18: in an unsafe place only after beating the monster there."""
    return not is_unsafe(s, hero.at) or s.defeated_at == hero.at


def step_to_collect(s: State, hero: Adventurer, to: str) -> Rules[bool]:
    """LAB-MAGE-8: one step and nothing else, so that he declares no ambush on it (LAB-RULING-81). True: he may take."""
    goes_on = (yield from arrive(s, hero, may_ambush=False)) if walk(s, hero, to) else True
    return goes_on and hero.at == to


def walk(s: State, hero: Adventurer, to: str) -> bool:
    """Put the figure onto the next space; True if something may await it there."""
    origin = hero.at
    ground = s.board.grounds[origin]
    if not ground.is_quiet:
        _leave(s, hero, ground, to)
    s.steps -= 1  # LAB-MOVE-2, LAB-MOVE-3
    s.has_stepped = True
    trail = hero.trail + (origin,)  # noqa: RUF005 - LAB-MOVE-10; this runs at every step, and it is the faster way
    hero.trail = trail if len(trail) < MOST_OF_A_TRAIL else trail[-TRAIL_KEPT:]
    hero.at = to
    if s.listener is not None:
        s.tell("step", "LAB-MOVE-2", seat=hero.seat, place=to, origin=origin)
    if s.peeks:
        put_peeks_back(s, hero, keep=to)
    if to == START:
        check_win(s, hero)
    if s.board.grounds[to].is_place and (to in s.unclaimed or to in s.pacified or is_unsafe(s, to)):
        return True
    return s.options.ambush and _is_crowded(s, hero)


def _leave(s: State, hero: Adventurer, ground: Ground, to: str) -> None:
    """Go away from a monster, or through a secret door that the Opener opens (LAB-ITEM-2)."""
    if ground.is_place:
        leave_monster(s, hero)
        s.must_face = False
        if s.defeated_at != to:  # won from outside, it is still his when he goes in (LAB-RULING-34)
            s.defeated_at = ""
    if ground.secret_ways:
        way = s.board.way_to[hero.at][to]
        if way.kind is LinkKind.SECRET and way.link not in hero.doors:
            hero.doors |= {way.link}
            show(s, hero, "opener")


def arrive(s: State, hero: Adventurer, *, may_ambush: bool = True) -> Rules[bool]:
    """Others may lie in ambush, and a monster may wait. True: the turn goes on."""
    if s.options.ambush and (yield from _is_stopped(s, hero, may_ambush)):
        return False
    return (yield from enter(s, hero))


def _is_stopped(s: State, hero: Adventurer, may_ambush: bool) -> Rules[bool]:
    """LAB-AMB-4, LAB-AMB-25: an ambush comes before the monster, and ends the turn."""
    passage = yield from offer_ambushes(s, hero, may_ambush=may_ambush)
    if passage.outcome is Outcome.TURN_ENDS and passage.ambushers and not hero.is_wounded:
        yield from last_word(s, hero, passage.ambushers)
    return passage.outcome is Outcome.TURN_ENDS


def enter(s: State, hero: Adventurer) -> Rules[bool]:
    """LAB-MOVE-6, LAB-MOVE-7: an unsafe place is fought for, any other space is simply entered."""
    space = s.board.spaces[hero.at]
    if not space.is_place:
        return True
    if awaits_fight(s, hero, hero.at):
        return (yield from fight_here(s, hero))
    if space.kind is Kind.CHAMBER:  # LAB-SPELL-16, LAB-CHAM-4: at peace once; LAB-RULING-77: a room all the turn
        s.pacified -= {hero.at}
    if s.unclaimed:
        yield from collect(s, hero)
    return True


def search(s: State, hero: Adventurer, link: str) -> Rules[bool]:
    """LAB-DOOR-4: one die; a find opens the door for good, a miss ends the turn (LAB-DOOR-9)."""
    (die,) = yield roll(hero.seat, 1, "LAB-DOOR-4", "search-roll")
    found = bool(die <= hero.type.secret_door)
    if found:
        hero.doors |= {link}  # LAB-DOOR-5, LAB-DOOR-7, LAB-DOOR-8
    s.tell("door-found" if found else "door-missed", "LAB-DOOR-4", seat=hero.seat, door=link, die=die)
    return found
