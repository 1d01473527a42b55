"""Content is data: the TOML files of a game's folder `content`, checked against their shape."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Annotated, TypeVar

import msgspec

Shape = TypeVar("Shape")
Slug = Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$")]
Text = Annotated[str, msgspec.Meta(min_length=1)]
Count = Annotated[int, msgspec.Meta(ge=0)]


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Any part of a content file; an unknown field in it is an error."""


class Names(Row, frozen=True):
    """What a thing is called, in every language."""

    en: Text
    de: Text
    it: Text


def load_content(game: str, name: str, shape: type[Shape]) -> Shape:
    """One file of a game; what is wrong with it is said with its name."""
    text = (files(f"undercroft.games.{game}") / "content" / f"{name}.toml").read_text(encoding="utf-8")
    return read_content(text, f"{game}/content/{name}.toml", shape)


def read_content(text: str, where: str, shape: type[Shape]) -> Shape:
    """The text of a file; what is wrong with it is said with where it stands."""
    try:
        return msgspec.convert(tomllib.loads(text), shape)
    except (msgspec.ValidationError, tomllib.TOMLDecodeError) as error:
        raise ValueError(f"{where}: {error}") from error
