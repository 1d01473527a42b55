"""Is the simulated die fair? Throws it 6,000 times and tells how even its faces are, and what a throw costs.

    make fair        or: python -m undercroft.workshop.fair_die --throws 6000

It needs the extra `physics` and takes some minutes; the tests make a smaller run.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
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


def faces(throws: int, first: int = 0) -> list[int]:
    """How often each face was up."""
    options = FighterOptions()
    found = Counter(upper_face(fly(AIM, 0, options, first + seed).track.rest)[0] for seed in range(throws))
    return [found[face] for face in FACES]


def chi_square(counts: Sequence[int]) -> float:
    """How uneven they are; about five for a fair die."""
    fair = sum(counts) / len(counts)
    return sum((count - fair) ** 2 / fair for count in counts)


def main(arguments: Sequence[str] | None = None) -> int:
    """Throw, count, and exit with 1 if the die is not fair."""
    parser = argparse.ArgumentParser(prog="python -m undercroft.workshop.fair_die", description="Is the die fair?")
    parser.add_argument("--throws", type=int, default=6000)
    args = parser.parse_args(arguments)
    begun = process_time()
    counts = faces(args.throws)
    cost = 1000 * (process_time() - begun) / args.throws
    found = chi_square(counts)
    print(f"{args.throws} throws: {dict(zip(FACES, counts, strict=True))}, chi-square {found:.2f} (limit {LARGEST})")
    print(f"{cost:.1f} ms of one core for a throw")
    return 0 if found < LARGEST else 1


if __name__ == "__main__":
    sys.exit(main())
