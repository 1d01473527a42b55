"""Golden playthroughs: short games, kept with all that was told in them, so that a changed rule is a diff to read.

    undercroft workshop golden             tell all of them anew in tests/golden
    undercroft workshop golden ambush      only this one
    undercroft workshop golden --anew      play them anew as well

Each is a record, which is played again, and a text beside it, which must come out of that again letter by letter. After
a change of rules, cards or words tell them anew, and read in the diff whether it says what you meant to change. What
the rules do not allow any more is played anew by itself.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from undercroft.games import find_game
from undercroft.kernel.ask import Ask, text
from undercroft.kernel.dice import key_from_seed
from undercroft.kernel.errors import BadRecord, UndercroftError
from undercroft.kernel.match import Match
from undercroft.kernel.record import Record, SeatInfo, load
from undercroft.kernel.state import Told
from undercroft.project import need_root
from undercroft.words import Speaker, Words

NAMES = ("Anna", "Bert", "Carla", "Dora", "Emil", "Frida", "Gregor", "Hanna")


@dataclass(frozen=True)
class Golden:
    """A game that is played by chance from a fixed seed, up to so many answers or to its end."""

    name: str
    game: str
    options: Mapping[str, Any]
    seats: int
    seed: str
    answers: int

    @property
    def record(self) -> Path:
        return folder() / f"{self.game}-{self.name}.jsonl"

    @property
    def story(self) -> Path:
        return self.record.with_suffix(".txt")


EVERYTHING = find_game("labyrinth").presets["everything"]
AMBUSH = {"ambush": True, "ambush_spells": True, "ambush_at_start": True}
CLASSES = {"dwarf": True, "cleric": True, "hobbit": True, "thief": True}
MEETING = {"sets": "both", "heroes_meet": True, "hero_deal": "choose"}
LED = {"retreat": False, "group_decisions": "leader"}
GOLDEN = (
    Golden("whole-basic-game", "labyrinth", {"mode": "basic"}, 2, "48", 150),
    Golden("expert", "labyrinth", {}, 3, "431", 26),
    Golden("chosen-spells", "labyrinth", {"spell_selection": "chosen"}, 4, "368", 26),
    Golden("ambush", "labyrinth", AMBUSH, 4, "539", 26),
    Golden("wandering", "labyrinth", {"wandering": True, "secure_treasure": True}, 3, "334", 26),
    Golden("new-classes", "labyrinth", CLASSES, 4, "327", 26),
    Golden("everything", "labyrinth", EVERYTHING, 6, "301", 26),
    Golden("two-masters", "doodle", {}, 2, "1", 600),
    Golden("three-masters", "doodle", {"build_mode": "sequential", "hero_hearts": "10"}, 3, "20", 600),
    Golden("four-masters", "doodle", {"first_sharpener": "host"}, 4, "38", 60),
    Golden("crypt", "dungeoneer", {}, 3, "121", 70),
    Golden("alone", "dungeoneer", {"mode": "solo"}, 1, "108", 60),
    Golden("campaign", "dungeoneer", {"mode": "campaign"}, 3, "134", 70),
    Golden("both-worlds", "dungeoneer", MEETING, 2, "150", 70),
    Golden("whole-crypt", "dungeoneer", {}, 4, "907", 900),
    Golden("whole-campaign", "dungeoneer", {"mode": "campaign", "sets": "both"}, 4, "907", 900),
    Golden("long-alone", "dungeoneer", {"mode": "solo"}, 1, "904", 600),
    Golden("many-meetings", "dungeoneer", MEETING, 3, "907", 700),
    Golden("german", "fighter", {"group_decisions": "leader"}, 3, "98", 70),
    Golden("italian", "fighter", {"edition": "it", "difficulty": "normal"}, 3, "69", 110),
    Golden("hellish-alone", "fighter", {"difficulty": "hard", "retreat": False}, 1, "215", 60),
    Golden("real-dice", "fighter", {"throw_mode": "real", **LED}, 2, "16", 60),
    Golden("whole-german", "fighter", {}, 3, "911", 400),
    Golden("whole-italian", "fighter", {"edition": "it", "difficulty": "hard"}, 4, "902", 400),
    Golden("won", "fighter", {"hand": "master", "clean_up_order": "chosen", **LED}, 4, "239", 200),
    Golden("aimed", "fighter", {"edition": "it", "judge": "physics", "practice": True, **LED}, 2, "24", 20),
)
"""The seeds were chosen so that much happens in few answers."""


class NoGolden(UndercroftError):
    """There is no golden playthrough of this name."""

    key = "error-no-golden"


def find(names: Sequence[str]) -> list[Golden]:
    """Those of these names; all of them if none is named."""
    known = {golden.name: golden for golden in GOLDEN}
    for name in names:
        if name not in known:
            raise NoGolden(f"there is no golden playthrough {name!r}; there are {', '.join(known)}")
    return [known[name] for name in names or known]


def folder() -> Path:
    """Where they are kept: beside the tests."""
    return need_root("a golden playthrough") / "tests" / "golden"


def play(golden: Golden) -> Record:
    """The game as chance plays it."""
    game = find_game(golden.game)
    seats = [SeatInfo(name) for name in NAMES[: golden.seats]]
    match = Match.new(game, dict(golden.options), seats, key_from_seed(golden.seed))
    random = Random(golden.seed)
    for _ in range(golden.answers):
        if match.table.over:
            break
        seat, ask = next(iter(match.table.pending.items()))
        match.answer(seat, game.lively(match.table.state, ask, random))
    return match.record


def tell(record: Record) -> str:
    """What every player was asked and answered, and all that was told after it, secrets and throws among it."""
    header = record.header
    match = Match.resume(find_game(header.game), Record(header))
    names = [info.name for info in header.seats]
    speaker = Speaker(Words("en", strict=True), header.game, names)
    options = ", ".join(f"{name}={value}" for name, value in header.options.items())
    lines = [f"{header.game}: {', '.join(names)}", f"options: {options}", ""]
    told = 0
    for number, entry in enumerate(record.entries, start=2):
        ask = match.table.pending.get(entry.seat) if entry.seat is not None else None
        if ask is not None and entry.seat is not None:  # whom nobody asks, the match refuses
            lines.append(f"{names[entry.seat]}: {text(entry.value())} ({_of(ask)})")
        match.apply(entry, number)
        lines += [f"  {said}" for said in map(speaker.event, map(_whole, match.table.told[told:])) if said]
        told = len(match.table.told)
    return "\n".join((*lines, "", *_end(match, names), ""))


def _of(ask: Ask) -> str:
    """What is asked, by which rule, and how many answers there are."""
    return f"{ask.what}, {ask.clause}, 1 of {len(ask.options)}"


def _end(match: Match[Any], names: list[str]) -> Iterator[str]:
    """Who is asked what now, or who won."""
    for seat, ask in match.table.pending.items():
        options = ", ".join(map(text, ask.options)) if isinstance(ask.options, tuple) else "many"
        yield f"{names[seat]} is asked ({ask.what}, {ask.clause}): {options}"
    if match.table.over:
        yield f"won by {', '.join(names[seat] for seat in match.game.winners(match.table.state))}"


def _whole(event: Told) -> dict[str, Any]:
    """The event with its secrets."""
    return {**event.for_seat(None), **event.secret}


def make(golden: Golden, *, anew: bool) -> None:
    """Tell it anew; play it anew first if that is wanted, or if it cannot be told any more."""
    try:
        story = "" if anew else tell(load(golden.record))
    except BadRecord:
        story = ""
    if not story:
        record = play(golden)
        golden.record.parent.mkdir(exist_ok=True)
        record.save(golden.record)
        story = tell(record)
    golden.story.write_text(story, encoding="utf-8")
