"""Drawing and discarding (DGR-SETUP-6)."""

from __future__ import annotations

from undercroft.games.dungeoneer.content.cards import CARDS
from undercroft.games.dungeoneer.rules.cards.notes import forget_card, note_card
from undercroft.games.dungeoneer.state import ADVENTURE, PERIL, QUEST_STACK, Hero, State
from undercroft.kernel.ask import Draw, Rules
from undercroft.kernel.deck import Deck
from undercroft.kernel.state import EVERYBODY


def stack_of(s: State, card: str) -> int:
    """The stack that an adventure card belongs to (DGR-SOLO-6)."""
    is_split = s.is_solo or s.is_campaign
    return PERIL if is_split and not CARDS[card].is_good else ADVENTURE


def has_cards(s: State, which: int) -> bool:
    return bool(len(s.decks[which]) or s.discards[which])


def next_cards(s: State, which: int) -> tuple[str, ...]:
    """The cards of which the next draw is one; an empty stack is made anew of its discard pile (DGR-SETUP-6)."""
    possible = s.decks[which].next_cards()
    if not possible and s.discards[which]:
        s.decks[which] = Deck(s.discards[which])
        s.discards[which] = ()
        s.tell("reshuffled", "DGR-SETUP-6", stack=which)
        return s.decks[which].pool
    return possible


def draw(s: State, which: int, clause: str, what: str) -> Rules[str]:
    """The next card of a stack, "" if there is none."""
    possible = next_cards(s, which)
    if not possible:
        return ""
    card: str = yield Draw(possible, clause, what)
    s.decks[which] = s.decks[which].without_next(card)
    return card


def draw_cards(s: State, hero: Hero, number: int, clause: str) -> Rules[None]:
    """So many adventure cards into the hand; only their owner sees them."""
    which = PERIL if hero.seat == s.lord else ADVENTURE
    for _ in range(number):
        possible = next_cards(s, which)
        if not possible:
            break
        card: str = yield Draw(possible, clause, "draw-card")
        s.decks[which] = s.decks[which].without_next(card)
        hero.hand += (card,)
        hero.passed_unseen = ()
        note_card(hero, card)
        if s.listener is not None:
            s.whisper(1 << hero.seat, {"card": card}, "drawn", clause, seat=hero.seat)


def draw_quest(s: State, clause: str) -> Rules[str]:
    """The next quest of the stack; quests have no discard pile."""
    return (yield from draw(s, QUEST_STACK, clause, "draw-quest"))


def display(s: State, clause: str = "DGR-SETUP-9") -> Rules[None]:
    """DGR-SETUP-9, DGR-CAMP-10, DGR-RULING-82: as many general quests as there have to be, while the stack lasts.

    Whatever takes a quest from the display or puts one under the stack ends with this.
    """
    while len(s.general) < general_quests(s) and len(s.decks[QUEST_STACK]):
        quest = yield from draw_quest(s, clause)
        s.general += (quest,)
        s.tell("quest-shown", clause, quest=quest)


def general_quests(s: State) -> int:
    return {"standard": 1, "solo": 0, "campaign": 2}[s.options.mode]


def discard(s: State, card: str) -> None:
    """Onto the discard pile, with what is attached to it (DGR-CARD-7)."""
    if card in s.limbo:
        s.limbo = tuple(other for other in s.limbo if other != card)
    if card in s.attached:
        drop_attachments(s, card)
    if card in s.wounds:
        s.wounds = {other: wounds for other, wounds in s.wounds.items() if other != card}
    if card in s.known:
        s.known = {other: seats for other, seats in s.known.items() if other != card}
    s.discards[stack_of(s, card)] += (card,)


def drop_attachments(s: State, card: str) -> None:
    """DGR-CARD-7: what was attached to a card that leaves its place."""
    gone = s.attached.get(card, ())
    if gone:
        s.attached = {other: cards for other, cards in s.attached.items() if other != card}
        for attachment in gone:
            discard(s, attachment)


def into_hand(s: State, hero: Hero, card: str) -> None:
    """A card that everybody saw goes into a hand."""
    drop_attachments(s, card)
    hero.hand += (card,)
    hero.passed_unseen = ()
    s.known = {**s.known, card: EVERYBODY}
    note_card(hero, card)


def out_of_hand(s: State, hero: Hero, card: str) -> None:
    """A card leaves the hand, whatever becomes of it."""
    hero.hand = _without(hero.hand, card)
    if card in s.known:
        s.known = {other: seats for other, seats in s.known.items() if other != card}
    forget_card(hero, card)


def _without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """The cards but for one that is among them."""
    at = 0
    while cards[at] != card:
        at += 1
    return cards[:at] + cards[at + 1 :]


def under_quest_stack(s: State, quest: str) -> None:
    """DGR-QUEST-7."""
    s.decks[QUEST_STACK] = s.decks[QUEST_STACK].with_under(quest)
    if quest in s.wounds:
        s.wounds = {other: wounds for other, wounds in s.wounds.items() if other != quest}
