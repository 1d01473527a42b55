"""Every card can be played from a hand, and it does something."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from undercroft.games.dungeoneer.content.cards import CARDS
from undercroft.games.dungeoneer.game import Dungeoneer
from undercroft.games.dungeoneer.state import State
from undercroft.kernel.ask import CHANCE, Ask, Option, pick
from undercroft.kernel.table import Table

GAME = Dungeoneer()
RICH: dict[str, Any] = {"glory": 9, "peril": 9, "life": 4, "mp": 4}
WILD = ["W01 W02 W07", ". W03 W09", ". . W10"]
MAP = ["L01 L05 L16", "L02 . .", "L06 . ."]


def position(card: str) -> Table[State]:
    """A position in which the card can be played: Anna's hero phase, her dungeonlord phase, or Bert's."""
    row = CARDS[card]
    anna: dict[str, Any] = {**RICH, "hero": "H1", "at": "L02", "hand": [card]}
    bert: dict[str, Any] = {
        **RICH,
        "hero": "H2",
        "at": "L02",
        "treasures": ["A23"] if card != "A23" else ["A22"],
        "hand": ["A02"],
    }
    given: dict[str, Any] = {"map": MAP, "wilderness": WILD, "locations": ["L07", "W04"], "phase": "hero"}
    given |= {"discard": ["A26" if card != "A26" else "A25"], "Cleo": {**RICH, "hero": "H3", "at": "L02"}}
    if row.bearer == "Weapon of self":
        anna["treasures"] = ["A16"]
    if row.bearer == "own monster":
        anna["horde"] = ["A45"]
    if row.bearer == "own trap":
        anna["hand"] = [card, "A57"]
    if not row.is_good:
        given["phase"] = "lord"
    if row.timing == "reaction" or row.situation == "before roll":
        given |= {"turn": "Bert", "phase": "lord"}
        answered = {"bane aimed at self": "A35", "before roll": "A58"}.get(row.situation, "A54")
        bert["hand"] = [answered]
        bert["at"] = "L06"
    given |= {"Anna": anna, "Bert": bert}
    return Table(GAME, GAME.given(GAME.read_options({"sets": "both"}), ["Anna", "Bert", "Cleo"], given), is_set_up=True)


def chosen(ask: Ask, card: str) -> Option | None:
    for option in ask.options:
        if isinstance(option, tuple) and card in option and option[0] in ("play", "bane", "encounter", "add"):
            return option
    return None


def towards(ask: Ask) -> Option:
    """What leads to a moment at which a reaction or a modifier can be played."""
    for option in ask.options:
        if isinstance(option, tuple) and (option[0], option[1]) == ("encounter", 0):
            return option
        if isinstance(option, tuple) and option[0] == "bane" and option[2] == 0:
            return option
    return "pass" if "pass" in ask.options else pick(ask.options, Random(1))


@pytest.mark.clause("DGR-CARD-1", "DGR-CARD-2", "DGR-DATA-8")
@pytest.mark.parametrize("card", [card for card in CARDS if CARDS[card].design == card])
def test_every_card_can_be_played(card: str) -> None:
    table = position(card)
    before = GAME.copy(table.state)
    for _ in range(12):
        ((slot, ask),) = table.pending.items()
        option = chosen(ask, card) if ask.seat == 0 else None
        if option is not None:
            table.answer(slot, option)
            break
        table.answer(slot, pick(ask.options, Random(1)) if ask.seat == CHANCE else towards(ask))
    anna = table.state.heroes[0]
    assert card not in anna.hand
    spent = before.heroes[0].glory - anna.glory
    row = CARDS[card]
    if row.is_good:
        assert spent >= row.cost or card in ("A13",)
    else:
        assert min(hero.peril for hero in table.state.heroes) <= RICH["peril"] - row.cost


@pytest.mark.clause("DGR-DATA-18", "DGR-DATA-13")
@pytest.mark.parametrize(
    ("treasure", "place", "way", "helps"),
    [("A21", "L04", ("go", "south"), True), ("A21", "L15", ("try", "west"), False)],
)
def test_a_bonus_counts_for_its_kind_of_roll_only(treasure: str, place: str, way: Option, helps: bool) -> None:
    start = "L01" if place == "L04" else "L15"
    given = {
        "map": ["L01", "L04"] if place == "L04" else ["L01 .", "L02 L15"],
        "locations": [],
        "phase": "hero",
        "Anna": {"hero": "H2", "at": start, "mp": 2, "treasures": [treasure]},
    }
    table = Table(GAME, GAME.given(GAME.read_options({}), ["Anna", "Bert"], given), is_set_up=True)
    table.answer(0, way)
    table.answer(CHANCE, (2,))
    anna = table.state.heroes[0]
    if helps:
        assert not anna.tipped  # 2 + speed 3 + 2 = 7
    else:
        assert anna.mp == 2  # melee 3 + 2 = 5 without the ring
