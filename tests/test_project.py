"""The project's own files: the commands of the README, and locks that anybody can use anywhere."""

from __future__ import annotations

import importlib.util
import os
import re
import runpy
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from undercroft import PROTOCOL, __version__

ROOT = Path(__file__).parents[1]
LOCKS = sorted((ROOT / "requirements").glob("*.lock"))
needs_make = pytest.mark.skipif(shutil.which("make") is None, reason="there is no make here")


def make(*arguments: str) -> subprocess.CompletedProcess[str]:
    clean = {name: value for name, value in os.environ.items() if name not in ("MAKEFLAGS", "MAKELEVEL", "MFLAGS")}
    return subprocess.run(["make", *arguments], cwd=ROOT, env=clean, check=False, capture_output=True, text=True)


def test_the_version_is_said_in_one_place_and_the_changelog_begins_with_it() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["dynamic"] == ["version"]
    released = re.findall(r"(?m)^## \[(\d[^]]*)\]", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
    assert released[0] == __version__
    assert f'"protocol": {PROTOCOL}' in (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")


def test_every_part_of_the_client_has_its_licence_in_the_package() -> None:
    licences = runpy.run_path(str(ROOT / "web" / "scripts" / "licences.py"))
    told = licences["TEXT"].read_text(encoding="utf-8").splitlines()
    missing = [name for name, package in licences["parts"]().items() if licences["title"](name, package) not in told]
    assert missing == [], "run web/scripts/licences.py"


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_a_lock_has_a_hash_for_everything_and_names_no_host(lock: Path) -> None:
    text = lock.read_text(encoding="utf-8")
    assert "://" not in text
    packages = re.split(r"\n(?=[A-Za-z0-9])", text.strip())
    assert packages
    assert all("==" in package and "--hash=sha256:" in package for package in packages)


def test_what_the_locks_install_is_complete() -> None:
    """Locks are installed without looking for what a package needs, so they have to name all of it."""
    checked = subprocess.run([sys.executable, "-m", "pip", "check"], check=False, capture_output=True, text=True)
    assert checked.returncode == 0, checked.stdout


def test_every_promise_of_security_names_a_test_that_exists() -> None:
    cited = re.findall(r"`(tests/[\w/]+\.py)::(\w+)`", (ROOT / "docs" / "security.md").read_text(encoding="utf-8"))
    assert len(cited) > 20
    for file, test in cited:
        assert f"def {test}(" in (ROOT / file).read_text(encoding="utf-8"), (file, test)


def test_what_the_client_is_built_with_runs_no_program_while_it_is_unpacked(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    spec = importlib.util.spec_from_file_location("build", ROOT / "web" / "build.py")
    assert spec is not None
    assert spec.loader is not None
    build = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(build)
    ran: list[list[str]] = []
    monkeypatch.setattr(build, "node_folder", lambda: tmp_path)
    monkeypatch.setattr(build.shutil, "which", lambda name, **_: name)

    def noted(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        ran.append(command)
        return subprocess.CompletedProcess(command, 0, "")

    monkeypatch.setattr(build.subprocess, "run", noted)
    build.run(["npm", "ci"])
    assert ran[0][:2] == ["npm", "ci"]
    assert "--ignore-scripts" in ran[0]


@needs_make
def test_make_alone_says_what_there_is() -> None:
    said = make().stdout
    assert all(f"make {target}" in said for target in ("play", "test", "setup", "wheel", "soak", "bench", "lock"))


@needs_make
def test_make_play_takes_the_variables_of_the_browser_table() -> None:
    served = make("-n", "play", "PORT=8917", "BROWSER=none").stdout
    assert "serve --share --port 8917" in served
    assert "--open" not in served
    assert "--open" in make("-n", "play").stdout


@needs_make
def test_a_missing_or_old_python_is_said_clearly(tmp_path: Path) -> None:
    missing = make("-B", "setup", "PYTHON=no-such-python", f"VENV={tmp_path}/venv")
    assert missing.returncode != 0
    assert "needs Python 3.11" in missing.stderr
    old = tmp_path / "old-python"
    pretend = "import sys; sys.version_info = (3, 9, 1); exec(sys.argv[2])"
    old.write_text(f"#!/bin/sh\nexec {sys.executable} -c '{pretend}' \"$@\"\n")
    old.chmod(0o755)
    refused = make("-B", "setup", f"PYTHON={old}", f"VENV={tmp_path}/venv")
    assert refused.returncode != 0
    assert "old-python is 3.9" in refused.stderr
    assert not (tmp_path / "venv").exists()


def test_the_ci_runs_make_test() -> None:
    script = ROOT / ".ci" / "run"
    assert os.access(script, os.X_OK)
    assert "make test" in script.read_text(encoding="utf-8")
