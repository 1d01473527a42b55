"""Every adventure card does what its data say: what a hand plays is compared with the table before and after.

What is expected is derived from the data, one check for each primitive; a card that is like no other has a test of its
own in test_odd_cards.py, which also sees to it that none is left out.
"""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.dungeoneer.desk import ANNA, BERT, CLEO, RICH, anna, bert, given, run, told, values

from undercroft.games.dungeoneer.content.cards import CARDS, LOCATIONS, TYPES, Card, Static
from undercroft.games.dungeoneer.content.notation import Effect
from undercroft.games.dungeoneer.copies import copy_hero
from undercroft.games.dungeoneer.state import Hero, State
from undercroft.kernel.ask import Option
from undercroft.kernel.table import Table

DESIGNS = [row for card, row in CARDS.items() if row.design == card]
PROVEN: set[str] = set()
"""The cards that the tests of this file are about."""


# --- what an effect does, by its primitive ---------------------------------------------------------------------------


def check(effect: Effect, before: Hero, after: Hero) -> None:
    """The hero whom the effect means, before and after it."""
    name, number = effect[0], effect[2] if len(effect) > 2 else 0
    if name == "wound":
        assert after.life == before.life - number
    elif name == "heal":
        assert after.life == min(6, before.life + number)
    elif name in ("glory", "peril", "mp"):
        assert getattr(after, name) == max(0, getattr(before, name) + number)
    elif name == "nextmp":
        assert after.next_mp == before.next_mp + number
    elif name == "tip":
        assert after.tipped
        assert not before.tipped
    elif name == "stand":
        assert before.tipped
        assert not after.tipped
    elif name == "draw":
        assert len(after.hand) == len(before.hand) + number
    elif name == "discard":
        zone = {"hand": "hand", "boon": "boons", "treasure": "treasures"}[effect[3]]
        assert len(getattr(after, zone)) == len(getattr(before, zone)) - number
    elif name == "if":  # both sides have a test of their own
        has = before.boons if effect[1].endswith("boon") else before.treasures
        for inner in effect[2] if has else effect[3]:
            check(inner, before, after)
    else:
        raise AssertionError(f"nothing checks {effect!r}")


# --- cards that lie open and always work -----------------------------------------------------------------------------


def with_mods() -> list[Any]:
    return [
        pytest.param(row, static, id=f"{row.id}-{static.text}")
        for row in DESIGNS
        for static in row.statics
        if static.name == "mod" and not static.condition and row.is_permanent
    ]


PROVEN |= {param.values[0].id for param in with_mods()}


@pytest.mark.clause("DGR-CARD-3", "DGR-GOLD-4", "DGR-BANE-2", "DGR-GLOSS-3")
@pytest.mark.parametrize(("row", "static"), with_mods())
def test_a_value_changes_when_the_card_is_played(row: Card, static: Static) -> None:
    if row.is_good:
        table = given(ANNA, "hero", {"hand": [row.id], "at": "L01"}, {})
        before = values(table, ANNA)
        run(table, ("play", row.id))
        assert row.id in (*anna(table).boons, *anna(table).treasures)
        assert anna(table).glory == RICH["glory"] - row.cost
        after = values(table, ANNA)
    else:
        table = given(ANNA, "lord", {"hand": [row.id]}, {})
        before = values(table, BERT)
        run(table, ("bane", row.id, BERT))
        assert row.id in bert(table).banes
        assert bert(table).peril == RICH["peril"] - row.cost
        after = values(table, BERT)
    mods = {s.text: s.n for s in row.statics if s.name == "mod" and not s.condition}
    assert [b - a for a, b in zip(before, after, strict=True)] == [mods.get(name, 0) for name in TYPES]
    assert mods[static.text] == static.n


