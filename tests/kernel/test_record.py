"""Records: what is written can be read again, and what is broken is refused with one sentence."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from undercroft.kernel.errors import BadRecord
from undercroft.kernel.match import Match, verify
from undercroft.kernel.record import Entry, Header, Record, SeatInfo, load, parse

from .play import GAME, KEY, match_of, play_match


def finished(seed: int = 1) -> Match[Any]:
    match = match_of(3)
    play_match(match, 10_000, seed)
    assert match.table.over
    return match


FINISHED = [line.rstrip("\n") for line in finished().record.lines()]


def with_line(number: int, line: str | dict[str, Any]) -> list[str]:
    """The finished record with another line in place of this one, counted from 1 as people count."""
    lines = list(FINISHED)
    lines[number - 1] = line if isinstance(line, str) else json.dumps(line)
    return lines


def with_header(**changes: Any) -> list[str]:
    return with_line(1, {**json.loads(FINISHED[0]), **changes})


@pytest.mark.parametrize("seed", range(10))
def test_a_saved_game_is_loaded_as_it_was(seed: int, tmp_path: Path) -> None:
    match = match_of(2 + seed % 3)
    play_match(match, 5 * seed, seed)
    path = tmp_path / "game.jsonl"
    match.record.save(path)
    again = Match.resume(GAME, load(path), KEY)
    assert again.table.state == match.table.state
    assert again.table.pending == match.table.pending
    assert again.table.told == match.table.told
    assert list(again.record.lines()) == list(match.record.lines())
    assert [p.name for p in tmp_path.iterdir()] == ["game.jsonl"]


def test_a_torn_last_line_is_left_out_if_that_is_wanted(tmp_path: Path) -> None:
    whole = "".join(line + "\n" for line in FINISHED[:8])
    path = tmp_path / "torn.jsonl"
    for torn in (b'{"seat":0,"ans', b"{", '{"seat":0,"answer":"é'.encode()[:-1], b'{"chance":[1,1]}'):
        path.write_bytes(whole.encode() + torn)
        assert list(load(path, forgive_torn_end=True).lines()) == list(parse(FINISHED[:8]).lines())
    path.write_text(whole + '{"seat":0,"ans', encoding="utf-8")
    with pytest.raises(BadRecord, match="line 9"):
        load(path)


def test_a_file_with_nothing_whole_in_it_is_an_empty_record(tmp_path: Path) -> None:
    path = tmp_path / "torn.jsonl"
    path.write_text(FINISHED[0][:20], encoding="utf-8")
    with pytest.raises(BadRecord, match=r"torn\.jsonl: the record is empty"):
        load(path, forgive_torn_end=True)


@pytest.mark.parametrize("content", [None, b"\xff\xfe\x00"])
def test_a_file_that_is_no_text_cannot_be_read(content: bytes | None, tmp_path: Path) -> None:
    path = tmp_path / "x.jsonl"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(BadRecord, match="cannot be read"):
        load(path)


BROKEN = [
    ([], "the record is empty"),
    (["", "  "], "the record is empty"),
    (with_line(1, "{nonsense"), "line 1 is not JSON"),
    (with_line(1, "[" * 100_000), "line 1"),
    (with_line(1, "[1]"), "line 1 is no header"),
    (with_line(1, {"game": "toy"}), "line 1 is no header"),
    (with_header(undercroft=2), "format 2; this program reads format 1"),
    (with_header(undercroft="1"), "format '1'"),
    (with_header(seats="two"), "line 1"),
    (with_header(more=1), "line 1"),
    (with_line(5, "{nonsense"), "line 5"),
    (with_line(5, ""), "line 5"),
    (with_line(5, "[" * 100_000), "line 5"),
    (with_line(5, {}), "line 5 is neither"),
    (with_line(5, {"seat": 0}), "line 5 is neither"),
    (with_line(5, {"answer": "draw"}), "line 5 is neither"),
    (with_line(5, {"seat": 0, "answer": "draw", "chance": [1, 1]}), "line 5 is neither"),
    (with_line(5, {"seat": 0, "chance": [1, 1]}), "line 5 is neither"),
    (with_line(5, {"seat": 0, "answer": "draw", "undo": 1}), "line 5 is neither"),
    (with_line(5, {"seat": "0", "answer": "draw"}), "line 5"),
    (with_line(5, {"seat": 0, "answer": {"a": 1}}), "line 5"),
    (with_line(5, {"seat": 0, "answer": [True]}), "line 5"),
    (with_line(5, {"seat": 0, "answer": 1.5}), "line 5"),
    (with_line(5, {"seat": 0, "answer": "draw", "more": 1}), "line 5"),
]


@pytest.mark.parametrize(("lines", "sentence"), BROKEN)
def test_a_broken_record_is_refused_with_a_sentence_that_names_the_line(lines: list[str], sentence: str) -> None:
    with pytest.raises(BadRecord) as refused:
        parse(lines)
    assert sentence in str(refused.value)
    assert "\n" not in str(refused.value)


AGAINST_THE_RULES = [
    (with_header(game="chess"), "of chess version 3, not of toy version 3"),
    (with_header(version=1), "of toy version 1, not of toy version 3"),
    (with_header(options={"gaol": 8}), "line 1: toy has no option 'gaol'; it has goal, cards, coins"),
    (with_header(options={"goal": 1}), "line 1: toy: "),
    (with_header(seats=[{"name": "Anna"}]), "line 1: toy is played by 2 to 4, not by 1"),
    (with_header(key_hash="00"), "does not fit the hash"),
    (with_line(len(FINISHED), {"key": "xyz"}), "not a hexadecimal number"),
    (with_line(len(FINISHED), {"key": "00"}), "does not fit the hash"),
    (with_line(2, {"chance": "no-such-card"}), "line 2: 'no-such-card' is not allowed here (TOY-SETUP-1)"),
    (with_line(2, {"chance": "gem-1", "slot": 1}), "line 2: seat 1 is not asked anything now"),
    (with_line(2, {"seat": 0, "answer": "draw"}), "line 2: seat 0 is not asked anything now"),
    (with_line(2, {"seat": -1, "answer": "gem-1"}), "line 2: a player's answer and the dice are mixed up"),
    (with_line(2, {"chance": "gem-1", "people": True}), "line 2: people do not throw these dice by hand"),
    (with_line(5, {"chance": "draw"}), "line 5"),
    (with_line(5, {"chance": "draw", "slot": 0}), "line 5: a player's answer and the dice are mixed up"),
    (with_line(5, {"undo": 4}), "line 5: there is no position 4"),
    (with_line(5, {"undo": -1}), "line 5: there is no position -1"),
    ([*FINISHED, '{"seat":0,"answer":"draw"}'], f"line {len(FINISHED) + 1}: nothing can follow the key"),
    ([*FINISHED, '{"undo":1}'], f"line {len(FINISHED) + 1}: nothing can follow the key"),
    ([*FINISHED[:-1], '{"seat":0,"answer":"draw"}', FINISHED[-1]], f"line {len(FINISHED)}: the game is over"),
]


@pytest.mark.parametrize(("lines", "sentence"), AGAINST_THE_RULES)
def test_a_record_against_the_rules_is_refused_with_the_line(lines: list[str], sentence: str) -> None:
    record = parse(lines)
    for reading in (lambda: Match.resume(GAME, record), lambda: verify(GAME, record)):
        with pytest.raises(BadRecord) as refused:
            reading()
        assert sentence in str(refused.value)


def test_a_wrong_key_cannot_continue_a_game() -> None:
    with pytest.raises(BadRecord, match="does not fit the hash"):
        Match.resume(GAME, match_of().record, b"another key")


NAMES = st.text(st.characters(codec="utf-8"), max_size=8)


@settings(max_examples=60)
@given(
    st.lists(st.builds(SeatInfo, NAMES, NAMES), min_size=1, max_size=4),
    st.lists(NAMES, max_size=3),
    st.lists(
        st.one_of(
            st.builds(Entry, seat=st.integers(0, 3), answer=NAMES | st.integers() | st.lists(NAMES, max_size=3)),
            st.builds(Entry, chance=NAMES | st.lists(st.integers(1, 6), max_size=3), people=st.booleans()),
            st.builds(Entry, undo=st.integers(0), by=st.integers(0, 3), agreed=st.lists(st.integers(0, 3))),
        ),
        max_size=5,
    ),
)
def test_any_names_and_answers_survive_the_file(
    tmp_path_factory: pytest.TempPathFactory, seats: list[SeatInfo], seeds: list[str], entries: list[Entry]
) -> None:
    """Names are free: line ends of other alphabets in them must not break the lines of the record."""
    record = Record(Header(1, "toy", 3, {}, seats, "00", seeds), entries)
    path = tmp_path_factory.mktemp("names") / "game.jsonl"
    record.save(path)
    assert load(path) == record
