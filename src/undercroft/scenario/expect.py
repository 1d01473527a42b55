"""What a scenario expects: paths into a position, an operator, and the value that must be found there."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from difflib import get_close_matches
from typing import Any, Final, NamedTuple

from undercroft.kernel.ask import CHANCE, Ask, LazyOptions, find, text
from undercroft.kernel.errors import BadScenario
from undercroft.kernel.table import Table

OPERATORS: Final = ("has", "lacks", "count")
PROVIDED: Final = ("asked", "options", "over", "winners", "told", "view")
"""The paths that every game has; all others are the game's own facts."""
CHANCE_NAME: Final = "chance"
SPECTATOR_NAME: Final = "spectator"
_MOST_LISTED = 20_000


class Several(list[Any]):
    """A list in no order that may have one item only; then the item alone stands for it."""


class Expectation(NamedTuple):
    """At this path, by this operator ("" means equal), this value."""

    path: tuple[str, ...]
    operator: str
    value: Any

    def __str__(self) -> str:
        return f"{'.'.join(self.path)} {self.operator}".rstrip()


def near(word: str, known: Iterable[Any]) -> str:
    """The end of a sentence about an unknown word: the words that it may have meant."""
    words = [str(k) for k in known]
    close = get_close_matches(word, words, n=4, cutoff=0.5)
    if close:
        return f"did you mean {' or '.join(close)}?"
    if not words:
        return "there is nothing here"
    return f"there is {', '.join(sorted(words)[:12])}{' and more' if len(words) > 12 else ''}"


def expectations(given: Mapping[str, Any], before: tuple[str, ...] = ()) -> list[Expectation]:
    """Read a `then` table. A table inside it goes deeper, so `Anna.at = ...` needs no quotes."""
    found: list[Expectation] = []
    for key, value in given.items():
        words, _, operator = key.rpartition(" ")
        if words and operator not in OPERATORS:
            raise BadScenario(f"{key!r} ends in no operator: {near(operator, OPERATORS)}")
        path = (*before, *(words or key).split("."))
        if not all(path):
            raise BadScenario(f"the path {key!r} has an empty part")
        if isinstance(value, Mapping):
            if words:
                raise BadScenario(f"{key!r} is followed by a table instead of a value")
            found += expectations(value, path)
        elif words and operator == "count" and (not isinstance(value, int) or isinstance(value, bool)):
            raise BadScenario(f"{key!r} counts, so it needs a number and not {value!r}")
        else:
            found.append(Expectation(path, operator if words else "", value))
    return found


