"""A workplace for each core: a copy of the project in which one rule at a time is broken and the tests are run.

Most rules are broken in a running program that has the tests at hand (`mutant_warm`). What nobody notices there, and
what cannot be exchanged there, is broken in the file, and all tests run afresh: that verdict is the one that counts.
"""

from __future__ import annotations

import ast
import compileall
import json
import os
import re
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from py_compile import PycInvalidationMode
from types import TracebackType
from typing import Any, Final, Self

from undercroft.kernel.errors import UndercroftError
from undercroft.workshop.mutations import Mutant

COPIED: Final = ("src", "tests", "scenarios")
NO_RULE_TESTS: Final = ("test_bot.py", "test_balance.py", "test_face.py")
"""How well bots play and how a table looks: they would notice a broken rule by chance only."""
PATIENCE: Final = 3.0
"""A run that lasts so many times as long as usual hangs; that is noticed too."""
AT_LEAST: Final = 30.0
UNTRIED: Final = "untried"


class BadCampaign(UndercroftError):
    """Mutants that cannot be tried: the tests fail without them, or the file of equivalent ones is not in order."""

    key = "error-bad-campaign"


class Bench:
    """A copy of the project; the tests of one game are collected once and stay at hand."""

    def __init__(self, root: Path, place: Path, game: str) -> None:
        self.root, self.place, self.game = root, place, game
        for name in COPIED:
            ignored = shutil.ignore_patterns("__pycache__", "*.egg-info", "e2e", "server")
            shutil.copytree(root / name, place / name, ignore=ignored)
        for path in root.iterdir():
            if path.name not in COPIED and not path.name.startswith("."):
                (place / path.name).symlink_to(path)
        compileall.compile_dir(place, quiet=1, invalidation_mode=PycInvalidationMode.CHECKED_HASH)
        self.warm = Warm(self)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.warm.close()

    def noticed_by(self, mutant: Mutant, clauses: frozenset[str], *, is_citing: bool) -> str:
        """The test that notices a broken rule; empty if none does."""
        path = self.place / mutant.file
        source = path.read_text(encoding="utf-8")
        function = function_around(source, mutant)
        by = self.warm.noticed_by(path, function, mutant.of(source), clauses, is_citing) if function else UNTRIED
        if by not in ("", UNTRIED) or (is_citing and by != UNTRIED):
            return by
        path.write_text(mutant.of(source), encoding="utf-8")
        try:
            return self._run_afresh(clauses, is_citing=is_citing)
        finally:
            path.write_text(source, encoding="utf-8")

    def command(self, plugin: str) -> list[str]:
        """What runs the tests and scenarios of the game."""
        others = [f"--ignore=tests/games/{self.game}/{name}" for name in NO_RULE_TESTS]
        command = [sys.executable, "-m", "pytest", "-x", "-q", "--tb=line", "-p", "no:cacheprovider"]
        command += ["-p", "no:randomly", "-p", f"undercroft.workshop.{plugin}", "-k", self.game, *others]
        return [*command, "tests/test_scenarios.py", f"tests/games/{self.game}", "tests/golden"]

    def environment(self, **more: str) -> dict[str, str]:
        """Where the tests find the rules of this copy."""
        ours = {"PYTHONPATH": str(self.place / "src"), "PYTHONDONTWRITEBYTECODE": "1", "UNDERCROFT_PURE": "1"}
        return {**os.environ, **ours, **more}

    def _run_afresh(self, clauses: frozenset[str], *, is_citing: bool) -> str:
        names = {"UNDERCROFT_CLAUSES": " ".join(sorted(clauses)), "UNDERCROFT_CITING": "1" if is_citing else ""}
        names["UNDERCROFT_SECONDS"] = str(int(AT_LEAST + PATIENCE * self.warm.seconds))
        done = subprocess.run(
            self.command("mutant_order"),
            cwd=self.place,
            env=self.environment(**names),
            capture_output=True,
            text=True,
            check=False,
        )
        return _noticed_by(done)


def _noticed_by(done: subprocess.CompletedProcess[str]) -> str:
    if done.returncode in (0, 5):  # 5: no test cites the clause
        return ""
    if done.returncode == -signal.SIGXCPU:
        return "it hangs"
    found = re.search(r"^(?:FAILED|ERROR) (\S+)", done.stdout, re.MULTILINE)
    return found[1] if found else (done.stdout + done.stderr).strip().splitlines()[-1]


class Warm:
    """The program that has the tests of a bench at hand; `mutant_warm` is its other end."""

    def __init__(self, bench: Bench) -> None:
        reads, answers = os.pipe()
        trials, writes = os.pipe()
        self.said = (bench.place / "said.txt").open("w+", encoding="utf-8")
        self.process = subprocess.Popen(
            bench.command("mutant_warm"),
            cwd=bench.place,
            env=bench.environment(UNDERCROFT_WARM=f"{trials} {answers}"),
            pass_fds=(trials, answers),
            stdout=self.said,
            stderr=self.said,
        )
        os.close(trials)
        os.close(answers)
        self.trials, self.answers = os.fdopen(writes, "w"), os.fdopen(reads)
        rules = bench.place / "src" / "undercroft" / "games" / bench.game / "rules"
        usual: tuple[str, float] = self._ask(str(rules)) or (self._why(), 0.0)
        failed, self.seconds = usual
        if failed:
            self.close()
            raise BadCampaign(f"the tests of {bench.game} fail with the rules as they are: {failed}")

    def noticed_by(self, file: Path, function: str, source: str, clauses: frozenset[str], is_citing: bool) -> str:
        """The test that notices; empty if none does, UNTRIED if the function cannot be exchanged while it runs."""
        trial = {"file": str(file), "function": function, "source": source, "clauses": sorted(clauses)}
        answer = self._ask({**trial, "is_citing": is_citing, "times": PATIENCE, "at_least": AT_LEAST})
        if answer is None:
            raise BadCampaign(f"the tests ended too early: {self._why()}")
        return str(answer)

    def close(self) -> None:
        """No more trials."""
        self.trials.close()
        self.answers.close()
        self.process.wait()
        self.said.close()

    def _ask(self, question: Any) -> Any:
        """The answer to it; None if the program has ended."""
        print(json.dumps(question), file=self.trials, flush=True)
        answer = self.answers.readline()
        return json.loads(answer) if answer else None

    def _why(self) -> str:
        self.said.seek(0)
        lines = self.said.read().splitlines() or ["it said nothing"]
        return next((line.split()[1] for line in lines if line.startswith("ERROR ")), lines[-1])


def function_around(source: str, mutant: Mutant) -> str:
    """The outermost function in whose body a mutant stands (`f`, `Class.f`); empty if it stands in none."""
    names: list[str] = []
    body = ast.parse(source).body
    before = source.encode()[: mutant.start]
    at = (before.count(b"\n") + 1, len(before) - before.rfind(b"\n") - 1)
    while True:
        around = [
            one for one in body if (one.lineno, one.col_offset) <= at < (one.end_lineno or 0, one.end_col_offset or 0)
        ]
        if not around:
            return ""
        (node,) = around
        if isinstance(node, ast.ClassDef):
            names.append(node.name)
            body = node.body
        elif isinstance(node, ast.FunctionDef):
            first = node.body[0]
            return ".".join([*names, node.name]) if (first.lineno, first.col_offset) <= at else ""
        else:
            return ""
