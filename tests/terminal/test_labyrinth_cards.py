"""Cards read out in the terminal: what they do, the numbers of monsters, markers, classes, and what a miss costs."""

from __future__ import annotations

import re
from typing import Any

import pytest

from undercroft.games import find_game
from undercroft.games.labyrinth.content.board_map import load_board
from undercroft.games.labyrinth.content.cards import CLASSES
from undercroft.games.labyrinth.state import State
from undercroft.kernel.ask import Ask, roll
from undercroft.terminal.face import Face, find_face
from undercroft.words import LANGUAGES, Speaker, Words

GAME = find_game("labyrinth")
BOARD = load_board()


def table(anna: dict[str, Any], **more: Any) -> State:
    given = {"Anna": {"class": "elf", **anna}, "Bert": {"class": "hero"}, **more}
    state = GAME.given(GAME.read_options({}), ["Anna", "Bert"], given)
    assert isinstance(state, State)
    return state


def face(lang: str = "en") -> Face:
    return find_face(Speaker(Words(lang, strict=True), "labyrinth", ["Anna", "Bert"]), is_ascii=False)


def move(state: State) -> Ask:
    steps = [("step", way.to) for way in BOARD.ways[state.heroes[0].at]]
    return Ask(0, "move", (*steps, "end"), "LAB-TURN-2")


def details(state: State, seat: int, lang: str = "en") -> list[str]:
    return [row.plain for row in face(lang).details(GAME.view(state, seat), seat)]


def uses(state: State, seat: int, lang: str) -> list[str]:
    """What the page says of what this seat's cards are good for."""
    words = Words(lang, strict=True)
    kinds = ("sword", "opener", "esp", "crystal", "fireball", "bolt", "teleport", "bind", "transport", "missile")
    known = tuple(words.say(f"labyrinth-use-{kind}") for kind in kinds)
    return [row for row in details(state, seat, lang) if row.endswith(known)]


# --- the page of cards ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_cards_page_tells_what_special_cards_are_good_for(lang: str) -> None:
    state = table({"carried": ["sword", "opener", "esp", "crystal"]})
    assert len(uses(state, 0, lang)) == 4
    assert uses(state, 1, lang) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("kind", "number"), [("wizard", 3), ("cleric", 2), ("hobbit", 1), ("elf", 0)])
def test_it_tells_what_spells_and_missiles_do_to_their_owner_alone(lang: str, kind: str, number: int) -> None:
    spells = {"spells": ["fireball", "bolt", "teleport", "bolt"]} if kind == "wizard" else {}
    state = table({"class": kind, **spells})
    assert len(uses(state, 0, lang)) == number
    assert uses(state, 1, lang) == []


@pytest.mark.clause("LAB-CLASS-1")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_class_tells_its_steps_its_secret_door_number_and_its_goal(lang: str) -> None:
    words = Words(lang, strict=True)
    for name, kind in CLASSES.items():
        about = words.say(f"labyrinth-class-{name}.about")
        goal = words.say("labyrinth-view-goal", goal=kind.goal).split()[-1]
        assert about.startswith(f"{kind.steps} ")
        assert about.endswith(goal)
        assert re.search(rf"1[-–]{kind.secret_door}\b", about), about


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_cards_page_tells_the_classes_at_the_table_and_the_decks(lang: str) -> None:
    told = details(table({"class": "thief"}), 0, lang)
    words = Words(lang, strict=True)
    for kind in ("thief", "hero"):
        assert any(row.endswith(words.say(f"labyrinth-class-{kind}.about")) for row in told)
    assert not any(row.endswith(words.say("labyrinth-class-wizard.about")) for row in told)
    assert any("12" in row and "20" in row and words.say("labyrinth-view-decks") in row for row in told)


def test_markers_are_told_with_what_lies_under_them_and_whose_ball_has_marked_a_room() -> None:
    kept = {"owner": "Bert", "room": "r1-02", "monster": "goblin", "treasure": 500}
    state = table({}, monster=[{"card": "giant-rat", "at": "r1-01", "held": [250, 500]}], reserved=[kept])
    told = details(state, 0)
    assert "Monsters: Giant Rat (marker 1) in room 1, holds 2 cards" in told
    assert "Kept by Crystal Balls: room 2 (marker 2, Bert)" in told
    assert not any("Goblin" in row for row in told)
    assert any(row.startswith("  Goblin: ") for row in details(state, 1))


