"""A pytest plugin: the tests that cite the clauses of a broken rule come first, then scenarios, then all others.

UNDERCROFT_CLAUSES names the clauses; with UNDERCROFT_CITING=1 only the tests that cite one of them run at all.
"""

from __future__ import annotations

import os

import pytest


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Sort what was collected, or leave out what cites nothing."""
    wanted = set(os.environ.get("UNDERCROFT_CLAUSES", "").split())
    cited = {item.nodeid: _cites(item, wanted) for item in items}
    if os.environ.get("UNDERCROFT_CITING"):
        others = [item for item in items if not cited[item.nodeid]]
        config.hook.pytest_deselected(items=others)
        items[:] = [item for item in items if cited[item.nodeid]]
    items.sort(key=lambda item: (not cited[item.nodeid], not item.nodeid.startswith("tests/test_scenarios")))


def _cites(item: pytest.Item, wanted: set[str]) -> bool:
    return any(clause in wanted for mark in item.iter_markers("clause") for clause in mark.args)
