"""Ways to break a rule: a comparison, a condition, a constant, a step. Each makes one change in one place of a source.

What players are told (`tell`, `whisper`, and what is done only for a listener), clause ids, annotations, docstrings,
how chance samples from lazy options, and tests that only narrow a type are no rules and are left alone.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import blake2b
from typing import Final

COMPARISONS: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
SUMS: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}
CALLS: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}
NO_RULES: Final = {"tell", "whisper"}
NO_RULE_FUNCTIONS: Final = {"sample", "_tell"}
"""How random players choose, and how something is told."""
NO_RULE_WORDS: Final = {"strict"}
"""Arguments that only guard against mistakes of ours, as in zip(..., strict=True)."""
_Step = ast.Expr | ast.AugAssign | ast.Assign


@dataclass(frozen=True)
class Mutant:
    """One change of one source: where it is, what stood there and what stands there now."""

    file: str
    line: int
    column: int
    function: str
    before: str
    after: str
    start: int
    end: int

    @property
    def id(self) -> str:
        """The same change has the same id as long as its function stays in its file, on whatever line."""
        said = f"{self.file}\0{self.function}\0{self.before}\0{self.after}\0{self.column}"
        return blake2b(said.encode(), digest_size=6).hexdigest()

    def of(self, source: str) -> str:
        """The source with this change."""
        data = source.encode()
        return (data[: self.start] + self.after.encode() + data[self.end :]).decode()


def mutants(source: str, file: str) -> list[Mutant]:
    """All changes of a source, from its first line to its last."""
    tree = ast.parse(source)
    starts = _line_starts(source)
    found: list[Mutant] = []
    for function, node in _rules(tree, ""):
        for old, new in _changes(node):
            start = starts[old.lineno - 1] + old.col_offset
            end = starts[(old.end_lineno or old.lineno) - 1] + (old.end_col_offset or 0)
            before = " ".join(source.encode()[start:end].decode().split())
            found.append(Mutant(file, old.lineno, old.col_offset, function, before, new, start, end))
    return sorted(set(found), key=lambda mutant: (mutant.start, mutant.end, mutant.after))


def _line_starts(source: str) -> list[int]:
    starts = [0]
    for line in source.encode().splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    return starts


def _rules(node: ast.AST, function: str) -> Iterator[tuple[str, ast.AST]]:
    """Every node that a rule is made of, with the function it stands in."""
    for child in ast.iter_child_nodes(node):
        if _is_no_rule(child):
            continue
        name = function
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            name = f"{function}.{child.name}".lstrip(".")
        if isinstance(child, ast.AnnAssign | ast.arg | ast.FunctionDef | ast.AsyncFunctionDef):
            yield from _without_annotations(child, name)
            continue
        yield name, child
        yield from _rules(child, name)


def _without_annotations(node: ast.AST, name: str) -> Iterator[tuple[str, ast.AST]]:
    if isinstance(node, ast.AnnAssign):
        parts: list[ast.AST] = [node.value] if node.value is not None else []
    elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        parts = [*node.body, *node.args.defaults, *(one for one in node.args.kw_defaults if one is not None)]
    else:
        parts = []
    for part in parts:
        if not _is_no_rule(part):
            yield name, part
            yield from _rules(part, name)


def _is_no_rule(node: ast.AST) -> bool:
    """Imports, docstrings, what is told, and checks that help the type checker only."""
    if isinstance(node, ast.Import | ast.ImportFrom | ast.Assert | ast.Raise | ast.JoinedStr):
        return True
    if isinstance(node, ast.FunctionDef) and node.name in NO_RULE_FUNCTIONS:
        return True
    if isinstance(node, ast.keyword) and node.arg in NO_RULE_WORDS:
        return True
    if isinstance(node, ast.If) and _is_only_for_a_listener(node):
        return True
    if not isinstance(node, ast.Expr):
        return False
    value = node.value
    told = isinstance(value, ast.Call) and isinstance(value.func, ast.Attribute) and value.func.attr in NO_RULES
    return told or (isinstance(value, ast.Constant) and isinstance(value.value, str))


def _changes(node: ast.AST) -> Iterator[tuple[ast.expr | ast.stmt, str]]:
    """The node, or the part of it that changes, and what stands there instead."""
    if isinstance(node, ast.Compare) and not _asks_who_listens(node):
        yield from _comparisons(node)
    elif isinstance(node, ast.BoolOp):
        yield from _conditions(node)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield node, f"({ast.unparse(node.operand)})"
    elif isinstance(node, ast.If | ast.While | ast.IfExp) and not _asks_who_listens(node.test):
        yield node.test, "False"
        if not isinstance(node, ast.While):
            yield node.test, "True"
    elif isinstance(node, ast.comprehension):
        yield from ((test, "True") for test in node.ifs)
    elif isinstance(node, ast.Constant):
        yield from _constants(node)
    elif isinstance(node, ast.BinOp) and type(node.op) in SUMS:
        changed = ast.BinOp(node.left, SUMS[type(node.op)](), node.right)
        yield node, f"({ast.unparse(changed)})"
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in CALLS:
        yield node.func, CALLS[node.func.id]
    elif isinstance(node, _Step) and _is_a_step(node):
        yield node, "pass"


def _is_only_for_a_listener(node: ast.If) -> bool:
    """`if s.listener is not None:` and nothing else: what stands there makes ready what is told."""
    return not node.orelse and isinstance(node.test, ast.Compare) and _asks_who_listens(node.test)


def _asks_who_listens(node: ast.expr) -> bool:
    """Only what is told depends on it."""
    return any(isinstance(part, ast.Attribute) and part.attr == "listener" for part in ast.walk(node))


def _comparisons(node: ast.Compare) -> Iterator[tuple[ast.expr, str]]:
    for number, operator in enumerate(node.ops):
        operators = [*node.ops]
        operators[number] = COMPARISONS[type(operator)]()
        yield node, f"({ast.unparse(ast.Compare(node.left, operators, node.comparators))})"


def _conditions(node: ast.BoolOp) -> Iterator[tuple[ast.expr, str]]:
    for number in range(len(node.values)):
        rest = [value for place, value in enumerate(node.values) if place != number]
        if isinstance(node.op, ast.And) and _narrows(node.values[number], rest):
            continue
        yield node, f"({ast.unparse(rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest))})"
    other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
    yield node, f"({ast.unparse(ast.BoolOp(other, node.values))})"


def _narrows(test: ast.expr, rest: list[ast.expr]) -> bool:
    """`foe is not None` beside something that is asked of the foe: without it there is nothing to ask."""
    if not isinstance(test, ast.Compare) or not isinstance(test.ops[0], ast.IsNot):
        return False
    tested = ast.unparse(test.left)
    return any(
        isinstance(part, ast.Name | ast.Attribute) and ast.unparse(part) == tested
        for one in rest
        for part in ast.walk(one)
    )


def _constants(node: ast.Constant) -> Iterator[tuple[ast.expr, str]]:
    if isinstance(node.value, bool):
        yield node, str(not node.value)
    elif isinstance(node.value, int):
        yield node, str(node.value + 1)
        if node.value > 1:
            yield node, str(node.value - 1)


def _is_a_step(node: _Step) -> bool:
    """Something that is done: a call, an ask whose answer nobody keeps, a change of the position."""
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Call | ast.YieldFrom | ast.Yield)
    target = node.target if isinstance(node, ast.AugAssign) else node.targets[0]
    return isinstance(target, ast.Attribute | ast.Subscript)
