"""Making the compiled build of the rules (see `undercroft.compiled`)."""

from __future__ import annotations

import importlib.util
import json
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from undercroft import compiled
from undercroft.kernel.errors import UndercroftError
from undercroft.project import project_root
from undercroft.workshop.environments import find_environment, make_environment

_SETUP: Final = """
import sys
from mypyc.build import mypycify
from setuptools import setup

level, *names = sys.stdin.read().split()
modules = mypycify(["--ignore-missing-imports", *names], opt_level=level, debug_level="0")
if sys.platform != "win32":
    for module in modules:
        module.extra_compile_args += [
            "-Wno-misleading-indentation",  # to look for it in so much code takes gcc longer than to compile it
            "-fvisibility=hidden",  # nobody else calls the rules, so one may be compiled into another
            "-fno-plt",  # and Python's own functions are called directly
        ]
setup(name="undercroft-compiled", ext_modules=modules)
"""


class BuildFailed(UndercroftError):
    """The rules could not be compiled here; plain Python runs as well."""

    key = "error-build-failed"


def has_compiler() -> bool:
    """Is there a C compiler?"""
    wanted = (sysconfig.get_config_var("CC") or "cc").split()[0]
    return any(shutil.which(name) for name in (wanted, "cc", "gcc", "clang"))


def find_tools() -> Path | None:
    """A Python that has mypyc and setuptools: this one, or the one of `.venv-compile`; None if there is none yet."""
    if all(importlib.util.find_spec(module) is not None for module in ("mypyc", "setuptools")):
        return Path(sys.executable)
    root = project_root()
    return None if root is None else find_environment(root, "compile")


def install_tools() -> Path:
    """Make `.venv-compile` from the lock file; returns its Python."""
    root = project_root()
    if root is None:
        raise BuildFailed("the rules are compiled by mypy and setuptools: pip install mypy setuptools, then try again")
    return make_environment(root, "compile")


def build(python: Path, target: Path | None = None, level: int = 3) -> Path:
    """Compile the rules with the tools of this Python; a failure leaves whatever build there was.

    The level is how hard the C compiler tries: 3 makes the fastest rules, 0 is done soonest.
    """
    target = target or compiled.folder()
    fingerprint = compiled.fingerprint()
    with TemporaryDirectory() as work:
        tree = Path(work) / "sources"
        shutil.copytree(compiled.SOURCES, tree / "undercroft", ignore=shutil.ignore_patterns("__pycache__"))
        made = Path(work) / "made"
        names = [str(compiled.source_of(m).relative_to(compiled.SOURCES.parent)) for m in compiled.MODULES]
        done = subprocess.run(
            [
                str(python),
                "-c",
                _SETUP,
                "build_ext",
                "--build-lib",
                str(made),
                "--build-temp",
                str(Path(work) / "temp"),
            ],
            cwd=tree,
            input="\n".join([str(level), *names]),
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode != 0:
            raise BuildFailed(f"the rules could not be compiled: {_last_line(done.stderr or done.stdout)}")
        (made / compiled.NOTE).write_text(json.dumps(fingerprint), encoding="utf-8")
        shutil.rmtree(target, ignore_errors=True)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.move(made, target)
    return target


def _last_line(said: str) -> str:
    errors = [line for line in said.splitlines() if "error" in line.lower()]
    return (errors or said.strip().splitlines() or ["it said nothing"])[-1]
