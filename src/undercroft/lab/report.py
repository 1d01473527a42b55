"""What a simulation says: wins with confidence intervals, length and duration, as plain data and as tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import sqrt
from statistics import fmean, median
from typing import Any, Final

from rich.console import Console
from rich.table import Table

from undercroft.lab.simulate import Played

Z95: Final = 1.959964
"""The normal quantile of a 95 % interval."""


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % confidence interval of a share: honest even near 0 and 1."""
    if games == 0:
        return 0.0, 1.0
    share, z2 = wins / games, Z95 * Z95
    middle = share + z2 / (2 * games)
    spread = Z95 * sqrt(share * (1 - share) / games + z2 / (4 * games * games))
    scale = 1 + z2 / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def quantile(values: Sequence[float], part: float) -> float:
    """The value below which this part of all values lies, between neighbours in proportion."""
    ordered = sorted(values)
    place = part * (len(ordered) - 1)
    low = int(place)
    high = min(low + 1, len(ordered) - 1)
    return ordered[low] + (ordered[high] - ordered[low]) * (place - low)


def spread(values: Sequence[float]) -> dict[str, float]:
    """Mean, median and the outer tenths."""
    return {
        "mean": fmean(values),
        "median": median(values),
        "p10": quantile(values, 0.1),
        "p90": quantile(values, 0.9),
    }


def share_of(wins: int, games: int) -> dict[str, Any]:
    """Wins with their share and its interval."""
    low, high = wilson(wins, games)
    return {"wins": wins, "share": wins / games if games else 0.0, "low": low, "high": high}


def summary(played: Sequence[Played], bots: Sequence[str], seconds: float) -> dict[str, Any]:
    """All of it as plain data, for `--json`. `seats` are the bots in the order in which they were given."""
    wins = Counter(game.bots[seat] for game in played for seat in game.winners)
    answers = sum(game.answers for game in played)
    return {
        "games": len(played),
        "seats": [{"bot": bot, **share_of(wins[i], len(played))} for i, bot in enumerate(bots)],
        "ties": sum(len(game.winners) > 1 for game in played),
        "unfinished": sum(not game.over for game in played),
        "length": spread([game.length for game in played]),
        "answers": {"all": answers, **spread([game.answers for game in played])},
        "game_seconds": spread([game.seconds for game in played]),
        "seconds": seconds,
        "decisions_per_s": answers / seconds if seconds else 0.0,
        "groups": groups(played),
        "numbers": numbers(played),
    }


def groups(played: Sequence[Played]) -> dict[str, dict[str, dict[str, Any]]]:
    """Wins by the words that the game says of its seats, such as the class each of them played."""
    seats: dict[str, Counter[str]] = {}
    wins: dict[str, Counter[str]] = {}
    for game in played:
        for label, values in game.statistics.items():
            if all(isinstance(value, str) for value in values):
                words = [str(value) for value in values]
                seats.setdefault(label, Counter()).update(words)
                wins.setdefault(label, Counter()).update(words[seat] for seat in game.winners)
    return {
        label: {word: {"seats": count, **share_of(wins[label][word], count)} for word, count in sorted(counts.items())}
        for label, counts in seats.items()
    }


def numbers(played: Sequence[Played]) -> dict[str, dict[str, float]]:
    """The numbers that the game says of its seats at the end, such as their gold, over all seats."""
    found: dict[str, list[float]] = {}
    for game in played:
        for label, values in game.statistics.items():
            if not any(isinstance(value, str) for value in values):
                found.setdefault(label, []).extend(float(value) for value in values)
    return {label: spread(values) for label, values in found.items() if values}


def show(console: Console, found: dict[str, Any]) -> None:
    """The summary as tables for a person."""
    table = Table("seat", "bot", title=f"{found['games']} games")
    for name in ("wins", "share", "95 % interval"):
        table.add_column(name, justify="right")
    for number, seat in enumerate(found["seats"], start=1):
        table.add_row(str(number), seat["bot"], *_share_cells(seat))
    console.print(table)
    for label, values in found["groups"].items():
        _show_group(console, label, values)
    _show_spreads(console, found)
    if found["ties"]:
        console.print(f"{found['ties']} games had more than one winner.")
    if found["unfinished"]:
        console.print(f"{found['unfinished']} games were given up before their end.")
    console.print(f"{found['seconds']:.1f} s in all, {found['decisions_per_s']:,.0f} decisions/s")


def _show_group(console: Console, label: str, values: dict[str, dict[str, Any]]) -> None:
    table = Table(label)
    for name in ("seats", "wins", "share", "95 % interval"):
        table.add_column(name, justify="right")
    for value, row in values.items():
        table.add_row(value, str(row["seats"]), *_share_cells(row))
    console.print(table)


def _show_spreads(console: Console, found: dict[str, Any]) -> None:
    table = Table("a game")
    names = ("mean", "median", "p10", "p90")
    for name in names:
        table.add_column(name, justify="right")
    table.add_row("length (rounds)", *(f"{found['length'][name]:.1f}" for name in names))
    table.add_row("decisions", *(f"{found['answers'][name]:,.0f}" for name in names))
    table.add_row("seconds", *(f"{found['game_seconds'][name]:.3f}" for name in names))
    for label, values in found["numbers"].items():
        table.add_row(f"{label} of a seat", *(f"{values[name]:,.1f}" for name in names))
    console.print(table)


def _share_cells(row: dict[str, Any]) -> tuple[str, str, str]:
    return str(row["wins"]), f"{row['share']:.1%}", f"{row['low']:.1%} - {row['high']:.1%}"
