"""The rulebook: every clause of a game's ledger by its id, told in our own words in each language.

`locales/clauses/<game>.txt` lists the ids in the ledger's order. `locales/<language>/rules-<game>.ftl` has a message
for each, and for each section (`LAB-FIGHT`) its title. Worked examples and corner cases (EX, CASE, CC) are scenario
files and have no text of their own.
"""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from fluent.runtime import FluentBundle, FluentResource

from undercroft.kernel.errors import UndercroftError, UnknownGame

LOCALES: Final = Path(__file__).parent / "locales"
LANGUAGES: Final = ("en", "de", "it")
VECTORS: Final = frozenset({"EX", "CASE", "CC"})
"""Sections whose members are scenarios to be run, not sentences to be read."""


class UnknownClause(UndercroftError):
    """No clause of that id."""

    key = "error-unknown-clause"


class NoText(UndercroftError):
    """A clause that is not told in this language."""

    key = "error-no-text"


class Section(NamedTuple):
    """A part of the rulebook: its id such as LAB-FIGHT, its title, and its clauses in order."""

    id: str
    title: str
    clauses: tuple[str, ...]


@cache
def clauses(game: str) -> tuple[str, ...]:
    """All ids of this game's ledger, in its order."""
    path = LOCALES / "clauses" / f"{game}.txt"
    if not path.is_file():
        names = ", ".join(sorted(known.stem for known in path.parent.glob("*.txt")))
        raise UnknownGame(f"there is no rulebook of {game!r}; there is one of {names}", game=game)
    return tuple(path.read_text(encoding="utf-8").split())


def section_of(clause: str) -> str:
    """The id of a clause's section: LAB-FIGHT of LAB-FIGHT-4."""
    return clause.rpartition("-")[0]


def is_vector(clause: str) -> bool:
    """Is it a worked example or a corner case, told by a scenario file?"""
    return section_of(clause).rpartition("-")[2] in VECTORS


def told(game: str) -> tuple[str, ...]:
    """The clauses that have a text."""
    return tuple(clause for clause in clauses(game) if not is_vector(clause))


@cache
def texts(game: str, language: str) -> dict[str, str]:
    """All messages of a rules file, by id; the titles of sections among them."""
    path = LOCALES / language / f"rules-{game}.ftl"
    if not path.is_file():
        raise NoText(f"the rules of {game} are not told in {language!r}", game=game)
    resource = FluentResource(path.read_text(encoding="utf-8"))
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(resource)
    found: dict[str, str] = {}
    for entry in resource.body:
        name = getattr(getattr(entry, "id", None), "name", None)
        if name is not None and bundle.has_message(name):
            pattern = bundle.get_message(name).value
            if pattern is not None:
                found[name] = str(bundle.format_pattern(pattern)[0])
    return found


def rule(game: str, clause: str, language: str = "en") -> str:
    """One rule in our own words."""
    known = find(game, clause)
    text = texts(game, language).get(known)
    if text is None:
        raise NoText(f"{known} is not told in {language!r}", clause=known)
    return text


@cache
def sections(game: str, language: str = "en") -> tuple[Section, ...]:
    """The rulebook section by section, in the ledger's order."""
    members: dict[str, list[str]] = {}
    for clause in told(game):
        members.setdefault(section_of(clause), []).append(clause)
    titles = texts(game, language)
    return tuple(Section(name, titles.get(name, name), tuple(ids)) for name, ids in members.items())


def find(game: str, wanted: str) -> str:
    """The id of a clause or section that a person typed; the game's prefix and capitals may be left out."""
    known = (*clauses(game), *dict.fromkeys(section_of(clause) for clause in clauses(game)))
    typed = wanted.strip().upper()
    prefix = clauses(game)[0].partition("-")[0]
    for candidate in (typed, f"{prefix}-{typed}"):
        if candidate in known:
            return candidate
    near = get_close_matches(typed, known, n=3, cutoff=0.5)
    hint = f"; near it are {', '.join(near)}" if near else ""
    raise UnknownClause(f"{game} has no clause {wanted!r}{hint}", wanted=wanted, near=", ".join(near))


def search(game: str, words: Iterable[str], language: str = "en") -> list[str]:
    """The clauses whose text has all these words."""
    needles = [word.casefold() for word in words]
    found = texts(game, language)
    return [clause for clause in told(game) if all(n in found.get(clause, "").casefold() for n in needles)]
