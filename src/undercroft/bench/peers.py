"""The peers of the benchmark: other systems of this field, in an environment of their own beside ours."""

from __future__ import annotations

import importlib.util
import json
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryFile
from types import TracebackType

from undercroft.kernel.errors import UndercroftError
from undercroft.workshop.environments import find_environment, make_environment

MODULES = ("pyspiel", "catanatron", "rlcard")


class PeersFailed(UndercroftError):
    """The peers do not run, or could not be installed."""

    key = "error-peers-failed"


def find_peers(root: Path) -> Path | None:
    """A Python that has the peers: this one, or the one of `.venv-peers`; None if there is none yet."""
    if all(importlib.util.find_spec(module) is not None for module in MODULES):
        return Path(sys.executable)
    return find_environment(root, "peers")


def install_peers(root: Path) -> Path:
    """Make `.venv-peers` from the lock file; returns its Python."""
    return make_environment(root, "peers")


class Peers:
    """The running process of the peers; it works only while it is asked to measure something."""

    def __init__(self, python: Path, script: Path) -> None:
        self._said = TemporaryFile("w+", encoding="utf-8")  # noqa: SIM115 - lives as long as the process
        self._process = subprocess.Popen(
            [str(python), str(script)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._said, text=True
        )
        self.names: list[str] = json.loads(self._read())

    def __enter__(self) -> Peers:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._process.kill()
        self._process.communicate()
        self._said.close()

    def rate(self, name: str, seconds: float) -> float:
        """How many decisions (or copies) a second this peer makes, measured for so long."""
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps({"measure": name, "seconds": seconds}) + "\n")
        self._process.stdin.flush()
        answer = json.loads(self._read())
        return float(answer["count"] / answer["seconds"])

    def _read(self) -> str:
        assert self._process.stdout is not None
        row = self._process.stdout.readline()
        if not row:
            self._process.wait()
            self._said.seek(0)
            last = self._said.read().strip().splitlines()[-1:] or ["they ended without a word"]
            raise PeersFailed(f"the peers do not run: {last[0]}")
        return row
