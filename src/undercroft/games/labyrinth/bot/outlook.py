"""How many turns it will take to win: the one measure in which a bot weighs ways, fights, losses and waiting.

It is an estimate: walk to the level that pays best, win treasure there at the mean pace, and walk home.
"""

from __future__ import annotations

from typing import Final

from undercroft.games.labyrinth.bot.odds import (
    LEVELS,
    MEAN_GOLD,
    SPECIAL_SHARE,
    Meeting,
    Toll,
    comes_back,
    later_cards,
    mean_treasure,
    meeting,
    toll_of,
    worth,
)
from undercroft.games.labyrinth.bot.routes import Chart, chart_of, search_price
from undercroft.games.labyrinth.content.cards import SPELL_DECK, SPELLS, TREASURE_DECKS, TREASURES
from undercroft.games.labyrinth.content.characters import USUAL, Habits
from undercroft.games.labyrinth.rules.attack import Means
from undercroft.games.labyrinth.rules.setup import MISSILES_OF_A_HOBBIT, SPELLS_OF_A_WIZARD
from undercroft.games.labyrinth.rules.spells import ATTACK_SPELLS
from undercroft.games.labyrinth.state import Adventurer, State
from undercroft.games.labyrinth.told.odds import possible_cards

NEVER: Final = 1000.0
BETWEEN_ROOMS: Final = 4.0
"""Steps from a room to the next one on a level where nothing is cleared yet."""
REST_OF_A_TURN: Final = 0.5
"""What a failed attack costs at least: the steps of that turn that were left."""
LEAVING: Final = 0.3
"""Turns lost on average by whom a counter-attack drives away."""
IN_A_CAGE: Final = 4.0
BEATABLE: Final = 0.6
"""The share of a lost card's value that counts: what a monster holds can be won back."""
CROWD: Final = 3
"""So many who need less fill a level of trifles; where they are fewer, it is worth a visit."""
DREAD: Final = {"elf": 0.22, "dwarf": 0.42, "hero": 0.8, "cleric": 0.75}
"""The part of the cost of a failure by hand that keeps from trying; all of it for the others. It was tried out: who
lives by his hands wins by trying again, and more often than if he reckons with all of it."""
OWN_SHARE: Final = 0.5
"""The share of a level's rooms that is left to him: others come there too."""
OVERSHOOT: Final = 0.4
"""The share of a card that is won beyond the goal on average."""
ATTACKS_OF_A_DECK: Final = sum(SPELLS[card].kind in ATTACK_SPELLS for card in SPELL_DECK) / len(SPELL_DECK)
_SPECIALS: Final = {n: [TREASURES[c].special for c in TREASURE_DECKS[n] if TREASURES[c].special] for n in LEVELS}


class Pace:
    """One attack on a level: turns it takes and gold it brings, on average."""

    def __init__(self, turns: float, gold: float) -> None:
        self.turns = turns
        self.gold = gold


class Level:
    """What a level has to offer to this adventurer."""

    def __init__(
        self,
        number: int,
        gold: float,
        hand: Meeting,
        by_hand: Pace,
        with_charge: Pace,
        home: float,
        stock: float,
        reach: list[int],
    ) -> None:
        self.number = number
        self.gold = gold
        """A treasure, special cards included at what they are worth to him."""
        self.hand = hand
        self.by_hand = by_hand
        self.with_charge = with_charge
        """With a spell, missile or Bind."""
        self.home = home
        self.stock = stock
        """The gold that he may hope for: the rooms are shared with the others at the table."""
        self.reach = reach


