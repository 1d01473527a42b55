"""`undercroft lab`: many games at once, and what they say about a game or a bot."""

from __future__ import annotations

from undercroft.commands import balance, simulate, strength
from undercroft.commands.arguments import Commands, add_group

_EXAMPLES = """
undercroft lab balance labyrinth --games 100
undercroft lab simulate labyrinth --bots greedy,random --games 200
undercroft lab fit dungeoneer --games 2000
undercroft lab ladder dungeoneer --games 200
undercroft lab balance --help                    what a command takes, with examples
"""


def add(commands: Commands) -> None:
    """The commands of the lab."""
    group = add_group(commands, "lab", "let bots play many games, for who designs a game or a bot", _EXAMPLES)
    balance.add(group)
    strength.add_fit(group)
    strength.add_ladder(group)
    simulate.add(group, "undercroft lab simulate")
