"""ESP Medallion and Crystal Ball: seeing what others do not (LAB-ITEM-5 to 15)."""

from __future__ import annotations

from dataclasses import replace

from undercroft.games.labyrinth.rules.places import free_marker, is_unsafe, waiting_at
from undercroft.games.labyrinth.rules.treasure import cancel_reservation, learn, show
from undercroft.games.labyrinth.state import Adventurer, Reservation, State
from undercroft.kernel.ask import Ask, Rules
from undercroft.kernel.deck import draw


def places_to_look_into(s: State, hero: Adventurer) -> list[str]:
    """LAB-ITEM-5, LAB-ITEM-8: adjacent unsafe places, any door between, each once a turn, with a step left."""
    if not s.steps or "esp" not in hero.powers:
        return []
    return [way.to for way in s.board.ways[hero.at] if way.to not in s.looked and _hides_a_monster(s, way.to)]


def _hides_a_monster(s: State, place: str) -> bool:
    """Would somebody entering turn up a card? An open monster can be seen without the Medallion."""
    if not is_unsafe(s, place) or waiting_at(s, place):
        return False
    return _kept_monster(s, place) != "" or len(s.monsters[s.board.spaces[place].level]) > 0


def _kept_monster(s: State, place: str) -> str:
    """The monster that a Crystal Ball keeps for the place; "" also where it keeps a treasure only (LAB-RULING-78)."""
    return s.reserved[place].monster if place in s.reserved else ""


def look(s: State, hero: Adventurer, place: str) -> Rules[None]:
    """Only the carrier sees the card; it is set aside for his next step or spell (LAB-ITEM-6)."""
    show(s, hero, "esp")
    s.looked |= {place}
    card: str | None = _kept_monster(s, place)
    if card:
        kept = s.reserved[place]
        s.reserved[place] = replace(kept, seen_monster=kept.seen_monster | 1 << hero.seat)
    else:
        card = yield from draw(s.monsters, s.board.spaces[place].level, "LAB-ITEM-5", "draw-monster")
        assert card is not None
        s.peeks += ((place, card),)
    s.whisper(1 << hero.seat, {"card": card}, "looked", "LAB-ITEM-5", seat=hero.seat, place=place)


def put_peeks_back(s: State, hero: Adventurer, keep: str = "") -> None:
    """LAB-ITEM-7: seen cards go to the bottom, unseen by others, except that of the place one enters."""
    for place, card in s.peeks:
        if place != keep:
            level = s.board.spaces[place].level
            s.monsters[level] = s.monsters[level].with_under(card, 1 << hero.seat)
    s.peeks = tuple(peek for peek in s.peeks if peek[0] == keep)


def rooms_for_the_ball(s: State) -> tuple[str, ...]:
    """LAB-ITEM-9, LAB-ITEM-15: any room that is not cleared."""
    return s.board.uncleared(s.graves)


def use_ball(s: State, hero: Adventurer) -> Rules[None]:
    """Look into a room from afar and keep its monster and treasure aside (LAB-ITEM-9)."""
    room = yield Ask(hero.seat, "ball", rooms_for_the_ball(s), "LAB-ITEM-9")
    show(s, hero, "crystal")
    s.used_ball = True
    for other in [at for at, held in s.reserved.items() if held.owner == hero.seat and at != room]:
        cancel_reservation(s, other)  # LAB-ITEM-10; LAB-RULING-79: whatever he will see
    linked = next((foe.reserved for foe in s.foes if foe.at == room and foe.reserved), "")
    if linked:  # LAB-ITEM-12: an earlier fight's treasure stays with its monster, so that is what he sees
        learn(s, (linked,), 1 << hero.seat)
        s.whisper(1 << hero.seat, {"treasure": linked}, "ball-used", "LAB-ITEM-14", seat=hero.seat, place=room)
        return
    kept = s.reserved.get(room)
    if kept is not None:  # LAB-ITEM-14: another ball (or his own) holds the room; he sees those cards
        kept = replace(
            kept, seen_monster=kept.seen_monster | 1 << hero.seat, seen_treasure=kept.seen_treasure | 1 << hero.seat
        )
    else:
        level = s.board.spaces[room].level
        monster = "" if waiting_at(s, room) else (yield from draw(s.monsters, level, "LAB-ITEM-9", "draw-monster"))
        treasure = yield from draw(s.treasures, level, "LAB-ITEM-9", "draw-treasure")
        kept = Reservation(hero.seat, monster or "", treasure or "", free_marker(s), 1 << hero.seat, 1 << hero.seat)
    s.reserved[room] = kept
    if kept.treasure:
        learn(s, (kept.treasure,), kept.seen_treasure)
    cards = {"monster": kept.monster, "treasure": kept.treasure}
    s.whisper(1 << hero.seat, cards, "ball-used", "LAB-ITEM-9", seat=hero.seat, place=room, marker=kept.marker)


def may_use_ball(s: State, hero: Adventurer) -> bool:
    return not s.used_ball and "crystal" in hero.powers and s.cleared_rooms < len(s.board.rooms)
