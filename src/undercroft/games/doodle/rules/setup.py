"""Setting up: empty sheets, the build deck, and who holds the sharpener (DOO-SETUP)."""

from __future__ import annotations

from undercroft.games.doodle.content.cards import DECK
from undercroft.games.doodle.options import DoodleOptions
from undercroft.games.doodle.rules.names import name_dungeons
from undercroft.games.doodle.state import Dungeon, State
from undercroft.kernel.ask import Ask, Draw, Rules
from undercroft.kernel.deck import Deck

REMOVED = {2: 18, 3: 4, 4: 1}
"""DOO-SETUP-5: cards that leave the game unseen, by the number of masters."""


def new_state(options: DoodleOptions, seats: int) -> State:
    """Empty dungeons (DOO-SETUP-8) and all 60 cards face down (DOO-SETUP-4)."""
    return State(options, [Dungeon(seat) for seat in range(seats)], [Deck(DECK)], REMOVED[seats])


def setup(s: State) -> Rules[None]:
    """The dungeons get their names (DOO-SETUP-2); chance or the host says who is the most evil (DOO-SETUP-7)."""
    yield from name_dungeons(s)
    seats = tuple(range(len(s.dungeons)))
    if s.options.first_sharpener == "host":
        s.sharpener = yield Ask(0, "sharpener", seats, "DOO-SETUP-7")
    else:
        s.sharpener = yield Draw(seats, "DOO-SETUP-7", "sharpener-draw")
    s.tell("sharpener", "DOO-SETUP-7", seat=s.sharpener)
