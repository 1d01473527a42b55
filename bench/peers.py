"""The peers of `undercroft bench`, measured on request by the process that also measures Undercroft.

Runs in an environment of its own that has the peers (requirements/peers.lock) and knows nothing of Undercroft. It first
writes one line with the names of what it can measure, then reads requests, one JSON object a line, and answers each:

    {"measure": "hearts", "seconds": 0.5}   ->   {"count": 161234, "seconds": 0.5003}

A decision is every applied action, those of chance included. Where a loop is idle between two requests it takes no
time from the others, so that both sides are measured in turns on the same core.
"""

from __future__ import annotations

import json
import os
import random
import sys
from collections.abc import Callable
from functools import partial
from time import perf_counter
from typing import Any

Measure = Callable[[float], tuple[int, float]]

OPEN_SPIEL = ("hearts", "hanabi", "chess", "backgammon")
COPIES = 32
"""How many positions from the middle of games are copied in turns."""


def many(play: Callable[[], int]) -> Measure:
    """Play again and again until the time is over; how much was counted, and in what time."""

    def measure(seconds: float) -> tuple[int, float]:
        count = 0
        start = perf_counter()
        end = start + seconds
        while (now := perf_counter()) < end:
            count += play()
        return count, now - start

    return measure


def open_spiel(name: str) -> Measure:
    """A random game, driven as OpenSpiel's own examples do it: legal actions, and chance by its probabilities."""
    import pyspiel

    game = pyspiel.load_game(name)
    choice, choices = random.choice, random.choices

    def play() -> int:
        count = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                action = choices(actions, weights)[0]
            else:
                action = choice(state.legal_actions())
            state.apply_action(action)
            count += 1
        return count

    return many(play)


def bare_hearts() -> Measure:
    """Hearts once more with the barest loop there is; it may be so bare because all its chances are equally likely."""
    import pyspiel

    game = pyspiel.load_game("hearts")
    rnd = random.random

    def play() -> int:
        count = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                action = outcomes[int(rnd() * len(outcomes))][0]
            else:
                actions = state.legal_actions()
                action = actions[int(rnd() * len(actions))]
            state.apply_action(action)
            count += 1
        return count

    return many(play)


def new_catan() -> Any:
    from catanatron import Color, Game, RandomPlayer

    return Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])


def catan_turns(game: Any) -> int:
    """Play a game of four random players to its end, or to the limit that Catanatron itself sets."""
    from catanatron.game import TURNS_LIMIT

    count = 0
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        game.play_tick()
        count += 1
    return count


def catanatron() -> Measure:
    return many(lambda: catan_turns(new_catan()))


def catanatron_copy() -> Measure:
    """`game.copy()` of positions from the middle half of random games."""
    positions: list[Any] = []
    while len(positions) < COPIES:
        first = new_catan()
        middle: list[Any] = []
        while first.winning_color() is None and first.state.num_turns < 1000:
            first.play_tick()
            middle.append(first.copy())
        quarter = len(middle) // 4
        half = middle[quarter : len(middle) - quarter]
        positions.extend(half[:: max(1, len(half) // 8)][:8])

    def copy_all() -> int:
        for position in positions:
            position.copy()
        return len(positions)

    return many(copy_all)


def uno() -> Measure:
    """RLCard's Uno with two random players, driven through its environment."""
    import rlcard

    env = rlcard.make("uno")
    choice = random.choice

    def play() -> int:
        count = 0
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(choice(list(state["legal_actions"])))
            count += 1
        return count

    return many(play)


def all_measures() -> dict[str, Callable[[], Measure]]:
    """What can be measured here; the positions are made when first asked for."""
    measures: dict[str, Callable[[], Measure]] = {name: partial(open_spiel, name) for name in OPEN_SPIEL}
    measures["hearts_bare"] = bare_hearts
    measures["catanatron"] = catanatron
    measures["catanatron_copy"] = catanatron_copy
    measures["uno"] = uno
    return measures


def serve() -> None:
    """Answer requests until there are no more; what the peers print themselves goes to stderr."""
    out = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    random.seed(1)
    makers = all_measures()
    ready: dict[str, Measure] = {}
    print(json.dumps(list(makers)), file=out, flush=True)
    for row in sys.stdin:
        request = json.loads(row)
        name = request["measure"]
        if name not in ready:
            ready[name] = makers[name]()
        count, seconds = ready[name](request["seconds"])
        print(json.dumps({"count": count, "seconds": seconds}), file=out, flush=True)


if __name__ == "__main__":
    serve()
