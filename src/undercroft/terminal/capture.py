"""A picture of the terminal in the middle of a game, for the README.

    python -m undercroft.terminal.capture docs/terminal.svg

plays a game of bots with a fixed seed up to a turn of the first seat, and draws what a person there would see.
"""

from __future__ import annotations

import argparse
import io
import re
from pathlib import Path
from random import Random
from typing import Any

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console

from undercroft.bots import bot_names, decide, find_bot
from undercroft.games import find_game
from undercroft.kernel.dice import key_from_seed
from undercroft.kernel.match import Match
from undercroft.kernel.record import SeatInfo
from undercroft.terminal.face import find_face
from undercroft.terminal.pages import show_ask
from undercroft.terminal.screen import Screen
from undercroft.terminal.session import Session
from undercroft.terminal.store import Store
from undercroft.words import Speaker, Words

FONTS = "Fira Code, DejaVu Sans Mono, Menlo, Consolas, monospace"
PICTURE = re.sub(r"@font-face \{\{.*?\}\}", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL).replace(
    "font-family: Fira Code, monospace", f"font-family: {FONTS}"
)
"""Rich's picture of a terminal with fonts of the reader's own machine, so that it loads nothing."""


def played(game: str, preset: str, names: list[str], seed: str, turns: int) -> Match[Any]:
    """A match in which bots have played until the first seat's turn number `turns`."""
    found = find_game(game)
    best = bot_names(game)[-1]
    match = Match.new(found, found.presets[preset], [SeatInfo(name) for name in names], key_from_seed(seed))
    bots = [find_bot(game, best, Random(f"{seed} {seat}")) for seat in range(len(names))]
    random = Random(seed)
    while not match.table.over:
        ((seat, _),) = match.table.pending.items()
        begun = [event for event in match.table.told if event.kind == "turn" and event.facts["seat"] == 0]
        if seat == 0 and len(begun) > turns:
            break
        match.answer(seat, decide(bots[seat], match.table, seat, random))
    return match


def capture(match: Match[Any], lang: str, width: int, height: int) -> Console:
    """The screen of the first seat, recorded."""
    console = Console(
        record=True,
        width=width,
        height=height,
        file=io.StringIO(),
        force_terminal=True,
        color_system="truecolor",
        highlight=False,
    )
    words = Words(lang)
    speaker = Speaker(words, match.game.name, [info.name for info in match.record.header.seats])
    screen = Screen(console)
    others = {seat: find_bot(match.game.name, "random") for seat in range(1, len(speaker.seats))}
    face = find_face(speaker, is_ascii=False)
    session = Session(match, speaker, screen, face, Store(Path()), others, Random(0))
    session.skip_what_is_old()
    show_ask(session, 0, match.table.pending[0])
    return console


def main() -> None:
    parser = argparse.ArgumentParser(description="Draw the terminal in the middle of a game.")
    parser.add_argument("file", type=Path)
    parser.add_argument("--game", default="labyrinth")
    parser.add_argument("--preset", default="expert")
    parser.add_argument("--names", default="Anna,Bert,Carla")
    parser.add_argument("--seed", default="4")
    parser.add_argument("--turns", type=int, default=14)
    parser.add_argument("--lang", default="en")
    parser.add_argument("--width", type=int, default=100)
    parser.add_argument("--height", type=int, default=46)
    args = parser.parse_args()
    match = played(args.game, args.preset, args.names.split(","), args.seed, args.turns)
    console = capture(match, args.lang, args.width, args.height)
    svg = console.export_svg(title=f"undercroft play {args.game}", code_format=PICTURE)
    args.file.write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()
