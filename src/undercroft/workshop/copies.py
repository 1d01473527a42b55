"""Copying states: each game's `copies.py` is made from its `state.py`, where every field is declared once.

    undercroft workshop copies      make them all anew

A state is copied for every fork, so the copy is written out field by field: that is what a compiler, and plain Python
as well, can make the most of. What `__init__` sets is copied, and the type that stands there says how: of a list or a
dict the copy has its own, a piece of plain data (and each one in a list) is copied in turn, all else is shared, and so
is a SharedDict. Nobody listens to a copy.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import undercroft.games
from undercroft.games import game_names

WIDTH = 120
BASES = {"Plain", "Teller"}
WHOLE = "State"
HEAD = '''"""An equal state that shares nothing that changes: made from `state.py` by `undercroft workshop copies`."""

from __future__ import annotations

from {module} import {kinds}
'''


class Field(NamedTuple):
    """A field, the type that was written beside it ("" if none was), and the parameter that it is, if it is one."""

    name: str
    type: str
    parameter: str


class Kind(NamedTuple):
    """A class of plain data: its parameters (True: by keyword only) and its fields."""

    name: str
    parameters: dict[str, bool]
    fields: dict[str, Field]


def state_of(game: str) -> Path:
    return Path(undercroft.games.__file__).parent / game / "state.py"


def copies_of(game: str) -> Path:
    return state_of(game).with_name("copies.py")


def write_copies(source: str, module: str) -> str:
    """The text of `copies.py` for the classes that this source declares."""
    kinds = {kind.name: kind for kind in _kinds(ast.parse(source))}
    head = HEAD.format(module=module, kinds=", ".join(sorted(kinds)))
    return "\n\n".join([head, *(_function(kind, kinds) for kind in kinds.values())])


# --- reading the declarations -----------------------------------------------------------------------------------------


def _kinds(module: ast.Module) -> Iterator[Kind]:
    for node in module.body:
        if isinstance(node, ast.ClassDef) and any(isinstance(b, ast.Name) and b.id in BASES for b in node.bases):
            methods = {method.name: method for method in node.body if isinstance(method, ast.FunctionDef)}
            arguments = methods["__init__"].args
            parameters = {a.arg: False for a in arguments.args[1:]} | {a.arg: True for a in arguments.kwonlyargs}
            types = {a.arg: ast.unparse(a.annotation) for a in (*arguments.args, *arguments.kwonlyargs) if a.annotation}
            fields = {field.name: field for field in _fields("__init__", methods, types) if field.name != "listener"}
            yield Kind(node.name, parameters, fields)


def _fields(method: str, methods: dict[str, ast.FunctionDef], types: dict[str, str]) -> Iterator[Field]:
    """What a method sets, and the methods that it calls on itself."""
    for line in methods[method].body:
        match line:
            case ast.AnnAssign(ast.Attribute(ast.Name("self"), name), annotation, value):
                yield _field(name, ast.unparse(annotation), value, types)
            case ast.Assign([ast.Attribute(ast.Name("self"), name)], value):
                yield _field(name, "", value, types)
            case ast.Expr(ast.Call(ast.Attribute(ast.Name("self"), called))):
                yield from _fields(called, methods, types)
            case ast.Expr(ast.Constant()):
                pass
            case _:
                raise ValueError(f"line {line.lineno}: a state declares its fields, and does nothing else there")


def _field(name: str, type_: str, value: ast.expr | None, types: dict[str, str]) -> Field:
    parameter = value.id if isinstance(value, ast.Name) and value.id in types else ""
    return Field(name, type_ or types.get(parameter, ""), parameter)


# --- writing the copies -----------------------------------------------------------------------------------------------


def _function(kind: Kind, kinds: dict[str, Kind]) -> str:
    given = {field.parameter: field for field in kind.fields.values() if field.parameter}
    lost = [parameter for parameter in kind.parameters if parameter not in given]
    if lost:
        raise ValueError(f"{kind.name}: no field is the parameter {', '.join(lost)}, so it cannot be copied")
    arguments = [
        f"{p}={_copied(given[p], kinds)}" if is_keyword else _copied(given[p], kinds)
        for p, is_keyword in kind.parameters.items()
    ]
    lines = [
        f"def {_copier(kind.name)}(s: {kind.name}) -> {kind.name}:",
        *_construction(kind.name, arguments),
        *(f"    twin.{f.name} = {_copied(f, kinds)}" for f in kind.fields.values() if not f.parameter),
        "    return twin",
    ]
    return "\n".join(lines) + "\n"


def _construction(name: str, arguments: list[str]) -> list[str]:
    short = f"    twin = {name}({', '.join(arguments)})"
    if len(short) <= WIDTH:
        return [short]
    return [f"    twin = {name}(", *(f"        {argument}," for argument in arguments), "    )"]


def _copier(kind: str) -> str:
    return "copy" if kind == WHOLE else f"copy_{kind.lower()}"


def _copied(field: Field, kinds: dict[str, Kind]) -> str:
    """How a field is copied, as its type says."""
    old = f"s.{field.name}"
    outer, _, inner = field.type.removesuffix("]").partition("[")
    if outer == "list" and inner in kinds:
        return f"[{_copier(inner)}(one) for one in {old}]"
    if outer == "list":
        return f"{old}[:]"
    if outer in ("dict", "set"):
        return f"{old}.copy() if {old} else {'{}' if outer == 'dict' else 'set()'}"
    if field.type in kinds:
        return f"{_copier(field.type)}({old})"
    plain, _, none = field.type.partition(" | ")
    if plain in kinds and none == "None":
        return f"{_copier(plain)}({old}) if {old} is not None else None"
    return old


def make_all() -> list[Path]:
    """Write every game's copies; returns the files."""
    for game in game_names():
        made = write_copies(state_of(game).read_text(encoding="utf-8"), f"undercroft.games.{game}.state")
        copies_of(game).write_text(made, encoding="utf-8")
    return [copies_of(game) for game in game_names()]
