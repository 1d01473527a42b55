"""The chance that the monster wins, for the window of a fight: what the master may know (DOO-FIGHT-4)."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

from undercroft.games.doodle.content.cards import CARDS, Card
from undercroft.games.doodle.rules.dungeon_actions import CLOSE, FACES
from undercroft.games.doodle.rules.encounter import ENOUGH, strength
from undercroft.games.doodle.state import Dungeon, Encounter, State
from undercroft.kernel.ask import Ask, Option, faces


@cache
def at_least(dice: int, total: int) -> Fraction:
    """The chance that so many ten-sided dice show at least this total."""
    thrown = faces(dice, FACES)
    return Fraction(sum(sum(throw) >= total for throw in thrown), len(thrown))


@cache
def after_talisman(dice: tuple[int, ...], needed: int) -> Fraction:
    """The chance that the best dice after a Talisman reach this total."""
    thrown = faces(2, FACES)
    kept = len(dice)
    return Fraction(sum(sum(sorted((*dice, *more))[-kept:]) >= needed for more in thrown), len(thrown))


def odds(s: State, ask: Ask) -> dict[Option, Fraction]:
    """For each option of the window W-FIGHT that settles nothing else: will the monster reach the twenty?"""
    encounter = s.encounter
    if ask.what != "dungeon-action" or encounter is None or encounter.stage != "fight":
        return {}
    assert isinstance(ask.options, tuple)
    dungeon = s.dungeons[ask.seat]
    chances = {option: chance(dungeon, encounter, option) for option in ask.options}
    return {option: found for option, found in chances.items() if found is not None}


def chance(dungeon: Dungeon, encounter: Encounter, option: Option) -> Fraction | None:
    """The chance if this card (or nothing) is played and then the window closed; None if that is not the question."""
    missing = ENOUGH - strength(dungeon, encounter)
    if option == CLOSE:
        return Fraction(int(missing <= 0))
    return _with_card(dungeon, encounter, CARDS[str(option)], missing)


def _with_card(dungeon: Dungeon, encounter: Encounter, card: Card, missing: int) -> Fraction | None:
    if card.drop_lowest:
        return after_talisman(encounter.dice, missing + sum(encounter.dice))
    if card.roll:
        return at_least(card.roll, missing)
    if card.turn_lowest:
        return Fraction(int(missing <= card.turn_lowest - min(encounter.dice)))
    bonus = card.bonus + min(dungeon.crossed, card.bonus_by_hearts)
    return Fraction(int(missing <= bonus)) if bonus else None
