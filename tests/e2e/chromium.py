"""Finds a Chromium for the browser tests, and installs one where there is none.

python tests/e2e/chromium.py
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
FLAGS = [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
"""A browser under test talks to this machine only."""


def chromium() -> str | None:
    """The browser of the machine, or the one that Playwright has installed; none if there is neither."""
    named = os.environ.get("UNDERCROFT_CHROMIUM")
    return named or next(filter(None, map(shutil.which, NAMES)), None) or _of_playwright()


def _of_playwright() -> str | None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as play:
        path = play.chromium.executable_path
    return path if Path(path).exists() else None


def install() -> None:
    """By the system's packages where we may, else by Playwright."""
    if sys.platform == "linux" and shutil.which("apt-get"):
        may = [] if os.geteuid() == 0 else ["sudo", "-n"]
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for words in (["update", "-qq"], ["install", "-y", "-qq", "--no-install-recommends", "chromium"]):
            subprocess.run([*may, "apt-get", *words], env=quiet, stdout=subprocess.DEVNULL)
    if chromium() is None:
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"])


def main() -> int:
    """Make sure that there is one."""
    if chromium() is None:
        print("There is no Chromium: installing one ...", flush=True)
        install()
    if chromium() is None:
        print("The browser tests need Chromium: install it, or name it in UNDERCROFT_CHROMIUM.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
