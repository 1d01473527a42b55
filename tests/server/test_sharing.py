"""Where friends of the same network find the table."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.server.table import get, serving
from undercroft.server import sharing


def test_a_server_for_this_machine_alone_says_so(tmp_path: Path) -> None:
    with serving(tmp_path) as address:
        assert get(address, "/api/sharing") == {"share": False, "address": None}


def test_a_shared_server_tells_its_address_in_the_network(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sharing, "own_address", lambda: "192.0.2.7")
    with serving(tmp_path, share=True) as address:
        found = get(address, "/api/sharing")
    assert found == {"share": True, "address": f"http://192.0.2.7:{urlsplit(address).port}"}


def test_without_a_network_there_is_no_address_to_tell(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sharing, "own_address", lambda: None)
    with serving(tmp_path, share=True) as address:
        assert get(address, "/api/sharing") == {"share": True, "address": None}
