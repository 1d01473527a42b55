"""The contract walker finds what it is there to find."""

from __future__ import annotations

from random import Random

import pytest

from undercroft.kernel.ask import Ask, GameOver, Option, Rules
from undercroft.kernel.game import Game, View
from undercroft.kernel.walker import ContractBroken, walk

from .toy import Dwarf, Toy, ToyState


@pytest.mark.parametrize("seed", range(40))
def test_the_toy_keeps_every_contract(seed: int) -> None:
    report = walk(Toy(), {}, 2 + seed % 3, seed, rate=0.2, turn_rate=1)
    assert report.answers > 0
    assert report.turns > 0
    assert report.winners


def test_the_same_walk_is_walked_again() -> None:
    assert walk(Toy(), {}, 3, 7) == walk(Toy(), {}, 3, 7)
    assert walk(Toy(), {}, 3, 7) != walk(Toy(), {}, 3, 8)


def test_checking_more_does_not_lead_to_another_game() -> None:
    one, other = walk(Toy(), {}, 3, 7, rate=0, turn_rate=0), walk(Toy(), {}, 3, 7, rate=1, turn_rate=1)
    assert (one.answers, one.turns, one.winners) == (other.answers, other.turns, other.winners)
    assert (one.forks, other.forks) == (0, other.answers)


class LeakyView(Toy):
    """All see what the next dwarf holds."""

    def view(self, s: ToyState, seat: int | None) -> View:
        return {**super().view(s, seat), "next": s.dwarfs[(s.turn + 1) % len(s.dwarfs)].hand}


class ForgetfulDeal(Toy):
    """Dealing anew for a seat forgets what it holds itself."""

    def redeal(self, s: ToyState, seat: int, random: Random) -> None:
        super().redeal(s, (seat + 1) % len(s.dwarfs), random)


class ShallowCopy(Toy):
    """A copy shares its dwarfs with the original."""

    def copy(self, s: ToyState) -> ToyState:
        twin = super().copy(s)
        twin.dwarfs = s.dwarfs
        return twin


class PoorCopy(Toy):
    """A copy forgets the coins."""

    def copy(self, s: ToyState) -> ToyState:
        twin = super().copy(s)
        twin.dwarfs = [Dwarf(d.at, 0, d.hand, d.is_asleep, d.bid, d.luck) for d in s.dwarfs]
        return twin


class LosesCards(Toy):
    """A card vanishes in the third round."""

    def turn(self, s: ToyState) -> Rules[None]:
        yield from super().turn(s)
        if s.round == 3:
            s.discard = s.discard[1:]


class Stuck(Toy):
    """Nobody ever leaves the well."""

    def turn(self, s: ToyState) -> Rules[None]:
        while True:
            yield Ask(s.turn, "wait", ("wait",), "TOY-WAIT-1")


class NoOptions(Toy):
    """Somebody is asked with nothing to answer."""

    def turn(self, s: ToyState) -> Rules[None]:
        yield Ask(s.turn, "wait", (), "TOY-WAIT-1")


class TwiceTheSame(Toy):
    """An option stands twice."""

    def turn(self, s: ToyState) -> Rules[None]:
        yield Ask(s.turn, "wait", ("wait", "wait"), "TOY-WAIT-1")


class NotTypable(Toy):
    """Two options read the same."""

    def turn(self, s: ToyState) -> Rules[None]:
        yield Ask(s.turn, "wait", (("wait", "now"), "wait now"), "TOY-WAIT-1")


class NoClause(Toy):
    """An ask follows no clause of the game."""

    def turn(self, s: ToyState) -> Rules[None]:
        yield Ask(s.turn, "wait", ("wait",), "ZOO-WAIT-1")


class EndsUnsaid(Toy):
    """The game ends without the state knowing it."""

    def turn(self, s: ToyState) -> Rules[None]:
        yield Ask(s.turn, "wait", ("wait",), "TOY-WAIT-1")
        raise GameOver


class WinsTooEarly(Toy):
    """There is a winner while the game goes on."""

    def winners(self, s: ToyState) -> tuple[int, ...]:
        return (s.turn,)


class Hoarder(Toy):
    """The rules remember across games what is not in the state."""

    drawn = 0

    def turn(self, s: ToyState) -> Rules[None]:
        Hoarder.drawn += 1
        s.dwarfs[0].coins += Hoarder.drawn % 2
        yield from super().turn(s)


class Crashes(Toy):
    """A rule has a plain mistake in it."""

    def turn(self, s: ToyState) -> Rules[None]:
        yield Ask(s.turn, "wait", ("wait",), "TOY-WAIT-1")
        raise KeyError("no such dwarf")


class WrongReason(Toy):
    """A refusal names the clause of another game."""

    def why_not(self, s: ToyState, ask: Ask, answer: Option) -> str:  # noqa: ARG002
        return "ZOO-MOVE-1"


def walk_often(game: Game[ToyState]) -> None:
    for seed in range(20):
        walk(game, {}, 3, seed, rate=0.5, turn_rate=1, longest=500)


@pytest.mark.parametrize(
    ("game", "sentence"),
    [
        (LeakyView(), "depends on what"),
        (ForgetfulDeal(), "depends on what it cannot know"),
        (ShallowCopy(), "a fork that was played on has changed the original"),
        (PoorCopy(), "a copy of the state is not equal"),
        (LosesCards(), "a card is lost or doubled"),
        (Stuck(), "not over after 500 answers"),
        (NoOptions(), "has no options"),
        (TwiceTheSame(), "the same option twice"),
        (NotTypable(), "cannot be typed"),
        (NoClause(), "no clause of it"),
        (EndsUnsaid(), "the game does not"),
        (WinsTooEarly(), "somebody has won"),
        (Hoarder(), "a fork is not equal"),
        (Crashes(), "KeyError: 'no such dwarf'"),
        (WrongReason(), "nonsense was refused for 'ZOO-MOVE-1'"),
    ],
)
def test_a_broken_contract_is_found(game: Game[ToyState], sentence: str) -> None:
    with pytest.raises(ContractBroken, match=sentence):
        walk_often(game)


def test_what_is_broken_is_told_with_all_that_is_needed_to_see_it_again() -> None:
    with pytest.raises(ContractBroken, match=r"^toy \{'goal': 9\} with 3 seats, seed 5, position 4: KeyError"):
        walk(Crashes(), {"goal": 9}, 3, 5)
    with pytest.raises(ContractBroken, match="seed 5, position 0: BadOptions"):
        walk(Toy(), {"gaol": 9}, 3, 5)
