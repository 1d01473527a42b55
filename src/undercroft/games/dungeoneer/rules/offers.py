"""What somebody may do outside his own phases, moment by moment (DGR-GOLD-8, DGR-GOLD-9, DGR-SPEC).

Nobody is asked for something that would change nothing now.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from undercroft.games.dungeoneer.content.cards import LIFE, PLAY, TYPES, Card
from undercroft.games.dungeoneer.content.notation import Effects
from undercroft.games.dungeoneer.rules.cards.banes import offer_bane, opponents
from undercroft.games.dungeoneer.rules.cards.decks import has_cards
from undercroft.games.dungeoneer.rules.cards.effects import aimed_at
from undercroft.games.dungeoneer.rules.cards.inventory import can_pay
from undercroft.games.dungeoneer.rules.cards.notes import USE, USES
from undercroft.games.dungeoneer.rules.fights.duels import offer_duels
from undercroft.games.dungeoneer.rules.fights.throws import Answering, Throw
from undercroft.games.dungeoneer.state import ADVENTURE, Foe, Hero, State
from undercroft.kernel.ask import Option

Moment: TypeAlias = Throw | Answering | None
"""A roll that is about to be thrown, an encounter that is about to be resolved, or any other moment."""
RESPONSE: Final = "response"
ENCOUNTER_HERE: Final = "encounter here"
ATTACKS_SELF: Final = "monster attacks self"


def responses(s: State, hero: Hero, moment: Moment) -> list[Option]:
    """What a player may do at a moment."""
    if moment is None:
        return anytime_options(s, hero)
    if isinstance(moment, Throw):
        return roll_options(s, hero, moment)
    return encounter_options(s, hero, moment)


# --- anytime --------------------------------------------------------------------------------------------------------


def may_act(s: State, hero: Hero) -> bool:
    """A quick look: could there be anything for him to do at any time?"""
    here = hero.at
    if hero.is_silent or not here:
        return False
    if hero.uses or hero.glory >= hero.cheapest:
        return True
    if not hero.mp:
        return False
    if hero.tipped or s.foes or s.horde_at:
        return True
    for other in s.heroes:  # noqa: SIM110 - a generator would cost more than the loop
        if other.at == here and other is not hero:
            return True
    return False


def anytime_options(s: State, hero: Hero) -> list[Option]:
    """What a player may do outside his phases, if it does anything at all."""
    options: list[Option] = []
    offer_anytime(s, hero, options)
    return options


def offer_anytime(s: State, hero: Hero, options: list[Option]) -> None:
    """The same, beside other options."""
    if not may_act(s, hero):
        return
    offer_cards(s, hero, options)
    if hero.mp and hero.resting != 1:
        if hero.tipped:
            options.append("stand")
        else:
            offer_duels(s, hero, options)


def offer_cards(s: State, hero: Hero, options: list[Option], *, is_own: bool = False) -> None:
    """Anytime cards of the hand and abilities without a situation; in the own phase also those that change nothing."""
    if hero.glory >= hero.cheapest:
        for card in hero.anytime:
            if hero.glory >= card.cost:
                _offer_aimed(s, hero, options, PLAY[card.id], card.play, card.aim, is_own)
    for user in hero.uses:
        ability = USES[user]
        if user not in hero.used and can_pay(hero, ability.costs):
            _offer_aimed(s, hero, options, USE[user], ability.effects, ability.aim, is_own)


def _offer_aimed(
    s: State, hero: Hero, options: list[Option], option: tuple[str, ...], do: Effects, aim: str, is_own: bool
) -> None:
    """An option for each hero it may be aimed at, or a single one."""
    if aim:
        for other in aimed_at(s, hero, aim):
            if is_own or does_something(s, other, do):
                options.append((*option, other.seat))
        return
    if is_own or does_something(s, hero, do):
        options.append(option)
    if s.is_campaign:  # DGR-CSPEC-2
        others = [other for other in s.heroes_at(hero.at) if other is not hero and does_something(s, other, do)]
        options += [(*option, other.seat, "help") for other in others]


def does_something(s: State, hero: Hero, do: Effects) -> bool:
    """Nobody is asked for a card that would change nothing now."""
    for effect in do:
        name: str = effect[0]
        if name == "heal":
            helps = hero.life < LIFE
        elif name == "stand":
            helps = hero.tipped != ""
        elif name == "draw":
            helps = has_cards(s, ADVENTURE)
        elif name == "extraattack":
            helps = hero.mp > 0 and hero.attacks > hero.extra
        else:
            helps = True
        if helps:
            return True
    return False


# --- before a roll --------------------------------------------------------------------------------------------------


def roll_options(s: State, hero: Hero, throw: Throw) -> list[Option]:
    """Cards and abilities that change this roll, also by healing who tests his life."""
    options: list[Option] = []
    for card in hero.roll_cards:
        options += _modifier_card(s, hero, card, throw)
    for user in hero.roll_uses:
        if hero.seat in throw.rollers:
            if can_modify(hero, user, throw, hero.seat):
                options.append(USE[user])
        elif s.is_campaign:  # DGR-CSPEC-2
            helped = [seat for seat in throw.rollers if hero.at and s.heroes[seat].at == hero.at]
            options += [("use", user, seat, "help") for seat in helped if can_modify(hero, user, throw, seat)]
    if throw.is_of_life() and not hero.is_silent and hero.at:
        offer_cards(s, hero, options)
    return options


def can_modify(hero: Hero, card: str, throw: Throw, seat: int) -> bool:
    """DGR-DATA-13: `use[before roll]` in the window of a roll of its owner."""
    ability = USES[card]
    if card in hero.used or not can_pay(hero, ability.costs):
        return False
    return throw.is_changed_by(seat, ability.effects)


def _modifier_card(s: State, hero: Hero, card: Card, throw: Throw) -> list[Option]:
    if card.is_good:
        return _keeps(s, hero, card.id, throw) if hero.glory >= card.cost else []
    if hero.is_silent:
        return []
    rolling = [s.heroes[seat] for seat in throw.rollers if seat != hero.seat]
    return [("bane", card.id, other.seat) for other in rolling if other.peril >= card.cost or s.is_solo]


def _keeps(s: State, hero: Hero, card: str, throw: Throw) -> list[Option]:
    """For the own roll, or (DGR-CSPEC-2) for that of another hero on the same location."""
    found: list[Option] = []
    for seat, roller in throw.rollers.items():
        if roller.keeps:
            continue
        if seat == hero.seat:
            found.append(PLAY[card])
        elif s.is_campaign and hero.at and s.heroes[seat].at == hero.at:
            found.append(("play", card, seat, "help"))
    return found


# --- before an encounter is resolved --------------------------------------------------------------------------------


def encounter_options(s: State, hero: Hero, answering: Answering) -> list[Option]:
    """What a player may do before this encounter is resolved."""
    if not is_lying(s, answering.foe):
        return []
    found = reactions(s, hero, answering.foe)
    offer_anytime(s, hero, found)
    if hero is answering.player and not hero.is_silent:
        _offer_banes(s, hero, found)
    return found


def is_lying(s: State, foe: Foe) -> bool:
    """Is it still there?"""
    for other in s.foes:  # noqa: SIM110 - a generator would cost more than the loop
        if other is foe:
            return True
    return False


def _offer_banes(s: State, player: Hero, options: list[Option]) -> None:
    if player.evils:
        others = opponents(s, player)
        for card in player.evils:
            if card.kind == "bane":
                offer_bane(s, player, card, others, options)


def is_affected(s: State, hero: Hero, foe: Foe) -> bool:
    """A monster concerns the hero it attacks, a trap everybody there; in a campaign heroes stand by each other."""
    if hero.at != foe.at or not hero.at:
        return False
    return foe.kind == "trap" or foe.target == hero.seat or s.is_campaign


def reactions(s: State, hero: Hero, foe: Foe) -> list[Option]:
    """DGR-SPEC-3: cards with the timing reaction against a card that another player plays."""
    found: list[Option] = []
    if not hero.reactions or hero.seat == foe.seat or not is_affected(s, hero, foe):
        return found
    for card in hero.reactions:
        if card.cost > hero.glory:
            continue
        if card.situation == RESPONSE:
            found += _helped(s, hero, foe, card.id)
        elif card.situation == ENCOUNTER_HERE:
            found.append(PLAY[card.id])
        elif card.situation == ATTACKS_SELF and foe.kind != "trap" and foe.target == hero.seat:
            if card.play[0][0] == "redirect":
                found += [("play", card.id, other.seat) for other in s.heroes_at(hero.at) if other is not hero]
            else:
                found += [("play", card.id, TYPES[t]) for t in foe.stats.standard if t != foe.type]
    return found


def _helped(s: State, hero: Hero, foe: Foe, card: str) -> list[Option]:
    """Oneself, or (DGR-CSPEC-2) another hero on the same location."""
    struck = [other for other in s.heroes_at(foe.at) if foe.kind == "trap" or other.seat == foe.target]
    found: list[Option] = [PLAY[card]] if hero in struck else []
    if s.is_campaign:
        found += [("play", card, other.seat, "help") for other in struck if other is not hero]
    return found