class Outlook:
    """What one adventurer can hope for from here."""

    def __init__(self, s: State, hero: Adventurer, habits: Habits = USUAL) -> None:
        self.s = s
        self.hero = hero
        self.habits = habits
        self.chart: Chart = chart_of(s.board, search_price(hero))
        self.steps: int = hero.type.steps
        self.need = float(hero.type.goal - hero.gold)
        self.charges = charges(hero)
        self.values = sorted([worth(hero, card) for card in hero.carried])
        self.carried = float(sum(self.values))
        self.lost = {"none": 0.0, "one": self._lost_one(), "half": self.carried / 2, "all": self.carried}
        self.means = mean_treasure(s, hero)
        self.full, self.refills = capacity(s, hero)
        self._ways: dict[tuple[float, int], list[tuple[list[int], float]]] = {}
        self._at_start: dict[tuple[int, bool], float] = {}
        self._meetings: dict[tuple[int, str, bool], Meeting] = {}
        self._later: dict[int, tuple[str, ...]] = {}
        self._hands: dict[int, Meeting] = {}
        self._levels: list[Level] | None = None
        self._rates: list[tuple[Level, float]] | None = None
        self._pace: dict[int, Level] = {}
        self._fresh: Toll = toll_of(hero.kind, self.steps, is_fresh=True)
        self.start = self.chart.start
        self._dread: float = DREAD.get(hero.kind, 1.0) * habits.dread

    def _lost_one(self) -> float:
        return self.values[0] * BEATABLE if self.values else 0.0

    # --- levels --------------------------------------------------------------------------------------------------

    def level(self, number: int) -> Level:
        found = self._pace.get(number)
        if found is None:
            found = self._pace[number] = self._look_at(number)
        return found

    def levels(self) -> list[Level]:
        """The levels on which there is still something to win; for a trifle nobody fights who needs a fortune."""
        if self._levels is None:
            graves = self.s.graves
            found = [self.level(n) for n in LEVELS if not self.chart.rooms[n] <= graves]
            paying = [level for level in found if level.by_hand.gold > 0 or level.with_charge.gold > 0] or found
            least = min(self.need, self._trifle())
            self._levels = [level for level in paying if MEAN_GOLD[level.number] >= least] or paying
        return self._levels

    def _trifle(self) -> float:
        """The mean gold of a room below which a level is left to the others at the table who need less."""
        goal = self.hero.type.goal
        humbler = sum([other.kind != "" and other.type.goal < goal for other in self.s.heroes])
        return float(self.habits.trifle * goal * min(1.0, humbler / CROWD))

    def _look_at(self, number: int) -> Level:
        s, chart = self.s, self.chart
        hand = self._hand(number)
        gold: float = (self.means[number] + self._special_gold(number)) * (1 + self.habits.depth * (number - 1))
        rooms = chart.rooms[number]
        left = len(rooms - s.graves)
        walk: float = BETWEEN_ROOMS * (len(rooms) / max(1, left)) ** 0.5
        home = chart.home_of_level[number]
        by_hand = self._hand_pace(hand, gold, walk, home, self._fall_cost(number))
        with_charge = self._armed_pace(number, gold, walk) if self.full else Pace(max(1.0, walk / self.steps), 0.0)
        stock = max(1.0, left * OWN_SHARE) * gold
        return Level(number, gold, hand, by_hand, with_charge, home, stock, chart.reach[number])

    def _armed_pace(self, number: int, gold: float, walk: float) -> Pace:
        """One attack with a charge: a Cleric goes in, the others throw one a turn and stand in a corridor then."""
        armed = self._armed(self._cards(number))
        if self.hero.kind == "cleric":
            return Pace(walk / self.steps * armed.win + armed.fail, armed.win * gold)
        struck = armed.win * self.wanderer_strikes(number)
        turns = self._fresh.turns if struck else 0.0
        return Pace(max(1.0, walk / self.steps) + struck * turns, armed.win * gold - struck * self._loss(gold))

    def _loss(self, gold: float) -> float:
        """The gold that a counter-attack costs in the long run, where a treasure is worth so much."""
        fortune = self.carried + max(0.0, self.need) / 2
        return self._fresh.one * gold * (1 - BEATABLE) + self._fresh.all * fortune

    def wanderer_strikes(self, number: int) -> float:
        """The chance that a monster beaten from the corridor comes back at once and hits (LAB-WAND-5)."""
        return comes_back(number) * self._hand(number).fail if self.s.options.wandering else 0.0

    def _cards(self, number: int) -> tuple[str, ...]:
        found = self._later.get(number)
        if found is None:
            found = self._later[number] = later_cards(self.s, self.hero.seat, number)
        return found

    def _hand(self, number: int) -> Meeting:
        found = self._hands.get(number)
        if found is None:
            found = self._hands[number] = meeting(self.s, self.hero, self._cards(number), Means.HAND, outside=False)
        return found

    def _armed(self, cards: tuple[str, ...]) -> Meeting:
        """The chance with a spell, missile or Bind; a Wizard's is the mean of what he holds or may draw."""
        hero = self.hero
        kinds: list[str] = {"hobbit": ["missile"], "cleric": ["bind"]}.get(hero.kind, [])
        if hero.kind == "wizard":
            kinds = [SPELLS[card].kind for card in hero.spells if SPELLS[card].kind in ATTACK_SPELLS]
            kinds = kinds or list(ATTACK_SPELLS)
        outside = hero.kind != "cleric"
        found = {k: meeting(self.s, hero, cards, Means(k), outside=outside) for k in dict.fromkeys(kinds)}
        if len(found) == 1:
            return found[kinds[0]]
        return Meeting(sum([found[kind].win for kind in kinds]) / len(kinds))

    def meeting(self, number: int, means: Means, *, outside: bool) -> Meeting:
        """An attack on the next unknown monster of a level."""
        key = (number, means.value, outside)
        found = self._meetings.get(key)
        if found is None:
            is_known = not self.s.monsters[number].pool
            cards = possible_cards(self.s, self.hero.seat, number) if is_known else self._cards(number)
            found = self._meetings[key] = meeting(self.s, self.hero, cards, means, outside=outside)
        return found

    def _special_gold(self, number: int) -> float:
        """What the special cards of a level add to the mean value of its treasure."""
        hero = self.hero
        if self.need <= 0:
            return 0.0
        share = 0.0
        for kind in _SPECIALS[number]:
            if kind not in hero.powers and not (kind == "sword" and hero.kind == "wizard"):
                share += SPECIAL_SHARE[kind]
        return share * hero.type.goal / len(TREASURE_DECKS[number])

    def _fall_cost(self, number: int) -> float:
        """A Trapdoor leads before a monster of the next level."""
        if number == LEVELS[-1]:
            return 0.0
        return 0.5 + 1.5 * self._hand(number + 1).fail

    def _hand_pace(self, hand: Meeting, gold: float, walk: float, home: float, fall: float) -> Pace:
        """One attack by hand: walking on after a victory, setbacks after a failure."""
        toll = self._fresh
        brings = hand.win + hand.fall + hand.cage
        turns = brings * max(0.4, walk / self.steps) + hand.cage * IN_A_CAGE + hand.fall * fall
        setback = REST_OF_A_TURN + toll.turns + toll.home * home / self.steps + (1 - toll.home) * LEAVING
        failing = self._dread * hand.fail
        return Pace(turns + failing * setback, brings * gold - failing * self._loss(gold))

    # --- turns ---------------------------------------------------------------------------------------------------

    def turns(self, need: float, at: int, left: int) -> float:
        """From a space (by number), with so much gold still to win and so many charges left."""
        steps = self.steps
        if need <= 0:
            return self.chart.home[at] / steps
        key = (need, left)
        ways = self._ways.get(key)
        if ways is None:
            ways = self._ways[key] = [
                (level.reach, level.home / steps + self._gathered(level, need, left)) for level in self.levels()
            ]
        best = NEVER
        for reach, then in ways:
            found = reach[at] / steps + then
            if found < best:
                best = found
        return best

    def _gathered(self, level: Level, need: float, left: int) -> float:
        """Turns on the level: with charges as long as there are any, then by hand or with more from Start."""
        within, beyond = need, 0.0
        if level.stock < need:
            within = level.stock
            beyond = self._elsewhere(level, need - within)
        rest = within + OVERSHOOT * level.gold
        charge, hand = level.with_charge, level.by_hand
        turns = 0.0
        if left and charge.gold > 0:
            if left * charge.gold >= rest:
                return beyond + rest / charge.gold * charge.turns
            turns, rest = left * charge.turns, rest - left * charge.gold
        best = rest / hand.gold * hand.turns if hand.gold > 0 else NEVER
        if self.full and self.refills and charge.gold > 0:
            trips = rest / (self.full * charge.gold)
            fetching = trips * 2 * level.home / self.steps + rest / charge.gold * (charge.turns + 1)
            if fetching < best:
                best = fetching
        best += turns + beyond
        return best if best < NEVER else NEVER

    def _elsewhere(self, level: Level, rest: float) -> float:
        """What one level cannot give is won on another: a higher one lies on the way home, a deeper one does not."""
        rates = self._rates
        if rates is None:
            rates = self._rates = [(other, self._rate(other)) for other in self.levels()]
        best = NEVER
        for other, rate in rates:
            if other.number != level.number:
                found = rest * rate
                if other.home > level.home:
                    found += 2 * (other.home - level.home) / self.steps
                if found < best:
                    best = found
        return best

    def _rate(self, level: Level) -> float:
        """Turns for one piece of gold in the long run."""
        charge, hand = level.with_charge, level.by_hand
        best = hand.turns / hand.gold if hand.gold > 0 else NEVER
        if self.full and self.refills and charge.gold > 0:
            trip = 2 * level.home / self.steps / self.full
            best = min(best, (trip + charge.turns + 1) / charge.gold)
        return best

    def by_level(self, level: Level) -> float:
        """From Start by way of this level."""
        return 2 * level.home / self.steps + self._gathered(level, self.need, self.charges)

    def now(self) -> float:
        """From where he stands, as he is."""
        return self.turns(self.need, self.chart.number[self.hero.at], self.charges)

    def after_failure(self, at: int, left: int, *, is_fresh: bool) -> float:
        """After a failed attack in a place and the counter-attack."""
        toll = self._fresh if is_fresh else toll_of(self.hero.kind, self.steps, is_fresh=False)
        total = self._at_start.get((left, is_fresh), -1.0)
        if total < 0:
            total = toll.here
            for share, misses, lost in toll.at_start:
                total += share * (misses + self.turns(self.need + self.lost[lost], self.start, left))
            self._at_start[left, is_fresh] = total
        unhurt = self.turns(self.need, at, left)
        total += REST_OF_A_TURN + (1 - toll.home) * unhurt
        if self.lost["one"]:
            total += toll.one * (self.turns(self.need + self.lost["one"], at, left) - unhurt)
        return total


def charges(hero: Adventurer) -> int:
    """Attack spells, missiles or Binds at hand."""
    if hero.kind == "hobbit":
        return hero.missiles
    wanted = ("bind",) if hero.kind == "cleric" else ATTACK_SPELLS
    return sum(SPELLS[card].kind in wanted for card in hero.spells)


def capacity(s: State, hero: Adventurer) -> tuple[float, bool]:
    """How many charges a full hand has, and whether any can be had on Start."""
    if hero.kind == "wizard":
        return SPELLS_OF_A_WIZARD * ATTACKS_OF_A_DECK, len(hero.spells) < SPELLS_OF_A_WIZARD or bool(len(s.spells[0]))
    if hero.kind == "hobbit":
        return MISSILES_OF_A_HOBBIT, True
    return (2, True) if hero.kind == "cleric" else (0, False)