class Position:
    """A table as a scenario sees it: seats have names, and paths lead into facts and views."""

    def __init__(self, table: Table[Any], names: Sequence[str]) -> None:
        self.table = table
        self.names = names

    def unmet(self, expected: Iterable[Expectation]) -> list[str]:
        """One sentence for each expectation that does not hold."""
        return [sentence for one in expected if (sentence := self._unmet(one))]

    def _unmet(self, expected: Expectation) -> str:
        path, operator, value = expected
        if path[0] == "options" and operator in ("has", "lacks"):
            return self._unmet_options(expected)
        found = self.look_up(path)
        if operator == "":
            fine = self.same(value, found)
            return "" if fine else f"{expected} should be {value!r}, but is {found!r}"
        if not isinstance(found, Collection):
            raise BadScenario(f"{'.'.join(path)} is {found!r}, which holds nothing to look for or to count")
        if operator == "count":
            return "" if len(found) == value else f"{expected} should be {value!r}, but is {len(found)}: {found!r}"
        wrong = [v for v in _each(value) if self._holds(found, v) != (operator == "has")]
        should = "have" if operator == "has" else "lack"
        return f"{'.'.join(path)} should {should} {', '.join(map(repr, wrong))}, but is {found!r}" if wrong else ""

    def _unmet_options(self, expected: Expectation) -> str:
        """Whether something is an option is asked of the options themselves: they may be too many to list."""
        ask = self._one_ask(expected.path[1:])
        wrong = [v for v in _each(expected.value) if self.offers(ask, v) != (expected.operator == "has")]
        should = "have" if expected.operator == "has" else "lack"
        listed = f"{len(ask.options)} in all" if isinstance(ask.options, LazyOptions) else repr(_texts(ask))
        return f"options should {should} {', '.join(map(repr, wrong))}, but are {listed}" if wrong else ""

    def offers(self, ask: Ask, typed: Any) -> bool:
        """Are these words an option?"""
        return find(ask.options, self.with_numbers(str(typed))) in ask.options

    def with_numbers(self, words: str) -> str:
        """The words of an option, with a seat's number for its name."""
        numbers = {name: str(seat) for seat, name in enumerate(self.names)}
        return " ".join(numbers.get(word, word) for word in words.split())

    # --- looking -------------------------------------------------------------------------------------------------

    def look_up(self, path: tuple[str, ...]) -> Any:
        """What is at this path; an unknown part is a mistake of the file, not of the game."""
        table, first, rest = self.table, path[0], path[1:]
        if first == "view":
            return self._view(path)
        if first == "options":
            return Several(_texts(self._one_ask(rest)))
        if first == "asked":
            return self._asked(rest)
        provided = {
            "over": table.over,
            "winners": Several(self.names[seat] for seat in table.game.winners(table.state)),
            "told": [told.kind for told in table.told],
        }
        if first not in provided:
            return self._descend(table.game.facts(table.state), path, 0, PROVIDED)
        if rest:
            raise BadScenario(f"{first!r} has no parts, so {'.'.join(path)!r} leads nowhere")
        return provided[first]

    def asked_names(self) -> Several:
        """Who is asked now; the dice are called chance."""
        pending = self.table.pending.values()
        return Several(CHANCE_NAME if ask.seat == CHANCE else self.names[ask.seat] for ask in pending)

    def _asked(self, rest: tuple[str, ...]) -> Several:
        pending = self.table.pending.values()
        if not rest:
            return self.asked_names()
        if rest == ("what",):
            return Several(ask.what for ask in pending)
        if rest == ("clause",):
            return Several(ask.clause for ask in pending)
        raise BadScenario(f"'asked' has no part {'.'.join(rest)!r}: {near(rest[0], ('what', 'clause'))}")

    def _one_ask(self, rest: tuple[str, ...]) -> Ask:
        pending = self.table.pending
        if len(rest) > 1 or (rest and rest[0] not in self.names):
            raise BadScenario(f"no seat is called {rest[0]!r}: {near(rest[0], self.names)}")
        slot = self.names.index(rest[0]) if rest else next(iter(pending), None)
        if slot not in pending:
            return Ask(CHANCE, "nothing", (), "")
        if not rest and len(pending) > 1:
            raise BadScenario(f"several are asked at once: write options.{self.names[max(slot, 0)]} or another name")
        return pending[slot]

    def _view(self, path: tuple[str, ...]) -> Any:
        known = (*self.names, SPECTATOR_NAME)
        if len(path) < 2 or path[1] not in known:
            wrong = path[1] if len(path) > 1 else ""
            raise BadScenario(f"whose view is {'.'.join(path)!r}? {near(wrong, known)}")
        seat = self.names.index(path[1]) if path[1] in self.names else None
        return self._descend(self.table.view(seat)["game"], path, 2)

    def _descend(self, place: Any, path: tuple[str, ...], start: int, also: tuple[str, ...] = ()) -> Any:
        for depth in range(start, len(path)):
            part = path[depth]
            keys = _keys(place)
            if keys is None:
                raise BadScenario(f"{'.'.join(path[:depth])} is {place!r}, so {'.'.join(path)!r} leads nowhere")
            seat = self.names.index(part) if part in self.names else None
            key = next((k for k in keys if str(k) == part), None)
            if key is None and seat is not None:
                key = next((k for k in keys if k == seat), None)
            if key is None:
                known = (*keys, *self.names, *also) if depth == start else keys
                raise BadScenario(f"{'.'.join(path)!r}: {part!r} is unknown; {near(part, known)}")
            place = place[key]
        return place

    # --- comparing -----------------------------------------------------------------------------------------------

    def same(self, expected: Any, found: Any) -> bool:
        """Equal, where a seat's name may stand for its number."""
        if isinstance(found, Several):
            wanted = _each(expected)
            return len(wanted) == len(found) and all(self._holds(found, w) for w in wanted)
        if isinstance(expected, list):
            if isinstance(found, set | frozenset):
                return len(expected) == len(found) and all(self._holds(found, e) for e in expected)
            return (
                isinstance(found, list | tuple)
                and len(expected) == len(found)
                and all(self.same(e, f) for e, f in zip(expected, found, strict=True))
            )
        if isinstance(expected, bool) or isinstance(found, bool):
            return expected is found
        if isinstance(found, int) and expected in self.names:
            return self.names.index(expected) == found
        return bool(expected == found)

    def _holds(self, found: Collection[Any], wanted: Any) -> bool:
        if isinstance(found, str):
            return str(wanted) in found
        return any(self.same(wanted, item) for item in found)


def _keys(place: Any) -> Collection[Any] | None:
    if isinstance(place, Mapping):
        return place.keys()
    return range(len(place)) if isinstance(place, list | tuple) else None


def _each(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


def _texts(ask: Ask) -> list[str]:
    if isinstance(ask.options, LazyOptions) and len(ask.options) > _MOST_LISTED:
        raise BadScenario(f"there are {len(ask.options)} options, too many to list: write 'options has' instead")
    return [text(option) for option in ask.options]
