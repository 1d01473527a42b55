"""The greedy bot plays like a sensible person: it wins against chance, and it gets home."""

from __future__ import annotations

from random import Random

import pytest

from undercroft.bots import decide, find_bot
from undercroft.games import find_game
from undercroft.games.labyrinth.bot.moves import could_rest
from undercroft.games.labyrinth.bot.outlook import Outlook
from undercroft.games.labyrinth.bot.rivals import claimed, taken_first
from undercroft.games.labyrinth.bot.routes import FAR, chart_of, search_price
from undercroft.games.labyrinth.content.board_map import load_board
from undercroft.games.labyrinth.state import Adventurer, State
from undercroft.kernel.table import Table
from undercroft.lab.simulate import Plan, Played, play_one, simulate

GAME = find_game("labyrinth")


def played(preset: str, bots: list[str], games: int) -> list[Played]:
    return simulate(GAME, GAME.read_options(GAME.presets[preset]), bots, games, seed=5, workers=1)


@pytest.mark.parametrize("preset", ["first-game", "expert", "everything"])
def test_greedy_beats_random(preset: str) -> None:
    assert [game.winners for game in played(preset, ["greedy", "random"], 12)] == [(0,)] * 12


@pytest.mark.parametrize("seats", [2, 5, 8])
def test_a_table_of_greedy_bots_always_comes_to_an_end(seats: int) -> None:
    games = played("everything", ["greedy"] * seats, 4)
    assert all(game.over and game.winners and game.length <= 150 for game in games)


def test_who_has_nothing_that_pays_within_reach_fights_for_what_does_not() -> None:
    """In this game the last room of level 2 could not be reached, and level 3 seemed too dangerous to all four."""
    plan = Plan(GAME, GAME.read_options(GAME.presets["first-game"]), ("greedy",) * 4, seed=20261119, most_answers=5000)
    assert play_one(plan, 42).over


def adventurer(kind: str) -> Adventurer:
    hero = Adventurer(0)
    hero.kind = kind
    return hero


def test_a_secret_door_is_a_short_way_for_those_who_find_it() -> None:
    elf, hobbit, hero, dwarf = (search_price(adventurer(kind)) for kind in ("elf", "hobbit", "hero", "dwarf"))
    assert elf < hobbit < hero == dwarf
    with_opener = adventurer("hero")
    with_opener.powers = frozenset({"opener"})
    assert search_price(with_opener) == 1
    pairs = list(zip(chart_of(load_board(), elf).home, chart_of(load_board(), hero).home, strict=True))
    assert all(near <= far for near, far in pairs)
    assert any(near < far < FAR for near, far in pairs)


@pytest.mark.parametrize("kind", ["elf", "hero"])
def test_rooms_behind_other_rooms_do_not_make_their_level_seem_far_away(kind: str) -> None:
    chart = chart_of(load_board(), search_price(adventurer(kind)))
    homes = [chart.home_of_level[level] for level in range(1, 7)]
    assert homes == sorted(homes)
    assert homes[-1] < 60


def at_start(
    kind: str, graves: frozenset[str] = frozenset(), others: tuple[str, ...] = ("elf", "hero", "dwarf")
) -> Outlook:
    s: State = GAME.start(GAME.read_options(GAME.presets["everything"]), 1 + len(others))
    for hero, chosen in zip(s.heroes, (kind, *others), strict=True):
        hero.kind = chosen
    s.graves = graves
    return Outlook(s, s.heroes[0])


@pytest.mark.parametrize(("kind", "first"), [("elf", 1), ("dwarf", 1), ("superhero", 3), ("thief", 3)])
def test_for_a_trifle_nobody_fights_who_needs_a_fortune(kind: str, first: int) -> None:
    assert min(level.number for level in at_start(kind).levels()) == first


@pytest.mark.parametrize(
    ("others", "first"), [(("elf", "hero", "dwarf"), 3), (("elf", "hero", "thief"), 2), (("thief",), 1)]
)
def test_where_few_need_less_their_levels_are_worth_a_visit(others: tuple[str, ...], first: int) -> None:
    assert min(level.number for level in at_start("superhero", others=others).levels()) == first


