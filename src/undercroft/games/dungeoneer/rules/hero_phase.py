"""The hero phase: everything a hero may do in his own turn (DGR-HPHASE)."""

from __future__ import annotations

from typing import Any, Final

from undercroft.games.dungeoneer.content.cards import CARDS, LOCATIONS, PLAY, SIDE_NUMBER
from undercroft.games.dungeoneer.rules import attempts, building, meeting, moves, quests, windows
from undercroft.games.dungeoneer.rules.cards import hand
from undercroft.games.dungeoneer.rules.cards.inventory import (
    can_pay,
    container_of,
    cost_of,
    discard_bane,
    loose_count,
    pack,
    packable,
    treasure_limit,
    unpack,
)
from undercroft.games.dungeoneer.rules.cards.notes import USE, USES
from undercroft.games.dungeoneer.rules.fights import duels
from undercroft.games.dungeoneer.rules.offers import helping, offer_cards
from undercroft.games.dungeoneer.rules.stats import is_forbidden
from undercroft.games.dungeoneer.rules.ways import links, offer_ways
from undercroft.games.dungeoneer.state import PLACES, Hero, State
from undercroft.kernel.ask import Option, RestAsk, Rules

END: Final = "end"
EXPLORE: Final = "explore"
STAND: Final = "stand"
ASK_AGAIN: Final = "ask-again"
"""Who wanted to be asked only about what concerns him wants to be asked about everything again."""


def hero_phase(s: State, hero: Hero) -> Rules[None]:
    """DGR-HPHASE-3: one action after another, until he ends it or a quest is completed (DGR-HPHASE-4)."""
    while hero.at and not s.is_finished:
        options = hero_options(s, hero)
        if not hero.hand and all(option in (ASK_AGAIN, END) for option in options):
            return
        choice = yield RestAsk(hero.seat, "hero", options, "DGR-HPHASE-3")
        word: str = choice if isinstance(choice, str) else choice[0]
        if word == END:
            return
        if word == "go":
            if moves.go(s, hero, SIDE_NUMBER[choice[1]]):
                yield from moves.meet(s, hero)
        else:
            yield from hero_acts(s, hero, word, choice)
        if windows.is_anybody_alert(s) and not s.is_finished:
            yield from windows.anytime(s)


def hero_options(s: State, hero: Hero) -> tuple[Option, ...]:
    """What the rules allow at this moment."""
    options: list[Option] = []
    if hero.mp and hero.resting != 1:
        if hero.tipped:
            options.append(STAND)
        else:
            offer_ways(s, hero, options)
            if not s.has_explored and len(s.decks[PLACES]) and not is_forbidden(s, hero, "explore"):
                options.append(EXPLORE)  # DGR-MOVE-12
            duels.offer_duels(s, hero, options)
    location = LOCATIONS[hero.at]
    if (location.sewer or location.portal) and not hero.tipped and hero.resting != 1:
        options += links(s, hero)
    quests.offer_quests(s, hero, options)
    if hero.plays:
        _offer_plays(s, hero, options)
    if hero.uses or hero.glory >= hero.cheapest:
        offer_cards(s, hero, options, is_own=True)
    if hero.phase_uses or location.uses:
        options += _uses(s, hero)
    if hero.banes:
        options += _clears(hero)
    if hero.treasures and container_of(hero):
        options += [("pack", card) for card in packable(hero)]
        if loose_count(hero) < treasure_limit(hero):
            options += [("unpack", card) for card, _ in hero.inside]
    if s.do_heroes_meet:
        options += meeting.meeting_options(s, hero)
    if s.is_campaign:
        options += meeting.campaign_options(s, hero)
    if hero.is_reserved:
        options.append(ASK_AGAIN)
    options.append(END)
    return tuple(options)


def _offer_plays(s: State, hero: Hero, options: list[Option]) -> None:
    """DGR-HPHASE-1: boons and treasures for glory."""
    here = LOCATIONS[hero.at]
    for card in hero.plays:
        if cost_of(card, here) > hero.glory:
            continue
        if card.bearer:
            options += [("play", card.id, bearer) for bearer in hand.bearers(hero, card)]
        elif not card.is_permanent or hand.can_ready(s, hero, card):
            options.append(PLAY[card.id])
            if s.is_campaign and not card.is_permanent:
                options += helping(s, hero, PLAY[card.id], card.play)


