"""Why an answer is refused: the clause that a player would be shown."""

from __future__ import annotations

from undercroft.games.doodle.content.cards import CARDS, CATEGORIES, FORMATIONS, KINDS
from undercroft.games.doodle.content.grid import INDEX
from undercroft.games.doodle.rules.dungeon_actions import why_not_play
from undercroft.games.doodle.rules.elements import ERASE, why_no_walls
from undercroft.games.doodle.rules.hero_actions import why_not_lay
from undercroft.games.doodle.rules.path import Drawing
from undercroft.games.doodle.rules.way import Way, why_no_step, why_no_way
from undercroft.games.doodle.state import Dungeon, State
from undercroft.kernel.ask import Ask, Option

_SKIPS = ("skip", "done", "pass")
_ELEMENTS = ("walls", "trap", *KINDS, "treasure", "upgrade")


def why_not(s: State, ask: Ask, answer: Option) -> str:
    """The most telling clause; where none is known, the clause of the ask itself."""
    dungeon = s.dungeons[ask.seat]
    if isinstance(answer, tuple) and len(answer) == 1:  # a single word, as it is typed where many may be
        answer = answer[0]
    if ask.what in _ELEMENTS:
        return _why_not_built(dungeon, ask, answer)
    match ask.what, answer:
        case "path", _ if isinstance(ask.options, Drawing):
            return _why_no_path(ask.options.dungeon, answer)
        case "dungeon-action", str(card) if card in CARDS:
            if card not in dungeon.hand or s.encounter is None:
                return "DOO-DACT-1"
            return why_not_play(dungeon, s.encounter, CARDS[card]) or ask.clause
        case "hero-action", (str(card), int(target)) if card in CARDS and target in range(len(s.dungeons)):
            if card not in dungeon.hand or CARDS[card].is_dungeon_action:
                return "DOO-HACT-1"
            return why_not_lay(dungeon, card, s.dungeons[target]) or ask.clause
        case "finish-build", _:
            return "DOO-BUILD-8"
    return ask.clause


def _why_not_built(dungeon: Dungeon, ask: Ask, answer: Option) -> str:
    if answer in _SKIPS:
        return "DOO-BUILD-4"
    if answer == ERASE:
        return "DOO-BUILD-8"
    if isinstance(answer, tuple) and answer and answer[0] in _ELEMENTS:
        return "DOO-BUILD-3"
    if ask.what == "walls":
        assert ask.about is not None
        cells = answer if isinstance(answer, tuple) else (answer,)
        return why_no_walls(dungeon, FORMATIONS[ask.about["formation"]], cells) or ask.clause
    if ask.what == "upgrade":
        return "DOO-UPG-6" if answer in CATEGORIES else "DOO-UPG-2"
    if isinstance(answer, tuple) and len(answer) > 1 and all(cell in INDEX for cell in answer):
        return "DOO-BUILD-3"  # several cells are walls
    if not isinstance(answer, str) or answer not in INDEX:
        return ask.clause
    if ask.what == "treasure":
        return "DOO-TREAS-3"
    return "DOO-BUILD-9" if (dungeon.walls | dungeon.things) >> INDEX[answer] & 1 else ask.clause


def _why_no_path(dungeon: Dungeon, answer: Option) -> str:
    if answer == "done":
        return "DOO-PATH-3"
    if isinstance(answer, str) and answer in INDEX:
        return why_no_step(Way(dungeon, dungeon.path), INDEX[answer]) or "DOO-PATH-3"
    if isinstance(answer, tuple) and all(cell in INDEX for cell in answer):
        return why_no_way(dungeon, [INDEX[str(cell)] for cell in answer]) or "DOO-PATH-3"
    return "DOO-PATH-4"
