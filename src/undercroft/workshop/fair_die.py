"""Is the simulated die fair? Throws it 6,000 times and tells how even its faces are, and what a throw costs.

    make fair        or: undercroft workshop fair-die --throws 6000

It needs MuJoCo and takes some minutes; the tests make a smaller run.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import count
from time import perf_counter, process_time
from typing import Final

from undercroft.games.fighter.content.geometry import upper_face
from undercroft.games.fighter.options import FighterOptions
from undercroft.games.fighter.rules.throws.physics import Launch, fly

FACES: Final = "123456"
LARGEST: Final = 20.5
"""Only one fair die in a thousand has a larger chi-square with five degrees of freedom."""


AIM: Final = Launch("S", 0, 0, 150, 0, -20, 1200)


def throws_a_second(seconds: float) -> float:
    """How many throws are flown to their end in a second."""
    options = FighterOptions()
    start = perf_counter()
    for number in count(1):
        fly(AIM, 0, options, number)
        if (passed := perf_counter() - start) >= seconds:
            break
    return number / passed


@dataclass(frozen=True)
class Thrown:
    """What many throws came to."""

    counts: Sequence[int]
    milliseconds: float
    """What one throw costs of one core."""

    @property
    def is_fair(self) -> bool:
        return chi_square(self.counts) < LARGEST

    @property
    def said(self) -> str:
        found = dict(zip(FACES, self.counts, strict=True))
        even = f"{sum(self.counts)} throws: {found}, chi-square {chi_square(self.counts):.2f} (limit {LARGEST})"
        return f"{even}\n{self.milliseconds:.1f} ms of one core for a throw"


def throw(throws: int, progress: Callable[[], None] | None = None) -> Thrown:
    """Throw so often; `progress` hears of every throw."""
    begun = process_time()
    counts = faces(throws, progress=progress)
    return Thrown(counts, 1000 * (process_time() - begun) / throws)


def faces(throws: int, first: int = 0, progress: Callable[[], None] | None = None) -> list[int]:
    """How often each face was up."""
    options = FighterOptions()
    found: Counter[str] = Counter()
    for seed in range(first, first + throws):
        found[upper_face(fly(AIM, 0, options, seed).track.rest)[0]] += 1
        if progress is not None:
            progress()
    return [found[face] for face in FACES]


def chi_square(counts: Sequence[int]) -> float:
    """How uneven they are; about five for a fair die."""
    fair = sum(counts) / len(counts)
    return sum((count - fair) ** 2 / fair for count in counts)
