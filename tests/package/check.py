"""Both wheels, installed as people install them: does the page come, and are the golden games the same?

    python -m tests.package.check            what `make wheel-check` runs; compiling takes some minutes

The packages of play.lock come from wherever pip gets them, so this is not among the tests.
"""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import TypeVar

import httpx

from tests.package.wheels import ROOT, copy_project, environment, into, locked_environment, pack, say, table

KINDS = ("plain", "compiled")
T = TypeVar("T")


def timed(work: Callable[[], T]) -> tuple[float, T]:
    """How many seconds it took, and what came of it."""
    start = perf_counter()
    found = work()
    return perf_counter() - start, found


def check(kind: str, work: Path) -> None:
    """One wheel from its building to the golden games."""
    packing, wheel = timed(lambda: pack(copy_project(work / "project"), work / "dist", kind))
    print(f"{kind}: {wheel.name}, {wheel.stat().st_size / 1e6:.2f} MB, built in {packing:.0f} s", flush=True)
    installing, python = timed(lambda: locked_environment(work / "venv"))
    unpacking, _ = timed(lambda: into(python, "install", "--no-deps", "--no-index", str(wheel)))
    into(python, "check")
    print(f"  play.lock installed into a fresh environment in {installing:.1f} s, the wheel in {unpacking:.1f} s")
    start = perf_counter()
    with table(python, work) as address:
        page = httpx.get(address, trust_env=False)
        assert page.status_code == 200, page.text
        assert "<script" in page.text
        print(f"  the page is there {perf_counter() - start:.1f} s after `undercroft serve`", flush=True)
    golden = [str(python), "-I", str(ROOT / "tests" / "package" / "golden.py")]
    told = json.loads(subprocess.run(golden, env=environment(), check=True, stdout=subprocess.PIPE, text=True).stdout)
    assert told["compiled"] == (kind == "compiled"), told
    assert Path(told["from"]).is_relative_to(work), told
    print(f"  {told['games']} golden games ({told['entries']} entries) told the same in {told['seconds']} s")
    print("".join(f"  {line}\n" for line in say(python, "--version").splitlines()), flush=True)


def main() -> None:
    """The plain wheel, then the compiled one."""
    for kind in KINDS:
        with TemporaryDirectory() as work:
            check(kind, Path(work))


if __name__ == "__main__":
    main()
