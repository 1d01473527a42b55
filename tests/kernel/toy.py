"""The Well: a toy game that uses everything the kernel offers, for the kernel's own tests.

Two to four dwarfs climb out of a well. On a turn a dwarf climbs (and fights whom it meets), draws a secret card, peeks
at the next card, drops cards for coins, or calls an auction in which all bid at once.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from random import Random
from typing import Annotated, Any

import msgspec

from undercroft.kernel.ask import Ask, GameOver, Option, Rules, Subsets, Together, roll, window
from undercroft.kernel.deck import Deck, draw
from undercroft.kernel.errors import BadScenario
from undercroft.kernel.game import Game, View
from undercroft.kernel.state import State, holds, seat_set
from undercroft.scenario.expect import near

MOST_ROUNDS = 30


class ToyOptions(msgspec.Struct, forbid_unknown_fields=True):
    goal: Annotated[int, msgspec.Meta(ge=2, le=50)] = 8
    cards: Annotated[int, msgspec.Meta(ge=4, le=40)] = 10
    coins: Annotated[int, msgspec.Meta(ge=0, le=9)] = 3
    hidden: bool = False
    """Are all asked for shields, so that nobody learns who has one?"""


@dataclass(slots=True)
class Dwarf:
    at: int = 0
    coins: int = 0
    hand: tuple[str, ...] = ()
    is_asleep: bool = False
    bid: int | None = None
    luck: int | None = None


@dataclass(slots=True)
class ToyState(State):
    options: ToyOptions
    dwarfs: list[Dwarf]
    decks: list[Deck]
    turn: int = 0
    round: int = 1
    peeked: str = ""
    discard: tuple[str, ...] = ()
    ended: bool = False
    shields: list[int] = field(default_factory=list)


def cards_of(options: ToyOptions) -> tuple[str, ...]:
    half = options.cards // 2
    return (*(f"shield-{n}" for n in range(1, half + 1)), *(f"gem-{n}" for n in range(1, options.cards - half + 1)))


class Toy(Game[ToyState]):
    name = "toy"
    version = 3
    prefix = "TOY"
    seats = range(2, 5)
    options = ToyOptions
    follows = frozenset({2})

    def start(self, options: Any, seats: int) -> ToyState:
        return ToyState(options, [Dwarf(coins=options.coins) for _ in range(seats)], [Deck(cards_of(options))])

    def setup(self, s: ToyState) -> Rules[None]:
        for seat in range(len(s.dwarfs)):
            yield from draw_card(s, seat, "TOY-SETUP-1")

    def turn(self, s: ToyState) -> Rules[None]:
        seat = s.turn
        dwarf = s.dwarfs[seat]
        if dwarf.is_asleep:  # TOY-SLEEP-1: a turn that asks nothing
            dwarf.is_asleep = False
        else:
            yield from act(s, seat)
        s.turn = (seat + 1) % len(s.dwarfs)
        s.round += s.turn == 0

    def over(self, s: ToyState) -> bool:
        return s.ended or s.round > MOST_ROUNDS

    def winners(self, s: ToyState) -> tuple[int, ...]:
        if not self.over(s):
            return ()
        best = max(dwarf.at for dwarf in s.dwarfs)
        return tuple(seat for seat, dwarf in enumerate(s.dwarfs) if dwarf.at == best)

    def has_hidden_hands(self, s: ToyState) -> bool:  # noqa: ARG002
        return True

    def copy(self, s: ToyState) -> ToyState:
        dwarfs = [Dwarf(d.at, d.coins, d.hand, d.is_asleep, d.bid, d.luck) for d in s.dwarfs]
        return ToyState(
            s.options, dwarfs, list(s.decks), s.turn, s.round, s.peeked, s.discard, s.ended, list(s.shields)
        )

    def view(self, s: ToyState, seat: int | None) -> View:
        mine = s.dwarfs[seat] if seat is not None else Dwarf()
        deck = s.decks[0]
        return {
            "turn": s.turn,
            "round": s.round,
            "dwarfs": [
                {
                    "at": d.at,
                    "coins": d.coins,
                    "cards": len(d.hand),
                    "asleep": d.is_asleep,
                    "has bid": d.bid is not None,
                }
                for d in s.dwarfs
            ],
            "hand": list(mine.hand),
            "bid": mine.bid,
            "luck": mine.luck,
            "peeked": s.peeked if seat == s.turn else "",
            "is peeking": bool(s.peeked),
            "deck": len(deck),
            "top": [card if holds(seats, seat) else "?" for card, seats in deck.top],
            "bottom": [card if holds(seats, seat) else "?" for card, seats in deck.bottom],
            "discard": list(s.discard),
        }

    def redeal(self, s: ToyState, seat: int, random: Random) -> None:
        others = [d for number, d in enumerate(s.dwarfs) if number != seat]
        hidden = s.decks[0].hidden_from(seat) + [card for d in others for card in d.hand]
        if s.peeked and s.turn != seat:
            hidden.append(s.peeked)
        names = dict(zip(hidden, random.sample(sorted(hidden), len(hidden)), strict=True))
        s.decks[0] = s.decks[0].renamed(names)
        s.peeked = names.get(s.peeked, s.peeked)
        for d in others:
            d.hand = tuple(sorted(names[card] for card in d.hand))
            if d.bid is not None:
                d.bid = random.randint(0, d.coins)
            if d.luck is not None:
                d.luck = random.randint(1, 6)

    def broken(self, s: ToyState) -> list[str]:
        cards = [*s.decks[0].cards(), *s.discard, *(card for d in s.dwarfs for card in d.hand)]
        cards += [s.peeked] if s.peeked else []
        wrong = [] if sorted(cards) == sorted(cards_of(s.options)) else ["a card is lost or doubled"]
        return wrong + ["a dwarf is in debt" for d in s.dwarfs if d.coins < 0]

    def why_not(self, s: ToyState, ask: Ask, answer: Option) -> str:  # noqa: ARG002
        if isinstance(answer, tuple) and answer[:1] == ("step",):
            return "TOY-MOVE-2"
        return ask.clause

    def odds(self, s: ToyState, ask: Ask) -> dict[Option, Fraction]:
        if ask.what not in ("move", "climb on"):
            return {}
        dwarf = s.dwarfs[ask.seat]
        steps = [option for option in ask.options if isinstance(option, tuple) and option[0] == "step"]
        return {option: Fraction(15, 36) for option in steps if met(s, ask.seat, dwarf.at + int(option[1])) is not None}

    def length(self, s: ToyState) -> int:
        return s.round

    def given(self, options: Any, seats: list[str], given: Mapping[str, Any]) -> ToyState:
        s = self.start(options, len(seats))
        _check_words(given, ("turn", "top", *seats))
        s.turn = seats.index(given.get("turn", seats[0]))
        for dwarf, name in zip(s.dwarfs, seats, strict=True):
            words = given.get(name, {})
            _check_words(words, ("at", "coins", "hand", "asleep"))
            dwarf.at = words.get("at", 0)
            dwarf.coins = words.get("coins", options.coins)
            dwarf.hand = tuple(sorted(words.get("hand", ())))
            dwarf.is_asleep = words.get("asleep", False)
        top = given.get("top", [])
        deck = s.decks[0].without([*top, *(card for d in s.dwarfs for card in d.hand)])
        for card in reversed(top):
            deck = deck.with_over(card, 0)
        s.decks[0] = deck
        return s

    def facts(self, s: ToyState) -> dict[Any, Any]:
        dwarfs = {
            seat: {"at": d.at, "coins": d.coins, "hand": list(d.hand), "asleep": d.is_asleep}
            for seat, d in enumerate(s.dwarfs)
        }
        return {**dwarfs, "turn": s.turn, "round": s.round, "deck": s.decks[0].cards(), "discard": set(s.discard)}


def _check_words(given: Mapping[str, Any], known: tuple[str, ...]) -> None:
    for word in given:
        if word not in known:
            raise BadScenario(f"{word!r} is unknown; {near(word, known)}")


# --- the rules ------------------------------------------------------------------------------------------------------


def act(s: ToyState, seat: int) -> Rules[None]:
    dwarf = s.dwarfs[seat]
    options: list[Option] = [("step", 1), ("step", 2)]
    options += ["draw", "peek"] if len(s.decks[0]) else []
    options += ["auction"] if any(d.coins for d in s.dwarfs) else []
    options += ["drop"] if dwarf.hand else []
    choice = yield Ask(seat, "move", tuple(options), "TOY-MOVE-1", {"at": dwarf.at})
    if choice == "draw":
        yield from draw_card(s, seat, "TOY-DRAW-1")
    elif choice == "peek":
        yield from peek(s, seat)
    elif choice == "auction":
        yield from auction(s)
    elif choice == "drop":
        yield from drop(s, seat)
    else:
        yield from climb(s, seat, choice[1])


def climb(s: ToyState, seat: int, steps: int) -> Rules[None]:
    """TOY-MOVE-1: climb; after a single step without a fight the dwarf may climb on once more."""
    if (yield from step(s, seat, steps)) or steps == 2:
        return
    if (yield Ask(seat, "climb on", (("step", 1), "stop"), "TOY-MOVE-3")) != "stop":
        yield from step(s, seat, 1)


def step(s: ToyState, seat: int, steps: int) -> Rules[bool]:
    """Climb and fight whom you meet; whoever reaches the rim ends the game there and then."""
    dwarf = s.dwarfs[seat]
    dwarf.at += steps
    s.tell("climbed", "TOY-MOVE-1", seat=seat, at=dwarf.at)
    if dwarf.at >= s.options.goal:
        s.ended = True
        s.tell("out", "TOY-WIN-1", seat=seat)
        raise GameOver
    other = met(s, seat, dwarf.at)
    if other is not None:
        yield from fight(s, seat, other)
    return other is not None


def met(s: ToyState, seat: int, at: int) -> int | None:
    return next((number for number, d in enumerate(s.dwarfs) if number != seat and d.at == at and at), None)


def fight(s: ToyState, seat: int, other: int) -> Rules[None]:
    """TOY-FIGHT: 8 or more wins; each shield that is played makes it harder by one."""
    s.shields = [0] * len(s.dwarfs)

    def shields(of: int) -> list[Option]:
        return [("play", card) for card in s.dwarfs[of].hand if card.startswith("shield")]

    def play(of: int, option: Option) -> Rules[None]:
        assert isinstance(option, tuple)
        discard(s, of, (str(option[1]),))
        s.shields[of] += 1
        return
        yield

    order = [n for n in range(len(s.dwarfs)) if n != seat]
    yield from window(order, shields, play, "shield", "TOY-SHIELD-1", is_hidden=s.options.hidden)
    faces = yield roll(seat, 2, "TOY-FIGHT-1", "fight")
    is_won = sum(faces) >= 8 + sum(s.shields)
    loser = s.dwarfs[other if is_won else seat]
    loser.at, loser.is_asleep, s.shields = 0, True, []
    s.tell("fought", "TOY-FIGHT-1", seat=seat, won=is_won)


def draw_card(s: ToyState, seat: int, clause: str) -> Rules[None]:
    card = yield from draw(s.decks, 0, clause)
    if card is not None:
        s.dwarfs[seat].hand = tuple(sorted((*s.dwarfs[seat].hand, card)))
        s.whisper(seat_set([seat]), {"card": card}, "drew", clause, seat=seat)


def peek(s: ToyState, seat: int) -> Rules[None]:
    s.peeked = (yield from draw(s.decks, 0, "TOY-PEEK-1", "peek")) or ""
    s.whisper(seat_set([seat]), {"card": s.peeked}, "peeked", "TOY-PEEK-1", seat=seat)
    where = yield Ask(seat, "put back", ("over", "under"), "TOY-PEEK-2")
    deck, knows = s.decks[0], seat_set([seat])
    s.decks[0] = deck.with_over(s.peeked, knows) if where == "over" else deck.with_under(s.peeked, knows)
    s.peeked = ""


def drop(s: ToyState, seat: int) -> Rules[None]:
    cards = yield Ask(seat, "drop", Subsets(s.dwarfs[seat].hand, least=1), "TOY-DROP-1")
    discard(s, seat, cards)
    s.dwarfs[seat].coins += len(cards)


def discard(s: ToyState, seat: int, cards: tuple[str, ...]) -> None:
    s.dwarfs[seat].hand = tuple(card for card in s.dwarfs[seat].hand if card not in cards)
    s.discard += cards
    s.tell("discarded", "TOY-DROP-1", seat=seat, cards=cards)


def auction(s: ToyState) -> Rules[None]:
    """TOY-BID: all bid in secret, each adds a secret die; the highest pays and climbs one."""
    yield Together({seat: bid(s, seat) for seat, d in enumerate(s.dwarfs) if d.coins})
    bidders = [seat for seat, d in enumerate(s.dwarfs) if d.bid is not None]
    best = max(bidders, key=lambda seat: ((s.dwarfs[seat].bid or 0) + (s.dwarfs[seat].luck or 0), -seat))
    s.tell("auctioned", "TOY-BID-3", seat=best, bids=[s.dwarfs[seat].bid for seat in bidders])
    s.dwarfs[best].coins -= s.dwarfs[best].bid or 0
    for d in s.dwarfs:
        d.bid = d.luck = None
    yield from step(s, best, 1)


def bid(s: ToyState, seat: int) -> Rules[int]:
    dwarf = s.dwarfs[seat]
    dwarf.bid = yield Ask(seat, "bid", tuple(range(dwarf.coins + 1)), "TOY-BID-1")
    (dwarf.luck,) = yield roll(seat, 1, "TOY-BID-2", "luck")
    s.whisper(seat_set([seat]), {"luck": dwarf.luck}, "bid", "TOY-BID-2", seat=seat)
    return int(dwarf.bid or 0)


class Ballot(Toy):
    """The Well with one rule only: all vote twice at the same time; dwarf 0 throws a die before."""

    def setup(self, s: ToyState) -> Rules[None]:
        s.turn = 0
        return
        yield

    def turn(self, s: ToyState) -> Rules[None]:
        votes = yield Together({seat: self.vote(s, seat) for seat in range(len(s.dwarfs))})
        s.tell("counted", "TOY-VOTE-2", votes=list(votes.items()))
        s.round += 1

    def vote(self, s: ToyState, seat: int) -> Rules[tuple[int, int]]:
        if seat == 0:
            yield roll(0, 1, "TOY-VOTE-3")
        first = yield Ask(seat, "vote", (0, 1, 2), "TOY-VOTE-1")
        second = yield Ask(seat, "vote", (0, 1, 2), "TOY-VOTE-1")
        s.dwarfs[seat].coins += first + second
        return first, second
