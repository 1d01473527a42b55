"""Verifying: everybody can compute every roll again, and a changed one is found."""

from __future__ import annotations

import pytest

from undercroft.kernel.dice import key_from_seed, key_hash
from undercroft.kernel.errors import BadRecord
from undercroft.kernel.match import verify
from undercroft.kernel.record import Entry, Record, parse

from .play import GAME, match_of, play_match


def finished(seed: int = 3, **more: object) -> Record:
    match = match_of(3, **more)
    play_match(match, 10_000, seed)
    return parse(match.record.lines())


def test_an_honest_game_is_verified_and_counted() -> None:
    record = finished(seeds=["Anna's seed", "Bert's seed"])
    counts = verify(GAME, record)
    assert counts["answers"] == sum(entry.seat is not None for entry in record.entries)
    assert counts["rolls"] == sum(entry.chance is not None for entry in record.entries)
    assert counts["by_hand"] == counts["undone"] == 0


def test_dice_thrown_by_hand_are_counted_apart() -> None:
    counts = [verify(GAME, finished(seed, real_dice=True)) for seed in range(5)]
    assert sum(count["by_hand"] for count in counts) > 0
    assert all(count["rolls"] > 0 for count in counts)


def test_every_single_changed_roll_is_found() -> None:
    record = finished()
    for at, entry in enumerate(record.entries):
        if isinstance(entry.chance, list):
            entries = list(record.entries)
            entries[at] = Entry(chance=[face % 6 + 1 for face in entry.chance], slot=entry.slot)
            with pytest.raises(BadRecord, match=f"line {at + 2}: chance gave .* but the key says otherwise"):
                verify(GAME, Record(record.header, entries))


def test_a_roll_passed_off_as_thrown_by_hand_is_found() -> None:
    record = finished()
    at = next(n for n, entry in enumerate(record.entries) if isinstance(entry.chance, list))
    entries = list(record.entries)
    entries[at] = Entry(chance=[6] * len(entries[at].chance), slot=entries[at].slot, people=True)
    with pytest.raises(BadRecord, match="people do not throw these dice by hand"):
        verify(GAME, Record(record.header, entries))


def test_changed_seeds_are_found() -> None:
    record = finished(seeds=["one"])
    record.header.seeds = ["two"]
    with pytest.raises(BadRecord, match="line 2"):
        verify(GAME, record)


def test_a_game_without_its_key_cannot_be_verified_yet() -> None:
    record = finished()
    with pytest.raises(BadRecord, match="does not reveal its key yet"):
        verify(GAME, Record(record.header, record.entries[:-1]))


def test_another_key_does_not_pass_even_if_its_hash_is_published_instead() -> None:
    record = finished()
    other = key_from_seed("another")
    entries = [*record.entries[:-1], Entry(key=other.hex())]
    with pytest.raises(BadRecord, match="does not fit the hash"):
        verify(GAME, Record(record.header, entries))
    record.header.key_hash = key_hash(other)
    with pytest.raises(BadRecord, match="the key says otherwise"):
        verify(GAME, Record(record.header, entries))


def test_a_player_who_answers_for_chance_is_found() -> None:
    """Even where the options are lazy, so that no dice could ever choose among them."""
    match = match_of(2)
    match.answer(0, "drop")
    forged = [*match.record.entries, Entry(chance=list(match.table.state.dwarfs[0].hand), slot=0)]
    forged.append(Entry(key=(match.key or b"").hex()))
    with pytest.raises(BadRecord, match="mixed up"):
        verify(GAME, Record(match.record.header, forged))
