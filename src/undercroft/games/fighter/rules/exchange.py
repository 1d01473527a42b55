"""Exchange of equipment in clean-up, until nobody wants more (FIG-CLEAN-10, FIG-RULING-62)."""

from __future__ import annotations

from typing import Any, Final

from undercroft.games.fighter.content.cards import EQUIPMENT
from undercroft.games.fighter.rules.equipment import may_take, move
from undercroft.games.fighter.state import Hero, State
from undercroft.kernel.ask import Ask, Option, Rules

DONE: Final = "done"


class Exchange:
    """The exchange of one clean-up: who wanted no more of what, and which way each card has gone."""

    def __init__(self) -> None:
        self.declined: dict[int, set[Option]] = {}
        """By seat, what he could have done and did not want; only something new makes him be asked again."""
        self.left: set[tuple[str, int]] = set()
        """Cards and the seats they have left: none goes back to a hand it came from, so all of it has an end."""
        self.refused: set[Option] = set()

    def go_on(self, s: State) -> Rules[None]:
        """FIG-RULING-62: round and round, as long as a gift or a swap opens something new to somebody."""
        asked = True
        while asked:
            asked = False
            for hero in s.in_game():
                while options := self._options(s, hero):
                    known = self.declined.setdefault(hero.seat, set())
                    if known.issuperset(options):
                        break
                    asked = True
                    choice = yield Ask(hero.seat, "exchange", (DONE, *options), "FIG-CLEAN-10")
                    if choice == DONE:
                        known.update(options)
                        break
                    yield from self._carry_out(s, hero, choice)

    def _carry_out(self, s: State, hero: Hero, choice: Any) -> Rules[None]:
        """A gift, or a swap if the other one likes it; a refusal ends nothing but this one wish."""
        other = s.heroes[choice[2]]
        if choice[0] == "give":
            self._move(hero, other, choice[1])
            s.tell("card-given", "FIG-CLEAN-10", seat=hero.seat, target=other.seat, card=choice[1])
        elif (yield Ask(other.seat, "swap", ("yes", "no"), "FIG-CLEAN-10", _swap_facts(hero, choice))) == "yes":
            self._move(hero, other, choice[1])
            self._move(other, hero, choice[3])
            s.tell("swapped", "FIG-CLEAN-10", seat=hero.seat, target=other.seat, card=choice[1], treasure=choice[3])
        else:
            self.refused.add(choice)

    def _move(self, giver: Hero, receiver: Hero, card: str) -> None:
        move(giver, receiver, card)
        self.left.add((card, giver.seat))

    def _options(self, s: State, hero: Hero) -> list[Option]:
        """Gifts that fit, and swaps of cards of one kind."""
        found: list[Option] = []
        for other in s.in_game():
            if other is hero:
                continue
            for card in (*hero.cards, *hero.seduced):
                if (card, other.seat) in self.left:
                    continue
                if may_take(other, card):
                    found.append(("give", card, other.seat))
                else:
                    found.extend([("swap", card, other.seat, theirs) for theirs in self._in_return(hero, other, card)])
        return [option for option in found if option not in self.refused]

    def _in_return(self, hero: Hero, other: Hero, card: str) -> list[str]:
        kind = EQUIPMENT[card].kind
        return [c for c in other.cards if EQUIPMENT[c].kind == kind and (c, hero.seat) not in self.left]


def _swap_facts(hero: Hero, choice: tuple[str, str, int, str]) -> dict[str, object]:
    return {"target": hero.seat, "card": choice[1], "treasure": choice[3]}
