"""A game's duties are found in its rooms; a room that is missing or wrong is told of at once."""

from __future__ import annotations

import ast
import inspect
import re
import sys
from pathlib import Path
from typing import Any

import pytest

import undercroft.games
from undercroft.games import find_game, game_names
from undercroft.games.dungeoneer.rules import above as places
from undercroft.games.rooms import DUTIES, Place, RoomGame
from undercroft.kernel import game as contract
from undercroft.kernel.game import Game

FOLDER = Path(undercroft.games.__file__).parent


def types_of(source: str, function: str) -> list[str]:
    """The types of what a function must be given, and of what it returns, as they are written."""
    found = [n for n in ast.walk(ast.parse(source)) if isinstance(n, ast.FunctionDef) and n.name == function]
    (node,) = found
    most = len(node.args.args) - len(node.args.defaults)
    given = [ast.unparse(a.annotation) for a in node.args.args[:most] if a.annotation is not None]
    return [*given, ast.unparse(node.returns) if node.returns is not None else ""]


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize("duty", DUTIES)
def test_a_room_takes_and_gives_what_the_kernel_says(game: str, duty: str) -> None:
    place = DUTIES[duty]
    file = FOLDER.joinpath(game, *place.room.split(".")).with_suffix(".py")
    if not file.exists():
        assert getattr(find_game(game), duty).__func__ is getattr(Game, duty)
        return
    options = find_game(game).options.__name__
    source = file.read_text(encoding="utf-8")
    types = [{options: "Any", "State": "S"}.get(text, text) for text in types_of(source, place.function)]
    assert types == types_of(Path(contract.__file__).read_text(encoding="utf-8"), duty)


@pytest.mark.parametrize("game", game_names())
def test_a_duty_is_the_function_itself(game: str) -> None:
    found = find_game(game)
    rules = sys.modules[f"undercroft.games.{game}.rules.turn"]
    copies = sys.modules[f"undercroft.games.{game}.copies"]
    assert found.turn is rules.turn
    assert found.copy is copies.copy


# --- games that are not finished --------------------------------------------------------------------------------------

EMPTY = "def {0}(*given): return {0!r}\n"


@pytest.fixture
def rooms(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a game that fills every room it must."""
    folder = tmp_path / "halfgame"
    for duty, place in DUTIES.items():
        if getattr(getattr(Game, duty), "__isabstractmethod__", False):
            write(folder, place)
    monkeypatch.syspath_prepend(str(tmp_path))
    for name in [name for name in sys.modules if name.split(".")[0] == "halfgame"]:
        monkeypatch.delitem(sys.modules, name)
    return folder


def write(folder: Path, place: Place) -> None:
    file = folder.joinpath(*place.room.split(".")).with_suffix(".py")
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("a", encoding="utf-8") as room:
        room.write(EMPTY.format(place.function))


def begin(**own: Any) -> type[RoomGame[Any]]:
    """The class as its `game.py` would make it."""
    return type("Half", (RoomGame,), {"__module__": "halfgame.game", "over": None, "winners": None, **own})


def test_a_game_that_fills_its_rooms_is_one(rooms: Path) -> None:
    assert rooms.is_dir()
    half = begin()()
    state: Any = None
    assert half.start(None, 2) == "new_state"
    assert half.copy(state) == "copy"
    assert half.odds(state, state) == {}


def test_situations_are_named_beside_the_invariants(rooms: Path) -> None:
    assert begin().situations == {}
    with (rooms / "invariants.py").open("a", encoding="utf-8") as room:
        room.write("SITUATIONS = {'dark': bool}\n")
    sys.modules.pop("halfgame.invariants")
    assert begin().situations == {"dark": bool}


def test_a_missing_room_is_named(rooms: Path) -> None:
    (rooms / "told" / "view.py").unlink()
    with pytest.raises(TypeError, match=r"there is no halfgame/told/view\.py: .* a game's 'view' there"):
        begin()


def test_a_missing_function_is_named(rooms: Path) -> None:
    (rooms / "copies.py").write_text("def copied(s): return s\n")
    with pytest.raises(TypeError, match=r"halfgame/copies\.py has no function 'copy'"):
        begin()


def test_what_is_wrong_inside_a_room_is_told_as_it_is(rooms: Path) -> None:
    (rooms / "lively.py").write_text("import undercroft.nowhere\n")
    with pytest.raises(ModuleNotFoundError, match="nowhere"):
        begin()


def test_what_a_game_says_itself_is_left_alone(rooms: Path) -> None:
    (rooms / "redeal.py").unlink()
    half = begin(redeal=lambda self, *given: [*given, self.name], name="half")
    assert half().redeal(1, 2, 3) == [1, 2, 3, "half"]  # type: ignore[arg-type]
    child = type("Child", (half,), {"__module__": "elsewhere.game", "copy": lambda self, s: (self.name, s)})
    assert child().copy(1) == ("half", 1)
    assert child().turn(1) == "turn"


def test_a_rule_that_is_called_from_below_has_its_own_name_and_stands_in_the_file_that_is_named() -> None:
    find_game("dungeoneer")  # whoever plays has all rules imported
    told = re.findall(r"(\w+): Callable.*\n    \"\"\"`(\w+)` in `([\w/]+)\.py`", inspect.getsource(places))
    declared = next(node for node in ast.parse(inspect.getsource(places)).body if isinstance(node, ast.ClassDef))
    assert len(told) == len([node for node in declared.body if isinstance(node, ast.AnnAssign)]) > 0
    for name, named, file in told:
        rule = getattr(places.above, name)
        assert (rule.__name__, named) == (name, name)
        assert rule.__module__ == f"undercroft.games.dungeoneer.rules.{file.replace('/', '.')}"
