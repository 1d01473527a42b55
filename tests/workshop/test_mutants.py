"""Broken rules are made one at a time, tried with the tests that should notice, and counted honestly."""

from __future__ import annotations

import ast
import shutil
from pathlib import Path

import pytest

import undercroft
from undercroft.workshop import cited_only
from undercroft.workshop.mutant_bench import BadCampaign, function_around
from undercroft.workshop.mutants import Campaign, clauses_of, equivalents, reason_of, sample
from undercroft.workshop.mutations import mutants

RULES = '''"""Rules of a tiny game."""


def may_enter(gold: int, is_caged: bool) -> bool:
    """TIN-GATE-1: who has ten gold and is free."""
    return gold >= 10 and not is_caged  # TIN-GATE-1


def toll(gold: int) -> int:
    # TIN-GATE-2
    return gold - 1
'''
TESTS = """import pytest
from undercroft.games.tiny.rules.gate import may_enter, toll


@pytest.mark.clause("TIN-GATE-1")
def test_tiny_gate():
    assert may_enter(10, False)
    assert not may_enter(9, False)


@pytest.mark.clause("TIN-GATE-2")
def test_tiny_toll():
    assert toll(5) <= 5
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project with one tiny game, one good test and one that hardly notices anything."""
    package = tmp_path / "src" / "undercroft"
    rules = package / "games" / "tiny" / "rules"
    rules.mkdir(parents=True)
    (package / "workshop").mkdir()
    for folder in (package, package / "games", package / "games" / "tiny", rules, package / "workshop"):
        (folder / "__init__.py").touch()
    for plugin in ("mutant_order.py", "mutant_warm.py"):
        shutil.copy(Path(undercroft.__file__).parent / "workshop" / plugin, package / "workshop")
    (rules / "gate.py").write_text(RULES, encoding="utf-8")
    (tmp_path / "pyproject.toml").write_text(
        '[tool.pytest.ini_options]\nmarkers = ["clause(*ids)"]\n', encoding="utf-8"
    )
    (tmp_path / "scenarios").mkdir()
    tests = tmp_path / "tests" / "games" / "tiny"
    tests.mkdir(parents=True)
    (tmp_path / "tests" / "golden").mkdir()
    (tests / "test_tiny.py").write_text(TESTS, encoding="utf-8")
    (tmp_path / "tests" / "test_scenarios.py").write_text("def test_tiny_scenario(): pass\n", encoding="utf-8")
    return tmp_path


def changes(source: str) -> set[tuple[str, str]]:
    return {(mutant.before, mutant.after) for mutant in mutants(source, "a.py")}


def test_comparisons_conditions_constants_and_steps_are_broken() -> None:
    found = changes("def f(a, b):\n    if a < 3 and b:\n        a.life -= 1\n        hit(a)\n    return max(a, b)\n")
    assert ("a < 3", "(a <= 3)") in found
    assert ("a < 3 and b", "(a < 3 or b)") in found
    assert ("a < 3 and b", "(b)") in found
    assert ("a < 3 and b", "True") in found
    assert ("3", "4") in found
    assert ("a.life -= 1", "pass") in found
    assert ("hit(a)", "pass") in found
    assert ("max", "min") in found


def test_what_is_told_annotated_or_said_to_readers_is_left_alone() -> None:
    source = 'def f(s, n: "Count[3]" = 2) -> "A[1]":\n    """Up to 7."""\n    s.tell("a", number=1)\n    assert n > 1\n'
    assert changes(source) == {("2", "3"), ("2", "1")}


def test_what_only_prepares_what_is_told_is_left_alone() -> None:
    source = "def f(s):\n    if s.listener is not None:\n        n = s.seat + 1\n        s.tell('a', n=n)\n"
    assert changes(source) == set()
    assert changes("def _tell(s):\n    s.note(1)\n") == set()
    assert changes("def f(a, b):\n    return zip(a, b, strict=True)\n") == set()


def test_how_chance_samples_is_left_alone() -> None:
    assert changes("class A:\n    def sample(self, random):\n        return random.random() < 1\n") == set()


def test_a_test_that_only_narrows_a_type_stays_but_its_meaning_may_change() -> None:
    found = changes("def f(foe):\n    return foe is not None and foe.life\n")
    assert found == {
        ("foe is not None and foe.life", "(foe is not None)"),
        ("foe is not None and foe.life", "(foe is not None or foe.life)"),
        ("foe is not None", "(foe is None)"),
    }
    assert ("a.foe is not None and b", "(b)") in changes("def f(a, b):\n    return a.foe is not None and b\n")


def test_every_mutant_is_a_source_that_differs_in_one_place() -> None:
    every = mutants(RULES, "gate.py")
    assert len({mutant.id for mutant in every}) == len(every)
    for mutant in every:
        assert mutant.of(RULES) != RULES
        ast.parse(mutant.of(RULES))


