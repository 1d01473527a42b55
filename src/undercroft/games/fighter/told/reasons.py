"""Why an answer is advised in Dungeon Fighter: hits by the landing table, who is hurt, and what things cost."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from undercroft.games.fighter.content.cards import COLOURS, EQUIPMENT, MAPS, SHEETS, mask, names_in
from undercroft.games.fighter.rules.demands import demanded, throws_of
from undercroft.games.fighter.rules.throws.landing import HANDS, hit_chance
from undercroft.games.fighter.state import Hero, State
from undercroft.kernel.ask import Ask, Option
from undercroft.kernel.why import Reason, Why, percent

SILENT: Final = ("entry-bounce", "entry-done", "entry-place", "entry-symbol", "entry-confirm")
"""With a real die nobody chooses how it lies: what is asked then is what happened."""


_WORDS: Final = ("second-strike", "give-life", "pay-song", "retaliate", "swap")
"""Questions for yes or no that have words of their own."""


def why(s: State, ask: Ask, answer: Option, path: Sequence[str] = ()) -> Why:
    """What speaks for this answer."""
    del path
    hero = s.heroes[ask.seat]
    about = ask.about or {}
    match ask.what, answer:
        case "hero", str(kind) if kind in SHEETS:
            return Why((_hero(kind),))
        case "way", str(room):
            return Why(tuple(_room(s, ask.seat, room)), {"places": (f"{s.maps[s.level - 1]}/{room}",)})
        case (("die" | "colour" | "scar"), str(colour)) if colour in COLOURS:
            return Why(_die(s, hero, ask.what, colour), {"cards": (colour,)})
        case "weapons", tuple(cards):
            return Why(_weapons(s, ask.seat, tuple(str(card) for card in cards)), {"cards": cards})
        case (("throw" | "lend"), _):
            return Why(_throw(s, ask.seat, [str(name) for name in about.get("throws", ())]))
        case (("extra-damage" | "seduced"), tuple(cards)):
            life = s.life - int(about.get("damage", 0))
            return Why((_say("extra", number=len(cards), life=max(0, life)),), {"cards": cards})
    if isinstance(answer, int) and 0 <= answer < len(s.heroes):
        return Why((_whom(s, ask.what, answer),), {"seats": (answer,)})
    if ask.what in ("retreat", "stack", "dice-out", "reroll", "practice"):
        return Why(_party(s, ask, answer))
    return _cards(s, hero, ask, answer)


def _say(message: str, **facts: Any) -> Reason:
    return Reason(f"fighter-why-{message}", facts)


def _hit(s: State, seat: int, throws: int) -> int:
    """How often a throw of this seat hits, by the landing table of its hand; a steady one, if nobody says which."""
    options = s.rules.options
    hand = str(getattr(s.heroes[seat], "hand", options.hand))
    return percent(hit_chance(throws, hand if hand in HANDS else "steady", options))


def _hero(kind: str) -> Reason:
    sheet = SHEETS[kind]
    facts = {name: ability.id for name, ability in zip(COLOURS, sheet.abilities, strict=True)}
    return _say("hero", hero=kind, **facts)


# --- where to go, and whom to fight ----------------------------------------------------------------------------------


def _room(s: State, seat: int, name: str) -> list[Reason]:
    room = MAPS[s.maps[s.level - 1]].rooms[name]
    hurt = sum(hero.most_life - hero.life for hero in s.in_game())
    match room.kind:
        case "shop":
            return [_say("shop", gold=s.gold)]
        case "fountain":
            return [_say("fountain", number=hurt)]
        case "treasure":
            return [_say("treasure", number=room.amount, reward=room.reward or "none")]
    chance = _hit(s, seat, room.throws)
    if room.throws:
        return [_say("danger", throws=list(names_in(room.throws)), percent=chance), _hurt(s)]
    return [_say("plain", percent=chance), _hurt(s)]


def _hurt(s: State) -> Reason:
    """Who is worst off."""
    weakest = min(s.conscious() or s.in_game() or s.heroes, key=lambda hero: hero.life)
    return _say("weakest", target=weakest.seat, life=max(0, weakest.life), most=weakest.most_life)


def _party(s: State, ask: Ask, answer: Option) -> tuple[Reason, ...]:
    match ask.what:
        case "retreat":
            chance = _hit(s, ask.seat, demanded(s))
            return (_say("retreat", percent=chance, life=s.life, damage=s.foe.damage, away=answer == "yes"), _hurt(s))
        case "stack":
            return (_say("stack", level=int(str(answer)) if str(answer).isdecimal() else s.level), _hurt(s))
        case "dice-out":
            return (_say("dice-out", dice=s.bonus, life=s.life, takes=answer == "A", damage=s.foe.damage), _hurt(s))
        case "reroll":
            return (_say("reroll", again=answer != ask.options[0] if isinstance(ask.options, tuple) else False),)
    return (_say("practice"),)


def _whom(s: State, what: str, seat: int) -> Reason:
    other = s.heroes[seat]
    if what in ("reward", "theft") and s.shop:
        return _say("room-for", target=seat, number=other.free_slots(EQUIPMENT[s.shop[0]].kind))
    return _say("whom", target=seat, life=max(0, other.life), most=other.most_life)


# --- the throw -------------------------------------------------------------------------------------------------------


def _die(s: State, hero: Hero, what: str, colour: str) -> tuple[Reason, ...]:
    ability = hero.ability(COLOURS.index(colour))
    name = ability.id if ability is not None else ""
    if what == "scar":
        return (_say("scar", die=colour, ability=name),)
    if not s.monster:
        return (_say("die", die=colour, ability=name),)
    return (_say("die", die=colour, ability=name), _say("foe", card=s.monster, life=max(0, s.life)))


def _weapons(s: State, seat: int, cards: tuple[str, ...]) -> tuple[Reason, ...]:
    times, plus = 1, 0
    for card in cards:
        times *= EQUIPMENT[card].times
        plus += EQUIPMENT[card].bonus
    facts = {"times": times, "bonus": plus, "number": len(cards)}
    if seat in s.rules.real:  # how a real die is thrown nobody can reckon
        return (_say("weapons-real", **facts),)
    throws = demanded(s)
    reasons = [_say("weapons", percent=_hit(s, seat, throws | throws_of(cards)), **facts)]
    if cards:
        reasons.append(_say("bare", percent=_hit(s, seat, throws)))
    return tuple(reasons)


def _throw(s: State, seat: int, throws: list[str]) -> tuple[Reason, ...]:
    """What to throw; how it lands is for the hand."""
    wanted = mask(throws) if throws else demanded(s) if s.monster else 0
    facts = {"throws": list(names_in(wanted)), "number": wanted.bit_count()}
    known = () if seat in s.rules.real else (_say("steady", percent=_hit(s, seat, wanted)),)
    foe = (_say("foe", card=s.monster, life=max(0, s.life)),) if s.monster else ()
    return (_say("throw", **facts), *known, *foe)


# --- cards, life and gold --------------------------------------------------------------------------------------------


def _cards(s: State, hero: Hero, ask: Ask, answer: Option) -> Why:
    about = ask.about or {}
    match answer:
        case ("buy", str(card), int(seat)):
            facts = {"card": card, "gold": EQUIPMENT[card].price, "have": s.gold, "target": seat}
            return Why((_say("buy", **facts),), {"cards": (card,), "seats": (seat,)})
        case ("discard", str(card)):
            return Why((_say("cheapest", card=card, gold=_price(card)),), {"cards": (card,)})
        case ("give" | "swap", str(card), int(seat), *_) | (str(card), int(seat)):
            reason = _say("give", card=card, target=seat, life=max(0, s.heroes[seat].life))
            return Why((reason,), {"cards": (card,), "seats": (seat,)})
        case "heal" | "bonus-die" | "done" if ask.what == "shop":
            return Why((_say("shop-word", word=answer, have=s.gold, dice=s.bonus), _hurt(s)))
        case (str(card),) | str(card) if card in EQUIPMENT:
            if ask.what == "lose-card":
                return Why((_say("cheapest", card=card, gold=_price(card)),), {"cards": (card,)})
            damage = int(about.get("damage", s.foe.damage if s.monster else 0))
            return Why((_say("use", card=card, damage=damage, life=max(0, hero.life)),), {"cards": (card,)})
    damage = int(about.get("damage", s.foe.damage if s.monster else 0))
    yes = answer in ("yes", "use")
    if ask.what == "ability":
        return Why(
            (_say("ability", ability=about["ability"], uses=yes), _say("foe", card=s.monster, life=max(0, s.life)))
        )
    if ask.what in _WORDS:
        facts = {"yes": yes, "life": max(0, hero.life), "gold": s.gold, "foe": max(0, s.life)}
        return Why((_say(ask.what, **facts),))
    if not damage:
        return Why((_hurt(s),))
    if s.monster:
        foe = _say("foe", card=s.monster, life=max(0, s.life))
        return Why((_say("does" if yes else "spares", damage=damage, life=max(0, hero.life)), foe))
    return Why((_say("rest", gold=s.gold, dice=s.bonus), _hurt(s)))


def _price(card: str) -> int:
    return EQUIPMENT[card].price if card in EQUIPMENT else 0
