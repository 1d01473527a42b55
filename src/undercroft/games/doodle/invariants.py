"""What can never be (checked by the contract walker, never in play)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from undercroft.games.doodle.content.cards import DECK, LEVELS
from undercroft.games.doodle.content.grid import DOORS, FULL, around, is_one_piece
from undercroft.games.doodle.rules.hero_actions import MOST_ABOVE
from undercroft.games.doodle.rules.way import why_no_way
from undercroft.games.doodle.state import ALIVE, DEAD, ESCAPED, Dungeon, State
from undercroft.kernel.deck import astray
from undercroft.kernel.game import Situations

SITUATIONS: Final[Situations[State]] = {
    "a Bomb lies above": lambda s: any(laid.target >= 0 for d in s.dungeons for laid in d.above),
    "two cards above one dungeon": lambda s: any(len(d.above) > 1 for d in s.dungeons),
    "a trap is met": lambda s: s.encounter is not None and s.encounter.is_trap,
    "a monster is met": lambda s: s.encounter is not None and not s.encounter.is_trap,
    "four dice": lambda s: s.encounter is not None and len(s.encounter.dice) > 3,
    "a Hush Scroll works": lambda s: s.encounter is not None and s.encounter.actions_left >= 0,
    "the level is ignored": lambda s: s.encounter is not None and s.encounter.ignores_level,
    "the trap is kept": lambda s: s.encounter is not None and s.encounter.keeps_trap,
    "hearts lost before the strike": lambda s: s.encounter is not None and s.encounter.lost > 0,
    "a hero is dead": lambda s: any(d.fate == DEAD for d in s.dungeons),
    "a hero has escaped": lambda s: any(d.fate == ESCAPED for d in s.dungeons),
    "a hero with one heart": lambda s: any(s.hearts_left(d) == 1 for d in s.dungeons),
    "a hero on a second pass": lambda s: any(_is_on_a_second_pass(d) for d in s.dungeons),
    "a guarded treasure is lost": lambda s: any(d.treasures & d.all_monsters & d.gone for d in s.dungeons),
    "an empty action deck": lambda s: s.phase == "C" and any(not len(d.deck) for d in s.dungeons),
    "an empty hand": lambda s: s.phase == "C" and any(not d.hand for d in s.dungeons),
}
"""What is rare, and wrong most easily where two of it meet (`undercroft workshop pairs`)."""


def _is_on_a_second_pass(d: Dungeon) -> bool:
    return 0 < d.at < len(d.path) and d.path[d.at] in d.path[: d.at]


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
