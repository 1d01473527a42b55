"""The page of the ladders, a section for each game: what is played anew is replaced, all the rest stays."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from undercroft.lab.ladder import Result, Rung

TITLE: Final = "# How strong the bots are"
ABOUT: Final = (
    "Each level against the next lower one, seats changed after each game; of more than two seats, one of the higher\n"
    "level against the others of the lower one. Intervals are Wilson's of 95 %. Made by `undercroft lab ladder GAME`."
)
_HEAD: Final = (
    "| who | against | seats | games | won | 95 % interval | as strong would be |",
    "|---|---|--:|--:|--:|--:|--:|",
)
_ROW: Final = re.compile(r"^\| (?P<who>[^|]+?) \| (?P<against>[^|]+?) \| (?P<seats>\d+) \|.*$", re.MULTILINE)
_PARTY: Final = "the game"


def row_of(result: Result) -> str:
    """A line of the table."""
    rung = result.rung
    low, high = result.interval
    fair = "" if rung.fair is None else f"{rung.fair:.0%}"
    cells = (rung.who, rung.against or _PARTY, rung.seats, result.games)
    return f"| {' | '.join(map(str, cells))} | {result.share:.1%} | {low:.1%} to {high:.1%} | {fair} |"


def write(file: Path, game: str, results: Sequence[Result], command: str) -> None:
    """The page anew with these results; other games, other rows and what is written by hand below a table stay."""
    text = file.read_text(encoding="utf-8") if file.is_file() else f"{TITLE}\n\n{ABOUT}\n"
    before, section, after = _cut(text, game)
    rows = {_key(match): match.group(0) for match in _ROW.finditer(section) if match["who"] != "who"}
    rows |= {_of(result.rung): row_of(result) for result in results if result.games}
    by_hand = _by_hand(section)
    ordered = sorted(rows, key=lambda key: int(key[2]))
    lines = [f"## {game}", "", f"Last made by `{command}`.", "", *_HEAD, *(rows[key] for key in ordered), ""]
    whole = before.rstrip() + "\n\n" + "\n".join(lines) + (f"\n{by_hand}\n" if by_hand else "")
    file.write_text(whole + (f"\n{after}" if after else ""), encoding="utf-8")


def _of(rung: Rung) -> tuple[str, str, str]:
    return rung.who, rung.against or _PARTY, str(rung.seats)


def _key(match: re.Match[str]) -> tuple[str, str, str]:
    return match["who"], match["against"], match["seats"]


def _cut(text: str, game: str) -> tuple[str, str, str]:
    """What stands before the section of a game, the section, and what follows."""
    found = re.search(rf"^## {re.escape(game)}$.*?(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    if found is None:
        return text, "", ""
    return text[: found.start()], found.group(0), text[found.end() :]


def _by_hand(section: str) -> str:
    """What stands below the table."""
    _, bar, rest = section.partition(_HEAD[1] + "\n")
    kept = [line for line in rest.splitlines() if not line.startswith("|")] if bar else []
    return "\n".join(kept).strip()
