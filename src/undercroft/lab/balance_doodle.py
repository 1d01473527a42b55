"""The balance report of Doodle Dungeon: scores, fates of the heroes, and how often each card is taken and wins.

python -m undercroft.lab.balance_doodle --games 200 --out docs/balance-doodle.md

What stands in the file below the line BY_HAND is kept when the report is made anew.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import mean, quantiles

from undercroft.bots import decide, find_bot
from undercroft.games import find_game
from undercroft.games.doodle.content.cards import CARDS, action_names
from undercroft.games.doodle.state import DEAD, State
from undercroft.kernel.ask import CHANCE
from undercroft.kernel.dice import Dice, key_from_seed
from undercroft.kernel.table import Table
from undercroft.lab.balance import BY_HAND
from undercroft.lab.progress import progress_bar
from undercroft.lab.simulate import begin_to_work, cores

SEATS = (2, 3, 4)
LEAST_TAKEN = 0.03
"""The aim: no card is taken in fewer than so many of its displays ..."""
MOST_TAKEN = 3.0
"""... nor more often than so many times the mean."""


@dataclass(slots=True)
class Fate:
    """What became of one card in all games of a table."""

    shown: int = 0
    first: int = 0
    taken: int = 0
    wins: float = 0.0


@dataclass(slots=True)
class Game:
    """One finished game: what was shown and taken, and how it ended."""

    seats: int
    shown: list[str] = field(default_factory=list)
    first: list[str] = field(default_factory=list)
    taken: list[tuple[str, int]] = field(default_factory=list)
    scores: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    dead: tuple[bool, ...] = ()
    hearts: tuple[int, ...] = ()
    rounds: int = 0


def play(seats: int, bot: str, seed: str) -> Game:
    """One game among equal bots, with a note of every card that was laid out and taken."""
    game = find_game("doodle")
    key = key_from_seed(seed)
    dice, dealing = Dice(key), Random(key + b"deal")
    bots = [find_bot("doodle", bot, Random(key + bytes([seat]))) for seat in range(seats)]
    table: Table[State] = Table.new(game, game.read_options({}), seats, listen=False)
    played, chances = Game(seats), 0
    while not table.over:
        slot, ask = next(iter(table.pending.items()))
        if ask.seat == CHANCE:
            table.answer(slot, dice.choose(chances, ask.options))
            chances += 1
            continue
        answer = decide(bots[slot], table, slot, dealing)
        if ask.what == "pick":
            if not table.state.picks:
                played.shown += table.state.display
                played.first.append(str(answer))
            played.taken.append((str(answer), slot))
        table.answer(slot, answer)
    s = table.state
    played.scores, played.winners = s.scores, game.winners(s)
    played.dead = tuple(dungeon.fate == DEAD for dungeon in s.dungeons)
    played.hearts = tuple(s.hearts_left(dungeon) for dungeon in s.dungeons)
    played.rounds = game.length(s)
    return played


def play_all(seats: int, bot: str, games: int, seed: str, workers: int) -> Iterator[Game]:
    """So many games, in whatever order they get done."""
    seeds = [f"{seed}/{seats}/{number}" for number in range(games)]
    if workers == 1:
        yield from (play(seats, bot, one) for one in seeds)
        return
    with ProcessPoolExecutor(workers, initializer=begin_to_work) as pool:
        yield from pool.map(play, [seats] * games, [bot] * games, seeds, chunksize=2)


def fates(games: Sequence[Game]) -> dict[str, Fate]:
    """Card by card."""
    found = {card: Fate() for card in CARDS}
    for game in games:
        for card in game.shown:
            found[card].shown += 1
        for card in game.first:
            found[card].first += 1
        for card, seat in game.taken:
            found[card].taken += 1
            found[card].wins += (seat in game.winners) / len(game.winners)
    return found


def outliers(found: dict[str, Fate]) -> list[str]:
    """The cards that are taken too seldom or too often."""
    average = sum(fate.taken for fate in found.values()) / max(1, sum(fate.shown for fate in found.values()))
    shares = {card: fate.taken / fate.shown for card, fate in found.items() if fate.shown}
    return [card for card, share in shares.items() if share < LEAST_TAKEN or share > MOST_TAKEN * average]


# --- the report ----------------------------------------------------------------------------------------------------


def summary(games: Sequence[Game]) -> list[str]:
    """Scores and fates of one table."""
    seats = games[0].seats
    scores = [score for game in games for score in game.scores]
    best = [max(game.scores) for game in games]
    tenths = quantiles(scores, n=10)
    dead = [is_dead for game in games for is_dead in game.dead]
    left = [hearts for game in games for hearts, is_dead in zip(game.hearts, game.dead, strict=True) if not is_dead]
    rounds = [game.rounds for game in games]
    shared = sum(len(game.winners) > 1 for game in games)
    return [
        f"| {seats} | {len(games)} | {mean(scores):.1f} | {tenths[0]:.0f} to {tenths[-1]:.0f} | {mean(best):.1f} "
        f"| {100 * mean(dead):.0f} % | {mean(left) if left else 0:.1f} | {mean(rounds):.1f} | {shared} |"
    ]


def card_rows(found: dict[str, Fate]) -> list[str]:
    """One line a card, in the order of the cards."""
    names = action_names("en")
    rows = []
    for card, fate in found.items():
        data = CARDS[card]
        first, taken = (100 * part / max(1, fate.shown) for part in (fate.first, fate.taken))
        rows.append(
            f"| C{data.number:02} | {names[data.action]} | {', '.join(data.elements)} | {fate.shown} | {first:.0f} % "
            f"| {taken:.0f} % | {100 * fate.wins / max(1, fate.taken):.0f} % |"
        )
    return rows


def report(tables: Sequence[Sequence[Game]], bot: str, command: str) -> str:
    """The whole report."""
    lines = ["# Balance of doodle", "", f"Made by `{command}`: every seat played by `{bot}`, standard options.", ""]
    lines += [
        "| seats | games | mean score | middle 80 % | mean of winners | dead heroes | hearts of the escaped "
        "| rounds of phase C | shared wins |",
        "| ---: | ---: | ---: | --- | ---: | ---: | ---: | ---: | ---: |",
    ]
    for games in tables:
        lines += summary(games)
    for games in tables:
        seats, found = games[0].seats, fates(games)
        wrong = outliers(found)
        lines += ["", f"## Cards with {seats} masters", ""]
        lines += [
            f"*First* is how often a card was taken first when it was laid out (fair {100 / (seats + 1):.0f} %), "
            f"*taken* how often it was taken at all (fair {100 * seats / (seats + 1):.0f} %), "
            f"*wins* how often its owner won (fair {100 / seats:.0f} %).",
            "",
            "| card | action | build | shown | first | taken | wins |",
            "| --- | --- | --- | ---: | ---: | ---: | ---: |",
            *card_rows(found),
            "",
            f"Taken in under {100 * LEAST_TAKEN:.0f} % of their displays, or over {MOST_TAKEN:.0f} times the mean: "
            f"{', '.join(f'C{CARDS[card].number:02}' for card in wrong) or 'none'}.",
        ]
    return "\n".join(lines) + "\n"


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, and write the report."""
    parser = argparse.ArgumentParser(prog="python -m undercroft.lab.balance_doodle", description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="for each number of masters (default: %(default)s)")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--seats", default=",".join(map(str, SEATS)), help="numbers of masters (default: %(default)s)")
    parser.add_argument("--workers", type=int, default=cores())
    parser.add_argument("--out", type=Path)
    args = parser.parse_args(arguments)
    tables = []
    with progress_bar() as bar:
        for seats in map(int, args.seats.split(",")):
            task = bar.add_task(f"{seats} masters", total=args.games)
            games = []
            for game in play_all(seats, args.bot, args.games, args.seed, args.workers):
                games.append(game)
                bar.advance(task)
            tables.append(games)
    command = f"python -m undercroft.lab.balance_doodle --games {args.games} --bot {args.bot} --seed {args.seed}"
    text = report(tables, args.bot, f"{command} --out docs/balance-doodle.md")
    if args.out is None:
        print(text, end="")
        return 0
    old = args.out.read_text(encoding="utf-8") if args.out.is_file() else ""
    by_hand = old[old.index(BY_HAND) :] if BY_HAND in old else f"{BY_HAND}\n"
    args.out.write_text(f"{text}\n{by_hand}", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
