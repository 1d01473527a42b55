"""Packs the project (PEP 517): setuptools, which is told what else a wheel is built with.

The page of a wheel is built by Node.js unless this is a checkout in which it was built; where the machine has none, it
comes as a package. An editable install and the sources alone need none of this.
"""

from __future__ import annotations

import tomllib
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    build_sdist,
    build_wheel,
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

from wheel_parts import ROOT, is_compiled_wanted, page_builder

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:
    """What a wheel of today is built with besides setuptools."""
    needed: list[str] = build_meta.get_requires_for_build_wheel(config_settings)
    groups = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["dependency-groups"]
    page = page_builder()
    if not page.is_built() and page.find_node() is None:
        needed += groups["node"]
    if is_compiled_wanted():
        needed += groups["compile"]
    return needed
