"""The client at a real terminal: nobody sees another's cards, Ctrl-C loses nothing, and 80 columns are enough."""

from __future__ import annotations

from pathlib import Path

import pytest

from undercroft.games import find_game
from undercroft.kernel.match import Match
from undercroft.kernel.record import load

from .client import RAW_ID, Person, readable

SEED = ("labyrinth", "--seed", "3", "--preset", "first-game")


def saved(folder: Path) -> Path:
    (found,) = (folder / "undercroft" / "games").glob("*.jsonl")
    return found


def finish(person: Person) -> None:
    person.type("quit")
    assert person.leave() == 0
    assert "undercroft play --continue" in person.seen


def test_several_turns_against_a_bot_then_quit_and_go_on(tmp_path: Path) -> None:
    person = Person(tmp_path, *SEED, "--seats", "Anna,bot:random")
    person.ask()
    person.answer("1")
    for _ in range(12):
        person.answer("1")
    finish(person)
    before = load(saved(tmp_path)).entries
    again = Person(tmp_path, "--continue")
    again.ask()
    for _ in range(4):
        again.answer("1")
    finish(again)
    entries = load(saved(tmp_path)).entries
    assert entries[: len(before)] == before
    assert len(entries) > len(before)
    Match.resume(find_game("labyrinth"), load(saved(tmp_path)))


def test_the_hand_over_hides_the_cards_of_the_first_player(tmp_path: Path) -> None:
    person = Person(tmp_path, *SEED, "--seats", "Anna,Bert")
    take(person, "Anna")
    person.type("1")
    take(person, "Bert")
    person.type("1")
    has_read(person, "Bert")
    take(person, "Anna")
    person.answer("6")  # room 6: beats the monster there and draws a treasure
    assert "Small Pouch of Gold" in person.shown
    assert "250 of 10,000 gold" in person.shown
    person.type("3")  # ends the turn
    person.expect("Bert, press Enter when nobody else is looking. ")
    assert "Pass the device to Bert" in person.shown
    assert "Small Pouch of Gold" not in person.shown
    assert "250" not in person.shown
    person.answer("")
    assert "Anna draws a treasure of level 1." in person.shown
    assert "Small Pouch of Gold" not in person.shown
    assert "250" not in person.shown
    assert "Anna (Elf) in room 6: goal 10,000, 1 card" in person.shown
    finish(person)


def test_what_the_last_step_brought_is_read_before_the_device_goes_on(tmp_path: Path) -> None:
    person = Person(tmp_path, *SEED, "--seats", "Anna,Bert")
    take(person, "Anna")
    person.type("1")
    take(person, "Bert")
    person.type("1")
    has_read(person, "Bert")
    take(person, "Anna")
    person.answer("n")
    person.answer("s")
    person.type("7")  # the last three steps, and nothing to search for there
    person.expect("Anna, press Enter when you have read this. ")
    assert "Anna draws a treasure of level 1: Small Pouch of Gold (250 gold)." in person.shown
    person.type("")
    person.expect("Bert, press Enter when nobody else is looking. ")
    assert "Small Pouch of Gold" not in person.shown
    finish(person)  # one may also stop while the device goes on


def has_read(person: Person, name: str) -> None:
    """Read what the dice made of one's answer, before it is hidden."""
    person.expect(f"{name}, press Enter when you have read this. ")
    person.type("")


def take(person: Person, name: str) -> None:
    """Take the device when it is passed on."""
    person.expect(f"{name}, press Enter when nobody else is looking. ")
    person.answer("")


def test_what_was_revealed_goes_back_if_all_agree(tmp_path: Path) -> None:
    person = Person(tmp_path, *SEED, "--seats", "Anna,Bert")
    take(person, "Anna")
    person.type("1")
    take(person, "Bert")
    person.type("1")
    has_read(person, "Bert")
    take(person, "Anna")
    person.answer("6")
    person.type("undo")
    person.expect(r"Do all agree\? ")
    person.answer("yes")
    assert "you are on Start with 5 steps left" in person.shown
    finish(person)
    undone = [entry for entry in load(saved(tmp_path)).entries if entry.undo is not None]
    assert [(entry.by, entry.agreed) for entry in undone] == [(0, [1])]


def test_ctrl_c_loses_nothing_and_says_how_to_go_on(tmp_path: Path) -> None:
    person = Person(tmp_path, *SEED, "--seats", "Anna,bot:random")
    person.ask()
    person.answer("1")
    person.answer("n")
    assert person.interrupt() == 0
    assert f"undercroft play --continue {saved(tmp_path).stem}" in person.seen
    assert "Traceback" not in person.seen
    again = Person(tmp_path, "--continue", saved(tmp_path).stem)
    again.ask()
    assert "with 4 steps left" in again.shown
    again.child.sendeof()
    assert again.leave() == 0


def test_what_was_not_said_is_asked_for(tmp_path: Path) -> None:
    person = Person(tmp_path, "labyrinth", "--lang", "de")
    for typed in ("1", "2", "Anna", "Anna", "Bert", "1"):
        person.expect(r"\(Eingabetaste: [^)]*\) ")
        person.type(typed)
    person.expect("wenn sonst niemand zusieht. ")
    assert "Diesen Namen gibt es schon." in person.seen
    person.answer("")
    person.type("schluss")
    assert person.leave() == 0
    header = load(saved(tmp_path)).header
    assert [seat.name for seat in header.seats][:2] == ["Anna", "Bert"]
    assert [seat.player == "human" for seat in header.seats] == [True, True, False]
    assert header.options["mode"] == "basic"


def test_every_option_can_be_chosen_by_itself(tmp_path: Path) -> None:
    person = Person(tmp_path, "labyrinth", "--seats", "Anna,bot:random")
    person.expect(r"\(Enter: 1\) ")
    person.type("4")
    for typed in ("2", "1", "1", "2", "1", *["2"] * 4, "", "2", ""):
        person.expect(r"\(Enter: \d\) ")
        person.type(typed)
    person.ask()
    finish(person)
    options = load(saved(tmp_path)).header.options
    assert (options["mode"], options["secure_treasure"], options["ambush"]) == ("expert", True, True)
    assert (options["wandering"], options["thief"], options["spell_selection"]) == (True, False, "chosen")


@pytest.mark.parametrize(("columns", "rows"), [(80, 24), (120, 50)])
def test_nothing_is_wider_than_the_terminal(columns: int, rows: int, tmp_path: Path) -> None:
    person = Person(tmp_path, *SEED, "--seats", "Anna,bot:random", "--no-color", columns=columns, rows=rows)
    person.ask()
    for typed in ("1", "map", "map armory", "cards", "help", "? LAB-CLASS-1", "6"):
        person.answer(typed)
    finish(person)
    assert "\x1b" not in person.seen
    assert max(len(row) for row in readable(person.seen).splitlines()) <= columns
    assert RAW_ID.findall(readable(person.seen)) == []


def test_colours_show_the_levels(tmp_path: Path) -> None:
    person = Person(tmp_path, *SEED, "--seats", "Anna,bot:random", COLORTERM="truecolor")
    person.ask()
    person.answer("1")
    assert "\x1b[" in person.seen
    colours = {person.screen.buffer[row][column].fg for row in range(40) for column in range(80)}
    assert {"e0b020", "6abf5e"} <= colours or len(colours) > 4
    finish(person)


def test_a_dumb_terminal_gets_no_escape_codes(tmp_path: Path) -> None:
    person = Person(tmp_path, *SEED, "--seats", "Anna,Bert", TERM="dumb")
    take(person, "Anna")
    finish(person)
    assert "\x1b" not in person.seen
