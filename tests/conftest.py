"""Collects which clauses the passed tests cite, so that `undercroft rules --coverage` can tell.

A test cites clauses by `@pytest.mark.clause("LAB-FIGHT-4", ...)`; one that runs a scenario file adds `scenario="..."`.
"""

from __future__ import annotations

import json
import os
import time
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile("no clocks", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("no clocks")
os.environ["UNDERCROFT_PURE"] = "1"  # tests are about the sources; tests/test_compiled.py looks at the compiled ones
REPORT = ".coverage-clauses.json"


class Clauses:
    """What one run has seen: passed tests with what they cite, and citing tests that failed."""

    def __init__(self) -> None:
        self.started = time.time()
        self.passed: dict[str, dict[str, Any]] = {}
        self.failed: set[str] = set()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Comes from every worker to the process in charge; what a test cites travels in its properties."""
        cited = [value for name, value in report.user_properties if name == "clause"]
        if not cited:
            return
        if report.failed:
            self.failed.add(report.nodeid)
            self.passed.pop(report.nodeid, None)
        elif report.when == "call" and report.passed:
            scenario = next((value for name, value in report.user_properties if name == "scenario"), None)
            self.passed[report.nodeid] = {"clauses": cited, "scenario": scenario}

    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        """Write the report, but only if every citing test had its chance."""
        finished = exitstatus in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED)
        if finished and _runs_all_citing_tests(session.config):
            found = {"started": self.started, "passed": self.passed, "failed": sorted(self.failed)}
            (session.config.rootpath / REPORT).write_text(json.dumps(found, indent=1) + "\n")


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Clauses(), "clauses")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        for mark in item.iter_markers("clause"):
            item.user_properties.extend(("clause", clause) for clause in mark.args)
            if "scenario" in mark.kwargs:
                item.user_properties.append(("scenario", mark.kwargs["scenario"]))


def _runs_all_citing_tests(config: pytest.Config) -> bool:
    """Was the whole suite asked for, or all tests with `-m clause`?"""
    chosen = config.option
    whole = config.args_source == pytest.Config.ArgsSource.TESTPATHS
    narrowed = chosen.keyword or chosen.markexpr not in ("", "clause") or getattr(chosen, "lf", False)
    stopped = chosen.maxfail or chosen.collectonly or chosen.deselect or chosen.ignore or chosen.ignore_glob
    return whole and not narrowed and not stopped
