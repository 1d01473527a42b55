"""The table runs a game's rules: it holds the position, takes answers, forks, and goes back."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import takewhile
from random import Random
from typing import Any, Final, Generic, NamedTuple, TypeAlias

from undercroft.kernel.ask import CHANCE, Ask, GameOver, Option, Roll, Rules
from undercroft.kernel.errors import BatchBroken, GameIsOver, NotAnOption, OutOfTurn, UndoRefused
from undercroft.kernel.game import Game, S, View
from undercroft.kernel.run import Run
from undercroft.kernel.state import Told

MARK_EVERY: Final = 8
"""At rest a table takes a mark after so many answers, so that going back never has far to go."""
WORLDS: Final = 5
"""In so many worlds it is tried out what an answer may lead to, where hidden hands decide that."""


def _nothing() -> Rules[None]:
    """Nothing runs any more, and nobody is asked."""
    return
    yield


ENDED: Final = Run(_nothing())


def waited_for(slot: int, ask: Ask) -> int:
    """The seat that answers, or that throws the dice; CHANCE if it is nobody's."""
    if ask.seat != CHANCE:
        return ask.seat
    return ask.by if isinstance(ask, Roll) and ask.by >= 0 else slot


class Answer(NamedTuple):
    """What was answered, in which slot, and by whom (CHANCE, or a seat)."""

    slot: int
    value: Option
    seat: int


class Mark(NamedTuple):
    """The state at the start of setup or of a turn, and how many answers and events there were by then."""

    position: int
    told: int
    state: Any
    is_setup: bool


Deal: TypeAlias = "Callable[[Random], Table[Any]]"
"""One honest deal of a position for a seat; see `Table.dealer`."""


