"""Setting up in every mode, and selections that are refused."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from undercroft.games.dungeoneer.content.cards import CARDS, LOCATIONS, QUESTS, WALL
from undercroft.games.dungeoneer.content.layout import Cell, Layout
from undercroft.games.dungeoneer.game import Dungeoneer
from undercroft.games.dungeoneer.rules.setup import arrangements
from undercroft.games.dungeoneer.state import ADVENTURE, PERIL, PLACES, QUEST_STACK, State
from undercroft.kernel.ask import CHANCE, pick
from undercroft.kernel.errors import BadOptions, BadSeats, UndercroftError
from undercroft.kernel.table import Table
from undercroft.words import LANGUAGES, Words

GAME = Dungeoneer()


def set_up(options: dict[str, Any], seats: int, seed: int = 1) -> Table[State]:
    """A table after its setup, everything by chance."""
    random = Random(seed)
    table: Table[State] = Table.new(GAME, GAME.read_options(options), seats)
    while table.marks[-1].is_setup:
        ((slot, ask),) = table.pending.items()
        table.answer(slot, pick(ask.options, random))
    return table


def assert_is_worded(refused: UndercroftError) -> None:
    """Everybody reads why in the own language, with nothing of the sentence that is meant for programmers."""
    for lang in LANGUAGES:
        said = Words(lang, strict=True).error(refused)
        assert str(refused).partition(" (")[0] not in said, said


@pytest.mark.clause("DGR-RULING-1", "DGR-CAMP-1")
@pytest.mark.parametrize(("mode", "seats"), [("standard", 1), ("solo", 2), ("campaign", 1)])
def test_a_wrong_number_of_players_is_refused(mode: str, seats: int) -> None:
    with pytest.raises(BadSeats) as refused:
        Table.new(GAME, GAME.read_options({"mode": mode}), seats)
    assert_is_worded(refused.value)


@pytest.mark.clause("DGR-SETUP-2")
def test_heroes_may_be_chosen_from_the_dealers_left() -> None:
    table: Table[State] = Table.new(GAME, GAME.read_options({"hero_deal": "choose"}), 3)
    for seat, hero in ((1, "H3"), (2, "H1"), (0, "H6")):
        assert list(table.pending) == [seat]
        table.answer(seat, hero)
    assert [hero.kind for hero in table.state.heroes] == ["H6", "H3", "H1"]


@pytest.mark.clause("DGR-RULING-24", "DGR-SETUP-12")
def test_first_passages_are_legal_whoever_lays_them() -> None:
    table = set_up({"first_passages": "dealer"}, 2)
    layout = table.state.layout
    assert len(layout.ways["L01"]) == 4
    for arrangement in arrangements(("L02", "L03", "L05", "L09")):
        assert arrangement[0][0] != "L05"
        assert arrangement[1][0] != "L03"


@pytest.mark.clause("DGR-COMB-1", "DGR-COMB-2", "DGR-COMB-3", "DGR-COMB-4")
def test_both_worlds_have_their_own_entrance_and_quests() -> None:
    table: Table[State] = Table.new(GAME, GAME.read_options({"sets": "both"}), 3)
    random = Random(4)
    asked = set()
    while table.marks[-1].is_setup:
        ((slot, ask),) = table.pending.items()
        asked.add((ask.what, ask.seat)) if ask.seat != CHANCE else None
        table.answer(slot, pick(ask.options, random))
    s = table.state
    assert {("entrance", seat) for seat in range(3)} <= asked
    assert len(s.layout.spots) == 10
    assert all(len(s.layout.ways[entrance]) == 4 for entrance in ("L01", "W01"))
    for hero in s.heroes:
        assert sorted(QUESTS[quest].set for quest in hero.quests) == ["dungeon", "wilderness"]
        assert hero.at in ("L01", "W01")
    assert len(s.decks[QUEST_STACK]) == 21 - 6 - 1
    held = sum(len(hero.hand) for hero in s.heroes)
    assert len(s.decks[ADVENTURE]) + held == 82


@pytest.mark.clause("DGR-COMB-6", "DGR-COMB-7", "DGR-DATA-19")
@pytest.mark.parametrize(
    ("options", "seats", "why"),
    [
        ({"leave_out": "L19"}, 2, "DGR-COMB-6"),
        ({"leave_out": "L01 Q01"}, 2, "entrance"),
        ({"leave_out": "L02 L03 L04 L05 L06"}, 2, "passages"),
        ({"leave_out": "Q04 Q05 Q06 Q07 Q08 Q09 Q10 Q11 Q12 Q13"}, 2, "quests"),
        ({"leave_out": "H1 H2 H3 H4 H5"}, 2, "heroes"),
        ({"sets": "wilderness"}, 4, "quests"),
        ({"leave_out": "Z99"}, 2, "Z99"),
    ],
)
def test_a_selection_that_cannot_be_played_is_refused(options: dict[str, Any], seats: int, why: str) -> None:
    with pytest.raises(BadOptions, match=why) as refused:
        Table.new(GAME, GAME.read_options(options), seats)
    assert_is_worded(refused.value)


@pytest.mark.clause("DGR-COMB-6")
def test_cards_may_be_left_out() -> None:
    table = set_up({"leave_out": "A01 A02 Q01"}, 2)
    s = table.state
    cards = {*s.decks[ADVENTURE].cards(), *(card for hero in s.heroes for card in hero.hand)}
    assert len(cards) == 60
    assert "A01" not in cards
    assert not GAME.broken(s)


@pytest.mark.clause("DGR-COMB-8", "DGR-SOLO-30")
@pytest.mark.parametrize("mode", ["solo", "campaign"])
def test_both_worlds_and_familiar_ground_also_in_the_other_modes(mode: str) -> None:
    table = set_up({"mode": mode, "sets": "both", "familiar_ground": True}, 1 if mode == "solo" else 3)
    assert {LOCATIONS[place].set for place in table.state.layout.spots} == {"dungeon", "wilderness"}
    assert len(table.state.layout.spots) > 20


@pytest.mark.clause("DGR-RULING-61", "DGR-BUILD-2")
def test_familiar_ground_lays_everything_before_the_first_turn() -> None:
    s = set_up({"familiar_ground": True}, 3).state
    assert len(s.layout.spots) == 20
    assert not len(s.decks[PLACES])


@pytest.mark.clause("DGR-SOLO-4", "DGR-SOLO-7", "DGR-SOLO-8", "DGR-RULING-63", "DGR-SOLO-1", "DGR-RULING-64")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_solo_setup(number: int) -> None:
    options = GAME.read_options({"mode": "solo", "solo_quests": str(number)})
    table: Table[State] = Table.new(GAME, options, 1)
    assert table.pending[0].what == "choose-hero"
    s = set_up({"mode": "solo", "solo_quests": str(number)}, 1).state
    hero = s.heroes[0]
    assert len(hero.quests) == number
    assert s.general == ()
    assert len(hero.hand) >= 5
    assert all(CARDS[card].is_good for card in hero.hand)
    assert (hero.glory, hero.peril) == (1, 0)


@pytest.mark.clause(
    *("DGR-CAMP-7", "DGR-CAMP-8", "DGR-CAMP-9", "DGR-CAMP-10", "DGR-CAMP-11", "DGR-CAMP-12", "DGR-CAMP-13"),
    *("DGR-RULING-71", "DGR-CAMP-14"),
)
def test_the_campaign_setup() -> None:
    table = set_up({"mode": "campaign"}, 4)
    s = table.state
    lord, *heroes = s.heroes
    assert s.lord == 0 == s.active
    assert len(lord.hand) == 7
    assert all(not CARDS[card].is_good for card in lord.hand)
    for hero in heroes:
        assert len(hero.hand) == 1
        assert CARDS[hero.hand[0]].is_good
        assert (hero.glory, hero.peril, hero.at) == (1, 1, "L01")
        assert hero.faced_down == set(hero.quests)
        assert len(hero.quests) == 1
        assert GAME.view(s, 0)["players"][hero.seat]["quests"] == [""]
    assert len(s.general) == 2
    assert len(s.decks[ADVENTURE]) + 3 == len(s.decks[PERIL]) + 7 == 31
    assert len(s.layout.ways["L01"]) == 4


@pytest.mark.clause("DGR-PLACE-8", "DGR-RULING-26")
def test_no_location_but_the_last_may_close_the_map() -> None:
    """With the printed cards no map can be closed, so here all other openings are taken away by hand."""
    layout = Layout().with_location("L05", 0, 0, False).with_location("L03", 2, 0, False)
    layout.frontier = {(0, 1, 0): layout.frontier[0, 1, 0]}
    assert layout.placements("L06", is_last=False)  # it opens cells of its own
    closing = Layout()
    closing.cells, closing.spots, closing.exits = dict(layout.cells), dict(layout.spots), dict(layout.exits)
    closing.near, closing.ways, closing.frontier = dict(layout.near), dict(layout.ways), dict(layout.frontier)
    closing.cells |= {(0, 1, -1): "L10", (0, 1, 1): "L12"}
    assert closing.placements("L06", is_last=True)
    assert closing.placements("L06", is_last=False) == []


@pytest.mark.clause("DGR-CC-57", "DGR-PLACE-8", "DGR-BUILD-3")
@pytest.mark.parametrize("left", [1, 2])
def test_the_last_location_may_close_the_map_and_no_other(left: int) -> None:
    """A ring of locations round a hole; its openings to the outside are taken away by hand, as if they were walls."""
    ring = ["L02 L06 L07", "L05 .   L11", "L13 L01 L15"]
    given = {"map": ring, "locations": ["L03", "L04"][:left], "phase": "lord", "Anna": {"at": "L01"}}
    state = GAME.given(GAME.read_options({}), ["Anna", "Bert"], given)
    (hole,) = [cell for cell in state.layout.frontier if all(state.layout.cells.get(beside) for beside in near(cell))]
    state.layout.frontier = {hole: state.layout.frontier[hole]}
    table: Table[State] = Table(GAME, state, is_set_up=True)
    for place in given["locations"]:
        table.answer(CHANCE, place)
    if left == 1:
        assert table.state.layout.spots["L03"][:2] == hole[1:]
        assert not table.state.layout.frontier
    else:
        assert hole not in table.state.layout.cells
        assert table.state.decks[PLACES].bottom == (("L03", -1), ("L04", -1))


def near(cell: Cell) -> list[Cell]:
    """The four cells beside a cell."""
    area, x, y = cell
    return [(area, x, y - 1), (area, x + 1, y), (area, x, y + 1), (area, x - 1, y)]


@pytest.mark.clause("DGR-CC-57")
def test_the_printed_cards_cannot_close_a_map() -> None:
    """The four outermost corners of a map would need walls on two sides that meet; one location alone has them."""
    cornered = [
        row.id
        for row in LOCATIONS.values()
        if any(row.exits[side].state == WALL and row.exits[(side + 1) % 4].state == WALL for side in range(4))
    ]
    assert cornered == ["L09"]


@pytest.mark.clause("DGR-BUILD-3", "DGR-RULING-25")
def test_a_location_that_fits_nowhere_goes_under_the_stack() -> None:
    given = {"map": ["L05 L01 L06"], "locations": ["L03", "L02"], "phase": "lord", "Anna": {"mp": 1}}
    state = GAME.given(GAME.read_options({}), ["Anna", "Bert"], given)
    state.layout.frontier = {cell: mask for cell, mask in state.layout.frontier.items() if cell == (0, -2, 0)}
    table: Table[State] = Table(GAME, state, is_set_up=True)
    assert "L03" in table.pending[CHANCE].options
    table.answer(CHANCE, "L03")
    table.answer(CHANCE, "L02")
    assert table.state.decks[PLACES].bottom == (("L03", -1),)
