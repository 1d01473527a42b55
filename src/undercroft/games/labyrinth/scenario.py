"""Positions in the ledger's words: a scenario's `given`, and the `facts` that its `then` looks up."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from difflib import get_close_matches
from typing import Any

from undercroft.games.labyrinth.content.board import START, Board, from_chains
from undercroft.games.labyrinth.content.board_map import load_board
from undercroft.games.labyrinth.content.cards import CLASSES, MONSTERS, SPELLS, TREASURES, cleric_cards
from undercroft.games.labyrinth.options import LabyrinthOptions
from undercroft.games.labyrinth.rules.places import engaged_with, free_marker, is_waiting
from undercroft.games.labyrinth.rules.setup import MISSILES_OF_A_HOBBIT, new_state
from undercroft.games.labyrinth.rules.treasure import note_powers
from undercroft.games.labyrinth.state import NOBODY, Adventurer, Foe, Reservation, State, Unclaimed
from undercroft.kernel.deck import Deck
from undercroft.kernel.errors import BadScenario
from undercroft.kernel.state import EVERYBODY

WORDS = (
    *("board", "turn", "graves", "defeats", "monster", "loose", "unclaimed", "reserved", "locks"),
    *("monster_deck", "treasure_deck", "spell_deck"),
)
HERO_WORDS = (
    *("class", "at", "trail", "carried", "secured", "spells", "missiles", "doors", "misses"),
    *("wounded", "caged", "attacked"),
)


def given(options: LabyrinthOptions, seats: list[str], described: Mapping[str, Any]) -> State:
    """The position at the start of a turn that the words describe."""
    for word in described:
        if word not in (*WORDS, *seats):
            raise BadScenario(f"the Labyrinth knows no {word!r}; {_instead(word, (*WORDS, *seats))}")
    board = _board(described["board"]) if "board" in described else load_board()
    s = new_state(options, len(seats), board)
    for number, name in enumerate(seats):
        _set_adventurer(s, s.heroes[number], described.get(name, {}), name)
    s.active = _seat(seats, described.get("turn", seats[0]))
    for place in described.get("graves", []):
        s.graves |= {_space(s, place)}
        s.defeats[place] = 1 if place in board.room_set else 3
    s.cleared_rooms = len(s.graves & board.room_set)
    s.defeats |= {_space(s, place): count for place, count in described.get("defeats", {}).items()}
    for monster in described.get("monster", []):
        _set_foe(s, seats, monster)
    s.loose = {_space(s, space): _treasures(s, cards) for space, cards in described.get("loose", {}).items()}
    for place, waiting in described.get("unclaimed", {}).items():
        s.unclaimed[_space(s, place)] = Unclaimed(waiting.get("draws", 0), _treasures(s, waiting.get("held", [])))
    for kept in described.get("reserved", []):
        _set_reservation(s, seats, kept)
    s.locks = tuple((min(pair), max(pair)) for pair in _pairs(seats, described.get("locks", [])))
    _set_decks(s, described)
    return s


def _board(chains: list[str]) -> Board:
    try:
        return from_chains(chains)
    except ValueError as wrong:
        raise BadScenario(f"board: {wrong}") from None


def _instead(word: str, known: Iterable[str]) -> str:
    close = get_close_matches(word, list(known), n=3)
    return f"did you mean {' or '.join(close)}?" if close else f"it knows {', '.join(known)}"


def _seat(seats: list[str], name: str) -> int:
    if name not in seats:
        raise BadScenario(f"no seat is called {name!r}; {_instead(name, seats)}")
    return seats.index(name)


def _pairs(seats: list[str], names: list[list[str]]) -> list[list[int]]:
    return [[_seat(seats, name) for name in pair] for pair in names]


def _space(s: State, name: str) -> str:
    if name not in s.board.spaces:
        raise BadScenario(f"there is no space {name!r} on this board; {_instead(name, s.board.spaces)}")
    return name


def _set_adventurer(s: State, hero: Adventurer, words: Mapping[str, Any], name: str) -> None:
    for word in words:
        if word not in HERO_WORDS:
            raise BadScenario(f"{name} has no {word!r}; {_instead(word, HERO_WORDS)}")
    hero.kind = words.get("class", "hero")
    if hero.kind not in CLASSES:
        raise BadScenario(f"{name}: there is no class {hero.kind!r}; {_instead(hero.kind, CLASSES)}")
    hero.at = _space(s, words.get("at", START))
    hero.trail = tuple(_space(s, space) for space in words.get("trail", []))
    hero.carried = _treasures(s, words.get("carried", []), hero.seat)
    hero.secured = _treasures(s, words.get("secured", []), hero.seat)
    note_powers(hero)
    _set_spells(s, hero, words)
    hero.missiles = words.get("missiles", MISSILES_OF_A_HOBBIT if hero.kind == "hobbit" else 0)
    hero.doors = frozenset(_link(s, door) for door in words.get("doors", []))
    hero.misses = words.get("misses", 0)
    hero.is_wounded = words.get("wounded", False)
    if words.get("caged"):
        hero.cage = _monster(s, f"cage-{s.board.spaces[hero.at].level}")
    if words.get("attacked"):
        hero.attacked = next(card for card in MONSTERS if _is(words["attacked"], card, MONSTERS[card].name))


def _link(s: State, door: str) -> str:
    known = [link.id for link in s.board.links]
    if door not in known:
        raise BadScenario(f"there is no door {door!r} on this board; {_instead(door, known)}")
    return door


def _set_spells(s: State, hero: Adventurer, words: Mapping[str, Any]) -> None:
    """A Cleric's cards that are not named are in his reserve."""
    if hero.kind == "cleric":
        own = list(cleric_cards(hero.seat))
        kinds = words.get("spells", [SPELLS[card].kind for card in own])
        hero.spells = tuple(_spell(own, kind) for kind in kinds)
        hero.reserve = tuple(own)
        return
    for kind in words.get("spells", []):
        pool = list(s.spells[0].pool)
        hero.spells += (_spell(pool, kind),)
        s.spells[0] = Deck(tuple(pool))


