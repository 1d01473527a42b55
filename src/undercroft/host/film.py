"""A finished game as a film: the first view, and for each answer that changed something the difference and the words.

Nothing of a game that goes on leaves by here. After the end the record and the key of the dice are public, so that
anybody could play it again: everybody may look from every seat.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Any, Final

import msgspec

from undercroft.games import find_game
from undercroft.host.errors import BadRequest, NotOver
from undercroft.host.matches import Matches
from undercroft.host.patch import Patch, difference
from undercroft.host.rows import MatchRow
from undercroft.host.telling import Teller, words_of
from undercroft.kernel.match import Match
from undercroft.kernel.record import Entry, Header, straight

UNSEEN: Final = frozenset({"position", "asked", "responding"})
"""What every answer changes: a difference in these alone is not worth a step of its own."""
_entry: Final = msgspec.json.Decoder(Entry)
_encode: Final = msgspec.json.Encoder().encode
Viewer = int | None


class Line(msgspec.Struct, omit_defaults=True):
    """A line of the log; its position is that of its step."""

    kind: str
    clause: str
    text: str = ""
    seats: list[int] = []
    facts: dict[str, Any] = {}


class Step(msgspec.Struct, omit_defaults=True):
    """The table after `at` answers: how the view differs from the step before, and what was told."""

    at: int
    patch: Patch = []
    lines: list[Line] = msgspec.field(default_factory=list)


class Film(msgspec.Struct):
    """A whole game for one viewer."""

    viewer: Viewer
    last: int
    first: dict[str, Any]
    steps: list[Step]
    statistics: dict[str, Any]


def film(row: MatchRow, entries: Iterable[bytes], viewer: Viewer, lang: str) -> Film:
    """Play a finished game once more and note what this viewer sees."""
    assert row.header is not None
    game = find_game(row.game)
    match = Match(game, msgspec.json.decode(row.header, type=Header), None)
    first = _seen(match, viewer)
    steps = list(_steps(match, first, entries, viewer))
    _tell(steps, match, row, viewer, lang)
    tell = getattr(game, "statistics", None)
    found: dict[str, Any] = tell(match.table.state) if tell is not None else {}
    return Film(viewer, match.position, first, steps, found)


def _seen(match: Match[Any], viewer: Viewer) -> dict[str, Any]:
    """The viewer's view, exactly as it is sent."""
    seen: dict[str, Any] = msgspec.json.decode(_encode(match.table.view(viewer)))
    return seen


def _steps(match: Match[Any], shown: dict[str, Any], entries: Iterable[bytes], viewer: Viewer) -> Iterator[Step]:
    """What changes nothing that can be seen or read is shown together with what follows it."""
    yield Step(0)
    heard = len(match.table.told)
    pending: Step | None = None
    for number, entry in enumerate(straight(map(_entry.decode, entries)), start=2):
        match.apply(entry, number)
        view = _seen(match, viewer)
        patch = [one for one in difference(shown, view) if one[0] != ["position"]]
        is_heard = any(event.reaches(viewer) for event in match.table.told[heard:])
        pending = Step(match.position, patch)
        if is_heard or any(path[0] not in UNSEEN for path, *_ in patch):
            yield pending
            shown, heard, pending = view, len(match.table.told), None
    if pending is not None:
        yield pending


def _tell(steps: list[Step], match: Match[Any], row: MatchRow, viewer: Viewer, lang: str) -> None:
    """Give each step the lines of what happened since the one before."""
    teller = Teller(words_of(lang), match, [seat.name for seat in row.seats])
    lines = teller.lines([(0, event) for event in match.table.told], viewer)
    ends = [step.at for step in steps]
    for line in lines:
        step = steps[bisect_left(ends, line["position"])]
        step.lines.append(Line(**{name: line[name] for name in Line.__struct_fields__}))


async def film_of(matches: Matches, match: str, viewer: Viewer, lang: str) -> Callable[[], Film]:
    """The way to make the film of a finished game, which takes a while; refuses one that goes on."""
    authority = await matches.find(match)
    authority.need_followed()
    row = authority.row
    if row.state != "over" or row.header is None:
        raise NotOver("the game is not over")
    if viewer is not None and viewer not in range(len(row.seats)):
        raise BadRequest("there is no such viewer")
    return partial(film, row, await matches.store.entries(match), viewer, lang)
