"""Asks: the one way in which a rule waits for somebody, be it a player or chance.

A rule is a coroutine (a generator). It yields an `Ask` and receives the answer; it yields a `Together` where several
seats act at once and receives what each of their coroutines returned.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Generator, Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations, product
from math import comb
from random import Random
from typing import Any, ClassVar, Final, TypeAlias, TypeVar

T = TypeVar("T")

CHANCE: Final = -1
"""The seat of the dice."""

HIDDEN: Final = "hidden"
"""The fact of an ask that hangs on a hidden hand: others see only that the table waits for whoever may respond."""

Word: TypeAlias = str | int
Option: TypeAlias = Word | tuple[Word, ...]
"""An option is plain data: a word, or a short sentence of words such as ("step", "c1-07")."""


class GameOver(Exception):
    """Raised by a rule at the moment the game ends; the table catches it."""


class LazyOptions:
    """Legal answers that are not listed: there are too many, but each can be tested and one can be drawn.

    What is here goes through all of them; a subclass says how it is done better. (No ABC: compiled subclasses would
    share its memory of who is an instance of what.)
    """

    def __iter__(self) -> Iterator[Option]:
        return iter(())

    def __contains__(self, value: object) -> bool:
        return any(value == option for option in self)

    def sample(self, random: Random) -> Option:
        return random.choice(list(self))

    def __len__(self) -> int:
        return sum(1 for _ in self)


Options: TypeAlias = tuple[Option, ...] | LazyOptions


class Subsets(LazyOptions):
    """Any choice of `least` to `most` different items, given in the items' own order."""

    __slots__ = ("items", "least", "most")

    def __init__(self, items: Sequence[Word], least: int = 0, most: int | None = None) -> None:
        self.items = tuple(items)
        self.least = least
        self.most = len(self.items) if most is None else most

    def __contains__(self, value: object) -> bool:
        if not isinstance(value, tuple) or not self.least <= len(value) <= self.most:
            return False
        rest = iter(self.items)
        return all(any(item == wanted for item in rest) for wanted in value)

    def sample(self, random: Random) -> Option:
        size = random.randint(self.least, self.most)
        chosen = sorted(random.sample(range(len(self.items)), size))
        return tuple(self.items[i] for i in chosen)

    def __iter__(self) -> Iterator[Option]:
        for size in range(self.least, self.most + 1):
            yield from combinations(self.items, size)

    def __len__(self) -> int:
        return sum(comb(len(self.items), size) for size in range(self.least, self.most + 1))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Subsets) and all(getattr(self, s) == getattr(other, s) for s in self.__slots__)

    def __hash__(self) -> int:
        return hash((self.items, self.least, self.most))


class Ask:
    """Somebody (a seat, or chance) is to choose one of the options, because of a clause.

    `what` names the question, so that a client can word it; `about` holds the facts that the words need.
    """

    __slots__ = ("about", "clause", "options", "seat", "what")
    at_rest: ClassVar[bool] = False

    def __init__(
        self, seat: int, what: str, options: Options, clause: str, about: Mapping[str, Any] | None = None
    ) -> None:
        self.seat = seat
        self.what = what
        self.options = options
        self.clause = clause
        self.about = about

    @property
    def is_hidden(self) -> bool:
        """Does whom it is put to, or that it is put at all, hang on a hidden hand?"""
        return self.about is not None and HIDDEN in self.about

    @property
    def is_foregone(self) -> bool:
        """Is it put only so that nobody learns from its absence? Then nobody needs to be bothered with it."""
        return self.is_hidden and isinstance(self.options, tuple) and len(self.options) == 1

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Ask)
            and (self.seat, self.what, self.clause) == (other.seat, other.what, other.clause)
            and self.options == other.options
            and (self.about or {}) == (other.about or {})
        )

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Ask({self.seat}, {self.what!r}, {self.options!r}, {self.clause!r})"


class RestAsk(Ask):
    """An ask at which the state says everything: a turn begun anew from it would ask the same again.

    Here a table can be forked by copying its state alone, with nothing to play again. A simultaneous part is at rest as
    long as all that its seats are asked is.
    """

    __slots__ = ()
    at_rest: ClassVar[bool] = True


class Ready(Ask):
    """A part of a Together has nothing more to do, and is not asked; but until all the others are ready it may answer.

    When nobody is asked any more, all that are ready receive None and must end.
    """

    __slots__ = ()


class RestReady(Ready):
    """The same, and the state says that this seat is ready: its part begun anew would be ready at once."""

    __slots__ = ()
    at_rest: ClassVar[bool] = True


