"""Faults on purpose, on a small scale; and the oracle notices what it is there for."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from undercroft.cli import main
from undercroft.workshop.faults import campaign
from undercroft.workshop.faults.floods import Floods, stranger
from undercroft.workshop.faults.kills import Kills
from undercroft.workshop.faults.oracle import BROKEN, Oracle
from undercroft.workshop.faults.table import Table


def test_a_server_that_is_killed_loses_nothing_and_the_oracle_would_notice(tmp_path: Path) -> None:
    kills = Kills(tmp_path, Random().randrange(10**6), matches=2)
    found = asyncio.run(kills.run(1, lambda: None))
    assert {name: found[name] for name in BROKEN} == dict.fromkeys(BROKEN, 0)
    assert found["answers"] > 1
    assert found["views"] > 1
    for damage in (
        "delete from entries where match = ?1 and number >= ?2",
        'update entries set entry = \'{"seat":0,"answer":"nobody sent this"}\' where match = ?1 and number = ?2',
    ):
        assert noticed(tmp_path / "games.db", kills, damage)


def noticed(database: Path, kills: Kills, damage: str) -> bool:
    """Does the oracle see that somebody did this to the file?"""
    spoiled = database.with_suffix(".spoiled")
    with closing(sqlite3.connect(database)) as whole, closing(sqlite3.connect(spoiled)) as copy:
        whole.backup(copy)
        ledger = max(kills.ledgers, key=lambda one: len(one.answered))
        last = max(ask for _, ask in ledger.answered)  # what came after it may be chance, which nobody was told of
        copy.execute(damage, (ledger.match, last))
        copy.commit()
    oracle = Oracle(spoiled)
    oracle.told_is_stored(kills.ledgers)
    oracle._check_answers(ledger, oracle.entries(ledger.match))
    return any(oracle.found[name] for name in BROKEN)


def test_a_table_plays_on_whatever_strangers_do(tmp_path: Path) -> None:
    floods = Floods(tmp_path, 1, quiet=0.2, loud=0.5, patience=0.5)
    found = asyncio.run(floods.run(300, 12, 2, 2, lambda: None))
    assert found["tracebacks"] == 0
    assert [phase["done"] for phase in found["phases"].values()][1:3] == [300, 12]
    assert all(phase["answers"] for phase in found["phases"].values()), found


def found(**changes: Any) -> dict[str, Any]:
    phase = {"answers": 9, "p50_ms": 1.0, "p99_ms": 2.0, "done": 0, "seconds": 1.0, "memory_mb": 90.0}
    phases = {"before": phase, "x": {**phase, **changes}, "after": {**phase, **changes}}
    return {
        "kills": {**dict.fromkeys((*BROKEN, "stuck", "tracebacks", "broken"), 0)},
        "floods": {"phases": phases, "tracebacks": 0},
    }


def test_what_is_wrong_is_told_in_sentences() -> None:
    assert campaign.wrong(found()) == []
    assert any("waited 900" in one for one in campaign.wrong(found(p99_ms=900.0)))
    assert any("MB more" in one for one in campaign.wrong(found(memory_mb=900.0)))
    broken = found()
    broken["kills"] |= {"lost": 2, "broken": 2}
    assert campaign.wrong(broken) == ["after kills: 2 lost"]


def test_nobody_who_floods_has_the_address_of_the_table() -> None:
    assert len({stranger(number) for number in range(1000)} - {"127.0.0.1"}) == 1000


def test_a_table_that_was_never_answered_has_waited_longest() -> None:
    table = Table("http://127.0.0.1:1")
    assert table.figures(0.0) == {"answers": 0, "p50_ms": 60_000.0, "p99_ms": 60_000.0}
    table.waits += [(1.0, 0.5), (2.0, 0.001), (3.0, 0.003)]
    assert table.figures(2.0) == {"answers": 2, "p50_ms": 2.0, "p99_ms": 3.0}


def test_less_than_nothing_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["workshop", "faults", "--kills", "-1"]) == 2
    assert capsys.readouterr().err.count("\n") == 1
