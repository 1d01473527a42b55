"""A face-down deck is a multiset: its order does not exist until somebody draws.

What a rule makes known (a card pushed under the deck, a card looked at and put back) is kept as known order at the top
or the bottom, with the seats that know it. Decks never change; a rule puts the new deck in the place of the old one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, MutableSequence
from random import Random

from undercroft.kernel.ask import Draw, Rules
from undercroft.kernel.state import EVERYBODY, Plain, fields_of, holds


class Deck(Plain):
    """Known cards on top, unknown ones in no order, known cards at the bottom; the first of each is drawn first."""

    def __init__(
        self, pool: tuple[str, ...], top: tuple[tuple[str, int], ...] = (), bottom: tuple[tuple[str, int], ...] = ()
    ) -> None:
        self.pool = pool
        self.top = top
        self.bottom = bottom

    __slots__ = fields_of(__init__)

    def __len__(self) -> int:
        return len(self.pool) + len(self.top) + len(self.bottom)

    def cards(self) -> tuple[str, ...]:
        """Every card in it; the order of the unknown ones means nothing."""
        if not self.top and not self.bottom:
            return self.pool
        return (*(c for c, _ in self.top), *self.pool, *(c for c, _ in self.bottom))

    def next_cards(self) -> tuple[str, ...]:
        """The cards of which the next draw is one."""
        if self.top:
            return (self.top[0][0],)
        return self.pool or tuple(card for card, _ in self.bottom[:1])

    def without_next(self, card: str) -> Deck:
        """The deck after this card was drawn from its top."""
        if self.top:
            return Deck(self.pool, self.top[1:], self.bottom)
        if not self.pool:
            return Deck((), (), self.bottom[1:])
        at = self._find(card)
        return Deck(self.pool[:at] + self.pool[at + 1 :], (), self.bottom)

    def _find(self, card: str) -> int:
        """Its place in the pool: as a rule the card is the very object that lies there."""
        for at, other in enumerate(self.pool):
            if other is card:
                return at
        return self.pool.index(card)

    def with_under(self, card: str, known_to: int = EVERYBODY) -> Deck:
        """The deck with this card pushed under it; `known_to` are the seats that saw which card it is."""
        return Deck(self.pool, self.top, (*self.bottom, (card, known_to)))

    def with_over(self, card: str, known_to: int = EVERYBODY) -> Deck:
        """The deck with this card laid on top."""
        return Deck(self.pool, ((card, known_to), *self.top), self.bottom)

    def shuffled(self, *more: str) -> Deck:
        """All of it, and more cards, in an order that nobody knows."""
        return Deck((*self.cards(), *more))

    def without(self, cards: Iterable[str]) -> Deck:
        """The deck with these cards taken out, wherever they lie."""
        gone = set(cards)
        return Deck(
            tuple(c for c in self.pool if c not in gone),
            tuple(known for known in self.top if known[0] not in gone),
            tuple(known for known in self.bottom if known[0] not in gone),
        )

    def hidden_from(self, seat: int | None) -> list[str]:
        """The cards whose place in the deck this seat does not know."""
        return [*self.pool, *(c for c, seats in (*self.top, *self.bottom) if not holds(seats, seat))]

    def renamed(self, names: Mapping[str, str]) -> Deck:
        """The same deck in a world where some cards have changed places.

        The pool is put in order: the gaps in an older one would tell which cards are truly missing from it.
        """
        return Deck(
            tuple(sorted([names.get(c, c) for c in self.pool])),
            tuple((names.get(c, c), seats) for c, seats in self.top),
            tuple((names.get(c, c), seats) for c, seats in self.bottom),
        )


def draw(decks: MutableSequence[Deck], which: int, clause: str, what: str = "draw") -> Rules[str | None]:
    """Draw the next card of a deck; None if it is empty. It is an ask even if only one card is possible:

    a draw reveals something, so it must stand in the record as a point of no return.
    """
    deck = decks[which]
    possible = deck.next_cards()
    if not possible:
        return None
    card: str = yield Draw(possible, clause, what)
    decks[which] = decks[which].without_next(card)
    return card


def dealt_anew(pool: tuple[str, ...], out: list[str], random: Random) -> dict[str, str]:
    """New names for the hidden cards outside a pool, drawn from all hidden ones, and for those they trade places with.

    Where a card lay before does not matter: worlds that look the same are dealt the same by the same Random.
    """
    if not out:
        return {}
    cards = sorted([*out, *pool])
    for place in range(len(out)):
        other = place + int(random.random() * (len(cards) - place))
        cards[place], cards[other] = cards[other], cards[place]
    dealt = cards[: len(out)]
    names = {card: new for card, new in zip(out, dealt, strict=True) if card != new}
    to_the_pool = [card for card in out if card not in dealt]
    from_the_pool = [card for card in dealt if card not in out]
    names.update(zip(from_the_pool, to_the_pool, strict=True))
    return names


def astray(what: str, wanted: Iterable[str], found: Iterable[str]) -> list[str]:
    """What is wrong if the cards found are not the cards there are; nothing if each is in exactly one place."""
    there, here = sorted(wanted), sorted(found)
    if there == here:
        return []
    missing, extra = Counter(there) - Counter(here), Counter(here) - Counter(there)
    return [f"{what}: missing {sorted(missing)}, too many {sorted(extra)}"]
