"""Ambush with spells: a Wizard throws fire or lightning at an adventurer next to him (LAB-MAGE)."""

from __future__ import annotations

from undercroft.games.labyrinth.content.cards import SPELL_AMBUSH
from undercroft.games.labyrinth.rules.ambush import NO, hit_result, is_ambush_ground
from undercroft.games.labyrinth.rules.retreat import may_pass
from undercroft.games.labyrinth.rules.spells import ATTACK_SPELLS, kinds_in_hand, use_up
from undercroft.games.labyrinth.state import Adventurer, State
from undercroft.kernel.ask import Ask, Option, Rules, roll


def hexes(s: State, hero: Adventurer) -> list[tuple[str, str, int]]:
    """LAB-MAGE-2, LAB-MAGE-3: each attack spell at each adventurer one passable link away, not at or from Start."""
    if not s.options.ambush_spells or s.laid_spell or hero.kind != "wizard" or not is_ambush_ground(s, hero.at):
        return []
    spells = [kind for kind in kinds_in_hand(hero) if kind in ATTACK_SPELLS]
    if not spells:
        return []
    near = {way.to for way in s.board.ways[hero.at] if may_pass(hero, way.kind, way.link)}
    targets = [o.seat for o in s.clockwise(hero.seat) if o.at in near and not o.cage and is_ambush_ground(s, o.at)]
    return [("hex", spell, seat) for spell in spells for seat in targets]


def cast_at_adventurer(s: State, hero: Adventurer, spell: str, target: int) -> Rules[bool]:
    """LAB-MAGE-4 to 7: one adventurer only, no striking back, no joining, no lock. True: he was hit."""
    victim = s.heroes[target]
    use_up(s, hero, spell)
    needed = SPELL_AMBUSH[spell][victim.kind]
    dice = yield roll(hero.seat, 2, "LAB-MAGE-4", "hex-roll")
    success = sum(dice) >= needed
    s.tell(
        "hex",
        "LAB-MAGE-4",
        seat=hero.seat,
        target=target,
        spell=spell,
        dice=dice,
        needed=needed,
        success=success,
    )
    if success:
        yield from hit_result(s, victim, victim.at)
    return success


def last_word(s: State, hero: Adventurer, opponents: frozenset[int]) -> Rules[None]:
    """LAB-MAGE-10: where an ambush leaves an opponent on the next space, a Wizard may cast at him."""
    options: tuple[Option, ...] = tuple(option for option in hexes(s, hero) if option[2] in opponents)
    if not options:
        return
    choice = yield Ask(hero.seat, "last-word", (NO, *options), "LAB-MAGE-10")
    if choice != NO:
        yield from cast_at_adventurer(s, hero, choice[1], choice[2])


def wounded_last_spell(s: State, hero: Adventurer) -> Rules[None]:
    """LAB-MAGE-9: a seriously wounded Wizard may cast before he is placed on Start; he takes nothing."""
    options = tuple(hexes(s, hero))
    if options:
        choice = yield Ask(hero.seat, "last-word", (NO, *options), "LAB-MAGE-9")
        if choice != NO:
            yield from cast_at_adventurer(s, hero, choice[1], choice[2])
