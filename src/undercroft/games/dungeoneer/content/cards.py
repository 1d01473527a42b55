"""The cards of Dungeoneer, read once from `content/*.toml` (DGR-DATA)."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from undercroft.games.dungeoneer.content.files import (
    CardRow,
    CardsFile,
    HeroesFile,
    HeroRow,
    LocationRow,
    LocationsFile,
    QuestRow,
    QuestsFile,
)
from undercroft.games.dungeoneer.content.notation import (
    Ability,
    Effect,
    Effects,
    parse_ability,
    parse_cost,
    parse_effects,
)
from undercroft.games.dungeoneer.content.notation import split as split_text
from undercroft.kernel.content import load_content

TYPES: Final[tuple[str, ...]] = ("melee", "magic", "speed")
MELEE: Final = 0
MAGIC: Final = 1
SPEED: Final = 2
SIDES: Final[tuple[str, ...]] = ("north", "east", "south", "west")
TYPE_NUMBER: Final[dict[str, int]] = {word: number for number, word in enumerate(TYPES)}
SIDE_NUMBER: Final[dict[str, int]] = {word: number for number, word in enumerate(SIDES)}
LEVELS: Final = 4
LIFE: Final = 6
TERRAINS: Final = ("arctic", "desert", "forest", "mountains", "plains", "swamp", "city", "water")
OPEN: Final = "open"
TRAPPED: Final = "trapped"
LOCKED: Final = "locked"
WALL: Final = "wall"
STANDARD: Final = "s"
COUNTER: Final = "c"
NONE: Final = "-"
SYMBOLS: Final = {"standard": STANDARD, "counter": COUNTER, "none": NONE}

_heroes = load_content("dungeoneer", "heroes", HeroesFile)
_locations = load_content("dungeoneer", "locations", LocationsFile)
_quests = load_content("dungeoneer", "quests", QuestsFile)
_cards = load_content("dungeoneer", "adventures", CardsFile)


# --- what the rules use ---


@dataclass(frozen=True, slots=True)
class Static:
    """An effect that works as long as its card does: `name(who, what, n)` under a condition."""

    name: str
    who: str
    what: frozenset[str]
    n: int
    text: str
    """The argument as it is written: the symbol, the kind of hazard."""
    condition: str
    """"" always, or vs, type, at, each."""
    words: frozenset[str]
    """The words of the condition: a category, a type, terrains, or the scope of an `each`."""
    do: Effects = ()


@dataclass(frozen=True, slots=True)
class Stats:
    """A monster's numbers."""

    category: str
    values: tuple[int, ...]
    """By type, as in all that follows."""
    symbols: tuple[str, ...]
    life: int
    hits: tuple[Effects, ...]
    """The special hit effect of each type; empty where a hit is one wound."""
    standard: tuple[int, ...]
    """The types with which it may start an attack."""


@dataclass(frozen=True, slots=True)
class HeroCard:
    id: str
    set: str
    values: tuple[tuple[int, ...], ...]
    """By level, then by type."""
    symbols: tuple[tuple[str, ...], ...]
    boons: int
    treasures: int
    statics: tuple[Static, ...]
    abilities: tuple[Ability, ...]
    takes_toll: bool
    """Does something happen to others who come to him?"""


@dataclass(frozen=True, slots=True)
class Exit:
    """One side of a location: its state, and the test that a trapped or locked one demands."""

    state: str
    attribute: str = ""
    value: int = 0


@dataclass(frozen=True, slots=True)
class Challenge:
    """DGR-CHAL: a pit, a spear trap or another test that is met on entering."""

    kind: str
    climbs: bool
    test: Effect


