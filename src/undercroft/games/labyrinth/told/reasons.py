"""Why an answer is advised in the Labyrinth: odds, loot, distance, and what a failure costs, as the seat knows them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from undercroft.games.labyrinth.content.board import START, Kind
from undercroft.games.labyrinth.content.cards import AMBUSH, CLASSES, LEVELS, SPELLS, TREASURE_DECKS, TREASURES
from undercroft.games.labyrinth.rules.attack import WAYS, Means, has_surprise
from undercroft.games.labyrinth.rules.counterattack import Result, result_of
from undercroft.games.labyrinth.rules.places import awaits_fight, is_unsafe, waiting_at
from undercroft.games.labyrinth.rules.spells import ATTACK_SPELLS, ESCAPES
from undercroft.games.labyrinth.rules.treasure import sword_bonus
from undercroft.games.labyrinth.state import Adventurer, State
from undercroft.games.labyrinth.told.odds import fight_chance, known_opponent, odds, possible_monsters, strike_chance
from undercroft.kernel.ask import Ask, Option, faces
from undercroft.kernel.state import holds
from undercroft.kernel.why import Reason, Why, percent

WITHOUT_BLOWS: Final = (Means.BIND, Means.MISSILE)
"""Means after which no monster strikes back (LAB-CLER-6, LAB-HOBB-7)."""
ROUNDED: Final = 50
WORTH_SAYING: Final = 3
"""A risk of less percent than that is not worth the words."""
MEAN_GOLD: Final = {
    level: sum(TREASURES[card].gold for card in TREASURE_DECKS[level]) / len(TREASURE_DECKS[level]) for level in LEVELS
}
"""What a treasure card of each level is worth on average, by what is in the decks."""


def why(s: State, ask: Ask, answer: Option, path: Sequence[str] = ()) -> Why:
    """What speaks for this answer; `path` leads to what a step is taken for."""
    hero = s.heroes[ask.seat]
    if ask.what == "move":
        return _move(s, hero, ask, answer, tuple(path))
    if ask.what in ("teleport", "fall", "retreat") and isinstance(answer, str):
        return Why(tuple(_being_at(s, hero, answer)), {"places": (answer,)})
    if ask.what in ("strike-whom", "which-lock") and isinstance(answer, int):
        return Why((_strike(s, hero, s.heroes[answer]),), {"seats": (answer,)})
    if ask.what in _CARDS:
        return Why(tuple(_CARDS[ask.what](s, hero, ask, answer)))
    return _asked(s, hero, ask, answer)


def _say(message: str, **facts: Any) -> Reason:
    return Reason(f"labyrinth-why-{message}", facts)


def _asked(s: State, hero: Adventurer, ask: Ask, answer: Option) -> Why:
    match ask.what, answer:
        case "means", str(means):
            return Why(tuple(_means(s, hero, means)), {"places": (hero.at,)})
        case "opponent", str(card):
            foe = next(foe for foe in s.foes if foe.card == card)
            chance = percent(float(odds(s, ask).get(answer, 0)))
            held = [_say("held", number=len(foe.held))] if foe.held else []
            return Why((_say("against", foe=card, percent=chance), *held), {"places": (foe.at,)})
        case "ball", str(room):
            return Why((_say("ball", place=room, level=s.board.level(room)),), {"places": (room,)})
        case (("ambush-mover" | "ambush-other" | "join" | "last-word"), _):
            return _ambush(s, hero, ask, answer)
        case "escape", _:
            return Why((_say("escape", gold=_carried(hero), number=len(hero.carried), away=answer != "no"),))
        case "collect", _:
            place = (ask.about or {})["place"]
            return Why((_say("collect", place=place, number=len(s.loose.get(place, ()))),), {"places": (place,)})
    return Why((_say("only"),))


# --- one's own turn --------------------------------------------------------------------------------------------------


def _move(s: State, hero: Adventurer, ask: Ask, answer: Option, path: tuple[str, ...]) -> Why:
    match answer:
        case ("step", str(to)):
            way = path if path and path[0] == to else (to,)
            return Why(tuple(_walk(s, hero, way)), {"path": way, "places": way[-1:]})
        case ("search", str(door)):
            a, _, b = door.partition("/")
            place = b if hero.at == a else a
            chance = percent(hero.type.secret_door / 6)
            reasons = [_say("search", place=place, percent=chance)]
            if path and path[-1] != place:
                reasons += _walk(s, hero, path)
            return Why(tuple(reasons), {"path": path or (place,), "places": (place,)})
        case ("cast" | "throw", str(means), str(place)):
            fight = _fight(s, hero, place, Means(means), is_outside=True)
            return Why((*fight, _say("outside")), {"places": (place,)})
        case ("look", str(place)):
            return Why((_say("look", place=place),), {"places": (place,)})
        case ("ambush" | "hex", *_):
            return _ambush(s, hero, ask, answer)
        case "fight":
            return Why(tuple(_fight(s, hero, hero.at, Means.HAND)), {"places": (hero.at,)})
        case "take":
            return Why((_say("take", number=len(s.loose.get(hero.at, ()))),), {"places": (hero.at,)})
        case "deposit":
            return Why((_say("deposit", gold=_carried(hero)),), {"places": (START,)})
        case "ball":
            return Why((_say("ball-free"),))
    return Why((_end(s, hero),), {"places": (hero.at,)})


def _end(s: State, hero: Adventurer) -> Reason:
    if s.laid_spell:
        return _say("end-spell")
    if not s.steps:
        return _say("end-steps")
    if hero.at == START:
        return _say("end-start", kind=hero.kind if hero.type.spells or hero.type.missiles else "other")
    if s.options.wandering and s.board.spaces[hero.at].kind is not Kind.CORRIDOR:
        return _say("end-rest", place=hero.at)
    return _say("end", steps=s.steps)


def _walk(s: State, hero: Adventurer, path: tuple[str, ...]) -> list[Reason]:
    """Where the way leads, and what is to be had there."""
    target, steps = path[-1], len(path)
    if target == START:
        return [_home(hero, steps)]
    if awaits_fight(s, hero, target):
        return _fight_for(s, hero, target, steps)
    if target in s.loose or target in s.unclaimed:
        return [_say("treasure", place=target, steps=steps)]
    return [_say("way", place=target, steps=steps, safe=not is_unsafe(s, target))]


def _fight_for(s: State, hero: Adventurer, place: str, steps: int) -> list[Reason]:
    """With the best that he has for it, be it a spell or a missile from outside."""
    kinds = {SPELLS[card].kind for card in hero.spells}
    armed = [Means(kind) for kind in (*ATTACK_SPELLS, Means.BIND) if kind in kinds]
    armed += [Means.MISSILE] if hero.missiles else []
    means = max((Means.HAND, *armed), key=lambda one: fight_chance(s, hero, place, one) or 0)
    is_outside = means not in (Means.HAND, Means.BIND)
    found = _fight(s, hero, place, means, steps, is_outside=is_outside)
    return found if means is Means.HAND else [*found, _say("with", spell=means.value, outside=is_outside)]


def _home(hero: Adventurer, steps: int) -> Reason:
    if hero.gold >= hero.type.goal:
        return _say("home", gold=hero.gold, steps=steps)
    if hero.type.spells or hero.type.missiles:
        return _say("home-refill", kind=hero.kind, steps=steps)
    return _say("home-safe", gold=_carried(hero), steps=steps)


def _fight(
    s: State, hero: Adventurer, place: str, means: Means, steps: int = 0, *, is_outside: bool = False
) -> list[Reason]:
    """The odds there, what a win brings, and what a failure costs."""
    known = known_opponent(s, hero, place)
    if known is not None and known.trap:
        return [_say("trap", place=place, foe=known.id)]
    chance = float(fight_chance(s, hero, place, means) or 0)
    foe = known.id if known is not None else ""
    found = [_say("fight", place=place, steps=steps, percent=percent(chance), foe=foe)]
    found += _loot(s, hero, place)
    if means not in WITHOUT_BLOWS and not is_outside:
        found += _risk(hero, 1 - chance, foe)
    deeper = s.board.level(place) + 1
    if steps and not foe and deeper in LEVELS:
        found += _compared(s, hero, deeper, means)
    return found


def _compared(s: State, hero: Adventurer, level: int, means: Means) -> list[Reason]:
    """The same one level below, so that one sees what going deeper would mean."""
    room = next((room for room in s.board.rooms if s.board.level(room) == level and not waiting_at(s, room)), "")
    if not room or not possible_monsters(s, hero, room):
        return []
    chance = float(fight_chance(s, hero, room, means) or 0)
    return [_say("deeper", level=level, percent=percent(chance))]


def _loot(s: State, hero: Adventurer, place: str) -> list[Reason]:
    held = sum(len(foe.held) for foe in s.foes if foe.at == place)
    if held:
        return [_say("held", number=held)]
    if place not in s.board.room_set:
        return []
    kept = s.reserved.get(place)
    card = kept.treasure if kept is not None else ""
    if card and holds(s.known.get(card, 0), hero.seat):
        gold = TREASURES[card].gold
    else:
        gold = ROUNDED * round(MEAN_GOLD[s.board.level(place)] / ROUNDED)
    if hero.gold < hero.type.goal <= hero.gold + gold:
        return [_say("enough", gold=hero.gold + gold, goal=hero.type.goal)]
    return [_say("gold", gold=gold)]


def _risk(hero: Adventurer, fail: float, card: str) -> list[Reason]:
    """LAB-CTR-1: how often the blow of the monster costs half the cards or all of them, or the way home."""
    is_surprised = hero.kind == "thief" and (not card or has_surprise(hero, card))
    worst = (Result.KILLED,) if hero.kind == "cleric" else (Result.KILLED, Result.SERIOUS)
    dice = faces(2, 6)
    bad = sum(result_of(sum(throw), hero.kind, is_surprised=is_surprised) in worst for throw in dice) / len(dice)
    chance = percent(fail * bad)
    if chance < WORTH_SAYING:
        return []
    return [_say("risk", percent=chance, number=len(hero.carried))]


# --- a fight, a fall, an escape --------------------------------------------------------------------------------------


def _means(s: State, hero: Adventurer, means: str) -> list[Reason]:
    if means in ESCAPES:
        by_hand = percent(float(fight_chance(s, hero, hero.at, Means.HAND) or 0))
        return [_say("away", percent=by_hand)]
    found = _fight(s, hero, hero.at, Means(means))
    if means == Means.HAND and len(hero.spells) + hero.missiles:
        found.append(_say("saved", number=len(hero.spells) + hero.missiles))
    return [*found, _say("unharmed")] if means in WITHOUT_BLOWS else found


def _being_at(s: State, hero: Adventurer, place: str) -> list[Reason]:
    if is_unsafe(s, place):
        return _fight(s, hero, place, Means.HAND)
    return [_say("safe", place=place)]


# --- people against people -------------------------------------------------------------------------------------------


def _ambush(s: State, hero: Adventurer, ask: Ask, answer: Option) -> Why:
    match answer:
        case ("ambush", int(seat)):
            return Why((_strike(s, hero, s.heroes[seat]),), {"seats": (seat,)})
        case ("hex", str(spell), int(seat)):
            chance = percent(float(odds(s, ask)[answer]))
            reason = _say("hex", spell=spell, target=seat, percent=chance, number=len(s.heroes[seat].carried))
            return Why((reason,), {"seats": (seat,)})
        case "yes":
            return Why((_strike(s, hero, s.hero()),), {"seats": (s.active,)})
    if ask.what == "last-word":
        return Why((_say("keep-spell", number=len(hero.spells)),))
    others = [option[1] for option in odds(s, ask) if isinstance(option, tuple)]
    other = s.heroes[int(others[0])] if others else s.hero()
    back = percent(WAYS[max(2, AMBUSH[other.kind][hero.kind])] / 36)
    return Why((_say("peace", target=other.seat, percent=percent(float(strike_chance(s, hero, other))), back=back),))


def _strike(s: State, hero: Adventurer, other: Adventurer) -> Reason:
    chance = percent(float(strike_chance(s, hero, other)))
    return _say("strike", target=other.seat, percent=chance, number=len(other.carried))


# --- cards and classes -----------------------------------------------------------------------------------------------


def _carried(hero: Adventurer) -> int:
    return sum(TREASURES[card].gold for card in hero.carried)


def _class(s: State, hero: Adventurer, ask: Ask, answer: Option) -> list[Reason]:
    del s, hero, ask
    row = CLASSES[str(answer)]
    return [_say("class", steps=row.steps, goal=row.goal, percent=percent(row.secret_door / 6))]


def _take(s: State, hero: Adventurer, ask: Ask, answer: Option) -> list[Reason]:
    del s, hero, ask
    return [_say("lying", number=len(answer) if isinstance(answer, tuple) else 1)]


def _deposit(s: State, hero: Adventurer, ask: Ask, answer: Option) -> list[Reason]:
    del s, ask
    chosen = [str(card) for card in answer] if isinstance(answer, tuple) else []
    gold = sum(TREASURES[card].gold for card in chosen)
    return [_say("deposit", gold=gold)] if gold else [_say("no-deposit", number=len(hero.carried))]


def _drop(s: State, hero: Adventurer, ask: Ask, answer: Option) -> list[Reason]:
    card = str(answer)
    del ask
    if TREASURES[card].gold:
        return [_say("drop", card=card, gold=_carried(hero) - TREASURES[card].gold)]
    return [_say("drop-special", card=card, strength=sword_bonus(s, hero), gold=_carried(hero))]


def _split(s: State, hero: Adventurer, ask: Ask, answer: Option) -> list[Reason]:
    del s, ask
    left = sum(TREASURES[str(card)].gold for card in answer) if isinstance(answer, tuple) else 0
    return [_say("split", left=left, right=_carried(hero) - left)]


def _pile(s: State, hero: Adventurer, ask: Ask, answer: Option) -> list[Reason]:
    del s, hero
    about = ask.about or {}
    return [_say("pile", left=about["left"], right=about["right"], side=str(answer))]


def _spell(s: State, hero: Adventurer, ask: Ask, answer: Option) -> list[Reason]:
    del s, ask
    have = sum(SPELLS[card].kind == answer for card in hero.spells)
    return [_say("spell", spell=str(answer), kind=str(answer), number=have)]


_CARDS: Final = {
    "class": _class,
    "take": _take,
    "deposit": _deposit,
    "drop": _drop,
    "split": _split,
    "pile": _pile,
    "refill": _spell,
    "spell-pick": _spell,
}
