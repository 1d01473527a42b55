"""Small differences between two views: what to set where, and what to take out."""

from __future__ import annotations

from typing import Any

Path = list[str | int]
Patch = list[list[Any]]


def difference(old: Any, new: Any) -> Patch:
    """`[path, value]` sets, `[path]` takes a key out. Lists of another length are set as a whole."""
    patch: Patch = []
    _compare(old, new, [], patch)
    return patch


def _compare(old: Any, new: Any, path: Path, patch: Patch) -> None:
    """Add what leads from one to the other; they are not the same, so nothing is compared that C has compared."""
    if type(old) is dict and type(new) is dict:
        for key in old:
            if key not in new:
                patch.append([[*path, key]])
        for key, value in new.items():
            if key not in old:
                patch.append([[*path, key], value])
                continue
            before = old[key]
            if before is not value and (before != value or type(before) is not type(value)):
                _compare(before, value, [*path, key], patch)
    elif type(old) is list and type(new) is list and len(old) == len(new):
        for number, value in enumerate(new):
            before = old[number]
            if before is not value and (before != value or type(before) is not type(value)):
                _compare(before, value, [*path, number], patch)
    else:
        patch.append([path, new])


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
