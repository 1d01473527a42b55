"""One server and one browser for each file of tests."""

from __future__ import annotations

import runpy
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.e2e.house import ROOT, browsing, house


@pytest.fixture(scope="session", autouse=True)
def client() -> None:
    """An old client fails in ways that look like mistakes of the rules."""
    if not runpy.run_path(str(ROOT / "web" / "build.py"))["is_built"]():
        pytest.fail("web/dist is older than what it is made of: run `make client` first", pytrace=False)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("house")


@pytest.fixture(scope="module")
def address(folder: Path) -> Iterator[str]:
    with house(folder) as found:
        yield found


@pytest.fixture(scope="module")
def browser(address: str) -> Iterator[Browser]:
    """After the server, whose start cannot wait inside the browser's event loop."""
    assert address
    with browsing() as found:
        yield found
