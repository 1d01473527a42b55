"""Treasure: drawing it, carrying it, losing it, and who knows which card is where (LAB-TREAS, LAB-ITEM, LAB-SWORD)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from undercroft.games.labyrinth.content.cards import SWORD_PLUS_TWO, TREASURES
from undercroft.games.labyrinth.rules.winning import check_win
from undercroft.games.labyrinth.state import Adventurer, State, Unclaimed
from undercroft.kernel.ask import Ask, Rules, Subsets, roll
from undercroft.kernel.deck import draw
from undercroft.kernel.state import EVERYBODY


def win_treasure(s: State, hero: Adventurer, level: int, clause: str, reserved: str = "") -> Rules[None]:
    """The victor's card from the level's treasure deck, or the one a Crystal Ball kept for him (LAB-ITEM-11)."""
    while True:
        card = reserved or (yield from draw(s.treasures, level, clause, "draw-treasure"))
        if card is None:  # LAB-FIGHT-24
            s.tell("treasure-none", "LAB-FIGHT-24", seat=hero.seat, level=level)
            return
        if hero.kind != "wizard" or TREASURES[card].special != "sword":
            break
        # LAB-SPELL-21: a Wizard puts a Magic Sword back, the deck is shuffled, he draws again
        s.treasures[level] = s.treasures[level].shuffled(card)
        s.tell("sword-put-back", "LAB-SPELL-21", seat=hero.seat, level=level)
        reserved = ""
        if all(TREASURES[other].special == "sword" for other in s.treasures[level].cards()):
            return
    if TREASURES[card].special == "sword" and s.options.is_expert:
        yield from _roll_strength(s, hero, card, level)
    else:
        s.whisper(1 << hero.seat, {"card": card}, "treasure-drawn", clause, seat=hero.seat, level=level)
    carry(s, hero, (card,))


def _roll_strength(s: State, hero: Adventurer, card: str, level: int) -> Rules[None]:
    """LAB-SWORD-1, LAB-SWORD-2: the roll is open, and the strength stays with the card."""
    dice = yield roll(hero.seat, 2, "LAB-SWORD-1", "sword-roll")
    s.strength = {**s.strength, card: 2 if sum(dice) >= SWORD_PLUS_TWO[level] else 1}
    learn(s, (card,), EVERYBODY)
    s.tell("sword-drawn", "LAB-SWORD-1", seat=hero.seat, card=card, dice=dice, strength=s.strength[card])


def leave_unclaimed(s: State, place: str, draws: int, held: tuple[str, ...] = (), reserved: str = "") -> None:
    """LAB-SPELL-15: what was won from outside waits in the place, besides what waits there already."""
    had = s.unclaimed.get(place, Unclaimed(0))
    if reserved and had.reserved:  # a second ball looked into the room: the earlier card simply lies there
        draws, held = draws - 1, (*held, had.reserved)
    if had.draws + draws or had.held or held:
        s.unclaimed[place] = Unclaimed(had.draws + draws, (*had.held, *held), reserved or had.reserved)


def collect(s: State, hero: Adventurer) -> Rules[None]:
    """LAB-SPELL-15: treasure that was won from outside goes to the first to come in."""
    place = hero.at
    level = s.board.spaces[place].level
    while place in s.unclaimed and s.unclaimed[place].draws:
        waiting = s.unclaimed[place]
        s.unclaimed[place] = replace(waiting, draws=waiting.draws - 1, reserved="")
        yield from win_treasure(s, hero, level, "LAB-SPELL-15", waiting.reserved)
    if place in s.unclaimed:
        take_held(s, hero, s.unclaimed.pop(place).held)


def take_held(s: State, hero: Adventurer, held: tuple[str, ...]) -> None:
    """LAB-FIGHT-13: all that the monster held, whoever lost it."""
    if held:
        s.whisper(1 << hero.seat, {"cards": list(held)}, "held-taken", "LAB-FIGHT-13", seat=hero.seat, number=len(held))
        carry(s, hero, held)


def carry(s: State, hero: Adventurer, cards: Iterable[str]) -> None:
    """Take cards into the hand; there is no limit (LAB-TREAS-2)."""
    had_enough = hero.gold >= hero.type.goal
    taken = tuple(cards)
    hero.carried += taken
    learn(s, taken, 1 << hero.seat)
    note_powers(hero)
    if not had_enough and hero.gold >= hero.type.goal:  # LAB-TREAS-5
        s.whisper(1 << hero.seat, {"seat": hero.seat, "gold": hero.gold}, "goal-reached", "LAB-TREAS-5")
    check_win(s, hero)  # LAB-RULING-80: treasure picked up on Start counts at once


def give_up(s: State, hero: Adventurer, cards: tuple[str, ...]) -> None:
    """Take cards out of the hand. Others who knew some of the hand no longer know which ones left, unless all did."""
    if len(cards) < len(hero.carried):
        s.known = {**s.known, **{card: s.known[card] & 1 << hero.seat for card in hero.carried}}
    hero.carried = tuple(card for card in hero.carried if card not in cards)
    note_powers(hero)
    if "crystal" not in hero.powers:
        release_reservations(s, hero)


def learn(s: State, cards: tuple[str, ...], seats: int) -> None:
    """These seats know from now on where the cards are."""
    s.known = {**s.known, **{card: s.known.get(card, 0) | seats for card in cards}}


def forget(s: State, card: str) -> int:
    """A card goes back into its deck; gives the seats that know which one it is."""
    seats = s.known.get(card, 0)
    s.known = {**s.known}
    s.known.pop(card, None)
    return seats


def note_powers(hero: Adventurer) -> None:
    hero.powers = frozenset(TREASURES[card].special for card in hero.carried if TREASURES[card].special)


def release_reservations(s: State, hero: Adventurer) -> None:
    """LAB-ITEM-13: the ball has left its owner's hand, so what it kept goes under the decks."""
    for room in [room for room, kept in s.reserved.items() if kept.owner == hero.seat]:
        cancel_reservation(s, room)


