"""The wandering horde of a campaign (DGR-CHORDE, DGR-CFIGHT)."""

from __future__ import annotations

from typing import Any, Final

from undercroft.games.dungeoneer.content.cards import CARDS, LOCATIONS, SIDE_NUMBER, SIDES, SPEED, TYPE_NUMBER
from undercroft.games.dungeoneer.rules import setup
from undercroft.games.dungeoneer.rules.above import above
from undercroft.games.dungeoneer.rules.cards import decks
from undercroft.games.dungeoneer.rules.cards.decks import into_hand
from undercroft.games.dungeoneer.rules.cards.inventory import KEEP, horde_limit, is_unwanted, lose_monster
from undercroft.games.dungeoneer.rules.fights import fight
from undercroft.games.dungeoneer.rules.fights.duels import ways_to_strike
from undercroft.games.dungeoneer.rules.fights.throws import is_lying
from undercroft.games.dungeoneer.rules.ways import portal_ends, sewer_ends
from undercroft.games.dungeoneer.state import Foe, Hero, State
from undercroft.kernel.ask import Ask, Option, Rules

VOLUNTEER: Final = ("fight", "stand-back")
ACTS: Final = ("horde-go", "horde-link", "horde-use", "horde-attack")
"""What the horde does in the adventure step only."""


def reset_horde(s: State) -> None:
    """DGR-CRESET-2, DGR-CRESET-3: the MP of the horde are the speed of its fastest monster, laid on that card."""
    s.horde_has_struck = False
    horde = s.heroes[s.lord].horde
    s.horde_lead, s.horde_mp = "", 0
    if horde:
        s.horde_lead = max(horde, key=_speed)
        s.horde_mp = _speed(s.horde_lead)


def _speed(card: str) -> int:
    stats = CARDS[card].stats
    assert stats is not None
    return stats.values[SPEED]


# --- survivors ------------------------------------------------------------------------------------------------------


def sort_survivors(s: State, master: Hero) -> Rules[None]:
    """DGR-CHORDE-1 to DGR-CHORDE-5: survivors of any location join the horde, the unwounded only if he likes."""
    survivors = [foe for foe in s.foes if foe.seat == master.seat and foe.kind == "encounter"]
    if not survivors:
        return
    grounds = list(dict.fromkeys(foe.at for foe in survivors if foe.has_attacked))
    has_new = False
    for foe in survivors:
        goes = "horde"
        if foe.card not in s.wounds:
            can_join = bool(s.horde_at or grounds)
            goes = "hand"
            if can_join:
                goes = yield Ask(master.seat, "survivor", ("hand", "horde"), "DGR-CHORDE-4", {"card": foe.card})
        s.foes = [other for other in s.foes if other is not foe]
        s.tell("survivor", "DGR-CHORDE-4", seat=master.seat, card=foe.card, goes=goes)
        if goes == "hand":
            into_hand(s, master, foe.card)
            continue
        master.horde += (foe.card,)
        has_new = True
        if not s.horde_at:
            yield from _settle(s, master, grounds or [foe.at])
    if has_new:
        yield from _trim(s, master)


def _settle(s: State, master: Hero, grounds: list[str]) -> Rules[None]:
    """DGR-CHORDE-2: where one of his monsters attacked; if several are possible he chooses."""
    place = grounds[0]
    if len(grounds) > 1:
        place = yield Ask(master.seat, "horde-place", tuple(grounds), "DGR-CHORDE-2")
    s.horde_at = place
    s.tell("horde-forms", "DGR-CHORDE-2", place=place)


def _trim(s: State, master: Hero) -> Rules[None]:
    """DGR-CHORDE-5."""
    while len(master.horde) > 1 or is_unwanted(s, master):
        options: tuple[Option, ...] = master.horde
        if len(master.horde) <= horde_limit(master):
            options = (*options, KEEP)
        chosen = yield Ask(master.seat, "trim-horde", options, "DGR-CHORDE-5")
        if chosen == KEEP:
            return
        lose_monster(s, chosen)
        decks.discard(s, chosen)
        s.tell("discarded", "DGR-CHORDE-5", seat=master.seat, card=chosen)


# --- moving and attacking -------------------------------------------------------------------------------------------


def horde_options(s: State, master: Hero) -> list[Option]:
    """What the horde may do in the adventure step, besides duels (DGR-RULING-90)."""
    here = s.horde_at
    if not here:
        return []
    options: list[Option] = []
    if s.horde_mp:  # DGR-CHORDE-6, DGR-CHORDE-7: walls stop it, nothing else
        options += [("horde-go", SIDES[side]) for side, _ in s.layout.ways[here]]
        options += [("horde-link", place) for place in (*sewer_ends(s, here), *portal_ends(s, here))]
        options += [("horde-use", here) for _ in _uses(s, master, here)]
    if s.horde_has_struck:  # DGR-CHORDE-9
        return options
    fresh = [card for card in master.horde if card not in s.attackers]  # DGR-CHORDE-10
    for hero in s.heroes_at(here):
        for card in fresh:
            options += [("horde-attack", hero.seat, card, *how) for how in ways_to_strike(card, hero)]
    return options


