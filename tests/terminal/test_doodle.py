"""A whole game of Doodle Dungeon at a real terminal, by what stands on the screen alone."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from .client import PROMPT, Person

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
