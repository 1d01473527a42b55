"""Small differences between two views: what to set where, and what to take out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

Path = list[str | int]
Patch = list[list[Any]]


def difference(old: Any, new: Any) -> Patch:
    """`[path, value]` sets, `[path]` takes a key out. Lists of another length are set as a whole."""
    return list(_steps(old, new, []))


def _steps(old: Any, new: Any, path: Path) -> Iterator[list[Any]]:
    if isinstance(old, dict) and isinstance(new, dict):
        for key in old:
            if key not in new:
                yield [[*path, key]]
        for key, value in new.items():
            if key not in old:
                yield [[*path, key], value]
            elif old[key] != value or type(old[key]) is not type(value):
                yield from _steps(old[key], value, [*path, key])
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for number, (before, after) in enumerate(zip(old, new, strict=True)):
            if before != after:
                yield from _steps(before, after, [*path, number])
    else:
        yield [path, new]


def patched(view: Any, patch: Patch) -> Any:
    """The view after the differences, as a client computes it. Changes the view in place."""
    for path, *value in patch:
        if not path:
            view = value[0]
            continue
        inner = view
        for step in path[:-1]:
            inner = inner[step]
        if value:
            inner[path[-1]] = value[0]
        else:
            del inner[path[-1]]
    return view
