"""`undercroft play`: begin a game or go on with one, and play it."""

from __future__ import annotations

import argparse
import shlex
import signal
from pathlib import Path
from random import Random
from typing import Any

from undercroft.bots import Bot, find_bot, is_of_the_house
from undercroft.games import find_game
from undercroft.kernel.dice import key_from_seed, new_key
from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.match import Match
from undercroft.terminal.face import find_face
from undercroft.terminal.screen import Leave, Screen, make_console
from undercroft.terminal.session import Session
from undercroft.terminal.setup import Setup
from undercroft.terminal.store import Store, find_path, last_path, new_path, read
from undercroft.words import Speaker, Words

LAST = Path("last")
"""`--continue` without a file: the game that was played last."""


class NothingToContinue(UndercroftError):
    """There is no saved game."""

    key = "error-nothing-to-continue"


class ForeignBot(UndercroftError):
    """A saved game names a bot that is a program of somebody."""

    key = "error-foreign-bot"


def main(args: argparse.Namespace) -> int:
    """Play; returns the exit code. Whatever interrupts the game, nothing that was answered is lost."""
    screen = Screen(make_console(no_color=args.no_color))
    words = Words(args.lang)
    session: Session | None = None
    try:
        session = resume(args, screen, words) if args.resume is not None else begin(args, screen, words)
        if session is not None:
            session.run()
    except (Leave, KeyboardInterrupt):
        if screen.is_interactive:  # who presses Ctrl-C once more shall still read how to go on
            signal.signal(signal.SIGINT, signal.SIG_IGN)
        if session is not None:
            session.stop()
    except UndercroftError:
        if session is not None:
            session.stop()
        screen.console.file.flush()
        raise
    return 0


def begin(args: argparse.Namespace, screen: Screen, words: Words) -> Session:
    """A new game; what the command line did not say is asked for, if there is somebody to ask."""
    game = find_game(args.game)
    screen.heading(words.say("terminal-title", game=words.say(game.name)))
    screen.say(words.say(f"{game.name}.about"), "dim")
    setup = Setup(game, screen, words)
    if screen.is_interactive:
        options, seats = setup.ask(args.options, args.seats)
    else:
        options, seats = setup.defaults(args.options, args.seats)
    bots = make_bots(game.name, [info.player for info in seats], args.seed)
    key = new_key() if args.seed is None else key_from_seed(args.seed)
    match = Match.new(game, options, seats, key, seeds=args.key_seeds, real_dice=args.real_dice)
    store = Store(new_path(game.name))
    store.begin(match)
    screen.say(words.say("terminal-file", file=str(store.path)), "dim")
    screen.say(words.say("terminal-key-published", hash=match.record.header.key_hash[:16]), "dim")
    return make_session(match, screen, words, store, bots, args.seed)


def resume(args: argparse.Namespace, screen: Screen, words: Words) -> Session | None:
    """Go on with a saved game; None if it is over."""
    path = find_path(args.resume) if args.resume != LAST else last_path()
    if path is None:
        raise NothingToContinue("there is no saved game to go on with")
    record, key = read(path)
    if key is None:
        screen.say(words.say("terminal-already-over", file=path.name))
        screen.command(f"undercroft replay {shlex.quote(str(path))}")
        return None
    game = find_game(record.header.game)
    players = [info.player for info in record.header.seats]
    check_bots(players, args.allow_bot, path)
    bots = make_bots(game.name, players, args.seed)
    match = Match.resume(game, record, key)
    store = Store(path)
    store.begin(match)
    match.settle()
    screen.heading(words.say("terminal-title", game=words.say(game.name)))
    screen.say(words.say("terminal-continued"), "dim")
    session = make_session(match, screen, words, store, bots, args.seed)
    session.skip_what_is_old()
    return session


def check_bots(players: list[str], allowed: list[str], path: Path) -> None:
    """Refuse a file that names a bot of its own: that is a program, and who sent the file may have written it."""
    for player in players:
        if player != "human" and not is_of_the_house(player) and player not in allowed:
            raise ForeignBot(
                f"{path} wants to run the bot {player}, which is not one of Undercroft's;"
                f" if it is your own, add --allow-bot {shlex.quote(player)}",
                file=str(path),
                bot=player,
            )


def make_bots(game: str, players: list[str], seed: str | None) -> dict[int, Bot]:
    """A bot for every seat without a person."""
    return {
        seat: find_bot(game, player, Random() if seed is None else Random(f"{seed} {seat}"))
        for seat, player in enumerate(players)
        if player != "human"
    }


def make_session(
    match: Match[Any], screen: Screen, words: Words, store: Store, bots: dict[int, Bot], seed: str | None
) -> Session:
    speaker = Speaker(words, match.game.name, [info.name for info in match.record.header.seats])
    face = find_face(speaker, is_ascii=screen.is_ascii)
    random = Random() if seed is None else Random(f"{seed} bots")
    return Session(match, speaker, screen, face, store, bots, random)
