"""Rules that are called from below are found where their place says."""

from __future__ import annotations

import ast
import inspect
import re

from undercroft.games import find_game
from undercroft.games.dungeoneer.rules import above as places


def test_a_rule_that_is_called_from_below_has_its_own_name_and_stands_in_the_file_that_is_named() -> None:
    find_game("dungeoneer")  # whoever plays has all rules imported
    told = re.findall(r"(\w+): Callable.*\n    \"\"\"`(\w+)` in `([\w/]+)\.py`", inspect.getsource(places))
    declared = next(node for node in ast.parse(inspect.getsource(places)).body if isinstance(node, ast.ClassDef))
    assert len(told) == len([node for node in declared.body if isinstance(node, ast.AnnAssign)]) > 0
    for name, named, file in told:
        rule = getattr(places.above, name)
        assert (rule.__name__, named) == (name, name)
        assert rule.__module__ == f"undercroft.games.dungeoneer.rules.{file.replace('/', '.')}"
