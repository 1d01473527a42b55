"""Face-down decks: no order until somebody draws, known cards where a rule put them."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from undercroft.kernel.ask import Draw
from undercroft.kernel.deck import Deck, draw
from undercroft.kernel.state import EVERYBODY, holds, seat_set

ANNA, BERT = seat_set([0]), seat_set([1])


def drawn(deck: Deck, *cards: str) -> Deck:
    for card in cards:
        assert card in deck.next_cards()
        deck = deck.without_next(card)
    return deck


def test_any_card_of_the_unknown_part_may_come_next() -> None:
    assert Deck(("a", "b", "c")).next_cards() == ("a", "b", "c")
    assert drawn(Deck(("a", "b", "c")), "b").pool == ("a", "c")


def test_a_card_laid_on_top_comes_next() -> None:
    deck = Deck(("a", "b")).with_over("x").with_over("y")
    assert deck.next_cards() == ("y",)
    assert drawn(deck, "y", "x").next_cards() == ("a", "b")


def test_cards_put_under_come_out_in_order_once_the_unknown_ones_are_gone() -> None:
    deck = Deck(("a",)).with_under("x").with_under("y")
    assert deck.next_cards() == ("a",)
    assert drawn(deck, "a", "x", "y") == Deck(())


def test_shuffling_forgets_what_was_known() -> None:
    deck = Deck(("a",), (("t", ANNA),), (("b", BERT),)).shuffled("n")
    assert Counter(deck.pool) == Counter("atbn")
    assert not deck.top
    assert not deck.bottom


def test_cards_can_be_taken_out_wherever_they_lie() -> None:
    deck = Deck(("a", "b"), (("t", ANNA), ("u", ANNA)), (("x", BERT), ("y", BERT)))
    assert deck.without(["a", "t", "y"]) == Deck(("b",), (("u", ANNA),), (("x", BERT),))


def test_a_known_place_is_hidden_from_those_who_did_not_see_it() -> None:
    deck = Deck(("a",)).with_over("t", ANNA).with_under("b", EVERYBODY).with_under("c", BERT)
    assert deck.hidden_from(0) == ["a", "c"]
    assert deck.hidden_from(1) == ["a", "t"]
    assert deck.hidden_from(None) == ["a", "t", "c"]


def test_a_spectator_is_only_where_everybody_is() -> None:
    assert holds(EVERYBODY, None)
    assert not holds(seat_set([0, 1]), None)
    assert holds(seat_set([0, 2]), 2)
    assert not holds(seat_set([0, 2]), 1)


def test_a_draw_is_an_ask_even_if_only_one_card_can_come() -> None:
    decks = [Deck(()).with_under("x")]
    rules = draw(decks, 0, "TOY-DRAW-1")
    ask = next(rules)
    assert isinstance(ask, Draw)
    assert ask.options == ("x",)
    with pytest.raises(StopIteration) as done:
        rules.send("x")
    assert done.value.value == "x"
    assert len(decks[0]) == 0


def test_nothing_is_asked_of_an_empty_deck() -> None:
    with pytest.raises(StopIteration) as done:
        next(draw([Deck(())], 0, "TOY-DRAW-1"))
    assert done.value.value is None


@given(st.permutations(list("abcdef")), st.integers(0, 6), st.integers(0, 6))
def test_renaming_changes_which_cards_but_not_how_many_lie_where(names: list[str], one: int, two: int) -> None:
    low, high = sorted((one, two))
    cards = "abcdef"
    known = tuple((card, ANNA) for card in cards[low:high])
    deck = Deck(tuple(cards[:low]), known, tuple((card, BERT) for card in cards[high:]))
    renamed = deck.renamed(dict(zip(cards, names, strict=True)))
    new = [names[cards.index(card)] for card in deck.cards()]
    assert renamed.cards() == (*new[: high - low], *sorted(new[high - low : high]), *new[high:])
    assert [len(renamed.pool), len(renamed.top), len(renamed.bottom)] == [low, high - low, 6 - high]
    assert [seats for _, seats in renamed.top] == [ANNA] * (high - low)


class DeckAndHand(RuleBasedStateMachine):
    """A deck and a hand through any sequence of operations: no card is ever lost or doubled."""

    @initialize(size=st.integers(0, 8))
    def begin(self, size: int) -> None:
        self.cards = [f"card-{n}" for n in range(size)]
        self.deck = Deck(tuple(self.cards))
        self.hand: list[str] = []

    def _from_hand(self, data: st.DataObject) -> str:
        return self.hand.pop(data.draw(st.integers(0, len(self.hand) - 1)))

    @rule(data=st.data())
    def draw(self, data: st.DataObject) -> None:
        possible = self.deck.next_cards()
        assert bool(possible) == bool(len(self.deck))
        if possible:
            card = data.draw(st.sampled_from(possible))
            self.deck = self.deck.without_next(card)
            self.hand.append(card)

    @rule(data=st.data(), seats=st.sampled_from([0, ANNA, BERT, EVERYBODY]), over=st.booleans())
    def put_back(self, data: st.DataObject, seats: int, over: bool) -> None:
        if self.hand:
            card = self._from_hand(data)
            self.deck = self.deck.with_over(card, seats) if over else self.deck.with_under(card, seats)

    @rule(data=st.data())
    def shuffle_in(self, data: st.DataObject) -> None:
        more = [self._from_hand(data)] if self.hand else []
        self.deck = self.deck.shuffled(*more)

    @rule(data=st.data())
    def take_out(self, data: st.DataObject) -> None:
        if len(self.deck):
            card = data.draw(st.sampled_from(self.deck.cards()))
            self.deck = self.deck.without([card])
            self.hand.append(card)

    @rule(data=st.data(), seat=st.sampled_from([0, 1, None]))
    def deal_anew(self, data: st.DataObject, seat: int | None) -> None:
        hidden = self.deck.hidden_from(seat)
        names = dict(zip(hidden, data.draw(st.permutations(hidden)), strict=True))
        known = [place for place in (*self.deck.top, *self.deck.bottom) if holds(place[1], seat)]
        self.deck = self.deck.renamed(names)
        assert [p for p in (*self.deck.top, *self.deck.bottom) if holds(p[1], seat)] == known

    @invariant()
    def no_card_is_lost_or_doubled(self) -> None:
        if hasattr(self, "cards"):
            assert sorted((*self.deck.cards(), *self.hand)) == sorted(self.cards)
            assert len(self.deck) == len(self.deck.cards())


TestDeckAndHand = DeckAndHand.TestCase
TestDeckAndHand.settings = settings(max_examples=60, stateful_step_count=30, deadline=None)
