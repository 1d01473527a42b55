"""The rulebook: every clause is told in every language."""

from __future__ import annotations

import pytest

from undercroft import rulebook
from undercroft.kernel.errors import UnknownGame
from undercroft.rulebook import LANGUAGES, NoText, UnknownClause

GAMES = ("labyrinth", "doodle", "fighter", "dungeoneer")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_language_tells_exactly_the_clauses_and_the_titles_of_their_sections(game: str, language: str) -> None:
    titles = {rulebook.section_of(clause) for clause in rulebook.told(game)}
    assert set(rulebook.texts(game, language)) == titles | set(rulebook.told(game))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_text_is_a_sentence_without_a_broken_placeable(game: str, language: str) -> None:
    for clause, text in rulebook.texts(game, language).items():
        assert text.strip() == text != "", clause
        assert "{" not in text, clause


def test_languages_differ() -> None:
    clause = rulebook.told("labyrinth")[0]
    assert len({rulebook.rule("labyrinth", clause, language) for language in LANGUAGES}) == len(LANGUAGES)


def test_sections_hold_all_clauses_in_the_order_of_the_ledger() -> None:
    sections = rulebook.sections("labyrinth", "de")
    assert tuple(clause for section in sections for clause in section.clauses) == rulebook.told("labyrinth")
    assert all(section.title != section.id for section in sections)


def test_a_clause_is_found_without_capitals_and_without_the_prefix() -> None:
    assert rulebook.find("labyrinth", "fight-4") == "LAB-FIGHT-4"
    assert rulebook.find("labyrinth", "lab-fight") == "LAB-FIGHT"


def test_an_unknown_clause_is_refused_with_those_near_it() -> None:
    with pytest.raises(UnknownClause, match="LAB-FIGHT-4"):
        rulebook.rule("labyrinth", "lab-fihgt-4")


def test_an_example_has_no_text_of_its_own() -> None:
    assert rulebook.is_vector("LAB-EX-1")
    with pytest.raises(NoText, match="LAB-EX-1"):
        rulebook.rule("labyrinth", "LAB-EX-1")


def test_a_game_without_a_rulebook_is_refused() -> None:
    with pytest.raises(UnknownGame, match="labyrinth"):
        rulebook.clauses("chess")


def test_a_language_we_do_not_speak_is_refused() -> None:
    with pytest.raises(NoText):
        rulebook.rule("labyrinth", "LAB-FIGHT-4", "fr")


def test_search_finds_the_clauses_with_all_words() -> None:
    found = rulebook.search("labyrinth", ["giant", "RAT"])
    assert "LAB-COMP-2" in found
    assert rulebook.search("labyrinth", ["giant", "no-such-word"]) == []
