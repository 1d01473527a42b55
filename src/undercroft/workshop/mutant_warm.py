"""A pytest plugin that collects the tests once and then tries one broken rule after another, each in a fork.

In the fork the broken function takes the place of the right one, wherever it was imported, and only the tests that
enter it run: all others would do as before. Trials come as lines of JSON on one of the two pipes that
UNDERCROFT_WARM names, answers go out on the other.
"""

from __future__ import annotations

import json
import os
import select
import signal
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from inspect import unwrap
from pathlib import Path
from time import process_time
from types import CodeType, FrameType, FunctionType
from typing import Any, Final

import pytest

from undercroft.workshop.mutant_order import give_up_after, give_up_within, in_order

HANGS: Final = "it hangs"
UNTRIED: Final = "untried"
"""The function cannot be exchanged in a running program; the rule has to be broken before it starts."""
A_TEST: Final = 15.0
"""A single test hangs after so many seconds of reckoning, or after some times as many as usual if that is more."""
BLOCKED: Final = 20
"""So many times the time of reckoning may pass while nothing is reckoned."""


class Usual:
    """What the tests do with the rules as they are: the functions that each enters, and its time of reckoning."""

    def __init__(self, items: list[pytest.Item], rules: str) -> None:
        said = json.loads(_forked(lambda: json.dumps(_looked_at(items, rules)), None))
        self.failed: str = said["failed"]
        self.functions = {test: set(names) for test, names in said["functions"].items()}
        self.seconds: dict[str, float] = said["seconds"]

    def entering(self, items: list[pytest.Item], function: str) -> list[pytest.Item]:
        """The tests that come through a function of the rules."""
        return [item for item in items if function in self.functions[item.nodeid]]

    def patience(self, items: list[pytest.Item], times: float, at_least: float) -> int:
        """After how many seconds of reckoning a run of these tests hangs."""
        return int(max(at_least, times * sum(self.seconds[item.nodeid] for item in items))) + 1


def pytest_runtestloop(session: pytest.Session) -> bool:
    """Instead of all tests once: those of each trial, until there are no more trials."""
    reads, writes = map(int, os.environ["UNDERCROFT_WARM"].split())
    with os.fdopen(reads) as trials, os.fdopen(writes, "w") as answers:
        usual = Usual(session.items, json.loads(trials.readline()))
        answers.write(json.dumps([usual.failed, sum(usual.seconds.values())]) + "\n")
        answers.flush()
        for line in trials:
            answers.write(json.dumps(_tried(session.items, usual, **json.loads(line))) + "\n")
            answers.flush()
    return True


def _tried(
    items: list[pytest.Item],
    usual: Usual,
    *,
    file: str,
    function: str,
    source: str,
    clauses: list[str],
    is_citing: bool,
    times: float,
    at_least: float,
) -> str:
    """The test that notices a broken function; empty if none does."""
    chosen = in_order(usual.entering(items, f"{file}:{function}"), set(clauses), is_citing=is_citing)

    def broken() -> str:
        if not exchange(file, function, source):
            return UNTRIED
        return next(_failing(chosen, lambda item: usual.patience([item], times, A_TEST)), "")

    return _forked(broken, usual.patience(chosen, times, at_least))


# --- one fork --------------------------------------------------------------------------------------------------------


def _forked(work: Callable[[], str], patience: int | None) -> str:
    """What some work says that is done in a process of its own."""
    reads, writes = os.pipe()
    child = os.fork()
    if not child:
        failed = 1
        try:
            os.close(reads)
            if patience is not None:
                give_up_after(patience)
            with os.fdopen(writes, "w") as pipe:
                pipe.write(work())
            failed = 0
        finally:
            os._exit(failed)
    os.close(writes)
    with os.fdopen(reads) as pipe:
        ready = patience is None or select.select([pipe], [], [], patience * BLOCKED)[0]
        if not ready:
            os.kill(child, signal.SIGKILL)
        said = pipe.read()
    _, status = os.waitpid(child, 0)
    if os.WIFSIGNALED(status) and os.WTERMSIG(status) in (signal.SIGXCPU, signal.SIGKILL):
        return HANGS
    return "it crashes" if status else said


def _failing(items: list[pytest.Item], patience: Callable[[pytest.Item], int] | None = None) -> Iterator[str]:
    """The tests that fail, one after another; a process whose test hangs ends."""
    for number, item in enumerate(items):
        if patience is not None:
            give_up_within(patience(item))
        before = item.session.testsfailed
        following = items[number + 1] if number + 1 < len(items) else None
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        if item.session.testsfailed > before:
            yield item.nodeid


def _looked_at(items: list[pytest.Item], rules: str) -> dict[str, Any]:
    """Run all tests and write down what they enter."""
    functions, seconds, failed = {}, {}, ""
    for item in items:
        entered: dict[int, CodeType] = {}
        start = process_time()
        sys.settrace(_note(entered))
        try:
            failed = failed or next(_failing([item]), "")
        finally:
            sys.settrace(None)
        seconds[item.nodeid] = process_time() - start
        own = (code for code in entered.values() if code.co_filename.startswith(rules))
        functions[item.nodeid] = sorted({f"{code.co_filename}:{_outermost(code)}" for code in own})
    return {"failed": failed, "functions": functions, "seconds": seconds}


def _note(entered: dict[int, CodeType]) -> Callable[[FrameType, str, Any], None]:
    def note(frame: FrameType, _event: str, _arg: Any) -> None:
        entered.setdefault(id(frame.f_code), frame.f_code)  # a hash of the code itself would read all of it

    return note


def _outermost(code: CodeType) -> str:
    return code.co_qualname.partition(".<locals>")[0]


# --- one broken function ---------------------------------------------------------------------------------------------


def exchange(file: str, function: str, source: str) -> bool:
    """Put a function as this source has it in place of the one that is loaded; False if that cannot be done."""
    where = Path(file).with_suffix("").parts
    found: Any = import_module(".".join(where[where.index("undercroft") :]))
    for name in function.split("."):
        found = vars(found).get(name)
    found = unwrap(getattr(found, "fget", None) or getattr(found, "__func__", None) or found)
    code = next((one for one in _codes(compile(source, file, "exec")) if one.co_qualname == function), None)
    if not isinstance(found, FunctionType) or code is None or len(code.co_freevars) != len(found.__code__.co_freevars):
        return False
    found.__code__ = code
    return True


def _codes(code: CodeType) -> Iterator[CodeType]:
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield constant
            yield from _codes(constant)
