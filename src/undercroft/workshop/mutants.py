"""Would a test notice? Breaks the rules of a game one at a time and runs the game's tests against each broken rule.

The tests that cite the clauses of the touched function run first, then the game's scenarios, then its other tests. What
nobody notices is listed with file and line. A campaign that was interrupted goes on where it was: its results are in
`.mutants/`. Changes that make no difference are named with a reason in `tests/equivalent.toml` and do not count.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import ExitStack
from pathlib import Path
from queue import SimpleQueue
from random import Random
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

import msgspec

from undercroft.workshop.mutant_bench import BadCampaign, Bench
from undercroft.workshop.mutations import Mutant, mutants

KEPT: Final = ".mutants"
EQUIVALENT: Final = Path("tests") / "equivalent.toml"
SETTLED: Final = "another line of the clause was noticed"
"""A clause is proved by one of its lines; the others need not be tried."""
CLAUSE: Final = re.compile(r"\b[A-Z]{3}(?:-[A-Z]+)+-\d+\b")


class Tried(msgspec.Struct, frozen=True):
    """What became of a mutant: the test that noticed it ("" if none did)."""

    id: str
    by: str


class Trial(NamedTuple):
    """A mutant, the clauses whose tests run first, and whether no other tests run at all."""

    mutant: Mutant
    clauses: frozenset[str]
    is_citing: bool = False

    @property
    def id(self) -> str:
        return f"{self.mutant.id} {' '.join(sorted(self.clauses))}" if self.is_citing else self.mutant.id


class Equivalent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A change that makes no difference, and why."""

    file: str
    function: str
    before: str
    after: str
    reason: str


# --- what is tried ---------------------------------------------------------------------------------------------------


def sources(root: Path, game: str) -> dict[str, str]:
    """The sources of a game's rules, by their place below the root."""
    rules = root / "src" / "undercroft" / "games" / game / "rules"
    paths = sorted(path for path in rules.rglob("*.py") if path.name != "__init__.py")
    return {path.relative_to(root).as_posix(): path.read_text(encoding="utf-8") for path in paths}


def sample(found: dict[str, str], number: int | None, seed: str) -> list[Mutant]:
    """So many mutants of these sources, the same for the same seed; all of them without a number."""
    every = [mutant for file, source in found.items() for mutant in mutants(source, file)]
    if number is None or number >= len(every):
        return every
    return sorted(Random(seed).sample(every, number), key=lambda mutant: (mutant.file, mutant.start))


def equivalents(root: Path) -> list[Equivalent]:
    """The changes that are known to make no difference."""
    path = root / EQUIVALENT
    if not path.is_file():
        return []
    try:
        rows = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), dict[str, list[Equivalent]])
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as wrong:
        raise BadCampaign(f"{EQUIVALENT} is not in order: {wrong}") from None
    for row in rows.get("mutant", []):
        if len(row.reason.split()) < 3:
            raise BadCampaign(f"{EQUIVALENT}: {row.file}, {row.before!r} has no reason in words")
    return rows.get("mutant", [])


def reason_of(mutant: Mutant, known: Sequence[Equivalent]) -> str:
    """Why a mutant makes no difference; empty if it should be noticed."""
    same = (mutant.file, mutant.function, mutant.before, mutant.after)
    return next((row.reason for row in known if (row.file, row.function, row.before, row.after) == same), "")


def clauses_of(mutant: Mutant, source: str) -> frozenset[str]:
    """The clauses that the function around a mutant names; those of the whole file if it names none."""
    lines = source.splitlines()
    start = _first_line(lines, mutant)
    end = next((n for n in range(start + 1, len(lines)) if lines[n] and not lines[n][0].isspace()), len(lines))
    return frozenset(CLAUSE.findall("\n".join(lines[start:end])) or CLAUSE.findall(source))


def _first_line(lines: list[str], mutant: Mutant) -> int:
    """Where the function (or, outside of one, the statement) around a mutant begins."""
    start = mutant.line - 1
    while start and (not lines[start] or lines[start][0].isspace() or lines[start][0] in ")]}#"):
        start -= 1
    return start


# --- a campaign ------------------------------------------------------------------------------------------------------


class Campaign:
    """Many mutants of one game, on all cores; what was tried before is not tried again."""

    def __init__(self, root: Path, game: str, name: str) -> None:
        self.root, self.game = root, game
        self.kept = root / KEPT / f"{game}-{name}.jsonl"
        self.found = sources(root, game)

    def trials(self, chosen: Iterable[Mutant]) -> list[Trial]:
        """Each with the clauses of the function it stands in."""
        return [Trial(mutant, clauses_of(mutant, self.found[mutant.file])) for mutant in chosen]

    def known(self) -> dict[str, Tried]:
        """What earlier runs of this campaign noticed; survivors are tried again, for tests may have been added."""
        if not self.kept.is_file():
            return {}
        rows = [msgspec.json.decode(row, type=Tried) for row in self.kept.read_bytes().splitlines()]
        return {row.id: row for row in rows if row.by}

    def forget(self) -> None:
        """Begin anew."""
        self.kept.unlink(missing_ok=True)

    def run(self, trials: Sequence[Trial], workers: int, progress: Callable[[], None]) -> dict[str, Tried]:
        """Try what was not noticed yet; returns what became of each by the ids of the trials."""
        known = self.known()
        waiting = [trial for trial in trials if trial.id not in known]
        for _ in range(len(trials) - len(waiting)):
            progress()
        for tried in self._try(waiting, workers) if waiting else ():
            known[tried.id] = tried
            self._keep(tried)
            progress()
        return {trial.id: known[trial.id] for trial in trials}

    def _keep(self, tried: Tried) -> None:
        self.kept.parent.mkdir(exist_ok=True)
        with self.kept.open("ab") as file:
            file.write(msgspec.json.encode(tried) + b"\n")

    def _try(self, waiting: Sequence[Trial], workers: int) -> Iterator[Tried]:
        with TemporaryDirectory() as work, ExitStack() as open_benches, ThreadPoolExecutor(workers) as pool:
            benches: SimpleQueue[Bench] = SimpleQueue()
            for number in range(min(workers, len(waiting))):
                benches.put(open_benches.enter_context(Bench(self.root, Path(work) / str(number), self.game)))
            settled: set[frozenset[str]] = set()

            def one(trial: Trial) -> Tried:
                if trial.is_citing and trial.clauses in settled:
                    return Tried(trial.id, SETTLED)
                bench = benches.get()
                try:
                    by = bench.noticed_by(trial.mutant, trial.clauses, is_citing=trial.is_citing)
                finally:
                    benches.put(bench)
                if by:
                    settled.add(trial.clauses)
                return Tried(trial.id, by)

            futures = [pool.submit(one, trial) for trial in waiting]
            try:
                for future in as_completed(futures):
                    yield future.result()
            finally:
                pool.shutdown(wait=True, cancel_futures=True)
