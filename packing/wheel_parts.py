"""What a wheel holds that is not a source: the built page, and on demand the compiled rules.

They are put where the wheel is gathered, never among the sources: `undercroft/_client` and `undercroft/_compiled`.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import sys
from pathlib import Path
from typing import Any, Final

from setuptools import Distribution
from setuptools.command.build_py import build_py

ROOT: Final = Path(__file__).resolve().parents[1]
WANTED: Final = "UNDERCROFT_WHEEL"
"""Set to "compiled", the wheel holds compiled rules too, for this kind of machine and this Python alone."""


def is_compiled_wanted() -> bool:
    """Shall the wheel hold compiled rules? Whatever else is asked for is refused."""
    wanted = os.environ.get(WANTED, "")
    if wanted not in ("", "plain", "compiled"):
        raise SystemExit(f"{WANTED} is plain or compiled, not {wanted!r}.")
    return wanted == "compiled"


def page_builder() -> Any:
    """`web/build.py`, which builds the page."""
    spec = importlib.util.spec_from_file_location("undercroft_page", ROOT / "web" / "build.py")
    assert spec is not None
    assert spec.loader is not None
    page = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(page)
    return page


def put_client(place: Path) -> None:
    """The page as it is built, or built now from its sources."""
    page = page_builder()
    if not page.is_built():
        print(f"The page is built from its sources: this needs Node.js {page.OLDEST_NODE} or newer, once.", flush=True)
        try:
            page.build(check=False)
        except page.BuildFailed as failed:
            raise SystemExit(f"The browser client of Undercroft cannot be built: {failed}") from None
    shutil.copytree(page.BUILT.parent, place, ignore=shutil.ignore_patterns(page.BUILT.name))


def put_compiled(place: Path) -> None:
    """The rules, compiled by mypyc with the tools of this Python."""
    sys.path.insert(0, str(ROOT / "src"))
    from undercroft.workshop.compiling import BuildFailed, build, has_compiler

    if not has_compiler():
        raise SystemExit("A wheel with compiled rules needs a C compiler (cc, gcc or clang), and there is none.")
    print("The rules are compiled: this takes some minutes.", flush=True)
    try:
        build(Path(sys.executable), place)
    except BuildFailed as failed:
        raise SystemExit(f"A wheel with compiled rules cannot be built: {failed}") from None


class BuildWithParts(build_py):  # type: ignore[misc]  # setuptools has no types
    """Gathers the sources anew, so that nothing of an earlier build stays, and puts the other parts beside them."""

    def run(self) -> None:
        """An editable install has the sources alone."""
        if self.editable_mode:
            super().run()
            return
        shutil.rmtree(self.build_lib, ignore_errors=True)
        super().run()
        package = Path(self.build_lib) / "undercroft"
        put_client(package / "_client")
        if is_compiled_wanted():
            put_compiled(package / "_compiled")


class Package(Distribution):  # type: ignore[misc]
    """A wheel with compiled rules is for one kind of machine."""

    def has_ext_modules(self) -> bool:
        """So setuptools asks for that."""
        return is_compiled_wanted()