def test_the_same_seed_chooses_the_same(project: Path) -> None:
    found = Campaign(project, "tiny", "a").found
    assert sample(found, 3, "x") == sample(found, 3, "x")
    assert len(sample(found, None, "x")) == len(mutants(RULES, "gate.py"))


def test_the_clauses_of_the_function_come_first() -> None:
    by_line = {mutant.line: clauses_of(mutant, RULES) for mutant in mutants(RULES, "gate.py")}
    assert by_line == {6: {"TIN-GATE-1"}, 11: {"TIN-GATE-2"}}


def test_a_campaign_tells_who_noticed_and_what_nobody_did(project: Path) -> None:
    campaign = Campaign(project, "tiny", "try")
    chosen = [
        one for one in mutants(RULES, campaign.found.popitem()[0]) if one.after in ("(gold > 10)", "(gold >= 10)")
    ]
    campaign = Campaign(project, "tiny", "try")
    trials = campaign.trials(chosen)
    done: list[int] = []
    tried = campaign.run(trials, 1, lambda: done.append(1))
    noticed = {one.mutant.after: tried[one.id].by for one in trials}
    assert noticed["(gold > 10)"].endswith("test_tiny.py::test_tiny_gate")
    assert noticed["(gold >= 10)"] == ""  # that the caged stay out is tested by nobody
    assert len(done) == 2
    assert set(campaign.known()) == {one.id for one in trials if tried[one.id].by}  # survivors are tried again


def test_rules_that_fail_their_tests_unbroken_are_not_tried(project: Path) -> None:
    (project / "tests" / "test_scenarios.py").write_text("def test_tiny_scenario(): assert False\n", encoding="utf-8")
    campaign = Campaign(project, "tiny", "try")
    with pytest.raises(BadCampaign, match=r"fail with the rules as they are: tests/test_scenarios\.py"):
        campaign.run(campaign.trials(sample(campaign.found, 1, "x")), 1, lambda: None)


def test_a_clause_whose_tests_notice_nothing_is_cited_only(project: Path) -> None:
    campaign = Campaign(project, "tiny", "clauses")
    trials = [one for one in cited_only.chosen(campaign.found, "tiny", "s") if "TIN-GATE-2" in one.clauses]
    weak = [one for one in trials if one.mutant.after in ("2", "0")]
    assert weak
    tried = campaign.run(weak, 1, lambda: None)
    report = cited_only.report(weak, tried, lambda _: False)
    assert report == {"TIN-GATE-2": False}
    cited_only.keep(project, "tiny", report)
    assert cited_only.read(project, "tiny") == report
    assert cited_only.report(weak, tried, lambda _: True) == {}  # equivalent ones say nothing


def test_what_stands_in_no_function_is_broken_in_the_file() -> None:
    source = "A = 1\n\n\nclass B:\n    c = 2\n\n    def d(self, e=3):\n        return [4 for f in (lambda: 5,)]\n"
    around = {mutant.before: function_around(source, mutant) for mutant in mutants(source, "a.py")}
    assert around == {"1": "", "2": "", "3": "", "4": "B.d", "5": "B.d"}


def test_who_survives_the_exchanged_function_is_tried_with_all_tests_afresh(project: Path) -> None:
    (project / "tests" / "test_scenarios.py").write_text(
        "from undercroft.games.tiny.rules import gate\n\nKEPT = gate.toll(5)\n\n\n"
        "def test_tiny_scenario():\n    assert KEPT == 4\n",
        encoding="utf-8",
    )  # what is reckoned while tests are collected is not reckoned again for an exchanged function
    campaign = Campaign(project, "tiny", "try")
    chosen = [one for one in mutants(RULES, campaign.found.popitem()[0]) if (one.before, one.after) == ("1", "2")]
    trials = Campaign(project, "tiny", "try").trials(chosen)
    tried = Campaign(project, "tiny", "try").run(trials, 1, lambda: None)
    assert [one.by for one in tried.values()] == ["tests/test_scenarios.py::test_tiny_scenario"]


def test_equivalent_mutants_need_a_reason(project: Path) -> None:
    place = project / "tests" / "equivalent.toml"
    one = mutants(RULES, "gate.py")[0]
    row = f"file = 'gate.py'\nfunction = '{one.function}'\nbefore = '{one.before}'\nafter = '{one.after}'\n"
    place.write_text(f"[[mutant]]\n{row}reason = 'gold is never ten'\n", encoding="utf-8")
    assert reason_of(one, equivalents(project)) == "gold is never ten"
    assert not reason_of(mutants(RULES, "gate.py")[1], equivalents(project))
    place.write_text(f"[[mutant]]\n{row}reason = 'no'\n", encoding="utf-8")
    with pytest.raises(BadCampaign, match="no reason in words"):
        equivalents(project)
