"""Commands that can be typed at any question. Each has its word in every language; the English one always works."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from undercroft.bots import bot_names, decide, find_bot
from undercroft.kernel.ask import Ask
from undercroft.kernel.errors import UndoRefused
from undercroft.terminal import pages
from undercroft.terminal.answers import listed
from undercroft.terminal.screen import Leave
from undercroft.words import Words

if TYPE_CHECKING:
    from undercroft.terminal.session import Session
else:
    Session = Any

Do = Callable[[Session, int, Ask, str], None]


@dataclass(frozen=True)
class Command:
    """A word, and what it does."""

    name: str
    do: Do
    is_public: bool = False
    """Shows nothing that only one seat may see."""

    def words(self, words: Words) -> set[str]:
        message = f"terminal-command-{self.name}"
        return {self.name, words.say(message), *words.say(f"{message}.keys").split()}

    def rest(self, typed: str) -> str:
        """What follows the word."""
        return typed[1:].strip() if typed.startswith("?") else typed.partition(" ")[2].strip()

    def meant_before_options(self, session: Session, seat: int, ask: Ask, typed: str) -> bool:
        """A single letter may also be an answer, such as a side of the compass; then it is the answer."""
        if len(typed) > 1 or typed == "?":
            return True
        return session.face.read(session.view(seat), ask, typed) is None


def find(words: Words, typed: str) -> Command | None:
    """The command that this line begins with."""
    if typed.startswith("?"):
        return COMMANDS["rule"]
    word = typed.partition(" ")[0].casefold()
    return next((command for command in COMMANDS.values() if word in command.words(words)), None)


def _help(session: Session, seat: int, ask: Ask, rest: str) -> None:  # noqa: ARG001
    pages.show_help(session, list(COMMANDS))


def _rule(session: Session, seat: int, ask: Ask, rest: str) -> None:  # noqa: ARG001
    pages.show_rule(session, ask, rest)


def _map(session: Session, seat: int, ask: Ask, rest: str) -> None:  # noqa: ARG001
    view = session.view(seat)
    session.screen.drawing(session.face.whole(view, seat, rest, session.screen.width - 1))


def _cards(session: Session, seat: int, ask: Ask, rest: str) -> None:  # noqa: ARG001
    pages.show_cards(session, seat)


def _log(session: Session, seat: int, ask: Ask, rest: str) -> None:  # noqa: ARG001
    pages.show_log(session, seat, int(rest) if rest.isdecimal() else 30)


def _hint(session: Session, seat: int, ask: Ask, rest: str) -> None:  # noqa: ARG001
    game = session.match.game.name
    best = bot_names(game)[-1]
    if best == "random" or ask.seat != seat:
        session.screen.say(session.words.say("terminal-no-hint"))
        return
    random = Random(f"hint {session.match.position}")
    advice = decide(find_bot(game, best, random), session.match.table, seat, random)
    option = session.option_text(seat, ask, advice)
    if isinstance(ask.options, tuple) and not session.face.is_named(ask):  # two ways may have the same words
        number = listed(session.face, session.view(seat), ask).index(advice) + 1
        key = session.face.key(session.view(seat), ask, advice)
        option = f"{number} ({key}): {option}" if key else f"{number}: {option}"
    session.screen.say(session.words.say("terminal-hint", seat=session.speaker.seats[seat], option=option))


def _undo(session: Session, seat: int, ask: Ask, rest: str) -> None:  # noqa: ARG001
    """Take back the last answer, or the last walk; what revealed something only if all agree."""
    table, match = session.match.table, session.match
    start = session.undo_to.get(seat)
    if table.undo_to(seat) is not None:
        match.undo(seat)
        while start is not None and match.position > start and table.undo_to(seat) is not None:
            match.undo(seat)
    else:
        others = [other for other in session.people if other != seat]
        if start is None or start >= match.position:
            session.screen.say(session.words.say("terminal-undo-nothing"))
            return
        if not others:
            raise UndoRefused("something was revealed, or somebody else acted, since your last answer", seat=seat)
        answer = session.screen.read(session.words.say("terminal-undo-ask") + " ")
        if answer.casefold() not in ("yes", "y", session.words.say("table-yes")):
            return
        match.undo(seat, start, others)
    session.undo_to.pop(seat, None)
    session.forget_what_was_read()
    session.screen.say(session.words.say("table-undone"))


def _revise(session: Session, seat: int, ask: Ask, rest: str) -> None:  # noqa: ARG001
    """Somebody at this device who was ready takes it back; that person is asked as soon as the device is free."""
    words, names = session.words, session.speaker.seats
    ready = {other: one for other, one in session.match.table.run.ready.items() if other in session.people}
    meant = [other for other in ready if not rest or names[other].casefold() == rest.casefold()]
    if len(meant) != 1:
        whom = words.listed([names[other] for other in ready])
        session.screen.say(words.say("terminal-revise-whom", names=whom))
        return
    session.match.answer(meant[0], next(iter(ready[meant[0]].options)))
    session.screen.say(words.say("terminal-revised", seat=names[meant[0]]))


def _save(session: Session, seat: int, ask: Ask, rest: str) -> None:  # noqa: ARG001
    path = Path(rest).expanduser() if rest else session.store.path
    if path != session.store.path:
        session.store.copy(session.match, path)
    session.screen.say(session.words.say("terminal-saved", file=str(path)))


def _quit(session: Session, seat: int, ask: Ask, rest: str) -> None:  # noqa: ARG001
    raise Leave


COMMANDS = {
    command.name: command
    for command in (
        Command("help", _help, is_public=True),
        Command("rule", _rule, is_public=True),
        Command("map", _map),
        Command("cards", _cards),
        Command("log", _log),
        Command("hint", _hint),
        Command("undo", _undo),
        Command("revise", _revise, is_public=True),
        Command("save", _save, is_public=True),
        Command("quit", _quit, is_public=True),
    )
}
