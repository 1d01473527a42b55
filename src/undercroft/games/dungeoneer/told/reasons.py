"""Why an answer is advised in Dungeoneer: odds, quests, distances and costs, as the seat knows them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from undercroft.games.dungeoneer.content.cards import CARDS, HEROES, LIFE, LOCATIONS, QUESTS, SIDE_NUMBER, SIDES
from undercroft.games.dungeoneer.content.layout import cell_distance
from undercroft.games.dungeoneer.rules.cards.notes import USES
from undercroft.games.dungeoneer.state import QUESTS_TO_WIN, Hero, State
from undercroft.games.dungeoneer.told.odds import odds
from undercroft.kernel.ask import Ask, Option
from undercroft.kernel.why import Reason, Why, percent

WINDOWS: Final = ("respond", "anytime", "before-roll", "challenge", "answer-bane", "after-fight", "prevent")
"""Asks in which one may do something first, or pass."""
OWN_LOSSES: Final = ("bonus-card", "pay-card", "unpacked-discard", "end-discard")
"""Asks for a card of one's own to part with."""
STILL: Final = ("pass", "pass-turn", "pass-always", "no", "none", "keep", "done", "end", "nobody", "stop", "decline")
"""Answers that do nothing."""


def why(s: State, ask: Ask, answer: Option, path: Sequence[str] = ()) -> Why:
    """What speaks for this answer; `path` leads to what a step is taken for."""
    hero = s.heroes[ask.seat]
    if ask.what in ("place", "relocate-to") and isinstance(answer, tuple):
        return _laid(s, hero, str((ask.about or {}).get("place", "")), answer)
    if isinstance(answer, tuple) and ask.what not in ("first-passage",):
        return _deed(s, hero, ask, answer, tuple(path))
    if answer in STILL:
        return _nothing(s, hero, ask, answer)
    return _chosen(s, hero, ask, answer)


def _say(message: str, **facts: Any) -> Reason:
    return Reason(f"dungeoneer-why-{message}", facts)


# --- deeds -----------------------------------------------------------------------------------------------------------


def _deed(s: State, hero: Hero, ask: Ask, answer: tuple[Any, ...], path: tuple[str, ...]) -> Why:
    rolled = _rolled(s, ask, answer)
    match answer:
        case ("go" | "try" | "sewer" | "portal", _):
            return _walk(s, hero, answer, path, rolled)
        case ("attempt" | "deliver" | "meet" | "accept" | "clear", str(quest)):
            return _quest(s, hero, answer[0], quest, rolled)
        case ("duel", int(seat), str(type_)) | ("steal", int(seat), str(), str(type_)):
            other = s.heroes[seat]
            reason = _say("duel-hero", target=seat, percent=rolled or 0, type=type_, life=other.life)
            return Why((reason, _own_life(hero)), {"seats": (seat,)})
        case ("duel", str(card), str(type_)):
            return Why((_say("duel", card=card, percent=rolled or 0, type=type_), _own_life(hero)), {"cards": (card,)})
        case ("encounter" | "horde-attack" | "horde-duel", int(seat), str(card), *_):
            return _strike(s, seat, card, rolled)
        case ("add", str(card), *_):
            return _strike(s, int((ask.about or {})["target"]), card, rolled)
        case (str(card), str(_), *_) if ask.what == "horde-meets":
            return _strike(s, int((ask.about or {})["target"]), card, rolled)
        case ("bane", str(card), int(seat), *_):
            reason = _say("bane", card=card, target=seat, peril=s.heroes[seat].peril, number=CARDS[card].cost)
            return Why((reason,), {"seats": (seat,), "cards": (card,)})
        case ("play" | "use", str(card), *rest):
            return _card(s, hero, answer[0], card, rest)
    return _other_deed(s, hero, ask, answer)


def _rolled(s: State, ask: Ask, answer: Option) -> int | None:
    """The chance of what dice decide, in whichever ask it is offered."""
    chance = odds(s, Ask(ask.seat, "respond", (answer,), ask.clause, ask.about)).get(answer)
    return None if chance is None else percent(float(chance))


def _other_deed(s: State, hero: Hero, ask: Ask, answer: tuple[Any, ...]) -> Why:
    match answer:
        case ("hand" | "treasure" | "horde" | "discard" | "drop" | "pack" | "unpack" | "loot", str(card)):
            return Why((_say("part", card=card, what=answer[0], number=len(hero.hand)),), {"cards": (card,)})
        case ("pay" | "take-back", str(card)):
            facts = {"card": card, "glory": hero.glory, "number": CARDS[card].upkeep if card in CARDS else 0}
            return Why((_say("upkeep", what=answer[0], **facts),), {"cards": (card,)})
        case ("give", str(card), int(seat)):
            return Why((_say("give", card=card, target=seat, mp=hero.mp),), {"seats": (seat,), "cards": (card,)})
        case ("rest-with", *others):
            return Why((_own_life(hero),), {"seats": tuple(others)})
        case ("horde-go" | "horde-link" | "horde-use", _):
            return Why((_say("horde", mp=s.horde_mp, number=sum(len(one.horde) for one in s.heroes)),))
    seats = tuple(part for part in answer if isinstance(part, int) and 0 <= part < len(s.heroes))
    return Why((_mine(hero),), {"seats": seats} if ask.what != "place" else {})


