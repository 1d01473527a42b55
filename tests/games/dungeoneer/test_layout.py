"""Where a location may lie instead is looked for in a short way; here it is compared with the long way."""

from __future__ import annotations

from random import Random

import pytest

from undercroft.games.dungeoneer.content.cards import LOCATIONS
from undercroft.games.dungeoneer.content.layout import IS_SYMMETRIC, PRINTED, TURNED, Layout, area_of


def grown(sets: tuple[str, ...], number: int, random: Random) -> Layout:
    """A map of so many locations, laid by chance as the rules allow."""
    layout = Layout()
    rest = []
    for place, row in LOCATIONS.items():
        if row.set in sets and row.is_entrance:
            layout = layout.with_location(place, 0, 0, False)
        elif row.set in sets:
            rest.append(place)
    random.shuffle(rest)
    while rest and len(layout.spots) < number:
        place = rest.pop()
        spots = layout.placements(place, is_last=False)
        if spots:
            x, y, turned = random.choice(spots)
            layout = layout.with_location(place, x, y, turned == TURNED)
    return layout


def relocations(layout: Layout, place: str) -> set[tuple[int, int, str]]:
    """DGR-DATA-14 word for word: take it up, lay it down everywhere else, and look at the whole map."""
    left = layout.without(place)
    x, y, _ = layout.spots[place]
    found = set()
    for cell in left.frontier:
        if cell[0] != area_of(place) or cell[1:] == (x, y):
            continue
        if left.touches_entrance(cell) and not LOCATIONS[place].is_passage:
            continue
        for is_turned in (False, True)[: 1 if IS_SYMMETRIC[place] else 2]:
            after = left.with_location(place, cell[1], cell[2], is_turned)
            if after.ways[place] and after.is_connected() and after.frontier:
                found.add((cell[1], cell[2], TURNED if is_turned else PRINTED))
    return found


@pytest.mark.clause("DGR-DATA-14")
@pytest.mark.parametrize("sets", [("dungeon",), ("dungeon", "wilderness")], ids=["dungeon", "both"])
@pytest.mark.parametrize("seed", range(12))
def test_a_location_may_lie_wherever_all_stays_connected_and_open(sets: tuple[str, ...], seed: int) -> None:
    random = Random(seed)
    layout = grown(sets, random.randint(3, 30), random)
    for place in layout.spots:
        if not LOCATIONS[place].is_entrance:
            wanted = relocations(layout, place)
            assert set(layout.relocations(place)) == wanted, place
            assert layout.can_relocate(place) == bool(wanted), place


@pytest.mark.clause("DGR-DATA-14")
def test_a_location_may_be_turned_where_all_stays_connected() -> None:
    layout = grown(("dungeon",), 20, Random(2))
    turnable = {place for place in layout.spots if layout.can_turn(place)}
    assert turnable
    for place in layout.spots:
        x, y, is_turned = layout.spots[place]
        after = layout.without(place).with_location(place, x, y, not is_turned)
        is_fine = not IS_SYMMETRIC[place] and after.is_connected() and bool(after.frontier)
        assert (place in turnable) == is_fine, place
        assert layout.can_turn(place) == is_fine, "asked again, the same"
