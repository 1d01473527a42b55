"""The greedy bot: a fair player who looks at the table as it lies, and never ahead."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from undercroft.games.dungeoneer.bot import hero as heroes
from undercroft.games.dungeoneer.bot import lord as lords
from undercroft.games.dungeoneer.bot.odds import monster_attack
from undercroft.games.dungeoneer.content.cards import CARDS, LIFE, QUESTS, SPEED, TYPES
from undercroft.games.dungeoneer.content.characters import USUAL, Habits
from undercroft.games.dungeoneer.content.layout import cell_distance
from undercroft.games.dungeoneer.rules.cards.notes import USES
from undercroft.games.dungeoneer.state import Hero, State
from undercroft.kernel.ask import PASS, Ask, LazyOptions, Option, pick
from undercroft.kernel.bot import Bot
from undercroft.kernel.table import Table

FIXED: dict[str, Option] = {
    "save": "save", "reentry": "refuse", "choose": "take", "survivor": "horde", "glory-card": "draw",
    "drop": "none", "rest-offer": "decline", "trade": PASS, "deal": "decline", "trim-horde": "keep",
}  # fmt: skip
"""What the bot always answers where it may."""
KEEP = {"heal": 1.0, "cancel": 0.3, "keep": 0.5, "draw": 0.6, "roll": 0.5, "exit": 0.2, "swap": 0.2}
"""What cards that are played once are worth in the hand, by what they do."""


class Greedy(Bot):
    """Goes for quests, buys what helps, and hurts whom it can; how much of each is a matter of habits."""

    def __init__(self, random: Random, habits: Habits | None = None) -> None:
        super().__init__(random)
        self.habits = habits or USUAL

    def choose(self, table: Table[Any], seat: int, ask: Ask) -> Option:
        del seat
        s: State = table.state
        fixed = FIXED.get(ask.what)
        if fixed is not None and fixed in ask.options:
            return fixed
        choice: Option | None = None
        if ask.what in BY_HABIT:
            choice = BY_HABIT[ask.what](s, ask, self.habits)
        elif ask.what in RULES:
            choice = RULES[ask.what](s, ask)
        if choice is not None and choice in ask.options:
            return choice
        return PASS if PASS in ask.options else pick(ask.options, self.random)


def thinks(s: State, ask: Ask) -> bool:
    """Is it worth a search? Only heroes against each other have an outlook, and some answers are always the same."""
    return s.is_standard and ask.what not in FIXED


# --- responses ------------------------------------------------------------------------------------------------------


def _respond(s: State, ask: Ask, habits: Habits) -> Option:
    """Heal when hurt, dodge what will probably hit, strike first where that is better; else pass for the turn."""
    hero = s.heroes[ask.seat]
    best: Option = PASS
    highest = 0.15
    for option in ask.options:
        worth = _response_worth(s, hero, ask, option, habits)
        if worth > highest:
            best, highest = option, worth
    return best


def _response_worth(s: State, hero: Hero, ask: Ask, option: Option, habits: Habits) -> float:
    if not isinstance(option, tuple):
        return 0.4 if option == "stand" else 0.0
    what, detail = option[0], list(option[2:])
    if what == "play":
        return _card_worth(s, hero, ask, str(option[1]), detail)
    if what in ("duel", "steal"):
        return heroes.duel_worth(s, hero, option)
    if what == "horde-duel":
        return lords.worth(s, hero, option, habits)
    if ask.what == "before-roll":
        return _before_roll_worth(s, hero, ask, option)
    if what == "bane" and detail and isinstance(detail[0], int):
        return 0.3 * lords.bane_worth(s, hero, str(option[1]), s.heroes[detail[0]], detail[1:])
    return 0.0


def _before_roll_worth(s: State, hero: Hero, ask: Ask, option: tuple[Any, ...]) -> float:
    if option[0] == "bane":
        return 0.5 if _matters(ask) else 0.0
    return _use_worth(s, hero, ask, str(option[1])) if option[0] == "use" else 0.0


def _matters(ask: Ask) -> bool:
    """Are wounds or a quest at stake in this roll?"""
    return (ask.about or {}).get("moment") in ("fight", "trap", "spear", "quest", "opportunity")


def _use_worth(s: State, hero: Hero, ask: Ask, card: str) -> float:
    """Glory is there to be spent, but blood only for a deadly blow."""
    if all(kind != "life" for kind, _ in USES[card].costs):
        return 0.4 if hero.glory >= 2 and _matters(ask) else 0.0
    foe = (ask.about or {}).get("defender")
    is_deadly = any(other.kind == foe and other.life == 1 for other in s.heroes)
    return 0.4 if is_deadly and hero.life >= 2 else 0.0


def _card_worth(s: State, hero: Hero, ask: Ask, card: str, rest: list[Any]) -> float:
    row = CARDS[card]
    kind = row.play[0][0]
    if kind == "heal":
        target = s.heroes[rest[0]] if rest and isinstance(rest[0], int) else hero
        is_friend = target is hero or s.is_campaign
        return 0.8 if is_friend and target.life <= LIFE - 2 else 0.0
    if kind == "cancel":
        return 0.6
    if kind == "keep":
        return 0.3 if _matters(ask) else 0.0
    if row.timing == "reaction":
        return _danger(s, hero) * (1.2 if hero.life <= 2 else 0.7)
    return 0.0


def _danger(s: State, hero: Hero) -> float:
    """How likely the next card that is resolved hurts the hero."""
    for foe in s.foes:
        if not foe.is_resolved and foe.target == hero.seat:
            return monster_attack(s, foe, hero, foe.type)[0] if foe.type >= 0 else 0.4
    return 0.3


# --- smaller choices ------------------------------------------------------------------------------------------------


def _place(s: State, ask: Ask) -> Option | None:
    """A location one needs comes near, any other where it is in nobody's way."""
    if isinstance(ask.options, LazyOptions):
        return None
    hero = s.heroes[ask.seat]
    place = str((ask.about or {}).get("place", ""))
    if not hero.at or place not in _needed(hero):
        rivals = [other for other in s.order() if other is not hero and place in _needed(other)]
        if not rivals:
            return None
        return max(ask.options, key=lambda option: _distance(s, rivals[0], option))
    return min(ask.options, key=lambda option: _distance(s, hero, option))