def cancel_reservation(s: State, room: str) -> None:
    """Both reserved cards go under their decks, and the marker is removed."""
    kept = s.reserved.pop(room)
    level = s.board.spaces[room].level
    if kept.monster:
        s.monsters[level] = s.monsters[level].with_under(kept.monster, kept.seen_monster)
    if kept.treasure:
        s.treasures[level] = s.treasures[level].with_under(kept.treasure, forget(s, kept.treasure))
    s.tell("reservation-ends", "LAB-ITEM-10", room=room)


def show(s: State, hero: Adventurer, special: str) -> None:
    """LAB-TREAS-4: a special card becomes known when it is used."""
    for card in hero.carried:
        if TREASURES[card].special == special:
            if s.known[card] != EVERYBODY:
                learn(s, (card,), EVERYBODY)
            return


def sword_bonus(s: State, hero: Adventurer) -> int:
    """LAB-ITEM-4, LAB-SWORD-4: only the best sword counts. LAB-SWORD-5: a Wizard never uses one."""
    if "sword" not in hero.powers or hero.kind == "wizard":
        return 0
    # LAB-ITEM-3: in the basic game no strength is rolled, and every sword adds 1
    return max(s.strength.get(card, 1) for card in hero.carried if TREASURES[card].special == "sword")


def take_loose(s: State, hero: Adventurer, clause: str, least: int = 0, leave: tuple[str, ...] = ()) -> Rules[None]:
    """Pick up loose treasure from one's space, by position: its faces are down. `leave` may not be taken."""
    lying = s.loose.get(hero.at, ())
    offered = [number for number, card in enumerate(lying, start=1) if card not in leave]
    if not offered:
        return
    chosen = yield Ask(hero.seat, "take", Subsets(offered, least), clause)
    lying = s.loose[hero.at]
    taken = tuple(lying[number - 1] for number in chosen)
    if not taken:
        return
    rest = tuple(card for card in lying if card not in taken)
    if rest:
        s.loose[hero.at] = rest
    else:
        del s.loose[hero.at]
    s.whisper(1 << hero.seat, {"cards": list(taken)}, "loose-taken", clause, seat=hero.seat, number=len(taken))
    carry(s, hero, taken)
