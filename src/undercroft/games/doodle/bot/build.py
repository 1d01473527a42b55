"""How the greedy bot drafts and builds: cards by what they bring, places by what the dungeon is then worth."""

from __future__ import annotations

from random import Random
from typing import Final

from undercroft.games.doodle.bot.ways import Ways, wins_with, worth, worth_of_many
from undercroft.games.doodle.content.cards import CARDS, CATEGORIES, DAMAGE, FORMATIONS, KINDS, LEVELS, POINTS, Card
from undercroft.games.doodle.content.characters import USUAL, Habits
from undercroft.games.doodle.content.grid import BIT, FULL, NAMES, members, names
from undercroft.games.doodle.rules.elements import Cells, Placements, fits
from undercroft.games.doodle.state import ROUNDS, Dungeon, State
from undercroft.kernel.ask import Option

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
BOXES: Final = (0.1, 0.25, 0.2, 0.25, 0.25, 0.12)
"""Boxes of each category that a round brings, on the average."""
PRESENCE: Final = (-0.1, 0.35, 0.8)
"""What a monster of each kind is worth besides: a strong one bars ways."""
SEEN: Final = 0.55
"""How much of what a monster is worth hangs on the fights with it."""


def expected(dungeon: Dungeon, category: int, rounds: int) -> float:
    """How many things of this category the dungeon will have in the end."""
    here = (*dungeon.monsters, dungeon.traps, dungeon.treasures)[category].bit_count()
    return here + rounds * COMING[category]


def box_value(dungeon: Dungeon, category: int, rounds: int, habits: Habits = USUAL) -> float:
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
    liked = habits.likes.get(CATEGORIES[category], 1.0)
    if CATEGORIES[category] == "hand":
        return liked * (0.0, 2.4, 2.0, 1.2)[level] * min(1.0, rounds / 4 + 0.5) / missing
    if category < len(KINDS):
        wins = wins_with(habits.help)[dungeon.hand_limit]
        better = wins[levels[at]] - wins[level]
        # A level is worth more than its own step: it is the way to the next ones.
        far = min(len(levels) - 1, at + 2)
        better = max(better, (wins[levels[far]] - wins[level]) * missing / (far - boxes))
        stake = POINTS[category] + DAMAGE[category] + 0.7 * LEVELS[4][dungeon.boxes[4]]
        return liked * SEEN * better * stake * expected(dungeon, category, rounds) / missing
    share = 0.75 if CATEGORIES[category] == "trap" else 0.6
    return liked * share * expected(dungeon, category, rounds) / missing


def card_value(dungeon: Dungeon, card: Card, rounds: int, habits: Habits = USUAL) -> float:
    """What a card brings to this dungeon: its elements and its action."""
    value = habits.actions.get(card.action, ACTION_VALUES[card.action]) * _use(dungeon, card)
    if not card.is_dungeon_action:
        value *= habits.spite
    wins = wins_with(habits.help)[dungeon.hand_limit]
    best_box = max(box_value(dungeon, category, rounds, habits) for category in range(len(CATEGORIES)))
    likes = habits.likes
    for element in card.elements:
        if element in KINDS:
            kind = KINDS.index(element)
            chance = wins[LEVELS[kind][dungeon.boxes[kind]]]
            worth_it = POINTS[kind] * (0.55 + 0.45 * chance) + SEEN * chance * DAMAGE[kind] + PRESENCE[kind]
            value += worth_it * likes.get(element, 1.0)
        elif element in FORMATIONS:
            value += (0.4 + 0.1 * FORMATIONS[element].size) * likes.get("walls", 1.0)
        elif element == "trap":
            value += 0.65 * dungeon.trap_level * likes.get(element, 1.0)
        elif element == "treasure":
            value += 0.55 * dungeon.treasure_level * likes.get(element, 1.0)
        else:
            value += max(best_box, 0.5) * likes.get(element, 1.0)
    return value


def _use(dungeon: Dungeon, card: Card) -> float:
    """How likely the action will find its occasion."""
    if card.is_dungeon_action and card.only:
        return min(1.3, 0.5 + 0.25 * dungeon.monsters[KINDS.index(card.only)].bit_count())
    if card.timing == "trap" and card.is_dungeon_action:
        return min(1.3, 0.5 + 0.2 * dungeon.traps.bit_count())
    return 1.0


def pick_card(s: State, dungeon: Dungeon, options: tuple[Option, ...], habits: Habits = USUAL) -> Option:
    """The card that brings most."""
    rounds = ROUNDS - s.round
    return max(options, key=lambda card: card_value(dungeon, CARDS[str(card)], rounds, habits))


def upgrade(s: State, dungeon: Dungeon, options: list[Option], habits: Habits = USUAL) -> Option:
    """The box that brings most."""
    rounds = ROUNDS - s.round + 1
    return max(options, key=lambda category: box_value(dungeon, CATEGORIES.index(str(category)), rounds, habits))


class Judge:
    """What a dungeon is worth to its master while it is being built; the same for each place that is looked at."""

    __slots__ = ("boxes", "habits", "hearts", "seed", "trodden", "usual")

    def __init__(self, s: State, dungeon: Dungeon, habits: Habits, random: Random) -> None:
        self.hearts = s.options.hearts
        self.habits = habits
        self.boxes = boxes_to_come(dungeon, ROUNDS - s.round, habits.foresight) if habits.foresight else None
        self.seed = random.getrandbits(32) if habits.looks else 0
        self.trodden = FULL
        """The cells of the way as it is; where something that nobody wants to visit is built elsewhere, it stays."""
        self.usual = 0.0
        """What the dungeon is worth with that way."""
        if not habits.looks:
            ways = Ways(dungeon, self.hearts, wins_with(habits.help), self.boxes)
            way = ways.way()
            self.usual = ways.points(way, dungeon.treasures)
            self.trodden = 0
            for cell in way:
                self.trodden |= BIT[cell]

    def worth(self, dungeon: Dungeon, bars: int) -> float:
        """`bars` are the new cells that the hero avoids; those where he has no business anyway change nothing."""
        if bars and not bars & self.trodden:
            return self.usual
        if self.habits.looks:
            return worth_of_many(dungeon, self.hearts, self.habits, self.boxes, self.seed)
        return worth(dungeon, self.hearts, self.habits, self.boxes)