def test_who_lives_by_his_hands_is_not_kept_from_trying_again() -> None:
    daring, timid = at_start("elf"), at_start("elf")
    timid._dread = 1.0
    assert daring.level(3).by_hand.gold > timid.level(3).by_hand.gold
    assert daring.level(3).by_hand.turns < timid.level(3).by_hand.turns


def test_who_lacks_little_takes_a_trifle_as_well() -> None:
    outlook = at_start("superhero")
    outlook.need = 250.0
    assert min(level.number for level in outlook.levels()) == 1


def test_what_an_emptied_level_cannot_give_is_won_on_another() -> None:
    rooms = [room for room in load_board().rooms if load_board().level(room) == 2]
    full, one_left = at_start("elf"), at_start("elf", frozenset(rooms[1:]))
    assert full.now() < one_left.now() < 2 * full.now()


def on_the_way(steps: int, *, wandering: bool = True) -> State:
    """An Elf in the cleared room r1-01, with so many steps left."""
    s: State = GAME.start(GAME.read_options({"mode": "expert", "wandering": wandering}), 2)
    s.heroes[0].kind, s.heroes[0].at, s.steps = "elf", "r1-01", steps
    s.graves = frozenset({"r1-01"})
    return s


@pytest.mark.parametrize(("steps", "wandering", "rests"), [(2, True, True), (2, False, False), (0, True, False)])
def test_a_cleared_room_is_a_place_for_the_night_while_monsters_wander(
    steps: int, wandering: bool, rests: bool
) -> None:
    s = on_the_way(steps, wandering=wandering)
    assert could_rest(s, s.heroes[0], ("c1-01", "c1-02", "c1-03")) is rests


def test_nobody_rests_at_the_beginning_of_his_turn_or_before_a_stair() -> None:
    s = on_the_way(5)
    assert not could_rest(s, s.heroes[0], ("c1-01", "c1-02", "c1-03", "c1-04", "c1-05", "c1-06"))
    s = on_the_way(2)
    assert not could_rest(s, s.heroes[0], ("c1-01", "s12-1", "c2-01"))


def with_a_rival(at: str) -> State:
    """An Elf on Start, whose turn it is, and a Hero somewhere."""
    s: State = GAME.start(GAME.read_options({"mode": "expert"}), 2)
    s.heroes[0].kind, s.heroes[1].kind, s.heroes[1].at = "elf", "hero", at
    s.active, s.steps = 0, 5
    return s


def test_a_room_is_given_up_to_a_rival_who_is_there_first() -> None:
    s = with_a_rival("c1-01")
    o = Outlook(s, s.heroes[0])
    claims = claimed(o)
    room = max(claims, key=lambda place: max(chance for _, chance in claims[place]))
    assert s.board.level(room) == 1
    assert taken_first(o, claims, room, steps=5) == 0
    assert taken_first(o, claims, room, steps=6) > 0.5


@pytest.mark.parametrize("reason", ["cleared", "caged", "far", "at home"])
def test_nobody_claims_a_room_he_cannot_or_need_not_enter(reason: str) -> None:
    s = with_a_rival("start" if reason == "at home" else "c1-01")
    o = Outlook(s, s.heroes[0])
    nearest = next(iter(claimed(Outlook(with_a_rival("c1-01"), s.heroes[0]))))
    if reason == "cleared":
        s.graves = frozenset({nearest})
    elif reason == "caged":
        s.heroes[1].cage = "cage-1-1"
    elif reason == "far":
        s.heroes[1].at = "c4-01"
    assert nearest not in claimed(o)


@pytest.mark.clause("LAB-RULING-77")
def test_a_wizard_who_won_from_outside_among_others_fetches_his_treasure() -> None:
    (way,) = load_board().ways["r5-69"]
    described = {
        "Anna": {"class": "wizard", "at": way.to},
        "Bert": {"at": "r5-69"},
        "monster": [{"card": "witch", "at": "r5-69", "engaged": "Bert"}],
        "unclaimed": {"r5-69": {"draws": 1}},
    }
    s = GAME.given(GAME.read_options({}), ["Anna", "Bert"], described)
    s.is_new_turn, s.has_stepped, s.has_acted, s.steps = False, True, True, 2
    s.pacified = frozenset({"r5-69"})
    random = Random(1)
    assert decide(find_bot("labyrinth", "greedy", random), Table(GAME, s, is_set_up=True), 0, random) == (
        "step",
        "r5-69",
    )