def total(kind: str, cards: dict[str, Any], foe: str = "A43", type_: str = "melee") -> int:
    """What Anna's roll of this kind comes to when the die shows 3."""
    hers = {"hero": "H2", **cards}
    if kind in ("attack", "defence", "trap"):
        if kind == "attack":
            run(table := given(ANNA, "hero", hers, {}), ("duel", BERT, type_), dice=((3, 3),))
            return int(told(table, "fight-heroes")["total"])
        encounter = ("encounter", ANNA, foe, type_) if kind == "defence" else ("encounter", ANNA, "A57")
        dice = ((3, 3),) if kind == "defence" else ((3,), (3,), (3,))
        table = given(BERT, "lord", hers, {"hand": [encounter[2]]})
        run(table, encounter, dice=dice)
        if kind == "defence":
            return int(told(table, "fight-monster")["against"])
        mine = (e for e in table.told if e.kind.startswith("test-") and e.facts["seat"] == ANNA)
        return int(next(mine).facts["total"])
    maps: dict[str, tuple[list[str], dict[str, Any], Option]] = {
        "exit": (["L02 L15", "L01 ."], {"at": "L15"}, ("try", "west")),
        "pit": (["L01", "L04"], {"at": "L01"}, ("go", "south")),
        "spear": (["L02", "L01", "L03", "L13"], {"at": "L03"}, ("go", "south")),
        "quest": (["L16 L02", ". L01"], {"at": "L16", "quests": ["Q08"]}, ("attempt", "Q08")),
    }
    drawn, where, way = maps[kind]
    table = given(ANNA, "hero", {**hers, **where}, {"at": "L01"}, map=drawn)
    run(table, way, dice=((3,),))
    return int(told(table, "test-passed", "test-failed")["total"])


KINDS = ("attack", "defence", "trap", "exit", "pit", "spear", "quest")
WITH_ROLLS = [row for row in DESIGNS if any(s.name == "roll" and s.condition != "at" for s in row.statics)]
PROVEN |= {row.id for row in WITH_ROLLS}


@pytest.mark.clause("DGR-DATA-18")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("row", WITH_ROLLS, ids=lambda row: row.id)
def test_a_bonus_counts_for_the_rolls_it_names_and_for_no_others(row: Card, kind: str) -> None:
    (static,) = row.statics
    cards = {"boons" if row.kind == "boon" else "treasures": [row.id]}
    fitting = {"vs": {"foe": "A45"}, "type": {"foe": "A52"}, "": {}}[static.condition]
    other = {"vs": {"foe": "A43"}, "type": {"foe": "A50", "type_": "magic"}, "": {}}[static.condition]
    assert total(kind, cards, **fitting) - total(kind, {}, **fitting) == (static.n if kind in static.what else 0)
    if static.condition:
        assert total(kind, cards, **other) == total(kind, {}, **other)


# --- cards that are used or played and then done ---------------------------------------------------------------------

SIMPLE = ("heal", "draw", "mp", "peril", "stand")


def simple() -> list[Card]:
    found = []
    for row in DESIGNS:
        do = row.play if row.play else row.uses[0].effects if row.uses else ()
        if row.is_good and do and all(effect[0] in SIMPLE for effect in do):
            found.append(row)
    return found


PROVEN |= {row.id for row in simple() if row.id != "A25"}


@pytest.mark.clause("DGR-CARD-1", "DGR-CARD-4", "DGR-SPEC-4", "DGR-TURN-8")
@pytest.mark.parametrize("row", simple(), ids=lambda row: row.id)
def test_playing_or_using_it_does_what_the_data_say(row: Card) -> None:
    if row.play:
        hers: dict[str, Any] = {"hand": [row.id]}
    else:
        hers = {"boons" if row.kind == "boon" else "treasures": [row.id], "tipped": "tipped" if row.id == "A25" else ""}
    table = given(ANNA, "hero", hers, {})
    word = "play" if row.play else "use"
    aimed = row.aim or (row.uses[0].aim if row.uses else "")
    for seat in (ANNA, BERT) if aimed == "hero here" else (BERT,) if aimed else (ANNA,):
        fresh = table.fork()
        before = [copy_hero(hero) for hero in fresh.state.heroes]
        run(fresh, (word, row.id, seat) if aimed else (word, row.id))
        after = fresh.state.heroes
        price = row.cost if row.play else dict(row.uses[0].costs).get("glory", 0)
        assert after[ANNA].glory == before[ANNA].glory - price
        if row.play:
            before[ANNA].hand = ()
            assert row.id in fresh.state.discards[0]
        for effect in row.play or row.uses[0].effects:
            check(effect, before[seat], after[seat])
        if not row.play:
            assert (word, row.id) not in fresh.pending[ANNA].options  # once per turn


