"""Retreat: back the way one came (LAB-RETR)."""

from __future__ import annotations

from undercroft.games.labyrinth.content.board import START, LinkKind
from undercroft.games.labyrinth.rules.places import is_unsafe, leave_monster
from undercroft.games.labyrinth.rules.secure import arrive_home
from undercroft.games.labyrinth.rules.treasure import show
from undercroft.games.labyrinth.state import Adventurer, State
from undercroft.kernel.ask import Ask, Rules


def may_pass(hero: Adventurer, kind: LinkKind, link: str) -> bool:
    """LAB-MOVE-9, LAB-DOOR-7, LAB-ITEM-1: open ways and doors, and secret doors one knows or the Opener opens."""
    return kind is not LinkKind.SECRET or link in hero.doors or "opener" in hero.powers


def retreat(s: State, hero: Adventurer, spaces: int) -> Rules[None]:
    """So many times back to the previous space of the trail; nothing is set off on the way (LAB-RETR-5)."""
    origin = hero.at
    for _ in range(spaces):
        if hero.at == START:  # LAB-RETR-4
            break
        if hero.trail:  # LAB-RETR-1, LAB-RETR-2
            back, trail = hero.trail[-1], hero.trail[:-1]
        else:
            back, trail = (yield from _way_out(s, hero)), ()
        if back == hero.at:
            break
        leave_monster(s, hero)
        hero.at, hero.trail = back, trail
    if hero.at == origin:
        return
    s.tell("retreated", "LAB-RETR-1", seat=hero.seat, place=hero.at)
    if hero.at == START:
        yield from arrive_home(s, hero)


def _way_out(s: State, hero: Adventurer) -> Rules[str]:
    """LAB-RETR-3: without a trail the owner chooses, safe spaces first; with no way out he stays."""
    reachable = [way.to for way in s.board.ways[hero.at] if may_pass(hero, way.kind, way.link)]
    safe = tuple(dict.fromkeys(to for to in reachable if not is_unsafe(s, to)))
    options = safe or tuple(dict.fromkeys(reachable))
    if not options:
        return hero.at
    back: str = (yield Ask(hero.seat, "retreat", options, "LAB-RETR-3")) if len(options) > 1 else options[0]
    way = s.board.way_to[hero.at][back]
    if way.kind is LinkKind.SECRET and way.link not in hero.doors:  # LAB-ITEM-2
        hero.doors |= {way.link}
        show(s, hero, "opener")
    return back