def test_everybody_reads_the_goals_of_the_others_and_who_is_locked_with_whom() -> None:
    state = table({"class": "thief", "at": "c1-01"}, Bert={"class": "wizard", "at": "c1-01"}, locks=[["Anna", "Bert"]])
    state.may_not_fight = True
    anna, bert = (row.plain for row in face().standing(GAME.view(state, 0), 0))
    assert "goal" not in anna
    assert "goal 30,000" in bert
    assert anna.endswith("locked with Bert, no more fights this turn")
    assert bert.endswith("locked with Anna")


def test_the_numbers_of_an_open_card_are_shown_as_they_would_lie_on_the_table() -> None:
    state = table({"at": "r1-01"}, monster=[{"card": "giant-rat", "at": "r1-01", "engaged": "Anna"}])
    numbers = "Giant Rat: Lightning Bolt 7, Fireball 2, Wizard 6, Superhero 3, Hero 4, [Elf 5]"
    assert f"  {numbers}" in [row.plain for row in face().details(GAME.view(state, 0), 0)]
    attack = roll(0, 2, "LAB-FIGHT-5", "attack-roll")
    assert face().before_roll(GAME.view(state, None), attack, 0) == numbers
    assert face().before_roll(GAME.view(state, None), attack, 1) == ""


# --- before a fight -------------------------------------------------------------------------------------------------

OGRE = "Ogre: Lightning Bolt 5, Fireball 4, Wizard 5, Superhero 6, [Hero 9], Elf 8"


def asked(state: State, ask: Ask) -> list[str]:
    return [row.plain for row in face().extra(GAME.view(state, 0), ask)]


def test_an_open_monster_next_door_is_read_out_before_one_goes_in() -> None:
    (way,) = BOARD.ways["r3-35"]
    state = table({"class": "hero", "at": way.to}, monster=[{"card": "ogre", "at": "r3-35", "held": [250]}])
    state.steps = 5
    assert OGRE in asked(state, move(state))
    state.pacified = frozenset({"r3-35"})
    assert OGRE not in asked(state, move(state))


def test_a_card_seen_by_the_medallion_is_read_out_to_who_saw_it_also_a_trap() -> None:
    (way,) = BOARD.ways["r3-35"]
    state = table({"class": "hero", "at": way.to})
    state.steps, state.peeks = 5, (("r3-35", "ogre-1"),)
    assert OGRE in asked(state, move(state))
    assert f"  {OGRE}" in details(state, 0)
    assert not any("Ogre" in row for row in details(state, 1))
    state.peeks = (("r3-35", "cage-3-1"),)
    assert any(row.startswith("Cage: a trap") for row in asked(state, move(state)))


def test_who_chooses_an_opponent_or_a_means_reads_the_cards_and_what_a_miss_costs() -> None:
    state = table({"class": "wizard", "at": "r3-35"}, monster=[{"card": "ogre", "at": "r3-35", "held": [250]}])
    told = asked(state, Ask(0, "means", ("hand", "bolt"), "LAB-SPELL-6"))
    assert told[0] == "Ogre: [Lightning Bolt 5], [Fireball 4], [Wizard 5], Superhero 6, Hero 9, Elf 8"
    assert told[1].startswith("If your attack fails: nothing 22 %, unconscious 28 %, lightly wounded 39 %")
    told = asked(state, Ask(0, "opponent", ("ogre-1", "werewolf-1"), "LAB-FIGHT-3"))
    assert [row.split(":")[0] for row in told] == ["Ogre", "Werewolf", "If your attack fails"]


@pytest.mark.clause("LAB-THIEF-4", "LAB-THIEF-9", "LAB-HOBB-3")
def test_what_a_miss_costs_is_told_as_the_class_suffers_it() -> None:
    ask = Ask(0, "move", ("fight", "end"), "LAB-TURN-2")
    ogre = [{"card": "ogre", "at": "r3-35", "engaged": "Anna"}]
    surprising = table({"class": "thief", "at": "r3-35"}, monster=ogre)
    assert asked(surprising, ask)[-1] == "If your attack fails: nothing 97 %, killed 3 %"
    again = table({"class": "thief", "at": "r3-35", "attacked": "ogre"}, monster=ogre)
    assert "lightly wounded" in asked(again, ask)[-1]
    hobbit = table({"class": "hobbit", "at": "r3-35"}, monster=ogre)
    assert "unconscious 33 %" in asked(hobbit, ask)[-1]