@dataclass(frozen=True, slots=True)
class Location:
    id: str
    set: str
    type: str
    glory: int
    peril: int
    exits: tuple[Exit, ...]
    """By side."""
    terrain: str
    sewer: str
    portal: bool
    challenge: Challenge | None
    statics: tuple[Static, ...]
    uses: tuple[Ability, ...]
    on_enter: Effects
    guardian: Stats | None
    reward: Effects
    hazard_wounds: int
    hazard_target: int
    is_entrance: bool
    is_passage: bool
    is_eventful: bool
    """Does something happen to a hero who enters it?"""


@dataclass(frozen=True, slots=True)
class Quest:
    id: str
    set: str
    condition: str
    places: tuple[str, ...]
    search: tuple[str, int]
    """("", 0) where nothing has to be searched."""
    stats: Stats | None
    danger: Effect
    roll: int
    bonus: tuple[str, int]
    bonus_cost: int
    price: tuple[tuple[str, int], ...]
    effect: tuple[Static, ...]
    artifact: tuple[Static, ...]
    artifact_use: Ability | None
    reward: Effects
    has_artifact: bool


@dataclass(frozen=True, slots=True)
class Card:
    """One adventure card."""

    id: str
    design: str
    """The first card of the same name."""
    set: str
    kind: str
    cost: int
    timing: str
    duration: str
    category: str
    upkeep: int
    heroes: int
    is_aimed: bool
    stats: Stats | None
    abilities: tuple[Ability, ...]
    statics: tuple[Static, ...]
    play: Effects
    situation: str
    """When a card that is not permanent can be played: "", response, before roll, ..."""
    bearer: str
    """What an attachment is attached to; "" for other cards."""
    uses: tuple[Ability, ...]
    capacity: int
    aim: str
    """Which heroes its player may choose from: "", or a word of `notation.AIMS`."""
    is_good: bool
    """Paid with glory: DGR-SOLO-6, DGR-CAMP-7."""
    is_permanent: bool


def words_of(text: str) -> frozenset[str]:
    """`trap/pit/spear` as a set."""
    return frozenset(part.strip() for part in text.split("/"))


def statics_of(effects: Effects, condition: str = "", words: frozenset[str] = frozenset()) -> Iterable[Static]:
    """Flatten the effects of a `static` ability."""
    for effect in effects:
        name, *rest = effect
        match name, rest:
            case "if", [(kind, inside), do]:
                yield from statics_of(do, kind, words_of(inside))
            case "each", [scope, do]:
                yield from statics_of(do, "each", frozenset((scope,)))
            case (("mod" | "roll" | "limit" | "cost"), [who, what, n, *_]):
                yield Static(name, who, words_of(what), n, what, condition, words)
            case "symbol", [who, what, symbol, _]:
                yield Static(name, who, words_of(what), 0, SYMBOLS[symbol], condition, words)
            case "hitfx", [who, what, do, _]:
                yield Static(name, who, words_of(what), 0, what, condition, words, do)
            case (("pass" | "immune" | "forbid"), [who, what, *_]):
                yield Static(name, who, words_of(what), 0, what, condition, words)
            case "hazard", [who, how]:
                number, kind = how.split()
                yield Static(name, who, frozenset((kind,)), int(number), kind, condition, words)
            case "capacity", [n]:
                yield Static(name, "self", frozenset(), n, "", condition, words)
            case _:
                raise ValueError(f"{effect!r} cannot be static")


def _statics(abilities: Iterable[Ability]) -> tuple[Static, ...]:
    return tuple(
        static
        for ability in abilities
        if ability.when in ("static", "attach")
        for static in statics_of(ability.effects)
    )


def _stats(category: str, values: Iterable[str], life: int, hits: dict[str, str]) -> Stats:
    one, two, three = values
    numbers = (int(one[0]), int(two[0]), int(three[0]))
    symbols = (one[1], two[1], three[1])
    first, second, third = (parse_effects(hits[t]) if t in hits else () for t in TYPES)
    standard = tuple(t for t in range(3) if symbols[t] == STANDARD)
    return Stats(category, numbers, symbols, life, (first, second, third), standard)


