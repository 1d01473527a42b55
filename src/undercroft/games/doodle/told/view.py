"""What a seat may see, built from nothing: what is not put in here never leaves the table (DOO-INFO)."""

from __future__ import annotations

from typing import Any

from undercroft.games.doodle.content.cards import CARDS, CATEGORIES, KINDS, TRAP
from undercroft.games.doodle.content.grid import NAMES, names
from undercroft.games.doodle.rules.encounter import strength
from undercroft.games.doodle.rules.scoring import lost_monsters, score
from undercroft.games.doodle.state import BEFORE_THE_WAY, Dungeon, Encounter, State
from undercroft.kernel.game import View


def view(s: State, seat: int | None) -> View:
    """The sheets without their secrets, and the secrets of this seat only."""
    return {
        "phase": s.phase,
        "round": s.round,
        "sharpener": s.sharpener,
        "active": s.active,
        "display": list(s.display),
        "discard": list(s.discard),
        "deck": s.deck_size,
        "removed": s.removed + len(s.out),
        "hearts": s.options.hearts,
        "dungeons": [_dungeon(s, dungeon, seat) for dungeon in s.dungeons],
        "encounter": _encounter(s.dungeons[s.active], s.encounter) if s.encounter is not None else None,
        "ranks": list(s.ranks),
    }


def _dungeon(s: State, dungeon: Dungeon, seat: int | None) -> dict[str, Any]:
    own = dungeon.seat == seat
    is_over = bool(s.ranks)
    shown: dict[str, Any] = {
        "seat": dungeon.seat,
        "name": dungeon.name,
        "walls": names(dungeon.walls),
        "traps": names(dungeon.traps),
        **{f"{kind}s": names(cells) for kind, cells in zip(KINDS, dungeon.monsters, strict=True)},
        "gone": names(dungeon.gone),
        "boxes": dict(zip(CATEGORIES, dungeon.boxes, strict=True)),
        "levels": {category: dungeon.level(number) for number, category in enumerate(CATEGORIES)},
        "taken": dungeon.taken,
        "step": dungeon.step if own else 0,
        "ready": dungeon.is_ready,
        "cards": len(dungeon.deck),
        "hand_count": len(dungeon.hand),
        "hearts": s.hearts_left(dungeon),
        "fate": dungeon.fate,
        "at": _place(dungeon),
        "above": [
            {"card": laid.card, "by": laid.by, "target": NAMES[laid.target] if laid.target >= 0 else ""}
            for laid in dungeon.above
        ],
        "path": _path(s, dungeon, seat),
    }
    if own or s.phase != "A":  # DOO-INFO-2
        shown["treasure_count"] = dungeon.treasures.bit_count()
    if own or is_over:  # DOO-INFO-1
        shown["treasures"] = names(dungeon.treasures)
    if own:
        shown["hand"] = list(dungeon.hand)
        shown["deck"] = _own_deck(s, dungeon)
    if is_over:
        shown["score"] = {
            **score(s, dungeon)._asdict(),
            "total": s.scores[dungeon.seat],
            "lost": lost_monsters(dungeon),
        }
    return shown


def _place(dungeon: Dungeon) -> int:
    """How many cells of the path the hero has entered; 0 is the entrance."""
    return dungeon.at - BEFORE_THE_WAY


def _path(s: State, dungeon: Dungeon, seat: int | None) -> list[str]:
    """DOO-INFO-6: a path under construction is seen only by who draws it."""
    is_drawer = s.phase == "B" and seat is not None and s.drawn_by(seat) is dungeon
    return [NAMES[cell] for cell in dungeon.path] if s.phase == "C" or is_drawer else []


def _own_deck(s: State, dungeon: Dungeon) -> list[str]:
    """DOO-DRAFT-9, DOO-PATH-15: one may look through the own deck, but not in phase C any more (DOO-INFO-4)."""
    return sorted(dungeon.deck.cards(), key=lambda card: CARDS[card].number) if s.phase != "C" else []


def _encounter(dungeon: Dungeon, encounter: Encounter) -> dict[str, Any]:
    return {
        "cell": NAMES[encounter.cell],
        "kind": (*KINDS, "trap")[encounter.kind],
        "stage": encounter.stage,
        "dice": list(encounter.dice),
        "bonus": encounter.bonus,
        "damage": encounter.damage,
        "strength": strength(dungeon, encounter) if encounter.kind != TRAP else 0,
        "actions_left": encounter.actions_left,
    }
