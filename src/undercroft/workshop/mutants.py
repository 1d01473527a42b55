"""Would a test notice? Breaks the rules of a game one at a time and runs the game's tests against each broken rule.

The tests that cite the clauses of the touched function run first, then the game's scenarios, then its other tests. What
nobody notices is listed with file and line. A campaign that was interrupted goes on where it was: its results are in
`.mutants/`. Changes that make no difference are named with a reason in `tests/equivalent.toml` and do not count.
"""

from __future__ import annotations

import compileall
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from py_compile import PycInvalidationMode
from queue import SimpleQueue
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Final, NamedTuple

import msgspec

from undercroft.kernel.errors import UndercroftError
from undercroft.workshop.mutations import Mutant, mutants

KEPT: Final = ".mutants"
EQUIVALENT: Final = Path("tests") / "equivalent.toml"
COPIED: Final = ("src", "tests", "scenarios")
NO_RULE_TESTS: Final = ("test_bot.py", "test_balance.py", "test_face.py")
"""How well bots play and how a table looks: they would notice a broken rule by chance only."""
PATIENCE: Final = 3.0
"""A run that lasts so many times as long as usual hangs; that is noticed too."""
AT_LEAST: Final = 30.0
CLAUSE: Final = re.compile(r"\b[A-Z]{3}(?:-[A-Z]+)+-\d+\b")


class BadCampaign(UndercroftError):
    """Mutants that cannot be tried: the tests fail without them, or the file of equivalent ones is not in order."""

    key = "error-bad-campaign"


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


# --- a workplace for each core ---------------------------------------------------------------------------------------


class Bench:
    """A copy of the project in which one rule at a time is broken."""

    def __init__(self, root: Path, place: Path, game: str) -> None:
        self.root, self.place, self.game = root, place, game
        for name in COPIED:
            ignored = shutil.ignore_patterns("__pycache__", "*.egg-info", "e2e", "server")
            shutil.copytree(root / name, place / name, ignore=ignored)
        for path in root.iterdir():
            if path.name not in COPIED and not path.name.startswith("."):
                (place / path.name).symlink_to(path)
        compileall.compile_dir(place, quiet=1, invalidation_mode=PycInvalidationMode.CHECKED_HASH)
        self.patience: float | None = None

    def usual(self) -> None:
        """The tests as they are must pass; how long that takes is measured."""
        start = perf_counter()
        failed = self._run(frozenset(), is_citing=False)
        if failed:
            raise BadCampaign(f"the tests of {self.game} fail with the rules as they are: {failed}")
        self.patience = max(AT_LEAST, PATIENCE * (perf_counter() - start))

    def tried(self, trial: Trial) -> Tried:
        """Break the rule, run the tests, mend it."""
        path = self.place / trial.mutant.file
        source = path.read_text(encoding="utf-8")
        path.write_text(trial.mutant.of(source), encoding="utf-8")
        try:
            return Tried(trial.id, self._run(trial.clauses, is_citing=trial.is_citing))
        finally:
            path.write_text(source, encoding="utf-8")

    def _run(self, clauses: frozenset[str], *, is_citing: bool) -> str:
        """The test that failed; empty if none did."""
        others = [f"--ignore=tests/games/{self.game}/{name}" for name in NO_RULE_TESTS]
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-p", "no:randomly"]
        command += ["-p", "undercroft.workshop.mutant_order", "-k", self.game, *others]
        command += ["tests/test_scenarios.py", f"tests/games/{self.game}", "tests/golden"]
        environment = {**os.environ, "PYTHONPATH": str(self.place / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
        environment |= {"UNDERCROFT_CLAUSES": " ".join(sorted(clauses)), "UNDERCROFT_CITING": "1" if is_citing else ""}
        try:
            done = subprocess.run(
                command,
                cwd=self.place,
                env=environment,
                capture_output=True,
                text=True,
                timeout=self.patience,
                check=False,
            )
        except subprocess.TimeoutExpired:
            return "it hangs"
        return _noticed_by(done)


def _noticed_by(done: subprocess.CompletedProcess[str]) -> str:
    if done.returncode in (0, 5):  # 5: no test cites the clause
        return ""
    found = re.search(r"^(?:FAILED|ERROR) (\S+)", done.stdout, re.MULTILINE)
    return found[1] if found else (done.stdout + done.stderr).strip().splitlines()[-1]


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
        with TemporaryDirectory() as work, ThreadPoolExecutor(workers) as pool:
            benches: SimpleQueue[Bench] = SimpleQueue()
            first = Bench(self.root, Path(work) / "0", self.game)
            first.usual()
            benches.put(first)
            for number in range(1, workers):
                bench = Bench(self.root, Path(work) / str(number), self.game)
                bench.patience = first.patience
                benches.put(bench)

            def one(trial: Trial) -> Tried:
                bench = benches.get()
                try:
                    return bench.tried(trial)
                finally:
                    benches.put(bench)

            futures = [pool.submit(one, trial) for trial in waiting]
            try:
                for future in as_completed(futures):
                    yield future.result()
            finally:
                pool.shutdown(wait=True, cancel_futures=True)
