"""Before the game: what was not said on the command line is asked for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, get_args

import msgspec
from rich.text import Text

from undercroft.bots import bot_names
from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.game import Game
from undercroft.kernel.record import SeatInfo
from undercroft.kernel.table import Table
from undercroft.terminal.screen import Screen
from undercroft.words import Words


class Setup:
    """Asks a person how and with whom to play."""

    def __init__(self, game: Game[Any], screen: Screen, words: Words) -> None:
        self.game = game
        self.screen = screen
        self.words = words

    def ask(
        self, options: dict[str, Any] | None, seats: list[SeatInfo] | None
    ) -> tuple[dict[str, Any], list[SeatInfo]]:
        """Options and seats that go together; what is given already is not asked for."""
        while True:
            chosen = options if options is not None else self._options()
            people = seats if seats is not None else self._seats()
            try:
                Table.new(self.game, self.game.read_options(chosen), len(people), listen=False)
                return chosen, people
            except UndercroftError as wrong:
                if options is not None and seats is not None:
                    raise
                self.screen.say(self.words.error(wrong))

    def defaults(self, options: dict[str, Any] | None, seats: list[SeatInfo] | None) -> Any:
        """What is played where nobody can be asked: one person against the best bot."""
        name = self.words.say("terminal-setup-name-default", number=1)
        people = seats if seats is not None else [SeatInfo(name), *self._bots(1, {name})]
        return options if options is not None else {}, people

    # --- options -------------------------------------------------------------------------------------------------

    def _options(self) -> dict[str, Any]:
        """One of the presets, or every option by itself."""
        names = list(self.game.presets)
        labels = [f"{self.game.name}-preset-{name}" for name in names]
        choice = self._choose(self.words.say("terminal-setup-preset"), [*labels, "terminal-setup-own"])
        return dict(self.game.presets[names[choice]]) if choice < len(names) else self._own()

    def _own(self) -> dict[str, Any]:
        given: dict[str, Any] = {}
        for field in msgspec.structs.fields(self.game.options):
            message = f"{self.game.name}-option-{field.name}"
            values = [True, False] if field.type is bool else list(get_args(field.type))
            labels = [_value_message(message, value) for value in values]
            title = f"{self.words.say(message)}: {self.words.say(f'{message}.about')}"
            default = values.index(field.default) if field.default in values else 0
            given[field.name] = values[self._choose(title, labels, default)]
            try:
                self.game.read_options(given)
            except UndercroftError as wrong:
                self.screen.say(self.words.error(wrong))
                given[field.name] = field.default
        return given

    def _choose(self, title: str, messages: Sequence[str], default: int = 0) -> int:
        self.screen.say()
        self.screen.say(title, "bold")
        for number, message in enumerate(messages, start=1):
            row = Text(self.words.say(message))
            if self.words.has(f"{message}.about"):
                row.append(f" – {self.words.say(f'{message}.about')}", "dim")
            self.screen.hanging(f"{number:>3}  ", row)
        return self._number(self.words.say("terminal-setup-number-prompt"), 1, len(messages), default + 1) - 1

    # --- seats ---------------------------------------------------------------------------------------------------

    def _seats(self) -> list[SeatInfo]:
        least, most = self.game.seats[0], self.game.seats[-1]
        self.screen.say()
        people = self._number(self.words.say("terminal-setup-people"), 0, most, 1)
        seats: list[SeatInfo] = []
        for number in range(1, people + 1):
            seats.append(SeatInfo(self._name(number, [seat.name for seat in seats])))
        fewest = max(0, least - people)
        if people < most:
            default = max(fewest, 1 if people == 1 else 0)
            bots = self._number(self.words.say("terminal-setup-bots"), fewest, most - people, default)
            seats += self._bots(bots, {seat.name for seat in seats})
        return seats

    def _name(self, number: int, taken: list[str]) -> str:
        default = self.words.say("terminal-setup-name-default", number=number)
        while True:
            name = self._read(self.words.say("terminal-setup-name", number=number), default) or default
            name = " ".join(name.split())[:20]
            if name not in taken:
                return name
            self.screen.say(self.words.say("terminal-setup-taken"))

    def _bots(self, number: int, taken: set[str]) -> list[SeatInfo]:
        """The game's best bot under names of their own."""
        kind = bot_names(self.game.name)[-1]
        names = [name for name in self.words.say("terminal-bot-names").split() if name not in taken]
        return [SeatInfo(name, kind) for name in names[:number]]

    def _number(self, question: str, least: int, most: int, default: int) -> int:
        while True:
            typed = self._read(question, str(default)) or str(default)
            if typed.isdecimal() and least <= int(typed) <= most:
                return int(typed)
            self.screen.say(self.words.say("terminal-setup-number", least=least, most=most))

    def _read(self, question: str, default: str) -> str:
        return self.screen.read(f"{question} {self.words.say('terminal-setup-default', value=default)} ")


def _value_message(message: str, value: Any) -> str:
    if isinstance(value, bool):
        return "table-yes" if value else "table-no"
    return f"{message}-{value}"
