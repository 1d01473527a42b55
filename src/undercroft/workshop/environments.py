"""What only some commands need is installed when they are called: the lock files in `requirements/`.

The benchmark's peers and the tools of the compiler get an environment of their own, `.venv-peers` and `.venv-compile`;
what the tests need goes to the rest of us. A lock names everything, so pip has nothing to look for (`--no-deps`).
"""

from __future__ import annotations

import subprocess
import sys
from hashlib import blake2b
from pathlib import Path

from undercroft.kernel.errors import UndercroftError


class NotInstalled(UndercroftError):
    """Something could not be installed."""

    key = "error-not-installed"


def find_environment(root: Path, name: str) -> Path | None:
    """The Python of `.venv-NAME`; None if it was not made from the lock file of today."""
    stamp = _stamp(root, name)
    return _python(root, name) if stamp.is_file() and stamp.read_text() == _digest(root, name) else None


def make_environment(root: Path, name: str) -> Path:
    """Make `.venv-NAME` from its lock file; returns its Python."""
    _run([sys.executable, "-m", "venv", str(_folder(root, name))], name)
    install_lock(_python(root, name), root, name)
    _stamp(root, name).write_text(_digest(root, name))
    return _python(root, name)


def install_lock(python: Path, root: Path, name: str) -> None:
    """Install exactly what a lock file names."""
    lock = str(_lock(root, name))
    _run([str(python), "-m", "pip", "install", "-q", "--require-hashes", "--no-deps", "-r", lock], name)


def _run(command: list[str], name: str) -> None:
    if subprocess.run(command, stdout=sys.stderr, check=False).returncode != 0:
        what = f"what requirements/{name}.lock names could not be installed"
        raise NotInstalled(f"{what}: {' '.join(command[1:4])} failed; it says why above")


def _folder(root: Path, name: str) -> Path:
    return root / f".venv-{name}"


def _stamp(root: Path, name: str) -> Path:
    return _folder(root, name) / "lock"


def _lock(root: Path, name: str) -> Path:
    return root / "requirements" / f"{name}.lock"


def _digest(root: Path, name: str) -> str:
    return blake2b(_lock(root, name).read_bytes(), digest_size=16).hexdigest()


def _python(root: Path, name: str) -> Path:
    return _folder(root, name) / ("Scripts" if sys.platform == "win32" else "bin") / "python"
