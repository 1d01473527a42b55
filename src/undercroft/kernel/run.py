"""Running one coroutine of the rules: what it asks now, and handing it the answers."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from undercroft.kernel.ask import Ask, GameOver, Option, Ready, Rules, Together, pick
from undercroft.kernel.game import Game, S

NOTHING: Final[dict[int, Any]] = {}
"""Shared by all runs and never filled: most have no simultaneous parts at all."""
MOST_OF_A_PLAYOUT: Final = 200_000
"""Random players can wander for ever in a game that two with a purpose would still end."""


class Run:
    """A setup or turn under way. `pending` maps a slot to its ask: the asked seat, or the seat whose part asks.

    A part of a `Together` may ask chance; then the slot is the part's seat while the ask's seat is CHANCE.
    """

    __slots__ = ("is_joined", "main", "one_word", "parts", "pending", "ready", "results")

    def __init__(self, main: Rules[None]) -> None:
        self.main = main
        self.pending: dict[int, Ask] = NOTHING
        self.parts: dict[int, Rules[Any] | Ask] = NOTHING
        self.ready: dict[int, Ask] = NOTHING
        """The parts that are done unless they think better of it: not asked, but free to answer."""
        self.results: dict[int, Any] = NOTHING
        self.one_word: dict[int, Ask] = NOTHING
        """The parts that were one ask and are answered; no state holds what they said."""
        self.is_joined = False
        """Did the last answer end a simultaneous part, so that now each may learn what the others did?"""

    @property
    def at_rest(self) -> bool:
        """Does the state alone say what everybody is asked?"""
        for ask in self.pending.values():
            if not ask.at_rest:
                return False
        for ask in self.ready.values():
            if not ask.at_rest:
                return False
        return bool(self.pending)

    def begin(self) -> bool:
        """Drive it to its first ask; False if it ended without one."""
        return self._advance(None)

    def answer(self, slot: int, value: Option) -> bool:
        """Hand over an answer and drive on to the next ask; False when the coroutine has ended."""
        self.is_joined = False
        part = self.parts.get(slot)
        if part is None:
            return self._advance(value)
        self._advance_part(slot, part, value)
        if self.pending:
            return True
        self._end_ready_parts()
        self.is_joined = len(self.results) > 1
        return self._advance(self.results)

    def _advance(self, value: Any) -> bool:
        try:
            asked = self.main.send(value)
        except StopIteration:
            self.pending = NOTHING
            return False
        if type(asked) is Together:
            # In the order of the parts, lest a rule that goes through the results sees who was ready first.
            self.pending, self.parts, self.ready, self.one_word = {}, {}, {}, {}
            self.results = dict.fromkeys(asked.parts)
            for seat, part in asked.parts.items():
                self._advance_part(seat, part, None)
            if self.pending:
                return True
            self._end_ready_parts()
            return self._advance(self.results)
        assert isinstance(asked, Ask)
        self.pending = {asked.seat: asked}
        return True

    def _advance_part(self, seat: int, part: Rules[Any] | Ask, value: Any) -> None:
        if isinstance(part, Ask):
            if seat in self.pending:
                self._end_part(seat, value)
                self.one_word[seat] = part
            else:
                self.parts[seat] = self.pending[seat] = part
            return
        try:
            asked = part.send(value)
        except StopIteration as done:
            self._end_part(seat, done.value)
            return
        assert isinstance(asked, Ask), "a part of a Together asks one thing at a time"
        self.parts[seat] = part
        if isinstance(asked, Ready):
            self.pending.pop(seat, None)
            self.ready[seat] = asked
        else:
            self.ready.pop(seat, None)
            self.pending[seat] = asked

    def _end_part(self, seat: int, result: Any) -> None:
        self.results[seat] = result
        self.pending.pop(seat, None)
        self.ready.pop(seat, None)
        self.parts.pop(seat, None)

    def deal_anew(self, seat: int, random: Random) -> None:
        """What the others have said in a simultaneous part that goes on, this seat cannot know: it may be anything."""
        if self.parts:
            for other, ask in self.one_word.items():
                if other != seat:
                    self.results[other] = pick(ask.options, random)

    def _end_ready_parts(self) -> None:
        """Nobody is asked any more: who was ready has had the last word."""
        for seat in list(self.ready):
            self._advance_part(seat, self.parts[seat], None)
            assert not self.pending, "a part that was ready must end when all are"


def playout(
    game: Game[S],
    s: S,
    random: Random,
    choose: Callable[[Ask], Option] | None = None,
    most: int = MOST_OF_A_PLAYOUT,
) -> int:
    """Play from the start of a turn to the end of the game with no marks and no record; returns how many answers.

    This is what a search does after its fork, so it is kept bare. Without `choose` every answer is random, and a game
    that only players with a purpose could end is left after `most` answers.
    """
    answers = 0
    rnd = random.random
    send = _turns(game, s).send
    value: Any = None
    try:
        while answers < most:
            asked = send(value)
            if choose is None and isinstance(asked, Ask):
                options = asked.options
                if isinstance(options, tuple):
                    value = options[int(rnd() * float(len(options)))]
                    answers += 1
                    continue
            value, more = _answer(asked, random, choose)
            answers += more
    except (StopIteration, GameOver):
        pass
    return answers


def _turns(game: Game[S], s: S) -> Rules[None]:
    """Turn after turn; the end of one is cheaper to catch here than in the loop that answers."""
    while not game.over(s):
        yield from game.turn(s)


def _answer(
    asked: Ask | Together, random: Random, choose: Callable[[Ask], Option] | None
) -> tuple[Option | dict[int, Any], int]:
    """The answer to anything that is not a plain random choice, and how many answers it took."""
    if isinstance(asked, Together):
        return play_together(asked, random, choose)
    return (pick(asked.options, random) if choose is None else choose(asked)), 1


def play_together(
    asked: Together, random: Random, choose: Callable[[Ask], Option] | None
) -> tuple[dict[int, Any], int]:
    """The parts one after another: their order means nothing, since they do not see each other."""
    results: dict[int, Any] = {}
    answers = 0
    for seat, part in asked.parts.items():
        if isinstance(part, Ask):
            results[seat] = choose(part) if choose is not None else pick(part.options, random)
            answers += 1
            continue
        send = part.send
        value: Any = None
        try:
            while True:
                ask = send(value)
                assert isinstance(ask, Ask)
                if isinstance(ask, Ready):
                    value = None
                    continue
                value = choose(ask) if choose is not None else pick(ask.options, random)
                answers += 1
        except StopIteration as done:
            results[seat] = done.value
    return results, answers
