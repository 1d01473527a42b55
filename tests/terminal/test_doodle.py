"""A whole game of Doodle Dungeon at a real terminal, by what stands on the screen alone."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from undercroft.games.doodle.game import Doodle
from undercroft.kernel.ask import pick
from undercroft.kernel.dice import key_from_seed
from undercroft.kernel.match import Match
from undercroft.kernel.record import SeatInfo, load
from undercroft.terminal.store import Store
from undercroft.words import Speaker, Words

from .client import PROMPT, Lines, Person

EXAMPLE = re.compile(r"such as: ((?:[A-H]\d+[ \r\n]*)+)")
NEXT = re.compile(r"Next:\s+((?:[A-H]\d+[,\s]*)+)")
OPTION = re.compile(r"^ +(\d+)  (.*)$", re.MULTILINE)
CODES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")


class Player:
    """Reads a question as it stands there and answers it; he knows nothing but what he was shown."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.way: list[str] = []

    def answer(self, shown: str) -> str:
        if "what is your dungeon called?" in shown:
            return "Zum schiefen Turm"
        steps = NEXT.search(shown)
        if steps is not None:
            return self._step(re.findall(r"[A-H]\d+", steps[1]), shown)
        example = EXAMPLE.search(shown)
        if example is not None:
            return " ".join(example[1].split())
        options = OPTION.findall(shown)
        assert options, f"nothing to answer in: {shown}"
        return str(self.random.choice(options)[0])

    def _step(self, steps: list[str], shown: str) -> str:
        """Towards the exit, where one may; else wherever it goes on. On H10 the way is finished."""
        if "The way is finished" in shown:
            return "1"
        fresh = [step for step in steps if step not in self.way] or steps
        best = max(fresh, key=lambda step: (ord(step[0]) + int(step[1:]), self.random.random()))
        self.way.append(best)
        return best


def play_to_the_end(person: Person) -> list[str]:
    """Answer question after question; gives back what was shown at each."""
    player = Player(1)
    shown: list[str] = []
    while True:
        if person.child.expect([PROMPT, r"undercroft replay"]) == 1:
            person._see()
            return shown
        person._see()
        question = CODES.sub("", person.child.before).replace("\r", "")
        shown.append(question)
        assert len(shown) < 900, "this game does not end"
        person.type(player.answer(question))


@pytest.mark.clause("DOO-RULING-44")
def test_who_has_built_may_change_it_while_the_next_one_builds_at_the_same_device(play: Lines, tmp_path: Path) -> None:
    match = Match.new(Doodle(), {"build_mode": "sequential"}, [SeatInfo("Anna"), SeatInfo("Bert")], key_from_seed("4"))
    random = Random(4)
    while not match.table.run.ready:
        seat, ask = next(iter(match.table.pending.items()))
        match.answer(seat, pick(ask.options, random))
    (ready,), (builds,) = match.table.run.ready, match.table.pending
    first, other = ("Anna", "Bert")[ready], ("Anna", "Bert")[builds]
    path = tmp_path / "begun.jsonl"
    Store(path).begin(match)
    shown = play(f"|change {other}|change {first}|change", "--continue", str(path))
    assert f"Who wants to change something? {first}" in shown
    assert f"{first} may change something, as soon as this question is answered." in shown
    assert "Nobody has finished anything that could still be changed." in shown
    assert sorted(Match.resume(Doodle(), load(path)).table.pending) == [0, 1]


@pytest.mark.clause("DOO-RULING-47")
@pytest.mark.parametrize(("other", "is_asked"), [("human", True), ("random", False)])
def test_a_question_with_one_answer_is_asked_where_its_absence_would_tell_something(
    play: Lines, tmp_path: Path, other: str, is_asked: bool
) -> None:
    """Two people share the device; against a bot nobody is there to draw conclusions."""
    seats = [SeatInfo("Anna"), SeatInfo("Bert", other)]
    match, random = Match.new(Doodle(), {}, seats, key_from_seed("4")), Random(4)
    while True:
        seat, ask = next(iter(match.table.pending.items()))
        if seat == 0 and ask.what in ("dungeon-action", "hero-action") and len(ask.options) == 1:
            break
        match.answer(seat, pick(ask.options, random))
    path = tmp_path / "begun.jsonl"
    Store(path).begin(match)
    shown = play("", "--continue", str(path))
    assert (len(load(path).entries) == len(match.record.entries)) == is_asked
    speaker = Speaker(Words("en"), "doodle", ["Anna", "Bert"])
    question = speaker.question(match.table.view(0)["game"], ask, 0)
    assert (" ".join(question.split()) in " ".join(shown.split())) == is_asked


@pytest.mark.clause("DOO-RULING-45", "DOO-PATH-14")
def test_a_whole_game_can_be_played_against_a_bot(tmp_path: Path) -> None:
    person = Person(
        tmp_path, "doodle", "--seed", "5", "--preset", "standard", "--seats", "Anna,bot:random", columns=110, rows=60
    )
    shown = play_to_the_end(person)
    assert person.leave() == 0
    building = next(text for text in shown if "round 3: which card" in text)
    assert "Zum schiefen Turm (Anna)" in building
    assert re.search(r"– build .* – \w", building), "the build half and what the action does"
    drawing = next(text for text in shown if "Next:" in text and "●" in text)
    assert "draw the hero's way" in drawing
    fight = next(text for text in shown if "20 needed" in text)
    assert "→" in fight
    assert "@" in fight
    assert "hearts; Levels: goblins +" in fight
    assert "Hand:" in fight
    assert re.search(r"Anna \(“Zum schiefen Turm”\): treasures \d+, monsters \d+", person.shown)
    assert re.search(r"│ Anna.*Zum schiefen Turm +│", person.shown)
