"""Builds the browser client into `web/dist`, if anything changed since it was last built.

    python web/build.py            build
    python web/build.py --check    also check its types

Node.js comes from the machine, or, where there is none that is new enough, from a package in this Python's environment.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path

WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
BUILT = WEB / "dist" / ".built"
OLDEST_NODE = 20
INSTALLING = ("--ignore-scripts", "--no-audit", "--no-fund")
"""Packages are unpacked, and no program of theirs runs while they are."""
INPUTS = ("web/src", "web/public", "web/scripts", "src/undercroft/locales")
INPUT_FILES = (
    "web/index.html",
    "web/package.json",
    "web/package-lock.json",
    "web/vite.config.ts",
    "web/svelte.config.js",
    "web/tsconfig.json",
)


class BuildFailed(Exception):
    """The client cannot be built; the message says why and the way out."""


def main() -> int:
    """Install and build what is out of date."""
    parser = argparse.ArgumentParser(description="Build the browser client.")
    parser.add_argument("--check", action="store_true", help="check its types as well")
    args = parser.parse_args()
    try:
        build(check=args.check)
    except BuildFailed as failed:
        print(f"The browser client cannot be built: {failed}", file=sys.stderr)
        return 1
    return 0


def build(*, check: bool) -> None:
    """Each step leaves a note of what it was made of and is left out while that is unchanged."""
    step(
        "Installing what the client is built with",
        WEB / "node_modules" / ".installed",
        digest(["web/package-lock.json"]),
        [["npm", "ci"]],
    )
    inputs = digest(sorted(all_inputs()))
    step("Building the browser client", BUILT, inputs, [["npm", "run", "build"]])
    if check:
        step("Checking the types of the client", WEB / "node_modules" / ".checked", inputs, [["npm", "run", "check"]])


def step(doing: str, note: Path, inputs: str, commands: list[list[str]]) -> None:
    """Run the commands in `web/` unless the note says that they ran for the same inputs."""
    if is_noted(note, inputs):
        return
    print(f"{doing} ...", flush=True)
    for command in commands:
        run(command)
    note.write_text(inputs)


def run(command: list[str]) -> None:
    """Run npm; its output is shown only if it fails."""
    environment = {**os.environ, "PATH": f"{node_folder()}{os.pathsep}{os.environ.get('PATH', '')}"}
    npm = shutil.which(command[0], path=environment["PATH"])
    if npm is None:
        raise BuildFailed("there is no npm beside Node.js. Install npm, or remove that Node.js from the PATH.")
    quiet = [npm, *command[1:], *INSTALLING] if command[1] == "ci" else [npm, *command[1:]]
    done = subprocess.run(quiet, cwd=WEB, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode != 0:
        raise BuildFailed(f"`{' '.join(command)}` in web/ failed:\n{done.stdout}")


def node_folder() -> Path:
    """The folder of a Node.js that is new enough; where there is none, one is installed beside Python."""
    return find_node() or install_node()


def find_node() -> Path | None:
    """The folder of the machine's Node.js, or of the one beside Python; none if there is none that is new enough."""
    for path in (os.environ.get("PATH", ""), str(Path(sys.executable).parent)):
        node = shutil.which("node", path=path)
        if node and shutil.which("npm", path=path) and version_of(node) >= OLDEST_NODE:
            return Path(node).parent
    return None


def install_node() -> Path:
    """Node.js as a package, from its lock file."""
    print(f"There is no Node.js {OLDEST_NODE} or newer on this machine: installing one beside Python ...", flush=True)
    lock = ROOT / "requirements" / "node.lock"
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "-q", "install"]
    if subprocess.run([*pip, "--require-hashes", "--no-deps", "-r", str(lock)]).returncode != 0:
        raise BuildFailed(f"Node.js could not be installed. Install Node.js {OLDEST_NODE} or newer and try again.")
    return Path(sys.executable).parent


def version_of(node: str) -> int:
    """The major version of a Node.js, 0 if it does not run."""
    told = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    found = re.match(r"v(\d+)\.", told)
    return int(found[1]) if found else 0


def is_built() -> bool:
    """Is the client in `web/dist` the one that the sources say?"""
    return is_noted(BUILT, digest(sorted(all_inputs())))


def is_noted(note: Path, inputs: str) -> bool:
    """Does the note of a step say that it ran for these inputs?"""
    return note.is_file() and note.read_text() == inputs


def all_inputs() -> Iterator[str]:
    """Every file that the built client is made of."""
    yield from INPUT_FILES
    for folder in INPUTS:
        for path in (ROOT / folder).rglob("*"):
            if path.is_file() and path.parent.name != "__pycache__":
                yield str(path.relative_to(ROOT))


def digest(files: list[str]) -> str:
    """One short text that changes with any of the files."""
    hashed = blake2b(digest_size=16)
    for file in files:
        content = (ROOT / file).read_bytes()
        hashed.update(f"{file}\0{len(content)}\0".encode() + content)
    return hashed.hexdigest()


if __name__ == "__main__":
    sys.exit(main())
