"""The end and the scoring (DOO-END, DOO-SCORE)."""

from __future__ import annotations

from typing import NamedTuple

from undercroft.games.doodle.content.cards import POINTS
from undercroft.games.doodle.content.grid import names
from undercroft.games.doodle.state import ALIVE, DEAD, Dungeon, State
from undercroft.kernel.ask import GameOver

FOR_A_DEAD_HERO = 5


class Score(NamedTuple):
    """The lines of a score sheet."""

    treasures: int
    monsters: int
    death: int
    hearts: int

    @property
    def total(self) -> int:
        return sum(self)  # DOO-SCORE-7: it may be negative


def score(s: State, dungeon: Dungeon) -> Score:
    """What a dungeon is worth as it stands (DOO-SCORE-1 to 6)."""
    live = ~dungeon.gone
    guarded = (dungeon.treasures & dungeon.live_monsters).bit_count()
    monsters = sum(points * (cells & live).bit_count() for points, cells in zip(POINTS, dungeon.monsters, strict=True))
    is_dead = dungeon.fate == DEAD
    return Score(
        guarded * dungeon.treasure_level, monsters, FOR_A_DEAD_HERO * is_dead, -s.hearts_left(dungeon) * (not is_dead)
    )


def end_if_all_are_gone(s: State) -> None:
    """DOO-END-1: the game ends as soon as every hero is dead or escaped."""
    if any(dungeon.fate == ALIVE for dungeon in s.dungeons):
        return
    lines = [score(s, dungeon) for dungeon in s.dungeons]
    s.scores = tuple(line.total for line in lines)
    s.ranks = _ranks(s, lines)
    if s.listener is not None:
        _tell(s, lines)
    raise GameOver


def _ranks(s: State, lines: list[Score]) -> tuple[int, ...]:
    """DOO-SCORE-9: among equals, fewer crossed-out monsters; DOO-SCORE-10: who is still equal shares the place."""
    keys = [(-line.total, lost_monsters(dungeon)) for line, dungeon in zip(lines, s.dungeons, strict=True)]
    return tuple(1 + sum(other < key for other in keys) for key in keys)


def standing(s: State) -> tuple[int, ...]:
    """Who would win if the game were scored as it stands; a hero under way counts as one who gets out (DOO-SCORE-5)."""
    ranks = _ranks(s, [score(s, dungeon) for dungeon in s.dungeons])
    return tuple(seat for seat, rank in enumerate(ranks) if rank == 1)


def lost_monsters(dungeon: Dungeon) -> int:
    """DOO-RULING-29: every crossed-out monster, for whatever reason."""
    return (dungeon.all_monsters & dungeon.gone).bit_count()


def _tell(s: State, lines: list[Score]) -> None:
    for dungeon, line in zip(s.dungeons, lines, strict=True):
        s.tell("treasures-shown", "DOO-INFO-1", seat=dungeon.seat, cells=names(dungeon.treasures))
        s.tell("scored", "DOO-SCORE-8", seat=dungeon.seat, dungeon=dungeon.name, **line._asdict(), total=line.total)
    winners = [seat for seat, rank in enumerate(s.ranks) if rank == 1]
    s.tell("won", "DOO-SCORE-8", seats=winners, number=len(winners))
