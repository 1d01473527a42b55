"""What the dungeons are called: a proposed name, or one of the master's own (DOO-SETUP-2, DOO-RULING-45)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from undercroft.games.doodle.state import Dungeon, State
from undercroft.kernel.ask import Ask, LazyOptions, Option, Rules, Together

PROPOSED: Final = (
    *("sump", "crumb-crypt", "sour-cellar", "fort-grumble", "wobbly-stairs", "castle-snore", "deep-pocket"),
    *("mould-hall", "crooked-nine", "candles-end", "rat-parade", "leaky-vault"),
)
"""Names for masters who have better things to do than to think of one; everybody reads them in his own language."""
LONGEST: Final = 30
"""So many letters have room above a sheet."""


def name_dungeons(s: State) -> Rules[None]:
    """Every master names the own dungeon, all at the same time."""
    yield Together({dungeon.seat: _name(s, dungeon) for dungeon in s.dungeons})


def _name(s: State, dungeon: Dungeon) -> Rules[None]:
    proposed = PROPOSED[dungeon.seat :: len(s.dungeons)]  # each master is proposed others
    dungeon.name = yield Ask(dungeon.seat, "name-dungeon", Names(proposed), "DOO-RULING-45", {"most": LONGEST})
    s.tell("dungeon-named", "DOO-RULING-45", seat=dungeon.seat, dungeon=dungeon.name)


def is_name(text: object) -> bool:
    """One line that can be read: not empty, not too long, and no space too many."""
    if not isinstance(text, str) or not 0 < len(text) <= LONGEST:
        return False
    return text.isprintable() and text == " ".join(text.split())


class Names(LazyOptions):
    """The proposed names, and any text that can be one; only the proposed ones are listed."""

    __slots__ = ("proposed",)

    def __init__(self, proposed: tuple[str, ...]) -> None:
        self.proposed = proposed

    def __contains__(self, value: object) -> bool:
        return is_name(value)

    def sample(self, random: Random) -> Option:
        return self.proposed[int(random.random() * len(self.proposed))]

    def __iter__(self) -> Iterator[Option]:
        yield from self.proposed

    def __len__(self) -> int:
        return len(self.proposed)
