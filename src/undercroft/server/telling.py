"""What one viewer reads, in one language: the ask with its options, and the lines of the log.

Everything is built from the viewer's own view and from what the viewer was told.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import islice
from typing import Any, Final

import msgspec

from undercroft.kernel.ask import Ask, LazyOptions, Option, Roll, Subsets
from undercroft.kernel.match import Match
from undercroft.kernel.state import Told
from undercroft.words import Speaker, Words

TRIED: Final = 24
"""Of more options than this it is not tried out beforehand which ones can be taken back."""
MOST_LISTED: Final = 1000
REMEMBERED: Final = 5_000
_HEAD: Final = ("kind", "clause", "position")
_pack: Final = msgspec.msgpack.Encoder().encode


class RememberingWords(Words):
    """Names of cards and places are put together once for all matches, not each time they are said."""

    def __init__(self, lang: str) -> None:
        super().__init__(lang)
        self.names: dict[Any, str] = {}


class RememberingSpeaker(Speaker):
    """A table says the same things again and again: the same sentence is not put together twice."""

    def __init__(self, words: Words, game: str, seats: Sequence[str]) -> None:
        super().__init__(words, game, seats)
        self._said: dict[bytes, str] = {}
        self._named: dict[Any, str] = words.names if isinstance(words, RememberingWords) else {}

    def name(self, kind: str, thing: Any, form: str = "") -> str:
        if kind == "seat" or not isinstance(thing, str | int):
            return super().name(kind, thing, form)
        key = (self.game, kind, thing, form)
        found = self._named.get(key)
        if found is None:
            found = self._named[key] = super().name(kind, thing, form)
        return found

    def event(self, event: Mapping[str, Any]) -> str:
        facts = {name: fact for name, fact in event.items() if name not in ("clause", "position")}
        return self._once(_pack(("event", facts)), lambda: super(RememberingSpeaker, self).event(event))

    def question(self, view: Mapping[str, Any], ask: Ask, seat: int) -> str:
        facts = self.naming.question(view, seat, ask.what)
        key = _pack(("ask", ask.what, seat, ask.dice if isinstance(ask, Roll) else 0, facts, ask.about))
        return self._once(key, lambda: super(RememberingSpeaker, self).question(view, ask, seat))

    def item(self, view: Mapping[str, Any], ask: Ask, option: Option) -> tuple[str, str]:
        """The label of an option, and the line that explains it."""
        message, facts = self.naming.option(view, ask.seat, ask.what, option)
        if not message:
            return self.option(view, ask, option), ""
        key = _pack((message, facts, ask.about))
        label = self._once(key, lambda: self.option(view, ask, option))
        return label, self._once(b"about" + key, lambda: self.about(view, ask, option))

    def _once(self, key: bytes, say: Callable[[], str]) -> str:
        found = self._said.get(key)
        if found is None:
            if len(self._said) >= REMEMBERED:
                self._said.clear()
            found = self._said[key] = say()
        return found


class Teller:
    """Tells one match in one language."""

    def __init__(self, words: Words, match: Match[Any], names: Sequence[str]) -> None:
        self.words = words
        self.match = match
        self.speaker = RememberingSpeaker(words, match.game.name, names)

    # --- the ask -------------------------------------------------------------------------------------------------

    def ask(self, ask: Ask, seat: int, moment: int, view: Mapping[str, Any]) -> dict[str, Any]:
        """What this seat is asked, with all that it can answer."""
        told: dict[str, Any] = {
            "moment": moment,
            "seat": seat,
            "what": ask.what,
            "clause": ask.clause,
            "question": self.speaker.question(view, ask, seat),
        }
        if isinstance(ask, Roll):
            told["dice"] = {"number": ask.dice, "sides": ask.sides}
        elif isinstance(ask.options, Subsets):
            items = [self._item(view, ask, item) for item in ask.options.items]
            told["choose"] = {"items": items, "least": ask.options.least, "most": ask.options.most}
        else:
            told["options"] = self._options(view, ask, seat)
        return told

    def _options(self, view: Mapping[str, Any], ask: Ask, seat: int) -> list[dict[str, Any]]:
        table = self.match.table
        options = list(islice(ask.options, MOST_LISTED)) if isinstance(ask.options, LazyOptions) else ask.options
        odds = self.match.game.odds(table.state, ask)
        is_tried = len(options) <= TRIED
        found = []
        for option in options:
            shown = self._item(view, ask, option)
            chance = odds.get(option)
            shown["odds"] = None if chance is None else round(float(chance), 4)
            if chance is not None:
                shown["odds_text"] = self.words.say("table-odds", percent=round(100 * chance))
            shown["final"] = not table.can_be_undone(seat, option) if is_tried else None
            found.append(shown)
        return found

    def _item(self, view: Mapping[str, Any], ask: Ask, option: Option) -> dict[str, Any]:
        label, about = self.speaker.item(view, ask, option)
        return {"value": option, "label": label, "about": about}

    def label(self, view: Mapping[str, Any], ask: Ask, value: Option) -> str:
        """An answer in words; a choice of several as a list."""
        if isinstance(ask.options, Subsets) and isinstance(value, tuple):
            return self.words.listed([self.speaker.option(view, ask, item) for item in value])
        return self.speaker.option(view, ask, value)

    # --- the log -------------------------------------------------------------------------------------------------

    def lines(self, told: Sequence[tuple[int, Told]], seat: int | None) -> list[dict[str, Any]]:
        """Events, each with its moment, as this viewer may know them."""
        heard = [(moment, event.for_seat(seat)) for moment, event in told if event.reaches(seat)]
        lines = []
        for number, (moment, event) in enumerate(heard):
            following = heard[number + 1][1] if number + 1 < len(heard) else None
            lines.append({**self._head(event), "moment": moment, "text": "", "facts": _facts(event)})
            if following is None or not self._runs_on(event, following):
                first = number
                while first and self._runs_on(heard[first - 1][1], heard[first][1]):
                    first -= 1
                story = self.speaker.story(one for _, one in heard[first : number + 1])
                lines[-1]["text"] = " ".join(line.text for line in story)
                lines[-1]["seats"] = sorted(frozenset().union(*(line.seats for line in story)))
        return lines

    def _head(self, event: Mapping[str, Any]) -> dict[str, Any]:
        return {**{name: event[name] for name in _HEAD}, "seats": []}

    def _runs_on(self, event: Mapping[str, Any], following: Mapping[str, Any]) -> bool:
        """Are these two told as one?"""
        same = event["kind"] == following["kind"] and event.get("seat") == following.get("seat")
        return same and event["kind"] in self.speaker.naming.RUNS


def _facts(event: Mapping[str, Any]) -> dict[str, Any]:
    return {name: fact for name, fact in event.items() if name not in _HEAD}
