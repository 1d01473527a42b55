"""What a game may add to the client beyond words: a drawing, and answers that are easier to type."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rich.text import Text

from undercroft.kernel.ask import Ask, Option
from undercroft.words import Speaker

View = Mapping[str, Any]


class Face:
    """How a game looks in the terminal. This one draws nothing: every ask can be answered by number all the same."""

    ROUTINE: frozenset[str] = frozenset({"turn"})
    """Events that nobody waits to read before passing the device on."""

    def __init__(self, speaker: Speaker, *, is_ascii: bool) -> None:
        self.speaker = speaker
        self.words = speaker.words
        self.is_ascii = is_ascii

    def title(self, view: View, seat: int | None) -> str:  # noqa: ARG002 - games know better
        """What stands above everything else."""
        return self.words.say(self.speaker.game)

    def around(self, view: View, ask: Ask, seat: int, width: int, height: int) -> list[Text]:  # noqa: ARG002
        """The board near the asked player."""
        return []

    def whole(self, view: View, seat: int | None, where: str, width: int) -> list[Text]:  # noqa: ARG002
        """The whole board, or the part of it that was named."""
        return []

    def standing(self, view: View, seat: int | None) -> list[Text]:  # noqa: ARG002
        """All players in a line each, as the seat sees them."""
        return []

    def hand(self, view: View, seat: int) -> list[Text]:  # noqa: ARG002
        """What the seat has, in short."""
        return []

    def details(self, view: View, seat: int | None) -> list[Text]:  # noqa: ARG002
        """Everything else that lies open."""
        return []

    def results(self, view: View) -> list[tuple[str, list[str]]]:  # noqa: ARG002
        """Columns of the result besides the game's statistics: a title, and a value for each seat."""
        return []

    def extra(self, view: View, ask: Ask) -> list[Text]:  # noqa: ARG002
        """More ways to answer that are worth showing below the options."""
        return []

    def about(self, view: View, ask: Ask, option: Option) -> str:
        """A line that explains the option; empty where it needs none."""
        return self.speaker.about(view, ask, option)

    def rank(self, view: View, ask: Ask, option: Option) -> Any:  # noqa: ARG002
        """Options are shown in this order; equal ranks stay in the order of the rules."""
        return 0

    def key(self, view: View, ask: Ask, option: Option) -> str:  # noqa: ARG002
        """A short word that answers with this option; empty if only its number does."""
        return ""

    def is_named(self, ask: Ask) -> bool:  # noqa: ARG002
        """Are the options better told by their keys than by numbers?"""
        return False

    def named(self, view: View, ask: Ask) -> list[Text]:
        """Such options, in short."""
        return [Text(", ".join(self.speaker.option(view, ask, option) for option in ask.options))]

    def before_roll(self, view: View, ask: Ask, seat: int) -> str:  # noqa: ARG002
        """What who throws real dice wants to know before; empty if nothing."""
        return ""

    def shown(self, view: View, ask: Ask) -> list[Option] | None:  # noqa: ARG002
        """Where there are too many options to list: those worth a number. None: all of them."""
        return None

    def read(self, view: View, ask: Ask, typed: str) -> list[Option] | str | None:  # noqa: ARG002
        """Several answers at once, as a way to a place; a sentence if it cannot be; None if this means nothing."""
        return None

    def foregone(self, view: View, ask: Ask) -> Option | None:  # noqa: ARG002
        """The answer that needs no asking: the only one, or any one where all come to the same."""
        return next(iter(ask.options)) if len(ask.options) == 1 else None

    def goes_on(self, ask: Ask, following: Ask | None) -> bool:  # noqa: ARG002
        """Has nothing happened that a person walking on would stop for?"""
        return False


def find_face(speaker: Speaker, *, is_ascii: bool) -> Face:
    """The game's own face, from `terminal/faces/<game>.py`, or the plain one."""
    module = f"undercroft.terminal.faces.{speaker.game}"
    kind: type[Face] = import_module(module).GameFace if find_spec(module) is not None else Face
    return kind(speaker, is_ascii=is_ascii)


def letters(names: Sequence[str]) -> list[str]:
    """A letter for each name, all different."""
    found: list[str] = []
    for name in names:
        usable = [sign for sign in f"{name}ABCDEFGHIJKLNOPQRSTUVWXYZ".upper() if sign.isalpha() and sign != "M"]
        found.append(next(sign for sign in usable if sign not in found))
    return found
