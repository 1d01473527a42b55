"""The hands that throw dice: how far they stray, by how much they are late, and where they aim (FIG-SIM-3)."""

from __future__ import annotations

from math import sqrt
from typing import Annotated

import msgspec

from undercroft.kernel.content import Row, load_content

Spread = Annotated[float, msgspec.Meta(ge=0)]


class Hand(Row, frozen=True):
    """One hand; all spreads are one sigma."""

    tremble: Spread
    """In sigmas of the rules."""
    late: Spread
    """In milliseconds."""
    spin: Spread
    """In turns a second."""
    is_knowing: bool = False

    @property
    def more(self) -> float:
        """What it adds to the tremor that the rules give to every throw, so that both together are its own."""
        return sqrt(max(0.0, self.tremble**2 - 1))


SPREADS: dict[str, Hand] = load_content("fighter", "hands", dict[str, Hand])