def _named_stats(category: str, parts: Iterable[str], hits: dict[str, str]) -> Stats:
    """`melee 2s`, `magic 0-`, `speed 1c`, `life 1`, as bounties and guardians have them."""
    found = dict(part.split() for part in parts)
    return _stats(category, (found["melee"], found["magic"], found["speed"]), int(found["life"]), hits)


def _hero(row: HeroRow) -> HeroCard:
    abilities = tuple(map(parse_ability, row.abilities))
    columns = list(zip(row.melee, row.magic, row.speed, strict=True))
    return HeroCard(
        row.id,
        row.set,
        tuple((int(a[0]), int(b[0]), int(c[0])) for a, b, c in columns),
        tuple((a[1], b[1], c[1]) for a, b, c in columns),
        row.boons,
        row.treasures,
        _statics(abilities),
        tuple(ability for ability in abilities if ability.when != "static"),
        any(ability.when == "on enter" for ability in abilities),
    )


def _exit(text: str) -> Exit:
    if text in (OPEN, WALL):
        return Exit(text)
    state, attribute, value = text.split()
    return Exit(TRAPPED if state == "T" else LOCKED, attribute, int(value))


def _location(row: LocationRow) -> Location:
    abilities = tuple(map(parse_ability, row.abilities))
    if row.terrain and row.terrain not in TERRAINS:
        raise ValueError(f"{row.id}: {row.terrain!r} is no terrain")
    challenge = next(
        (
            Challenge(ability.when, ability.arg == "climb", ability.effects[0])
            for ability in abilities
            if ability.when in ("pit", "spear", "challenge")
        ),
        None,
    )
    on_enter = tuple(effect for ability in abilities if ability.when == "on enter" for effect in ability.effects)
    guardian = next((effect for effect in on_enter if effect[0] == "guardian"), None)
    statics = _statics(abilities)
    hazards = [static for static in statics if static.name == "hazard"]
    first, second, third, fourth = map(_exit, row.exits)
    return Location(
        row.id, row.set, row.type, row.glory, row.peril, (first, second, third, fourth), row.terrain, row.sewer,
        row.portal, challenge, statics, tuple(a for a in abilities if a.when == "use"),
        tuple(effect for effect in on_enter if effect[0] != "guardian"),
        _named_stats(guardian[2], guardian[3:7], {}) if guardian else None,
        parse_effects(guardian[7].removeprefix("reward ")) if guardian else (),
        sum(static.n for static in hazards if static.text == "wound"),
        sum(static.n for static in hazards if static.text == "target"),
        row.type == "entrance", row.type in ("passage", "road"), challenge is not None or bool(on_enter),
    )  # fmt: skip


_PRICE: Final = re.compile(r"price\((.*)\)")
_BONUS: Final = re.compile(r"bonus\((.*), \+(\d)\)")
_BOUNTY: Final = re.compile(r"bounty\((\w+), (.*)\)")


def _quest(row: QuestRow) -> Quest:
    bounty, price, bonus = _BOUNTY.fullmatch(row.bounty), _PRICE.fullmatch(row.price), _BONUS.fullmatch(row.bonus)
    search = row.search.split()
    effect = (parse_ability(row.effect),) if row.effect else ()
    artifact = (parse_ability(row.artifact),) if row.artifact else ()
    danger: Effects = parse_effects(row.danger) if row.danger else ((),)
    paid, cost = parse_cost(bonus[1]) if bonus else ("", 0)
    return Quest(
        row.id, row.set, row.condition, row.places, (search[0], int(search[1])) if search else ("", 0),
        _named_stats(bounty[1], split_text(bounty[2], ","), row.hits) if bounty else None,
        danger[0], row.opportunity, (paid, int(bonus[2]) if bonus else 0), cost,
        tuple(parse_cost(part) for part in split_text(price[1], ",")) if price else (),
        _statics(effect), _statics(artifact), next((a for a in artifact if a.when == "use"), None),
        parse_effects(row.reward) if row.reward else (), bool(artifact),
    )  # fmt: skip