def _pick(pool: list[str], fits: Callable[[str], bool], wanted: object) -> str:
    """Take the first fitting card out of a pool."""
    for card in pool:
        if fits(card):
            pool.remove(card)
            return card
    raise BadScenario(f"no card {wanted!r} is left to be given")


def _spell(pool: list[str], kind: str) -> str:
    return _pick(pool, lambda card: SPELLS[card].kind == kind, kind)


def _is(wanted: str, card: str, name: str) -> bool:
    return wanted in (card, name) or card.rsplit("-", 1)[0] == wanted


def _own_level_first(decks: list[Deck], level: int) -> list[int]:
    """Where to look for a card: in the deck of this level (0: none in particular), then in all."""
    return sorted(range(len(decks)), key=lambda other: other != level)


def _monster(s: State, wanted: str, first: int = 0) -> str:
    """A monster or trap by card or name, taken out of its deck."""
    for level in _own_level_first(s.monsters, first):
        deck = s.monsters[level]
        pool = list(deck.pool)
        if any(_is(wanted, card, MONSTERS[card].name) for card in pool):
            card = _pick(pool, lambda card: _is(wanted, card, MONSTERS[card].name), wanted)
            s.monsters[level] = Deck(tuple(pool), deck.top, deck.bottom)
            return card
    raise BadScenario(f"no monster {wanted!r} is left; {_instead(wanted, {m.name for m in MONSTERS.values()})}")


def _treasures(s: State, wanted: list[Any], seat: int = NOBODY) -> tuple[str, ...]:
    """Treasure by card, name or gold value; "sword+2" is a sword of that strength."""
    return tuple(_treasure(s, one, seat) for one in wanted)


def _treasure(s: State, wanted: Any, seat: int, first: int = 0) -> str:
    name, _, strength = str(wanted).partition("+")
    for level in _own_level_first(s.treasures, first):
        deck = s.treasures[level]
        pool = list(deck.pool)
        fitting = [card for card in pool if _is_treasure(card, wanted, name)]
        if fitting:
            pool.remove(fitting[0])
            s.treasures[level] = Deck(tuple(pool), deck.top, deck.bottom)
            s.known[fitting[0]] = 1 << seat if seat >= 0 else 0
            if strength:
                s.strength[fitting[0]], s.known[fitting[0]] = int(strength), EVERYBODY
            return fitting[0]
    names = {t.name for t in TREASURES.values()}
    raise BadScenario(f"no treasure {wanted!r} is left; {_instead(name, names)}, or a gold value")


def _is_treasure(card: str, wanted: Any, name: str) -> bool:
    treasure = TREASURES[card]
    return treasure.gold == wanted if isinstance(wanted, int) else _is(name, card, treasure.name)


def _check_words(what: str, words: Mapping[str, Any], needed: tuple[str, ...], allowed: tuple[str, ...]) -> None:
    for word in words:
        if word not in (*needed, *allowed):
            raise BadScenario(f"a {what} has no {word!r}; {_instead(word, (*needed, *allowed))}")
    for word in needed:
        if word not in words:
            raise BadScenario(f"a {what} needs {word!r}")


def _set_foe(s: State, seats: list[str], words: Mapping[str, Any]) -> None:
    _check_words("monster", words, ("card", "at"), ("engaged", "held", "lost_by", "wanderer", "robbed"))
    held = _treasures(s, words.get("held", []))
    foe = Foe(_monster(s, words["card"]), _space(s, words["at"]), held=held)
    foe.engaged = _seat(seats, words["engaged"]) if "engaged" in words else NOBODY
    foe.is_wanderer = words.get("wanderer", False)
    foe.is_robbed = words.get("robbed", False)
    if "lost_by" in words:
        for card in held:
            s.known[card] = 1 << _seat(seats, words["lost_by"])
    if held or foe.is_wanderer:
        foe.marker = free_marker(s)
    s.foes.append(foe)


