"""Where the project lies on this machine, if this is a checkout and not an installed package."""

from __future__ import annotations

from pathlib import Path

from undercroft.kernel.errors import UndercroftError


class NoCheckout(UndercroftError):
    """Something that needs the project's own files, asked of an installed package."""

    key = "error-no-checkout"


def project_root() -> Path | None:
    """The folder with pyproject.toml and the tests; None if there is none."""
    root = Path(__file__).parents[2]
    return root if (root / "pyproject.toml").is_file() and (root / "tests").is_dir() else None


def need_root(what: str) -> Path:
    """The project's folder; refuses if this is no checkout."""
    root = project_root()
    if root is None:
        raise NoCheckout(f"{what} needs a checkout of the project with its tests, which this is not")
    return root