def _distance(s: State, hero: Hero, option: Option) -> int:
    """How far from a hero a location would come to lie there."""
    if not isinstance(option, tuple):
        return 0
    return cell_distance(s.layout.spots[hero.at], int(option[0]), int(option[1]))


def _needed(hero: Hero) -> set[str]:
    return {heroes.goal_of(hero, QUESTS[quest]) for quest in hero.quests}


def _discard(s: State, ask: Ask) -> Option:
    """A card that is neither bought nor thrown soon makes room for another."""
    hero = s.heroes[ask.seat]
    worst: Option = "none"
    lowest = 0.45
    for option in ask.options:
        if not isinstance(option, tuple):
            continue
        if option[0] == "hand":
            worth = _worth_keeping(s, hero, str(option[1]))
            if worth < lowest:
                worst, lowest = option, worth
        elif option[0] == "treasure" and heroes.slows(str(option[1])) and hero.base[SPEED] < heroes.SLOW:
            return option
    return worst


def _worth_keeping(s: State, hero: Hero, card: str) -> float:
    """What a hand card may still be good for; one that only clogs the hand costs a monster that could be drawn."""
    row = CARDS[card]
    if row.is_permanent and row.is_good:
        return heroes.worth_buying(hero, card)
    if s.is_campaign:
        # A dungeonlord with a deck of his own who looked for the best monsters would win three campaigns in four.
        return 0.5
    kind = row.play[0][0] if row.play else ""
    if kind in KEEP or row.is_good:
        return KEEP.get(kind, 0.6)
    others = [other for other in s.order() if other is not hero]
    if row.kind == "bane":
        return max((0.4 * lords.bane_worth(s, hero, card, other, []) for other in others), default=0.3)
    types = [TYPES[t] for t in row.stats.standard] if row.stats is not None else [""]
    return max((lords.threat(s, hero, other, card, type_) for other in others for type_ in types), default=0.5)


def _bonus(s: State, ask: Ask) -> Option:
    """Enough glory to succeed, but not more than that."""
    del s
    return min(5, max(option for option in ask.options if isinstance(option, int)))


def _bonus_card(s: State, ask: Ask) -> Option:
    bonus = int((ask.about or {})["bonus"])
    hand = s.heroes[ask.seat].hand
    return hand[0] if bonus < 3 and len(hand) > 1 else "roll"


def _prevent(s: State, ask: Ask) -> Option:
    del s
    return next(iter(ask.options))


def _after_fight(s: State, ask: Ask) -> Option:
    hero = s.heroes[ask.seat]
    plays = [option for option in ask.options if isinstance(option, tuple)]
    best = max(plays, key=lambda option: heroes.worth_buying(hero, str(option[1])))
    return best if heroes.worth_buying(hero, str(best[1])) > 0.15 else PASS


def _give_up(s: State, ask: Ask) -> Option:
    hero = s.heroes[ask.seat]
    quests = [str(option) for option in ask.options if option in QUESTS]
    worst = min(quests, key=lambda quest: heroes.chance_of(s, hero, QUESTS[quest]))
    return worst if heroes.chance_of(s, hero, QUESTS[worst]) < 0.4 and worst not in hero.persons else "none"


def _defend(s: State, ask: Ask) -> Option:
    hero = s.heroes[ask.seat]
    return "fight" if hero.life >= 3 and (ask.about or {})["target"] == hero.seat else "stand-back"


def _buy(s: State, ask: Ask) -> Option:
    return "buy" if s.heroes[ask.seat].glory > 3 and len(s.heroes[ask.seat].hand) < 4 else "stop"


RULES: dict[str, Callable[[State, Ask], Option | None]] = {
    "monster": lords.monster_choice, "relocate": lords.relocate_choice, "relocate-to": lords.relocate_to_choice,
    "horde-meets": lords.horde_meets_choice, "place": _place, "end-discard": _discard, "bonus": _bonus,
    "bonus-card": _bonus_card, "prevent": _prevent, "after-fight": _after_fight, "give-up": _give_up,
    "defend": _defend, "buy": _buy,
}  # fmt: skip
BY_HABIT: dict[str, Callable[[State, Ask, Habits], Option]] = {
    "hero": heroes.hero_choice, "lord": lords.lord_choice, "batch": lords.batch_choice,
    "reward": lords.reward_choice, "respond": _respond, "anytime": _respond, "before-roll": _respond,
    "challenge": _respond, "answer-bane": _respond,
}  # fmt: skip
"""The same where opponents differ."""
