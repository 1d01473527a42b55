"""How the greedy bot plays its cards in phase C."""

from __future__ import annotations

from typing import Final

from undercroft.games.doodle.bot.use import chance_with
from undercroft.games.doodle.bot.ways import WINS
from undercroft.games.doodle.content.cards import CARDS, DAMAGE, KINDS, POINTS, TRAP, Card
from undercroft.games.doodle.content.characters import USUAL, Habits
from undercroft.games.doodle.content.grid import BIT, INDEX, NAMES, NEAR
from undercroft.games.doodle.rules.dungeon_actions import CLOSE
from undercroft.games.doodle.rules.encounter import ENOUGH, strength
from undercroft.games.doodle.rules.hand import KEEP
from undercroft.games.doodle.rules.hero_actions import MOST_ABOVE, PASS
from undercroft.games.doodle.state import ALIVE, Dungeon, Encounter, State
from undercroft.games.doodle.told.odds import at_least, chance
from undercroft.kernel.ask import Option

LAST_HEARTS: Final = 6
BOTHER: Final = 0.05
"""A card must promise so much more before another one is put under the deck for it."""


def ahead(dungeon: Dungeon) -> list[int]:
    """The cells that the hero has still before him."""
    return list(dungeon.path[dungeon.at + 1 :])


def waiting(dungeon: Dungeon, kind: int | None = None) -> list[int]:
    """Traps and monsters that he will still meet, or the monsters of one kind."""
    cells = dungeon.things & ~dungeon.gone
    if kind is not None:
        cells &= dungeon.monsters[kind]
    return [cell for cell in ahead(dungeon) if cells & BIT[cell]]


# --- the own encounter ---------------------------------------------------------------------------------------------


def act(
    s: State, dungeon: Dungeon, encounter: Encounter, options: tuple[Option, ...], habits: Habits = USUAL
) -> Option:
    """The card that gains most in this window; none if all are better kept."""
    worths = [
        (_gain(s, dungeon, encounter, CARDS[str(card)], habits.keep), str(card)) for card in options if card != CLOSE
    ]
    gain, card = max(worths, default=(0.0, ""))
    if gain > 0:
        return card
    pair = _pair(dungeon, encounter, [CARDS[str(card)] for card in options if card != CLOSE])
    return pair or CLOSE


def _stake(s: State, dungeon: Dungeon, encounter: Encounter) -> tuple[float, float]:
    """What the monster is worth alive, and what its victory brings."""
    kind = encounter.kind
    under = dungeon.treasure_level * bool(dungeon.treasures & BIT[encounter.cell])
    damage = DAMAGE[kind] + encounter.damage
    kills = 5.0 if damage >= s.hearts_left(dungeon) else 0.0
    return float(POINTS[kind] + under), damage + kills


def _gain(s: State, dungeon: Dungeon, encounter: Encounter, card: Card, keep: float) -> float:
    if card.hurts:
        return 6.0 if s.hearts_left(dungeon) == 1 else 0.3
    if card.draws:
        return 0.6
    if card.special == "cancel":
        return 0.5 if _is_harmful(dungeon, encounter) else -1.0
    if encounter.is_trap:
        return _trap_gain(dungeon, encounter, card, keep)
    if encounter.stage == "open":
        return -1.0
    return _fight_gain(s, dungeon, encounter, card, keep)


def _is_harmful(dungeon: Dungeon, encounter: Encounter) -> bool:
    """Will a card above the dungeon work in this encounter?"""
    for laid in dungeon.above:
        card = CARDS[laid.card]
        if card.timing == "trap" and encounter.is_trap and encounter.stage == "open":
            return True
        is_meant = not encounter.is_trap and card.only in ("", KINDS[encounter.kind])
        if card.timing == "fight" and is_meant and encounter.stage == "open":
            return True
        if card.timing in ("damage", "after", "last") and encounter.stage != "open":
            return True
    return False


def _trap_gain(dungeon: Dungeon, encounter: Encounter, card: Card, keep: float) -> float:
    if card.special == "keep-trap":
        return 0.8 if encounter.cell in ahead(dungeon) else -1.0
    if card.damage:
        return float(card.damage) - keep
    return -1.0