STRIKES = [
    row for row in DESIGNS if row.kind == "bane" and row.play and row.play[0][0] in ("discard", "forbid", "transfer")
]
PROVEN |= {row.id for row in STRIKES}


@pytest.mark.clause("DGR-LORD-2", "DGR-LORD-3", "DGR-DATA-15", "DGR-CARD-12", "DGR-BANE-1")
@pytest.mark.parametrize("row", STRIKES, ids=lambda row: row.id)
def test_a_bane_strikes_whose_peril_pays(row: Card) -> None:
    table = given(ANNA, "lord", {"hand": [row.id]}, {"treasures": ["A16"]})
    before = [copy_hero(hero) for hero in table.state.heroes]
    run(table, ("bane", row.id, BERT))
    after = table.state.heroes
    assert after[BERT].peril == before[BERT].peril - row.cost
    assert after[CLEO] == before[CLEO]
    for effect in row.play:
        if effect[0] == "transfer":
            assert after[BERT].glory == before[BERT].glory - effect[4]
            assert after[ANNA].glory == before[ANNA].glory + effect[4]
        elif effect[0] == "forbid":
            assert [action for action, _ in after[BERT].bans] == [effect[2]]
        else:
            check(effect, before[BERT], after[BERT])


# --- traps and monsters ----------------------------------------------------------------------------------------------

TRAPS = [row for row in DESIGNS if row.kind == "trap"]
PROVEN |= {row.id for row in TRAPS}


def springs(row: Card, place: str, hers: dict[str, Any], die: int) -> tuple[Hero, Hero, int]:
    """Anna before and after Bert's trap on this place, and the value that was to be reached."""
    table = given(BERT, "lord", {**hers, "at": place}, {"hand": [row.id]})
    before = copy_hero(anna(table))
    run(table, ("encounter", ANNA, row.id), dice=((die,),) if place != "L02" else ((die,),) * 3)
    facts = next(e.facts for e in table.told if e.kind.startswith("test-") and e.facts["seat"] == ANNA)
    assert row.id in table.state.discards[0]
    assert bert(table).peril == anna(table).peril + row.cost
    return before, anna(table), int(facts["value"])


@pytest.mark.clause("DGR-ENC-8", "DGR-TEST-1", "DGR-TEST-2", "DGR-ENC-11", "DGR-CARD-1")
@pytest.mark.parametrize("hers", [{}, {"treasures": ["A16"]}, {"hero": "H6"}], ids=["bare", "laden", "other"])
@pytest.mark.parametrize("row", TRAPS, ids=lambda row: row.id)
def test_a_trap_tests_what_it_says_to_the_point(row: Card, hers: dict[str, Any]) -> None:
    ((_, _, ((_, _, what, value, succeeds, fails),)),) = row.play
    hero = anna(given(ANNA, "hero", hers, {}))
    have = {"life": hero.life, "level": hero.level}.get(what) or hero.base[TYPES.index(what)]
    for die, effects in ((value - have, succeeds), (value - have - 1, fails)):
        if die < 1:  # she cannot fail; Ysra can
            continue
        before, after, asked = springs(row, "L16", hers, die)
        assert asked == value
        if not effects:
            assert (after.life, after.glory, after.tipped) == (before.life, before.glory, "")
        for effect in effects:
            check(effect, before, after)
    for static in row.statics:  # harder on some terrain
        places = {"forest": "W06", "swamp": "W10", "desert": "W12"}
        for terrain in static.words:
            harder = static.n + LOCATIONS[places[terrain]].hazard_target
            assert springs(row, places[terrain], hers, 6)[2] == value + harder