def _card(row: CardRow, card: str) -> Card:
    abilities = tuple(map(parse_ability, row.abilities))
    play = next((ability for ability in abilities if ability.when == "play"), None)
    attach = next((ability for ability in abilities if ability.when == "attach"), None)
    statics = _statics(abilities)
    stats = row.stats
    return Card(
        card, row.ids[0], row.set, row.kind, row.cost, row.timing, row.duration, row.category, row.upkeep, row.heroes,
        row.target,
        _stats(row.category, (stats.melee, stats.magic, stats.speed), stats.life, row.hits) if stats else None,
        abilities, statics, play.effects if play else (), play.situation if play else "",
        attach.arg if attach else "", tuple(ability for ability in abilities if ability.when == "use"),
        sum(static.n for static in statics if static.name == "capacity"), play.aim if play else "",
        row.kind in ("boon", "treasure"), row.duration == "permanent",
    )  # fmt: skip


HEROES: Final[dict[str, HeroCard]] = {row.id: _hero(row) for row in _heroes.hero}
LOCATIONS: Final[dict[str, Location]] = {row.id: _location(row) for row in _locations.location}
QUESTS: Final[dict[str, Quest]] = {row.id: _quest(row) for row in _quests.quest}
CARDS: Final[dict[str, Card]] = {card: _card(row, card) for row in _cards.card for card in row.ids}
QUESTS_AT: Final[dict[str, frozenset[str]]] = {
    place: frozenset(quest.id for quest in QUESTS.values() if place in quest.places)
    for place in {place for quest in QUESTS.values() for place in quest.places}
}
"""The quests about which there is something to do at a location; other locations are not in it."""


PLAY: Final[dict[str, tuple[str, ...]]] = {card: ("play", card) for card in CARDS}
"""The option to play a card, made once; so too in the next."""
DISCARD: Final[dict[str, tuple[tuple[str, ...], ...]]] = {
    card: tuple((zone, card) for zone in ("hand", "treasure", "horde")) for card in CARDS
}
"""The options to discard a card at the end of a turn, by where it lies."""


def of_set(cards: dict[str, Any], *sets: str) -> tuple[str, ...]:
    """The ids of the cards of these sets."""
    return tuple(card for card, row in cards.items() if row.set in sets)


def _monsters() -> Iterable[tuple[str, Stats | None]]:
    yield from ((card, row.stats) for card, row in CARDS.items())
    yield from ((quest, row.stats) for quest, row in QUESTS.items())
    yield from ((place, row.guardian) for place, row in LOCATIONS.items())


STATS: Final[dict[str, Stats]] = {card: stats for card, stats in _monsters() if stats is not None}
"""The numbers of every monster: encounters, quest monsters, and the guardians of locations."""


_ROWS: Final[tuple[HeroRow | LocationRow | QuestRow, ...]] = (*_heroes.hero, *_locations.location, *_quests.quest)


def card_names(lang: str) -> dict[str, str]:
    """What every card is called in "en", "de" or "it", by id; a location's guardian is `<id>-guardian`."""
    found: dict[str, str] = {row.id: getattr(row.names, lang) for row in _ROWS}
    found |= {card: getattr(row.names, lang) for row in _cards.card for card in row.ids}
    found |= {f"{r.id}-guardian": getattr(r.guardian, lang) for r in _locations.location if r.guardian is not None}
    return found


def card_texts(lang: str) -> dict[str, str]:
    """What every card says, by id."""
    found: dict[str, str] = {row.id: getattr(row.text, lang) for row in _ROWS if row.text is not None}
    return found | {card: getattr(row.text, lang) for row in _cards.card for card in row.ids}


def ability_names(lang: str) -> dict[str, str]:
    """What the special abilities of the heroes are called, by hero."""
    return {row.id: getattr(row.ability, lang) for row in _heroes.hero}
