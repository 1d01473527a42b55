"""The chances a person at the table would want to know, from what that person may know."""

from __future__ import annotations

from fractions import Fraction

from undercroft.games.labyrinth.content.cards import AMBUSH, MONSTER_DECKS, MONSTERS, SPELL_AMBUSH, Monster
from undercroft.games.labyrinth.rules.attack import WAYS, Means, chance, ways
from undercroft.games.labyrinth.rules.places import awaits_fight, engaged_with, is_unsafe, waiting_at
from undercroft.games.labyrinth.rules.treasure import sword_bonus
from undercroft.games.labyrinth.state import Adventurer, State
from undercroft.kernel.ask import Ask, Option
from undercroft.kernel.state import EVERYBODY, holds


def odds(s: State, ask: Ask) -> dict[Option, Fraction]:
    """The chance of success for each option that dice will decide."""
    if not isinstance(ask.options, tuple) or ask.seat < 0:
        return {}
    hero = s.heroes[ask.seat]
    found = {option: _chance(s, hero, ask, option) for option in ask.options}
    return {option: chance for option, chance in found.items() if chance is not None}


def _chance(s: State, hero: Adventurer, ask: Ask, option: Option) -> Fraction | None:
    match ask.what, option:
        case "move", ("step", str(to)) if awaits_fight(s, hero, to):
            return fight_chance(s, hero, to, Means.HAND)
        case (("fall" | "teleport"), str(place)) if is_unsafe(s, place):  # LAB-TRAP-9, LAB-TELE-4
            return fight_chance(s, hero, place, Means.HAND)
        case "move", "fight":
            return fight_chance(s, hero, hero.at, Means.HAND)
        case "move", ("cast" | "throw", str(kind), str(place)):
            return fight_chance(s, hero, place, Means(kind))
        case "move", ("search", _):
            return Fraction(hero.type.secret_door, 6)
        case "means", str(means) if means in tuple(Means):
            return fight_chance(s, hero, hero.at, Means(means))
        case "opponent", str(card):
            return chance(s, hero, MONSTERS[card], Means.HAND)
        case (("move" | "ambush-mover"), ("ambush", int(seat))):
            return strike_chance(s, hero, s.heroes[seat])
        case (("ambush-other" | "join"), "yes"):
            return strike_chance(s, hero, s.hero())
        case "strike-whom", int(seat):
            return strike_chance(s, hero, s.heroes[seat])
        case (("move" | "last-word"), ("hex", str(spell), int(seat))):
            return Fraction(WAYS[SPELL_AMBUSH[spell][s.heroes[seat].kind]], 36)
    return None


def strike_chance(s: State, hero: Adventurer, other: Adventurer) -> Fraction:
    """LAB-AMB-8."""
    return Fraction(WAYS[max(2, AMBUSH[hero.kind][other.kind] - sword_bonus(s, hero))], 36)


def fight_chance(s: State, hero: Adventurer, place: str, means: Means) -> Fraction | None:
    """Against the monster one knows to be there; else the mean over all that may be drawn, traps left out.

    None where one knows of a trap: there is no fight (LAB-TRAP-1).
    """
    known = known_opponent(s, hero, place)
    if known and known.trap:
        return None
    possible = [known] if known else possible_monsters(s, hero, place)
    can_steal = place in s.board.room_set or any(foe.held for foe in s.foes if foe.at == place)  # LAB-THIEF-10
    fights = [ways(s, hero, monster, means, can_steal=can_steal) for monster in possible if not monster.trap]
    return Fraction(sum(fights), 36 * len(fights)) if fights else Fraction(1)


def known_opponent(s: State, hero: Adventurer, place: str) -> Monster | None:
    """An open monster, or a card that this adventurer has looked at."""
    foe = engaged_with(s, hero) if hero.at == place else None
    if foe is None:
        foe = next(iter(waiting_at(s, place)), None)
    if foe is not None:
        return foe.monster
    kept = s.reserved.get(place)
    if kept is not None and kept.monster and holds(kept.seen_monster, hero.seat):
        return MONSTERS[kept.monster]
    if hero.seat == s.active:
        return next((MONSTERS[card] for at, card in s.peeks if at == place), None)
    return None


def possible_monsters(s: State, hero: Adventurer, place: str) -> list[Monster]:
    """The monsters of the level that this adventurer cannot rule out as the next one."""
    return [MONSTERS[card] for card in possible_cards(s, hero.seat, s.board.spaces[place].level)]


def possible_cards(s: State, seat: int, level: int) -> tuple[str, ...]:
    """The cards of a level of which the next one is one, as far as this seat can tell."""
    deck = s.monsters[level]
    if not deck.pool and deck.bottom and holds(deck.bottom[0][1], seat):
        return (deck.bottom[0][0],)
    ruled_out = {foe.card for foe in s.foes}
    ruled_out.update([other.cage for other in s.heroes])
    ruled_out.update(s.removed)
    for known in (deck.top, deck.bottom):
        for card, seats in known:
            if seats == EVERYBODY or holds(seats, seat):
                ruled_out.add(card)
    return tuple([card for card in MONSTER_DECKS[level] if card not in ruled_out])
