"""Dungeoneer keeps every promise of the kernel over random options, seats and games (more in `make soak`)."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.dungeoneer.game import Dungeoneer
from undercroft.kernel.walker import walk

GAME = Dungeoneer()
TABLES: tuple[tuple[dict[str, Any], int], ...] = (
    ({}, 2),
    ({}, 4),
    ({"reentry": "never", "hero_deal": "choose", "first_passages": "dealer", "familiar_ground": True}, 6),
    ({"heroes_meet": True, "reentry": "always"}, 3),
    ({"sets": "both"}, 3),
    ({"sets": "wilderness"}, 2),
    ({"mode": "solo"}, 1),
    ({"mode": "solo", "sets": "both", "solo_horde": True, "solo_quests": "1"}, 1),
    ({"mode": "campaign"}, 2),
    ({"mode": "campaign"}, 4),
    ({"mode": "campaign", "sets": "both"}, 3),
    ({"mode": "campaign", "heroes_meet": True}, 4),
    ({"sets": "both", "reentry": "always"}, 4),
)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("number", range(len(TABLES)))
def test_a_random_game_keeps_every_promise(number: int, seed: int) -> None:
    options, seats = TABLES[number]
    report = walk(GAME, options, seats, seed + 100 * number, rate=0.02)
    assert report.turns
