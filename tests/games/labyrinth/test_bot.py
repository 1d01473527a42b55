"""The greedy bot plays like a sensible person: it wins against chance, and it gets home."""

from __future__ import annotations

import pytest

from undercroft.games import find_game
from undercroft.games.labyrinth.board_map import load_board
from undercroft.games.labyrinth.bot_moves import could_rest
from undercroft.games.labyrinth.bot_routes import FAR, chart_of, search_price
from undercroft.games.labyrinth.state import Adventurer, State
from undercroft.lab.simulate import Played, simulate

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
