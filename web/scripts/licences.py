"""Writes `web/public/licences.txt`: under which terms the parts of others come that the built client is made of.

    python web/scripts/licences.py

To be run after `npm ci` when a part of the client is added or changes its version; a test says so.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

WEB = Path(__file__).resolve().parents[1]
TEXT = WEB / "public" / "licences.txt"
BUILT_IN = ("@iconify-json/game-icons", "clsx", "esm-env", "svelte")
"""Parts of these stand in the client although npm counts them among the tools: pictures, and what Svelte runs with."""
APACHE = "typescript/LICENSE.txt"
"""The text of the licence, for parts that only name it."""
HEAD = """Undercroft's browser client is made of its own sources (MIT, see LICENSE and NOTICE.md)
and of these parts of others."""
PICTURES = (
    "Creative Commons Attribution 3.0, by whom NOTICE.md says: https://creativecommons.org/licenses/by/3.0/legalcode"
)


def parts() -> dict[str, Any]:
    """Every package that the client is made of, as npm's lock tells it."""
    locked = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    found: dict[str, Any] = {}
    wanted = [*locked[""]["dependencies"], *BUILT_IN]
    while wanted:
        name = wanted.pop()
        if name not in found:
            found[name] = locked[f"node_modules/{name}"]
            wanted += [] if name in BUILT_IN else found[name].get("dependencies", {})
    return dict(sorted(found.items()))


def title(name: str, package: dict[str, Any]) -> str:
    """A part, its version and its licence in one line."""
    return f"{name} {package['version']} ({package['license']})"


def terms(name: str, licence: str) -> str:
    """The licence as the part brings it along."""
    folder = WEB / "node_modules" / name
    own = [file for file in sorted(folder.iterdir()) if file.stem.lower() in ("license", "licence")]
    if own:
        return own[0].read_text(encoding="utf-8").strip()
    if licence == "Apache-2.0":
        return (WEB / "node_modules" / APACHE).read_text(encoding="utf-8").strip()
    if licence == "CC-BY-3.0":
        return PICTURES
    raise SystemExit(f"{name} brings no licence along, and {licence} is not known here.")


def main() -> None:
    """Parts under the same words share them."""
    shared: dict[str, list[str]] = {}
    for name, package in parts().items():
        shared.setdefault(terms(name, package["license"]), []).append(title(name, package))
    told = ["\n".join((*names, "", text)) for text, names in shared.items()]
    line = f"\n\n{'-' * 100}\n\n"
    TEXT.write_text(line.join((HEAD, *told)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