def _walk(s: State, hero: Hero, answer: tuple[Any, ...], path: tuple[str, ...], rolled: int | None) -> Why:
    """Where it leads: the goal and its quest, and what the next location brings."""
    to = str(answer[1]) if answer[0] in ("sewer", "portal") else _neighbour(s, hero, str(answer[1]))
    way = path if path and path[0] == to else (to,)
    goal, reasons = way[-1], []
    if rolled is not None:
        reasons.append(_say("exit", percent=rolled))
    quest = next((name for name in (*hero.quests, *s.general) if _goal_of(hero, name) == goal), "")
    row = LOCATIONS[to]
    if quest:
        reasons.append(_say("goal", place=goal, steps=len(way), quest=quest, mp=hero.mp))
    if row.glory or row.peril:
        reasons.append(_say("location", place=to, glory=row.glory, peril=row.peril))
    if not reasons:
        reasons.append(_say("way", place=to, mp=hero.mp))
    return Why(tuple(reasons), {"path": way, "places": way[-1:]})


def _neighbour(s: State, hero: Hero, side: str) -> str:
    number = SIDE_NUMBER[side]
    return next((other for at, other in s.layout.ways[hero.at] if at == number), hero.at)


def _goal_of(hero: Hero, name: str) -> str:
    """Where a quest is to be done next."""
    places = QUESTS[name].places
    return places[1] if name in hero.persons else places[0]


def _quest(s: State, hero: Hero, what: str, name: str, rolled: int | None) -> Why:
    if what == "accept":
        away = s.layout.distances(hero.at).get(_goal_of(hero, name)) if name in QUESTS else None
        reason = _say("accept", quest=name, place=_goal_of(hero, name), steps=-1 if away is None else away)
        return Why((reason,), {"places": (_goal_of(hero, name),)})
    if what == "clear":
        return Why((_say("clear", card=name, mp=hero.mp),), {"cards": (name,)})
    done = len(hero.completed)
    reasons = [_say("attempt", quest=name, percent=-1 if rolled is None else rolled)]
    reasons.append(_say("quests", number=done + 1, most=QUESTS_TO_WIN) if s.is_standard else _own_life(hero))
    return Why(tuple(reasons), {"places": (hero.at,)})


def _strike(s: State, seat: int, card: str, rolled: int | None) -> Why:
    target = s.heroes[seat]
    quests = len(target.completed)
    reason = _say("strike", card=card, target=seat, percent=-1 if rolled is None else rolled, life=target.life)
    more = [_say("ahead", target=seat, number=quests)] if quests and s.is_standard else []
    return Why((reason, *more), {"seats": (seat,), "cards": (card,)})


def _card(s: State, hero: Hero, word: str, card: str, rest: Sequence[Any]) -> Why:
    """What it does, by the first thing that it does, and what it costs."""
    seats = tuple(part for part in rest if isinstance(part, int) and part != hero.seat)
    marks = {"cards": (card,), "seats": seats}
    if word == "play" and card in CARDS:
        row = CARDS[card]
        does = row.play[0][0] if row.play else "lasting"
        cost = row.cost
    else:
        does = USES[card].effects[0][0] if card in USES and USES[card].effects else "lasting"
        cost = next((number for kind, number in USES[card].costs if kind == "glory"), 0) if card in USES else 0
    cost_said = _say("cost", number=cost, glory=hero.glory)
    if does == "heal":
        healed = s.heroes[seats[0]] if seats else hero
        return Why((_say("heal", card=card, life=healed.life, most=LIFE), cost_said), marks)
    what = does if does in ("draw", "exit", "prevent", "cancel", "keep", "mp", "roll") else "other"
    if word == "play" and CARDS.get(card) is not None and (CARDS[card].is_permanent or CARDS[card].bearer):
        what = "lasting"
    return Why((_say("card", card=card, does=what), cost_said), marks)


# --- nothing, or one of several --------------------------------------------------------------------------------------


def _nothing(s: State, hero: Hero, ask: Ask, answer: Option) -> Why:
    if ask.what == "hero":
        place = {"places": (hero.at,)} if hero.at else {}
        return Why((_say("end", mp=hero.mp, place=hero.at),), place)
    if ask.what in ("lord", "batch"):
        return Why((_say("lord-end", peril=max((one.peril for one in s.heroes if one is not hero), default=0)),))
    if ask.what in WINDOWS or answer in ("pass", "pass-turn", "pass-always"):
        return Why((_say("pass", glory=hero.glory, number=len(hero.hand)),))
    if ask.what == "buy":
        return Why((_say("one-more", number=len(hero.hand), glory=hero.glory),))
    if ask.what == "monster":
        return _word(s, hero, ask, str(answer))
    if ask.what == "end-discard":
        return Why((_say("keep-hand", number=len(hero.hand)),))
    if ask.what in ("drop", "unpacked-discard", "trim-horde"):
        return Why((_say("keep-all", number=len(hero.treasures) + len(hero.horde)),))
    return Why((_mine(hero),))