class Roll(Ask):
    """Dice that seat `by` throws; the answer is the faces, one by one. People may throw these by hand."""

    __slots__ = ("by", "dice", "sides")

    def __init__(self, by: int, dice: int, sides: int, clause: str, what: str = "roll") -> None:
        super().__init__(CHANCE, what, faces(dice, sides), clause)
        self.by = by
        self.dice = dice
        self.sides = sides


class Draw(Ask):
    """A card from the unknown part of a deck, or the one card that it must be."""

    __slots__ = ()

    def __init__(self, options: tuple[Option, ...], clause: str, what: str = "draw") -> None:
        self.seat = CHANCE
        self.what = what
        self.options = options
        self.clause = clause
        self.about = None


class Computed(Ask):
    """What follows from the answers so far by a computation that need not come out the same tomorrow (physics).

    It is computed once, when it is first asked, and the outcome stands in the record as what chance gave: whoever plays
    the record again takes it from there and computes nothing.
    """

    __slots__ = ("compute",)

    def __init__(self, what: str, options: Options, clause: str, compute: Callable[[], Option]) -> None:
        super().__init__(CHANCE, what, options, clause)
        self.compute = compute


@cache
def faces(dice: int, sides: int) -> tuple[tuple[int, ...], ...]:
    """All equally likely outcomes of so many dice."""
    return tuple(product(range(1, sides + 1), repeat=dice))


@cache
def roll(by: int, dice: int, clause: str, what: str = "roll", sides: int = 6) -> Roll:
    """The ask for a throw of dice; equal throws share one object."""
    return Roll(by, dice, sides, clause, what)


class Together:
    """Several seats act at once: one coroutine each, answers in any order; gives back what each returned.

    A seat that has one thing to say needs no coroutine: its part is the ask, and its answer is given back.
    """

    __slots__ = ("parts",)
    options: ClassVar[None] = None
    """It has none of its own: its parts ask."""

    def __init__(self, parts: Mapping[int, Rules[Any] | Ask]) -> None:
        self.parts = parts


Rules: TypeAlias = Generator[Ask | Together, Any, T]
"""A rule: a coroutine that yields asks, receives answers and returns a T."""

PASS: Final = "pass"
_NUMBER: Final = re.compile(r"-?[0-9]+")


def window(
    seats: Iterable[int],
    responses: Callable[[int], Collection[Option]],
    respond: Callable[[int, Option], Rules[Any]],
    what: str,
    clause: str,
    *,
    is_hidden: bool = False,
) -> Rules[None]:
    """A response window: ask the seats in order until all have passed in a row.

    Who has no legal response is not asked, so a window that nobody can use asks nothing. Where the responses come from
    hidden hands (`is_hidden`), that would tell what they hold: then all are asked, though some can only pass.
    """
    order = list(seats)
    about = {HIDDEN: True} if is_hidden else None
    turn = passes = 0
    while passes < len(order):
        seat = order[turn % len(order)]
        turn += 1
        options = responses(seat)
        choice = (yield Ask(seat, what, (*options, PASS), clause, about)) if options or is_hidden else PASS
        if choice == PASS:
            passes += 1
        else:
            passes = 0
            yield from respond(seat, choice)


def pick(options: Options, random: Random) -> Option:
    """One option by chance, whether they are listed or lazy."""
    if type(options) is tuple:
        return options[int(random.random() * len(options))]
    assert isinstance(options, LazyOptions)
    return options.sample(random)


def plain(value: Any) -> Option:
    """An answer as it comes from JSON or a person, as the rules expect it: lists become tuples."""
    if isinstance(value, list | tuple):
        return tuple(plain(v) for v in value)  # type: ignore[misc]
    if isinstance(value, str | int) and not isinstance(value, bool):
        return value
    raise TypeError(f"{value!r} is neither a word, a number nor a list of them")


def text(option: Option) -> str:
    """An option as a person types it: its words with spaces between them."""
    return " ".join(str(word) for word in option) if isinstance(option, tuple) else str(option)


def find(options: Options, typed: str) -> Option:
    """The option that a person typed; where it is none of them, the answer that was meant all the same."""
    words = typed.split()
    if isinstance(options, tuple):
        for option in options:
            if text(option).split() == words:
                return option
    meant = tuple(int(w) if _NUMBER.fullmatch(w) else w for w in words)
    if len(meant) == 1 and meant not in options and (meant[0] in options or not isinstance(options, LazyOptions)):
        return meant[0]
    return meant
