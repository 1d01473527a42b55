"""Spells and missiles: hand or spell, and what becomes of the card (LAB-SPELL, LAB-CLER, LAB-HOBB)."""

from __future__ import annotations

from undercroft.games.labyrinth.content.cards import SPELLS
from undercroft.games.labyrinth.rules.attack import Means
from undercroft.games.labyrinth.rules.setup import MISSILES_OF_A_HOBBIT, SPELLS_OF_A_WIZARD, draw_spell
from undercroft.games.labyrinth.state import Adventurer, State
from undercroft.kernel import ask
from undercroft.kernel.ask import Ask, Option, Rules

MISSILE = "missile"
NO = "no"
HIDDEN = {ask.HIDDEN: True}
ESCAPES = ("teleport", "transport")
ATTACK_SPELLS = ("fireball", "bolt")
CLAUSES = {"wizard": "LAB-SPELL-6", "cleric": "LAB-CLER-5", "hobbit": "LAB-HOBB-5"}


def kinds_in_hand(hero: Adventurer) -> tuple[str, ...]:
    """The different spells in the hand."""
    return tuple(dict.fromkeys(SPELLS[card].kind for card in hero.spells))


def are_spells_hidden(s: State, hero: Adventurer) -> bool:
    """Do the others know only how many he has? Not of a Cleric, nor if they were chosen in the open (LAB-SPELL-4)."""
    return hero.kind == "wizard" and bool(hero.spells) and s.options.spell_selection == "drawn"


def ask_hidden(s: State, hero: Adventurer, what: str, options: tuple[Option, ...], clause: str) -> Rules[Option]:
    """Ask for a spell in answer to what others do: they are not shown who is asked and, where the table is hushed,
    it is asked also if no spell of the hand will do. The caller makes sure that one of the deck would."""
    is_hidden = are_spells_hidden(s, hero)
    if not options and not (is_hidden and s.is_hushed):
        return NO
    choice: Option = yield Ask(hero.seat, what, (NO, *options), clause, HIDDEN if is_hidden else None)
    return choice


def attacks_from_outside(s: State, hero: Adventurer) -> tuple[str, ...]:
    """What could be thrown into a place from the space before it (LAB-SPELL-9, LAB-HOBB-5)."""
    if s.laid_spell:  # LAB-SPELL-5: one a turn
        return ()
    if hero.kind == "wizard":
        return tuple(kind for kind in kinds_in_hand(hero) if kind in ATTACK_SPELLS)
    return (MISSILE,) if hero.missiles else ()


def choose_means(s: State, hero: Adventurer) -> Rules[str]:
    """LAB-SPELL-6: hand or spell, decided before the monster is revealed, or before rolling if it lies open."""
    if s.laid_spell or not (hero.spells or hero.missiles):  # LAB-SPELL-5, LAB-TELE-4
        return Means.HAND
    options = (Means.HAND.value, *kinds_in_hand(hero), *((MISSILE,) if hero.missiles else ()))
    means: str = yield Ask(hero.seat, "means", options, CLAUSES[hero.kind])
    if means != Means.HAND:
        use_up(s, hero, means)
    return means


def use_up(s: State, hero: Adventurer, kind: str) -> None:
    """The card is laid open beside the board until the end of the turn; a missile is simply gone."""
    if kind == MISSILE:
        hero.missiles -= 1
        s.laid_spell = MISSILE
    else:
        s.laid_spell = next(card for card in hero.spells if SPELLS[card].kind == kind)
        hero.spells = tuple(card for card in hero.spells if card != s.laid_spell)
    s.tell("spell-laid", CLAUSES[hero.kind], seat=hero.seat, spell=kind)


def put_laid_spell_away(s: State, hero: Adventurer) -> None:
    """LAB-SPELL-17: under the spell deck. LAB-CLER-3: a Cleric's card into his own reserve."""
    if s.laid_spell and s.laid_spell != MISSILE:
        if hero.kind == "wizard":
            s.spells[0] = s.spells[0].with_under(s.laid_spell)
        elif s.laid_spell not in hero.spells:  # a Cleric killed this turn has all his cards again (LAB-CTR-8)
            hero.reserve += (s.laid_spell,)
    s.laid_spell = ""


def refill(s: State, hero: Adventurer) -> Rules[None]:
    """LAB-SPELL-18, LAB-CLER-4, LAB-HOBB-9: one back for an own turn on Start without a step."""
    if hero.kind == "wizard" and len(hero.spells) < SPELLS_OF_A_WIZARD:  # LAB-SPELL-1
        yield from draw_spell(s, hero, "LAB-SPELL-18")
    elif hero.kind == "hobbit" and hero.missiles < MISSILES_OF_A_HOBBIT:
        hero.missiles += 1
        s.tell("missile-back", "LAB-HOBB-9", seat=hero.seat)
    elif hero.kind == "cleric" and hero.reserve:
        kinds = tuple(dict.fromkeys(SPELLS[card].kind for card in hero.reserve))
        kind = (yield Ask(hero.seat, "refill", kinds, "LAB-CLER-4")) if len(kinds) > 1 else kinds[0]
        card = next(card for card in hero.reserve if SPELLS[card].kind == kind)
        hero.reserve = tuple(other for other in hero.reserve if other != card)
        hero.spells += (card,)
        s.tell("cleric-refill", "LAB-CLER-4", seat=hero.seat, spell=kind)
