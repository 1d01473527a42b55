"""The options of the Labyrinth: what may be combined, and what the presets turn on."""

from __future__ import annotations

from itertools import combinations

import pytest

from undercroft.games.labyrinth.game import Labyrinth
from undercroft.games.labyrinth.options import EXTENSIONS, PRESETS
from undercroft.kernel.errors import BadOptions

GAME = Labyrinth()
NEEDS = {"ambush_spells": "ambush", "ambush_at_start": "ambush"}


@pytest.mark.clause("LAB-VAR-1")
@pytest.mark.parametrize("extension", EXTENSIONS)
def test_an_extension_needs_the_expert_game(extension: str) -> None:
    with pytest.raises(BadOptions, match="LAB-VAR-1"):
        GAME.read_options({"mode": "basic", extension: True, **dict.fromkeys(_needed(extension), True)})
    assert getattr(GAME.read_options({extension: True, **dict.fromkeys(_needed(extension), True)}), extension)


@pytest.mark.clause("LAB-VAR-1")
def test_extensions_may_be_combined_freely() -> None:
    for pair in combinations(EXTENSIONS, 2):
        chosen = {name: True for extension in pair for name in (extension, *_needed(extension))}
        options = GAME.read_options(chosen)
        assert [name for name in EXTENSIONS if getattr(options, name)] == [n for n in EXTENSIONS if n in chosen]


@pytest.mark.parametrize(("option", "needed"), NEEDS.items())
def test_an_option_of_ambush_needs_ambush(option: str, needed: str) -> None:
    with pytest.raises(BadOptions, match=f"{option} needs {needed}=on"):
        GAME.read_options({option: True})


@pytest.mark.clause("LAB-VAR-1")
def test_everything_turns_all_extensions_on() -> None:
    options = GAME.read_options(PRESETS["everything"])
    assert options.is_expert
    assert all(getattr(options, extension) for extension in EXTENSIONS)
    assert set(options.classes()) == {"elf", "hero", "superhero", "wizard", "dwarf", "cleric", "hobbit", "thief"}


@pytest.mark.clause("LAB-VAR-2")
@pytest.mark.parametrize(
    ("players", "enabled", "seats"),
    [
        (4, ("dwarf", "cleric", "hobbit", "thief"), 2),
        (5, ("dwarf",), 1),
        (6, ("dwarf",), 2),
        (8, ("dwarf", "cleric", "hobbit", "thief"), 1),
        (8, (), 2),
    ],
)
def test_with_more_than_four_players_everybody_leads_another_class_if_there_are_enough(
    players: int, enabled: tuple[str, ...], seats: int
) -> None:
    options = GAME.read_options(dict.fromkeys(enabled, True))
    assert options.seats_of_a_class(players) == seats


@pytest.mark.clause("LAB-VAR-2")
def test_distinct_classes_can_be_asked_for_or_refused_whatever_the_number() -> None:
    everything = GAME.read_options({**PRESETS["everything"], "distinct_classes": "off"})
    assert everything.seats_of_a_class(8) == 2
    assert GAME.read_options({"distinct_classes": "on"}).seats_of_a_class(2) == 1


@pytest.mark.clause("LAB-VAR-2")
def test_distinct_classes_are_refused_where_there_are_fewer_classes_than_players() -> None:
    with pytest.raises(BadOptions) as refused:
        GAME.start(GAME.read_options({"distinct_classes": "on"}), 5)
    assert refused.value.clause == "LAB-VAR-2"
    assert len(GAME.start(GAME.read_options({"distinct_classes": "on", "dwarf": True}), 5).heroes) == 5


def _needed(option: str) -> tuple[str, ...]:
    return (NEEDS[option],) if option in NEEDS else ()