def _fight_gain(s: State, dungeon: Dungeon, encounter: Encounter, card: Card, keep: float) -> float:
    """How much more the fight brings with this card, less what the card is worth."""
    keeps, wins = _stake(s, dungeon, encounter)
    now = 1.0 if strength(dungeon, encounter) >= ENOUGH else 0.0
    if card.special == "end-fight":
        return keeps * (1.0 - now) - wins * now - keep
    if card.special == "reroll":
        then = _after_reroll(dungeon, encounter)
        return (then - now) * (keeps + wins) - keep
    found = chance(dungeon, encounter, card.id)
    if card.crosses_out:
        return (float(found or 0) - now) * wins - keep - now * keeps
    if now:
        extra = float(card.damage) if card.damage and s.hearts_left(dungeon) > DAMAGE[encounter.kind] else 0.0
        return extra - keep
    return float(found or 0) * (keeps + wins) - keep


def _after_reroll(dungeon: Dungeon, encounter: Encounter) -> float:
    """The chance after rolling the best choice of dice again."""
    return max(_with_dice_again(dungeon, encounter, places) for places in _choices(len(encounter.dice)))


def _choices(dice: int) -> list[tuple[int, ...]]:
    return [tuple(place + 1 for place in range(dice) if chosen >> place & 1) for chosen in range(1, 1 << dice)]


def _with_dice_again(dungeon: Dungeon, encounter: Encounter, places: tuple[int, ...]) -> float:
    kept = sum(face for place, face in enumerate(encounter.dice, start=1) if place not in places)
    missing = ENOUGH - (strength(dungeon, encounter) - sum(encounter.dice)) - kept
    return float(at_least(len(places), missing))


def choose_dice(dungeon: Dungeon, encounter: Encounter) -> Option:
    """The dice that are rolled again with the best chance."""
    return max(_choices(len(encounter.dice)), key=lambda places: _with_dice_again(dungeon, encounter, places))


def _pair(dungeon: Dungeon, encounter: Encounter, cards: list[Card]) -> str:
    """One of two cards that only together are enough."""
    if encounter.is_trap or encounter.stage == "open":
        return ""
    missing = ENOUGH - strength(dungeon, encounter)
    sure = [(card.bonus + min(dungeon.crossed, card.bonus_by_hearts), card.id) for card in cards]
    sure = sorted((bonus, card) for bonus, card in sure if bonus > 0)
    total = sum(bonus for bonus, _ in sure[-2:])
    if len(sure) >= 2 and missing > 0 and total >= missing and encounter.actions_left not in (0, 1):
        return sure[-1][1]
    return ""


def cancel(options: tuple[Option, ...]) -> Option:
    """The card above that would hurt most: the one that was laid first."""
    return options[0]


# --- heroes of others ----------------------------------------------------------------------------------------------


def lay(s: State, options: tuple[Option, ...], habits: Habits = USUAL) -> Option:
    """The hero action that hurts an opponent most; none if there is no occasion."""
    gains: list[tuple[float, Option]] = []
    for option in options:
        if isinstance(option, tuple):
            card, seat = option
            gain = hero_gain(s, CARDS[str(card)], s.dungeons[int(seat)]) + 0.2 * (habits.spite - 1.0)
            gains.append((gain, option))
    most, best = max(gains, key=lambda pair: pair[0], default=(0.0, PASS))
    return best if most > 0 else PASS


def hero_gain(s: State, card: Card, other: Dungeon) -> float:
    left = s.hearts_left(other)
    fights = [cell for cell in waiting(other) if not other.traps & BIT[cell]]
    if card.special == "explode":
        return _best_target(other)[0]
    if card.special in ("disarm", "step-over"):
        return other.trap_level - 0.3 if len(waiting(other)) > len(fights) else -1.0
    if card.special == "last-heart":
        return 1.0 if left <= LAST_HEARTS and waiting(other) else -1.0
    if card.only:
        kind = KINDS.index(card.only)
        return 0.7 * bool(waiting(other, kind)) * (card.bonus < 0 or other.level(kind) > 0) - 0.1
    if card.timing in ("damage", "fight", "roll"):
        strong = max((WINS[other.hand_limit][other.level(other.kind_at(cell))] for cell in fights), default=0.0)
        return strong + 0.1 * bool(fights) - 0.15
    return 0.8 if waiting(other) else -1.0