def _uses(s: State, master: Hero, here: str) -> list[str]:
    """DGR-RULING-80: location effects without a cost in glory."""
    return [
        here
        for ability in LOCATIONS[here].uses
        if here not in master.used and all(kind == "mp" and number <= s.horde_mp for kind, number in ability.costs)
    ]


def horde_acts(s: State, master: Hero, choice: Any) -> Rules[None]:
    match choice:
        case ("horde-go", str(side)):
            s.horde_mp -= 1
            s.horde_at = s.layout.near[s.horde_at][SIDE_NUMBER[side]]
            s.tell("horde-moves", "DGR-CHORDE-6", place=s.horde_at)
        case ("horde-link", str(place)):
            s.horde_mp -= 1
            s.horde_at = place
            s.tell("horde-moves", "DGR-CHORDE-8", place=place)
        case ("horde-use", str(place)):
            yield from _use(s, master, place)
        case _:
            s.horde_has_struck = True
            yield from _strike(s, s.heroes[choice[1]], choice[2:])


def horde_duels(s: State, choice: Any) -> Rules[None]:
    """DGR-RULING-78, DGR-CSPEC-3: for 1 MP of the horde, also in the phases of the heroes (DGR-RULING-90)."""
    s.horde_mp -= 1
    yield from _strike(s, s.heroes[choice[1]], choice[2:])


def _use(s: State, master: Hero, place: str) -> Rules[None]:
    """DGR-CHORDE-8: draws are the dungeonlord's."""
    ability = LOCATIONS[place].uses[0]
    s.horde_mp -= sum(number for _, number in ability.costs)
    master.used |= {place}
    for effect in ability.effects:
        if effect[0] == "draw":
            yield from decks.draw_cards(s, master, effect[2], "DGR-CHORDE-8")


def _strike(s: State, hero: Hero, how: tuple[str, ...]) -> Rules[None]:
    """Which monster, with which type, and the quest whose person it is to take away (DGR-CHORDE-11)."""
    card, type_ = how[:2]
    quest = how[2] if len(how) > 2 else ""
    foe = Foe(card, s.lord, s.horde_at, "horde", hero.seat, TYPE_NUMBER[type_])
    s.tell("horde-attacks", "DGR-CHORDE-9", card=card, target=hero.seat, type=type_)
    if not quest:
        yield from defend(s, foe, 1, set())
    bonus = yield from above.respond(s, foe, s.heroes[s.lord])  # DGR-RULING-83
    if not is_lying(s, foe):
        return
    target = s.heroes[foe.target]
    if target.at != foe.at:
        s.tell("no-attack", "DGR-ENC-10", card=card, seat=foe.target)
        return
    yield from fight.attack(s, foe, target, foe.type, quest if quest in target.persons else "", bonus)


def meet_horde(s: State, hero: Hero) -> Rules[None]:
    """DGR-CHERO-6: who walks onto the horde's location suffers a surprise attack by a monster that still can."""
    master = s.heroes[s.lord]
    if hero.seat != s.active:
        return
    fresh = [card for card in master.horde if card not in s.attackers]
    options = tuple((card, *how) for card in fresh for how in ways_to_strike(card, hero))
    if not options:
        return
    chosen: Any = options[0]
    if len(options) > 1:
        chosen = yield Ask(master.seat, "horde-meets", options, "DGR-CHERO-6", {"target": hero.seat})
    yield from _strike(s, hero, chosen)


def defend(s: State, foe: Foe, monsters: int, fought: set[int]) -> Rules[None]:
    """DGR-CFIGHT-1: the heroes there say who fights; who has fought one of these monsters already stands behind.

    DGR-RULING-85: initiative is rolled only if more want to fight than there are monsters left.
    """
    here = s.heroes_at(foe.at)
    target = foe.target
    if len(here) < 2 or s.heroes[target] not in here:
        return
    willing = []
    for hero in here:
        about = {"card": foe.card, "target": target}
        if (yield Ask(hero.seat, "defend", VOLUNTEER, "DGR-CFIGHT-1", about)) == "fight":
            willing.append(hero.seat)
    fresh = [seat for seat in willing if seat not in fought] or willing or [target]
    if len(fresh) > monsters:
        foe.target = yield from setup.highest(s, fresh, "DGR-CFIGHT-2")
    elif target not in fresh:
        foe.target = fresh[0]
    fought.add(foe.target)
    if willing:
        s.tell("defends", "DGR-CFIGHT-1", seat=foe.target, card=foe.card)
