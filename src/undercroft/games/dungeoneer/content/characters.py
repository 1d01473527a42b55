"""How opponents differ: the habits of the computer's players, as content."""

from __future__ import annotations

from undercroft.kernel.content import Row, load_content


class Habits(Row, frozen=True):
    """What a player goes by where greedy has to weigh one thing against another; as it stands here, greedy itself."""

    quest: float = 1.5
    """What a quest is worth, in wounds."""
    last_quest: float = 5.0
    """The same of the one that wins."""
    hunt: float = 2.0
    """What a wound of the only opponent is worth, as a goal to go to."""
    duel: float = 0.12
    """The least that a duel must promise."""
    buy: float = 0.15
    """The least that a permanent card must promise."""
    glory: float = 0.0
    """What glory by the way is worth beside a quest."""
    weak: int = 4
    """With so little life he looks for a refuge, or for healing."""
    threat: float = 0.08
    """The least harm for which he plays a card as a dungeonlord."""
    envy: float = 0.5
    """How much more he troubles an opponent for each completed quest."""
    malice: float = 0.25
    """How much more for each lost life."""


USUAL = Habits()
CHARACTERS: dict[str, Habits] = load_content("dungeoneer", "characters", dict[str, Habits])