def _uses(s: State, hero: Hero) -> list[Option]:
    """Abilities that say "in your hero phase", of cards and of the location (DGR-CHAL-10)."""
    options: list[Option] = []
    for card in hero.phase_uses:
        if _can_use(hero, card, USES[card].costs):
            options += _destinations(s, hero, card)
            if s.is_campaign and USES[card].effects[0][0] in ("heal", "mp"):
                options += helping(s, hero, USE[card], USES[card].effects)
    for ability in LOCATIONS[hero.at].uses:
        if _can_use(hero, hero.at, ability.costs):
            options.append(USE[hero.at])
    return options


def _can_use(hero: Hero, card: str, costs: tuple[tuple[str, int], ...]) -> bool:
    if card in hero.used or not can_pay(hero, costs):
        return False
    spends = any(kind == "mp" for kind, _ in costs)
    return not (spends and (hero.tipped or hero.resting == 1))  # DGR-TIP-1, DGR-MEET-3


def _destinations(s: State, hero: Hero, card: str) -> list[Option]:
    """A card that moves its owner is used with the place to go to; one that builds needs something to build."""
    do = CARDS[card].uses[0].effects
    if do[0][0] == "build":
        return [USE[card]] if len(s.decks[PLACES]) else []
    if do[0][0] != "if":
        return [USE[card]]
    terrains = do[0][1][1].split("/")
    if LOCATIONS[hero.at].terrain not in terrains or hero.tipped:
        return []
    ends = [place for place in s.layout.spots if LOCATIONS[place].terrain in terrains and place != hero.at]
    return [("use", card, place) for place in ends]


def _clears(hero: Hero) -> list[Option]:
    """A bane that its victim may discard by paying or by being there (DGR-BANE-2)."""
    options: list[Option] = []
    for card in hero.banes:
        for ability in CARDS[card].abilities:
            if ability.when != "clear":
                continue
            here = LOCATIONS[hero.at]
            if ability.place:
                if here.type in ability.place.split("/") or here.terrain in ability.place.split("/"):
                    options.append(("clear", card))
            elif can_pay(hero, ability.costs) and not hero.tipped and hero.resting != 1:
                options.append(("clear", card))
    return options


def hero_acts(s: State, hero: Hero, word: str, choice: Any) -> Rules[None]:
    """Carry out one action that is not a step."""
    match word:
        case "try":
            yield from moves.try_exit(s, hero, SIDE_NUMBER[choice[1]])
        case "play" | "use" | "stand" | "duel" | "steal":
            yield from windows.act(s, hero, choice)
        case "sewer" | "portal":
            yield from moves.link(s, hero, choice[0], choice[1])
        case "explore":
            yield from explore(s, hero)
        case "accept":
            yield from quests.accept(s, hero, choice[1])
        case "attempt":
            yield from attempts.attempt(s, hero, choice[1])
        case "meet":
            quests.meet(s, hero, choice[1])
        case "deliver":
            yield from attempts.complete(s, hero, choice[1])
        case "clear":
            _clear(s, hero, choice[1])
        case "pack":
            pack(s, hero, choice[1])
        case "unpack":
            unpack(s, hero, choice[1])
        case "ask-again":
            hero.is_reserved, hero.passed_unseen = False, ()
        case "rest-with":
            yield from meeting.propose(s, hero, choice)
        case "loot" | "give" | "show":
            yield from meeting.campaign_acts(s, hero, choice)
        case _:
            raise AssertionError(f"{choice!r} was offered, but no rule carries it out")


def _clear(s: State, hero: Hero, card: str) -> None:
    ability = next(ability for ability in CARDS[card].abilities if ability.when == "clear")
    for _, number in ability.costs:
        hero.mp -= number
    discard_bane(s, hero, card, "DGR-BANE-2")


def explore(s: State, hero: Hero) -> Rules[None]:
    """DGR-MOVE-12: once a turn, 1 MP; in a campaign next to the hero (DGR-CHERO-10)."""
    hero.mp -= 1
    s.has_explored = True
    near = [hero.at] if s.is_campaign else None
    yield from building.build(s, hero, "DGR-MOVE-12", near)