MONSTERS = [row for row in DESIGNS if row.stats is not None]
PROVEN |= {row.id for row in MONSTERS}
PLAIN = [row for row in MONSTERS if not any(e[0] in ("steal", "move") for hit in row.stats.hits for e in hit)]  # type: ignore[union-attr]


def attacked(row: Card, type_: int, dice: tuple[int, int], hers: dict[str, Any], place: str = "L02") -> Table[State]:
    table = given(BERT, "lord", {"hero": "H4", "at": place, **hers}, {"hand": [row.id]})
    return run(table, ("encounter", ANNA, row.id, TYPES[type_]), dice=(dice,))


@pytest.mark.clause("DGR-ATK-2", "DGR-ATK-3", "DGR-ATK-9", "DGR-ATK-10", "DGR-ATK-13", "DGR-CARD-11", "DGR-LORD-2")
@pytest.mark.parametrize("hers", [{}, {"boons": ["A07"]}], ids=["bare", "blessed"])
@pytest.mark.parametrize("row", PLAIN, ids=lambda row: row.id)
def test_a_monster_fights_with_its_printed_values_and_hits(row: Card, hers: dict[str, Any]) -> None:
    stats = row.stats
    assert stats is not None
    offered = given(BERT, "lord", {"hero": "H2"}, {"hand": [row.id]}).pending[BERT].options
    types = {option[3] for option in offered if isinstance(option, tuple) and option[:3] == ("encounter", ANNA, row.id)}
    assert types == {TYPES[t] for t in range(3) if stats.symbols[t] == "s"}
    for type_ in stats.standard:
        start = given(BERT, "lord", {"hero": "H4", **hers}, {"hand": [row.id]})
        before = copy_hero(anna(start))
        table = attacked(row, type_, (6, 1), hers)
        assert told(table, "fight-monster")["total"] == 6 + stats.values[type_]
        before.peril -= row.cost
        assert anna(table).peril == before.peril
        for effect in stats.hits[type_] or (("wound", "loser", 1),):
            check(effect, before, anna(table))
        if stats.hits[type_] and not any(effect[0] in ("wound", "if") for effect in stats.hits[type_]):
            assert anna(table).life == before.life  # DGR-ATK-13: in place of the wound


@pytest.mark.clause("DGR-ATK-4", "DGR-ATK-5", "DGR-ATK-6", "DGR-ATK-14", "DGR-HORDE-4", "DGR-DUEL-6")
@pytest.mark.parametrize("type_", [0, 1], ids=["melee", "magic"])
@pytest.mark.parametrize("row", MONSTERS, ids=lambda row: row.id)
def test_a_monster_hits_back_only_with_a_symbol_and_dies_at_no_life(row: Card, type_: int) -> None:
    stats = row.stats
    assert stats is not None
    plan = ("encounter", ANNA, row.id, TYPES[stats.standard[0]]), ("duel", row.id, TYPES[type_])
    wounds = {row.id: stats.life - 1} if stats.life > 1 else {}
    table = given(BERT, "lord", {"hero": "H6", "level": 4, "mp": 1}, {"hand": [row.id]}, wounds=wounds)
    lost = run(table.fork(), *plan, dice=((1, 6),))
    fight = told(
        run(given(BERT, "lord", {"hero": "H6", "level": 4, "mp": 1}, {"hand": [row.id]}), *plan, dice=((1, 6),)),
        "fight-hero",
    )
    assert fight["against"] == 6 + stats.values[type_]
    wins = fight["against"] > fight["total"] and stats.symbols[type_] != "-"
    special = stats.hits[type_] or (("wound", "loser", 1),)
    wounding = sum(effect[2] for effect in special if effect[0] == "wound") or sum(
        effect[0] == "if" for effect in special
    )
    assert anna(lost).life == RICH["life"] - (wounding if wins else 0)
    won = run(table, *plan, dice=((6, 1),))
    assert row.id in won.state.discards[0]
    assert anna(won).glory == RICH["glory"] + 1
