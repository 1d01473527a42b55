"""Two worlds that look the same to somebody must go on looking the same, whatever the others hold.

One is the world as it is, the other has all dealt anew that the onlooker cannot know. Compared is everything that the
onlooker is shown: the view and who is waited for, question, options and odds, whether an answer is final, refusals,
what is told after an answer, who may take it back, and every window that opens on the way, also where all only pass.
A window that is missing in one of the worlds is a pause that is missing at the table.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from random import Random
from typing import Any, Final, NamedTuple

from undercroft.host.telling import Teller, words_of
from undercroft.kernel.ask import CHANCE, Ask, LazyOptions, Option
from undercroft.kernel.errors import Refusal
from undercroft.kernel.match import Match
from undercroft.kernel.state import Told
from undercroft.kernel.table import Table

Viewer = int | None
WRONG: Final[tuple[Option, ...]] = ("pass", "no", (), ("play", "no-such-card"), ("step", 1, 2), 7)
"""Answers that are hardly ever among the options."""
PASSES: Final = ("pass", "no", "close", "done")
"""How one declines what only a hidden hand makes possible."""
MOST_TRIED: Final = 3
"""Of so many options it is tried out whether they are final."""
WAITS: Final = ("position", "over", "asked", "responding")
"""What a view tells besides the game itself."""
MOST_WINDOWS: Final = 40


class Leak(NamedTuple):
    """What is not the same in both worlds."""

    what: str
    viewer: Viewer
    one: Any
    other: Any


class Worlds:
    """A position of a match, and the same position dealt anew for somebody."""

    def __init__(self, match: Match[Any], viewer: Viewer, random: Random) -> None:
        self.match, self.viewer = match, viewer
        self.twin = copy(match)
        self.seed = random.random()
        seat = random.randrange(len(match.record.header.seats)) if viewer is None else viewer
        self.twin.table = match.table.fork(seat, random)
        """Who only looks on knows less than anybody who sits there."""

    @property
    def tables(self) -> tuple[Table[Any], Table[Any]]:
        return self.match.table, self.twin.table

    def looks(self, names: list[str]) -> Iterator[Leak]:
        """What is shown of the position itself."""
        one, other = self.tables
        yield from self._differ("view", one.view(self.viewer), other.view(self.viewer))
        asked = None if self.viewer is None else one.pending.get(self.viewer)
        if asked is None or asked.seat == CHANCE:
            return
        assert self.viewer is not None
        told = [question(match, self.viewer, names) for match in (self.match, self.twin)]
        yield from self._differ("ask", *told)
        yield from self._differ("refusals", *[refusals(table, self.viewer) for table in self.tables])

    def finals(self, seat: int, random: Random) -> Iterator[Leak]:
        """Whether answers can be taken back is said by what the seat may know, and by nothing else."""
        ask = self.match.table.pending[seat]
        if seat != self.viewer or not self.match.table.at_rest or isinstance(ask.options, LazyOptions):
            return
        for option in random.sample(ask.options, min(MOST_TRIED, len(ask.options))):
            said = [not table.can_be_undone(seat, option, Random(self.seed)) for table in self.tables]
            yield from self._differ(f"final of {option!r}", *said)

    def follows(self, seat: int, value: Option) -> Iterator[Leak]:
        """Who is waited for after an answer, and after all who may respond have passed, one after another.

        What is told and seen by then may differ, for cards are turned up; from then on the worlds do not look the same.
        """
        one, other = self.tables
        is_known = seat == self.viewer or one.at_rest or value in PASSES  # else he may not hold in the other world
        if not is_known or value not in other.pending[seat].options:  # what he was asked about in this one
            return
        # What was dealt in the middle of a turn cannot be forked again; it is played on, and is of no use afterwards.
        trials = [Trial(one.fork(), self.viewer), Trial(other, self.viewer)]
        for trial in trials:
            trial.answer(seat, value)
        for number in range(MOST_WINDOWS):
            if trials[0].shown() != trials[1].shown() or trials[0].table.run.is_joined:
                return  # a card was turned up, or all have said at once what they had hidden: that is no leak
            after = f"window {number} after {value!r}" if number else f"after {value!r}"
            yield from self._differ(after, *[trial.waits(seat) for trial in trials])
            if not all(trial.passes() for trial in trials):
                return

    def _differ(self, what: str, one: Any, other: Any) -> Iterator[Leak]:
        if one != other:
            yield Leak(what, self.viewer, one, other)


class Trial:
    """A table to try things on, as somebody sees it."""

    def __init__(self, table: Table[Any], viewer: Viewer) -> None:
        self.table, self.viewer = table, viewer
        self._heard: list[Told] = []
        self.table.state.listener = self._heard.append

    def answer(self, slot: int, value: Option) -> None:
        self.table.answer(slot, value)

    def passes(self) -> bool:
        """Whoever the viewer cannot see to be asked passes; False if there is nobody, or if he must do something."""
        for slot, ask in self.table.pending.items():
            if ask.is_hidden and ask.seat != self.viewer:
                declined = next((one for one in PASSES if one in ask.options), None)
                if declined is None:
                    return False
                self.table.answer(slot, declined)
                return True
        return False

    def shown(self) -> Any:
        """What the viewer has seen and heard."""
        told = [event.for_seat(self.viewer) for event in self._heard if event.reaches(self.viewer)]
        return self.table.view(self.viewer)["game"], told

    def waits(self, seat: int) -> Any:
        """Who is waited for, what chance decides, and whether the seat may take its answer back."""
        view = self.table.view(self.viewer)
        dice = [ask.what for ask in self.table.pending.values() if ask.seat == CHANCE]
        return {name: view[name] for name in WAITS}, dice, seat == self.viewer and self.table.undo_to(seat) is not None


def question(match: Match[Any], seat: int, names: list[str]) -> Any:
    """The ask with its options and odds, as it is told."""
    teller = Teller(words_of("en"), match, names)
    return teller.ask(match.table.pending[seat], seat, 0, match.table.view(seat)["game"])


def refusals(table: Table[Any], seat: int) -> Any:
    """What comes of wrong answers."""
    found = []
    for wrong in WRONG:
        try:
            table.check(seat, wrong)
        except Refusal as refusal:
            found.append((wrong, refusal.clause, words_of("en").error(refusal)))
    return found


def asked_people(table: Table[Any]) -> list[tuple[int, Ask]]:
    """Who is asked something, but for chance."""
    return [(slot, ask) for slot, ask in table.pending.items() if ask.seat != CHANCE]