def _set_reservation(s: State, seats: list[str], words: Mapping[str, Any]) -> None:
    _check_words("reserved", words, ("owner", "room"), ("monster", "treasure"))
    owner, room = _seat(seats, words["owner"]), _space(s, words["room"])
    level = s.board.level(room)
    monster = _monster(s, words["monster"], level) if "monster" in words else ""
    treasure = _treasure(s, words["treasure"], owner, level) if "treasure" in words else ""
    s.reserved[room] = Reservation(owner, monster, treasure, free_marker(s), 1 << owner, 1 << owner)


def _set_decks(s: State, described: Mapping[str, Any]) -> None:
    """A named deck holds only these cards, in no order; the rest stays in the box."""
    for level, wanted in described.get("monster_deck", {}).items():
        _set_deck(s, s.monsters, int(level), tuple(_monster(s, one, int(level)) for one in wanted))
    for level, wanted in described.get("treasure_deck", {}).items():
        _set_deck(s, s.treasures, int(level), tuple(_treasure(s, one, NOBODY, int(level)) for one in wanted))
    if "spell_deck" in described:
        pool = list(s.spells[0].pool)
        kinds = described["spell_deck"]
        cards = tuple(_spell(pool, kind) for kind in kinds)
        s.box += tuple(pool)
        s.spells[0] = Deck(cards)


def _set_deck(s: State, decks: list[Deck], level: int, cards: tuple[str, ...]) -> None:
    s.box += decks[level].cards()
    decks[level] = Deck(cards)


def facts(s: State) -> dict[str, Any]:
    """The whole truth: adventurers by seat, spaces by id, and the turn."""
    known: dict[Any, Any] = {hero.seat: _hero_facts(s, hero) for hero in s.heroes}
    known |= {space: _space_facts(s, space) for space in s.board.spaces}
    known |= {
        "turn": s.active,
        "steps": s.steps,
        "markers": sorted(foe.marker for foe in s.foes if foe.marker) + [k.marker for k in s.reserved.values()],
        "removed": [MONSTERS[card].name for card in s.removed],
        "locks": [list(pair) for pair in s.locks],
        "monster_deck": {level: _deck_facts(s.monsters[level], _monster_name) for level in range(1, 7)},
        "treasure_deck": {level: _deck_facts(s.treasures[level], _treasure_name) for level in range(1, 7)},
        "spell_deck": _deck_facts(s.spells[0], lambda card: SPELLS[card].kind),
    }
    return known


def _monster_name(card: str) -> str:
    return MONSTERS[card].name


def _treasure_name(card: str) -> str:
    return TREASURES[card].name


def _deck_facts(deck: Deck, name: Callable[[str], str]) -> dict[str, Any]:
    return {"cards": [name(card) for card in deck.cards()], "bottom": [name(card) for card, _ in deck.bottom]}


def _hero_facts(s: State, hero: Adventurer) -> dict[str, Any]:
    foe = engaged_with(s, hero)
    return {
        "class": hero.kind,
        "at": hero.at,
        "gold": hero.gold,
        "carried": [_treasure_name(card) for card in hero.carried],
        "secured": [_treasure_name(card) for card in hero.secured],
        "swords": [s.strength.get(card, 1) for card in hero.carried if TREASURES[card].special == "sword"],
        "spells": [SPELLS[card].kind for card in hero.spells],
        "reserve": [SPELLS[card].kind for card in hero.reserve],
        "missiles": hero.missiles,
        "doors": sorted(hero.doors),
        "misses": hero.misses,
        "wounded": hero.is_wounded,
        "caged": bool(hero.cage),
        "engaged": _monster_name(foe.card) if foe and not is_waiting(s, foe) else "",  # LAB-CTR-11
        "trail": list(hero.trail),
    }


def _space_facts(s: State, space: str) -> dict[str, Any]:
    foes = [foe for foe in s.foes if foe.at == space]
    waiting = s.unclaimed.get(space, Unclaimed(0))
    kept = s.reserved.get(space)
    return {
        "grave": space in s.graves,
        "defeats": s.defeats.get(space, 0),
        "monsters": [_monster_name(foe.card) for foe in foes],
        "held": [_treasure_name(card) for foe in foes for card in foe.held],
        "loose": [_treasure_name(card) for card in s.loose.get(space, ())],
        "unclaimed": waiting.draws + len(waiting.held),
        "reserved": [
            _monster_name(kept.monster) if kept.monster else "",
            kept.treasure and _treasure_name(kept.treasure),
        ]
        if kept
        else [],
    }
