"""The contract walker: play one random game and check, on the way, everything that every game promises.

It is used by the tests and for soaking: the same walk for the same game, options, seats and seed, so a broken promise
is found again from the four words of its report.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Generic

import msgspec

from undercroft.kernel.ask import CHANCE, Ask, LazyOptions, Option, find, pick, plain, text
from undercroft.kernel.dice import key_from_seed
from undercroft.kernel.errors import NotAnOption
from undercroft.kernel.game import Game, S
from undercroft.kernel.match import Match, verify
from undercroft.kernel.record import SeatInfo, parse
from undercroft.kernel.table import Table

NONSENSE = ("no", "such", "option")


class ContractBroken(Exception):
    """A promise that every game makes was not kept; the message says by which game, where, and how to see it again."""


@dataclass(slots=True)
class WalkReport:
    """What a walk came to see."""

    game: str
    seats: int
    seed: int
    answers: int = 0
    turns: int = 0
    length: int = 0
    forks: int = 0
    redeals: int = 0
    winners: tuple[int, ...] = ()


def walk(
    game: Game[Any],
    options: Mapping[str, Any],
    seats: int,
    seed: int,
    *,
    rate: float = 0.01,
    turn_rate: float = 0.1,
    longest: int = 200_000,
    ahead: int = 20,
) -> WalkReport:
    """Play one random game to its end; raises ContractBroken at the first broken promise.

    `rate` is the share of asks at which the costly checks are made, `turn_rate` the share of turns at whose start the
    game's invariants are checked; neither changes how the game goes, so a break that was found at a low rate can be
    traced at 1. `ahead` is how far a fork is played on. No game may have more than `longest` answers: nobody is stuck
    (the longest of 15,000 walks through the Labyrinth had 114,000).
    """
    walker: Walker[Any] | None = None
    try:
        walker = Walker(game, options, seats, seed, rate, turn_rate, ahead)
        return walker.walk(longest)
    except Exception as wrong:
        at = walker.match.position if walker is not None else 0
        kind = "" if isinstance(wrong, ContractBroken) else f"{type(wrong).__name__}: "
        raise ContractBroken(
            f"{game.name} {dict(options)} with {seats} seats, seed {seed}, position {at}: {kind}{wrong}"
        ) from wrong


class Walker(Generic[S]):
    """One walk under way."""

    def __init__(
        self,
        game: Game[S],
        options: Mapping[str, Any],
        seats: int,
        seed: int,
        rate: float,
        turn_rate: float,
        ahead: int,
    ) -> None:
        self.game = game
        self.walking = Random(f"walk {seed}")
        self.random = Random(f"check {seed}")
        """Kept apart from the other, so that checking more or less does not lead to another game."""
        self.rate = rate
        self.turn_rate = turn_rate
        self.promises = Promises(game, seats, self.random, ahead)
        self.report = WalkReport(game.name, seats, seed)
        players = [SeatInfo(f"seat {n}", "random") for n in range(seats)]
        self.match: Match[S] = Match.new(game, options, players, key_from_seed(seed))
        self.marks_seen = 0
        self.remembered: tuple[int, int, S] | None = None
        """Somewhere on the way: how many entries there were, the position, and a copy of the state."""

    @property
    def table(self) -> Table[S]:
        return self.match.table

    def walk(self, longest: int) -> WalkReport:
        """From the first ask to the end, then everything again from the record."""
        random, report = self.random, self.report
        self._check_turns()
        while not self.table.over:
            slot, ask = self._next_ask()
            value = self.game.lively(self.table.state, ask, self.walking)
            if random.random() < self.rate:
                self._check_here(slot, ask, value)
                is_final = self.table.fork().reveals(slot, value)
                self._check_finality(slot, value, is_final=is_final)
                self.match.answer(slot, value)
                must((self.table.undo_to(slot) is None) == is_final, f"undo of {value!r} was foretold wrongly")
            else:
                self.match.answer(slot, value)
            report.answers += 1
            must(report.answers <= longest, f"the game is not over after {longest} answers")
            self._check_turns()
        self._check_end()
        return report

    def _next_ask(self) -> tuple[int, Ask]:
        """Somebody who is asked, with the checks that cost nothing."""
        asked = [(slot, ask) for slot, ask in self.table.pending.items() if ask.seat != CHANCE]
        slot, ask = asked[0] if len(asked) == 1 else self.walking.choice(asked)
        must(len(ask.options) > 0, f"{ask.what} ({ask.clause}) has no options")
        must(slot == ask.seat, f"{ask.what} is asked of seat {ask.seat} in the part of seat {slot}")
        must(ask.clause.startswith(self.game.prefix), f"{ask.what} follows {ask.clause!r}, which is no clause of it")
        return slot, ask

    def _check_turns(self) -> None:
        """Every turn that has begun since: nothing may be as it can never be, and nobody has won yet."""
        marks = self.table.marks
        for mark in marks[self.marks_seen :]:
            if mark.is_setup:
                continue
            self.report.turns += 1
            if self.random.random() < self.turn_rate:
                whole(self.game, mark.state)
                must(not self.game.winners(mark.state), "somebody has won although the game goes on")
        self.marks_seen = len(marks)

    # --- at random points ----------------------------------------------------------------------------------------

    def _check_here(self, slot: int, ask: Ask, value: Option) -> None:
        before = self.promises.check(self.table, slot, ask, value)
        if self.remembered is None or self.random.random() < 0.3:
            self.remembered = len(self.match.record.entries), self.table.position, before

    def _check_finality(self, slot: int, value: Option, *, is_final: bool) -> None:
        """Whether an answer is final may hang on what its seat cannot know only where the game says so."""
        twin = self.table.fork(slot, Random(self.random.random()))
        is_same = twin.reveals(slot, value) == is_final
        must(
            is_same or self.game.has_hidden_hands(self.table.state),
            f"whether {value!r} is final tells seat {slot} a secret",
        )

    # --- at the end ----------------------------------------------------------------------------------------------

    def _check_end(self) -> None:
        game, state, report = self.game, self.table.state, self.report
        must(game.over(state), "the table says that the game is over, the game does not")
        whole(game, state)
        report.winners = game.winners(state)
        report.forks, report.redeals = self.promises.forks, self.promises.redeals
        report.length = game.length(state)
        must(all(0 <= seat < report.seats for seat in report.winners), f"{report.winners} are not all seats")
        record = parse(self.match.record.lines())
        must(list(record.lines()) == list(self.match.record.lines()), "the record reads otherwise than it was written")
        again = Match.resume(game, record)
        must(again.table.state == state, "the record gives another state")
        must(again.table.told == self.table.told, "the record tells another story")
        if self.remembered is not None:
            entries, position, remembered = self.remembered
            again.table.back_to(position)
            must(again.table.state == remembered, f"going back to position {position} gives another state")
            if self.random.random() < 0.1:
                upto = Match.resume(game, record, upto=entries)
                must(upto.table.state == remembered, f"the first {entries} entries give another state")
        if self.random.random() < 0.1:
            verify(game, record)


class Promises(Generic[S]):
    """What a table promises wherever it stands; to check it changes nothing."""

    def __init__(self, game: Game[S], seats: int, random: Random, ahead: int) -> None:
        self.game, self.seats, self.random, self.ahead = game, seats, random, ahead
        self.forks = self.redeals = 0

    def check(self, table: Table[S], slot: int, ask: Ask, value: Option) -> S:
        """All promises of a table at which this is asked, and this would be answered; returns a copy of its state."""
        before = self.game.copy(table.state)
        pending = dict(table.pending)
        position, told = table.position, len(table.told)
        everybodys = _view(table, None)
        must(before == table.state, "a copy of the state is not equal to it")
        if ask.seat != CHANCE:  # what chance has to choose from is weighed by naming it oftener
            self._check_options(table, slot, ask, value)
        self._check_fork(table)
        # By the view as well: a copy that shares too much changes together with the original.
        must(_view(table, None) == everybodys, "a fork that was played on has changed the original")
        self._check_redeals(table, everybodys)
        must(table.state == before, "a fork or a refused answer has changed the original")
        must(
            (table.position, len(table.told), table.pending) == (position, told, pending),
            "a fork or a refused answer has changed what is asked or told",
        )
        return before

    def _check_options(self, table: Table[S], slot: int, ask: Ask, value: Option) -> None:
        options = ask.options
        must(value in options, f"{value!r} was sampled, but is not among the options")
        must(plain(value) == value, f"{value!r} is not plain data")
        must(find(options, text(value)) == value, f"{value!r} cannot be typed: {text(value)!r} means something else")
        if isinstance(options, tuple):
            must(len(set(options)) == len(options), f"{ask.what} has the same option twice")
        for option, chance in self.game.odds(table.state, ask).items():
            must(option in options and 0 <= chance <= 1, f"the odds {option!r}: {chance} are none")
        try:
            table.check(slot, NONSENSE)
        except NotAnOption as refused:
            must(refused.clause.startswith(self.game.prefix), f"nonsense was refused for {refused.clause!r}")
        else:
            raise ContractBroken(f"{ask.what} takes nonsense")

    def _check_fork(self, table: Table[S]) -> None:
        self.forks += 1
        twin = table.fork()
        must(twin.state == table.state, "a fork is not equal to the original")
        must(twin.position == table.position, "a fork has another position")
        must(_alike(twin.pending, table.pending), "a fork asks something else")
        must(_alike(twin.run.ready, table.run.ready), "in a fork somebody else is ready")
        self.play_on(twin)

    def _check_redeals(self, table: Table[S], everybodys: bytes) -> None:
        """What a seat cannot know may be dealt in any way: what the seat sees, and what all see, stays the same."""
        is_whole = not self.game.broken(table.state)  # in the middle of a turn something may be on its way
        for seat in range(self.seats):
            self.redeals += 1
            mine = _view(table, seat)
            twin = table.fork(seat, Random(self.random.random()))
            must(_view(twin, seat) == mine, f"what seat {seat} sees depends on what it cannot know")
            must(_view(twin, None) == everybodys, f"what a spectator sees depends on what seat {seat} cannot know")
            if is_whole:
                whole(self.game, twin.state)
            if list(twin.pending) == [seat]:
                self.play_on(twin)

    def play_on(self, twin: Table[S]) -> None:
        """A few random answers onward; where the last turn began, nothing is as it can never be."""
        for _ in range(self.random.randrange(self.ahead + 1)):
            if twin.over:
                break
            slot, ask = self.random.choice(list(twin.pending.items()))
            must(len(ask.options) > 0, f"{ask.what} ({ask.clause}) has no options in a fork")
            twin.answer(slot, pick(ask.options, self.random))
        for mark in twin.marks[-1:]:
            whole(self.game, mark.state)


def must(is_so: bool, otherwise: str) -> None:
    """A promise, and what to say if it is not kept."""
    if not is_so:
        raise ContractBroken(otherwise)


def whole(game: Game[S], state: S) -> None:
    """Nothing may be as it can never be."""
    broken = game.broken(state)
    if broken:
        raise ContractBroken("; ".join(broken))


def _view(table: Table[Any], seat: int | None) -> bytes:
    return msgspec.json.encode(table.view(seat))


def _alike(these: Mapping[int, Ask], those: Mapping[int, Ask]) -> bool:
    return these.keys() == those.keys() and all(_asks_alike(these[slot], those[slot]) for slot in these)


def _asks_alike(one: Ask, other: Ask) -> bool:
    """The same question; lazy options need not know equality, so they are compared by size."""
    if isinstance(one.options, LazyOptions) and isinstance(other.options, LazyOptions):
        same = type(one.options) is type(other.options) and len(one.options) == len(other.options)
        return same and (one.seat, one.what, one.clause) == (other.seat, other.what, other.clause)
    return one == other
