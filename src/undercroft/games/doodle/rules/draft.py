"""Phase A: fourteen rounds of taking a card and building it (DOO-DRAFT)."""

from __future__ import annotations

from undercroft.games.doodle.content.grid import ENTRANCE
from undercroft.games.doodle.rules.build import build
from undercroft.games.doodle.state import ROUNDS, Dungeon, State
from undercroft.kernel.ask import RestAsk, Rules, Together
from undercroft.kernel.deck import Deck, draw


def build_round(s: State) -> Rules[None]:
    """Lay out the display, take a card each, build, and pass the sharpener on."""
    if not s.picks and not s.display:
        yield from _lay_out(s)
    while s.picks < len(s.dungeons):  # DOO-DRAFT-3
        seat = (s.sharpener + s.picks) % len(s.dungeons)
        card = yield RestAsk(seat, "pick", s.display, "DOO-DRAFT-3")
        s.display = tuple(other for other in s.display if other != card)
        s.dungeons[seat].taken = card
        s.picks += 1
        if s.listener is not None:
            s.tell("taken", "DOO-DRAFT-3", seat=seat, card=card)
    if s.display:  # DOO-DRAFT-4
        s.discard += s.display
        s.tell("left-over", "DOO-DRAFT-4", card=s.display[0])
        s.display = ()
    builders = [dungeon for dungeon in s.from_sharpener() if dungeon.taken]
    if s.options.build_mode == "sequential":
        yield from _build_in_turn(s, builders)
    else:  # DOO-DRAFT-6
        yield Together({dungeon.seat: build(s, dungeon) for dungeon in builders})
    _end_round(s)


def _build_in_turn(s: State, builders: list[Dungeon]) -> Rules[None]:
    """One after another; who has built may still change something until the last is ready (DOO-RULING-44)."""
    while True:
        s.builders = max(s.builders, 1)
        yield Together({dungeon.seat: build(s, dungeon) for dungeon in builders[: s.builders]})
        if s.builders >= len(builders):
            return
        s.builders += 1


def _lay_out(s: State) -> Rules[None]:
    """DOO-DRAFT-2: one card more than there are masters."""
    s.tell("round", "DOO-DRAFT-1", round=s.round)
    for _ in range(len(s.dungeons) + 1):
        if not s.deck_size:
            _reshuffle(s)
        card = yield from draw(s.build, 0, "DOO-DRAFT-2", "display")
        assert card is not None
        s.display += (card,)
        if s.listener is not None:
            s.tell("laid-out", "DOO-DRAFT-2", card=card)


def _reshuffle(s: State) -> None:
    """DOO-DRAFT-11: with four masters the discards become the new build deck, once."""
    s.out, s.removed = (*s.out, *s.build[0].cards()), 0
    s.build[0], s.discard = Deck(s.discard), ()
    s.tell("reshuffled", "DOO-DRAFT-11", number=len(s.build[0]))


def _end_round(s: State) -> None:
    """DOO-DRAFT-7, DOO-DRAFT-8: the cards are turned over, and the sharpener goes to the left."""
    for dungeon in s.dungeons:
        if dungeon.taken:
            dungeon.deck = dungeon.deck.shuffled(dungeon.taken)
        dungeon.taken, dungeon.step, dungeon.history, dungeon.is_ready = "", 0, (), False
    s.picks = s.builders = 0
    s.round += 1
    s.sharpener = (s.sharpener + 1) % len(s.dungeons)
    if s.round > ROUNDS:
        _end_phase(s)


def _end_phase(s: State) -> None:
    """DOO-DRAFT-16: the number of treasures is told, and the sheets are passed to the left (DOO-PATH-1)."""
    s.out, s.removed = (*s.out, *s.build[0].cards()), 0
    s.build[0] = Deck(())
    s.phase = "B"
    for dungeon in s.dungeons:
        dungeon.path = (ENTRANCE,)  # DOO-PATH-3
        s.tell("treasures-counted", "DOO-DRAFT-16", seat=dungeon.seat, number=dungeon.treasures.bit_count())
