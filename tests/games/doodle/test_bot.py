"""The greedy bot plays like a sensible person: it wins against chance, and its ways are legal."""

from __future__ import annotations

from random import Random

import pytest

from undercroft.games.doodle.bot.ways import Ways, worst_way, worth
from undercroft.games.doodle.content.cards import FORMATIONS
from undercroft.games.doodle.content.grid import BIT, INDEX, NAMES, cell_set
from undercroft.games.doodle.game import Doodle
from undercroft.games.doodle.rules.elements import Cells, Placements
from undercroft.games.doodle.rules.way import shortest, why_no_way
from undercroft.games.doodle.state import Dungeon
from undercroft.lab.simulate import simulate

GAME = Doodle()


def random_dungeon(random: Random) -> Dungeon:
    dungeon = Dungeon(0)
    for _ in range(9):
        placements = Placements(dungeon, random.choice(list(FORMATIONS.values())))
        if placements.legal():
            dungeon.walls |= cell_set(map(str, placements.sample(random)))  # type: ignore[arg-type]
    found = [0, 0, 0, 0]
    for number in range(12):
        bit = BIT[INDEX[str(Cells(dungeon, is_treasure=False).sample(random))]]
        found[number % 4] |= bit
        dungeon.things |= bit
    dungeon.monsters = (found[0], found[1], found[2])
    dungeon.traps = found[3]
    return dungeon


def test_greedy_beats_random() -> None:
    played = simulate(GAME, GAME.read_options({}), ["greedy", "random"], 8, seed=5, workers=1, rotate=True)
    assert [game.bots[game.winners[0]] for game in played] == [0] * 8


@pytest.mark.parametrize("seats", [3, 4])
def test_a_table_of_greedy_bots_comes_to_an_end(seats: int) -> None:
    for game in simulate(GAME, GAME.read_options({}), ["greedy"] * seats, 1, seed=seats, workers=1):
        assert game.over
        assert game.winners


def test_every_way_that_is_tried_is_legal() -> None:
    random = Random(4)
    for _ in range(12):
        dungeon = random_dungeon(random)
        ways = Ways(dungeon, 15)
        for jitter in (0.1, 0.6, 1.2):
            assert why_no_way(dungeon, ways.way(random, jitter)) == ""
        assert why_no_way(dungeon, ways.way()) == ""


def test_the_way_that_is_drawn_hurts_more_than_a_shortest_one() -> None:
    random = Random(6)
    for _ in range(6):
        dungeon = random_dungeon(random)
        ways = Ways(dungeon, 15)
        assert ways.points(worst_way(dungeon, 15, random, 30)) <= ways.points(shortest(dungeon))


def test_a_strong_dragon_is_left_alone_and_a_weak_goblin_visited() -> None:
    dungeon = Dungeon(0)
    dungeon.monsters = (cell_set(["D5"]), 0, cell_set(["B2"]))
    dungeon.things = dungeon.all_monsters
    dungeon.boxes = (0, 0, 8, 0, 0, 0)
    way = [NAMES[cell] for cell in worst_way(dungeon, 15, Random(1), 20)]
    assert "D5" in way
    assert "B2" not in way


def test_a_trap_that_nobody_can_avoid_makes_a_dungeon_worth_more() -> None:
    plain, trapped = Dungeon(0), Dungeon(0)
    trapped.traps = trapped.things = cell_set(["A1"])
    assert worth(trapped, 15) == worth(plain, 15) + 1
