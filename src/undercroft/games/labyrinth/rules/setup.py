"""Setting up: who leads which class, who begins, and with what (LAB-SETUP)."""

from __future__ import annotations

from undercroft.games.labyrinth.content.board import Board
from undercroft.games.labyrinth.content.board_map import load_board
from undercroft.games.labyrinth.content.cards import MONSTER_DECKS, SPELL_DECK, SPELLS, TREASURE_DECKS, cleric_cards
from undercroft.games.labyrinth.options import LabyrinthOptions
from undercroft.games.labyrinth.state import Adventurer, State
from undercroft.kernel.ask import Ask, Rules, roll
from undercroft.kernel.deck import Deck, draw
from undercroft.kernel.errors import BadOptions, BadSeats
from undercroft.kernel.state import EVERYBODY

BASIC_PLAYERS = range(2, 5)
SPELLS_OF_A_WIZARD = 7
MISSILES_OF_A_HOBBIT = 7


def new_state(options: LabyrinthOptions, seats: int, board: Board | None = None) -> State:
    """Twelve face-down decks by level, the spells beside them, and nobody has a class yet."""
    if not options.is_expert and seats not in BASIC_PLAYERS:  # LAB-SETUP-1
        sentence = f"the basic game is played by 2 to 4, not by {seats} (LAB-SETUP-1)"
        raise BadSeats(sentence, clause="LAB-SETUP-1", why="number", seats=seats, least=2, most=4)
    if len(options.classes()) * options.seats_of_a_class(seats) < seats:  # LAB-VAR-2
        raise BadOptions(
            f"with distinct_classes=on there are only {len(options.classes())} classes for {seats} players (LAB-VAR-2)",
            clause="LAB-VAR-2",
            why="classes",
            classes=len(options.classes()),
            seats=seats,
        )
    nothing = Deck(())
    return State(
        load_board() if board is None else board,
        options,
        [Adventurer(seat) for seat in range(seats)],
        [nothing, *(Deck(MONSTER_DECKS[level]) for level in range(1, 7))],  # LAB-SETUP-2, LAB-SETUP-3
        [nothing, *(Deck(TREASURE_DECKS[level]) for level in range(1, 7))],
        [Deck(SPELL_DECK if options.is_expert else ())],  # LAB-SETUP-4, LAB-SETUP-5
    )


def setup(s: State) -> Rules[None]:
    """Roll for the order of choosing, choose classes, equip, and roll for the first turn."""
    everybody = list(range(len(s.heroes)))
    for seat in (yield from _ranked(s, everybody, "LAB-SETUP-10", "choosing-roll")):
        yield from _choose_class(s, seat)
    yield from _first_equipment(s)
    s.active = yield from _highest(s, everybody, "LAB-SETUP-13", "first-roll")
    s.tell("first", "LAB-SETUP-13", seat=s.active)


def _ranked(s: State, seats: list[int], clause: str, what: str) -> Rules[list[int]]:
    """The seats by their totals of two dice, highest first; equal totals are rolled again among the tied."""
    if len(seats) == 1:
        return seats
    totals: dict[int, list[int]] = {}
    for seat in seats:
        dice = yield roll(seat, 2, clause, what)
        s.tell(what, clause, seat=seat, dice=dice)
        totals.setdefault(sum(dice), []).append(seat)
    order: list[int] = []
    for total in sorted(totals, reverse=True):
        order += yield from _ranked(s, totals[total], clause, what)  # LAB-RULING-1
    return order


def _highest(s: State, seats: list[int], clause: str, what: str) -> Rules[int]:
    """The seat with the highest total; only those tied for it roll again."""
    while len(seats) > 1:
        totals: dict[int, int] = {}
        for seat in seats:
            dice = yield roll(seat, 2, clause, what)
            s.tell(what, clause, seat=seat, dice=dice)
            totals[seat] = sum(dice)
        best = max(totals.values())
        seats = [seat for seat in seats if totals[seat] == best]
    return seats[0]


def _choose_class(s: State, seat: int) -> Rules[None]:
    limit = s.options.seats_of_a_class(len(s.heroes))
    taken = [hero.kind for hero in s.heroes]
    free = tuple(kind for kind in s.options.classes() if taken.count(kind) < limit)
    kind = (yield Ask(seat, "class", free, "LAB-SETUP-11")) if len(free) > 1 else free[0]
    s.heroes[seat].kind = kind
    s.tell("class", "LAB-SETUP-11", seat=seat, adventurer=kind)


def _first_equipment(s: State) -> Rules[None]:
    """LAB-SETUP-15: spells for Wizards and Clerics, missiles for Hobbits."""
    wizards = [hero.seat for hero in s.heroes if hero.kind == "wizard"]
    if wizards:
        # LAB-SPELL-2: one Wizard just draws. LAB-SPELL-3: two take turns, the higher total first.
        order = yield from _ranked(s, wizards, "LAB-SPELL-3", "spell-order-roll")
        for _ in range(SPELLS_OF_A_WIZARD):
            for seat in order:
                yield from draw_spell(s, s.heroes[seat], "LAB-SPELL-3" if len(order) > 1 else "LAB-SPELL-2")
    for hero in s.heroes:
        if hero.kind != "wizard":
            yield from equip(s, hero)


def equip(s: State, hero: Adventurer) -> Rules[None]:
    """What a fresh adventurer of this class carries, at setup and after being killed (LAB-CTR-8)."""
    if hero.kind == "wizard":
        for _ in range(SPELLS_OF_A_WIZARD):
            yield from draw_spell(s, hero, "LAB-SPELL-2")
    elif hero.kind == "cleric":
        hero.spells, hero.reserve = cleric_cards(hero.seat), ()  # LAB-CLER-2
    elif hero.kind == "hobbit":
        hero.missiles = MISSILES_OF_A_HOBBIT  # LAB-HOBB-4


def draw_spell(s: State, hero: Adventurer, clause: str) -> Rules[None]:
    """One card from the spell deck, blind or (LAB-SPELL-4) chosen from the open deck."""
    deck = s.spells[0]
    if s.options.spell_selection == "chosen" and len(deck):
        kinds = tuple(dict.fromkeys(SPELLS[card].kind for card in deck.cards()))
        kind = (yield Ask(hero.seat, "spell-pick", kinds, "LAB-SPELL-4")) if len(kinds) > 1 else kinds[0]
        picked = next(card for card in deck.cards() if SPELLS[card].kind == kind)
        s.spells[0] = deck.without((picked,))
        card: str | None = picked
        known_to = EVERYBODY
    else:
        card = yield from draw(s.spells, 0, clause, "draw-spell")
        known_to = 1 << hero.seat
    if card is not None:  # LAB-SPELL-19
        hero.spells += (card,)
        s.whisper(known_to, {"card": card}, "spell-drawn", clause, seat=hero.seat)
