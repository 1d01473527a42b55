"""Rules that need more than a scenario: cards that are not in the box, and whole games."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from undercroft.games.fighter.bot.player import Beginner, Greedy, Master
from undercroft.games.fighter.content.cards import BONUS, EQUIPMENT
from undercroft.games.fighter.game import Fighter
from undercroft.games.fighter.rules.score import rank
from undercroft.kernel.ask import CHANCE, Ask
from undercroft.kernel.dice import key_from_seed
from undercroft.kernel.errors import BadOptions
from undercroft.kernel.match import Match
from undercroft.kernel.record import SeatInfo
from undercroft.kernel.table import Table

GAME = Fighter()


def fight(options: dict[str, Any], **given: Any) -> Table[Any]:
    chosen = GAME.read_options({"retreat": False, "group_decisions": "leader", **options})
    described = {"at": "D1/b", "monster": "bored-fury", **given}
    return Table(GAME, GAME.given(chosen, ["Anna", "Bert"], described), is_set_up=True)


@pytest.mark.clause("FIG-EDIT-13", "FIG-EDDE-13", "FIG-ITEM-5")
def test_a_lasting_no_damage_card_is_kept_in_italy_and_discarded_in_germany(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(EQUIPMENT, "pot-lid", replace(EQUIPMENT["pot-lid"], once=False))
    italian = fight({"edition": "it"}, Anna={"hero": "torm", "cards": ["pot-lid"]})
    italian.answer(0, "red")
    italian.answer(CHANCE, ("off", "plain"))
    assert italian.state.heroes[0].life == 9
    assert italian.state.heroes[0].cards == ("pot-lid",)
    assert italian.state.thrower == 1
    german = fight({}, Anna={"hero": "torm", "cards": ["pot-lid"]})
    german.answer(0, "red")
    german.answer(CHANCE, ("off", "plain"))
    german.answer(0, "pot-lid")
    assert german.state.heroes[0].life == 9
    assert german.state.heroes[0].cards == ()


@pytest.mark.clause("FIG-EDIT-13")
def test_a_single_use_card_is_discarded_in_italy_too() -> None:
    table = fight({"edition": "it"}, Anna={"hero": "torm", "cards": ["pot-lid"]})
    table.answer(0, "red")
    table.answer(CHANCE, ("off", "plain"))
    assert table.pending[0].what == "no-damage"
    table.answer(0, "pot-lid")
    assert table.state.equipment_discard == ("pot-lid",)


RANKED = {
    "compost": (-3, 0),
    "stumblers": (1, 5),
    "nursery-squad": (6, 10),
    "apprentices": (11, 15),
    "nearly-heroes": (16, 20),
    "proper-heroes": (21, 25),
    "dungeon-veterans": (26, 30),
    "rulebook-scholars": (31, 35),
    "rulebook-authors": (36, 39),
    "legends": (40, 77),
}


@pytest.mark.clause("FIG-SCORE-9")
@pytest.mark.parametrize("name", RANKED)
def test_ranks(name: str) -> None:
    assert [rank(points) for points in RANKED[name]] == [name, name]


@pytest.mark.clause("FIG-SETUP-12", "FIG-ENC-2")
@pytest.mark.parametrize(("difficulty", "first"), [("easy", 13), ("hard", 7)])
def test_the_first_monster_of_level_four_comes_when_the_others_are_gone(difficulty: str, first: int) -> None:
    options = GAME.read_options({"difficulty": difficulty, "retreat": False, "group_decisions": "leader"})
    table: Table[Any] = Table.new(GAME, options, 2)
    random = Random(1)
    levels: list[int] = []
    while not table.over:
        slot, ask = next(iter(table.pending.items()))
        answer: Any = random.choice(list(ask.options))
        if ask.what == "landing":
            answer = ("10", "symbol")
        elif ask.what in ("ability", "exchange"):
            answer = {"ability": "decline", "exchange": "done"}[ask.what]
        table.answer(slot, answer)
        if ask.what == "draw-monster":
            levels.append(table.state.foe.level)
    assert table.state.result == "won"
    assert levels == sorted(levels)
    assert 4 not in levels[: first - 1]
    assert len(levels) < first or levels[first - 1] == 4
    assert 11 <= len(levels) <= 14


def test_seats_for_real_dice_must_exist() -> None:
    with pytest.raises(BadOptions, match="FIG-REAL-8"):
        GAME.start(GAME.read_options({"real_seats": "3"}), 2)
    with pytest.raises(BadOptions, match="real_seats"):
        GAME.read_options({"real_seats": "zwei"})
    with pytest.raises(BadOptions, match="judge"):
        GAME.read_options({"judge": "priest"})


@pytest.mark.clause("FIG-RULING-60", "FIG-REAL-1")
def test_the_switch_of_the_table_is_the_games_real_dice() -> None:
    seats = [SeatInfo("Anna")]
    options = {"hero_choice": "random", "retreat": False}
    by_switch = Match.new(GAME, options, seats, key_from_seed(1), real_dice=True)
    by_option = Match.new(GAME, {**options, "throw_mode": "real"}, seats, key_from_seed(1))
    simulated = Match.new(GAME, options, seats, key_from_seed(1))
    assert by_switch.record.header.options["throw_mode"] == "real"
    assert by_switch.record.header.real_dice
    assert by_option.record.header.real_dice, "who chose the option throws real dice as well"
    assert (simulated.record.header.options["throw_mode"], simulated.record.header.real_dice) == ("simulated", False)
    by_switch.answer(0, "red")
    assert by_switch.table.pending[0].what == "entry-bounce"


@pytest.mark.clause("FIG-EDDE-17", "FIG-OUT-4", "FIG-MON-7")
def test_option_b_takes_the_hero_dice_off_the_table_but_no_bonus_die() -> None:
    table = fight({"judge": "physics"}, used=["red", "green", "blue"], used_bonus_dice=1, bonus_dice=0)
    pose = (0, 0, 800, 1000, 0, 0, 0)
    fallen = tuple((die, *pose) for die in (0, 1, 2, BONUS))
    state = table.marks[-1].state
    state.lying = fallen
    state.bonus = 1
    again: Table[Any] = Table(GAME, GAME.copy(state), is_set_up=True)
    assert again.pending[0].what == "dice-out"
    again.answer(0, "B")
    assert [die[0] for die in again.state.lying] == [BONUS]
    other: Table[Any] = Table(GAME, state, is_set_up=True)
    other.answer(0, "A")
    assert [die[0] for die in other.state.lying] == [0, 1, 2, BONUS], "only option B frees them"


# --- bots ------------------------------------------------------------------------------------------------------------


def played(options: dict[str, Any], seats: int, seed: int, kind: type[Greedy] = Greedy) -> Table[Any]:
    random = Random(seed)
    bots = [kind(Random(f"{seed} {seat}")) for seat in range(seats)]
    table: Table[Any] = Table.new(GAME, GAME.read_options(options), seats, listen=False)
    while not table.over and table.position < 6000:
        slot, ask = next(iter(table.pending.items()))
        if ask.seat == CHANCE:
            value: Any = random.choice(list(ask.options)) if ask.what != "judged" else ask.compute()  # type: ignore[attr-defined]
        else:
            value = bots[slot].choose(table.fork(slot, random), slot, ask)
        table.answer(slot, value)
    return table


@pytest.mark.parametrize("seats", [1, 2, 3, 6])
@pytest.mark.parametrize(
    "options",
    [
        {},
        {"edition": "it", "difficulty": "hard"},
        {"throw_mode": "real"},
        {"clean_up_order": "chosen", "practice": True},
    ],
)
def test_the_bot_plays_whole_games_by_the_rules(options: dict[str, Any], seats: int) -> None:
    assert played(options, seats, 5).over


@pytest.mark.parametrize("kind", [Beginner, Greedy, Master])
def test_every_hand_aims_at_the_real_physics(kind: type[Greedy]) -> None:
    table = played({"judge": "physics", "difficulty": "hard"}, 1, 2, kind)
    assert table.over


def test_bots_agree_so_nobody_needs_the_leader() -> None:
    options = GAME.read_options({})
    table: Table[Any] = Table(GAME, GAME.given(options, ["Anna", "Bert", "Carla"], {"at": "D1/a"}), is_set_up=True)
    votes = {Greedy(Random(seat)).choose(table.fork(seat), seat, ask) for seat, ask in table.pending.items()}
    assert len(votes) == 1


def test_the_bot_does_better_than_chance() -> None:
    def rooms(table: Table[Any]) -> int:
        return int(table.state.rounds)

    def by_chance(seed: int) -> Table[Any]:
        random = Random(seed)
        table: Table[Any] = Table.new(GAME, GAME.read_options({}), 3, listen=False)
        while not table.over:
            slot, ask = next(iter(table.pending.items()))
            table.answer(slot, random.choice(list(ask.options)))
        return table

    games = range(12)
    assert sum(rooms(played({}, 3, n)) for n in games) > sum(rooms(by_chance(n)) for n in games)


def test_odds_are_told_for_weapons() -> None:
    table = fight({}, Anna={"hero": "torm", "cards": ["helm-of-courage"]})
    table.answer(0, "red")
    ask = table.pending[0]
    odds = GAME.odds(table.state, ask)
    assert set(odds) == {(), ("helm-of-courage",)}
    assert all(0 < chance < 1 for chance in odds.values())
    assert GAME.odds(table.state, Ask(0, "die", ("red",), "FIG-FIGHT-3")) == {}
