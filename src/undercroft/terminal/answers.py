"""What a person means by what he types: a number, several numbers, a key, a place, or dice."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from undercroft.kernel.ask import Ask, LazyOptions, Option, Roll, Subsets
from undercroft.terminal.face import Face
from undercroft.words import Speaker, Words

LETTERS = 3
"""Fewer letters than this name no option."""
FEW = 5
"""More options than this are not listed to ask which one was meant."""


@dataclass(frozen=True)
class Meant:
    """The answers to be given, one after another."""

    answers: list[Option]


def listed(face: Face, view: Mapping[str, Any], ask: Ask) -> list[Option]:
    """The options, or the items to choose from, in the order in which they are shown."""
    few = face.shown(view, ask)
    if few is not None:
        return few
    options = ask.options.items if isinstance(ask.options, Subsets) else list(ask.options)
    if isinstance(ask.options, LazyOptions):
        return list(options)
    return sorted(options, key=lambda option: face.rank(view, ask, option))


def labels_of(speaker: Speaker, view: Mapping[str, Any], ask: Ask, value: Option) -> str:
    """An answer in words; a choice of several as a list."""
    if isinstance(ask.options, Subsets):
        assert isinstance(value, tuple)
        chosen = [speaker.option(view, ask, item) for item in value]
        return speaker.words.listed(chosen) if chosen else speaker.words.say("terminal-none")
    return speaker.option(view, ask, value)


def understand(face: Face, words: Words, view: Mapping[str, Any], ask: Ask, typed: str) -> Meant | str:
    """What is to be answered, or a sentence that says why it cannot be."""
    if isinstance(ask.options, Subsets):
        return _several(words, ask.options, typed)
    options = listed(face, view, ask)
    if typed.isdecimal() and not typed.startswith("0") and not face.is_named(ask) and 1 <= int(typed) <= len(options):
        return Meant([options[int(typed) - 1]])
    read = face.read(view, ask, typed)
    if isinstance(read, list):
        return Meant(read)
    if read is not None:
        return read
    if typed.isdecimal():
        return words.say("terminal-no-number", number=int(typed), last=len(options))
    return _by_words(face, words, view, ask, options, typed)


def _by_words(
    face: Face, words: Words, view: Mapping[str, Any], ask: Ask, options: list[Option], typed: str
) -> Meant | str:
    """The option in whose words this one occurs: "look", "beende"."""
    wanted = typed.casefold()
    labels = [face.speaker.option(view, ask, option) for option in options]
    fits = [number for number, label in enumerate(labels) if _occurs(wanted, label.casefold())]
    if len(fits) == 1:
        return Meant([options[fits[0]]])
    if 1 < len(fits) <= FEW:
        return words.say("terminal-ambiguous", typed=typed, names=words.listed([labels[number] for number in fits]))
    return words.say("terminal-not-understood", typed=typed)


def _occurs(wanted: str, label: str) -> bool:
    """Three letters at the beginning of a word, or four anywhere ("ende" in "beende")."""
    if len(wanted) > LETTERS and wanted in label:
        return True
    return len(wanted) == LETTERS and any(word.startswith(wanted) for word in label.split())


def _several(words: Words, choice: Subsets, typed: str) -> Meant | str:
    word = typed.casefold()
    if word in ("all", words.say("terminal-all")):
        numbers = list(range(1, len(choice.items) + 1))
    elif word in ("none", "0", words.say("terminal-none")):
        numbers = []
    else:
        parts = re.split(r"[\s,;]+", word.strip(" ,;"))
        if not all(part.isdecimal() for part in parts):
            return words.say("terminal-not-understood", typed=typed)
        numbers = sorted({int(part) for part in parts})
    wrong = next((number for number in numbers if not 1 <= number <= len(choice.items)), None)
    if wrong is not None:
        return words.say("terminal-no-number", number=wrong, last=len(choice.items))
    if not choice.least <= len(numbers) <= choice.most:
        return words.say("terminal-wrong-count", least=choice.least, most=choice.most, number=len(numbers))
    return Meant([tuple(choice.items[number - 1] for number in numbers)])


def read_dice(ask: Roll, typed: str) -> Option | None:
    """The throw that was entered, as "4 3", "4,3" or "43"; None if it is none."""
    parts = re.findall(r"[0-9]+", typed)
    if len(parts) == 1 and len(parts[0]) == ask.dice and ask.sides < 10:
        parts = list(parts[0])
    if re.sub(r"[0-9\s,;+]", "", typed):
        return None
    thrown = tuple(int(part) for part in parts)
    return thrown if thrown in ask.options else None
