"""The greedy bot: it drafts by value, builds what the neighbour's way would hurt least, and plays cards that pay."""

from __future__ import annotations

from random import Random
from typing import Any

from undercroft.games.doodle.bot import build, play
from undercroft.games.doodle.bot.ways import worst_way
from undercroft.games.doodle.content.characters import EXPERT, USUAL, Habits, expert_with
from undercroft.games.doodle.content.grid import NAMES
from undercroft.games.doodle.copies import copy_dungeon
from undercroft.games.doodle.rules.build import DONE
from undercroft.games.doodle.rules.elements import ERASE, Cells, Placements
from undercroft.games.doodle.rules.names import Names
from undercroft.games.doodle.rules.path import Drawing
from undercroft.games.doodle.state import State
from undercroft.kernel.ask import Ask, Option
from undercroft.kernel.bot import Bot
from undercroft.kernel.table import Table


class Greedy(Bot):
    """Plays from what its seat may know; of other dungeons it only guesses where the treasures are."""

    def __init__(self, random: Random, habits: Habits | None = None) -> None:
        super().__init__(random)
        self.habits = habits or USUAL

    def choose(self, table: Table[Any], seat: int, ask: Ask) -> Option:
        s: State = table.state
        options = ask.options
        if isinstance(options, Drawing):
            way = worst_way(options.dungeon, s.options.hearts, self.random, self.habits.tries, self.habits)
            return tuple(NAMES[cell] for cell in way)
        if isinstance(options, Names):
            return options.sample(self.random)
        if isinstance(options, Placements | Cells):
            return self._place(s, seat, ask.what, options)
        if isinstance(options, tuple):
            return self._decide(s, seat, ask, options)
        dungeon = s.dungeons[seat]
        if ask.what == "upgrade":
            return build.upgrade(s, dungeon, [option for option in options if option != ERASE], self.habits)
        if ask.what == "choose-dice" and s.encounter is not None:
            return play.choose_dice(dungeon, s.encounter)
        return DONE

    def _place(self, s: State, seat: int, what: str, options: Placements | Cells) -> Option:
        dungeon = copy_dungeon(s.dungeons[seat])
        if isinstance(options, Placements):
            return build.walls(s, dungeon, options, self.random, self.habits)
        if what == "treasure":
            return build.treasure(dungeon, options, self.random, self.habits)
        return build.thing(s, dungeon, what, options, self.random, self.habits)

    def _decide(self, s: State, seat: int, ask: Ask, options: tuple[Option, ...]) -> Option:
        dungeon = s.dungeons[seat]
        match ask.what:
            case "pick":
                return build.pick_card(s, dungeon, options, self.habits)
            case "dungeon-action" if s.encounter is not None:
                return play.act(s, dungeon, s.encounter, options, self.habits)
            case "cancel":
                return play.cancel(options)
            case "hero-action":
                return play.lay(s, options, self.habits)
            case "name-monster" if ask.about is not None:
                return play.name_monster(s.dungeons[ask.about["owner"]], options)
            case "under":
                return play.put_under(s, dungeon, self.habits)
        return options[0]


class Expert(Greedy):
    """Knows what cards and boxes have been worth, tries more places and ways, and keeps a hand for what comes next."""

    def __init__(self, random: Random, habits: Habits | None = None) -> None:
        super().__init__(random, EXPERT if habits is None else expert_with(habits))
