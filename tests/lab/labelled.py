"""The toy with something to say of its seats, and a plan of balance for it."""

from __future__ import annotations

from typing import Any

from undercroft.lab.balance.settings import Setting
from undercroft.lab.simulate import Played

from ..kernel.toy import Toy, ToyState

PLAN = """
title = "the well"
about = "with little patience."
games = 4
bot = "random"
options = { cards = 8 }

[[tables]]
name = "climb"
axes = { goal = [3, 6] }
seats = [2, 3]

[[tables]]
name = "alike"
options = { goal = 6 }
seats = [3]

[measures]
rounds = { head = "rounds", of = "length", figure = "median", interval = true }
coins = { head = "coins", of = "coins", figure = "mean", digits = 1 }
out = { head = "climbed out", told = ["out"], figure = "share" }

[[sections]]
kind = "lines"
title = "Rounds"
tables = ["climb"]
at = { seats = 2 }
by = "goal"
measures = ["rounds", "coins", "out"]
aims = { 3 = [1, 30], 6 = [90, 99] }

[[sections]]
kind = "grid"
title = "Coins"
tables = ["climb"]
rows = "goal"
columns = "seats"
measure = "coins"
more = [{ label = "rounds (goal 3)", at = { goal = 3 }, measure = "rounds" }]

[[sections]]
kind = "grid"
title = "Beards"
tables = ["climb"]
at = { goal = 3 }
group = "beards"
rows = "beards"
columns = "seats"

[[sections]]
kind = "groups"
tables = ["alike"]
group = "beards"

[[sections]]
kind = "rounds"
title = "Aims"
tables = ["climb"]
group = "seat"
seats = [3]
within = [1, 40]
ratio = 40

[[sections]]
kind = "ratios"
title = "Seats"
tables = ["alike"]
group = "seat"
most = 2.0
"""


class Labelled(Toy):
    """The dwarfs have beards, and coins left at the end."""

    def statistics(self, s: ToyState) -> dict[str, Any]:
        beards = [("long", "short", "")[seat] for seat in range(len(s.dwarfs))]
        return {"beards": beards, "coins": [dwarf.coins for dwarf in s.dwarfs]}


def setting(seats: int = 2) -> Setting:
    return Setting("first-game", {"seats": seats}, "", {}, ("greedy",) * seats, 1000)


def played(number: int, winner: int, length: int) -> Played:
    return Played(number, (0, 1), (winner,), length, 100, 0.5, True, {"classes": ["elf", "hero"], "gold": [length, 0]})
