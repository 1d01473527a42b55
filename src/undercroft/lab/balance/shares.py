"""How often each of a group wins and how soon, with the intervals within which that is known."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, exp, floor, inf, sqrt
from random import Random
from statistics import fmean, median, stdev
from typing import Final, Literal

from undercroft.lab.balance.plan import BadBalance
from undercroft.lab.balance.settings import Setting
from undercroft.lab.report import Z95
from undercroft.lab.simulate import Played

TRIALS: Final = 1000
Verdict = Literal["met", "not refuted", "missed"]


@dataclass(frozen=True)
class Share:
    """How often one of a group won; `seats` are the seats that had it."""

    name: str
    seats: int
    rounds: tuple[int, ...]
    """The lengths of the games that it won."""

    @property
    def wins(self) -> int:
        return len(self.rounds)

    @property
    def median(self) -> float:
        """In which round it wins; for ever away if it never does."""
        return median(self.rounds) if self.rounds else inf

    @property
    def part(self) -> float:
        return self.wins / self.seats


def words_of(setting: Setting, played: Played, group: str) -> list[str]:
    """Which of the group each seat was."""
    if group == "seat":
        return [str(seat + 1) for seat in range(setting.seats)]
    if group == "bot":
        return [setting.bots[bot] for bot in played.bots]
    if group not in played.statistics:
        known = ", ".join((*played.statistics, "seat", "bot"))
        raise BadBalance(f"there is no group {group!r} at the table {setting.label}; there are {known}")
    return [str(word) for word in played.statistics[group]]


def shares_of(setting: Setting, played: Sequence[Played], group: str) -> list[Share]:
    """The share of each of the group, best first; a seat without a word of the group does not count."""
    had: dict[str, int] = {}
    rounds: dict[str, list[int]] = {}
    for one in played:
        for seat, word in enumerate(words_of(setting, one, group)):
            had[word] = had.get(word, 0) + 1
            if seat in one.winners:
                rounds.setdefault(word, []).append(one.length)
    shares = [Share(word, had[word], tuple(rounds.get(word, ()))) for word in had if word]
    return sorted(shares, key=lambda share: (-share.part, share.name))


# --- intervals ---


def interval_of_ratio(best: Share, worst: Share) -> tuple[float, float]:
    """The 95 % interval of the ratio of two shares, taken on the scale of its logarithm."""
    if not (best.wins and worst.wins):
        return 0.0, inf
    spread = exp(Z95 * sqrt((1 - best.part) / best.wins + (1 - worst.part) / worst.wins))
    ratio = best.part / worst.part
    return ratio / spread, ratio * spread


def interval_of_median(values: Sequence[float]) -> tuple[float, float]:
    """The 95 % interval of a median: the values between which it lies whatever the lengths are like."""
    if not values:
        return 0.0, inf
    ordered, number = sorted(values), len(values)
    reach = Z95 * sqrt(number) / 2
    low, high = floor(number / 2 - reach), ceil(number / 2 + reach)
    return ordered[max(0, low)], ordered[min(number - 1, high)]


def interval_of_mean(values: Sequence[float]) -> tuple[float, float]:
    """The 95 % interval of a mean of many values; one value alone says nothing about the others."""
    if len(values) < 2:
        return -inf, inf
    middle, reach = fmean(values), Z95 * stdev(values) / sqrt(len(values))
    return middle - reach, middle + reach


def ratio(best: Share, worst: Share) -> float:
    """How many times as often as the worst the best one wins."""
    return best.part / worst.part if worst.wins else inf


def ratio_by_chance(words: Sequence[Sequence[str]], trials: int = TRIALS) -> float:
    """The ratio of best to worst that equal ones stay below in 95 of 100 reports of this size.

    `words` are those at the seats of each game.
    """
    random = Random(1)
    had: dict[str, int] = {}
    for kinds in words:
        for kind in kinds:
            had[kind] = had.get(kind, 0) + 1
    found = []
    for _ in range(trials):
        wins = dict.fromkeys(had, 0)
        for kinds in words:
            wins[random.choice(kinds)] += 1
        parts = [wins[kind] / had[kind] for kind in had]
        found.append(max(parts) / min(parts) if min(parts) else inf)
    return sorted(found)[round(0.95 * trials) - 1]


# --- aims ---


def verdict(value: float, interval: tuple[float, float], least: float, most: float) -> Verdict:
    """Whether a figure is as was aimed at, so far as the games played can tell."""
    if least <= value <= most:
        return "met"
    low, high = interval
    return "not refuted" if low <= most and high >= least else "missed"


def worst_of(verdicts: Sequence[Verdict]) -> Verdict:
    """What is said of an aim that all of them share."""
    return next((said for said in ("missed", "not refuted") if said in verdicts), "met")
