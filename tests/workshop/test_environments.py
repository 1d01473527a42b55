"""What only some commands need is installed from its lock file, and made anew when that changes."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from undercroft.workshop.environments import NotInstalled, find_environment, install_lock, make_environment


@pytest.fixture
def lock(tmp_path: Path) -> Path:
    path = tmp_path / "requirements" / "toy.lock"
    path.parent.mkdir()
    path.write_text("# nothing\n")
    return path


def test_an_environment_is_used_while_its_lock_stays_the_same(tmp_path: Path, lock: Path) -> None:
    assert find_environment(tmp_path, "toy") is None
    python = make_environment(tmp_path, "toy")
    assert python == find_environment(tmp_path, "toy")
    told = subprocess.run([str(python), "-c", "import sys; print(sys.prefix)"], capture_output=True, text=True)
    assert Path(told.stdout.strip()) == tmp_path / ".venv-toy"
    lock.write_text("# something\n")
    assert find_environment(tmp_path, "toy") is None


def test_what_a_lock_has_no_hash_for_is_not_installed(tmp_path: Path, lock: Path) -> None:
    python = make_environment(tmp_path, "toy")
    lock.write_text("undercroft-has-no-such-package==1.0\n")
    with pytest.raises(NotInstalled, match=r"requirements/toy\.lock"):
        install_lock(python, tmp_path, "toy")
