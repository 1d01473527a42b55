"""What one viewer reads, in one language: the ask with its options, and the lines of the log.

Everything is built from the viewer's own view and from what the viewer was told.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from functools import cache
from itertools import islice
from typing import Any, Final

import msgspec

from undercroft.games import find_game, game_names
from undercroft.host.errors import note
from undercroft.kernel.ask import Ask, LazyOptions, Option, Ready, Roll, Subsets
from undercroft.kernel.ask import text as option_text
from undercroft.kernel.match import Match
from undercroft.kernel.state import Told
from undercroft.words import LANGUAGES, Speaker, Words

TRIED: Final = 24
"""Of more options than this it is not tried out beforehand which ones can be taken back."""
MOST_LISTED: Final = 1000
REMEMBERED: Final = 50_000
"""So many sentences of a language are kept."""
_HEAD: Final = ("kind", "clause", "position")
_pack: Final = msgspec.msgpack.Encoder().encode


class RememberingWords(Words):
    """What is said again and again is put together once, for all matches."""

    def __init__(self, lang: str) -> None:
        super().__init__(lang)
        self.names: dict[Any, str] = {}
        """Cards and places, by game, kind, thing and form."""
        self.said: dict[bytes, str] = {}
        """Whole sentences, by their message and the facts that it needs; the oldest are forgotten."""
        self._needs: dict[str, frozenset[str] | None] = {}

    def needs(self, message: str) -> frozenset[str]:
        return self.needs_if_any(message) or frozenset()

    def needs_if_any(self, message: str) -> frozenset[str] | None:
        """The facts that a message needs; None if there is no such message."""
        if message not in self._needs:
            self._needs[message] = super().needs(message) if self.has(message) else None
        return self._needs[message]

    def remember(self, key: bytes, text: str) -> None:
        if len(self.said) >= REMEMBERED:
            del self.said[next(iter(self.said))]
        self.said[key] = text


@cache
def words_of(lang: str) -> RememberingWords:
    """The words of a language, shared by all matches. To read them takes a third of a second (`read_beforehand`)."""
    return RememberingWords(lang)


def read_beforehand(is_needed: Callable[[], bool]) -> None:
    """All languages and games, in a thread beside the event loop: the first who speaks Italian must not make all
    tables wait until it is read. Stops where it is not needed any more."""
    for lang in LANGUAGES:
        if is_needed():
            words_of(lang)
    for name in game_names():
        if is_needed():
            find_game(name)


class RememberingSpeaker(Speaker):
    """A table says the same things again and again: the same sentence is not put together twice."""

    def __init__(self, words: RememberingWords, game: str, seats: Sequence[str]) -> None:
        super().__init__(words, game, seats)
        self._words = words
        self._seat_facts = frozenset(fact for fact, kind in self.naming.KINDS.items() if kind in ("seat", "seats"))

    def name(self, kind: str, thing: Any, form: str = "") -> str:
        if kind == "seat" or not isinstance(thing, str | int):
            return super().name(kind, thing, form)
        key = (self.game, kind, thing, form)
        found = self._words.names.get(key)
        if found is None:
            found = self._words.names[key] = super().name(kind, thing, form)
        return found

    def sentence(self, message: str, given: Mapping[str, Any]) -> str:
        """Remembered by what the message needs of the facts; with the names of the players, if it needs one."""
        needed = self._words.needs(message)
        facts = {fact: value for fact, value in given.items() if fact in needed}
        names = None if self._seat_facts.isdisjoint(facts) else self.seats
        key = _pack((self.game, message, facts, names))
        found = self._words.said.get(key)
        if found is None:
            found = super().sentence(message, facts)
            self._words.remember(key, found)
        return found

    def odds(self, percent: int) -> str:
        """A chance in words."""
        return self.sentence("table-odds", {"percent": percent})

    def item(self, view: Mapping[str, Any], ask: Ask, option: Option) -> tuple[str, str]:
        """The label of an option, and the line that explains it."""
        message, facts = self.naming.option(view, ask.seat, ask.what, option)
        if not message:
            return option_text(option), ""
        label = self.sentence(message, {**ask.about, **facts} if ask.about else facts)
        about = f"{message}.about"
        return label, "" if self._words.needs_if_any(about) is None else self.sentence(about, facts)


class Teller:
    """Tells one match in one language."""

    def __init__(self, words: RememberingWords, match: Match[Any], names: Sequence[str]) -> None:
        self.words = words
        self.match = match
        self.speaker = RememberingSpeaker(words, match.game.name, names)
        self._told_facts: frozenset[str] = frozenset(getattr(self.speaker.naming, "ASKED", ()))

    # --- the ask -------------------------------------------------------------------------------------------------

    def ask(
        self, ask: Ask, seat: int, moment: int, view: Mapping[str, Any], *, wants_final: bool = False
    ) -> dict[str, Any]:
        """What this seat is asked, with all that it can answer."""
        told: dict[str, Any] = {
            "moment": moment,
            "seat": seat,
            "what": ask.what,
            "clause": ask.clause,
            "question": self._question(view, ask, seat),
        }
        facts = self._facts(ask)
        if facts:
            told["facts"] = facts
        if isinstance(ask, Ready):
            told["ready"] = True
        if isinstance(ask, Roll):
            told["dice"] = {"number": ask.dice, "sides": ask.sides}
        elif isinstance(ask.options, Subsets):
            items = [self._item(view, ask, item) for item in ask.options.items]
            told["choose"] = {"items": items, "least": ask.options.least, "most": ask.options.most}
        else:
            told["options"] = self._options(view, ask)
            if wants_final:
                self._try_out(seat, told["options"])
        return told

    def _question(self, view: Mapping[str, Any], ask: Ask, seat: int) -> str:
        try:
            return self.speaker.question(view, ask, seat)
        except Exception as wrong:  # noqa: BLE001 - who has no words for it still has to answer
            note(f"no words for the ask {ask.what} of {self.match.game.name}", wrong)
            return ask.what

    def _facts(self, ask: Ask) -> dict[str, Any]:
        """What a client may draw of what the ask is about: only facts that the game names for it."""
        if not ask.about or not self._told_facts:
            return {}
        return {name: fact for name, fact in ask.about.items() if name.rstrip("0123456789") in self._told_facts}

    def _options(self, view: Mapping[str, Any], ask: Ask) -> list[dict[str, Any]]:
        options = list(islice(ask.options, MOST_LISTED)) if isinstance(ask.options, LazyOptions) else ask.options
        odds = self._odds(ask)
        found = []
        for option in options:
            shown = self._item(view, ask, option)
            chance = odds.get(option)
            if chance is None:
                shown["odds"] = None
            else:
                shown["odds"] = round(float(chance), 4)
                shown["odds_text"] = self.speaker.odds(round(100 * float(chance)))
            found.append(shown)
        return found

    def _odds(self, ask: Ask) -> Mapping[Option, Fraction]:
        try:
            return self.match.game.odds(self.match.table.state, ask)
        except Exception as wrong:  # noqa: BLE001 - one can play without them
            note(f"no odds for the ask {ask.what} of {self.match.game.name}", wrong)
            return {}

    def _try_out(self, seat: int, shown: list[dict[str, Any]]) -> None:
        """Say of each option whether it can be taken back, unless there are too many."""
        is_tried = len(shown) <= TRIED
        for option in shown:
            option["final"] = self._is_final(seat, option["value"]) if is_tried else None

    def _is_final(self, seat: int, value: Option) -> bool | None:
        try:
            return not self.match.table.can_be_undone(seat, value)
        except Exception as wrong:  # noqa: BLE001 - then it is not said
            note(f"an option of {self.match.game.name} could not be tried out", wrong)
            return None

    def _item(self, view: Mapping[str, Any], ask: Ask, option: Option) -> dict[str, Any]:
        try:
            label, about = self.speaker.item(view, ask, option)
        except Exception as wrong:  # noqa: BLE001 - it can be chosen by its own name
            note(f"no words for an option of the ask {ask.what} of {self.match.game.name}", wrong)
            label, about = option_text(option), ""
        return {"value": option, "label": label, "about": about}

    def label(self, view: Mapping[str, Any], ask: Ask, value: Option) -> str:
        """An answer in words; a choice of several as a list."""
        if isinstance(ask.options, Subsets) and isinstance(value, tuple):
            return self.words.listed([self.speaker.option(view, ask, item) for item in value])
        return self.speaker.option(view, ask, value)

    # --- the log -------------------------------------------------------------------------------------------------

    def lines(self, told: Sequence[tuple[int, Told]], seat: int | None) -> list[dict[str, Any]]:
        """Events, each with its moment, as this viewer may know them; those that run on are told by the last."""
        heard = [(moment, event.for_seat(seat)) for moment, event in told if event.reaches(seat)]
        lines = []
        first = 0
        for number, (moment, event) in enumerate(heard):
            line = {**{name: event[name] for name in _HEAD}, "seats": [], "moment": moment, "text": ""}
            line["facts"] = {name: fact for name, fact in event.items() if name not in _HEAD}
            lines.append(line)
            if number + 1 < len(heard) and self._runs_on(event, heard[number + 1][1]):
                continue
            try:
                story = self.speaker.story([one for _, one in heard[first : number + 1]])
                line["text"] = " ".join(one.text for one in story)
                line["seats"] = sorted({about for one in story for about in one.seats})
            except Exception as wrong:  # noqa: BLE001 - the line is there without words
                note(f"no words for the event {event['kind']} of {self.match.game.name}", wrong)
            first = number + 1
        return lines

    def _runs_on(self, event: Mapping[str, Any], following: Mapping[str, Any]) -> bool:
        """Are these two told as one?"""
        same = event["kind"] == following["kind"] and event.get("seat") == following.get("seat")
        return same and event["kind"] in self.speaker.naming.RUNS
