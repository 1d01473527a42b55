"""What every game's state shares: it is plain data, and it can tell what happens."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from dis import get_instructions
from typing import Any

EVERYBODY = -1
"""A set of seats is a number with one bit a seat; this one has them all."""


def seat_set(seats: Iterable[int]) -> int:
    """These seats as one number."""
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask


def holds(mask: int, seat: int | None) -> bool:
    """Is the seat in the set? A spectator (None) is only where everybody is."""
    return mask == EVERYBODY if seat is None else bool(mask >> seat & 1)


@dataclass(frozen=True, slots=True)
class Told:
    """Something that happened: what all may know, and what only the seats of `to` may know."""

    kind: str
    clause: str
    facts: Mapping[str, Any]
    secret: Mapping[str, Any] = field(default_factory=dict)
    to: int = 0
    position: int = 0

    def reaches(self, seat: int | None) -> bool:
        """May this seat know that it happened at all? What has no public fact is for the seats of `to` alone."""
        return bool(self.facts) or holds(self.to, seat)

    def for_seat(self, seat: int | None) -> dict[str, Any]:
        """The event as this seat may know it."""
        known = {**self.facts, **self.secret} if holds(self.to, seat) else dict(self.facts)
        return {"kind": self.kind, "clause": self.clause, "position": self.position, **known}


Listener = Callable[[Told], None]


SharedDict = dict
"""A dict that is replaced and never written into, so that all copies of a state share it."""


def fields_of(*methods: Callable[..., None]) -> tuple[str, ...]:
    """The fields that `__init__` sets (and the methods it calls), for `__slots__`: so each is named in one place only.

    A compiler finds them in the same way by itself, and takes no notice of `__slots__`.
    """
    steps = (step for method in methods for step in get_instructions(method))
    return tuple(dict.fromkeys(str(step.argval) for step in steps if step.opname == "STORE_ATTR"))


class Plain:
    """Plain data that is declared by its `__init__`: equal if all its fields are, whoever listens."""

    __slots__ = ()

    def _fields(self) -> list[str]:
        names = getattr(self, "__mypyc_attrs__", ()) or getattr(self, "__slots__", ())
        return [name for name in names if name != "listener"]

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self._fields())

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={getattr(self, name)!r}' for name in self._fields())})"


class Teller(Plain):
    """What a state needs in order to tell; nobody listens to a fork, so telling costs next to nothing there.

    A state has a field `listener` that is left out of comparisons.
    """

    __slots__ = ()
    listener: Listener | None

    def tell(self, kind: str, clause: str, **facts: Any) -> None:
        """Tell everybody."""
        if self.listener is not None:
            self.listener(Told(kind, clause, facts))

    def whisper(self, to: int, secret: Mapping[str, Any], kind: str, clause: str, **facts: Any) -> None:
        """Tell everybody the facts, and the seats of `to` the secret as well; without facts, tell only those seats."""
        if self.listener is not None:
            self.listener(Told(kind, clause, facts, secret, to))


@dataclass(slots=True)
class State(Teller):
    """A state as a plain dataclass; a game may as well make its own kind of a Teller."""

    listener: Listener | None = field(default=None, init=False, compare=False, repr=False)
