"""Positions from all over games between bots, and who won those games: what an outlook is fitted to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from undercroft.bots import decide, find_bot
from undercroft.bots.offer import Offer, offer_of
from undercroft.kernel.ask import CHANCE
from undercroft.kernel.dice import Dice, key_from_seed
from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.game import Game
from undercroft.kernel.table import Table
from undercroft.lab.simulate import begin_to_work, cores

EVERY: Final = 9
"""A position is noted after so many decisions."""
MOST_ANSWERS: Final = 20_000
SLIP: Final = 0.12
"""So often a bot slips, in games with slips, until it has pulled itself together."""
STEADY: Final = 150
"""After at most so many decisions it has: what follows is sound play from an odd position."""
THINKING: Final = "search@16"
SEATS: Final = (2, 2, 2, 3, 4)
"""How many sit at the tables, one after another; what a game does not allow is left out."""


class CannotFit(UndercroftError):
    """A game that offers nothing to be fitted, or too few games."""

    key = "error-bad-simulation"


@dataclass(frozen=True, slots=True)
class Position:
    """What was counted of each seat, what the outlook said of it, and what share of the win each seat got."""

    game: int
    rows: tuple[tuple[float, ...] | None, ...]
    chances: tuple[float, ...]
    won: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Order:
    """Which games are to be played; it travels to the worker processes."""

    game: Game[Any]
    seed: str
    thinking: bool = True
    """One game in eight is played by a search."""


def offer_for(game: str) -> Offer:
    """What this game offers; refuses a game without an outlook."""
    offer = offer_of(game)
    if offer is None:
        raise CannotFit(f"{game} has no outlook in its room `bot`, so there is nothing to be fitted or checked")
    return offer


def collect(
    order: Order, games: int, workers: int | None = None, progress: Callable[[int], None] | None = None
) -> list[Position]:
    """The positions of so many games; the same seed gives the same ones."""
    offer_for(order.game.name)
    if games < 1:
        raise CannotFit(f"{games} games are too few")
    found: list[Position] = []
    workers = min(workers or cores(), games)
    if workers == 1:
        for number in range(games):
            found += play(order, number)
            if progress is not None:
                progress(1)
        return found
    with ProcessPoolExecutor(workers, initializer=begin_to_work) as pool:
        for future in as_completed([pool.submit(play, order, number) for number in range(games)]):
            found += future.result()
            if progress is not None:
                progress(1)
    return sorted(found, key=lambda position: position.game)


def play(order: Order, number: int) -> list[Position]:
    """One game; some with slips at first, some by a search, so that the outlook is right off the beaten track too."""
    game, offer = order.game, offer_for(order.game.name)
    key = key_from_seed(f"{order.seed}/{number}")
    dice, random = Dice(key), Random(key)
    seats = _seats(game, number)
    spec = THINKING if order.thinking and number % 8 == 7 else "greedy"
    bots = [find_bot(game.name, spec, Random(key + bytes([seat]))) for seat in range(seats)]
    steady = random.randrange(STEADY) if number % 8 < 4 else 0
    tables = offer.tables or ({},)
    table = Table.new(game, game.read_options(tables[number % len(tables)]), seats, listen=False)
    noted: list[tuple[Any, Any]] = []
    chances = decisions = 0
    phase = random.randrange(EVERY)
    while not table.over and table.position < MOST_ANSWERS:
        slot, ask = next(iter(table.pending.items()))
        if ask.seat == CHANCE:
            table.answer(slot, dice.choose(chances, ask.options))
            chances += 1
            continue
        decisions += 1
        if decisions % EVERY == phase:
            noted.append((_rows(offer, table.state), tuple(offer.outlook(table.state))))
        if decisions < steady and random.random() < SLIP:
            table.answer(slot, game.lively(table.state, ask, random))
        else:
            table.answer(slot, decide(bots[slot], table, slot, random))
    won = _won(game, table, seats)
    return [Position(number, rows, said, won) for rows, said in noted] if table.over else []


def _seats(game: Game[Any], number: int) -> int:
    allowed = [seats for seats in SEATS if seats in game.seats] or [min(game.seats)]
    return allowed[number % len(allowed)]


def _rows(offer: Offer, s: Any) -> tuple[tuple[float, ...] | None, ...]:
    if offer.features is None:
        return ()
    return tuple(None if row is None else tuple(row) for row in offer.features(s))


def _won(game: Game[Any], table: Table[Any], seats: int) -> tuple[float, ...]:
    winners: Sequence[int] = tuple(game.winners(table.state)) if table.over else ()
    if len(winners) == seats:
        return (1.0,) * seats
    return tuple(1.0 / len(winners) if seat in winners else 0.0 for seat in range(seats))