class Table(Generic[S]):
    """One game under way. The position is a mark (a copy of the state when the turn began) and the answers since.

    The table trusts nobody: an answer that is not among the options is refused and changes nothing. Where an answer
    comes from, a person, a bot or the dice, is none of its business.
    """

    __slots__ = ("_heard", "_rest", "answers", "game", "marks", "offset", "run", "sealed", "state", "told", "uncovered")

    def __init__(
        self, game: Game[S], state: S, *, listen: bool = True, is_set_up: bool = False, begin: bool = True
    ) -> None:
        self.game = game
        self.state = state
        self.answers: list[Answer] = []
        self.offset = 0
        self.marks: list[Mark] = []
        self.told: list[Told] = []
        self._heard: list[Told] = []
        """What the rules have told since the last answer; the state knows this list and not the table."""
        self.uncovered: list[int] = []
        """The positions after an answer that ended a simultaneous part or opened a window: it showed something."""
        self.sealed: list[int] = []
        """The positions after an answer that might have shown something, as far as who gave it could know."""
        self._rest: Mark | None = None
        self.run = ENDED
        if not begin:
            return
        if listen:
            self.state.listener = self._heard.append
        if is_set_up:
            self._begin_turns()
        else:
            self._begin(is_setup=True)
        self._note_what_was_told()

    @classmethod
    def new(cls, game: Game[S], options: Any, seats: int, *, listen: bool = True, hushed: bool = False) -> Table[S]:
        """A fresh game: the options are the game's own struct (see `Game.read_options`)."""
        game.check_seats(seats)
        state = game.start(options, seats)
        if hushed:
            game.hush(state)
        return cls(game, state, listen=listen)

    # --- looking -------------------------------------------------------------------------------------------------

    @property
    def pending(self) -> dict[int, Ask]:
        """Who is asked what now; empty when the game is over."""
        return self.run.pending

    @property
    def over(self) -> bool:
        return not self.run.pending

    @property
    def at_rest(self) -> bool:
        """Does the state alone say what is asked?"""
        return self.run.at_rest

    @property
    def position(self) -> int:
        """How many answers were given so far."""
        return self.offset + len(self.answers)

    def view(self, seat: int | None) -> View:
        """All that a seat may know of the position: the game's view, and what is asked of whom.

        Of an ask that hangs on a hidden hand others see only that the table waits for whoever may respond, and so does
        who has nothing to choose.
        """
        pending = self.pending
        hidden = [slot for slot, ask in pending.items() if ask.is_hidden and (ask.seat != seat or ask.is_foregone)]
        asked = {waited_for(slot, ask) for slot, ask in pending.items() if slot not in hidden}
        return {
            "position": self.position,
            "over": self.over,
            "winners": list(self.game.winners(self.state)),
            "asked": sorted(asked - {CHANCE}),
            "responding": bool(hidden),
            "game": self.game.view(self.state, seat),
        }

    def heard(self, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
        """What this seat was told since a position."""
        return [told.for_seat(seat) for told in self.told if told.position >= since and told.reaches(seat)]

    # --- answering -----------------------------------------------------------------------------------------------

    def check(self, slot: int, value: Option) -> Ask:
        """The ask that this answers; refuses what is not asked or not among the options."""
        if not self.run.pending:
            raise GameIsOver("the game is over")
        ask = self.run.pending.get(slot) or self.run.ready.get(slot)
        if ask is None:
            raise OutOfTurn(f"seat {slot} is not asked anything now", seat=slot)
        if value not in ask.options:
            clause = ask.clause if ask.seat == CHANCE else self.game.why_not(self.state, ask, value)
            raise NotAnOption(f"{value!r} is not allowed here ({clause})", clause=clause, answer=value)
        return ask

    def answer(self, slot: int, value: Option) -> None:
        """Take one answer and play on to the next ask."""
        ask = self.check(slot, value)
        self.answers.append(Answer(slot, value, ask.seat))
        self._drive(slot, value)

    def answer_all(self, seat: int, values: Iterable[Option]) -> int:
        """Take a batch of answers of one seat: all of them or, if one cannot be given, none."""
        batch = list(values)
        self.fork().try_all(seat, batch)
        for value in batch:
            self.answer(seat, value)
        return len(batch)

    def try_all(self, seat: int, batch: Sequence[Option]) -> None:
        """Give a batch of answers, on a table to try things on; refuses with the first that cannot be given."""
        for number, value in enumerate(batch):
            if self.pending.get(seat) is None or self.pending[seat].seat != seat:
                raise BatchBroken(f"answer {number + 1} of {len(batch)} is not asked for", index=number)
            try:
                self.answer(seat, value)
            except NotAnOption as refused:
                raise BatchBroken(
                    f"answer {number + 1} of {len(batch)}: {refused}", clause=refused.clause, index=number
                ) from None

    # --- forks ---------------------------------------------------------------------------------------------------

    def fork(self, seat: int | None = None, random: Random | None = None) -> Table[S]:
        """The same position on its own; for a seat, with all that it cannot know dealt anew.

        Copies the mark and runs the few answers since again. A fork dealt anew does not keep the mark and the answers
        so far, which may hold secrets: if it was dealt away from rest, it cannot be forked before it comes to rest.
        """
        mark = self._latest_mark()
        twin: Table[S] = Table(self.game, mark.state, begin=False)
        twin.offset = mark.position
        twin.marks.append(mark)
        since = self.answers[mark.position - self.offset :]
        if seat is None:
            twin._resume(mark, since, listen=False)
        else:
            twin._resume_redealt(mark, since, seat, random or Random(), is_rest=self.at_rest)
        return twin

    def dealer(self, seat: int) -> Deal:
        """Deals this position as often as one likes, each time with all that the seat cannot know dealt anew.

        Every deal is a fork of this table, so it does not matter whether a deal can be forked itself. What is dealt
        hangs on what the seat may know and on the Random alone: the same Random deals the same world again.
        """

        def deal(random: Random) -> Table[Any]:
            return self.fork(seat, random)

        return deal

    def _latest_mark(self) -> Mark:
        """The last mark of the turn; where the table is at rest, the position itself is as good as one."""
        if self.at_rest and (self._rest is None or self._rest.position != self.position):
            self._rest = Mark(self.position, len(self.told), self.game.copy(self.state), False)
        if self._rest is not None:
            return self._rest
        if not self.marks:
            raise RuntimeError("a fork that was dealt anew in the middle of a turn cannot be forked again")
        return self.marks[-1]

    # --- going back ----------------------------------------------------------------------------------------------

    def undo_to(self, seat: int) -> int | None:
        """The position before this seat's last answer, if it may take it back without asking anybody.

        It may as long as nothing was revealed since (no chance, no secret told, no end of a simultaneous part, no
        window of others, no end of the game) and nobody else has acted; and only if it might not have been otherwise.
        """
        if self.over or not self.answers or self.answers[-1].seat != seat:
            return None
        if self.position in self.uncovered[-1:] or self.position in self.sealed[-1:]:
            return None
        position = self.position - 1
        since = takewhile(lambda told: told.position > position, reversed(self.told))
        return None if any(told.to for told in since) else position

    def can_be_undone(self, seat: int, value: Option, random: Random | None = None) -> bool:
        """Beforehand: could this answer be taken back at once, or might it reveal something?

        It is tried out in worlds that are dealt anew for the seat: what is said of an answer tells nothing of what the
        seat cannot know.
        """
        self.check(seat, value)
        return not any(world.reveals(seat, value) for world in self.worlds(seat, random or Random()))

    def worlds(self, seat: int, random: Random) -> Iterator[Table[S]]:
        """Tables to try things on, dealt for a seat: enough of them for what may follow from hidden hands."""
        for _ in range(WORLDS if self.game.has_hidden_hands(self.state) else 1):
            yield self.fork(seat, random)

    def seal(self) -> None:
        """The last answer cannot be taken back without asking, though nothing was seen to follow from it."""
        self.sealed.append(self.position)

    def reveals(self, seat: int, value: Option) -> bool:
        """Answer, on a table to try things on: does it reveal something?"""
        before = dict(self.pending)
        secrets: list[Told] = []
        self.state.listener = lambda told: secrets.append(told) if told.to else None
        self.answer(seat, value)
        if secrets or self.over or self.uncovered[-1:] == [self.position]:
            return True
        # Dice that somebody else is already throwing in a part of his own reveal nothing of this answer.
        return any(ask.seat == CHANCE and before.get(slot) != ask for slot, ask in self.pending.items())

    def undo(self, seat: int) -> int:
        """Take back this seat's last answer; returns the position now."""
        position = self.undo_to(seat)
        if position is None:
            raise UndoRefused("something was revealed, or somebody else acted, since your last answer", seat=seat)
        self.back_to(position)
        return position

    def back_to(self, position: int) -> None:
        """Back to any earlier position; whether the others agree is for the caller to ask."""
        if not self.marks or not self.marks[0].position <= position <= self.position:
            raise UndoRefused(f"there is no position {position} to go back to", position=position)
        while len(self.marks) > 1 and self.marks[-1].position > position:
            self.marks.pop()
        mark, self._rest = self.marks[-1], None
        since = self.answers[mark.position - self.offset : position - self.offset]
        del self.answers[mark.position - self.offset :], self.told[mark.told :]
        self.uncovered = [one for one in self.uncovered if one <= mark.position]
        self.sealed = [one for one in self.sealed if one <= position]
        self._resume(mark, since, listen=self.state.listener is not None)

    # --- inside --------------------------------------------------------------------------------------------------

    def _note_what_was_told(self) -> None:
        for told in self._heard:
            self.told.append(Told(told.kind, told.clause, told.facts, told.secret, told.to, self.position))
        self._heard.clear()

    def _begin_turns(self) -> None:
        """Begin turns until one asks something or the game is over."""
        while not self.game.over(self.state):
            if self._begin(is_setup=False):
                return
        self.run = ENDED

    def _begin(self, *, is_setup: bool) -> bool:
        """Take a mark, then run to the first ask; False if there was none."""
        self._note_what_was_told()
        self.marks.append(Mark(self.position, len(self.told), self.game.copy(self.state), is_setup))
        self._rest = None
        return self._run(is_setup=is_setup)

    def _run(self, *, is_setup: bool) -> bool:
        self.run = Run(self.game.setup(self.state) if is_setup else self.game.turn(self.state))
        try:
            if self.run.begin():
                return True
        except GameOver:
            self.run = ENDED
            return True
        if is_setup:
            self._begin_turns()
        return is_setup

    def _resume(self, mark: Mark, since: list[Answer], *, listen: bool) -> None:
        """Stand where the mark stands and play the answers since again."""
        self.state = self.game.copy(mark.state)
        if listen:
            self.state.listener = self._heard.append
        self._run(is_setup=mark.is_setup)
        self._note_what_was_told()
        for answer in since:
            self.answers.append(answer)
            self._drive(answer.slot, answer.value)

    def _resume_redealt(self, mark: Mark, since: list[Answer], seat: int, random: Random, *, is_rest: bool) -> None:
        """The same for a seat that must not know it all; nothing that was true before is kept.

        What happened from the mark to the ask may hang on secrets, so that is played first; only at rest is there none.
        """
        if not is_rest:
            self._resume(mark, since, listen=False)
            self.game.redeal(self.state, seat, random)
            self.run.deal_anew(seat, random)
        else:
            self.state = self.game.copy(mark.state)
            self.game.redeal(self.state, seat, random)
            self._run(is_setup=mark.is_setup)
        self.offset, self.answers, self.marks, self._rest = self.position, [], [], None

    def _drive(self, slot: int, value: Option) -> None:
        run = self.run
        was_alone = not run.parts
        try:
            goes_on = run.answer(slot, value)
            if run.is_joined:
                self.uncovered.append(self.position)
            if not goes_on:
                self._begin_turns()
        except GameOver:
            self.run = ENDED
        if was_alone and any(ask.is_hidden and other != slot for other, ask in self.run.pending.items()):
            self.uncovered.append(self.position)
        self._note_what_was_told()
        if self.at_rest and (not self.marks or self.position - self.marks[-1].position >= MARK_EVERY):
            self.marks.append(self._latest_mark())
