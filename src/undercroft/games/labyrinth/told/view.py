"""What a seat may see, built from nothing: what is not put in here never leaves the table."""

from __future__ import annotations

from typing import Any

from undercroft.games.labyrinth.content.cards import SPELLS, TREASURES
from undercroft.games.labyrinth.rules.places import engaged_with
from undercroft.games.labyrinth.state import Adventurer, Reservation, State
from undercroft.kernel.game import View
from undercroft.kernel.state import holds


def view(s: State, seat: int | None) -> View:
    """The board, all adventurers, and the secrets of this seat only (LAB-TREAS-4, LAB-MARK-2)."""
    return {
        "active": s.active,
        "round": s.turns // len(s.heroes) + 1,
        "steps": s.steps,
        "laid_spell": s.laid_spell,
        "must_face": s.must_face,
        "may_not_fight": s.may_not_fight,
        "pacified": sorted(s.pacified),
        "adventurers": [_adventurer(s, hero, seat) for hero in s.heroes],
        "graves": sorted(s.graves),
        "defeats": {place: count for place, count in sorted(s.defeats.items()) if place not in s.board.room_set},
        "foes": [
            {
                "card": foe.card,
                "at": foe.at,
                "engaged": foe.engaged,
                "marker": foe.marker,
                "held": _cards(s, foe.held, seat),
                "wanderer": foe.is_wanderer,
                "robbed": foe.is_robbed,
            }
            for foe in s.foes
        ],
        "loose": {space: [_card(s, c, seat) for c in cards] for space, cards in sorted(s.loose.items())},
        "unclaimed": {
            place: {"draws": waiting.draws, "held": _cards(s, waiting.held, seat)}
            for place, waiting in sorted(s.unclaimed.items())
        },
        "reserved": {room: _reservation(kept, seat) for room, kept in sorted(s.reserved.items())},
        "peeks": [list(peek) for peek in s.peeks] if seat == s.active else [],
        "peeked_places": [place for place, _ in s.peeks],
        "decks": {
            "monsters": [len(deck) for deck in s.monsters[1:]],
            "treasures": [len(deck) for deck in s.treasures[1:]],
            "spells": len(s.spells[0]),
        },
        "removed": list(s.removed),
        "locks": [list(pair) for pair in s.locks],
    }


def _adventurer(s: State, hero: Adventurer, seat: int | None) -> dict[str, Any]:
    foe = engaged_with(s, hero)
    shown: dict[str, Any] = {
        "seat": hero.seat,
        "class": hero.kind,
        "at": hero.at,
        "goal": hero.type.goal if hero.kind else 0,
        "carried": _cards(s, hero.carried, seat),
        "secured": _cards(s, hero.secured, seat),
        "swords": {card: s.strength[card] for card in hero.carried if card in s.strength and _knows(s, card, seat)},
        "spells": len(hero.spells),
        "reserve": [SPELLS[card].kind for card in hero.reserve],
        "missiles": hero.missiles,
        "doors": sorted(hero.doors),
        "misses": hero.misses,
        "wounded": hero.is_wounded,
        "caged": bool(hero.cage),
        "engaged": foe.card if foe else "",
        "attacked": hero.attacked,
        "piles": [len(pile) for pile in hero.piles],
    }
    if hero.kind == "cleric" or s.options.spell_selection == "chosen":  # a known set, or chosen in the open
        shown["spell_cards"] = [SPELLS[card].kind for card in hero.spells]
    if hero.seat == seat or s.winners:  # when it is over the record tells it to everybody
        shown["gold"] = hero.gold
    if hero.seat == seat:
        shown["spell_cards"] = [SPELLS[card].kind for card in hero.spells]
        shown["trail"] = list(hero.trail)
    return shown


def _knows(s: State, card: str, seat: int | None) -> bool:
    return holds(s.known.get(card, 0), seat)


def _cards(s: State, cards: tuple[str, ...], seat: int | None) -> list[dict[str, Any]]:
    """A hand or pile, in an order that tells nothing."""
    shown = [_card(s, card, seat) for card in cards]
    if len(shown) > 1:
        shown.sort(key=_known_first)
    return shown


def _known_first(shown: dict[str, Any]) -> tuple[bool, int]:
    return "card" not in shown, shown["level"]


def _card(s: State, card: str, seat: int | None) -> dict[str, Any]:
    """A face-down card: everybody sees the colour of its back (LAB-COMP-5), its face only who knows it."""
    level = TREASURES[card].level
    return {"level": level, "card": card} if _knows(s, card, seat) else {"level": level}


def _reservation(kept: Reservation, seat: int | None) -> dict[str, Any]:
    shown: dict[str, Any] = {"owner": kept.owner, "marker": kept.marker}
    if holds(kept.seen_monster, seat):
        shown["monster"] = kept.monster
    if holds(kept.seen_treasure, seat):
        shown["treasure"] = kept.treasure
    return shown
