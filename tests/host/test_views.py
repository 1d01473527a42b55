"""What the server asks of a game's views: it keeps them, compares them with the next, and sends the difference."""

from __future__ import annotations

import copy
from random import Random

import msgspec
import pytest

from undercroft.games import find_game, game_names
from undercroft.host.patch import difference, patched
from undercroft.kernel.ask import pick
from undercroft.kernel.table import Table


@pytest.mark.parametrize("name", game_names())
def test_a_view_is_plain_data_that_stays_as_it_is(name: str) -> None:
    game, random = find_game(name), Random(1)
    table = Table.new(game, game.read_options([{}, *game.presets.values()][-1]), max(2, game.seats[0]))
    kept = {seat: table.view(seat) for seat in (None, 0)}
    sent = copy.deepcopy(kept)
    for _ in range(300):
        if table.over:
            break
        slot, ask = random.choice(list(table.pending.items()))
        table.answer(slot, pick(ask.options, random))
        assert kept == sent, "a view that was given out has changed"
        for seat in (None, 0):
            view = table.view(seat)
            assert msgspec.json.decode(msgspec.json.encode(view)) == view, "there is more than plain data in it"
            assert patched(sent[seat], copy.deepcopy(difference(kept[seat], view))) == view
            kept[seat] = view
        sent = copy.deepcopy(kept)


def test_everybody_sees_who_may_not_fight_and_which_chambers_are_quiet() -> None:
    game = find_game("labyrinth")
    table = Table.new(game, game.read_options({}), 2)
    table.state.may_not_fight, table.state.pacified = True, frozenset(("kitchen",))
    for seat in (None, 0, 1):
        shown = table.view(seat)["game"]
        assert (shown["may_not_fight"], shown["must_face"], shown["pacified"]) == (True, False, ["kitchen"])
