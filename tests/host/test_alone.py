"""The host runs where nothing is installed but what the games themselves need: in a web page there is no more."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from undercroft import host

ROOT = Path(__file__).parents[2]
HOST = Path(host.__path__[0])
NAMES = sorted(".".join(path.relative_to(HOST).with_suffix("").parts) for path in HOST.rglob("*.py"))
THERE = "undercroft tests msgspec fluent rich attr attrs babel pytz typing_extensions markdown_it mdurl pygments"
"""The project, what it depends on without any extra, and what that depends on."""
NOT_THERE = "multiprocessing sqlite3 _sqlite3"
ALONE = """
import sys
from importlib.abc import MetaPathFinder

class Refuses(MetaPathFinder):
    def find_spec(self, name, path, target=None):
        if name.partition(".")[0] not in there:
            raise ModuleNotFoundError(f"{name} is not installed here")

names, installed, missing = (given.split() for given in sys.argv[1:])
there = {*installed, *sys.stdlib_module_names} - {*missing}
sys.meta_path.insert(0, Refuses())

import asyncio
from importlib import import_module
from random import Random

for name in names:
    import_module(f"undercroft.host.{name}")
from tests.host.client import play_on
from tests.host.page import Page, sitting

async def play():
    page = Page()
    match, secrets = await page.new_match("me", "bot")
    async with sitting(page, match, *secrets) as anna:
        print(await play_on(anna, Random(1), answers=10))

asyncio.run(play())
"""


def test_the_host_needs_only_what_the_games_need() -> None:
    command = [sys.executable, "-c", ALONE, " ".join(NAMES), THERE, NOT_THERE]
    path = os.pathsep.join([str(ROOT), str(ROOT / "src"), os.environ.get("PYTHONPATH", "")])
    done = subprocess.run(command, env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, check=False)
    assert done.stderr == ""
    assert done.stdout == "10\n"
