"""A pytest plugin: the tests that cite the clauses of a broken rule come first, then scenarios, then all others.

UNDERCROFT_CLAUSES names the clauses; with UNDERCROFT_CITING=1 only the tests that cite one of them run at all. After
UNDERCROFT_SECONDS of reckoning the run ends: a broken rule can go on for ever.
"""

from __future__ import annotations

import os
import resource
from time import process_time
from typing import Final

import pytest

MEMORY: Final = 3 << 30
"""What a rule that collects things without end may use up."""


def pytest_configure() -> None:
    """Begin to count the seconds."""
    if seconds := os.environ.get("UNDERCROFT_SECONDS"):
        give_up_after(int(seconds))


def give_up_after(seconds: int) -> None:
    """End this process after so many seconds of reckoning; a busy machine does not shorten them."""
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 5))
    resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))


def give_up_within(seconds: int) -> None:
    """End this process if what comes now reckons longer than so many seconds; the end that was set before stays."""
    _, last = resource.getrlimit(resource.RLIMIT_CPU)
    resource.setrlimit(resource.RLIMIT_CPU, (min(last, int(process_time()) + seconds), last))


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Sort what was collected, or leave out what cites nothing."""
    wanted = set(os.environ.get("UNDERCROFT_CLAUSES", "").split())
    chosen = in_order(items, wanted, is_citing=bool(os.environ.get("UNDERCROFT_CITING")))
    left = {item.nodeid for item in chosen}
    config.hook.pytest_deselected(items=[item for item in items if item.nodeid not in left])
    items[:] = chosen


def in_order(items: list[pytest.Item], wanted: set[str], *, is_citing: bool) -> list[pytest.Item]:
    """Who cites a wanted clause first, then scenarios; only who cites one, if that is asked for."""
    cited = {item.nodeid: _cites(item, wanted) for item in items}
    chosen = [item for item in items if cited[item.nodeid] or not is_citing]
    return sorted(chosen, key=lambda item: (not cited[item.nodeid], not item.nodeid.startswith("tests/test_scenarios")))


def _cites(item: pytest.Item, wanted: set[str]) -> bool:
    return any(clause in wanted for mark in item.iter_markers("clause") for clause in mark.args)
