"""How the greedy bot drafts and builds: cards by what they bring, places by what the dungeon is then worth."""

from __future__ import annotations

from random import Random
from typing import Final

from undercroft.games.doodle.bot.ways import WINS, worth
from undercroft.games.doodle.content.cards import CARDS, CATEGORIES, DAMAGE, FORMATIONS, KINDS, LEVELS, POINTS, Card
from undercroft.games.doodle.content.grid import BIT, NAMES, members, names
from undercroft.games.doodle.rules.elements import Cells, Placements, fits
from undercroft.games.doodle.state import ROUNDS, Dungeon, State
from undercroft.kernel.ask import Option

CANDIDATES: Final = 10
"""So many places are looked at for each element."""
ACTION_VALUES: Final = dict(
    zip(
        dict.fromkeys(card.action for card in CARDS.values()),
        # In the order of the cards: axe to bone-cup, sharpened-spikes to call-for-help, bomb to phoenix-draught.
        (
            *(1.5, 1.4, 1.2, 1.1, 1.0, 1.3, 1.2, 0.8, 1.2, 1.1),
            *(1.3, 0.7, 1.1, 1.0, 0.8, 0.9),
            *(1.4, 1.2, 1.2, 1.0, 0.7, 0.9, 0.8, 0.8, 0.6, 0.8, 0.7, 0.8),
        ),
        strict=True,
    )
)
COMING: Final = (0.42, 0.36, 0.22, 0.36, 0.37)
"""Goblins, orcs, dragons, traps and treasures that a round brings, on the average."""
PRESENCE: Final = (-0.1, 0.35, 0.8)
"""What a monster of each kind is worth besides: a strong one bars ways."""
SEEN: Final = 0.55
"""How much of what a monster is worth hangs on the fights with it."""


def expected(dungeon: Dungeon, category: int, rounds: int) -> float:
    """How many things of this category the dungeon will have in the end."""
    here = (*dungeon.monsters, dungeon.traps, dungeon.treasures)[category].bit_count()
    return here + rounds * COMING[category]


def box_value(dungeon: Dungeon, category: int, rounds: int) -> float:
    """What the next box of this category brings, as a share of the level that its group unlocks."""
    levels, boxes = LEVELS[category], dungeon.boxes[category]
    if boxes + 1 >= len(levels):
        return -1.0
    level = levels[boxes]
    at = next((n for n in range(boxes + 1, len(levels)) if levels[n] > level), None)
    if at is None:
        return -1.0
    missing = at - boxes
    if missing > rounds * 1.2 + 1:
        return 0.0
    if CATEGORIES[category] == "hand":
        return (0.0, 2.4, 2.0, 1.2)[level] * min(1.0, rounds / 4 + 0.5) / missing
    if category < len(KINDS):
        better = WINS[levels[at]] - WINS[level]
        # A level is worth more than its own step: it is the way to the next ones.
        far = min(len(levels) - 1, at + 2)
        better = max(better, (WINS[levels[far]] - WINS[level]) * missing / (far - boxes))
        stake = POINTS[category] + DAMAGE[category] + 0.7 * LEVELS[4][dungeon.boxes[4]]
        return SEEN * better * stake * expected(dungeon, category, rounds) / missing
    share = 0.75 if CATEGORIES[category] == "trap" else 0.6
    return share * expected(dungeon, category, rounds) / missing


def card_value(dungeon: Dungeon, card: Card, rounds: int) -> float:
    """What a card brings to this dungeon: its elements and its action."""
    value = ACTION_VALUES[card.action] * _use(dungeon, card)
    best_box = max(box_value(dungeon, category, rounds) for category in range(len(CATEGORIES)))
    for element in card.elements:
        if element in KINDS:
            kind = KINDS.index(element)
            chance = WINS[LEVELS[kind][dungeon.boxes[kind]]]
            value += POINTS[kind] * (0.55 + 0.45 * chance) + SEEN * chance * DAMAGE[kind] + PRESENCE[kind]
        elif element in FORMATIONS:
            value += 0.4 + 0.1 * FORMATIONS[element].size
        elif element == "trap":
            value += 0.65 * dungeon.trap_level
        elif element == "treasure":
            value += 0.55 * dungeon.treasure_level
        else:
            value += max(best_box, 0.5)
    return value


