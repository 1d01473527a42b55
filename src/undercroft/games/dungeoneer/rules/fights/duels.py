"""Special actions with MP: duels and standing up (DGR-DUEL, DGR-TIP)."""

from __future__ import annotations

from undercroft.games.dungeoneer.content.cards import CARDS, LOCATIONS, TYPE_NUMBER, TYPES
from undercroft.games.dungeoneer.rules.above import above
from undercroft.games.dungeoneer.rules.fights import fight, trial
from undercroft.games.dungeoneer.rules.stats import is_forbidden, passes
from undercroft.games.dungeoneer.state import Foe, Hero, State
from undercroft.kernel.ask import Option, Rules


def can_duel(s: State, hero: Hero) -> bool:
    """DGR-DUEL-1, DGR-TIP-4: 1 MP and a standard attack left, on his feet."""
    return (
        hero.mp > 0
        and not hero.tipped
        and hero.attacks <= hero.extra
        and hero.resting != 1
        and not is_forbidden(s, hero, "duel")
    )


def _has_company(s: State, hero: Hero) -> bool:
    """Is anybody or anything there with him?"""
    here = hero.at
    if s.foes or s.horde_at == here:
        return True
    for other in s.heroes:  # noqa: SIM110 - a generator would cost more than the loop
        if other.at == here and other is not hero:
            return True
    return False


def offer_duels(s: State, hero: Hero, options: list[Option]) -> None:
    """Whom he could duel now, and how."""
    if not _has_company(s, hero) or not can_duel(s, hero):
        return
    types = hero.attack_types  # DGR-DUEL-3
    if s.foes or s.horde_at:
        options += [("duel", card, type_) for card in _monsters(s, hero) for type_ in types]
    if s.is_campaign:  # DGR-CSPEC-4
        return
    for other in s.heroes:
        if other.at == hero.at and other is not hero:
            for type_ in types:
                options.append(("duel", other.seat, type_))
            if hero.seat == s.active and other.persons:  # DGR-QESC-6
                persons = [quest for quest in other.quests if quest in other.persons]
                options += [("steal", other.seat, quest, type_) for quest in persons for type_ in types]


def _monsters(s: State, hero: Hero) -> list[str]:
    """DGR-DUEL-5, DGR-QBTY-6, DGR-CHAL-11: monsters that lie on his location, quest monsters and guardians his own."""
    found = []
    for foe in s.foes:
        is_his = foe.kind == "encounter" or foe.target == hero.seat
        if is_his and foe.at == hero.at and foe.kind != "trap" and foe.seat != hero.seat:
            found.append(foe.card)
    if s.horde_at and s.horde_at == hero.at:  # DGR-CSPEC-5
        found += [card for card in s.heroes[s.lord].horde if card not in found]
    return found


def offer_horde_duels(s: State, options: list[Option]) -> None:
    """DGR-RULING-90, DGR-RULING-78: the horde may duel at any time; in its own step its free attack comes first."""
    if not s.horde_mp or (s.active == s.lord and not s.horde_has_struck):
        return
    fresh = [card for card in s.heroes[s.lord].horde if card not in s.attackers]  # DGR-CHORDE-10
    for hero in s.heroes_at(s.horde_at):
        for card in fresh:
            options += [("horde-duel", hero.seat, card, *how) for how in ways_to_strike(card, hero)]


def ways_to_strike(card: str, hero: Hero) -> list[tuple[str, ...]]:
    """Each standard type; DGR-CHORDE-11: to wound, or to take away a person."""
    stats = CARDS[card].stats
    assert stats is not None
    types = [TYPES[t] for t in stats.standard]
    found: list[tuple[str, ...]] = [(type_,) for type_ in types]
    return found + [(type_, quest) for type_ in types for quest in hero.quests if quest in hero.persons]


def duel(s: State, hero: Hero, opponent: Option, type_: str, steal: str) -> Rules[None]:
    """DGR-DUEL-4: carried out like any attack, after the answers of others (DGR-RULING-96)."""
    hero.mp -= 1
    hero.attacks += 1
    defender: Hero | Foe
    if isinstance(opponent, int):
        defender = s.heroes[opponent]
    else:
        defender = find_foe(s, str(opponent), hero)
    if (yield from above.challenge(s, hero, defender)):
        yield from fight.attack(s, hero, defender, TYPE_NUMBER[type_], steal)
    else:
        s.tell("no-duel", "DGR-RULING-96", seat=hero.seat)


def find_foe(s: State, card: str, hero: Hero) -> Foe:
    """A monster that lies open, or one of the wandering horde."""
    for foe in s.foes:
        if foe.card == card:
            return foe
    return Foe(card, s.lord, s.horde_at, "horde", hero.seat)


def stand_up(s: State, hero: Hero) -> Rules[None]:
    """DGR-TIP-2, DGR-TIP-3: 1 MP, and where the challenge demands it, the same test again."""
    hero.mp -= 1
    if hero.tipped in LOCATIONS:
        challenge = LOCATIONS[hero.tipped].challenge
        assert challenge is not None
        _, _, what, value, _, _ = challenge.test
        value += LOCATIONS[hero.tipped].hazard_target
        climbs = passes(hero, challenge.kind)
        if not climbs and not (yield from trial.take_test(s, hero, what, value, challenge.kind, "DGR-TIP-3")):
            return
    hero.tipped = ""
    s.tell("stands", "DGR-TIP-2", seat=hero.seat)
