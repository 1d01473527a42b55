"""The words that people read, in every language. They are the Fluent files that the browser uses as well.

`Words` knows the files `locales/<language>/*.ftl` and nothing of any game. A `Speaker` tells the asks, options and
events of one game in words; what each fact of a game is (a seat, a card, a space) the game's own `naming` module says.
The rules of the games are told by `undercroft.rulebook`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol, cast

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import MessageReference, VariableReference

from undercroft.kernel.ask import Ask, Option, Roll
from undercroft.kernel.ask import text as option_text
from undercroft.kernel.errors import UndercroftError

LOCALES: Final = Path(str(files("undercroft"))) / "locales"
LANGUAGES: Final = ("en", "de", "it")
FORMS: Final = ("in", "into")
"""The forms of a space's name besides the plain one; `$place-in` stands for "in room 31"."""
LONGEST_FACT: Final = 300
"""So much is told of one fact of an error."""
_HEAD: Final = ("kind", "clause", "position")


class MissingWord(Exception):
    """A message that no file has, or that lacks a fact."""


@cache
def _bundle(lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for path in sorted((LOCALES / lang).glob("*.ftl")):
        if not path.name.startswith("rules-"):
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


class Words:
    """The messages of one language. Where one is missing, play goes on with its id; `strict` raises instead."""

    def __init__(self, lang: str, *, strict: bool = False) -> None:
        if lang not in LANGUAGES:
            raise ValueError(f"no words in language {lang!r}: use {', '.join(LANGUAGES)}")
        self.lang = lang
        self.strict = strict
        self._bundle = _bundle(lang)

    def has(self, message: str) -> bool:
        """Is there such a message, or such an attribute of one ("labyrinth-class-elf.about")?"""
        return self._pattern(message) is not None

    def say(self, message: str, /, **facts: Any) -> str:
        """The message with its facts, or the attribute of a message."""
        pattern = self._pattern(message)
        if pattern is None:
            return self._missing(message, f"no message {message!r} in {self.lang!r}")
        text, errors = self._bundle.format_pattern(pattern, {name: _plain(fact) for name, fact in facts.items()})
        if errors and self.strict:
            raise MissingWord(f"{message} in {self.lang!r}: {errors[0]}")
        return str(text)

    def needs(self, message: str) -> frozenset[str]:
        """The facts that a message can say something of; `$place-in` is the fact `place`."""
        found: set[str] = set()
        _find_facts(self._bundle, self._pattern(message), found)
        return frozenset(found)

    def error(self, wrong: UndercroftError) -> str:
        """What was refused, in the person's own language; the English sentence where it says more than we can.

        Where an error has several causes, its fact `why` names the attribute of the message that tells this one.
        """
        if not self.has(wrong.key):
            return _cut(str(wrong))
        cause = f"{wrong.key}.{wrong.facts.get('why', '')}"
        return self.say(
            cause if self.has(cause) else wrong.key,
            **{"reason": _cut(str(wrong)), "clause": wrong.clause or "none", **_simple(wrong.facts)},
        )

    def listed(self, things: Sequence[str]) -> str:
        """Anna, Bert and Carla."""
        if len(things) < 2:
            return "".join(things)
        return self.say("table-list", first=", ".join(things[:-1]), last=things[-1])

    def _pattern(self, message: str) -> Any:
        name, _, attribute = message.partition(".")
        if not self._bundle.has_message(name):
            return None
        found = self._bundle.get_message(name)
        return found.attributes.get(attribute) if attribute else found.value

    def _missing(self, message: str, why: str) -> str:
        if self.strict:
            raise MissingWord(why)
        return message


def _find_facts(bundle: FluentBundle, node: Any, found: set[str]) -> None:
    """Collect the names of the variables in a part of a message and in the messages it refers to."""
    if isinstance(node, VariableReference):
        parts = node.id.name.split("-")
        found.update("-".join(parts[:end]) for end in range(1, len(parts) + 1))
    elif isinstance(node, list | tuple):
        for inner in node:
            _find_facts(bundle, inner, found)
    elif hasattr(node, "__dict__"):
        if isinstance(node, MessageReference) and bundle.has_message(node.id.name):
            _find_facts(bundle, bundle.get_message(node.id.name), found)
        for inner in vars(node).values():
            _find_facts(bundle, list(inner.values()) if isinstance(inner, dict) else inner, found)


def _plain(fact: Any) -> Any:
    """Fluent knows texts and numbers; yes, no and none are words to select by."""
    if isinstance(fact, bool):
        return "yes" if fact else "no"
    return "none" if fact is None or fact == "" else fact


def _simple(facts: Mapping[str, Any]) -> dict[str, Any]:
    return {name: fact if isinstance(fact, int) else _cut(str(fact)) for name, fact in facts.items()}


def _cut(fact: str) -> str:
    """What somebody sent may be of any length; Fluent says nothing at all of what is too long."""
    return fact if len(fact) <= LONGEST_FACT else f"{fact[:LONGEST_FACT]}…"


class Naming(Protocol):
    """What a game says of its own facts, in `undercroft.games.<game>.told.naming`."""

    KINDS: Mapping[str, str]
    """What kind of thing a fact is: {"target": "seat", "origin": "space"}; a fact that is not here is plain."""
    SECRETS: Mapping[str, str]
    """Events that tell more to who knows their secret: the fact that such a reader has ("treasure-drawn": "card")."""
    RUNS: Mapping[str, str]
    """Events that follow each other and are told as one: the kind, and the kind that tells so many of them."""

    def names(self, lang: str) -> Mapping[str, str]:
        """What cards and places are called, by their ids without the number of the copy."""

    def describe(self, kind: str, thing: Any) -> tuple[str, dict[str, Any]]:
        """The message that names a thing, and its facts; a fact `name` is looked up in `names`."""

    def question(self, view: Mapping[str, Any], seat: int, what: str) -> dict[str, Any]:
        """Facts for the sentence that asks, from what the asked seat sees."""

    def option(self, view: Mapping[str, Any], seat: int, what: str, option: Option) -> tuple[str, dict[str, Any]]:
        """The message that labels an option (or one item of a choice of several), and its facts."""


class NoNaming:
    """A game that says nothing of its facts: they are told as they are."""

    KINDS: Mapping[str, str] = {"seat": "seat"}
    SECRETS: Mapping[str, str] = {}
    RUNS: Mapping[str, str] = {}

    def names(self, lang: str) -> Mapping[str, str]:  # noqa: ARG002
        return {}

    def describe(self, kind: str, thing: Any) -> tuple[str, dict[str, Any]]:  # noqa: ARG002
        return "", {}

    def question(self, view: Mapping[str, Any], seat: int, what: str) -> dict[str, Any]:  # noqa: ARG002
        return {}

    def option(self, view: Mapping[str, Any], seat: int, what: str, option: Option) -> tuple[str, dict[str, Any]]:  # noqa: ARG002
        return "", {}


def find_naming(game: str) -> Naming:
    """The game's `naming` module, if it has one."""
    try:
        return cast(Naming, import_module(f"undercroft.games.{game}.told.naming"))
    except ModuleNotFoundError:
        return NoNaming()


class Line(NamedTuple):
    """A sentence of the log, the seats it is about, what happened, and the position at which it was told."""

    text: str
    seats: frozenset[int]
    kind: str
    position: int


class Speaker:
    """Tells one game in words, with the names of those who sit at the table."""

    def __init__(self, words: Words, game: str, seats: Sequence[str]) -> None:
        self.words = words
        self.game = game
        self.seats = list(seats)
        self.naming = find_naming(game)
        self.names = self.naming.names(words.lang)

    def sentence(self, message: str, given: Mapping[str, Any]) -> str:
        """A message about these facts."""
        return self.words.say(message, **self.facts(given))

    # --- things --------------------------------------------------------------------------------------------------

    def name(self, kind: str, thing: Any, form: str = "") -> str:
        """A thing in words: name("space", "r3-31", "into") is "into room 31"."""
        if kind == "seat":
            return str(self.seats[thing])
        message, facts = self.naming.describe(kind, thing)
        return self.sentence(f"{message}.{form}" if form else message, facts)

    def facts(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """Facts as the messages take them: seats, cards and spaces by their names."""
        told: dict[str, Any] = {}
        for fact, value in given.items():
            told.update(self._fact(fact, value))
        return told

    def _fact(self, fact: str, value: Any) -> Iterator[tuple[str, Any]]:
        kind = self.naming.KINDS.get(fact, "")
        if fact == "name":
            yield fact, self.names[value]
        elif kind == "dice":
            yield fact, " + ".join(str(die) for die in value)
            yield f"{fact}-total", sum(value)
        elif not kind or value is None or value == "":
            many = isinstance(value, list | tuple)
            yield (
                fact,
                self.words.listed([self.words.say("table-number", number=one) for one in value]) if many else value,
            )
        elif kind.endswith("s"):
            yield fact, self.words.listed([self.name(kind[:-1], one) for one in value])
        else:
            yield fact, self.name(kind, value)
            if kind == "space":
                yield from ((f"{fact}-{form}", self.name(kind, value, form)) for form in FORMS)

    # --- events --------------------------------------------------------------------------------------------------

    def event(self, event: Mapping[str, Any]) -> str:
        """One event as a sentence; empty where those who know no more have nothing to read."""
        kind = str(event["kind"])
        message = f"{self.game}-told-{kind}"
        told = {name: fact for name, fact in event.items() if name not in _HEAD}
        if isinstance(self.naming, NoNaming):
            return " ".join((kind, *(f"{name}={fact}" for name, fact in self.facts(told).items())))
        if self.naming.SECRETS.get(kind) in event:
            message += ".known"
        return self.sentence(message, told)

    def story(self, events: Iterable[Mapping[str, Any]]) -> list[Line]:
        """Many events as prose: what runs on in the same way is one sentence."""
        lines = []
        for run in self._runs(events):
            last = run[-1]
            if len(run) > 1:
                last = self._summed_up(run)
            text = self.event(last)
            if text:
                lines.append(Line(text, self._about(last), str(last["kind"]), last["position"]))
        return lines

    def _summed_up(self, run: list[Mapping[str, Any]]) -> Mapping[str, Any]:
        """The last of the run, with their number and, for who knows them, all their secrets."""
        kind = run[-1]["kind"]
        summed: dict[str, Any] = {**run[-1], "kind": self.naming.RUNS[kind], "count": len(run)}
        secret = self.naming.SECRETS.get(kind, "")
        if secret in summed:
            summed[f"{secret}s"] = [event[secret] for event in run]
        return summed

    def _runs(self, events: Iterable[Mapping[str, Any]]) -> list[list[Mapping[str, Any]]]:
        runs: list[list[Mapping[str, Any]]] = []
        for event in events:
            before = runs[-1][-1] if runs else None
            same = before is not None and all(before.get(f) == event.get(f) for f in ("kind", "seat"))
            if same and event["kind"] in self.naming.RUNS:
                runs[-1].append(event)
            else:
                runs.append([event])
        return runs

    def _about(self, event: Mapping[str, Any]) -> frozenset[int]:
        kinds = self.naming.KINDS
        return frozenset(fact for name, fact in event.items() if kinds.get(name) == "seat" and isinstance(fact, int))

    # --- asks ----------------------------------------------------------------------------------------------------

    def question(self, view: Mapping[str, Any], ask: Ask, seat: int) -> str:
        """What is asked, as a sentence to the asked person."""
        facts = {**self.naming.question(view, seat, ask.what), **(ask.about or {}), "seat": seat}
        facts["whom"] = "you" if facts.get("target") == seat else "other"
        if isinstance(ask, Roll):
            facts["number"] = ask.dice
        return self.sentence(f"{self.game}-ask-{ask.what}", facts)

    def option(self, view: Mapping[str, Any], ask: Ask, option: Option) -> str:
        """An option, or one item of a choice of several, as a person would say it."""
        message, facts = self.naming.option(view, ask.seat, ask.what, option)
        if not message:
            return option_text(option)
        return self.sentence(message, {**(ask.about or {}), **facts})

    def because(self, reasons: Iterable[tuple[str, Mapping[str, Any]]]) -> str:
        """Everything that speaks for an answer, as one sentence; empty if nothing does."""
        said = "; ".join(self.sentence(message, facts).rstrip(".") for message, facts in reasons)
        return self.words.say("hint-reasons", reasons=said[0].upper() + said[1:]) if said else ""

    def about(self, view: Mapping[str, Any], ask: Ask, option: Option) -> str:
        """A line that explains the option; empty where it needs none."""
        message, facts = self.naming.option(view, ask.seat, ask.what, option)
        return self.sentence(f"{message}.about", facts) if self.words.has(f"{message}.about") else ""
