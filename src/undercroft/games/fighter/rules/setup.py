"""Setting up: the maps, the stacks, the heroes and the leader (FIG-SETUP)."""

from __future__ import annotations

from typing import Final

from undercroft.games.fighter.content.cards import BOARDS, EQUIPMENT, LEVELS, OF_LEVEL, SHEETS
from undercroft.games.fighter.options import FighterOptions
from undercroft.games.fighter.rules.throwing import throw
from undercroft.games.fighter.rules.throws.landing import HANDS
from undercroft.games.fighter.state import Hero, RuleSet, State
from undercroft.kernel.ask import Ask, Draw, Option, Rules, Together
from undercroft.kernel.errors import BadOptions

STACKS: Final = {"easy": (4, 4, 4, 2), "normal": (3, 3, 3, 5), "hard": (2, 2, 2, 8)}
"""FIG-SETUP-12: monster cards of levels I to IV."""
START_GOLD: Final = 2
START_BONUS: Final = 1
RANDOM: Final = "random"
OWN: Final = "own"


def new_state(options: FighterOptions, seats: int) -> State:
    """The tower, the supplies and the treasure; no map and no hero yet (FIG-SETUP-12, FIG-SETUP-15, FIG-SETUP-16)."""
    rules = RuleSet(options, seats)
    if any(seat >= seats for seat in rules.real):
        raise BadOptions(f"real_seats names a seat beyond the {seats} there are (FIG-REAL-8)", clause="FIG-REAL-8")
    s = State(rules, [Hero(seat) for seat in range(seats)])
    if options.hand != OWN:
        for hero in s.heroes:
            hero.hand = options.hand
    s.unseen = [*OF_LEVEL]
    s.left = [0, *STACKS[options.difficulty]]
    s.under = [() for _ in range(len(LEVELS) + 1)]
    s.equipment = tuple(EQUIPMENT)
    s.gold, s.bonus = START_GOLD, START_BONUS
    return s


def setup(s: State) -> Rules[None]:
    """In the order of the rulebook: dungeon, boss (not seen until the end), heroes, leader."""
    yield from create_dungeon(s)
    yield from choose_heroes(s)
    yield from name_hands(s)
    yield from appoint_leader(s)
    if s.rules.options.practice:
        yield from practise(s)


def create_dungeon(s: State) -> Rules[None]:
    """FIG-SETUP-3 to 6: the boss board first, then two of the other five, each with the side that is up."""
    boss: str = yield Draw(tuple(b.id for b in BOARDS.values() if b.is_boss), "FIG-SETUP-3", "draw-board")
    s.boards = (boss,)
    s.maps = (BOARDS[boss].sides[0],)
    for _ in range(2):
        others = tuple(board for board in BOARDS if board not in s.boards)
        drawn: str = yield Draw(others, "FIG-SETUP-4", "draw-board")
        board = BOARDS[drawn]
        side = board.sides[1]  # FIG-SETUP-5: a boss board is turned over
        if not board.is_boss:
            side = yield Draw(board.sides, "FIG-SETUP-5", "draw-side")
        s.boards += (drawn,)
        s.maps = (*s.maps[:-1], side, s.maps[-1])  # FIG-SETUP-6
    s.tell("dungeon", "FIG-SETUP-2", maps=list(s.maps))


def choose_heroes(s: State) -> Rules[None]:
    """FIG-SETUP-10: by choice or at random, none twice; FIG-SETUP-11: with nine life."""
    for hero in s.heroes:
        free: tuple[Option, ...] = tuple([kind for kind in SHEETS if all(kind != h.kind for h in s.heroes)])
        choice: str = RANDOM
        if s.rules.options.hero_choice == "choose":
            choice = yield Ask(hero.seat, "hero", (*free, RANDOM), "FIG-SETUP-10")
        if choice == RANDOM:
            choice = yield Draw(free, "FIG-SETUP-10", "draw-hero")
        hero.kind = choice
        s.tell("hero", "FIG-SETUP-10", seat=hero.seat, hero=hero.kind)


def name_hands(s: State) -> Rules[None]:
    """Where the landing table judges and everybody throws with a hand of his own, he says which (FIG-SIM-3)."""
    if s.rules.options.hand != OWN or s.rules.is_physical:
        return
    asks = {h.seat: Ask(h.seat, "hand", HANDS, "FIG-SIM-3") for h in s.heroes if h.seat not in s.rules.real}
    if not asks:
        return
    named = yield Together(asks)
    for seat, hand in named.items():
        s.heroes[seat].hand = str(hand)
        s.tell("hand", "FIG-SIM-3", seat=seat, hand=str(hand))


def appoint_leader(s: State) -> Rules[None]:
    """FIG-SETUP-17: in agreement, else at random; he begins, undefeated side up (FIG-SETUP-18, FIG-SETUP-19)."""
    if len(s.heroes) > 1:
        seats: tuple[Option, ...] = tuple([hero.seat for hero in s.heroes])
        votes = yield Together({h.seat: Ask(h.seat, "leader", (*seats, RANDOM), "FIG-SETUP-17") for h in s.heroes})
        wanted = set(votes.values())
        choice = wanted.pop()
        if wanted or choice == RANDOM:
            choice = yield Draw(seats, "FIG-SETUP-17", "draw-leader")
        s.leader = choice
    s.start = s.leader
    s.tell("leader", "FIG-SETUP-17", seat=s.leader)


def practise(s: State) -> Rules[None]:
    """Free throws before the game, without any effect on it."""
    for hero in s.heroes:
        while (yield Ask(hero.seat, "practice", ("throw", "done"), "FIG-THROW-1")) == "throw":
            yield from throw(s, hero, 0, 0)
            s.lying = ()
