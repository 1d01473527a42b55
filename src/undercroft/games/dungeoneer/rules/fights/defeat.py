"""The defeat of a hero, and who comes in his place (DGR-DEFEAT, DGR-CDEF, DGR-WIN)."""

from __future__ import annotations

from typing import Final

from undercroft.games.dungeoneer.content.cards import LIFE
from undercroft.games.dungeoneer.rules import quests, setup
from undercroft.games.dungeoneer.rules.cards import decks
from undercroft.games.dungeoneer.rules.cards.inventory import lay_down
from undercroft.games.dungeoneer.rules.cards.notes import note, note_hand, note_quests
from undercroft.games.dungeoneer.rules.quests import end_game
from undercroft.games.dungeoneer.state import NOBODY, Hero, State
from undercroft.kernel.ask import Ask, Option, Rules

VOTES: Final[tuple[Option, ...]] = ("agree", "refuse")


def defeat(s: State, hero: Hero, credit: int) -> Rules[None]:
    """A hero has 0 life (DGR-DEFEAT-1)."""
    s.tell("defeated", "DGR-DEFEAT-1", seat=hero.seat, hero=hero.kind)
    if s.is_solo:
        end_game(s, (), "DGR-SOLO-2")
    if s.is_campaign:
        yield from _campaign_defeat(s, hero)
        return
    if credit not in (NOBODY, hero.seat):  # DGR-WIN-3
        lord = s.heroes[credit]
        lord.defeats += 1
        if lord.defeats >= len(s.heroes) - 1:  # DGR-WIN-2, DGR-WIN-4
            put_away(s, hero)
            hero.is_out = True
            end_game(s, (credit,), "DGR-WIN-2")
    put_away(s, hero)
    yield from decks.display(s, "DGR-RULING-82")
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
    hero.declined = hero.passed_unseen = ()


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


# --- in a campaign --------------------------------------------------------------------------------------------------


def _campaign_defeat(s: State, hero: Hero) -> Rules[None]:
    """DGR-CAMP-6, DGR-CDEF: it counts for the dungeonlord, the treasures lie there, and a new hero comes."""
    master = s.heroes[s.lord]
    master.defeats += 1
    if master.defeats >= len(s.heroes) - 1:  # DGR-CAMP-4
        end_game(s, (s.lord,), "DGR-CAMP-4")
    place, lost = hero.at, hero.kind
    treasures = hero.treasures  # with what is attached to them (DGR-RULING-97)
    for card in (*hero.boons, *hero.banes, *hero.hand):
        decks.discard(s, card)
    hero.boons = hero.banes = hero.hand = hero.treasures = ()
    note_hand(hero)
    hero.inside = ()
    if treasures:
        lay_down(s, place, treasures)
    s.supply += (lost,)
    clear_hero(hero)
    s.foes = [foe for foe in s.foes if foe.target != hero.seat or foe.kind in ("encounter", "trap")]
    for foe in s.foes:  # DGR-ENC-10: what was meant for him does not strike the hero who comes in his place
        if foe.target == hero.seat and foe.kind == "encounter" and not foe.is_resolved:
            foe.is_resolved = True
            s.tell("no-attack", "DGR-ENC-10", card=foe.card, seat=hero.seat)
    yield from _lose_persons(s, hero)
    yield from _new_hero(s, hero, lost)


def _lose_persons(s: State, hero: Hero) -> Rules[None]:
    """DGR-RULING-77: a quest with a person is given up; who loses his personal quest draws a new one."""
    for quest in hero.quests:
        if quest in hero.persons:
            is_general = quest in hero.general
            quests.give_up(s, hero, quest)
            if not is_general:
                yield from quests.new_personal_quest(s, hero)
            yield from decks.display(s, "DGR-RULING-82")


def _new_hero(s: State, hero: Hero, lost: str) -> Rules[None]:
    """DGR-CDEF-2: on the entrance, level 1, 6 life."""
    yield from setup.choose_new_hero(s, hero, lost, "DGR-CDEF-1")
    hero.life = LIFE
    hero.at = hero.home
    setup.start_values(hero)
    note(s, hero)
    yield from decks.draw_cards(s, hero, 1, "DGR-RULING-77")
    if hero.seat == s.active:  # his phase is over, and the points of the entrance are those he starts with
        s.is_finished = True
        s.awarded += (hero.at,)
    s.tell("returned", "DGR-CDEF-2", seat=hero.seat, hero=hero.kind)
