"""Commands that can be typed at any question. Each has its word in every language; the English one always works."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random

from undercroft.bots.hint import advise, can_advise
from undercroft.kernel.ask import Ask, Option
from undercroft.kernel.errors import UndoRefused
from undercroft.terminal import pages
from undercroft.terminal.answers import listed
from undercroft.terminal.screen import Leave
from undercroft.terminal.sitting import Sitting
from undercroft.words import Words

Do = Callable[[Sitting, int, Ask, str], None]


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

    def meant_before_options(self, sitting: Sitting, seat: int, ask: Ask, typed: str) -> bool:
        """A single letter may also be an answer, such as a side of the compass; then it is the answer."""
        if len(typed) > 1 or typed == "?":
            return True
        return sitting.face.read(sitting.view(seat), ask, typed) is None


def find(words: Words, typed: str) -> Command | None:
    """The command that this line begins with."""
    if typed.startswith("?"):
        return COMMANDS["rule"]
    word = typed.partition(" ")[0].casefold()
    return next((command for command in COMMANDS.values() if word in command.words(words)), None)


def _help(sitting: Sitting, seat: int, ask: Ask, rest: str) -> None:  # noqa: ARG001
    pages.show_help(sitting, list(COMMANDS))


def _rule(sitting: Sitting, seat: int, ask: Ask, rest: str) -> None:  # noqa: ARG001
    pages.show_rule(sitting, ask, rest)


def _map(sitting: Sitting, seat: int, ask: Ask, rest: str) -> None:  # noqa: ARG001
    view = sitting.view(seat)
    sitting.screen.drawing(sitting.face.whole(view, seat, rest, sitting.screen.width - 1))


def _cards(sitting: Sitting, seat: int, ask: Ask, rest: str) -> None:  # noqa: ARG001
    pages.show_cards(sitting, seat)


def _log(sitting: Sitting, seat: int, ask: Ask, rest: str) -> None:  # noqa: ARG001
    pages.show_log(sitting, seat, int(rest) if rest.isdecimal() else 30)


def _hint(sitting: Sitting, seat: int, ask: Ask, rest: str) -> None:  # noqa: ARG001
    """What the raven would do and why, and which of the other options are as good or clearly worse."""
    if ask.seat != seat or not can_advise(sitting.match.game.name, ask):
        sitting.screen.say(sitting.words.say("refusal-no-hint"))
        return
    advice = advise(sitting.match.table, seat, Random(f"hint {sitting.match.position}"))
    option = _named(sitting, seat, ask, advice.value)
    sitting.screen.say(sitting.words.say("terminal-hint", seat=sitting.speaker.seats[seat], option=option))
    reason = sitting.speaker.because(advice.reasons)
    if reason:
        sitting.screen.say(reason)
    for verdict in ("equal", "worse"):
        others = [answer for answer, found in advice.verdicts if found == verdict and answer != advice.value]
        if others:
            options = "; ".join(_named(sitting, seat, ask, answer) for answer in others)
            sitting.screen.say(f"{sitting.words.say(f'hint-{verdict}')}: {options}")


def _named(sitting: Sitting, seat: int, ask: Ask, answer: Option) -> str:
    """An option in words, with its number and key where it has them: two ways may have the same words."""
    option = sitting.option_text(seat, ask, answer)
    if not isinstance(ask.options, tuple) or sitting.face.is_named(ask):
        return option
    number = listed(sitting.face, sitting.view(seat), ask).index(answer) + 1
    key = sitting.face.key(sitting.view(seat), ask, answer)
    return f"{number} ({key}): {option}" if key else f"{number}: {option}"


def _undo(sitting: Sitting, seat: int, ask: Ask, rest: str) -> None:  # noqa: ARG001
    """Take back the last answer, or the last walk; what revealed something only if all agree."""
    table, match = sitting.match.table, sitting.match
    start = sitting.undo_to.get(seat)
    if table.undo_to(seat) is not None:
        match.undo(seat)
        while start is not None and match.position > start and table.undo_to(seat) is not None:
            match.undo(seat)
    else:
        others = [other for other in sitting.people if other != seat]
        if start is None or start >= match.position:
            sitting.screen.say(sitting.words.say("terminal-undo-nothing"))
            return
        if not others:
            raise UndoRefused("something was revealed, or somebody else acted, since your last answer", seat=seat)
        answer = sitting.screen.read(sitting.words.say("terminal-undo-ask") + " ")
        if answer.casefold() not in ("yes", "y", sitting.words.say("table-yes")):
            return
        match.undo(seat, start, others)
    sitting.undo_to.pop(seat, None)
    sitting.forget_what_was_read()
    sitting.screen.say(sitting.words.say("table-undone"))


def _revise(sitting: Sitting, seat: int, ask: Ask, rest: str) -> None:  # noqa: ARG001
    """Somebody at this device who was ready takes it back; that person is asked as soon as the device is free."""
    words, names = sitting.words, sitting.speaker.seats
    ready = {other: one for other, one in sitting.match.table.run.ready.items() if other in sitting.people}
    meant = [other for other in ready if not rest or names[other].casefold() == rest.casefold()]
    if len(meant) != 1:
        whom = words.listed([names[other] for other in ready])
        sitting.screen.say(words.say("terminal-revise-whom", names=whom))
        return
    sitting.match.answer(meant[0], next(iter(ready[meant[0]].options)))
    sitting.screen.say(words.say("terminal-revised", seat=names[meant[0]]))


def _end(sitting: Sitting, seat: int, ask: Ask, rest: str) -> None:  # noqa: ARG001
    """End the game here if all people at this device agree."""
    answer = sitting.screen.read(sitting.words.say("terminal-end-ask") + " ")
    if answer.casefold() in ("yes", "y", sitting.words.say("table-yes")):
        sitting.match.end(sitting.people)


def _save(sitting: Sitting, seat: int, ask: Ask, rest: str) -> None:  # noqa: ARG001
    path = Path(rest).expanduser() if rest else sitting.store.path
    if path != sitting.store.path:
        sitting.store.copy(sitting.match, path)
    sitting.screen.say(sitting.words.say("terminal-saved", file=str(path)))


def _quit(sitting: Sitting, seat: int, ask: Ask, rest: str) -> None:  # noqa: ARG001
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
        Command("endgame", _end, is_public=True),
        Command("quit", _quit, is_public=True),
    )
}
