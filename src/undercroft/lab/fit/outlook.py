"""Fit an outlook to games, and write its weights into the game's content."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

from undercroft.lab.fit.logit import Array, Sample, chances, fit, log_loss, sample_of
from undercroft.lab.fit.positions import CannotFit, Position

RIDGES: Final = (0.3, 3.0, 30.0)
HELD_OUT: Final = 5
"""A fifth of the games is not fitted to, but says how well the fit does."""


class Fitted(NamedTuple):
    """The weights, and how they do in the games that were held out."""

    weights: dict[str, float]
    games: int
    positions: int
    loss: float
    present: float | None
    """The same of the numbers that stand in the file now."""
    even: float
    held_out: list[Position]
    """These positions with the chances that the new weights give them."""


def fit_outlook(positions: Sequence[Position], names: Sequence[str], present: dict[str, float] | None) -> Fitted:
    """The weights that do best in the games that were held out."""
    out = [position for position in positions if _is_held_out(position.game)]
    kept = [position for position in positions if not _is_held_out(position.game)]
    learned, tested = sample_of(kept), sample_of(out)
    if learned.rows.shape[2] != len(names):
        raise CannotFit(f"`features` counts {learned.rows.shape[2]} things, but FEATURES names {len(names)}")
    weights = min((fit(learned, ridge) for ridge in RIDGES), key=lambda one: log_loss(tested, one))
    now = None
    if present is not None and set(names) <= set(present):
        now = log_loss(tested, np.array([present[name] for name in names]))
    games = len({position.game for position in positions})
    found = dict(zip(names, (float(one) for one in weights), strict=True))
    even = log_loss(tested, np.zeros(len(names)))
    return Fitted(found, games, len(positions), log_loss(tested, weights), now, even, _said(out, tested, weights))


def _is_held_out(game: int) -> bool:
    """Five games in a row of each 25: the numbers of seats change from game to game, and shall be in both parts."""
    return game // HELD_OUT % HELD_OUT == 0


def _said(positions: Sequence[Position], sample: Sample, weights: Array) -> list[Position]:
    said = chances(sample, weights)
    used = [position for position in positions if position.rows and any(row is not None for row in position.rows)]
    return [
        Position(one.game, one.rows, tuple(float(chance) for chance in row[: len(one.rows)]), one.won[: len(one.rows)])
        for one, row in zip(used, said, strict=True)
    ]


def read_weights(file: Path) -> dict[str, float] | None:
    """The numbers in the file; None if there is none yet."""
    if not file.is_file():
        return None
    found = tomllib.loads(file.read_text(encoding="utf-8"))
    return {name: float(value) for name, value in found.items() if isinstance(value, int | float)}


def write_weights(file: Path, fitted: Fitted, command: str) -> None:
    """The file anew; what is said behind a number stays there."""
    before = file.read_text(encoding="utf-8") if file.is_file() else ""
    said = dict(re.findall(r"^(\w+) *=[^#\n]*(#.*)$", before, re.MULTILINE))
    lines = [
        "# How much each thing adds to the chance to win, in the measure of a logistic curve: a lead of 1 over the",
        "# only opponent is a chance of 73 %, of 2 one of 88 %. No rule; made from games between bots by",
        f"#   {command}",
        f"# {fitted.games} games, {fitted.positions} positions; log loss {fitted.loss:.3f} in the fifth of the games",
        f"# that it was not fitted to, where even chances have {fitted.even:.3f}.",
        "",
    ]
    for name, value in fitted.weights.items():
        lines.append(f"{f'{name} = {value:.4f}':<24}{said.get(name, '')}".rstrip())
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
