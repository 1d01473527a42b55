"""What can never be (checked by the contract walker, never in play)."""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.games.doodle.content.cards import DECK, LEVELS
from undercroft.games.doodle.content.grid import DOORS, FULL, around, is_one_piece
from undercroft.games.doodle.rules.hero_actions import MOST_ABOVE
from undercroft.games.doodle.rules.way import why_no_way
from undercroft.games.doodle.state import ALIVE, DEAD, ESCAPED, Dungeon, State
from undercroft.kernel.deck import astray


def broken(s: State) -> list[str]:
    """Every card exists exactly once, every sheet is a legal drawing, and every hero is where he can be."""
    return [*_cards_are_lost(s), *(wrong for d in s.dungeons for wrong in (*_sheet(d), *_hero(s, d)))]


def _cards_are_lost(s: State) -> Iterator[str]:
    found = [*s.build[0].cards(), *s.out, *s.display, *s.discard]
    for dungeon in s.dungeons:
        found += [*dungeon.deck.cards(), *dungeon.hand, *(laid.card for laid in dungeon.above)]
        found += [dungeon.taken] if dungeon.taken else []
    yield from astray("cards", DECK, found)
    if s.deck_size < 0:
        yield "more cards were drawn than the build deck had"


def _sheet(d: Dungeon) -> Iterator[str]:
    name = f"the dungeon of seat {d.seat}"
    parts = (d.walls, d.traps, *d.monsters)
    if sum(part.bit_count() for part in parts) != (d.walls | d.things).bit_count() or d.walls & d.things:
        yield f"{name} has two things in one cell"  # DOO-GRID-7
    if d.things != d.traps | d.all_monsters or d.gone & ~d.things:
        yield f"{name} has crossed out or counted what is not there"
    if d.walls & DOORS or not is_one_piece(FULL & ~d.walls):
        yield f"{name} has cells that nobody can reach"  # DOO-WALL-7
    if around(d.things) & d.things:
        yield f"{name} has traps or monsters side by side"  # DOO-SPACE-1, DOO-SPACE-2
    if any(boxes >= len(levels) for boxes, levels in zip(d.boxes, LEVELS, strict=True)):
        yield f"{name} has more boxes checked than there are"


def _hero(s: State, d: Dungeon) -> Iterator[str]:
    name = f"the hero of seat {d.seat}"
    if s.phase == "C" and (clause := why_no_way(d, d.path)):
        yield f"{name} has a way that {clause} forbids"
    if not 0 <= d.crossed <= s.options.hearts or (d.fate == DEAD) != (d.crossed == s.options.hearts):
        yield f"{name} is {d.fate} with {d.crossed} hearts crossed out"
    if d.fate == ESCAPED and d.at < len(d.path):
        yield f"{name} has escaped in the middle of the way"
    if len(d.above) > MOST_ABOVE or (d.above and d.fate != ALIVE):
        yield f"{name} has {len(d.above)} cards above him"
    if any(laid.by == d.seat for laid in d.above):
        yield f"{name} has a card of his own master above him"
