"""Which weights make what happened most likely: a conditional logit over the seats of each position.

Who has one row for all seats, because they win or lose together, gets a logistic curve: his row beside an empty one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from undercroft.lab.fit.positions import CannotFit, Position

Array = np.ndarray[Any, np.dtype[np.float64]]


class Sample(NamedTuple):
    """Positions as arrays: position by seat by feature; who is out has a mask of minus infinity."""

    rows: Array
    mask: Array
    won: Array
    weight: Array
    """Each position counts as much as the others, as it does where the outlook is checked.

    Where it is the winners whose games are long, games that count alike would make positions look worse than they are.
    """


def sample_of(positions: Sequence[Position]) -> Sample:
    """All positions of which something was counted."""
    used = [position for position in positions if position.rows and any(row is not None for row in position.rows)]
    if not used:
        raise CannotFit("there are no features to be fitted: the room `bot` has no `features`, or no game ended")
    features = next(len(row) for row in used[0].rows if row is not None)
    seats = max(2, max(len(position.rows) for position in used))
    rows, won = np.zeros((len(used), seats, features)), np.zeros((len(used), seats))
    mask = np.full((len(used), seats), -np.inf)
    for n, position in enumerate(used):
        for seat, row in enumerate(position.rows):
            if row is not None:
                rows[n, seat], mask[n, seat] = row, 0.0
        if len(position.rows) == 1:
            mask[n, 1] = 0.0
            won[n, :2] = position.won[0], 1.0 - position.won[0]
        else:
            won[n, : len(position.won)] = position.won
    return Sample(rows, mask, won, np.ones(len(used)))


def chances(sample: Sample, weights: Array) -> Array:
    """What such weights say of each seat."""
    strength = sample.rows @ weights + sample.mask
    odds = np.exp(strength - strength.max(axis=1, keepdims=True))
    found: Array = odds / odds.sum(axis=1, keepdims=True)
    return found


def log_loss(sample: Sample, weights: Array) -> float:
    """The mean of what the truth surprised; even chances between two are 0.693."""
    said = np.log(np.maximum(chances(sample, weights), 1e-12))
    return float(-(sample.weight * (sample.won * said).sum(axis=1)).sum() / sample.weight.sum())


def fit(sample: Sample, ridge: float, steps: int = 40) -> Array:
    """Newton's steps; the ridge holds weights of features that hardly differ near 0."""
    scale = sample.rows.reshape(-1, sample.rows.shape[2]).std(axis=0)
    scale = np.where(scale > 1e-9, scale, 1.0)
    scaled = sample._replace(rows=sample.rows / scale)
    weights = np.zeros(len(scale))
    share = sample.won.sum(axis=1, keepdims=True)
    for _ in range(steps):
        said = chances(scaled, weights)
        off = (sample.won - said * share) * sample.weight[:, None]
        slope = np.einsum("ns,nsf->f", off, scaled.rows) - ridge * weights
        mean = np.einsum("ns,nsf->nf", said, scaled.rows)
        heavy = sample.weight * share[:, 0]
        bend = np.einsum("n,ns,nsf,nsg->fg", heavy, said, scaled.rows, scaled.rows, optimize=True)
        bend -= np.einsum("n,nf,ng->fg", heavy, mean, mean, optimize=True)
        step = np.linalg.solve(bend + ridge * np.eye(len(scale)), slope)
        weights = weights + step
        if float(np.abs(step).max()) < 1e-8:
            break
    found: Array = weights / scale
    return found
