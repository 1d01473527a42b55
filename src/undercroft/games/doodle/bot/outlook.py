"""How likely each seat is to win, from what lies on the table: what a search looks at where it stops to play on."""

from __future__ import annotations

from math import exp, sqrt

from undercroft.games.doodle.bot.ways import Ways, wins_with
from undercroft.games.doodle.content.cards import CARDS, HAND, LEVELS, POINTS
from undercroft.games.doodle.content.characters import EXPERT
from undercroft.games.doodle.content.grid import BIT, EXIT
from undercroft.games.doodle.content.outlook import FEATURES, WEIGHTS
from undercroft.games.doodle.rules.scoring import score
from undercroft.games.doodle.state import ALIVE, ROUNDS, Dungeon, State

UNSURE = 2.2
"""How much more than single fights all of phase C is in the dark: they hang together by hearts and cards."""
UNDRAWN = 200.0
"""The variance of what comes of the points of all before the ways are known."""
PER_ROUND = 12.0
"""What each round of phase A that is still to come adds to it."""
_SURE = 1.0
_MANY = 8
_WEIGHTS: list[float] = [float(getattr(WEIGHTS, name)) for name in FEATURES]
_WINS = wins_with(EXPERT.help)


def outlook(s: State) -> list[float]:
    """The chance of each seat to win; at the end, the game itself."""
    if s.ranks:
        winners = s.ranks.count(1)
        return [1.0 / winners if rank == 1 else 0.0 for rank in s.ranks]
    strengths = [_weighed(row) for row in features(s)]
    most = max(strengths)
    odds = [exp(strength - most) for strength in strengths]
    whole = sum(odds)
    return [one / whole for one in odds]


def _weighed(row: list[float]) -> float:
    found = 0.0
    for weight, value in zip(_WEIGHTS, row, strict=True):
        found += weight * value
    return found


def features(s: State) -> list[list[float]]:
    """What is counted of each seat, in the order of FEATURES."""
    if s.phase == "C":
        return _walking(s)
    rounds = max(0, ROUNDS - s.round + 1)
    spread = sqrt(UNDRAWN + PER_ROUND * rounds)
    return [_built(s, dungeon, spread) for dungeon in s.dungeons]


def _built(s: State, dungeon: Dungeon, spread: float) -> list[float]:
    """Before the ways are known; treasures and elements to come are the same for all."""
    ways = Ways(dungeon, s.options.hearts, _WINS)
    path = list(dungeon.path) if dungeon.path and dungeon.path[-1] == EXIT else ways.way()
    points = ways.points(path, dungeon.treasures)
    is_built = s.phase == "A"
    goblins, orcs, dragons = dungeon.monsters
    monsters = POINTS[0] * goblins.bit_count() + POINTS[1] * orcs.bit_count() + POINTS[2] * dragons.bit_count()
    return [
        points / spread if is_built else 0.0,
        0.0 if is_built else points / spread,
        0.0,
        sum(dungeon.boxes[:HAND]) / spread if is_built else 0.0,
        monsters / spread if is_built else 0.0,
        dungeon.treasures.bit_count() / spread if is_built else 0.0,
        dungeon.walls.bit_count() / spread if is_built else 0.0,
        LEVELS[HAND][dungeon.boxes[HAND]] + 0.2 * dungeon.boxes[HAND],
        *(0.0, 0.0, 0.0, 0.0),
    ]


def _walking(s: State) -> list[list[float]]:
    """While the heroes walk: what is to be expected of the rest of each way, and by how much it may be off."""
    variance = _SURE
    points: list[float] = []
    left: list[int] = []
    for dungeon in s.dungeons:
        if dungeon.fate != ALIVE:
            points.append(float(score(s, dungeon).total))
            left.append(0)
            continue
        ways = Ways(dungeon, s.options.hearts, _WINS)
        at = dungeon.at if s.encounter is not None and s.active == dungeon.seat else dungeon.at + 1
        points.append(ways.points(dungeon.path, dungeon.treasures, at, s.hearts_left(dungeon)))
        ahead = 0
        things = dungeon.things & ~dungeon.gone
        for cell in dungeon.path[max(0, at) :]:
            if things & BIT[cell]:
                ahead += 1
                chance = ways.chance[cell]
                stake = ways.scored[cell] + ways.treasure + ways.damage[cell]
                variance += UNSURE * (chance * (1.0 - chance) * stake * stake + 0.3)
        left.append(ahead)
    spread = sqrt(variance)
    return [_rest(dungeon, points[seat], spread, left) for seat, dungeon in enumerate(s.dungeons)]


def _rest(dungeon: Dungeon, points: float, spread: float, left: list[int]) -> list[float]:
    mine = min(left[dungeon.seat], _MANY)
    others = min(max([ahead for seat, ahead in enumerate(left) if seat != dungeon.seat]), _MANY)
    tricks = pranks = 0
    for card in (*dungeon.hand, *dungeon.deck.cards()):
        if CARDS[card].is_dungeon_action:
            tricks += 1
        else:
            pranks += 1
    return [
        *(0.0, 0.0, points / spread, 0.0, 0.0, 0.0, 0.0, 0.0),
        dungeon.hand_limit * mine / spread,
        min(tricks, mine) / spread,
        min(pranks, others) / spread,
        len(dungeon.above) / spread,
    ]
