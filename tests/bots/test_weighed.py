"""What a search makes of the answers it tried, and the plans it may be offered beside them."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from undercroft.bots.search import Budget, Lead, Offer, Search, offer_of
from undercroft.bots.weighed import BETTER, EQUAL, WORSE
from undercroft.games import find_game
from undercroft.games.dungeoneer.bot import CHARACTERS, Greedy
from undercroft.games.dungeoneer.content.characters import USUAL
from undercroft.kernel.ask import Ask, Option
from undercroft.kernel.bot import Plan
from undercroft.kernel.table import Table

from ..kernel.play import go, table_of
from ..kernel.toy import ToyState
from .test_search import search_of, some_decision


def weigh(bot: Search, table: Table[Any], seat: int = 0) -> Any:
    return bot.weigh(table.dealer(seat), seat, table.pending[seat])


def test_every_answer_that_was_tried_is_better_equal_or_worse() -> None:
    """Greedy draws a card; who looks at heights alone finds a step better, and a look at the deck neither nor."""
    weighed = weigh(search_of(budget=Budget(400)), table_of())
    verdicts = {tried.answer: tried.verdict for tried in weighed.tried}
    assert weighed.first == "draw"
    assert weighed.best == weighed.tried[0].answer
    assert weighed.best in (("step", 1), ("step", 2))
    assert verdicts["step", 2] == BETTER
    assert verdicts["peek"] == EQUAL
    assert [tried.lead for tried in weighed.tried] == sorted((tried.lead for tried in weighed.tried), reverse=True)


def test_what_is_worse_is_called_so() -> None:
    bot = search_of(outlook=lambda s: [-float(dwarf.at) for dwarf in s.dwarfs])
    weighed = weigh(bot, table_of())
    assert weighed.best == weighed.first
    assert {tried.verdict for tried in weighed.tried if tried.answer in (("step", 1), ("step", 2))} == {WORSE}


def test_a_weighed_decision_is_plain_data() -> None:
    table, seat = some_decision("dungeoneer", 1)
    offer = offer_of("dungeoneer")
    assert offer is not None
    weighed = weigh(Search(Random(1), offer, Budget(40)), table, seat)
    plain = json.loads(json.dumps(weighed.plain()))
    assert weighed.tried
    assert [tried["verdict"] for tried in plain["tried"]] == [tried.verdict for tried in weighed.tried]
    assert 0 < plain["standing"] < 1


def test_an_answer_tried_once_has_no_error() -> None:
    lead = Lead("draw")
    assert lead.tried(0.7).error is None
    lead.add(1.0)
    assert (lead.tried(0.7).error, lead.tried(0.7).verdict) == (None, EQUAL)


# --- plans ----------------------------------------------------------------------------------------------------------


def climb(table: Table[Any], seat: int, ask: Ask) -> Option | None:
    """One step after the other; it knows nothing of fights."""
    del table, seat
    return ("step", 1) if ("step", 1) in ask.options else None


def plans(until: int) -> Any:
    plan = Plan(("step", 1), climb, "up", lambda s: s.dwarfs[0].at >= until)
    return lambda s, ask: [plan] if ask.what == "move" else []  # noqa: ARG005


def test_a_plan_is_compared_as_a_whole_and_kept_in_mind() -> None:
    """Whoever means to climb is higher up than who climbs once and draws cards again."""
    bot = search_of(candidates=plans(until=9))
    table = table_of()
    assert bot.search(table.dealer(0), 0, table.pending[0]) == ("step", 1)
    go(table, (0, ("step", 1)))
    assert bot.plans[0].name == "up"
    assert bot.search(table.dealer(0), 0, table.pending[0]) == ("step", 1), "no candidate here: the plan's own answer"


def test_a_plan_that_is_fulfilled_is_forgotten() -> None:
    bot = search_of(candidates=plans(until=2))
    bot.plans[0] = plans(until=1)(None, table_of().pending[0])[0]
    table = table_of(Anna={"at": 1})
    weighed = weigh(bot, table)
    assert (weighed.first, bot.plans.get(0)) == ("draw", None)


def test_beside_a_plan_under_way_greedys_answer_is_tried() -> None:
    bot = search_of(candidates=lambda s, ask: [], outlook=lambda s: [-float(dwarf.at) for dwarf in s.dwarfs])  # noqa: ARG005
    bot.plans[0] = Plan(("step", 1), climb, "up")
    weighed = weigh(bot, table_of())
    assert (weighed.first, weighed.best) == (("step", 1), "draw")


def test_a_plan_whose_next_step_is_not_legal_gives_way_to_greedy() -> None:
    bot = search_of(candidates=lambda s, ask: [])  # noqa: ARG005
    bot.plans[0] = Plan(("step", 1), lambda table, seat, ask: ("step", 7), "leap")  # noqa: ARG005
    assert weigh(bot, table_of()).first == "draw"
    assert not bot.plans


def test_once_fulfilled_a_plan_is_over_for_the_rest_of_a_rollout() -> None:
    heard: list[int] = []

    def noting(table: Table[Any], seat: int, ask: Ask) -> Option | None:
        heard.append(table.state.dwarfs[seat].at)
        return climb(table, seat, ask)

    def is_done(s: ToyState) -> bool:
        return s.dwarfs[0].at >= 2

    offer = Offer(search_of().offer.greedy, lambda s: [0.0] * len(s.dwarfs), lambda s, ask: [plan])  # noqa: ARG005
    plan = Plan(("step", 1), noting, "up", is_done)
    weigh(Search(Random(1), offer, Budget(30)), table_of())
    assert heard
    assert max(heard) < 2


# --- characters -----------------------------------------------------------------------------------------------------


def test_the_characters_of_dungeoneer_differ_from_greedy_and_from_each_other() -> None:
    assert set(CHARACTERS) == {"quester", "bully", "duelist", "collector", "survivor"}
    assert len({USUAL, *CHARACTERS.values()}) == 6


@pytest.mark.parametrize("name", sorted(CHARACTERS))
def test_a_character_plays_by_the_rules_and_other_games_than_greedy(name: str) -> None:
    def played(habits: Any, seed: int) -> list[Option]:
        game, random = find_game("dungeoneer"), Random(seed)
        table = Table.new(game, game.read_options({}), 2, listen=False)
        bots = [Greedy(Random(1), habits), Greedy(Random(2))]
        while not table.over and table.position < 900:
            slot, ask = next(iter(table.pending.items()))
            chosen = bots[slot].choose(table, slot, ask) if ask.seat >= 0 else random.choice(list(ask.options))
            table.answer(slot, chosen)
        return [answer.value for answer in table.answers]

    assert any(played(CHARACTERS[name], seed) != played(USUAL, seed) for seed in range(6))


def test_a_search_with_habits_thinks_of_them_first() -> None:
    offer = offer_of("dungeoneer")
    assert offer is not None
    bot = Search(Random(1), offer, habits=CHARACTERS["bully"])
    assert isinstance(bot.greedy, Greedy)
    assert bot.greedy.habits == CHARACTERS["bully"]
