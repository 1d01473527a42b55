"""What several commands take: the options of a game, seats, and the language."""

from __future__ import annotations

import argparse
import os
import typing
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import msgspec

from undercroft.kernel.errors import BadOptions, BadSeats
from undercroft.kernel.game import Game
from undercroft.kernel.record import SeatInfo

if TYPE_CHECKING:
    Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"
else:
    Commands = Any

LANGUAGES: Final = ("en", "de", "it")
_WORDS_FOR_BOOL: Final = {"on": "true", "yes": "true", "off": "false", "no": "false"}


def add_command(commands: Commands, name: str, what: str, examples: str) -> argparse.ArgumentParser:
    """A command with its help: what it does, what it takes, and examples."""
    indented = "\n".join(f"  {line}" for line in examples.strip().splitlines())
    return commands.add_parser(
        name,
        help=what,
        description=what[0].upper() + what[1:] + ".",
        epilog=f"examples:\n{indented}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )


def add_group(commands: Commands, name: str, what: str, examples: str) -> Commands:
    """A command that is a room of further ones."""
    return add_command(commands, name, what, examples).add_subparsers(
        title="commands", metavar="COMMAND", required=True
    )


def add_workers(parser: argparse.ArgumentParser) -> None:
    what = "how many processes (default: one for each core)"
    parser.add_argument("--workers", type=_at_least_one, metavar="N", help=what)


def _at_least_one(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"it must be at least 1, not {number}")
    return number


def need_count(number: int, what: str) -> None:
    """Refuse to do something less than once."""
    if number < 1:
        raise BadOptions(f"{what} must be at least 1, not {number}")


def add_options(parser: argparse.ArgumentParser) -> None:
    """Flags for the options of a game."""
    parser.add_argument(
        "-o",
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game, such as mode=expert; may be given several times, lists with commas",
    )
    parser.add_argument("--preset", metavar="NAME", help="a set of options that belong together, such as everything")


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", choices=LANGUAGES, default=default_language(), help="language (default: %(default)s)")


def default_language() -> str:
    """The language of this terminal, if we speak it."""
    wanted = (os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or "")[:2]
    return wanted if wanted in LANGUAGES else "en"


def read_options(game: Game[Any], preset: str | None, pairs: Sequence[str]) -> dict[str, Any]:
    """The options a person gave, checked, as the game's own plain data; what follows a preset overrides it."""
    given: dict[str, Any] = {}
    if preset is not None:
        if preset not in game.presets:
            names = ", ".join(game.presets) or "none"
            raise BadOptions(
                f"{game.name} has no preset {preset!r}; it has {names}", why="preset", option=preset, known=names
            )
        given.update(game.presets[preset])
    fields = {field.name: field.type for field in msgspec.structs.fields(game.options)}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        name = name.strip().replace("-", "_")
        if not equals:
            raise BadOptions(f"{pair!r} is no option; write it as name=value", why="form", option=pair)
        given[name] = _read_value(fields.get(name, str), value.strip())
    checked: dict[str, Any] = msgspec.to_builtins(game.read_options(given))
    return checked


def _read_value(kind: Any, value: str) -> Any:
    """A value as the game's options read it: lists are typed with commas, yes and no in words."""
    if kind is bool:
        return _WORDS_FOR_BOOL.get(value.lower(), value.lower())
    if typing.get_origin(kind) in (list, tuple, set, frozenset):
        return [part.strip() for part in value.split(",") if part.strip()]
    return value


def words(text: str) -> list[str]:
    """A list that a person typed with commas."""
    return [word.strip() for word in text.split(",") if word.strip()]


def read_seats(
    seats: Sequence[str] | None,
    players: int | None,
    bots: Sequence[str],
    called: Callable[[int], str] = "Player {}".format,
) -> list[SeatInfo] | None:
    """Who sits where, from the flags of `play`; None if no flag says it. People without a name are called by number."""
    if seats is not None:
        if players is not None or bots:
            raise BadSeats("say who plays either with --seats or with --players and --bots, not with both", why="both")
        given = list(seats)
    elif players is None and not bots:
        return None
    else:
        people = 1 if players is None else players
        given = [called(number + 1) for number in range(people)] + [f"bot:{bot}" for bot in bots]
    infos = [_read_seat(text, number) for number, text in enumerate(given, start=1)]
    names = [info.name for info in infos]
    for name in names:
        if names.count(name) > 1:
            raise BadSeats(f"two seats have the name {name!r}; give each its own", why="name", name=name)
    return infos


def _read_seat(text: str, number: int) -> SeatInfo:
    if not text.startswith("bot:"):
        return SeatInfo(text)
    bot = text.removeprefix("bot:")
    if not bot:
        raise BadSeats(f"seat {number} names no bot; write for example bot:greedy", why="bot", number=number)
    short = bot.rpartition(":")[2].capitalize()
    return SeatInfo(f"{short} {number}", bot)
