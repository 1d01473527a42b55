"""Whole games: what every game of Doodle Dungeon comes to, whoever plays it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from undercroft.games.doodle.content.cards import CARDS, DECK
from undercroft.games.doodle.content.grid import NAMES, members, names
from undercroft.games.doodle.game import Doodle
from undercroft.games.doodle.rules.build import build
from undercroft.games.doodle.rules.elements import room_for_thing
from undercroft.games.doodle.rules.setup import REMOVED
from undercroft.games.doodle.rules.way import shortest
from undercroft.games.doodle.state import ALIVE, ROUNDS, State
from undercroft.kernel.ask import CHANCE, Ask, Draw, pick
from undercroft.kernel.errors import BadOptions, BadSeats, NotAnOption
from undercroft.kernel.table import Table

GAME = Doodle()


def new_table(seats: int = 2, **options: Any) -> Table[State]:
    """A game in which the dungeons have just got their names."""
    table = Table.new(GAME, GAME.read_options(options), seats)
    for seat in range(seats):
        table.answer(seat, next(iter(table.pending[seat].options)))
    return table


def answer_by_chance(table: Table[State], random: Random) -> None:
    slot, ask = random.choice(list(table.pending.items()))
    table.answer(slot, pick(ask.options, random))


def positions(seats: int, seed: int, **options: Any) -> Iterator[Table[State]]:
    """Every position of a random game, the last one too."""
    table, random = new_table(seats, **options), Random(seed)
    while not table.over:
        yield table
        answer_by_chance(table, random)
    yield table


def play_until(table: Table[State], phase: str, seed: int = 1) -> Table[State]:
    random = Random(seed)
    while table.state.phase != phase:
        answer_by_chance(table, random)
    return table


@pytest.mark.clause("DOO-SETUP-1")
@pytest.mark.parametrize("seats", [1, 5])
def test_there_are_two_to_four_masters(seats: int) -> None:
    with pytest.raises(BadSeats):
        new_table(seats)


@pytest.mark.clause("DOO-SETUP-4", "DOO-SETUP-5", "DOO-SETUP-8", "DOO-SETUP-9", "DOO-INFO-5", "DOO-RULING-5")
@pytest.mark.parametrize(("seats", "left"), [(2, 42), (3, 56), (4, 59)])
def test_a_game_starts_with_empty_sheets_and_a_deck_without_the_removed_cards(seats: int, left: int) -> None:
    table = new_table(seats)
    s = table.state
    assert s.build[0].cards() == DECK
    assert (s.deck_size, s.removed) == (left, REMOVED[seats])
    for dungeon in s.dungeons:
        assert (dungeon.walls, dungeon.things, dungeon.treasures, sum(dungeon.boxes)) == (0, 0, 0, 0)
        assert s.hearts_left(dungeon) == 15
    shown = table.view(0)["game"]
    assert (shown["deck"], shown["removed"]) == (left, 60 - left)
    assert "out" not in shown


@pytest.mark.clause("DOO-SETUP-9")
def test_hearts_are_an_option() -> None:
    table = new_table(hero_hearts=12)
    assert table.state.hearts_left(table.state.dungeons[0]) == 12
    assert GAME.read_options({"hero_hearts": "20"}).hearts == 20
    with pytest.raises(BadOptions):
        GAME.read_options({"hero_hearts": 9})


@pytest.mark.clause("DOO-SETUP-7")
def test_the_first_sharpener_is_drawn_by_chance_or_named_by_the_host() -> None:
    drawn = new_table(3)
    assert isinstance(drawn.pending[CHANCE], Draw)
    drawn.answer(CHANCE, 2)
    assert drawn.state.sharpener == 2
    named = new_table(3, first_sharpener="host")
    assert named.pending[0].what == "sharpener"
    named.answer(0, 1)
    assert named.state.sharpener == 1


@pytest.mark.clause("DOO-SETUP-10", "DOO-DRAFT-1", "DOO-DRAFT-14", "DOO-DRAFT-15")
@pytest.mark.parametrize(("seats", "discarded"), [(2, 14), (3, 14), (4, 3)])
def test_phases_follow_each_other_and_after_fourteen_rounds_everybody_has_fourteen_cards(
    seats: int, discarded: int
) -> None:
    phases: list[str] = []
    for table in positions(seats, seed=seats):
        s = table.state
        if s.phase == "B" and "B" not in phases:
            assert s.round == ROUNDS + 1
            assert [len(dungeon.deck) for dungeon in s.dungeons] == [14] * seats
            assert (s.deck_size, len(s.discard)) == (0, discarded)
        if not phases or phases[-1] != s.phase:
            phases.append(s.phase)
    assert phases == ["A", "B", "C"]
    assert all(dungeon.fate != ALIVE for dungeon in s.dungeons)


@pytest.mark.clause("DOO-PREP-5", "DOO-DRAFT-8")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_opener_of_phase_c_is_fourteen_seats_to_the_left(seats: int) -> None:
    table = new_table(seats)
    table.answer(CHANCE, 1)
    play_until(table, "C")
    assert table.state.active == (1 + 14) % seats == table.state.sharpener


@pytest.mark.clause("DOO-DRAFT-6")
def test_building_is_simultaneous_unless_it_shall_be_sequential() -> None:
    asked_at_once: dict[str, set[int]] = {}
    for mode in ("simultaneous", "sequential"):
        asked_at_once[mode] = {
            len(table.pending) for table in positions(3, seed=4, build_mode=mode) if table.state.phase == "A"
        }
    assert asked_at_once == {"simultaneous": {1, 2, 3}, "sequential": {1}}


@pytest.mark.clause("DOO-RULING-10", "DOO-BUILD-7", "DOO-DRAFT-7")
def test_a_confirmation_can_be_taken_back_until_all_have_confirmed() -> None:
    table = ready_to_build("axe-3", "axe-1")
    for answer in (("C4",), "E4", "E4", "hand", "done"):
        table.answer(0, answer)
    assert list(table.pending) == [1]
    assert table.state.dungeons[0].is_ready
    table.answer(1, ("C4", "C5"))
    table.answer(0, "revise")
    for answer in ("erase", "erase", "H10", "hand", "done"):
        table.answer(0, answer)
    for answer in ("E4", "G4", "hand", "done"):
        table.answer(1, answer)
    s = table.state
    assert members(s.dungeons[0].treasures) == [79]
    assert s.round == 2
    with pytest.raises(NotAnOption):
        table.answer(CHANCE, "revise")


def ready_to_build(*cards: str) -> Table[State]:
    seats = ["Anna", "Bert", "Carl", "Dora"][: len(cards)]
    words = {name: {"taken": card} for name, card in zip(seats, cards, strict=True)}
    return Table(GAME, GAME.given(GAME.read_options({}), seats, words), is_set_up=True)


@pytest.mark.clause("DOO-BUILD-6", "DOO-RULING-9", "DOO-RULING-37")
def test_nobody_needs_to_keep_room_for_what_follows() -> None:
    """Only D4 and D6 have room for an orc; walls from D4 to D6 take both, and the orc is lost."""
    free = ((3, 3), (3, 5))
    sheet = [
        "".join("g" if (row + column) % 2 == 0 and (row, column) not in free else "." for column in range(10))
        for row in range(8)
    ]
    s = GAME.given(GAME.read_options({}), ["Anna", "Bert"], {"Anna": {"taken": "fury-draught-1", "sheet": sheet}})
    table = Table(GAME, s, is_set_up=True)
    assert names(room_for_thing(s.dungeons[0])) == ["D4", "D6"]
    table.answer(0, ("D4", "D5", "D6"))
    assert [told.kind for told in table.told].count("forfeited") == 1
    assert table.pending[0].what == "treasure"


@pytest.mark.clause("DOO-BUILD-10", "DOO-GRID-8", "DOO-TREAS-2", "DOO-TREAS-3")
def test_treasures_and_upgrades_take_no_cell() -> None:
    table = ready_to_build("counterspell-2", "axe-1")
    for answer in ("C4", "H10", "hand", "hand"):
        table.answer(0, answer)
    dungeon = table.state.dungeons[0]
    assert (dungeon.walls | dungeon.things).bit_count() == 1
    table = ready_to_build("smoke-screen-1", "axe-1")
    table.answer(0, ("C4", "C5"))
    assert table.pending[0].what == "treasure"
    assert len([cell for cell in table.pending[0].options if cell in NAMES]) == 80
    table.answer(0, "C4")
    assert len([cell for cell in table.pending[0].options if cell in NAMES]) == 79
    assert "C4" not in table.pending[0].options
    table.answer(0, "C5")
    assert "C4" not in table.pending[0].options, "there is a wall on it"
    assert "D4" in table.pending[0].options
    table.answer(0, "D4")
    assert table.state.dungeons[0].treasures & table.state.dungeons[0].walls == table.state.dungeons[0].walls


@pytest.mark.clause("DOO-TREAS-2", "DOO-TREAS-5")
def test_a_treasure_may_be_hidden_under_a_monster_or_a_trap() -> None:
    table = ready_to_build("bandage-3", "axe-1")
    table.answer(0, "C4")
    table.answer(0, "E4")
    assert {"C4", "E4"} <= set(table.pending[0].options)


@pytest.mark.clause("DOO-SPACE-5")
@pytest.mark.parametrize(("card", "kind"), [("counterspell-2", 0), ("talisman-1", 1), ("ember-breath-2", 2)])
def test_the_picture_fixes_the_kind_of_monster(card: str, kind: int) -> None:
    table = ready_to_build(card, "axe-1")
    table.answer(0, "C4")
    assert [cells.bit_count() for cells in table.state.dungeons[0].monsters] == [int(k == kind) for k in range(3)]


@pytest.mark.clause("DOO-DRAFT-9", "DOO-PATH-15", "DOO-INFO-3", "DOO-INFO-4")
def test_one_may_look_through_the_own_deck_before_phase_c_and_never_through_another() -> None:
    for table in positions(3, seed=9):
        s = table.state
        for dungeon in s.dungeons:
            for seat in (None, 0, 1, 2):
                shown = table.view(seat)["game"]["dungeons"][dungeon.seat]
                assert shown["cards"] == len(dungeon.deck)
                if seat != dungeon.seat:
                    assert "deck" not in shown
                    assert "hand" not in shown
                else:
                    assert sorted(shown["deck"]) == (sorted(dungeon.deck.cards()) if s.phase != "C" else [])


@pytest.mark.clause("DOO-INFO-1", "DOO-INFO-2", "DOO-TREAS-4", "DOO-INFO-6")
def test_nobody_sees_what_others_hide() -> None:
    for table in positions(3, seed=11):
        s = table.state
        if s.phase == "A" and table.position % 7:
            continue
        for dungeon in s.dungeons:
            for seat in (None, 0, 1, 2):
                shown = table.view(seat)["game"]["dungeons"][dungeon.seat]
                own = seat == dungeon.seat
                assert ("treasures" in shown) == (own or table.over)
                assert ("treasure_count" in shown) == (own or s.phase != "A")
                is_drawer = seat is not None and s.phase == "B" and (dungeon.seat + 1) % 3 == seat
                assert bool(shown["path"]) == (s.phase == "C" or is_drawer)


@pytest.mark.clause("DOO-TREAS-4", "DOO-INFO-3", "DOO-HAND-1")
def test_nobody_is_told_what_others_hide_or_hold() -> None:
    secrets = {"treasure-noted": "cell", "card-drawn": "card", "card-under": "card"}
    table = list(positions(3, seed=11))[-1]
    for seat in (None, 0, 1, 2):
        heard = [told for told in table.heard(seat) if told["kind"] in secrets]
        assert {told["kind"] for told in heard} == set(secrets)
        for told in heard:
            assert (secrets[told["kind"]] in told) == (told["seat"] == seat)


@pytest.mark.clause("DOO-RULING-30", "DOO-DRAFT-15")
def test_the_discard_is_open() -> None:
    table = play_until(new_table(2), "C")
    assert table.view(None)["game"]["discard"] == list(table.state.discard)
    assert len(table.state.discard) == 14


@pytest.mark.clause("DOO-RULING-31", "DOO-PATH-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_draws_for_the_right_neighbour(seats: int) -> None:
    s = play_until(new_table(seats), "B").state
    assert [s.drawn_by(seat).seat for seat in range(seats)] == [(seat - 1) % seats for seat in range(seats)]


@pytest.mark.clause("DOO-DRAW-5", "DOO-GRID-9")
def test_what_is_crossed_out_stays_visible() -> None:
    *_, table = positions(2, seed=5)
    for dungeon in table.state.dungeons:
        shown = table.view(None)["game"]["dungeons"][dungeon.seat]
        drawn = {*shown["traps"], *shown["goblins"], *shown["orcs"], *shown["dragons"]}
        assert set(shown["gone"]) <= drawn
        assert len(drawn) == dungeon.things.bit_count()
    assert any(dungeon.gone for dungeon in table.state.dungeons)


@pytest.mark.clause("DOO-DACT-10", "DOO-HACT-11")
def test_a_card_overrules_the_rules() -> None:
    """Rewind Spring against DOO-TRAP-2, Call for Help against the hand limit, Winged Boots against DOO-MOVE-2."""
    sheet = ["..^......."] + ["." * 10] * 7
    words = {
        "phase": "C",
        "Anna": {"sheet": sheet, "hand": ["rewind-spring", "axe"]},
        "Bert": {"sheet": sheet, "above": ["winged-boots"], "hand": ["axe"]},
    }
    table = Table(GAME, GAME.given(GAME.read_options({}), ["Anna", "Bert"], words), is_set_up=True)
    table.answer(0, "rewind-spring-1")
    anna, bert = table.state.dungeons
    assert (anna.crossed, anna.gone) == (1, 0)
    table.answer(0, "keep")
    assert (bert.fate, bert.gone, bert.crossed) == ("escaped", 0, 0)


@pytest.mark.clause("DOO-UPG-6")
def test_with_no_empty_box_anywhere_an_upgrade_is_lost() -> None:
    s = GAME.given(
        GAME.read_options({}),
        ["Anna", "Bert"],
        {
            "Anna": {
                "taken": "ember-breath-2",
                "boxes": {"goblin": 12, "orc": 10, "dragon": 8, "trap": 6, "treasure": 9, "hand": 8},
            }
        },
    )
    table = Table(GAME, s, is_set_up=True)
    table.answer(0, "C4")
    assert [told.kind for told in table.told].count("forfeited") == 1
    assert table.pending[0].what == "finish-build"


def test_a_card_of_which_nothing_can_be_built_needs_no_confirmation() -> None:
    s = GAME.given(GAME.read_options({}), ["Anna", "Bert"], {"Anna": {"taken": "axe-1"}})
    dungeon = s.dungeons[0]
    dungeon.step = len(CARDS["axe-1"].elements)
    assert [ask for ask in build(s, dungeon) if isinstance(ask, Ask)] == []


def test_records_of_a_match_survive_a_way_drawn_at_once() -> None:
    table = play_until(new_table(2), "B")
    seat = next(iter(table.pending))
    whole = tuple(NAMES[cell] for cell in shortest(table.state.drawn_by(seat)))
    table.answer(seat, whole)
    assert table.fork().state == table.state


@pytest.mark.clause("DOO-BUILD-7", "DOO-DRAFT-6", "DOO-RULING-10", "DOO-RULING-23")
@pytest.mark.parametrize("mode", ["simultaneous", "sequential"])
def test_building_and_drawing_are_at_rest_and_who_was_ready_still_is_when_they_begin_anew(mode: str) -> None:
    """So a fork has nothing to play again, however long the masters have been at it."""
    was_ready = 0
    for table in positions(3, 5, build_mode=mode):
        s = table.state
        if s.phase == "C":
            break
        if all(ask.seat != CHANCE for ask in table.pending.values()):
            twin = table.fork()
            assert table.at_rest
            assert twin.answers == []
            assert twin.state == s
            assert twin.pending.keys() == table.pending.keys()
            assert twin.run.ready.keys() == table.run.ready.keys()
            for seat in list(twin.run.ready):
                was_ready += 1
                twin.answer(seat, "revise")
                assert seat in twin.pending
                assert not twin.state.dungeons[seat].is_ready
    assert was_ready > (30 if mode == "simultaneous" else 2)
