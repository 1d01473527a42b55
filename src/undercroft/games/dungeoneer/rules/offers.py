"""What somebody may do outside his own phases, moment by moment (DGR-GOLD-8, DGR-GOLD-9, DGR-SPEC).

Nobody is asked for something that would change nothing now.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from undercroft.games.dungeoneer.content.cards import CARDS, LIFE, PLAY, TYPES, Card
from undercroft.games.dungeoneer.content.notation import Effects
from undercroft.games.dungeoneer.rules.cards.banes import offer_bane, opponents
from undercroft.games.dungeoneer.rules.cards.decks import has_cards
from undercroft.games.dungeoneer.rules.cards.effects import aimed_at, can_help
from undercroft.games.dungeoneer.rules.cards.hand import HELP
from undercroft.games.dungeoneer.rules.cards.inventory import can_pay
from undercroft.games.dungeoneer.rules.cards.notes import USE, USES
from undercroft.games.dungeoneer.rules.fights.duels import offer_duels, offer_horde_duels
from undercroft.games.dungeoneer.rules.fights.throws import Answering, Challenge, Throw, is_lying
from undercroft.games.dungeoneer.state import ADVENTURE, Foe, Hero, State
from undercroft.kernel.ask import Option

Moment: TypeAlias = Throw | Answering | Challenge | None
"""A roll that is about to be thrown, an encounter that is about to be resolved, a challenge, or any other moment."""
RESPONSE: Final = "response"
ENCOUNTER_HERE: Final = "encounter here"
ATTACKS_SELF: Final = "monster attacks self"


def responses(s: State, hero: Hero, moment: Moment) -> list[Option]:
    """What a player may do at a moment."""
    if moment is None:
        return anytime_options(s, hero)
    if isinstance(moment, Throw):
        return roll_options(s, hero, moment)
    if isinstance(moment, Answering):
        return encounter_options(s, hero, moment)
    return anytime_options(s, hero, is_his=concerns(hero, moment)) if moment.stands(s) else []


def concerns(hero: Hero, moment: Moment) -> bool:
    """Is it aimed at him? Then he is asked even if he has passed for the turn (DGR-RULING-88)."""
    if moment is None:
        return False
    if isinstance(moment, Throw):
        return hero.seat in moment.rollers
    if isinstance(moment, Challenge):
        return hero.seat == moment.target
    foe = moment.foe
    return hero.at == foe.at and (foe.kind == "trap" or foe.target == hero.seat)


def is_quiet(hero: Hero) -> bool:
    """Wants to be asked only about what concerns him: in this turn, or until he says otherwise."""
    return hero.is_silent or hero.is_reserved


# --- anytime --------------------------------------------------------------------------------------------------------


def may_act(s: State, hero: Hero, *, is_his: bool = False) -> bool:
    """A quick look: could there be anything for him to do? `is_his`: in his own phase, or about what concerns him."""
    here = hero.at
    if is_quiet(hero) and not is_his:
        return False
    if not here:  # DGR-RULING-90
        return hero.seat == s.lord and s.horde_mp > 0 and s.horde_at != ""
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


def anytime_options(s: State, hero: Hero, *, is_his: bool = False) -> list[Option]:
    """What a player may do outside his phases, if it does anything at all."""
    options: list[Option] = []
    offer_anytime(s, hero, options, is_his=is_his)
    return options


def offer_anytime(s: State, hero: Hero, options: list[Option], *, is_his: bool = False) -> None:
    """The same, beside other options."""
    if not may_act(s, hero, is_his=is_his):
        return
    if not hero.at:
        offer_horde_duels(s, options)
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
    if s.is_campaign:
        options += helping(s, hero, option, do)


def helping(s: State, hero: Hero, option: tuple[str, ...], do: Effects) -> list[Option]:
    """DGR-CSPEC-2, DGR-RULING-89: the same card in favour of another hero there, if it can be meant for him."""
    others = [other for other in s.heroes_at(hero.at) if other is not hero]
    return [(*option, other.seat, HELP) for other in others if can_help(do) and does_something(s, other, do)]


def is_defence(option: Option) -> bool:
    """Does it help against an attack: striking first, standing up, healing, a reaction?"""
    word = option[0] if isinstance(option, tuple) else option
    if word in ("play", "use"):
        assert isinstance(option, tuple)
        name = str(option[1])
        if word == "play" and CARDS[name].timing == "reaction":
            return True
        return any(
            effect[0] in ("heal", "stand") for effect in (CARDS[name].play if word == "play" else USES[name].effects)
        )
    return word in ("duel", "steal", "stand", "bane")


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
        elif s.is_campaign and not is_quiet(hero):  # DGR-CSPEC-2
            helped = [seat for seat in throw.rollers if hero.at and s.heroes[seat].at == hero.at]
            options += [("use", user, seat, HELP) for seat in helped if can_modify(hero, user, throw, seat)]
    if throw.is_of_life() and hero.at and (not is_quiet(hero) or concerns(hero, throw)):
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
    if is_quiet(hero):
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
        elif s.is_campaign and hero.at and not is_quiet(hero) and s.heroes[seat].at == hero.at:
            found.append(("play", card, seat, HELP))
    return found


# --- before an encounter is resolved --------------------------------------------------------------------------------


def encounter_options(s: State, hero: Hero, answering: Answering) -> list[Option]:
    """What a player may do before this encounter is resolved."""
    if not is_lying(s, answering.foe):
        return []
    found = reactions(s, hero, answering.foe)
    is_his = concerns(hero, answering)
    if hero is not answering.player or is_his:  # who has played it can do all the rest in his own phase
        offer_anytime(s, hero, found, is_his=is_his)
    if hero is answering.player and not is_quiet(hero):
        _offer_banes(s, hero, found)
    return found


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
    if is_quiet(hero) and foe.kind != "trap" and foe.target != hero.seat:  # it concerns a friend only
        return found
    for card in hero.reactions:
        if card.cost > hero.glory:
            continue
        if card.situation == RESPONSE:
            found += _helped(s, hero, foe, card.id)
        elif card.situation == ENCOUNTER_HERE:
            found += _away(s, hero, card.id)
        elif card.situation == ATTACKS_SELF and foe.kind != "trap":
            found += _turned_aside(s, hero, foe, card)
    return found


def _away(s: State, hero: Hero, card: str) -> list[Option]:
    """Leaving before it strikes; who lies on the ground does not (DGR-RULING-95)."""
    found: list[Option] = [] if hero.tipped else [PLAY[card]]
    if s.is_campaign:
        others = [other for other in s.heroes_at(hero.at) if other is not hero and not other.tipped]
        found += [("play", card, other.seat, HELP) for other in others]
    return found


def _turned_aside(s: State, hero: Hero, foe: Foe, card: Card) -> list[Option]:
    """The attack strikes another one, or in another way; DGR-RULING-89: also if it was aimed at a friend."""
    if foe.target != hero.seat and not s.is_campaign:
        return []
    details: list[str | int]
    if card.play[0][0] == "redirect":
        details = [other.seat for other in s.heroes_at(foe.at) if other.seat != foe.target]
    else:
        details = [TYPES[t] for t in foe.stats.standard if t != foe.type]
    if foe.target == hero.seat:
        return [("play", card.id, detail) for detail in details]
    return [("play", card.id, foe.target, detail, HELP) for detail in details]


def _helped(s: State, hero: Hero, foe: Foe, card: str) -> list[Option]:
    """Oneself, or (DGR-CSPEC-2) another hero on the same location."""
    struck = [other for other in s.heroes_at(foe.at) if foe.kind == "trap" or other.seat == foe.target]
    found: list[Option] = [PLAY[card]] if hero in struck else []
    if s.is_campaign:
        found += [("play", card, other.seat, HELP) for other in struck if other is not hero]
    return found
