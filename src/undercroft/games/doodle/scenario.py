"""Positions in the ledger's words: a scenario's `given`, and the `facts` that its `then` looks up."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import Any

from undercroft.games.doodle.content.cards import CARDS, CATEGORIES, KINDS, TRAP
from undercroft.games.doodle.content.grid import BIT, COLUMNS, ENTRANCE, INDEX, NAMES, ROWS, names
from undercroft.games.doodle.options import DoodleOptions
from undercroft.games.doodle.rules.encounter import strength
from undercroft.games.doodle.rules.scoring import lost_monsters, score
from undercroft.games.doodle.rules.setup import new_state
from undercroft.games.doodle.rules.way import shortest
from undercroft.games.doodle.state import ALIVE, BEFORE_THE_WAY, DEAD, ESCAPED, Dungeon, Laid, State
from undercroft.kernel.deck import Deck
from undercroft.kernel.errors import BadScenario

WORDS = ("phase", "round", "sharpener", "turn", "display", "discard", "build_deck")
MASTER_WORDS = (
    *("name", "sheet", "gone", "treasures", "boxes", "taken", "hand", "deck", "path", "at", "hearts", "fate", "above"),
    "first_turn",
)
SIGNS = {".": "", "#": "wall", "^": "trap", "g": "goblin", "o": "orc", "d": "dragon"}


def given(options: DoodleOptions, seats: list[str], described: Mapping[str, Any]) -> State:
    """The position at the start of a turn that the words describe."""
    for word in described:
        if word not in (*WORDS, *seats):
            raise BadScenario(f"Doodle Dungeon knows no {word!r}; {_instead(word, (*WORDS, *seats))}")
    s = new_state(options, len(seats))
    s.phase = described.get("phase", "A")
    if s.phase not in ("A", "B", "C"):
        raise BadScenario(f"there is no phase {s.phase!r}: write A, B or C")
    s.round = described.get("round", 1 if s.phase == "A" else 15)
    s.sharpener = _seat(seats, described.get("sharpener", seats[0]))
    s.active = _seat(seats, described.get("turn", seats[0]))
    for number, name in enumerate(seats):
        _set_master(s, s.dungeons[number], described.get(name, {}), seats)
    s.display = _cards(s, described.get("display", []))
    s.discard = _cards(s, described.get("discard", []))
    s.picks = sum(bool(dungeon.taken) for dungeon in s.dungeons)
    if s.picks and not s.display:  # all have taken what they take
        s.picks = len(seats)
    _set_build_deck(s, described.get("build_deck"))
    return s


def _set_build_deck(s: State, wanted: list[str] | None) -> None:
    """A named deck holds only these cards; from phase B on there is none."""
    if wanted is not None or s.phase != "A":
        deck = _cards(s, wanted or [])
        s.out, s.removed, s.build[0] = s.build[0].cards(), 0, Deck(deck)
    else:
        s.removed = min(s.removed, len(s.build[0]))


def _instead(word: str, known: Iterable[str]) -> str:
    close = get_close_matches(word, list(known), n=3)
    return f"did you mean {' or '.join(close)}?" if close else f"it knows {', '.join(known)}"


def _seat(seats: list[str], name: str) -> int:
    if name not in seats:
        raise BadScenario(f"no seat is called {name!r}; {_instead(name, seats)}")
    return seats.index(name)


# --- cards ---------------------------------------------------------------------------------------------------------


def _cards(s: State, wanted: list[str]) -> tuple[str, ...]:
    return tuple(_card(s, one) for one in wanted)


def _card(s: State, wanted: str) -> str:
    """A card by its id, its action ("axe": the first copy that is still free) or its number ("C56")."""
    pool = s.build[0].cards()
    for card in pool:
        if wanted in (card, CARDS[card].action, f"C{CARDS[card].number:02}"):
            s.build[0] = s.build[0].without((card,))
            return card
    actions = {card.action for card in CARDS.values()}
    raise BadScenario(f"no card {wanted!r} is left; {_instead(wanted, sorted(actions))}")


# --- a master ------------------------------------------------------------------------------------------------------


def _set_master(s: State, d: Dungeon, words: Mapping[str, Any], seats: list[str]) -> None:
    name = seats[d.seat]
    for word in words:
        if word not in MASTER_WORDS:
            raise BadScenario(f"{name} has no {word!r}; {_instead(word, MASTER_WORDS)}")
    d.name = words.get("name", "")
    _set_sheet(d, words.get("sheet", ["." * COLUMNS] * ROWS), name)
    d.gone = sum(BIT[_cell(cell)] for cell in words.get("gone", []))
    d.treasures = sum(BIT[_cell(cell)] for cell in words.get("treasures", []))
    d.boxes = tuple(words.get("boxes", {}).get(category, 0) for category in CATEGORIES)
    for category in words.get("boxes", {}):
        if category not in CATEGORIES:
            raise BadScenario(f"{name}: there is no category {category!r}; {_instead(category, CATEGORIES)}")
    d.taken = _card(s, words["taken"]) if "taken" in words else ""
    d.hand = _cards(s, words.get("hand", []))
    d.deck = Deck(_cards(s, words.get("deck", [])))
    _set_hero(s, d, words, name)
    d.above = tuple(_laid(s, d, one, seats) for one in words.get("above", []))
    d.has_begun = s.phase == "C" and not words.get("first_turn", False)


def _cell(name: str) -> int:
    if name not in INDEX:
        raise BadScenario(f"there is no cell {name!r}: rows are A to H, columns 1 to 10")
    return INDEX[name]


def _set_sheet(d: Dungeon, sheet: list[str] | str, name: str) -> None:
    rows = ["".join(row.split()) for row in (sheet.strip().splitlines() if isinstance(sheet, str) else sheet)]
    if len(rows) != ROWS or any(len(row) != COLUMNS for row in rows) or set("".join(rows)) - SIGNS.keys():
        raise BadScenario(f"{name}: a sheet has 8 rows of 10 signs, each one of {' '.join(SIGNS)}")
    found = dict.fromkeys(SIGNS.values(), 0)
    for cell, sign in enumerate("".join(rows)):
        found[SIGNS[sign]] |= BIT[cell]
    d.walls, d.traps = found["wall"], found["trap"]
    d.monsters = (found["goblin"], found["orc"], found["dragon"])
    d.things = d.traps | d.all_monsters


def _set_hero(s: State, d: Dungeon, words: Mapping[str, Any], name: str) -> None:
    if s.phase == "A":
        return
    written = words.get("path", [NAMES[cell] for cell in (shortest(d) if s.phase == "C" else (ENTRANCE,))])
    d.path = tuple(_cell(cell) for cell in (written.split() if isinstance(written, str) else written))
    d.fate = words.get("fate", ALIVE)
    if d.fate not in (ALIVE, DEAD, ESCAPED):
        raise BadScenario(f"{name}: a hero is alive, dead or escaped, not {d.fate!r}")
    d.crossed = s.options.hearts - words.get("hearts", 0 if d.fate == DEAD else s.options.hearts)
    at = words.get("at", len(d.path) + 1 if d.fate == ESCAPED else 0)
    if isinstance(at, str) and _cell(at) not in d.path:
        raise BadScenario(f"{name}: the path does not pass {at}")
    d.at = d.path.index(_cell(at)) if isinstance(at, str) else at + BEFORE_THE_WAY


def _laid(s: State, d: Dungeon, wanted: str | Mapping[str, str], seats: list[str]) -> Laid:
    """A card above the dungeon: "buckler", "bomb D6", or a table that says who laid it."""
    if isinstance(wanted, str):
        card, _, target = wanted.partition(" ")
        wanted = {"card": card, **({"target": target} if target else {})}
    by = _seat(seats, wanted["by"]) if "by" in wanted else (d.seat + 1) % len(seats)
    return Laid(_card(s, wanted["card"]), by, _cell(wanted["target"]) if "target" in wanted else -1)


# --- facts ---------------------------------------------------------------------------------------------------------


def facts(s: State) -> dict[str, Any]:
    """The whole truth: masters by seat, the cards in the middle, and the encounter under way."""
    known: dict[Any, Any] = {dungeon.seat: _master_facts(s, dungeon) for dungeon in s.dungeons}
    encounter = s.encounter
    known |= {
        "phase": s.phase,
        "round": s.round,
        "sharpener": s.sharpener,
        "turn": s.active,
        "display": list(s.display),
        "discard": list(s.discard),
        "build_deck": s.deck_size,
        "removed": s.removed + len(s.out),
        "dice": list(encounter.dice) if encounter is not None else [],
        "strength": strength(s.dungeons[s.active], encounter)
        if encounter is not None and encounter.kind != TRAP
        else 0,
        "window": encounter.stage if encounter is not None else "",
    }
    return known


def _master_facts(s: State, d: Dungeon) -> dict[str, Any]:
    return {
        "name": d.name,
        "walls": names(d.walls),
        "traps": names(d.traps),
        **{f"{kind}s": names(cells) for kind, cells in zip(KINDS, d.monsters, strict=True)},
        "gone": names(d.gone),
        "treasures": names(d.treasures),
        "boxes": dict(zip(CATEGORIES, d.boxes, strict=True)),
        "levels": {category: d.level(number) for number, category in enumerate(CATEGORIES)},
        "taken": d.taken,
        "hand": list(d.hand),
        "deck": list(d.deck.cards()),
        "path": [NAMES[cell] for cell in d.path],
        "at": NAMES[d.path[d.at]] if 0 <= d.at < len(d.path) else "entrance" if d.at < 0 else "exit",
        "steps": d.at - BEFORE_THE_WAY,
        "hearts": s.hearts_left(d),
        "fate": d.fate,
        "above": [laid.card for laid in d.above],
        "points": score(s, d)._asdict(),
        "score": s.scores[d.seat] if s.scores else score(s, d).total,
        "rank": s.ranks[d.seat] if s.ranks else 0,
        "lost": lost_monsters(d),
    }
