"""Wounds, what prevents them, and the defeat of a hero (DGR-DEFEAT, DGR-WIN)."""

from __future__ import annotations

from typing import Final

from undercroft.games.dungeoneer.rules import campaign, decks
from undercroft.games.dungeoneer.rules.costs import can_pay, pay
from undercroft.games.dungeoneer.rules.ending import end_game
from undercroft.games.dungeoneer.rules.inventory import USES, note, note_hand, note_quests
from undercroft.games.dungeoneer.state import NOBODY, Hero, State
from undercroft.kernel.ask import Ask, Option, Rules

NO: Final = "no"
VOTES: Final[tuple[Option, ...]] = ("agree", "refuse")


def suffer(s: State, hero: Hero, number: int, source: str, credit: int) -> Rules[int]:
    """The hero loses life unless he prevents it; gives how much he lost (DGR-REWARD-3: never more than he had)."""
    if hero.prevents:
        number = yield from _prevent(s, hero, number, source)
    lost = min(number, hero.life)
    if lost <= 0:
        return 0
    hero.life -= lost
    if s.listener is not None:
        s.tell("wounded", "DGR-GLOSS-4", seat=hero.seat, number=lost, life=hero.life)
    if not hero.life:
        yield from defeat(s, hero, credit)
    return lost


def _prevent(s: State, hero: Hero, number: int, source: str) -> Rules[int]:
    """DGR-DATA-16: cards that make the wounds fewer, each once per turn."""
    while number > 0:
        usable = tuple(card for card in hero.prevents if _can_prevent(hero, card, source))
        if not usable:
            break
        card = yield Ask(hero.seat, "prevent", (*usable, NO), "DGR-DATA-16", {"number": number})
        if card == NO:
            break
        ability = USES[card]
        pay(hero, ability.costs)
        hero.used |= {card}
        number -= ability.effects[0][2]
        s.tell("prevented", "DGR-DATA-16", seat=hero.seat, card=card)
    return number


def _can_prevent(hero: Hero, card: str, source: str) -> bool:
    ability = USES[card]
    sources = ability.effects[0][3].split("/")
    return card not in hero.used and can_pay(hero, ability.costs) and ("any" in sources or source in sources)


# --- defeat ---------------------------------------------------------------------------------------------------------


def defeat(s: State, hero: Hero, credit: int) -> Rules[None]:
    """A hero has 0 life (DGR-DEFEAT-1)."""
    s.tell("defeated", "DGR-DEFEAT-1", seat=hero.seat, hero=hero.kind)
    if s.is_solo:
        end_game(s, (), "DGR-SOLO-2")
    if s.is_campaign:
        yield from campaign.defeat(s, hero)
        return
    if credit not in (NOBODY, hero.seat):  # DGR-WIN-3
        lord = s.heroes[credit]
        lord.defeats += 1
        if lord.defeats >= len(s.heroes) - 1:  # DGR-WIN-2, DGR-WIN-4
            put_away(s, hero)
            hero.is_out = True
            end_game(s, (credit,), "DGR-WIN-2")
    put_away(s, hero)
    if (yield from _may_return(s, hero)):
        hero.returns = s.round + 1
        s.tell("will-return", "DGR-DEFEAT-3", seat=hero.seat)
        return
    hero.is_out = True
    s.tell("out", "DGR-DEFEAT-1", seat=hero.seat)
    left = [other.seat for other in s.heroes if not other.is_out]
    if len(left) == 1:  # DGR-WIN-5
        end_game(s, (left[0],), "DGR-WIN-5")


def put_away(s: State, hero: Hero) -> None:
    """DGR-DEFEAT-2: where everything goes."""
    monsters = [foe for foe in s.foes if foe.seat == hero.seat and foe.kind in ("encounter", "trap")]
    s.foes = [foe for foe in s.foes if foe not in monsters]
    s.foes = [foe for foe in s.foes if foe.target != hero.seat or foe.kind in ("encounter", "trap")]
    for card in (*(foe.card for foe in monsters), *hero.boons, *hero.treasures, *hero.horde, *hero.banes):
        decks.discard(s, card)
    for card in hero.hand:
        decks.discard(s, card)
    for quest in hero.quests:
        decks.under_quest_stack(s, quest)
    s.gone += hero.completed
    s.supply += (hero.kind,)
    clear_hero(hero)
    hero.hand = hero.boons = hero.treasures = hero.horde = hero.banes = hero.quests = hero.completed = ()
    hero.inside = ()
    note_hand(hero)
    hero.general = hero.persons = frozenset()
    hero.glory = hero.peril = 0
    note(s, hero)
    note_quests(s)


def clear_hero(hero: Hero) -> None:
    """The figure leaves the map; what belonged to it alone is gone."""
    hero.lost = hero.kind
    hero.kind = hero.at = hero.tipped = ""
    hero.threshold, hero.is_threshold_old = NOBODY, False
    hero.mp = hero.attacks = hero.extra = hero.next_mp = hero.resting = 0
    hero.level, hero.life = 1, 0
    hero.bans = ()
    hero.used = frozenset()
    hero.is_silent = hero.has_fought = False


def _may_return(s: State, hero: Hero) -> Rules[bool]:
    """DGR-DEFEAT-3: only if all other players agree, or as agreed before the game."""
    if s.options.reentry != "vote":
        return s.options.reentry == "always"
    others = s.heroes[hero.seat + 1 :] + s.heroes[: hero.seat]
    for other in others:
        if not other.is_out:
            vote = yield Ask(other.seat, "reentry", VOTES, "DGR-DEFEAT-3", {"target": hero.seat})
            s.tell("voted", "DGR-DEFEAT-3", seat=other.seat, target=hero.seat, vote=vote)
            if vote == "refuse":
                return False
    return True