def _chosen(s: State, hero: Hero, ask: Ask, answer: Option) -> Why:
    if isinstance(answer, int):
        return _number(s, hero, ask, answer)
    if ask.what == "first-passage" and isinstance(answer, tuple):
        row = LOCATIONS[str(answer[0])]
        return Why((_say("location", place=row.id, glory=row.glory, peril=row.peril),), {"places": (row.id,)})
    name = str(answer)
    if name in HEROES:
        melee, magic, speed = HEROES[name].values[0]
        return Why((_say("hero", hero=name, melee=melee, magic=magic, speed=speed),))
    if name in LOCATIONS:
        row = LOCATIONS[name]
        return Why((_say("location", place=name, glory=row.glory, peril=row.peril),), {"places": (name,)})
    if name in QUESTS:
        return Why((_say("quest", quest=name, place=_goal_of(hero, name)),), {"places": (_goal_of(hero, name),)})
    if name in CARDS:
        message = "prevent" if ask.what == "prevent" else "least" if ask.what in OWN_LOSSES else "one-card"
        facts = {"card": name, "number": CARDS[name].cost, "life": hero.life, "most": LIFE}
        return Why((_say(message, **facts),), {"cards": (name,)})
    return _word(s, hero, ask, name)


def _number(s: State, hero: Hero, ask: Ask, answer: int) -> Why:
    if ask.what == "bonus":
        return Why((_say("bonus", number=answer, glory=hero.glory),))
    other = s.heroes[answer]
    facts = {"target": answer, "life": other.life, "peril": other.peril, "number": len(other.completed)}
    return Why((_say("whom", **facts),), {"seats": (answer,)})


def _word(s: State, hero: Hero, ask: Ask, name: str) -> Why:
    about = ask.about or {}
    chances = odds(s, ask)
    if chances and "target" in about:
        best = name if name in chances else max(chances, key=lambda option: chances[option])
        return _strike(s, int(about["target"]), str(about.get("card", "")), percent(float(chances[best])))
    match name:
        case "explore":
            return Why((_say("explore", number=len(s.decks[2]), mp=hero.mp),))
        case "stand":
            return Why((_say("stand", mp=hero.mp),), {"places": (hero.at,)})
        case "save" | "lapse":
            return Why((_say("save", mp=hero.mp),))
        case "refuse" | "agree" if "target" in about:
            return Why((_say("reentry", target=int(about["target"])),), {"seats": (int(about["target"]),)})
        case "fight" | "stand-back":
            return Why((_own_life(hero),))
        case "hand" | "horde":
            return Why((_say("survivor", card=str(about.get("card", "")), number=len(hero.horde)),))
        case "draw" | "buy":
            return Why((_say("one-more", number=len(hero.hand), glory=hero.glory),))
        case "take" | "leave" if about.get("place"):
            return Why((_say("offer", place=str(about["place"]), life=hero.life, glory=hero.glory),))
        case "roll":
            return Why((_say("roll", number=int(about.get("bonus", 0))),))
    if name in SIDES:
        return Why((_say("side", target=int(about.get("target", hero.seat)), place=_neighbour(s, hero, name)),))
    return Why((_mine(hero),))


def _laid(s: State, hero: Hero, place: str, answer: tuple[Any, ...]) -> Why:
    """How far from whom the location comes to lie, and who needs it."""
    x, y = int(answer[0]), int(answer[1])
    marks = {"cells": (answer,)}
    row = LOCATIONS.get(place)
    brings = [_say("brings", glory=row.glory, peril=row.peril)] if row is not None else []
    for other in [hero, *(one for one in s.heroes if one is not hero)]:
        needed = [name for name in other.quests if name not in other.faced_down or other is hero]
        quest = next((name for name in needed if _goal_of(other, name) == place), "")
        if quest and other.at in s.layout.spots:
            away = cell_distance(s.layout.spots[other.at], x, y)
            whose = "own" if other is hero else "other"
            reason = _say("needed", place=place, quest=quest, steps=away, whose=whose, target=other.seat)
            return Why((reason, *brings), marks)
    quest = next((name for name in s.general if _goal_of(hero, name) == place), "")
    if quest and hero.at in s.layout.spots:
        away = cell_distance(s.layout.spots[hero.at], x, y)
        facts = {"place": place, "quest": quest, "steps": away, "whose": "all", "target": hero.seat}
        return Why((_say("needed", **facts), *brings), marks)
    if hero.at in s.layout.spots:
        return Why((_say("unneeded", place=place, steps=cell_distance(s.layout.spots[hero.at], x, y)), *brings), marks)
    return Why((_say("open", place=place), *brings), marks)


def _own_life(hero: Hero) -> Reason:
    return _say("life", life=hero.life, most=LIFE)


def _mine(hero: Hero) -> Reason:
    """What one has, where nothing else can be said."""
    return _say("mine", life=hero.life, glory=hero.glory, mp=hero.mp)
