"""What is offered on a move: asks that recur are kept, and must always say what the rules allow at that moment."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest

from undercroft.games.labyrinth.content.cards import SPELL_DECK
from undercroft.games.labyrinth.game import Labyrinth
from undercroft.games.labyrinth.rules.moves import MOST_OF_A_TRAIL, move_ask, moves, walk
from undercroft.games.labyrinth.state import TRAIL_KEPT, State

GAME = Labyrinth()
BOARD = ["start - c1-1 | r1-1", "c1-1 : c1-2", "c1-1 : c1-3", "c1-1 - c1-4", "c1-4 | r1-2"]
DOORS = ("c1-1/c1-2", "c1-1/c1-3")
WHO = (("hero", 0, 0), ("wizard", 2, 0), ("wizard", 0, 0), ("hobbit", 0, 3), ("hobbit", 0, 0))
FLAGS = ("must_face", "may_not_fight", "has_acted", "laid_spell", "used_ball", "is_new_turn")
SITUATIONS: list[tuple[Any, ...]] = [
    *product(
        WHO,
        (frozenset(), frozenset({"opener"}), frozenset({"esp"}), frozenset({"crystal"})),
        (0, 2),
        (frozenset(), frozenset(DOORS[:1]), frozenset(DOORS[1:]), frozenset(DOORS)),
        ("start", "c1-1"),
        ("c1-1", "c1-4", "r1-2"),
        FLAGS,
        (frozenset(), frozenset({"r1-1"})),
        ({}, {"c1-1": ("sack-250-1",)}),
    )
]


def set_up(s: State, situation: tuple[Any, ...]) -> None:
    """Change the table to this situation; the board stays, and with it the asks that it keeps."""
    hero, other = s.heroes
    who, hero.powers, s.steps, hero.doors, hero.at, other.at, flag, s.graves, s.loose = situation
    hero.kind, spells, hero.missiles = who
    hero.spells = SPELL_DECK[:spells]
    for name in FLAGS:
        setattr(s, name, name == flag)
    s.laid_spell = SPELL_DECK[-1] if flag == "laid_spell" else ""


@pytest.mark.clause("LAB-TURN-2", "LAB-DOOR-2", "LAB-SPELL-9", "LAB-ITEM-5", "LAB-ITEM-9", "LAB-AMB-2", "LAB-MAGE-2")
@pytest.mark.parametrize("is_on", [True, False])
def test_an_ask_that_was_kept_offers_what_the_rules_allow_now(is_on: bool) -> None:
    names = ("ambush", "ambush_spells", "ambush_at_start", "secure_treasure")
    options = GAME.read_options({"hobbit": True, **dict.fromkeys(names, is_on)})
    s = GAME.given(options, ["Anna", "Bert"], {"board": BOARD, "Anna": {"carried": [250]}})
    for situation in Random("moves").sample(SITUATIONS, len(SITUATIONS)):
        set_up(s, situation)
        assert move_ask(s, s.heroes[0]).options == moves(s, s.heroes[0]), situation


@pytest.mark.clause("LAB-MOVE-10")
def test_of_a_long_trail_the_last_steps_are_kept() -> None:
    s = GAME.given(GAME.read_options({}), ["Anna", "Bert"], {"board": BOARD, "Anna": {"at": "c1-4"}})
    hero = s.heroes[0]
    walked = []
    for step in range(100):
        walked.append(hero.at)
        walk(s, hero, ("c1-1", "c1-4")[step % 2])
        kept = len(hero.trail)
        assert min(step + 1, TRAIL_KEPT) <= kept < MOST_OF_A_TRAIL
        assert list(hero.trail) == walked[-kept:]
