"""`undercroft play`: play a game in this terminal."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

from undercroft.commands.arguments import (
    Commands,
    add_command,
    add_language,
    add_options,
    read_options,
    read_seats,
    words,
)
from undercroft.games import find_game, game_names
from undercroft.kernel.errors import BadOptions
from undercroft.words import Words

_EXAMPLES = """
undercroft play labyrinth                                     asks for everything else
undercroft play labyrinth --players 2                         two people on this device
undercroft play labyrinth --bots greedy,greedy                one person against two bots
undercroft play labyrinth --seats "Anna,Bert,bot:greedy" -o mode=expert -o ambush=on
undercroft play labyrinth --preset everything --lang de
undercroft play labyrinth --real-dice                         throw real dice and enter them
undercroft play --continue                                    go on with the last game
undercroft play --continue game.jsonl                         go on with a saved game
undercroft play --continue --allow-bot careful.py:Careful     in which a bot of your own plays
"""


def add(commands: Commands) -> None:
    """What `play` takes."""
    parser = add_command(
        commands, "play", "play a game in this terminal, with people on this device and bots", _EXAMPLES
    )
    parser.add_argument("game", nargs="?", help=f"which game: {', '.join(game_names())}")
    seats = parser.add_argument_group("seats")
    seats.add_argument("--seats", type=words, metavar="NAMES", help='everybody in order, as in "Anna,Bert,bot:greedy"')
    seats.add_argument("--players", type=int, metavar="N", help="so many people on this device")
    seats.add_argument("--bots", type=words, default=[], metavar="BOTS", help="and these bots, as in greedy,random")
    add_options(parser)
    add_language(parser)
    dice = parser.add_argument_group("dice")
    dice.add_argument("--seed", help="the same dice every time this seed is given")
    dice.add_argument(
        "--key-seeds", type=words, default=[], metavar="WORDS", help="the players' own words, stirred into the dice"
    )
    dice.add_argument("--real-dice", action="store_true", help="people throw real dice and enter what they threw")
    parser.add_argument(
        "--continue",
        dest="resume",
        type=Path,
        nargs="?",
        const=Path("last"),
        metavar="FILE",
        help="go on with a saved game; without a file, with the last one",
    )
    parser.add_argument(
        "--allow-bot",
        action="append",
        default=[],
        metavar="FILE:CLASS",
        help="a bot of your own that the saved game may run",
    )
    parser.add_argument("--no-color", action="store_true", help="no colours")
    parser.set_defaults(run=run)


def _name_in(lang: str) -> Callable[[int], str]:
    """What somebody without a name is called."""
    return lambda number: Words(lang).say("terminal-setup-name-default", number=number)


def run(args: argparse.Namespace) -> int:
    """Check what was given and hand over to the terminal client.

    The client gets the namespace with `seats` as a list of SeatInfo or None (ask for them), and `options` as the
    game's checked options or None (ask for them).
    """
    if args.resume is None:
        if args.game is None:
            names = ", ".join(game_names())
            raise BadOptions(f"say which game to play: {names}", why="game", known=names)
        game = find_game(args.game)
        given = args.preset is not None or args.option
        args.options = read_options(game, args.preset, args.option) if given else None
        args.seats = read_seats(args.seats, args.players, args.bots, _name_in(args.lang))
        if args.seats is not None:
            game.check_seats(len(args.seats))
    elif args.option or args.preset or args.seats or args.players is not None or args.bots:
        raise BadOptions("a saved game goes on with the options and seats it began with; leave them out", why="begun")
    else:
        args.options = args.seats = None
    client = import_module("undercroft.terminal.play")
    code: int = client.main(args)
    return code
