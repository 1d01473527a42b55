"""Equipment: slots, giving, what is too much, and healing at any time (FIG-EQ, FIG-ITEM-1, FIG-ITEM-2)."""

from __future__ import annotations

from typing import Final

from undercroft.games.fighter.content.cards import EQUIPMENT
from undercroft.games.fighter.rules.group import group
from undercroft.games.fighter.state import Hero, State
from undercroft.kernel.ask import PASS, Ask, Draw, Option, Rules

HEALING: Final = ("heal-one", "heal-all")
CALM: Final = "calm"
"""A moment in which nothing is about to hurt anybody."""


def draw_equipment(s: State, clause: str) -> Rules[str]:
    """The top card of the shuffled deck; "" if there is none left at all (FIG-EQ-10)."""
    if not s.equipment:
        s.equipment, s.equipment_discard = s.equipment_discard, ()
        if not s.equipment:
            return ""
        s.tell("reshuffled", "FIG-EQ-10", number=len(s.equipment))
    card: str = yield Draw(s.equipment, clause, "draw-equipment")
    at = s.equipment.index(card)
    s.equipment = s.equipment[:at] + s.equipment[at + 1 :]
    return card


def discard(s: State, hero: Hero, card: str) -> None:
    """Put a card of a hero away: equipment on its pile, a seduced monster on the monsters' (FIG-RULING-46)."""
    if card in EQUIPMENT:
        at = hero.cards.index(card)
        hero.cards = hero.cards[:at] + hero.cards[at + 1 :]
        s.equipment_discard += (card,)
    else:
        at = hero.seduced.index(card)
        hero.seduced = hero.seduced[:at] + hero.seduced[at + 1 :]
        s.monster_discard += (card,)


def use_up(s: State, hero: Hero, card: str) -> None:
    """FIG-EQ-6: a card with the 1x mark is used once and then discarded."""
    s.tell("card-used", "FIG-EQ-8", seat=hero.seat, card=card)
    if EQUIPMENT[card].once:
        discard(s, hero, card)


def move(giver: Hero, receiver: Hero, card: str) -> None:
    """From hand to hand."""
    if card in EQUIPMENT:
        at = giver.cards.index(card)
        giver.cards = giver.cards[:at] + giver.cards[at + 1 :]
        receiver.cards += (card,)
    else:
        at = giver.seduced.index(card)
        giver.seduced = giver.seduced[:at] + giver.seduced[at + 1 :]
        receiver.seduced += (card,)


def may_take(hero: Hero, card: str) -> bool:
    """FIG-EQ-2: is there a free slot? A seduced monster needs none (FIG-ABIL-25)."""
    return card not in EQUIPMENT or hero.free_slots(EQUIPMENT[card].kind) > 0


def receivers(s: State, card: str) -> tuple[Option, ...]:
    """Who could carry a card of this kind at all; without a slot of it nobody can (FIG-EQ-2)."""
    kind = EQUIPMENT[card].kind
    return tuple([hero.seat for hero in s.heroes if not hero.has_levelled_up and hero.slots(kind)])


def receive(s: State, hero: Hero, card: str, clause: str) -> Rules[None]:
    """A hero gets a card in clean-up; what is too much he discards or passes on at once (FIG-EQ-4)."""
    hero.cards += (card,)
    s.tell("card-gained", clause, seat=hero.seat, card=card)
    kind = EQUIPMENT[card].kind
    while hero.free_slots(kind) < 0:
        choice = yield Ask(hero.seat, "surplus", _surplus(s, hero, kind), "FIG-EQ-4")
        if choice[0] == "discard":
            discard(s, hero, choice[1])
            s.tell("card-discarded", "FIG-EQ-4", seat=hero.seat, card=choice[1])
        else:
            move(hero, s.heroes[choice[2]], choice[1])
            s.tell("card-given", "FIG-EQ-4", seat=hero.seat, target=choice[2], card=choice[1])


def _surplus(s: State, hero: Hero, kind: int) -> tuple[Option, ...]:
    found: list[Option] = []
    for card in hero.cards:
        if EQUIPMENT[card].kind == kind:
            found.append(("discard", card))
            for other in s.heroes:
                if other is not hero and not other.has_levelled_up and may_take(other, card):
                    found.append(("give", card, other.seat))
    return tuple(found)


