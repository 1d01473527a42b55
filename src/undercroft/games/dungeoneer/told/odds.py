"""Chances as the asked player may know them: of exits, quests, duels and attacks, before anybody changes the roll."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Final

from undercroft.games.dungeoneer.content.cards import CARDS, QUESTS, SIDE_NUMBER, TYPE_NUMBER, TYPES
from undercroft.games.dungeoneer.rules.fights.duels import find_foe
from undercroft.games.dungeoneer.rules.fights.throws import ATTACK, DEFENCE, TESTS
from undercroft.games.dungeoneer.rules.fights.trial import tested_value, trap_test
from undercroft.games.dungeoneer.rules.stats import attribute, foe_value, roll_bonus
from undercroft.games.dungeoneer.rules.ways import exit_state
from undercroft.games.dungeoneer.state import Foe, Hero, State
from undercroft.kernel.ask import Ask, Option

DECIDED: Final = ("hero", "lord", "batch", "respond", "anytime", "monster", "horde-meets")
"""The asks in which an option may be decided by dice."""


def odds(s: State, ask: Ask) -> dict[Option, Fraction]:
    """For each option that dice will decide, the chance of success."""
    if ask.what not in DECIDED or not isinstance(ask.options, tuple):
        return {}
    found: dict[Option, Fraction] = {}
    for option in ask.options:
        chance = _chance(s, ask, option)
        if chance is not None:
            found[option] = chance
    return found


def _chance(s: State, ask: Ask, option: Option) -> Fraction | None:
    hero = s.heroes[ask.seat]
    match option:
        case ("try", str(side)):
            exit_ = exit_state(s, hero.at, SIDE_NUMBER[side])
            return test(s, hero, exit_.attribute, exit_.value, "exit")
        case ("attempt", str(quest)):
            return _attempt(s, hero, quest)
        case ("duel", int(seat), str(type_)) | ("steal", int(seat), str(), str(type_)):
            return _duel(s, hero, s.heroes[seat], TYPE_NUMBER[type_])
        case ("duel", str(card), str(type_)):
            foe = find_foe(s, card, hero)
            name = TYPE_NUMBER[type_]
            mine = attribute(hero, name) + roll_bonus(s, hero, ATTACK, type_, foe.stats.category)
            return win(mine - foe_value(s, foe, name))
        case ("encounter" | "horde-attack" | "horde-duel", int(seat), str(card), *_):
            return _strike(s, ask.seat, s.heroes[seat], card, option[3:])
        case ("add", str(card), *_) if ask.about is not None:
            return _strike(s, ask.seat, s.heroes[ask.about["target"]], card, option[2:])
    return _met(s, ask, option) if ask.about is not None and ask.what in ("monster", "horde-meets") else None


def _met(s: State, ask: Ask, option: Option) -> Fraction | None:
    """How a monster of a quest, a location or the wandering horde attacks who has come to it."""
    assert ask.about is not None
    target = s.heroes[ask.about["target"]]
    match option:
        case (str(card), str(type_), *_):
            return _strike(s, ask.seat, target, card, (type_,))
        case str(type_) if type_ in TYPES:
            return _attack(s, find_foe(s, ask.about["card"], target), target, type_)
    return None


def test(s: State, hero: Hero, what: str, value: int, kind: str) -> Fraction:
    """DGR-TEST-1."""
    have = tested_value(hero, what) + roll_bonus(s, hero, TESTS[kind], what, "")
    return Fraction(max(0, min(6, 7 - (value - have))), 6)


def win(lead: int) -> Fraction:
    """DGR-ATK-10: the chance of the higher total, with this lead."""
    return Fraction(sum(a + lead > b for a in range(1, 7) for b in range(1, 7)), 36)


def _attempt(s: State, hero: Hero, name: str) -> Fraction | None:
    """What is rolled first: the search, the danger, or the opportunity without any bonus."""
    quest = QUESTS[name]
    if quest.search[0] and name not in s.found:
        return test(s, hero, *quest.search, "quest")
    if quest.danger:
        return test(s, hero, str(quest.danger[2]), int(quest.danger[3]), "quest")
    return Fraction(max(0, 7 - quest.roll), 6) if quest.roll else None


def _duel(s: State, hero: Hero, other: Hero, type_: int) -> Fraction:
    mine = attribute(hero, type_) + roll_bonus(s, hero, ATTACK, TYPES[type_], "")
    return win(mine - attribute(other, type_) - roll_bonus(s, other, DEFENCE, TYPES[type_], ""))


def _strike(s: State, lord: int, target: Hero, card: str, how: tuple[Any, ...]) -> Fraction | None:
    """A monster that hits, or a trap that the hero does not pass."""
    if CARDS[card].kind == "trap":
        return 1 - test(s, target, *trap_test(card), "trap")
    return _attack(s, Foe(card, lord, target.at, "encounter", target.seat), target, str(how[0]))


def _attack(s: State, foe: Foe, target: Hero, type_: str) -> Fraction:
    name = TYPE_NUMBER[type_]
    defence = attribute(target, name) + roll_bonus(s, target, DEFENCE, type_, foe.stats.category)
    return win(foe_value(s, foe, name) - defence)
