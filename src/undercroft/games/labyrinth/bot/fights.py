"""What a fight is worth to a bot: the turns to victory that it may expect after it, with each means it has."""

from __future__ import annotations

from typing import Final

from undercroft.games.labyrinth.bot.odds import Meeting, face_value, meeting, win_chance, worth
from undercroft.games.labyrinth.bot.outlook import IN_A_CAGE, REST_OF_A_TURN, Outlook
from undercroft.games.labyrinth.content.cards import SPELLS, Monster
from undercroft.games.labyrinth.rules.attack import Means, has_surprise
from undercroft.games.labyrinth.rules.places import engaged_with, waiting_at
from undercroft.games.labyrinth.rules.spells import ATTACK_SPELLS, ESCAPES
from undercroft.games.labyrinth.state import Foe
from undercroft.games.labyrinth.told.odds import known_opponent
from undercroft.kernel.state import holds

STAYS_ENGAGED: Final = 0.3
"""Failed without a counter-attack, one still stands before the monster."""
ESCAPE: Final = 1.5
"""Turns that an escape costs, the spell included: it is kept for bad meetings."""
AFTER_A_FALL: Final = 2.0
_BY_HAND: Final = [(Means.HAND, False)]
WITHOUT_COUNTERATTACK: Final = (Means.BIND, Means.MISSILE)


class Attempt:
    """The best way to fight in a place: turns to victory from now, the means, and whether from outside."""

    def __init__(self, turns: float, means: Means, outside: bool) -> None:
        self.turns = turns
        self.means = means
        self.outside = outside


def foe_at(o: Outlook, place: str) -> Foe | None:
    """The open monster that this adventurer would fight in a place."""
    if o.hero.at == place:
        foe = engaged_with(o.s, o.hero)
        if foe is not None and foe.at == place:
            return foe
    waiting = waiting_at(o.s, place) if o.s.foes else []
    return max(waiting, key=lambda foe: len(foe.held)) if waiting else None


def gain(o: Outlook, place: str, foe: Foe | None) -> float:
    """What a victory in a place brings, as far as the adventurer knows."""
    s, hero = o.s, o.hero
    brings = 0.0
    if place in s.board.room_set and not (foe is not None and foe.is_robbed):
        kept = s.reserved.get(place)
        card = kept.treasure if kept is not None else foe.reserved if foe is not None else ""
        if card and holds(s.known.get(card, 0), hero.seat):
            brings = worth(hero, card, is_new=True)
        else:
            brings = o.level(s.board.spaces[place].level).gold
    if foe is not None and foe.held:
        brings += o.habits.loot * sum([face_value(s, hero, card, o.means) for card in foe.held])
    if s.loose or s.unclaimed:
        brings += lying(o, place)
    return brings


def lying(o: Outlook, space: str) -> float:
    """What lies there for whoever comes in."""
    s = o.s
    found = sum([face_value(s, o.hero, card, o.means) for card in s.loose.get(space, ())])
    waiting = s.unclaimed.get(space)
    if waiting is not None:
        found += waiting.draws * o.level(s.board.spaces[space].level).gold
        found += sum([face_value(s, o.hero, card, o.means) for card in waiting.held])
    return o.habits.loot * found


def means_at_hand(o: Outlook) -> list[tuple[Means, bool]]:
    """Every way to attack: the means, and whether from outside."""
    hero = o.hero
    if not hero.spells and not hero.missiles:
        return _BY_HAND
    found = [(Means.HAND, False)]
    if hero.kind == "wizard":
        kinds = {SPELLS[card].kind for card in hero.spells}
        found += [(Means(kind), True) for kind in ATTACK_SPELLS if kind in kinds]
        if o.s.options.wandering:  # inside one need not fear that the beaten monster comes back
            found += [(Means(kind), False) for kind in ATTACK_SPELLS if kind in kinds]
    elif hero.missiles:
        found.append((Means.MISSILE, True))
    elif any(SPELLS[card].kind == "bind" for card in hero.spells):
        found.append((Means.BIND, False))
    return found


def best_attempt(o: Outlook, place: str, *, inside: bool = False, redrawn: bool = False) -> Attempt:
    """The best means for a place; `inside`: he stands in it, `redrawn`: the card known there will have changed."""
    foe = None if redrawn else foe_at(o, place)
    opponent = None if redrawn else foe.monster if foe is not None else known_opponent(o.s, o.hero, place)
    brings = gain(o, place, foe)
    later = (o.s.steps / o.steps) if o.s.laid_spell and o.s.active == o.hero.seat else 0.0  # LAB-SPELL-5
    best: Attempt | None = None
    for means, outside in means_at_hand(o):
        turns = fight_turns(o, place, means, brings, opponent, outside=outside and not inside)
        if means is not Means.HAND:
            turns += later
        if best is None or turns < best.turns:
            best = Attempt(turns, means, outside)
    assert best is not None
    return best


def fight_turns(
    o: Outlook, place: str, means: Means, brings: float, opponent: Monster | None, *, outside: bool
) -> float:
    """Turns to victory from the moment of this attack."""
    at = o.chart.number[place]
    number = o.s.board.spaces[place].level
    left = o.charges - (means is not Means.HAND)
    met = _meeting(o, number, means, opponent, outside=outside)
    won = o.turns(o.need - brings, at, left) + (1 / o.steps if outside else 0)
    if outside and o.s.options.wandering:
        struck = o.wanderer_strikes(number)
        won += struck * (o.after_failure(at, left, is_fresh=True) - o.turns(o.need, at, left))
    total = met.win * won
    if met.cage:
        total += met.cage * (IN_A_CAGE + won)
    if met.fall:
        total += met.fall * (AFTER_A_FALL + won)
    if met.fail > 0:
        if outside or means in WITHOUT_COUNTERATTACK:
            stays = 0.0 if outside else STAYS_ENGAGED
            total += met.fail * (REST_OF_A_TURN + stays + o.turns(o.need, at, left))
        else:
            fresh = opponent is None or has_surprise(o.hero, opponent.id)
            total += met.fail * o.after_failure(at, left, is_fresh=fresh)
    return total


def _meeting(o: Outlook, number: int, means: Means, opponent: Monster | None, *, outside: bool) -> Meeting:
    s, hero = o.s, o.hero
    if opponent is None:
        return o.meeting(number, means, outside=outside)
    if opponent.trap:
        return meeting(s, hero, (opponent.id,), means, outside=outside)
    return Meeting(win_chance(s, hero, opponent, means))


def choose_means(o: Outlook, options: tuple[str, ...]) -> str:
    """Hand or spell, inside a place; Teleport or Transport if that is better than any fight."""
    s, hero = o.s, o.hero
    place = hero.at
    foe = foe_at(o, place)
    opponent = foe.monster if foe is not None else known_opponent(s, hero, place)
    brings = gain(o, place, foe)
    best, choice = 1e9, "hand"
    for option in options:
        if option in ESCAPES:
            turns = escape_turns(o)
        else:
            turns = fight_turns(o, place, Means(option), brings, opponent, outside=False)
        if turns < best:
            best, choice = turns, option
    return choice


def escape_turns(o: Outlook) -> float:
    """After Teleport: out of danger in the best safe place within a level."""
    s = o.s
    level = s.board.spaces[o.hero.at].level
    safe = [p for p in (*s.graves, "great-hall") if p in s.board.spaces and abs(s.board.level(p) - level) <= 1]
    found = [o.turns(o.need, o.chart.number[place], o.charges) for place in safe if place != o.hero.at]
    return ESCAPE + min(found, default=1e9)
