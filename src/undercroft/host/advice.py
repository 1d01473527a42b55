"""A hint in words: one sentence of what speaks for an answer, and what the other answers are worth."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from undercroft.words import Speaker


def sentence(speaker: Speaker, reasons: Iterable[tuple[str, Mapping[str, Any]]]) -> str:
    """Everything that speaks for it, as one sentence; empty if nothing does."""
    parts = [speaker.sentence(message, facts).rstrip(".") for message, facts in reasons]
    if not parts:
        return ""
    said = "; ".join(parts)
    return speaker.words.say("hint-reasons", reasons=said[0].upper() + said[1:])
