"""The ledger of clauses: nothing can be dropped from it unnoticed, and every citation names a clause that exists."""

from __future__ import annotations

import re
from hashlib import blake2b
from itertools import groupby
from pathlib import Path

import pytest

from undercroft.rulebook import LOCALES, clauses, is_vector, section_of

ROOT = Path(__file__).parents[1]
PINNED = {
    "labyrinth": (451, "5c1638acd0aac7f8ca8d06815a42e2e2"),
    "doodle": (338, "64b3946641c239ab89052c9262a26b35"),
    "dungeoneer": (615, "f498155925ea3d046b36abfe842fdc9c"),
    "fighter": (492, "fd52b203dcef68cb7eb95e8f1d7b106f"),
}
"""How many clauses a ledger has, and the digest of the file that lists them."""
PREFIXES = {"labyrinth": "LAB", "doodle": "DOO", "fighter": "FIG", "dungeoneer": "DGR"}


@pytest.mark.parametrize("game", PINNED)
def test_no_clause_is_dropped_unnoticed(game: str) -> None:
    count, digest = PINNED[game]
    listed = (LOCALES / "clauses" / f"{game}.txt").read_bytes()
    assert len(clauses(game)) == count
    assert blake2b(listed, digest_size=16).hexdigest() == digest


@pytest.mark.parametrize("game", PINNED)
def test_every_clause_is_listed_once(game: str) -> None:
    assert len(set(clauses(game))) == len(clauses(game))


@pytest.mark.parametrize("game", PINNED)
def test_every_section_counts_from_one_without_a_gap(game: str) -> None:
    for section, members in groupby(sorted(clauses(game), key=section_of), key=section_of):
        numbers = sorted(int(clause.rpartition("-")[2]) for clause in members)
        assert numbers == list(range(1, len(numbers) + 1)), section


@pytest.mark.parametrize("game", PINNED)
def test_examples_and_cases_are_the_last_sections(game: str) -> None:
    vectors = [is_vector(clause) for clause in clauses(game)]
    assert vectors == sorted(vectors)


@pytest.mark.parametrize("game", PREFIXES)
def test_every_citation_names_a_clause_that_exists(game: str) -> None:
    written = re.compile(rf"(?<![A-Z-]){PREFIXES[game]}-[A-Z]+-[0-9]+")
    files = [path for folder in ("src", "tests", "scenarios") for path in (ROOT / folder).rglob("*")]
    wrong = [
        f"{path.relative_to(ROOT)}: {clause}"
        for path in files
        if path.suffix in (".py", ".toml", ".ftl")
        for clause in written.findall(path.read_text(encoding="utf-8"))
        if clause not in clauses(game)
    ]
    assert not wrong
