"""What a step is taken for: the way that leads there, to be told and drawn with a hint."""

from __future__ import annotations

import re
from typing import Final

from undercroft.games.labyrinth.bot.outlook import Outlook
from undercroft.games.labyrinth.bot.plan import make_plan
from undercroft.games.labyrinth.bot.routes import reach_of
from undercroft.games.labyrinth.content.board import START
from undercroft.games.labyrinth.state import State
from undercroft.kernel.ask import Ask, Option

HOME: Final = "home"
"""What a plan is called that leads to Start; all others have their target in their names."""
_WORDS: Final = re.compile(r"[\w-]+")


def way(s: State, ask: Ask, answer: Option, plan: str = "") -> tuple[str, ...]:
    """The spaces from the next one to the target; `plan` is the name of the plan that begins with this answer."""
    if ask.what != "move" or not isinstance(answer, tuple) or answer[0] not in ("step", "search"):
        return ()
    hero = s.heroes[ask.seat]
    reach = reach_of(s, hero)
    named = [START if word == HOME else word for word in _WORDS.findall(plan)]
    named = [word for word in named if word in s.board.spaces]
    found = tuple(reach.path(named[-1])) if named else make_plan(Outlook(s, hero)).path
    if answer[0] == "step":
        return found if found and found[0] == answer[1] else (str(answer[1]),)
    return found if found and found[0] in str(answer[1]).split("/") else ()
