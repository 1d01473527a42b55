"""Positions in the ledger's words: a scenario's `given`, and the `facts` that its `then` looks up."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import Any

from undercroft.games.fighter.content.cards import (
    BOSSES,
    COLOURS,
    EQUIPMENT,
    LEVELS,
    MAPS,
    MONSTERS,
    SHEETS,
    mask,
    names_in,
)
from undercroft.games.fighter.content.geometry import turned
from undercroft.games.fighter.options import FighterOptions
from undercroft.games.fighter.rules.demands import demanded, is_impossible
from undercroft.games.fighter.rules.encounter import place_of
from undercroft.games.fighter.rules.score import rank, score, score_parts
from undercroft.games.fighter.rules.setup import new_state
from undercroft.games.fighter.rules.throws.judging import Contact, Input, Prop, Sample, Track, judge
from undercroft.games.fighter.state import BOSS_LEVEL, NOBODY, Hero, State
from undercroft.kernel.errors import BadScenario

WORDS = (
    *("maps", "at", "leader", "start", "marker", "gold", "bonus_dice", "monster", "life", "card_gold", "used"),
    *("used_bonus_dice", "thrower", "beacon", "frog", "song", "beer", "seducer", "thefts", "stacks", "under"),
    *("equipment_deck", "equipment_discard", "boss", "rounds", "fainted_before", "track"),
)
HERO_WORDS = ("hero", "life", "scars", "fainted", "levelled_up", "cards", "seduced")
TRACK_WORDS = ("contacts", "rest", "path", "props", "throws", "thrown")
DUNGEON = ("D1", "D3", "B1")


def given(options: FighterOptions, seats: list[str], described: Mapping[str, Any]) -> State:
    """The position that the words describe: before a step, in a fight, or before clean-up."""
    for word in described:
        if word not in (*WORDS, *seats):
            raise BadScenario(f"Dungeon Fighter knows no {word!r}; {_instead(word, (*WORDS, *seats))}")
    s = new_state(options, len(seats))
    s.maps = tuple(_known(name, MAPS, "map") for name in described.get("maps", DUNGEON))
    _set_place(s, described.get("at", "outside"))
    for number, name in enumerate(seats):
        _set_hero(s, s.heroes[number], described.get(name, {}), name)
    s.leader = _seat(seats, described.get("leader", seats[0]))
    s.start = _seat(seats, described.get("start", seats[s.leader]))
    s.is_defeated_side = described.get("marker", "undefeated") == "defeated"
    s.gold = described.get("gold", s.gold)
    s.bonus = described.get("bonus_dice", s.bonus)
    s.rounds = described.get("rounds", 0)
    s.has_anybody_fainted = described.get("fainted_before", any(h.is_fainted or h.scars for h in s.heroes))
    _set_decks(s, described)
    _set_fight(s, seats, described)
    if "track" in described:
        s.track = _track(described["track"])
    return s


def _instead(word: str, known: Iterable[str]) -> str:
    close = get_close_matches(word, list(known), n=3)
    return f"did you mean {' or '.join(close)}?" if close else f"it knows {', '.join(known)}"


def _known(name: str, known: Iterable[str], what: str) -> str:
    if name not in known:
        raise BadScenario(f"there is no {what} {name!r}; {_instead(name, known)}")
    return name


def _seat(seats: list[str], name: str) -> int:
    if name not in seats:
        raise BadScenario(f"no seat is called {name!r}; {_instead(name, seats)}")
    return seats.index(name)


def _set_place(s: State, place: str) -> None:
    """outside, boss-room, or a map with a room such as D1/b."""
    if place == "outside":
        return
    if place == "boss-room":
        s.level = BOSS_LEVEL
        return
    name, _, room = place.partition("/")
    if name not in s.maps or room not in MAPS[name].rooms:
        raise BadScenario(f"there is no room {place!r} in the maps {', '.join(s.maps)}")
    s.level, s.room = s.maps.index(name) + 1, room


def _set_hero(s: State, hero: Hero, words: Mapping[str, Any], name: str) -> None:
    for word in words:
        if word not in HERO_WORDS:
            raise BadScenario(f"{name} has no {word!r}; {_instead(word, HERO_WORDS)}")
    free = [kind for kind in SHEETS if all(kind != other.kind for other in s.heroes)]
    hero.kind = _known(words.get("hero", free[0]), SHEETS, "hero")
    for colour in words.get("scars", []):
        hero.scars |= 1 << COLOURS.index(_known(colour, COLOURS, "colour"))
    hero.is_fainted = words.get("fainted", False)
    hero.has_levelled_up = words.get("levelled_up", False)
    hero.life = words.get("life", 0 if hero.is_fainted or hero.has_levelled_up else hero.most_life)
    for card in words.get("cards", []):
        s.equipment = _without(s.equipment, _known(card, EQUIPMENT, "equipment card"))
        hero.cards += (card,)
    for card in words.get("seduced", []):
        _take_monster(s, card)
        hero.seduced += (card,)


def _without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    if card not in cards:
        raise BadScenario(f"the card {card!r} is not left to be given")
    return tuple(other for other in cards if other != card)


def _take_monster(s: State, card: str) -> None:
    level = MONSTERS[_known(card, MONSTERS, "monster")].level
    if level:
        s.unseen[level] = _without(s.unseen[level], card)
        s.left[level] = min(s.left[level], len(s.unseen[level]))


def _set_decks(s: State, described: Mapping[str, Any]) -> None:
    """How many unseen cards each stack has, what lies under it, and what is left of the equipment."""
    stacks = described.get("stacks", s.left[1:])
    if len(stacks) != len(LEVELS):
        raise BadScenario("stacks are four numbers, of levels I to IV")
    for level, cards in described.get("under", {}).items():
        for card in cards:
            _take_monster(s, card)
            s.under[int(level)] += (card,)
    s.left = [0, *(min(count, len(s.unseen[level])) for level, count in zip(LEVELS, stacks, strict=True))]
    for card in described.get("equipment_discard", []):
        s.equipment = _without(s.equipment, _known(card, EQUIPMENT, "equipment card"))
        s.equipment_discard += (card,)
    if "equipment_deck" in described:  # the others count as discarded
        deck = tuple(_known(card, EQUIPMENT, "equipment card") for card in described["equipment_deck"])
        s.equipment_discard += tuple(card for card in s.equipment if card not in deck)
        s.equipment = deck
    if "boss" in described:
        s.boss = _known(described["boss"], BOSSES, "boss")


def _track(words: Mapping[str, Any]) -> dict[str, Any]:
    """A record of contacts: what was touched in order, the rest pose, and what stands on the table."""
    for word in words:
        if word not in TRACK_WORDS:
            raise BadScenario(f"a track has no {word!r}; {_instead(word, TRACK_WORDS)}")
    named: list[Any] = words.get("contacts", ["table", "board"])
    contacts: list[dict[str, Any]] = [{"body": one} if isinstance(one, str) else one for one in named]
    found = [
        Contact(one.get("t", 0.1 * n), one["body"], one.get("x", 0), one.get("y", 0)) for n, one in enumerate(contacts)
    ]
    x, y, z, *turn = words.get("rest", [0, 0, 10])
    samples = [_sample(*numbers) for numbers in words.get("path", [])]
    for word in words.get("thrown", {}):
        if word not in Input._fields:
            raise BadScenario(f"a launch has no {word!r}; {_instead(word, Input._fields)}")
    props = [Prop(p["kind"], p["x"], p["y"], p.get("turn", 0)) for p in words.get("props", [])]
    track = Track(tuple(found), turned(x, y, z, *(turn or [0])), tuple(samples), tuple(props))
    return {
        "track": track._replace(thrown=Input(**words.get("thrown", {}))),
        "throws": mask(words.get("throws", [])),
    }


def _sample(t: float, x: float, y: float, z: float, *spin: float) -> Sample:
    """A moment of the way: time and place, and if need be the spin about x, y and the vertical."""
    return Sample(t, turned(x, y, z, 0), (spin[0], spin[1], spin[2]) if spin else (0.0, 0.0, 0.0))


def _verdict(s: State) -> dict[str, Any]:
    if s.track is None:
        return {}
    verdict = judge(s.track["track"], s.track["throws"], s.rules.options)
    shares = {region: round(area, 2) for region, area in verdict.shares.items()}
    return {"place": verdict.place, "face": verdict.face, "bounces": verdict.bounces, "shares": shares}


def _set_fight(s: State, seats: list[str], described: Mapping[str, Any]) -> None:
    card = described.get("monster", "")
    if s.level == BOSS_LEVEL and not card:
        return
    if card:
        _take_monster(s, card)
        s.monster = card
        s.boss = card if card in BOSSES else s.boss
        s.life = described.get("life", s.foe.life)
        s.card_gold = described.get("card_gold", s.foe.gold)
    for colour in described.get("used", []):
        s.used |= 1 << COLOURS.index(_known(colour, COLOURS, "colour"))
    s.used_bonus = described.get("used_bonus_dice", 0)
    s.thrower = _seat(seats, described.get("thrower", seats[s.start]))
    s.has_thrown = bool(s.used or s.used_bonus)
    s.has_beacon = described.get("beacon", False)
    s.has_frog = described.get("frog", False)
    s.has_song = described.get("song", False)
    s.beer = _seat(seats, described["beer"]) if "beer" in described else NOBODY
    s.seducer = _seat(seats, described["seducer"]) if "seducer" in described else NOBODY
    s.thefts = described.get("thefts", 0)


def facts(s: State) -> dict[str, Any]:
    """The whole truth: heroes by seat, the party and the fight."""
    known: dict[Any, Any] = {hero.seat: _hero_facts(hero) for hero in s.heroes}
    return known | {
        "at": place_of(s),
        "maps": list(s.maps),
        "leader": s.leader,
        "start": s.start,
        "marker": "defeated" if s.is_defeated_side else "undefeated",
        "gold": s.gold,
        "bonus_dice": s.bonus,
        "supply": s.supply,
        "coins": s.coins,
        "monster": s.monster,
        "life": max(0, s.life),
        "card_gold": s.card_gold,
        "used": [name for die, name in enumerate(COLOURS) if s.used >> die & 1],
        "used_bonus_dice": s.used_bonus,
        "thrower": s.thrower,
        "beacon": s.has_beacon,
        "frog": s.has_frog,
        "song": s.has_song,
        "beer": s.beer,
        "thefts": s.thefts,
        "seducer": s.seducer,
        "demands": list(names_in(demanded(s))) if s.monster else [],
        "impossible": bool(s.monster) and is_impossible(s),
        "stacks": [s.left[level] + len(s.under[level]) for level in LEVELS],
        "under": {level: list(s.under[level]) for level in LEVELS},
        "equipment_deck": list(s.equipment),
        "equipment_discard": list(s.equipment_discard),
        "discarded": list(s.monster_discard),
        "shop": list(s.shop),
        "rounds": s.rounds,
        "result": s.result,
        "score": score(s),
        "score_parts": score_parts(s),
        "rank": rank(score(s)) if s.result == "won" else "",
        "verdict": _verdict(s),
    }


def _hero_facts(hero: Hero) -> dict[str, Any]:
    return {
        "hero": hero.kind,
        "life": max(0, hero.life),
        "most_life": hero.most_life,
        "scars": [name for colour, name in enumerate(COLOURS) if hero.scars >> colour & 1],
        "fainted": hero.is_fainted,
        "levelled_up": hero.has_levelled_up,
        "cards": list(hero.cards),
        "seduced": list(hero.seduced),
    }
