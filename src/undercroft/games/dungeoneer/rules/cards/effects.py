"""The primitives of which card effects are made, carried out one after the other (DGR-DATA-8)."""

from __future__ import annotations

from typing import Any, Final

from undercroft.games.dungeoneer.content.cards import (
    CARDS,
    LEVELS,
    LIFE,
    LOCATIONS,
    LOCKED,
    OPEN,
    SIDE_NUMBER,
    SIDES,
    WALL,
    Exit,
)
from undercroft.games.dungeoneer.content.notation import AIMS, Effects
from undercroft.games.dungeoneer.rules import building
from undercroft.games.dungeoneer.rules.above import above
from undercroft.games.dungeoneer.rules.cards.decks import discard, draw_cards, into_hand
from undercroft.games.dungeoneer.rules.cards.inventory import discard_boon, discard_hand, discard_treasure, leave_horde
from undercroft.games.dungeoneer.rules.cards.inventory import remove_treasure as take_treasure
from undercroft.games.dungeoneer.rules.cards.notes import note
from undercroft.games.dungeoneer.rules.fights import trial, wounds
from undercroft.games.dungeoneer.rules.fights.throws import Throw
from undercroft.games.dungeoneer.rules.quests import check_home
from undercroft.games.dungeoneer.rules.stats import is_immune
from undercroft.games.dungeoneer.rules.ways import put
from undercroft.games.dungeoneer.state import ADVENTURE, NOBODY, Foe, Hero, State
from undercroft.kernel.ask import Ask, Draw, Option, Rules

NEXT: Final = -2
"""Solo: a change that a bane makes for a round lasts until the reset phase after the next."""


class Context:
    """Who uses a card on whom, and what it answers."""

    __slots__ = (
        *("user", "hero", "target", "loser", "it", "place", "source", "credit", "detail", "throw", "foe", "answers"),
        *("inflicted", "extra_wounds", "harder", "clause", "card"),
    )

    def __init__(self, user: int, hero: Hero | None, source: str, card: str = "", clause: str = "DGR-GOLD-4") -> None:
        self.user = user
        """The player who uses the card: "you" (DGR-TURN-6)."""
        self.hero = hero
        self.target: Hero | None = None
        self.loser: Hero | Foe | None = None
        self.it: Hero | None = None
        self.place = hero.at if hero is not None else ""
        self.source = source
        """What wounds come from: attack, trap, pit, spear, exit, quest, challenge, bane."""
        self.credit = NOBODY
        """Who has defeated a hero that this kills (DGR-WIN-3)."""
        self.detail: list[Any] = []
        """What was chosen when the card was played: a hero, a side, a location."""
        self.throw: Throw | None = None
        self.foe: Foe | None = None
        """The encounter that is being answered or resolved."""
        self.answers: dict[int, int] = {}
        """What reactions add to the tests against a trap, by seat."""
        self.inflicted = 0
        self.extra_wounds = 0
        """A hazard's wounds that a failure has yet to inflict (DGR-CHAL-7)."""
        self.harder = 0
        self.clause = clause
        self.card = card


def aimed_at(s: State, hero: Hero, aim: str) -> list[Hero]:
    """The heroes that a word of AIMS lets the player of a card choose from."""
    if aim == "hero here":
        return s.heroes_at(hero.at)
    others = s.order() if aim == "other hero" else s.heroes_at(hero.at)
    return [other for other in others if other is not hero]


MEANT: Final = frozenset(
    ("heal", "draw", "mp", "stand", "extraattack", "roll", "keep", "prevent", "regain", "move", "settype", "redirect")
)
"""What a card can do for another hero as well as for its owner (DGR-RULING-89)."""


def can_help(do: Effects) -> bool:
    """Can a card that does this be used for another hero of a campaign?"""
    return all(effect[0] in MEANT for effect in do)


def who(s: State, c: Context, word: str) -> Hero | Foe:
    """The one that a word of an effect means."""
    found: Hero | Foe | None
    if word in AIMS:
        found = s.heroes[c.detail[0]]
    elif word in ("it", "that hero"):
        found = c.it
    elif word == "target":
        found = c.target
    elif word == "loser":
        found = c.loser
    elif word == "you":
        found = s.heroes[c.user]
    else:
        found = c.hero
    assert found is not None, word
    return found


def _hero(s: State, c: Context, word: str) -> Hero:
    found = who(s, c, word)
    assert isinstance(found, Hero)
    return found


