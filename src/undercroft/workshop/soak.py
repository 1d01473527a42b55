"""Soaking: very many random games, each of them checked step by step for everything that every game promises.

    undercroft workshop soak --games 20000

Options and seats are drawn anew for each game. A broken promise is told with the words that find it again.
"""

from __future__ import annotations

import sys
import typing
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from random import Random
from time import perf_counter
from typing import Any

import msgspec

from undercroft.games import find_game
from undercroft.kernel.errors import BadOptions, BadSeats
from undercroft.kernel.game import Game
from undercroft.kernel.table import Table
from undercroft.kernel.walker import ContractBroken, walk
from undercroft.lab.progress import progress_bar
from undercroft.lab.simulate import begin_to_work

CHUNK = 10
MOST_SHOWN = 20
PRESETS = 0.3
"""How often a preset is taken as it is: options that only go together are hardly ever drawn one by one."""


def random_table(game: Game[Any], random: Random) -> tuple[dict[str, Any], int]:
    """Options and a number of seats that go together, drawn from all that the game has."""
    while True:
        options = {field.name: _random_value(field.type, random) for field in msgspec.structs.fields(game.options)}
        drawn = {name: value for name, value in options.items() if value is not None}
        if game.presets and random.random() < PRESETS:
            drawn = dict(random.choice(list(game.presets.values())))
        seats = random.choice(game.seats)
        try:
            Table.new(game, game.read_options(drawn), seats, listen=False)
        except (BadOptions, BadSeats):
            continue
        return drawn, seats


def _random_value(kind: Any, random: Random) -> Any:
    """Any value of an option that is a switch or a choice of words; others keep their default."""
    if kind is bool:
        return random.random() < 0.5
    if typing.get_origin(kind) is typing.Literal:
        return random.choice(typing.get_args(kind))
    return None


def walk_one(name: str, seed: int) -> tuple[int, str | None]:
    """Walk one random game: how many answers it had, and what was broken, if anything was."""
    game = find_game(name)
    options, seats = random_table(game, Random(f"soak {seed}"))
    try:
        return walk(game, options, seats, seed).answers, None
    except ContractBroken as broken:
        return 0, str(broken)


def walk_chunk(name: str, seeds: range) -> list[tuple[int, str | None]]:
    return [walk_one(name, seed) for seed in seeds]


def soak(name: str, seeds: range, workers: int) -> Iterator[tuple[int, str | None]]:
    """Walk all these games, in whatever order they get done."""
    chunks = [seeds[first : first + CHUNK] for first in range(0, len(seeds), CHUNK)]
    with ProcessPoolExecutor(workers, initializer=begin_to_work) as pool:
        try:
            for future in as_completed([pool.submit(walk_chunk, name, chunk) for chunk in chunks]):
                yield from future.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def soak_and_tell(name: str, seeds: range, workers: int) -> bool:
    """Soak one game with a progress bar and say how it went; True if every promise was kept."""
    answers, broken = 0, []
    start = perf_counter()
    with progress_bar() as bar:
        task = bar.add_task(name, total=len(seeds))
        for count, wrong in soak(name, seeds, workers):
            answers += count
            bar.advance(task)
            if wrong is not None:
                broken.append(wrong)
    for wrong in broken[:MOST_SHOWN]:
        print(wrong, file=sys.stderr)
    seconds = perf_counter() - start
    print(f"{name}: {len(seeds)} games, {answers:,} answers, {len(broken)} broken promises, {seconds:.0f} s")
    return not broken
