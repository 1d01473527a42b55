"""How opponents differ: the habits of the computer's players, as content."""

from __future__ import annotations

from undercroft.kernel.content import Row, load_content


class Habits(Row, frozen=True):
    """What a player goes by where greedy has to weigh one thing against another; as it stands here, greedy itself."""

    dread: float = 1.0
    """How much of the cost of a failed fight keeps from trying, beside what is usual in the class."""
    depth: float = 0.0
    """How much more treasure seems worth with each level down; negative for those who like it near the stairs."""
    trifle: float = 0.033
    """A level whose gold is on average a smaller share of the goal than this is left to those who need less."""
    yields: float = 1.0
    """How far he gives way to rivals who want the same room; negative for those who seek them out."""
    loot: float = 1.0
    """How much counts what others have lost and monsters hold."""
    saves: float = 0.4
    """The part of all losses that he reckons with when he thinks of a deposit."""
    peace: float = 2.0
    """Turns that an ambush must gain: for less nobody breaks the peace."""
    stops: float = 5.0
    """Turns that it is worth to hit somebody who is on his way to win."""
    rest: float = 1.0
    """How much wandering monsters are feared at night."""


USUAL = Habits()
CHARACTERS: dict[str, Habits] = load_content("labyrinth", "characters", dict[str, Habits])