def perform(s: State, do: Effects, c: Context) -> Rules[None]:
    """Carry out effects in their order; a hero who is defeated on the way is spared the rest."""
    for effect in do:
        name: str = effect[0]
        if name == "wound":
            yield from _wound(s, c, who(s, c, effect[1]), effect[2])
        elif name in _POINTS:
            _points(s, _hero(s, c, effect[1]), name, effect[2], c.clause)
        elif name in _CONTROL:
            yield from _control(s, effect, c)
        elif name in _CARDS:
            yield from _cards(s, effect, c)
        elif name in _MAP:
            yield from _map(s, effect, c)
        else:
            _other(s, effect, c)


# --- life and points ------------------------------------------------------------------------------------------------


def _wound(s: State, c: Context, victim: Hero | Foe, number: int) -> Rules[None]:
    if isinstance(victim, Foe):
        assert c.hero is not None
        c.inflicted += yield from above.wound_foe(s, victim, number, c.hero)
    elif victim.at:
        number += c.extra_wounds
        c.extra_wounds = 0
        c.inflicted += yield from wounds.suffer(s, victim, number, c.source, c.credit)


_POINTS: Final = frozenset(("heal", "glory", "peril", "mp", "nextmp", "level"))


def _points(s: State, hero: Hero, name: str, number: Any, clause: str) -> None:
    if not hero.at:
        return
    match name:
        case "heal":
            gained = min(number, LIFE - hero.life)  # DGR-HERO-5
            hero.life += gained
            s.tell("healed", clause, seat=hero.seat, number=gained, life=hero.life)
        case "glory":
            gain_glory(s, hero, number, clause)
        case "peril":
            if not s.is_solo:  # DGR-SOLO-27
                hero.peril = max(0, hero.peril + number)
                s.tell("peril", clause, seat=hero.seat, number=number, peril=hero.peril)
        case "mp":
            hero.mp = max(0, hero.mp + number)
            s.tell("mp", clause, seat=hero.seat, number=number, mp=hero.mp)
        case "nextmp":
            hero.next_mp += number
            s.tell("next-mp", clause, seat=hero.seat, number=number)
        case "level":
            hero.level = min(LEVELS, hero.level + number)  # DGR-HERO-4
            note(s, hero)
            s.tell("level", clause, seat=hero.seat, level=hero.level)


def gain_glory(s: State, hero: Hero, number: int, clause: str) -> None:
    """DGR-TURN-4, DGR-ATK-15: never below 0; what is not there lapses."""
    before = hero.glory
    hero.glory = max(0, before + number)
    if s.listener is not None:
        s.tell("glory", clause, seat=hero.seat, number=hero.glory - before, glory=hero.glory)


def tip(s: State, hero: Hero, place: str = "") -> None:
    """DGR-TIP-1; who is tipped already lies where he lies."""
    if not hero.tipped and not is_immune(hero, "tip"):
        hero.tipped = place or "tipped"
        hero.threshold = NOBODY
        s.tell("tipped", "DGR-TIP-1", seat=hero.seat)


def _other(s: State, effect: tuple[Any, ...], c: Context) -> None:
    match effect:
        case ("tip", word):
            hero = _hero(s, c, word)
            climbs = c.source == "pit" and _climbs(c.place)
            if hero.at:
                tip(s, hero, c.place if climbs else "")
        case ("stand", word):
            hero = _hero(s, c, word)
            hero.tipped = ""
            s.tell("stands", "DGR-SPEC-4", seat=hero.seat)
        case ("extraattack", word):
            _hero(s, c, word).extra += 1
        case ("roll", word, kind, number, "roll"):
            _modify(s, c, word, kind, number)
        case ("keep", word, _, which):
            assert c.throw is not None
            c.throw.rollers[_hero(s, c, word).seat].keeps = which
        case ("forbid", word, action, "nextturn"):
            hero = _hero(s, c, word)
            hero.bans += ((action, 2 if hero.seat == s.active else 1),)
        case ("transfer", _, giver, taker, number):
            poor = _hero(s, c, giver)
            moved = min(number, poor.glory)
            gain_glory(s, poor, -moved, c.clause)
            if c.user not in (NOBODY, s.lord):  # else there is nobody who could take it
                gain_glory(s, _hero(s, c, taker), moved, c.clause)
        case ("peek", word, _):
            target = _hero(s, c, word)
            if c.user == NOBODY:
                return
            s.known = {**s.known, **{card: s.known.get(card, 0) | 1 << c.user for card in target.hand}}
            s.whisper(1 << c.user, {"cards": list(target.hand)}, "peeked", c.clause, seat=c.user, target=target.seat)
        case ("settype", _, _):
            assert c.foe is not None
            c.foe.type = c.detail[0]
        case ("redirect", _, _):
            assert c.foe is not None
            c.foe.target = c.detail[0]
        case _:
            raise AssertionError(f"{effect!r} cannot be carried out")


def _climbs(place: str) -> bool:
    challenge = LOCATIONS[place].challenge
    return challenge is not None and challenge.climbs


