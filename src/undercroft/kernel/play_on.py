"""Playing on from the middle of a turn with cheap players: what a search does after each of its deals."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final, TypeAlias

from undercroft.kernel.ask import CHANCE, Ask, Computed, GameOver, Option, Rules, Together, pick
from undercroft.kernel.run import MOST_OF_A_PLAYOUT, play_together
from undercroft.kernel.table import ENDED, Table

Player: TypeAlias = Callable[[Table[Any], int, Ask], Option]
"""What answers for a seat, as the `choose` of a bot does; of the table it may only look at the state."""
TO_THE_END: Final = -1


class _Enough(Exception):
    """So many turns have been played in a game whose coroutine goes on by itself, or far too many answers given."""


def play_on(table: Table[Any], players: Sequence[Player], random: Random, turns: int = TO_THE_END) -> int:
    """Play this turn to its end and so many more, or all there are; returns how many answers that took.

    No marks, no record, and nobody checks the answers. The table is used up: what is left of it is its state.
    """
    game, s = table.game, table.state
    ended = game.turns(s)
    last = ended + turns if ended >= 0 and turns >= 0 else TO_THE_END
    answers = 0

    def choose(ask: Ask) -> Option:
        nonlocal answers
        if answers >= MOST_OF_A_PLAYOUT or (last >= 0 and game.turns(s) > last):
            raise _Enough
        answers += 1
        options = ask.options
        if type(options) is tuple and len(options) == 1:
            return options[0]
        if ask.seat != CHANCE:
            return players[ask.seat](table, ask.seat, ask)
        return ask.compute() if isinstance(ask, Computed) else pick(options, random)

    try:
        _end_turn(table, choose)
        while turns != 0 and not game.over(s):
            _play_turn(game.turn(s), random, choose)
            turns -= 1
    except (GameOver, _Enough):
        pass
    table.run, table.marks, table._rest = ENDED, [], None
    return answers


def _end_turn(table: Table[Any], choose: Callable[[Ask], Option]) -> None:
    """Whatever is asked until the turn, or the setup, is over."""
    run = table.run
    while run.pending:
        slot, ask = next(iter(run.pending.items()))
        if not run.answer(slot, choose(ask)):
            return


def _play_turn(turn: Rules[None], random: Random, choose: Callable[[Ask], Option]) -> None:
    value: Any = None
    try:
        while True:
            asked = turn.send(value)
            value = play_together(asked, random, choose)[0] if isinstance(asked, Together) else choose(asked)
    except StopIteration:
        return