def _best_target(other: Dungeon) -> tuple[float, int]:
    """The monster that a Bomb destroys with the greatest loss: it must lie beside the way ahead."""
    reach = 0
    for cell in ahead(other):
        reach |= NEAR[cell]
    best = (-1.0, -1)
    for kind, cells in enumerate(other.monsters):
        found = cells & ~other.gone & reach
        if found:
            worth = POINTS[kind] + WINS[other.hand_limit][other.level(kind)] * (1 + DAMAGE[kind])
            best = max(best, (worth, (found & -found).bit_length() - 1))
    return best


def name_monster(other: Dungeon, options: tuple[Option, ...]) -> Option:
    target = _best_target(other)[1]
    name = NAMES[target] if target >= 0 else options[0]
    return name if name in options else max(options, key=lambda cell: other.kind_at(INDEX[str(cell)]))


# --- the hand ------------------------------------------------------------------------------------------------------


def put_under(s: State, dungeon: Dungeon, habits: Habits = USUAL) -> Option:
    """A card that finds no occasion any more, as long as there are others to draw."""
    if len(dungeon.deck) == 0 or len(dungeon.hand) > dungeon.hand_limit:
        return KEEP
    if habits.sorts:
        return _sort(s, dungeon)
    useless = [card for card in dungeon.hand if _is_useless(s, dungeon, CARDS[card])]
    fresh = len(dungeon.deck) - len(dungeon.deck.bottom)
    return useless[0] if useless and fresh > 0 else KEEP


def _sort(s: State, dungeon: Dungeon) -> Option:
    """The card that is of least use at the next encounter, if those to be drawn promise more."""
    to_come = [use(s, dungeon, CARDS[card]) for card in dungeon.deck.next_cards()]
    least, worst = min((use(s, dungeon, CARDS[card]), card) for card in dungeon.hand)
    return worst if least + BOTHER < sum(to_come) / len(to_come) else KEEP


def _is_useless(s: State, dungeon: Dungeon, card: Card) -> bool:
    if not card.is_dungeon_action:
        return all(
            hero_gain(s, card, other) <= 0 for other in s.dungeons if other is not dungeon and other.fate == ALIVE
        )
    if dungeon.fate != ALIVE:
        return True
    if card.only:
        return not waiting(dungeon, KINDS.index(card.only))
    if card.timing == "trap":
        return not any(dungeon.traps & BIT[cell] for cell in waiting(dungeon))
    return not waiting(dungeon)


def use(s: State, dungeon: Dungeon, card: Card) -> float:
    """What a card in the hand is likely to bring at the next encounter, in points."""
    if not card.is_dungeon_action:
        others = [other for other in s.dungeons if other is not dungeon and other.fate == ALIVE]
        gains = [hero_gain(s, card, other) for other in others if len(other.above) < MOST_ABOVE]
        return max(0.0, max(gains, default=0.0))
    things = dungeon.things & ~dungeon.gone
    at = dungeon.at + 1
    while at < len(dungeon.path) and not things & BIT[dungeon.path[at]]:
        at += 1
    if dungeon.fate != ALIVE or at >= len(dungeon.path):
        return 0.0
    return _use_at(s, dungeon, card, at)


def _use_at(s: State, dungeon: Dungeon, card: Card, at: int) -> float:
    cell = dungeon.path[at]
    kind = dungeon.kind_at(cell)
    left = s.hearts_left(dungeon)
    if card.hurts:
        return 6.0 if left == 1 else 1.0
    if card.draws:
        return 0.6
    if card.special == "cancel":
        return 0.6 if dungeon.above else 0.0
    if kind == TRAP:
        if card.special == "keep-trap":
            return float(dungeon.trap_level) if cell in dungeon.path[at + 1 :] else 0.0
        return float(card.damage) if card.timing == "trap" else 0.0
    if card.timing != "fight" or (card.only and KINDS[kind] != card.only):
        return 0.0
    keeps = POINTS[kind] + dungeon.treasure_level * bool(dungeon.treasures & BIT[cell])
    wins = DAMAGE[kind] + (5.0 if DAMAGE[kind] >= left else 0.0)
    level = dungeon.level(kind)
    now = chance_with(level)
    if card.special == "end-fight":
        return (1.0 - now) * keeps
    bonus = card.bonus + min(dungeon.crossed, card.bonus_by_hearts)
    then = chance_with(level + bonus, card.roll, card.drop_lowest, card.turn_lowest, card.special == "reroll")
    extra = now * card.damage
    return (then - now) * (wins if card.crosses_out else keeps + wins) + extra
