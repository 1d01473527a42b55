"""`undercroft replay`: read a recorded game in words."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from undercroft.commands.arguments import Commands, add_command, add_language, need_count
from undercroft.games import find_game
from undercroft.host.after.analysis import Effort, analyse, can_analyse
from undercroft.host.after.plain import Analysis
from undercroft.host.after.told import told
from undercroft.host.errors import NoAnalysis, NotOver
from undercroft.kernel.errors import BadOptions
from undercroft.kernel.match import Match
from undercroft.kernel.record import Record, load
from undercroft.kernel.state import Told
from undercroft.lab.progress import progress_bar
from undercroft.terminal.store import find_path
from undercroft.terminal.story import played, story
from undercroft.words import Speaker, Words

_EXAMPLES = """
undercroft replay game.jsonl                 the whole game in words
undercroft replay game.jsonl --to 40         only its first 40 entries
undercroft replay game.jsonl --seat 2        as the player at the second seat saw it
undercroft replay game.jsonl --analysis         how the chances went, what turned them, luck and decisions
undercroft replay game.jsonl --lang de
"""


def add(commands: Commands) -> None:
    """What `replay` takes."""
    parser = add_command(commands, "replay", "play a recorded game again and tell it in words", _EXAMPLES)
    parser.add_argument("file", type=Path, metavar="FILE", help="the record of the game, or the name of a saved one")
    parser.add_argument("--to", type=int, metavar="N", help="stop after so many entries of the record")
    parser.add_argument(
        "--seat",
        type=int,
        metavar="N",
        help="tell what this seat knew (default: everything once the game is over, before that what all may know)",
    )
    parser.add_argument(
        "--analysis",
        action="store_true",
        help="instead of the words, what a search makes of a finished game; takes a minute or so",
    )
    parser.add_argument(
        "--rollouts",
        type=int,
        default=Effort().in_all,
        metavar="N",
        help="how much the analysis tries out (default: %(default)s)",
    )
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the log up to a point."""
    record = load(find_path(args.file), forgive_torn_end=True)
    game = find_game(record.header.game)
    if args.to is not None and not 0 <= args.to <= len(record.entries):
        raise BadOptions(f"{args.file} has {len(record.entries)} entries, so it cannot stop after {args.to}")
    seats = len(record.header.seats)
    if args.seat is not None and not 1 <= args.seat <= seats:
        raise BadOptions(f"there is no seat {args.seat}; the seats are 1 to {seats}")
    if args.analysis:
        return _analyse(record, args.rollouts, Words(args.lang))
    match = Match.resume(game, record, upto=args.to)
    is_open = args.seat is None and any(entry.key is not None for entry in record.entries)
    seat = None if args.seat is None else args.seat - 1
    words = Words(args.lang)
    speaker = Speaker(words, game.name, [info.name for info in record.header.seats])
    events = map(whole, match.table.told) if is_open else match.table.heard(seat)
    for line in speaker.story(events):
        print(f"{line.position:>5}  {line.text}")
    winners = [record.header.seats[seat].name for seat in match.winners()]
    if match.is_agreed:
        print(words.say("table-over-agreed"))
    if not match.is_over:
        print(words.say("table-goes-on", number=match.position))
    elif winners:
        print(words.say("table-over-won", number=len(winners), seats=words.listed(winners)))
    else:
        print(words.say("table-over-nobody"))
    return 0


def _analyse(record: Record, rollouts: int, words: Words) -> int:
    """Print what is found out about a finished game, with a progress bar on a terminal meanwhile."""
    need_count(rollouts, "--rollouts")
    game = find_game(record.header.game)
    match = Match.resume(game, record)
    if not match.is_over:
        raise NotOver("the game is not over")
    if not can_analyse(game, record):
        raise NoAnalysis("this game cannot be analysed")
    found: Analysis | None = None
    with progress_bar() as bar:
        task = bar.add_task(words.say("terminal-story-progress"), total=None)
        for one in analyse(game, record, Effort.of(rollouts)):
            if isinstance(one, Analysis):
                found = one
            else:
                bar.update(task, completed=one.done, total=one.of)
    assert found is not None
    said = told(found, record, [seat.name for seat in record.header.seats], words.lang)
    for line in story(found, said, record, played(record, match), words):
        print(line)
    return 0


def whole(event: Told) -> dict[str, Any]:
    """The event with its secrets, for a game that is over."""
    return {**event.for_seat(None), **event.secret}
