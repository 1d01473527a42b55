"""Where the built browser client lies: the page that the server shows."""

from __future__ import annotations

from pathlib import Path

from undercroft.kernel.errors import UndercroftError
from undercroft.project import project_root

PACKED = Path(__file__).parent / "_client"
"""The client of an installed package."""


class NoClient(UndercroftError):
    """There is no page to show."""

    key = "error-no-client"


def built_client() -> Path | None:
    """The client of this checkout if it was built here, else the one of the package; none if there is neither."""
    root = project_root()
    places = [PACKED] if root is None else [root / "web" / "dist", PACKED]
    return next((place for place in places if (place / "index.html").is_file()), None)


def no_client() -> NoClient:
    """The way out."""
    if project_root() is None:
        way = "install undercroft from a wheel, which has one"
    else:
        way = "make client builds it"
    return NoClient(f"there is no browser client here: {way}")
