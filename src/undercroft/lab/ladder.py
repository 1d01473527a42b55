"""The ladder: each level of a game against the next lower one, or as a party where all win or lose together."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from undercroft.bots import find_bot
from undercroft.compiled import SOURCES
from undercroft.kernel.game import Game
from undercroft.lab.report import wilson
from undercroft.lab.simulate import BadSimulation, Plan, Played, begin_to_work, cores, play_one


class Rung(NamedTuple):
    """One bot against another one at each other seat; of a party, all the same bot and against nobody."""

    who: str
    against: str
    seats: int

    @property
    def bots(self) -> tuple[str, ...]:
        return (self.who, *[self.against or self.who] * (self.seats - 1))

    @property
    def fair(self) -> float | None:
        """What it would win if both were equally strong."""
        return 1 / self.seats if self.against else None


class Outcome(msgspec.Struct, frozen=True):
    """A game that is played: what share of it the bot has won."""

    key: str
    number: int
    won: float
    seconds: float


@dataclass(frozen=True, slots=True)
class Result:
    """What came of a rung so far."""

    rung: Rung
    games: int
    won: float
    seconds: float

    @property
    def share(self) -> float:
        return self.won / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.won, self.games)


def rungs(game: Game[Any], bots: Sequence[str], seats: Sequence[int]) -> list[Rung]:
    """The bots from the weakest to the strongest, each against the one before it."""
    for bot in bots:
        find_bot(game.name, bot)
    for count in seats:
        game.check_seats(count)
    if game.is_cooperative:
        return [Rung(bot, "", count) for count in seats for bot in bots]
    if len(bots) < 2:
        raise BadSimulation("a ladder takes at least two bots, the weakest first")
    pairs = list(zip(bots[1:], bots[:-1], strict=True))
    return [Rung(who, against, count) for count in seats for who, against in pairs]


def won_by_the_first(played: Played, is_party: bool) -> float:
    """The first bot's share of the win; who plays alone against others of one kind is looked at, not the kind."""
    if is_party:
        return float(bool(played.winners))
    if not played.over:
        return 1 / len(played.bots)
    winners = [played.bots[seat] for seat in played.winners]
    return winners.count(0) / len(winners) if winners else 0.0


class Kept:
    """The games that are played already, in a file with a line for each: who is interrupted goes on from there."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.games: dict[tuple[str, int], Outcome] = {}
        if file.is_file():
            for line in file.read_bytes().splitlines():
                try:
                    one = msgspec.json.decode(line, type=Outcome)
                except msgspec.DecodeError:
                    continue  # the last line of a run that was cut off while it wrote
                self.games[one.key, one.number] = one

    def add(self, game: Outcome) -> None:
        self.games[game.key, game.number] = game
        self.file.parent.mkdir(parents=True, exist_ok=True)
        with self.file.open("ab") as file:
            file.write(msgspec.json.encode(game) + b"\n")


@dataclass(frozen=True, slots=True)
class Ladder:
    """What is to be played; the same seed gives the same games to bots without a clock."""

    game: Game[Any]
    options: Any
    rungs: tuple[Rung, ...]
    games: int
    seed: str
    kept: Kept

    def climb(self, workers: int | None, heard: Callable[[Rung, Result], None]) -> list[Result]:
        """Play what is missing, rung by rung; `heard` after each game."""
        return [self._play(rung, workers or cores(), heard) for rung in self.rungs]

    def result(self, rung: Rung) -> Result:
        key = self._key(rung)
        done = [self.kept.games[key, n] for n in range(self.games) if (key, n) in self.kept.games]
        return Result(rung, len(done), sum(one.won for one in done), sum(one.seconds for one in done))

    def missing(self, rung: Rung) -> list[int]:
        key = self._key(rung)
        return [number for number in range(self.games) if (key, number) not in self.kept.games]

    def _play(self, rung: Rung, workers: int, heard: Callable[[Rung, Result], None]) -> Result:
        plan = Plan(self.game, self.options, rung.bots, f"{self.seed}/{rung.seats}", rotate=True)
        key = self._key(rung)
        for played in _played(plan, self.missing(rung), workers):
            won = won_by_the_first(played, is_party=not rung.against)
            self.kept.add(Outcome(key, played.number, won, round(played.seconds, 3)))
            heard(rung, self.result(rung))
        return self.result(rung)

    def _key(self, rung: Rung) -> str:
        """Games of other bots, rules or options than those of today do not count."""
        options = msgspec.json.encode(self.options).decode()
        said = "|".join([*rung.bots, self.seed, options, sources_of(self.game.name)])
        return blake2b(said.encode(), digest_size=8).hexdigest()


def sources_of(game: str) -> str:
    """A fingerprint of what the outcome of its games hangs on: its own files and the bots'."""
    found = blake2b(digest_size=8)
    for room in (SOURCES / "games" / game, SOURCES / "bots"):
        for file in sorted(room.rglob("*")):
            if file.suffix in (".py", ".toml"):
                found.update(file.read_bytes())
    return found.hexdigest()


def _played(plan: Plan, numbers: Sequence[int], workers: int) -> Iterator[Played]:
    """These games, in whatever order they get done."""
    if workers == 1:
        for number in numbers:
            yield play_one(plan, number)
        return
    with ProcessPoolExecutor(workers, initializer=begin_to_work) as pool:
        futures: list[Future[Played]] = [pool.submit(play_one, plan, number) for number in numbers]
        try:
            for future in as_completed(futures):
                yield future.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
