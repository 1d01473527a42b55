"""Ambush with spells: a Wizard throws fire or lightning at an adventurer next to him (LAB-MAGE)."""

from __future__ import annotations

from undercroft.games.labyrinth.content.cards import SPELL_AMBUSH
from undercroft.games.labyrinth.rules.ambush import hit_result, is_ambush_ground
from undercroft.games.labyrinth.rules.retreat import may_pass
from undercroft.games.labyrinth.rules.spells import ATTACK_SPELLS, ask_hidden, kinds_in_hand, use_up
from undercroft.games.labyrinth.state import Adventurer, State
from undercroft.kernel.ask import Option, Rules, roll


def hexes(s: State, hero: Adventurer, held: tuple[str, ...] | None = None) -> list[tuple[str, str, int]]:
    """LAB-MAGE-2, LAB-MAGE-3: each attack spell at each adventurer one passable link away, not at or from Start.

    Of the hand, or as if these were held.
    """
    if not s.options.ambush_spells or s.laid_spell or hero.kind != "wizard" or not is_ambush_ground(s, hero.at):
        return []
    spells = [kind for kind in (kinds_in_hand(hero) if held is None else held) if kind in ATTACK_SPELLS]
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
    if any(option[2] in opponents for option in hexes(s, hero, ATTACK_SPELLS)):
        options = tuple(option for option in hexes(s, hero) if option[2] in opponents)
        yield from _cast_last(s, hero, options, "LAB-MAGE-10")


def wounded_last_spell(s: State, hero: Adventurer) -> Rules[None]:
    """LAB-MAGE-9: a seriously wounded Wizard may cast before he is placed on Start; he takes nothing."""
    if hexes(s, hero, ATTACK_SPELLS):
        yield from _cast_last(s, hero, tuple(hexes(s, hero)), "LAB-MAGE-9")


def _cast_last(s: State, hero: Adventurer, options: tuple[Option, ...], clause: str) -> Rules[None]:
    choice = yield from ask_hidden(s, hero, "last-word", options, clause)
    if isinstance(choice, tuple):
        yield from cast_at_adventurer(s, hero, str(choice[1]), int(choice[2]))
