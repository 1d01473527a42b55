"""The greedy bot: it drafts by value, builds what the neighbour's way would hurt least, and plays cards that pay."""

from __future__ import annotations

from typing import Any

from undercroft.games.doodle import bot_build, bot_play
from undercroft.games.doodle.bot_outlook import worst_way
from undercroft.games.doodle.build import DONE
from undercroft.games.doodle.elements import ERASE, Cells, Placements
from undercroft.games.doodle.grid import NAMES
from undercroft.games.doodle.path import Drawing
from undercroft.games.doodle.state import State
from undercroft.kernel.ask import Ask, Option
from undercroft.kernel.bot import Bot
from undercroft.kernel.table import Table

TRIES = 300
"""So many ways are tried before one is drawn."""


class Greedy(Bot):
    """Plays from what its seat may know; of other dungeons it only guesses where the treasures are."""

    def choose(self, table: Table[Any], seat: int, ask: Ask) -> Option:
        s: State = table.state
        options = ask.options
        if isinstance(options, Drawing):
            way = worst_way(options.dungeon, s.options.hearts, self.random, TRIES)
            return tuple(NAMES[cell] for cell in way)
        if isinstance(options, Placements | Cells):
            return self._place(s, seat, ask.what, options)
        if isinstance(options, tuple):
            return self._decide(s, seat, ask.what, options)
        dungeon = s.dungeons[seat]
        if ask.what == "upgrade":
            return bot_build.upgrade(s, dungeon, [option for option in options if option != ERASE])
        if ask.what == "choose-dice" and s.encounter is not None:
            return bot_play.choose_dice(dungeon, s.encounter)
        return DONE

    def _place(self, s: State, seat: int, what: str, options: Placements | Cells) -> Option:
        dungeon = s.dungeons[seat].copy()
        if isinstance(options, Placements):
            return bot_build.walls(s, dungeon, options, self.random)
        if what == "treasure":
            return bot_build.treasure(dungeon, options, self.random)
        return bot_build.thing(s, dungeon, what, options, self.random)

    def _decide(self, s: State, seat: int, what: str, options: tuple[Option, ...]) -> Option:
        dungeon = s.dungeons[seat]
        match what:
            case "pick":
                return bot_build.pick_card(s, dungeon, options)
            case "dungeon-action" if s.encounter is not None:
                return bot_play.act(s, dungeon, s.encounter, options)
            case "cancel":
                return bot_play.cancel(options)
            case "hero-action":
                return bot_play.lay(s, options)
            case "name-monster":
                return self._bomb(s, options)
            case "under":
                return bot_play.put_under(s, dungeon)
        return options[0]

    def _bomb(self, s: State, options: tuple[Option, ...]) -> Option:
        """The dungeon whose monsters these are."""
        cells = set(options)
        for other in s.dungeons:
            if cells == {NAMES[cell] for cell in range(80) if other.live_monsters >> cell & 1}:
                return bot_play.name_monster(other, options)
        return options[0]
