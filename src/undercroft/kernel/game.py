"""What the kernel asks of a game, and nothing more."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from fractions import Fraction
from random import Random
from typing import Any, ClassVar, Generic, Literal, TypeAlias, TypeVar, get_args, get_origin

import msgspec

from undercroft.kernel.ask import Ask, Option, Rules, pick
from undercroft.kernel.errors import BadOptions, BadSeats
from undercroft.kernel.state import Teller

S = TypeVar("S", bound=Teller)
View = dict[str, Any]
Situations: TypeAlias = Mapping[str, Callable[[S], bool]]


class Game(ABC, Generic[S]):
    """A game is `setup` and then `turn` again and again, until it is over.

    Both are coroutines over one state of plain data. Hidden things live in the state, never in a local variable of a
    rule, so that `redeal` reaches them.
    """

    name: ClassVar[str]
    version: ClassVar[int]
    prefix: ClassVar[str]
    """The first part of its clause ids."""
    seats: ClassVar[range]
    options: ClassVar[type[msgspec.Struct]]
    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = {}
    is_cooperative: ClassVar[bool] = False
    """All win or lose together: nobody has won because the others gave up."""
    real_dice: ClassVar[Mapping[str, Any]] = {}
    """The options that the table's switch for real dice sets; none where a game just rolls dice (`Roll`)."""
    follows: ClassVar[frozenset[int]] = frozenset()
    """Earlier versions whose records these rules still play as they were played: what changed since added only asks
    that no such record comes to, or words. Stored records of each prove it (tests/records)."""
    situations: ClassVar[Situations[Any]] = {}
    """Rare situations by their names: rules are most often wrong where two of them meet, so walks seek their pairs."""

    @abstractmethod
    def start(self, options: Any, seats: int) -> S:
        """The state before setup; refuses what the rules refuse."""

    @abstractmethod
    def setup(self, s: S) -> Rules[None]: ...

    @abstractmethod
    def turn(self, s: S) -> Rules[None]: ...

    @abstractmethod
    def over(self, s: S) -> bool: ...

    @abstractmethod
    def winners(self, s: S) -> tuple[int, ...]:
        """Who won; empty while the game goes on."""

    def standing(self, s: S) -> tuple[int, ...]:  # noqa: ARG002 - a game that says nothing has nobody ahead
        """Who is ahead if all agree to end the game here; several where they are level, empty if nobody is."""
        return ()

    def has_hidden_hands(self, s: S) -> bool:  # noqa: ARG002 - in most games what follows an answer is plain to its seat
        """Do cards that others cannot see decide what follows an answer? Then it is tried out in several worlds."""
        return False

    def hush(self, s: S) -> None:
        """Several people play who cannot see each other's hands: from now on whoever might have something to answer,
        for all that the others know, is asked also if it is only to pass. Called before setup."""

    @abstractmethod
    def copy(self, s: S) -> S:
        """An equal state that shares nothing that changes; nobody listens to it."""

    @abstractmethod
    def view(self, s: S, seat: int | None) -> View:
        """What this seat may know (None: a spectator), built from nothing as plain data."""

    @abstractmethod
    def redeal(self, s: S, seat: int, random: Random) -> None:
        """Deal anew, in place, all that this seat cannot know, as it might be for all that the seat does know."""

    @abstractmethod
    def broken(self, s: S) -> list[str]:
        """What can never be, but is: the invariants that a contract walker checks. Empty if all is well."""

    @abstractmethod
    def given(self, options: Any, seats: list[str], given: Mapping[str, Any]) -> S:
        """The position that a scenario's `given` describes."""

    @abstractmethod
    def facts(self, s: S) -> dict[str, Any]:
        """The whole truth in the ledger's words, for a scenario's `then`."""

    def offered(self) -> Mapping[str, Any]:
        """Options that a table with pictures offers in the place of their defaults."""
        return {}

    def values_of(self, option: str) -> tuple[str, ...]:  # noqa: ARG002 - most types say it themselves
        """The values of an option whose type does not tell them; none where any text will do."""
        return ()

    def why_not(self, s: S, ask: Ask, answer: Option) -> str:  # noqa: ARG002 - games know better reasons
        """The clause that forbids an answer which is not among the options."""
        return ask.clause

    def odds(self, s: S, ask: Ask) -> dict[Option, Fraction]:  # noqa: ARG002 - most asks have none
        """For options that dice will decide: the chance of success as the asked player may know it."""
        return {}

    def lively(self, s: S, ask: Ask, random: Random) -> Option:  # noqa: ARG002 - games know what leads somewhere
        """A random answer; where a game of blind chance would hardly ever end, one that leans towards its end."""
        return pick(ask.options, random)

    def length(self, s: S) -> int:  # noqa: ARG002 - games that count rounds override it
        """How long the game has lasted in its own measure (rounds)."""
        return 0

    def turns(self, s: S) -> int:  # noqa: ARG002 - most games end their coroutine with the turn
        """How many turns have ended, in a game whose `turn` goes on to the next one by itself; -1 in all others."""
        return -1

    def read_options(self, given: Mapping[str, Any]) -> Any:
        """Options as a person gives them, checked; refuses unknown ones with the names that exist."""
        known = {field.name: field for field in msgspec.structs.fields(self.options)}
        for name in given:
            if name not in known:
                names = ", ".join(known)
                raise BadOptions(
                    f"{self.name} has no option {name!r}; it has {names}", why="unknown", option=name, known=names
                )
        switches = {"on": True, "true": True, "yes": True, "off": False, "false": False, "no": False}
        values = {
            n: switches.get(v, v) if known[n].type is bool and isinstance(v, str) else v for n, v in given.items()
        }
        for name, value in values.items():
            allowed = get_args(known[name].type) if get_origin(known[name].type) is Literal else ()
            if known[name].type is bool and not isinstance(value, bool) and value not in (0, 1):
                allowed = ("on", "off")
            elif not allowed or value in allowed:
                continue
            raise BadOptions(
                f"{self.name}: {name} cannot be {value!r}; it is {' or '.join(allowed)}",
                why="value",
                option=name,
                value=str(value),
                known=", ".join(allowed),
            )
        try:
            return msgspec.convert(values, self.options, strict=False)
        except (msgspec.ValidationError, ValueError) as wrong:
            raise BadOptions(f"{self.name}: {wrong}") from None

    def throws_real_dice(self, options: Any) -> bool:
        """Do these options say what the table's switch for real dice says?"""
        return bool(self.real_dice) and all(getattr(options, name) == value for name, value in self.real_dice.items())

    def can_play(self, version: int) -> bool:
        """Do the rules of today play a game of this version as it began?"""
        return version == self.version or version in self.follows

    def check_seats(self, seats: int) -> None:
        """Refuse a number of seats that the game does not have at all."""
        if seats not in self.seats:
            least, most = self.seats[0], self.seats[-1]
            sentence = f"{self.name} is played by {least} to {most}, not by {seats}"
            raise BadSeats(sentence, why="number", seats=seats, least=least, most=most)