def boxes_to_come(dungeon: Dungeon, rounds: int, share: float) -> list[int]:
    """The boxes as they may be in the end."""
    return [
        min(len(LEVELS[category]) - 1, boxes + int(share * rounds * BOXES[category] + 0.5))
        for category, boxes in enumerate(dungeon.boxes)
    ]


def walls(s: State, dungeon: Dungeon, options: Placements, random: Random, habits: Habits = USUAL) -> Option:
    """Of some placements the one with which the dungeon is worth most."""
    return good_walls(s, dungeon, options, random, habits, 1)[0]


def good_walls(
    s: State, dungeon: Dungeon, options: Placements, random: Random, habits: Habits, number: int
) -> list[Option]:
    """The best of some placements."""
    tried: dict[int, None] = {}
    placements = options.formation.placements
    for _ in range(8 * habits.places):
        placement = placements[int(random.random() * len(placements))]
        if placement.cells not in tried and fits(dungeon, placement):
            tried[placement.cells] = None
            if len(tried) == habits.places:
                break
    if not tried:
        return [options.sample(random)]
    judge = Judge(s, dungeon, habits, random)
    before = dungeon.walls
    found: list[tuple[float, int]] = []
    for cells in tried:
        dungeon.walls = before | cells
        found.append((judge.worth(dungeon, cells) + 0.01 * random.random(), cells))
    dungeon.walls = before
    found.sort(reverse=True)
    return [tuple(names(cells)) for _, cells in found[:number]]


def thing(s: State, dungeon: Dungeon, element: str, options: Cells, random: Random, habits: Habits = USUAL) -> Option:
    """Of some cells the one with which the dungeon is worth most."""
    return good_cells(s, dungeon, element, options, random, habits, 1)[0]


def good_cells(
    s: State, dungeon: Dungeon, element: str, options: Cells, random: Random, habits: Habits, number: int
) -> list[Option]:
    """The best of some cells; narrow places are always among them."""
    room = members(options.room())
    narrow = [cell for cell in room if _is_narrow(dungeon, cell)]
    random.shuffle(room)
    random.shuffle(narrow)
    judge = Judge(s, dungeon, habits, random)
    traps, monsters, things = dungeon.traps, dungeon.monsters, dungeon.things
    found: list[tuple[float, int]] = []
    for cell in dict.fromkeys((*narrow[: habits.places // 2], *room[: habits.places])):
        _put(dungeon, element, traps, monsters, things, cell)
        bars = BIT[cell] if element == "trap" else 0
        found.append((judge.worth(dungeon, bars) + 0.01 * random.random(), cell))
    dungeon.traps, dungeon.monsters, dungeon.things = traps, monsters, things
    found.sort(reverse=True)
    return [NAMES[cell] for _, cell in found[:number]]


def _put(dungeon: Dungeon, element: str, traps: int, monsters: tuple[int, int, int], things: int, cell: int) -> None:
    """The sheet with one thing more than these."""
    bit = BIT[cell]
    dungeon.things = things | bit
    if element == "trap":
        dungeon.traps = traps | bit
        return
    goblins, orcs, dragons = monsters
    kind = KINDS.index(element)
    dungeon.monsters = (
        goblins | bit if kind == 0 else goblins,
        orcs | bit if kind == 1 else orcs,
        dragons | bit if kind == 2 else dragons,
    )


def _is_narrow(dungeon: Dungeon, cell: int) -> bool:
    """Walls or the edge on two opposite sides, or a door."""
    row, column = divmod(cell, 10)
    up = row == 0 or bool(dungeon.walls & BIT[cell - 10])
    down = row == 7 or bool(dungeon.walls & BIT[cell + 10])
    left = column == 0 or bool(dungeon.walls & BIT[cell - 1])
    right = column == 9 or bool(dungeon.walls & BIT[cell + 1])
    return (up and down) or (left and right) or cell in (0, 79)


def treasure(dungeon: Dungeon, options: Cells, random: Random, habits: Habits = USUAL) -> Option:
    """Under the monster that is most likely to survive; without one, where a monster may still come."""
    return good_hiding_places(dungeon, options, random, habits, 1)[0]


def good_hiding_places(dungeon: Dungeon, options: Cells, random: Random, habits: Habits, number: int) -> list[Option]:
    """The same, as many as wanted."""
    free = options.room()
    monsters = [cell for cell in members(dungeon.all_monsters) if free & BIT[cell]]
    if monsters:
        wins = wins_with(habits.help)[dungeon.hand_limit]
        safe = sorted(((_safety(dungeon, cell, wins), random.random(), cell) for cell in monsters), reverse=True)
        return [NAMES[cell] for _, _, cell in safe[:number]]
    room = members(free & ~dungeon.walls & ~dungeon.traps) or members(free)
    return [NAMES[cell] for cell in random.sample(room, min(number, len(room)))]


def _safety(dungeon: Dungeon, cell: int, wins: tuple[float, ...]) -> float:
    kind = dungeon.kind_at(cell)
    return wins[dungeon.level(kind)] + 0.02 * kind
