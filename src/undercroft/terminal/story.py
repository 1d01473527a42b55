"""The analysis of a finished game for a terminal: small curves, turning points, luck and decisions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from undercroft.host.after.plain import Analysis, Parts
from undercroft.host.after.told import ToldAnalysis
from undercroft.kernel.match import Match
from undercroft.kernel.record import Record, straight
from undercroft.words import Speaker, Words

LEVELS: Final = "▁▂▃▄▅▆▇█"
WIDTH: Final = 60
WORST: Final = 5
"""So many decisions of a seat are told."""


def story(found: Analysis, said: ToldAnalysis, record: Record, match: Match[Any], words: Words) -> Iterator[str]:
    """Line by line; `match` has been played to its end."""
    names = [seat.name for seat in record.header.seats]
    yield words.say("terminal-story-chances")
    for number, name in enumerate(names if not found.together else names[:1]):
        chances = [mark.chances[number] for mark in found.marks]
        label = words.say("terminal-story-party") if found.together else name
        yield f"  {label:<14} {curve(chances)} {hundred(chances[0]):>3} → {hundred(chances[-1])} %"
    yield words.say("terminal-story-turns", number=len(found.turns))
    speaker = Speaker(words, record.header.game, names)
    lines = list(speaker.story({**event.for_seat(None), **event.secret} for event in match.table.told))
    for turn in found.turns:
        before, after = found.marks[turn.before], found.marks[turn.before + 1]
        told = [line.text for line in lines if turn.at <= line.position <= after.at][:2]
        yield "  " + words.say(
            "terminal-story-turn", round=after.round, name=names[turn.seat],
            before=hundred(before.chances[turn.seat]), after=hundred(after.chances[turn.seat]),
            choice=points(turn.choice[turn.seat]), dice=points(turn.dice[turn.seat]),
        )  # fmt: skip
        yield from (f"      {text}" for text in told)
    yield words.say("terminal-story-parting")
    for name, parts in zip(names, found.parts, strict=True):
        yield f"  {name:<14} {words.say('terminal-story-parts', **whole(parts))}"
    yield from _decisions(said, names, words)


def _decisions(said: ToldAnalysis, names: Sequence[str], words: Words) -> Iterator[str]:
    """The costliest decisions of each seat."""
    for seat, name in enumerate(names):
        own = [choice for choice in said.choices if choice.seat == seat]
        costly = sorted((choice for choice in own if choice.cost > 0), key=lambda one: (-one.cost, one.at))
        yield words.say("terminal-story-decisions", name=name, number=len(own), slips=len(costly))
        for choice in costly[:WORST]:
            told = {"played": choice.played.label, "best": choice.best.label, "at": choice.at}
            yield "  " + words.say("terminal-story-slip", cost=points(-choice.cost), round=choice.round, **told)


def curve(chances: Sequence[float]) -> str:
    """One sign for each part of the game."""
    steps = min(WIDTH, len(chances))
    picked = (chances[round(number * (len(chances) - 1) / max(1, steps - 1))] for number in range(steps))
    return "".join(LEVELS[min(len(LEVELS) - 1, int(chance * len(LEVELS)))] for chance in picked)


def hundred(chance: float) -> int:
    """In percent."""
    return round(100 * chance)


def points(change: float) -> str:
    """In points of the chance, with its sign."""
    return f"{hundred(change):+d}".replace("-", "−") if hundred(change) else "0"


def whole(parts: Parts) -> dict[str, Any]:
    """In whole points that add up: what rounding leaves over is luck's."""
    start, own, others, end = (hundred(one) for one in (parts.start, parts.own, parts.others, parts.end))
    told = {"luck": end - start - own - others, "own": own, "others": others}
    return {"start": start, "end": end, **{name: points(value / 100) for name, value in told.items()}}


def played(record: Record, match: Match[Any]) -> Match[Any]:
    """A fresh match of a record, played straight to its end, so that all positions are those of the analysis."""
    again: Match[Any] = Match(match.game, record.header, None)
    for number, entry in enumerate(straight(record.entries), start=2):
        again.apply(entry, number)
    return again