def _modify(s: State, c: Context, word: str, kind: str, number: int) -> None:
    """A bonus for one roll: of the throw under way, or of the encounter that is being answered."""
    seat = _hero(s, c, word).seat
    if c.throw is not None:
        if kind in c.throw.rollers[seat].kinds:
            c.throw.rollers[seat].bonus += number
    else:
        c.answers[seat] = c.answers.get(seat, 0) + number


# --- control --------------------------------------------------------------------------------------------------------

_CONTROL: Final = frozenset(("if", "each", "choose", "test", "complete"))


def _control(s: State, effect: tuple[Any, ...], c: Context) -> Rules[None]:
    name: str = effect[0]
    if name == "test":
        _, word, what, value, succeeds, fails = effect
        yield from _test(s, c, _hero(s, c, word), what, value, succeeds, fails)
    elif name == "each":
        for hero in s.heroes_at(c.place):  # DGR-TEST-5
            if hero.at == c.place:
                c.it = hero
                yield from perform(s, effect[2], c)
    elif name == "if" and _holds(s, c, effect[1]):
        yield from perform(s, effect[2], c)
    elif name == "if" and len(effect) > 3:
        yield from perform(s, effect[3], c)
    elif name == "choose":
        yield from _choose(s, c, effect[2])


def _holds(s: State, c: Context, condition: Any) -> bool:
    if isinstance(condition, tuple):
        kind, words = condition
        assert c.hero is not None
        if kind == "type":
            return c.throw is not None and c.throw.rollers[c.hero.seat].type == words
        location = LOCATIONS[c.hero.at]
        return location.terrain in words.split("/") or location.type in words.split("/")
    word, _, kind = str(condition).partition(" has a ")
    owner = _hero(s, c, word)
    return bool(owner.boons if kind == "boon" else owner.treasures)


def _choose(s: State, c: Context, options: tuple[Effects, ...]) -> Rules[None]:
    """DGR-CHAL-10: one of several; a reaction to an encounter has only one that fits."""
    assert c.hero is not None
    if c.foe is not None:
        wanted = "trap" if c.foe.kind == "trap" else "defence"
        yield from perform(s, next(option for option in options if option[0][2] == wanted), c)
        return
    choice = yield Ask(c.hero.seat, "choose", ("take", "leave"), "DGR-CHAL-10", {"place": c.place})
    yield from perform(s, options[0 if choice == "take" else 1], c)


def _test(s: State, c: Context, hero: Hero, what: str, value: int, succeeds: Effects, fails: Effects) -> Rules[None]:
    """DGR-TEST-2; a hazard makes traps harder or worse (DGR-CHAL-7)."""
    is_trap = c.source in ("trap", "pit", "spear")
    if is_trap:
        location = LOCATIONS[c.place]
        value += location.hazard_target + c.harder
    if (yield from trial.take_test(s, hero, what, value, c.source, c.clause, c.answers.get(hero.seat, 0))):
        yield from perform(s, succeeds, c)
        return
    extra = c.extra_wounds
    if is_trap:
        c.extra_wounds += LOCATIONS[c.place].hazard_wounds
    yield from perform(s, fails, c)
    if c.extra_wounds and is_trap:
        yield from _wound(s, c, hero, 0)
    c.extra_wounds = extra


# --- cards ----------------------------------------------------------------------------------------------------------

_CARDS: Final = frozenset(("draw", "discard", "regain", "steal"))


def _cards(s: State, effect: tuple[Any, ...], c: Context) -> Rules[None]:
    match effect:
        case ("draw", word, number):
            hero = _hero(s, c, word)
            if hero.at:
                yield from draw_cards(s, hero, number, c.clause)
        case ("discard", word, number, zone, chooser):
            for _ in range(number):
                yield from forced_discard(s, c, _hero(s, c, word), zone, chooser)
        case ("regain", word, _, kind):
            yield from _regain(s, _hero(s, c, word), kind, c.clause)
        case ("steal", word, _, _, "treasure"):
            yield from _steal(s, c, _hero(s, c, word))


def forced_discard(s: State, c: Context, hero: Hero, zone: str, chooser: str) -> Rules[None]:
    """DGR-CARD-12: nothing happens if the zone is empty."""
    cards = {"hand": hero.hand, "boon": hero.boons, "treasure": hero.treasures, "horde": hero.horde}[zone]
    if not cards or not hero.at:
        return
    chooses = c.user if chooser == "you" else hero.seat
    card = yield from choose_card(chooses, cards, "forced-discard", "DGR-CARD-12", {"target": hero.seat})
    if zone == "hand":
        discard_hand(s, hero, card, "DGR-CARD-12")
    elif zone == "boon":
        discard_boon(s, hero, card, "DGR-CARD-12")
    elif zone == "treasure":
        yield from discard_treasure(s, hero, card, "DGR-CARD-12")
    else:
        leave_horde(s, hero, card)


