"""Meeting a monster or the boss, and the retreat from an impossible throw (FIG-ENC, FIG-BOSS, FIG-IMP)."""

from __future__ import annotations

from undercroft.games.fighter.content.cards import BOSSES, LEVELS
from undercroft.games.fighter.rules.demands import demanded, is_impossible
from undercroft.games.fighter.rules.equipment import all_lose, healing_window
from undercroft.games.fighter.rules.group import group
from undercroft.games.fighter.rules.outcome import check_faints, hurt_all
from undercroft.games.fighter.state import State
from undercroft.kernel.ask import Draw, Option, Rules

YES_NO = ("yes", "no")
RETREAT_LIFE = 1


def encounter(s: State) -> Rules[None]:
    """FIG-ENC-1: every room holds a monster; the boss room holds the boss."""
    s.thrower = s.start if s.heroes[s.start].is_conscious else s.next_conscious(s.start)
    if s.is_boss_fight:
        yield from meet_boss(s)
        return
    level = highest_stack(s)
    if not level:
        refill_last_stack(s)
        level = highest_stack(s)
    if not level:  # FIG-RULING-11
        s.conquered_free = True
        s.tell("nobody-there", "FIG-ENC-7", place=place_of(s))
        return
    yield from meet(s, level)
    yield from offer_retreat(s)


def place_of(s: State) -> str:
    """The room as words know it: the map and the room."""
    return "boss-room" if s.is_boss_fight else f"{s.maps[s.level - 1]}/{s.room}" if s.level else "outside"


def highest_stack(s: State) -> int:
    """FIG-ENC-2: the first level whose stack still holds a card; 0 if none does."""
    for level in LEVELS:
        if s.left[level] or s.under[level]:
            return level
    return 0


def refill_last_stack(s: State) -> None:
    """FIG-ENC-7: discarded monsters of level IV make a new stack."""
    monsters = s.rules.monsters
    back = tuple([card for card in s.monster_discard if monsters[card].level == LEVELS[-1]])
    if back:
        s.monster_discard = tuple([card for card in s.monster_discard if card not in back])
        # the unseen ones are out of the game (FIG-SETUP-12), so only these can be drawn
        s.box += s.unseen[LEVELS[-1]]
        s.unseen[LEVELS[-1]] = back
        s.left[LEVELS[-1]] = len(back)


def meet(s: State, level: int) -> Rules[None]:
    """FIG-ENC-3, FIG-ENC-4: the top card of the stack, its life on the sheet and its gold on the card."""
    if s.left[level]:
        card: str = yield Draw(s.unseen[level], "FIG-ENC-2", "draw-monster")
        at = s.unseen[level].index(card)
        s.unseen[level] = s.unseen[level][:at] + s.unseen[level][at + 1 :]
        s.left[level] -= 1
    else:
        card = yield Draw(s.under[level][:1], "FIG-ENC-2", "draw-monster")
        s.under[level] = s.under[level][1:]
    reveal(s, card)


def reveal(s: State, card: str) -> None:
    """The monster is open: its life, its gold, and its demands from the first throw on (FIG-ENC-5)."""
    s.monster = card
    foe = s.foe
    s.life = foe.life
    s.card_gold = 0
    s.card_gold = min(foe.gold, s.coins)
    s.used = s.used_bonus = 0  # FIG-FIGHT-2
    if s.listener is not None:
        s.tell("revealed", "FIG-ENC-3", card=card, life=foe.life, damage=foe.damage, gold=s.card_gold)


def meet_boss(s: State) -> Rules[None]:
    """FIG-BOSS-2: the hidden card is turned up; no card comes from the tower."""
    if not s.boss:
        s.boss = yield Draw(BOSSES, "FIG-BOSS-2", "draw-boss")
    reveal(s, s.boss)


# --- retreat ---------------------------------------------------------------------------------------------------------


def offer_retreat(s: State) -> Rules[None]:
    """FIG-ENC-6: only now, as often as they like (FIG-IMP-7); always where monster and room conflict (FIG-COMB-10)."""
    while True:
        impossible = is_impossible(s)
        is_offered = impossible or (s.rules.is_retreat_on and demanded(s))  # FIG-RULING-57
        if not is_offered or not other_stacks(s):
            break
        if (yield from group(s, "retreat", YES_NO, "FIG-IMP-1")) == "no":
            break
        yield from retreat(s)
    if impossible:  # FIG-COMB-10
        s.is_room_demand_dropped = True
        s.tell("room-demand-dropped", "FIG-COMB-10", place=place_of(s))


def other_stacks(s: State) -> tuple[Option, ...]:
    """Where another monster may come from: the same stack, else another one by the edition (FIG-IMP-5, FIG-IMP-6)."""
    level = s.foe.level
    if s.left[level] or s.under[level]:
        return (level,)
    others = [other for other in LEVELS if other != level and (s.left[other] or s.under[other])]
    if s.rules.higher_stack:  # FIG-EDIT-2
        return tuple(others_above(others, level)[:1])
    return tuple(others)  # FIG-EDDE-2


def others_above(levels: list[int], level: int) -> list[int]:
    return [other for other in levels if other > level]


def retreat(s: State) -> Rules[None]:
    """FIG-IMP-2 to 4: everybody loses 1 life, the monster goes under its stack, and a new one comes."""
    options = other_stacks(s)
    card, level = s.monster, s.foe.level
    if s.listener is not None:
        s.tell("retreated", "FIG-IMP-2", card=card)
    yield from healing_window(s, "retreat", all_lose(s, RETREAT_LIFE))
    hurt_all(s, RETREAT_LIFE)
    check_faints(s)
    s.card_gold = 0  # FIG-IMP-3: back to the supply
    wanted = yield from group(s, "stack", options, "FIG-EDDE-2")
    s.monster, s.life = "", 0
    s.under[level] += (card,)  # FIG-IMP-3
    if not s.heroes[s.thrower].is_conscious:
        s.thrower = s.next_conscious(s.thrower)
    yield from meet(s, int(wanted))
