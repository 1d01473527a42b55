"""Content is data: the TOML files of a game's folder `content`, checked against their shape."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import TypeVar

import msgspec

Shape = TypeVar("Shape")


def load_content(game: str, name: str, shape: type[Shape]) -> Shape:
    """One file of a game; what is wrong with it is said with its name."""
    text = (files(f"undercroft.games.{game}") / "content" / f"{name}.toml").read_text(encoding="utf-8")
    try:
        return msgspec.convert(tomllib.loads(text), shape)
    except (msgspec.ValidationError, tomllib.TOMLDecodeError) as error:
        raise ValueError(f"{game}/content/{name}.toml: {error}") from error
