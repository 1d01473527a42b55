"""People round one device while a game is played: who has read what, and whose eyes are on the screen."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from undercroft.bots import Bot
from undercroft.kernel.ask import Ask, Option
from undercroft.kernel.match import Match
from undercroft.terminal.answers import labels_of
from undercroft.terminal.face import Face
from undercroft.terminal.screen import Screen
from undercroft.terminal.store import Store
from undercroft.words import Line, Speaker


class Sitting:
    """Everything the client knows while a game is played."""

    def __init__(
        self,
        match: Match[Any],
        speaker: Speaker,
        screen: Screen,
        face: Face,
        store: Store,
        bots: Mapping[int, Bot],
        random: Random,
    ) -> None:
        self.match = match
        match.is_guarded = True
        self.speaker = speaker
        self.words = speaker.words
        self.screen = screen
        self.face = face
        self.store = store
        self.bots = bots
        self.random = random
        self.people = [seat for seat in range(len(speaker.seats)) if seat not in bots]
        self.viewer: int | None = self.people[0] if len(self.people) == 1 else None
        self.read_by = dict.fromkeys(range(len(speaker.seats)), 0)
        """How much of what was told each person has read."""
        self.told_to_all = 0
        self.undo_to: dict[int, int] = {}
        """Where a seat's last answer, or a walk of several steps, began."""
        self.thrown_for: set[int] = set()
        """Bots for which somebody was asked to throw real dice."""
        self.answered = 0
        """How long the record was before the last answer that a person gave."""

    def view(self, seat: int | None) -> Mapping[str, Any]:
        """What the seat sees of the game."""
        found: Mapping[str, Any] = self.match.table.view(seat)["game"]
        return found

    # --- news ----------------------------------------------------------------------------------------------------

    def news(self, seat: int) -> list[Line]:
        """What this person has not read yet; afterwards it counts as read."""
        told = self.match.table.told
        fresh = told[min(self.read_by[seat], len(told)) :]
        self.read_by[seat] = self.told_to_all = len(told)
        return self.speaker.story(event.for_seat(seat) for event in fresh if event.reaches(seat))

    def show_to_all(self) -> None:
        """What everybody may know and has not been shown."""
        told = self.match.table.told
        fresh = told[min(self.told_to_all, len(told)) :]
        self.told_to_all = len(told)
        events = (event.for_seat(None) for event in fresh if event.reaches(None))
        self.screen.lines(line.text for line in self.speaker.story(events))

    def skip_what_is_old(self) -> None:
        """After going on with a saved game: only the last turn is news."""
        told = self.match.table.told
        turns = [number for number, event in enumerate(told) if event.kind == "turn"]
        old = turns[-len(self.speaker.seats) - 1] if len(turns) > len(self.speaker.seats) else 0
        self.read_by = dict.fromkeys(self.read_by, old)
        self.told_to_all = old

    def forget_what_was_read(self) -> None:
        """After taking something back: what is told anew is news again."""
        told = len(self.match.table.told)
        self.read_by = {seat: min(number, told) for seat, number in self.read_by.items()}
        self.told_to_all = min(self.told_to_all, told)

    def option_text(self, seat: int, ask: Ask, value: Option) -> str:
        """An answer in words."""
        return labels_of(self.speaker, self.view(seat), ask, value)