def hand_out(s: State, card: str, clause: str, *, by_leader: bool) -> Rules[None]:
    """A won card finds its owner: by the leader alone (FIG-VOTE-2) or by the group (FIG-VOTE-1)."""
    options = receivers(s, card)
    if not options:  # nobody in the party could carry it
        s.equipment_discard += (card,)
        s.tell("card-unclaimed", "FIG-EQ-2", card=card)
        return
    s.shop = (card,)
    if len(options) == 1:
        seat = options[0]
    elif by_leader:
        seat = yield Ask(s.leader, "reward", options, clause)
    else:
        seat = yield from group(s, "theft", options, clause)
    s.shop = ()
    assert isinstance(seat, int)
    yield from receive(s, s.heroes[seat], card, clause)


# --- healing ---------------------------------------------------------------------------------------------------------


def heal(s: State, hero: Hero, amount: int, clause: str) -> int:
    """Never above his maximum (FIG-DMG-8); nobody heals the fainted (FIG-RULING-19)."""
    if hero.is_fainted or hero.has_levelled_up:
        return 0
    healed = min(amount, hero.most_life - hero.life)
    if healed <= 0:
        return 0
    hero.life += healed
    s.tell("healed", clause, seat=hero.seat, life=healed, left=hero.life)
    return healed


def is_healing_carried(s: State) -> bool:
    """Has a conscious hero a healing card? Mostly nobody has, and then no window opens."""
    for hero in s.heroes:
        if hero.cards and not hero.is_fainted and not hero.has_levelled_up:
            for card in hero.cards:
                if EQUIPMENT[card].effect in HEALING:
                    return True
    return False


def healing_window(s: State, moment: str = CALM, threat: tuple[int, ...] = ()) -> Rules[None]:
    """FIG-EQ-9, FIG-RULING-58: whoever carries a healing card may use it, also in another hero's turn.

    `threat` is the life that each seat is about to lose. Who has passed is asked again before the next blow, in the
    next fight, and after it: in between nothing can hurt anybody, so nobody is asked for nothing.
    """
    if not is_healing_carried(s):
        return
    for hero in s.heroes:
        while hero.cards and hero.is_conscious:
            now = (s.monster,) if s.monster else tuple([other.life for other in s.heroes])
            passed = s.healing_passed[1] if moment == CALM and s.healing_passed[0] == now else ()
            options = _healings(s, hero)
            is_calm = s.rules.heals_in_danger_only and not would_faint(s, threat)
            if not options or hero.seat in passed or is_calm:
                break
            about = {"moment": moment, "damage": max(threat, default=0)}
            choice = yield Ask(hero.seat, "healing", (PASS, *options), "FIG-EQ-9", about)
            if choice == PASS:
                if moment == CALM:
                    s.healing_passed = (now, (*passed, hero.seat))
                break
            use_healing(s, hero, choice)


def would_faint(s: State, threat: tuple[int, ...]) -> bool:
    """Would somebody faint by what is about to come?"""
    return any(hero.is_conscious and hero.life <= loss for hero, loss in zip(s.heroes, threat, strict=False))


def all_lose(s: State, life: int) -> tuple[int, ...]:
    """The threat of a loss for everybody."""
    return (life,) * len(s.heroes)


def _healings(s: State, hero: Hero) -> list[Option]:
    found: list[Option] = []
    for card in hero.cards:
        effect = EQUIPMENT[card].effect
        if effect in HEALING:
            hurt = [other.seat for other in s.heroes if other.is_conscious and other.life < other.most_life]
            if effect == "heal-one":
                found.extend([(card, seat) for seat in hurt])
            elif hurt:
                found.append((card,))
    return found


def use_healing(s: State, hero: Hero, choice: tuple[str, int] | tuple[str]) -> None:
    """FIG-ITEM-1, FIG-ITEM-2."""
    card = choice[0]
    amount = EQUIPMENT[card].value
    use_up(s, hero, card)
    if len(choice) == 2:
        heal(s, s.heroes[choice[1]], amount, "FIG-ITEM-1")
    else:
        for other in s.heroes:
            heal(s, other, amount, "FIG-ITEM-2")
