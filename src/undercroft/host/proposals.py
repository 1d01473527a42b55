"""What needs the consent of the others: going back further, a bot for somebody who is gone, and to end the game."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

What = Literal["undo", "bot", "end"]


@dataclass
class Proposal:
    """One question to all the others. One no ends it."""

    number: int
    what: What
    seat: int
    moment: int
    to: int | None = None
    target: int | None = None
    level: str = ""
    agreed: set[int] = field(default_factory=set)
    waits_for: set[int] = field(default_factory=set)
    state: str = "open"

    def vote(self, seat: int, *, agree: bool) -> None:
        """A voice; who is not asked is not counted."""
        if seat not in self.waits_for or self.state != "open":
            return
        if not agree:
            self.state = "refused"
            return
        self.waits_for.discard(seat)
        self.agreed.add(seat)
        if not self.waits_for:
            self.state = "agreed"

    def told(self) -> dict[str, Any]:
        """As it is sent."""
        return {
            "type": "proposal",
            "proposal": self.number,
            "what": self.what,
            "seat": self.seat,
            "to": self.to,
            "target": self.target,
            "level": self.level,
            "agreed": sorted(self.agreed),
            "waits_for": sorted(self.waits_for),
            "state": self.state,
        }