def _use(dungeon: Dungeon, card: Card) -> float:
    """How likely the action will find its occasion."""
    if card.is_dungeon_action and card.only:
        return min(1.3, 0.5 + 0.25 * dungeon.monsters[KINDS.index(card.only)].bit_count())
    if card.timing == "trap" and card.is_dungeon_action:
        return min(1.3, 0.5 + 0.2 * dungeon.traps.bit_count())
    return 1.0


def pick_card(s: State, dungeon: Dungeon, options: tuple[Option, ...]) -> Option:
    """The card that brings most."""
    rounds = ROUNDS - s.round
    return max(options, key=lambda card: card_value(dungeon, CARDS[str(card)], rounds))


def upgrade(s: State, dungeon: Dungeon, options: list[Option]) -> Option:
    """The box that brings most."""
    rounds = ROUNDS - s.round + 1
    return max(options, key=lambda category: box_value(dungeon, CATEGORIES.index(str(category)), rounds))


def walls(s: State, dungeon: Dungeon, options: Placements, random: Random) -> Option:
    """Of some placements the one with which the dungeon is worth most."""
    tried: set[int] = set()
    placements = options.formation.placements
    for _ in range(8 * CANDIDATES):
        placement = placements[int(random.random() * len(placements))]
        if placement.cells not in tried and fits(dungeon, placement):
            tried.add(placement.cells)
            if len(tried) == CANDIDATES:
                break
    if not tried:
        return options.sample(random)
    before = dungeon.walls
    best, most = 0, -1e9
    for cells in tried:
        dungeon.walls = before | cells
        value = worth(dungeon, s.options.hearts) + 0.01 * random.random()
        if value > most:
            best, most = cells, value
    dungeon.walls = before
    return tuple(names(best))


def thing(s: State, dungeon: Dungeon, element: str, options: Cells, random: Random) -> Option:
    """Of some cells the one with which the dungeon is worth most; narrow places are always among them."""
    room = members(options.room())
    narrow = [cell for cell in room if _is_narrow(dungeon, cell)]
    random.shuffle(room)
    random.shuffle(narrow)
    before = dungeon.traps, dungeon.monsters, dungeon.things
    best, most = room[0], -1e9
    for cell in dict.fromkeys((*narrow[: CANDIDATES // 2], *room[:CANDIDATES])):
        dungeon.things = before[2] | BIT[cell]
        if element == "trap":
            dungeon.traps = before[0] | BIT[cell]
        else:
            kind = KINDS.index(element)
            found = [cells | BIT[cell] if number == kind else cells for number, cells in enumerate(before[1])]
            dungeon.monsters = (found[0], found[1], found[2])
        value = worth(dungeon, s.options.hearts) + 0.01 * random.random()
        if value > most:
            best, most = cell, value
    dungeon.traps, dungeon.monsters, dungeon.things = before
    return NAMES[best]


def _is_narrow(dungeon: Dungeon, cell: int) -> bool:
    """Walls or the edge on two opposite sides, or a door."""
    row, column = divmod(cell, 10)
    up = row == 0 or bool(dungeon.walls & BIT[cell - 10])
    down = row == 7 or bool(dungeon.walls & BIT[cell + 10])
    left = column == 0 or bool(dungeon.walls & BIT[cell - 1])
    right = column == 9 or bool(dungeon.walls & BIT[cell + 1])
    return (up and down) or (left and right) or cell in (0, 79)


def treasure(dungeon: Dungeon, options: Cells, random: Random) -> Option:
    """Under the monster that is most likely to survive; without one, where a monster may still come."""
    free = options.room()
    monsters = [cell for cell in members(dungeon.all_monsters) if free & BIT[cell]]
    if monsters:
        return NAMES[max(monsters, key=lambda cell: (_safety(dungeon, cell), random.random()))]
    room = members(free & ~dungeon.walls & ~dungeon.traps) or members(free)
    return NAMES[random.choice(room)]


def _safety(dungeon: Dungeon, cell: int) -> float:
    kind = dungeon.kind_at(cell)
    return WINS[dungeon.level(kind)] + 0.02 * kind
