"""One throw under way: what adds to its damage and what shields from its miss."""

from __future__ import annotations


class Strike:
    """A throw from its landing to its damage."""

    __slots__ = (
        *("die", "zone", "is_hit", "is_kill", "base", "times", "plus", "always", "direct", "is_shielded", "is_divine"),
        *("may_strike_again", "strikes_again"),
    )

    def __init__(self, die: int) -> None:
        self.die = die
        self.zone = 0
        self.is_hit = False
        self.is_kill = False
        self.base = 0
        """What an ability puts in the place of the zone (FIG-DMG-2); 0 for nothing."""
        self.times = 1
        self.plus = 0
        """What only a hit adds."""
        self.always = 0
        """What is dealt on a miss as well (FIG-DMG-5)."""
        self.direct = 0
        """Life that a seduced monster takes beside the throw (FIG-EDIT-4)."""
        self.is_shielded = False
        """No Damage (FIG-ABIL-23)."""
        self.is_divine = False
        self.may_strike_again = False
        self.strikes_again = False
