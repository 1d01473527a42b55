from __future__ import annotations

from pathlib import Path

import pytest

from .client import Lines


@pytest.fixture
def play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Lines:
    """A client that reads lines, keeps its games in a folder of its own, and is 80 columns wide."""
    return Lines(tmp_path, monkeypatch, capsys)
