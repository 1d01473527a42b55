"""The balance report of Dungeoneer: lengths, seats, heroes, quests, deaths and cards, between equal bots.

python -m undercroft.lab.dungeoneer_balance --games 100 --out docs/balance-dungeoneer.md

What stands in the file below the line BY_HAND is kept when the report is made anew.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Any

from undercroft.bots import find_bot
from undercroft.games.dungeoneer.content.cards import CARDS, card_names
from undercroft.games.dungeoneer.game import Dungeoneer
from undercroft.games.dungeoneer.state import State
from undercroft.kernel.ask import CHANCE, pick
from undercroft.kernel.table import Table
from undercroft.lab.balance import kept_by_hand

GAME = Dungeoneer()
LONGEST = 6000
PLAYED = ("played", "encounter", "bane", "cancelled")


@dataclass
class Tally:
    """What many games of one kind came to."""

    games: int = 0
    unfinished: int = 0
    rounds: list[int] = field(default_factory=list)
    wins: Counter[int] = field(default_factory=Counter)
    hero_seats: Counter[str] = field(default_factory=Counter)
    hero_wins: Counter[str] = field(default_factory=Counter)
    quests: int = 0
    deaths: int = 0
    by_quests: int = 0
    drawn: Counter[str] = field(default_factory=Counter)
    played: Counter[str] = field(default_factory=Counter)


def play(options: dict[str, Any], seats: int, seed: int, bot: str) -> Table[State]:
    """One game between equal bots."""
    random = Random(seed)
    table: Table[State] = Table.new(GAME, GAME.read_options(options), seats)
    player = find_bot("dungeoneer", bot, Random(seed))
    while not table.over and table.position < LONGEST:
        ((slot, ask),) = table.pending.items()
        if ask.seat == CHANCE:
            table.answer(slot, pick(ask.options, random))
        else:
            table.answer(slot, player.choose(table.fork(ask.seat, random), ask.seat, ask))
    return table


def tally(options: dict[str, Any], seats: int, games: int, bot: str) -> Tally:
    """Play and count."""
    found = Tally()
    for seed in range(games):
        table = play(options, seats, seed, bot)
        s = table.state
        found.games += 1
        found.unfinished += not table.over
        found.rounds.append(s.round)
        found.wins.update(s.winners)
        found.by_quests += any(len(s.heroes[seat].completed) >= 3 for seat in s.winners)
        for hero in s.heroes:
            kind = hero.kind or hero.lost
            if kind:
                found.hero_seats[kind] += 1
                found.hero_wins[kind] += hero.seat in s.winners
        for told in table.told:
            found.quests += told.kind == "completed"
            found.deaths += told.kind == "defeated"
            if told.kind == "drawn":
                found.drawn[CARDS[told.secret["card"]].design] += 1
            elif told.kind in PLAYED:
                found.played[CARDS[told.facts["card"]].design] += 1
    return found


def report(games: int, bot: str) -> str:
    """The whole report as Markdown."""
    command = f"python -m undercroft.lab.dungeoneer_balance --games {games} --bot {bot}"
    parts = [
        f"# Balance of dungeoneer\n\nMade by `{command} --out docs/balance-dungeoneer.md`: {games} games for each"
        f" table, every seat played by `{bot}`.\n"
    ]
    standard = {seats: tally({}, seats, games, bot) for seats in (2, 3, 4)}
    parts += [_lengths(standard), _seats(standard), _heroes(standard), _cards(standard[4])]
    parts += [_solo(games, bot), _campaign(games, bot)]
    return "\n".join(parts)


def _lengths(tallies: dict[int, Tally]) -> str:
    lines = [
        "## Length, quests and deaths\n",
        "| seats | rounds (median) | one in ten over | quests a game | deaths a game | won by quests | unfinished |",
        "| ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    for seats, t in tallies.items():
        lines.append(
            f"| {seats} | {median(t.rounds):.0f} | {quantiles(t.rounds, n=10)[-1]:.0f} | {t.quests / t.games:.1f} |"
            f" {t.deaths / t.games:.1f} | {t.by_quests / t.games:.0%} | {t.unfinished} |"
        )
    return "\n".join(lines) + "\n"


def _seats(tallies: dict[int, Tally]) -> str:
    lines = ["## Share of wins by seat\n", "| seats | 1 | 2 | 3 | 4 |", "| ---: | ---: | ---: | ---: | ---: |"]
    for seats, t in tallies.items():
        shares = [f"{t.wins[seat] / t.games:.0%}" if seat < seats else "" for seat in range(4)]
        lines.append(f"| {seats} | {' | '.join(shares)} |")
    return "\n".join(lines) + "\n\nThe start player is rolled for, so a seat is no advantage by itself.\n"


def _heroes(tallies: dict[int, Tally]) -> str:
    names = card_names("en")
    lines = ["## Share of wins by hero\n", "| hero | 2 seats | 3 seats | 4 seats |", "| --- | ---: | ---: | ---: |"]
    for hero in sorted({kind for t in tallies.values() for kind in t.hero_seats}):
        shares = [f"{t.hero_wins[hero] / max(1, t.hero_seats[hero]):.0%}" for t in tallies.values()]
        lines.append(f"| {names[hero]} | {' | '.join(shares)} |")
    return "\n".join(lines) + "\n"


def _cards(t: Tally) -> str:
    names = card_names("en")
    rates = {card: t.played[card] / t.drawn[card] for card in t.drawn}
    order = sorted(rates, key=lambda card: -rates[card])
    lines = [
        "## Cards played for each time they were drawn, 4 seats\n",
        "| card | kind | rate |",
        "| --- | --- | ---: |",
    ]
    lines += [f"| {names[card]} | {CARDS[card].kind} | {rates[card]:.0%} |" for card in order]
    return "\n".join(lines) + "\n\nMonsters come back from the horde, so their rate can be above 100 %.\n"


def _solo(games: int, bot: str) -> str:
    lines = ["## Solo game\n", "| quests | won | rounds (median) | unfinished |", "| ---: | ---: | ---: | ---: |"]
    for number in ("1", "2", "3"):
        t = tally({"mode": "solo", "solo_quests": number}, 1, games, bot)
        won = f"{t.wins[0] / t.games:.0%}"
        lines.append(f"| {number} | {won} | {median(t.rounds):.0f} | {t.unfinished} |")
    return "\n".join(lines) + "\n"


def _campaign(games: int, bot: str) -> str:
    lines = [
        "## Campaign\n",
        "| heroes | the dungeonlord wins | rounds (median) | unfinished |",
        "| ---: | ---: | ---: | ---: |",
    ]
    for heroes in (2, 3, 4):
        t = tally({"mode": "campaign"}, heroes + 1, games, bot)
        won = f"{t.wins[0] / t.games:.0%}"
        lines.append(f"| {heroes} | {won} | {median(t.rounds):.0f} | {t.unfinished} |")
    return "\n".join(lines) + "\n"


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the report."""
    parser = argparse.ArgumentParser(prog="python -m undercroft.lab.dungeoneer_balance")
    parser.add_argument("--games", type=int, default=100, help="games for each table (default: %(default)s)")
    parser.add_argument("--bot", default="greedy", help="who plays every seat (default: %(default)s)")
    parser.add_argument("--out", type=Path, help="the file to write (default: print it)")
    args = parser.parse_args(arguments)
    text = report(args.games, args.bot)
    if args.out is None:
        print(text)
    else:
        args.out.write_text(text + kept_by_hand(args.out), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