def choose_card(seat: int, cards: tuple[str, ...], what: str, clause: str, about: dict[str, Any]) -> Rules[str]:
    """One of the cards; nobody is asked where there is nothing to choose, and the program chooses by chance."""
    different = tuple(dict.fromkeys(cards))
    if len(different) == 1:
        return different[0]
    if seat == NOBODY:
        return str((yield Draw(different, "DGR-SOLO-13", "solo-detail")))
    return str((yield Ask(seat, what, different, clause, about)))


def _regain(s: State, hero: Hero, kind: str, clause: str) -> Rules[None]:
    pile = tuple(card for card in s.discards[ADVENTURE] if CARDS[card].kind == kind)
    if not pile:
        return
    card = yield from choose_card(hero.seat, pile, "regain", clause, {})
    rest = list(s.discards[ADVENTURE])
    rest.remove(card)
    s.discards[ADVENTURE] = tuple(rest)
    into_hand(s, hero, card)
    s.tell("regained", clause, seat=hero.seat, card=card)


def _steal(s: State, c: Context, loser: Hero) -> Rules[None]:
    """A readied treasure goes to the hand of the monster's player; the program has no hand, so there it is lost."""
    if not loser.treasures or not loser.at:
        return
    card = yield from choose_card(c.user, loser.treasures, "steal-treasure", c.clause, {"target": loser.seat})
    yield from take_treasure(s, loser, card)
    if c.user == NOBODY or c.user == s.lord:
        discard(s, card)
    else:
        into_hand(s, s.heroes[c.user], card)
    s.tell("stolen", c.clause, seat=loser.seat, card=card)


# --- the map --------------------------------------------------------------------------------------------------------

_MAP: Final = frozenset(("move", "swap", "exit", "relocate", "turn", "build"))


def _map(s: State, effect: tuple[Any, ...], c: Context) -> Rules[None]:
    match effect:
        case ("move", word, where, _):
            yield from _move(s, c, _hero(s, c, word), where)
        case ("swap", _, _):
            assert c.target is not None
            other = s.heroes[c.detail[0]]
            c.target.at, other.at = other.at, c.target.at
            for hero in (c.target, other):
                put(s, hero, hero.at)
            s.tell("swapped", c.clause, seat=c.target.seat, target=other.seat)
        case ("exit", which, state, span):
            _change_exits(s, c, which, state, span)
        case ("relocate", _):
            yield from building.relocate(s, c.user)
        case ("turn", _):
            yield from building.turn(s, c.user, c.detail)
        case ("build", number):
            assert c.hero is not None
            for _ in range(number):
                yield from building.build(s, c.hero, "DGR-MOVE-12")


def _move(s: State, c: Context, hero: Hero, where: str) -> Rules[None]:
    """DGR-MOVE-9: a move in the own turn by an own card is voluntary; any other is not (DGR-MOVE-8)."""
    if not hero.at:
        return
    if where != "possible exit":
        yield from above.enter(s, hero, str(c.detail[0]))
        return
    options: tuple[Option, ...] = tuple(SIDES[side] for side, _ in s.layout.ways[hero.at])
    if c.user == NOBODY:
        chosen = yield Draw(options, "DGR-SOLO-13", "solo-detail")
    elif len(options) == 1:
        chosen = options[0]
    else:
        chosen = yield Ask(c.user, "leave-by", options, c.clause, {"target": hero.seat})
    place = s.layout.near[hero.at][SIDE_NUMBER[str(chosen)]]
    if hero.seat == s.active and c.user == hero.seat:
        yield from above.enter(s, hero, place)
    else:
        put(s, hero, place)
        s.tell("moved", c.clause, seat=hero.seat, place=place)
        if s.is_solo:
            check_home(s, hero)  # DGR-RULING-94


def _change_exits(s: State, c: Context, which: str, state: str, span: str) -> None:
    """DGR-DATA-11: exits of a location are something else for a while; walls never change."""
    victim = c.target if c.target is not None else c.hero
    assert victim is not None
    place = victim.at
    exits = s.layout.exits[place]
    if which.startswith("all"):
        sides = [side for side in range(4) if exits[side].state != WALL]
        new = Exit(OPEN)
    else:
        sides = [SIDE_NUMBER[str(c.detail[0])]]
        _, attribute, value = state.split()
        new = Exit(LOCKED, attribute, int(value))
    until = NOBODY if span == "turn" else NEXT if c.user == NOBODY else c.user
    s.exit_changes += tuple((place, side, new, until) for side in sides)
    s.tell("exits-changed", c.clause, place=place, state=new.state)
