"""Wheels of the project, and environments that have one of them and nothing else of ours."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import distribution
from pathlib import Path

from packaging.requirements import Requirement

from tests.server.table import DEADLINE, wait_for

ROOT = Path(__file__).parents[2]
FOLDERS = ("packing", "requirements", "src", "web")
FILES = ("LICENSE", "MANIFEST.in", "NOTICE.md", "README.md", "pyproject.toml", "setup.py")
LEFT = ("node_modules", "__pycache__", "*.egg-info")
PIP = (sys.executable, "-m", "pip", "--disable-pip-version-check", "-q")


def copy_project(target: Path, *leave: str) -> Path:
    """What a wheel is made of, apart from the checkout, so that a build leaves nothing behind in it."""
    for name in FOLDERS:
        shutil.copytree(ROOT / name, target / name, ignore=shutil.ignore_patterns(*LEFT, *leave))
    for name in FILES:
        shutil.copy2(ROOT / name, target)
    return target


def pack(project: Path, target: Path, kind: str = "plain") -> Path:
    """The wheel, built with what this environment has and without the network."""
    command = [*PIP, "wheel", "--no-build-isolation", "--no-deps", "--no-index", "-w", str(target), str(project)]
    subprocess.run(command, env=environment(UNDERCROFT_WHEEL=kind), check=True)
    (wheel,) = target.glob("*.whl")
    return wheel


def environment(**changes: str) -> dict[str, str]:
    """Of this process, without what leads Python to the sources or away from compiled rules."""
    left = ("PYTHONPATH", "UNDERCROFT_PURE", "UNDERCROFT_COMPILED")
    return {**{name: value for name, value in os.environ.items() if name not in left}, **changes}


def linked_environment(folder: Path) -> Path:
    """An environment with exactly the packages of play.lock, borrowed from the one that runs; gives its Python."""
    venv.create(folder, symlinks=os.name != "nt")
    site = Path(sysconfig.get_path("purelib", "venv", {"base": str(folder), "platbase": str(folder)}))
    for name in locked("play"):
        found = distribution(name)
        for top in {file.parts[0] for file in found.files or () if file.parts[0] not in ("..", "__pycache__")}:
            if not (site / top).exists():  # two packages may share a folder
                (site / top).symlink_to(str(found.locate_file(top)))
    return python_of(folder)


def locked(name: str) -> list[str]:
    """The packages that a lock file names for this machine."""
    text = (ROOT / "requirements" / f"{name}.lock").read_text(encoding="utf-8")
    found = [Requirement(line) for line in re.findall(r"(?m)^(\w[^\\\n]*)", text)]
    return [one.name for one in found if one.marker is None or one.marker.evaluate()]


def locked_environment(folder: Path) -> Path:
    """An environment into which play.lock was installed as people do it; gives its Python."""
    subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
    lock = str(ROOT / "requirements" / "play.lock")
    into(python_of(folder), "install", "--require-hashes", "--no-deps", "-r", lock)
    return python_of(folder)


def into(python: Path, *words: str) -> str:
    """Let pip work on another environment; gives what it says."""
    command = [*PIP, "--python", str(python), *words]
    done = subprocess.run(command, env=environment(), stdout=subprocess.PIPE, text=True)
    assert done.returncode == 0, done.stdout
    return done.stdout


def python_of(folder: Path) -> Path:
    return folder / ("Scripts" if os.name == "nt" else "bin") / "python"


def say(python: Path, *words: str) -> str:
    """What the installed `undercroft` answers."""
    command = [str(python.parent / "undercroft"), *words]
    return subprocess.run(
        command, env=environment(), cwd=python.parent, check=True, stdout=subprocess.PIPE, text=True
    ).stdout


@contextmanager
def table(python: Path, folder: Path) -> Iterator[str]:
    """The table that an installed `undercroft serve` starts; gives its address."""
    database = f"sqlite+aiosqlite:///{folder / 'games.db'}"
    command = [str(python.parent / "undercroft"), "serve", "--port", "0", "--database", database]
    with (folder / "said.log").open("w") as log:
        process = subprocess.Popen(
            command, env=environment(), cwd=folder, stdout=subprocess.PIPE, stderr=log, text=True
        )
    try:
        assert process.stdout is not None
        found = re.search(r"http://[\d.:]+", process.stdout.readline())
        assert found, (folder / "said.log").read_text()
        wait_for(found[0])
        yield found[0]
    finally:
        process.terminate()
        process.wait(DEADLINE)
    assert "Traceback" not in (folder / "said.log").read_text()
