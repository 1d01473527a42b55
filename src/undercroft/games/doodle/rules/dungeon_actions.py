"""Dungeon actions: what the master plays from hand in the windows of an encounter (DOO-DACT, DOO-DICE, DOO-ACT)."""

from __future__ import annotations

from typing import Final

from undercroft.games.doodle.content.cards import CARDS, KINDS, Card
from undercroft.games.doodle.rules.damage import deal_damage, discard_laid
from undercroft.games.doodle.rules.hand import HIDDEN, draw_cards, take_from_hand
from undercroft.games.doodle.state import ALIVE, Dungeon, Encounter, State
from undercroft.kernel.ask import Ask, Rules, Subsets, roll

CLOSE: Final = "close"
MOST_DICE: Final = 4
FACES: Final = 10


def window(s: State, dungeon: Dungeon, encounter: Encounter) -> Rules[None]:
    """DOO-ENC-5: any number of dungeon actions one by one, until the master closes the window.

    Who can play nothing is asked all the same as long as the others cannot know it, lest the silence tells
    (DOO-RULING-47).
    """
    while dungeon.hand and dungeon.fate == ALIVE and not encounter.has_ended:
        playable = [card for card in dungeon.hand if not why_not_play(dungeon, encounter, CARDS[card])]
        if not playable and not _might_play(dungeon, encounter):
            return
        choice = yield Ask(dungeon.seat, "dungeon-action", (*playable, CLOSE), "DOO-DACT-1", HIDDEN)
        if choice == CLOSE:
            return
        yield from play(s, dungeon, encounter, CARDS[choice])


def _might_play(dungeon: Dungeon, encounter: Encounter) -> bool:
    """Could the hand hold something to play, for all that the others know? They know hand and deck only together."""
    for card in dungeon.deck.cards():  # noqa: SIM110 - a generator would cost more than the loop
        if not why_not_play(dungeon, encounter, CARDS[card]):
            return True
    return False


def why_not_play(dungeon: Dungeon, encounter: Encounter, card: Card) -> str:
    """The clause that forbids this card now; empty if it may be played."""
    if not card.is_dungeon_action:
        return "DOO-HACT-1"
    if card.timing != "any" and card.timing != encounter.stage:
        return "DOO-DACT-7"
    if encounter.actions_left == 0:
        return "DOO-ACT-27"
    if card.only and (encounter.is_trap or KINDS[encounter.kind] != card.only):
        return "DOO-DACT-8"
    if card.roll:
        return "DOO-DICE-3" if len(encounter.dice) + card.roll > MOST_DICE else ""
    if card.turn_lowest:
        return "DOO-ACT-9" if min(encounter.dice) >= card.turn_lowest else ""
    if card.bonus_by_hearts:
        return "" if dungeon.crossed else "DOO-ACT-7"
    if card.draws:
        return "" if len(dungeon.deck) else "DOO-ACT-16"
    if card.special == "cancel":
        return "" if dungeon.above else "DOO-ACT-15"
    return ""


def play(s: State, dungeon: Dungeon, encounter: Encounter, card: Card) -> Rules[None]:
    """Carry out one dungeon action completely (DOO-DACT-3); it goes to the general discard (DOO-DACT-4)."""
    take_from_hand(dungeon, card.id)
    s.discard += (card.id,)
    if s.listener is not None:
        s.tell("action-played", card.clause, seat=dungeon.seat, card=card.id)
    if encounter.actions_left > 0:
        encounter.actions_left -= 1
    encounter.bonus += card.bonus
    encounter.damage += card.damage
    encounter.crosses_out = encounter.crosses_out or card.crosses_out
    if card.bonus_by_hearts:
        encounter.bonus += min(dungeon.crossed, card.bonus_by_hearts)  # DOO-ACT-7
    if card.roll:
        yield from _add_dice(s, dungeon, encounter, card)
    if card.turn_lowest:
        dice = list(encounter.dice)
        dice[dice.index(min(dice))] = card.turn_lowest  # DOO-ACT-9
        _change_dice(s, dungeon, encounter, tuple(dice), card.clause)
    if card.draws:
        yield from draw_cards(s, dungeon, card.draws, card.clause)
    if card.special:
        yield from _special(s, dungeon, encounter, card)
    if card.hurts:  # DOO-ACT-14
        deal_damage(s, dungeon, card.hurts, by_monster=False)


def _change_dice(s: State, dungeon: Dungeon, encounter: Encounter, dice: tuple[int, ...], clause: str) -> None:
    encounter.dice = dice
    if s.listener is not None:
        s.tell("dice-changed", clause, seat=dungeon.seat, dice=dice)


def _add_dice(s: State, dungeon: Dungeon, encounter: Encounter, card: Card) -> Rules[None]:
    """DOO-ACT-1 to 3: more dice; the lowest ones may leave the fight and are free again (DOO-DICE-4)."""
    more = yield roll(dungeon.seat, card.roll, card.clause, "extra-roll", FACES)
    dice = [*encounter.dice, *more]
    for _ in range(card.drop_lowest):
        dice.remove(min(dice))
    _change_dice(s, dungeon, encounter, tuple(dice), card.clause)


def _special(s: State, dungeon: Dungeon, encounter: Encounter, card: Card) -> Rules[None]:
    """What numbers cannot say."""
    match card.special:
        case "reroll":
            yield from _reroll(s, dungeon, encounter, card)
        case "keep-trap":
            encounter.keeps_trap = True  # DOO-ACT-12
        case "end-fight":
            encounter.has_ended = True  # DOO-ACT-13
            s.tell("fight-ended", card.clause, seat=dungeon.seat)
        case "cancel":
            yield from _cancel(s, dungeon, card)
        case _:
            raise AssertionError(f"{card.id} was played, but nothing carries out {card.special!r}")


def _reroll(s: State, dungeon: Dungeon, encounter: Encounter, card: Card) -> Rules[None]:
    """DOO-ACT-10: one or more dice, each rolled again once; dice are named by their places, counted from 1."""
    places = Subsets(range(1, len(encounter.dice) + 1), least=1)
    chosen = yield Ask(dungeon.seat, "choose-dice", places, card.clause)
    rolled = yield roll(dungeon.seat, len(chosen), card.clause, "again-roll", FACES)
    dice = list(encounter.dice)
    for place, face in zip(chosen, rolled, strict=True):
        dice[place - 1] = face
    _change_dice(s, dungeon, encounter, tuple(dice), card.clause)


def _cancel(s: State, dungeon: Dungeon, card: Card) -> Rules[None]:
    """DOO-ACT-15: one card above the own dungeon is discarded without effect."""
    cards = tuple(laid.card for laid in dungeon.above)
    chosen = (yield Ask(dungeon.seat, "cancel", cards, card.clause)) if len(cards) > 1 else cards[0]
    laid = next(laid for laid in dungeon.above if laid.card == chosen)
    discard_laid(s, dungeon, laid)
    s.tell("cancelled", card.clause, seat=dungeon.seat, card=chosen)
