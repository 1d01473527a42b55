"""The command line: every command helps, and what is wrong is said in one sentence."""

from __future__ import annotations

import argparse
import json
import re
import sys
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from alembic.script import ScriptDirectory

import undercroft
from tests.host.test_analysis import played as a_game
from undercroft import PROTOCOL, __version__, rulebook
from undercroft.cli import main
from undercroft.client import built_client
from undercroft.commands import coverage
from undercroft.games import GAMES, find_game
from undercroft.kernel.ask import pick
from undercroft.kernel.dice import key_from_seed
from undercroft.kernel.match import Match
from undercroft.kernel.record import FORMAT, SeatInfo
from undercroft.lab.balance.read import read_plan
from undercroft.lab.balance.report import BY_HAND
from undercroft.workshop.coverage import Citation, Cited

from .kernel.toy import Toy
from .lab.labelled import PLAN, Labelled

COMMANDS = (
    *("play", "simulate", "replay", "verify", "scenario", "rules", "compile"),
    *("bench", "bench games", "bench server", "bench bots", "lab", "lab balance", "lab ladder", "lab simulate"),
    *("workshop", "workshop golden", "workshop soak", "workshop coverage", "workshop fair-die", "workshop landing"),
    *(
        "workshop compile",
        "workshop mutants",
        "workshop house",
        "workshop copies",
        "workshop throws",
        "workshop pairs",
        "workshop faults",
        "workshop leaks",
    ),
)
Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def _toy(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The toy is a game like any other, with a rulebook of one clause."""
    monkeypatch.setitem(GAMES, "toy", f"{Toy.__module__}:{Toy.__qualname__}")
    monkeypatch.chdir(tmp_path)


def refused(capsys: Capture, *arguments: str) -> str:
    """Run a command that must be refused: one sentence on stderr, nothing on stdout, exit code 2."""
    assert main(arguments) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("undercroft: ")
    assert said.err.count("\n") == 1
    return said.err


def test_the_version(capsys: Capture) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert ended.value.code == 0
    first, stored, games = capsys.readouterr().out.splitlines()
    assert first == f"undercroft {__version__} (plain Python)"
    assert stored == f"record {FORMAT}, protocol {PROTOCOL}, database {heads()[0]}"
    assert all(f"{name} {find_game(name).version}" in games.split(", ") for name in ("labyrinth", "doodle"))


def heads() -> list[str]:
    """What Alembic itself says is newest."""
    migrations = next(Path(undercroft.__file__).parent.rglob("migrations"))
    return ScriptDirectory(str(migrations)).get_heads()


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_helps_with_examples(command: str, capsys: Capture) -> None:
    with pytest.raises(SystemExit) as ended:
        main([*command.split(), "--help"])
    assert ended.value.code == 0
    assert f"examples:\n  undercroft {command}" in capsys.readouterr().out


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Any, bool]]:
    """What the server would have been started with, and whether with a browser."""
    started: list[tuple[Any, bool]] = []

    def start(settings: Any, port: int | None, *, open_browser: bool) -> None:
        assert port is None
        started.append((settings, open_browser))

    monkeypatch.setattr("undercroft.server.run.serve", start)
    return started


def test_without_a_command_the_table_is_served_and_the_browser_opened(
    served: list[tuple[Any, bool]], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("undercroft.commands.serve.built_client", lambda: tmp_path)
    assert main([]) == 0
    ((settings, open_browser),) = served
    assert (settings.static, settings.share, open_browser) == (tmp_path, False, True)


def test_without_a_page_the_browser_is_not_opened_but_the_server_can_run(
    served: list[tuple[Any, bool]], monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.setattr("undercroft.commands.serve.built_client", lambda: None)
    assert "make client" in refused(capsys)
    assert main(["serve"]) == 0
    assert capsys.readouterr().err.count("\n") == 1
    assert [open_browser for _, open_browser in served] == [False]


def test_the_page_of_the_checkout_goes_before_that_of_the_package(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    own, packed = tmp_path / "web" / "dist", tmp_path / "_client"
    monkeypatch.setattr("undercroft.client.project_root", lambda: tmp_path)
    monkeypatch.setattr("undercroft.client.PACKED", packed)
    assert built_client() is None
    for folder in (packed, own):
        folder.mkdir(parents=True)
        (folder / "index.html").touch()
        assert built_client() == folder
    monkeypatch.setattr("undercroft.client.project_root", lambda: None)
    assert built_client() == packed


def test_help_names_the_commands(capsys: Capture) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--help"])
    assert ended.value.code == 0
    said = capsys.readouterr().out
    names = {command.split()[0] for command in COMMANDS} | {"serve"}
    assert all(f"    {command} " in said for command in names)


def test_an_interrupt_is_quiet(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    def interrupt(*_: Any, **__: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("undercroft.commands.simulate.simulate", interrupt)
    assert main(["simulate", "toy"]) == 130
    assert "Traceback" not in capsys.readouterr().err


# --- games ----------------------------------------------------------------------------------------------------------


def test_a_game_is_found_by_its_name() -> None:
    assert find_game("toy") is find_game("toy")


@pytest.mark.parametrize(
    "command",
    [
        ("play",),
        ("simulate",),
        ("bench", "--no-peers", "--game"),
        ("lab", "balance"),
        ("lab", "simulate"),
        ("workshop", "soak", "--game"),
    ],
)
def test_an_unknown_game_is_refused_with_those_that_exist(command: tuple[str, ...], capsys: Capture) -> None:
    assert "labyrinth" in refused(capsys, *command, "chess")


# --- play -----------------------------------------------------------------------------------------------------------


def played(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> argparse.Namespace:
    """What the terminal client is handed."""
    handed: list[argparse.Namespace] = []

    def client(args: argparse.Namespace) -> int:
        handed.append(args)
        return 0

    monkeypatch.setitem(sys.modules, "undercroft.terminal.play", SimpleNamespace(main=client))
    assert main(["play", *arguments]) == 0
    return handed[0]


def test_play_asks_for_what_no_flag_says(monkeypatch: pytest.MonkeyPatch) -> None:
    args = played(monkeypatch, "toy")
    assert (args.game, args.seats, args.options, args.resume) == ("toy", None, None, None)


def test_play_with_seats_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    args = played(monkeypatch, "toy", "--seats", "Anna, Bert,bot:random")
    assert args.seats == [SeatInfo("Anna"), SeatInfo("Bert"), SeatInfo("Random 3", "random")]


def test_play_with_a_number_of_people_and_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    assert [seat.player for seat in played(monkeypatch, "toy", "--players", "2").seats] == ["human", "human"]
    assert [seat.player for seat in played(monkeypatch, "toy", "--bots", "random,random").seats] == [
        "human",
        "random",
        "random",
    ]


def test_play_with_options_and_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    flags = ("-o", "goal=9", "--option", "coins=1", "--seed", "7", "--key-seeds", "a,b", "--real-dice", "--lang", "it")
    args = played(monkeypatch, "toy", *flags)
    assert args.options == {"goal": 9, "cards": 10, "coins": 1, "hidden": False}
    assert (args.seed, args.key_seeds, args.real_dice, args.lang) == ("7", ["a", "b"], True, "it")


def test_play_goes_on_with_a_saved_game(monkeypatch: pytest.MonkeyPatch) -> None:
    assert played(monkeypatch, "--continue", "game.jsonl").resume == Path("game.jsonl")


@pytest.mark.parametrize(
    ("flags", "cause"),
    [
        ((), "which game"),
        (("toy", "--players", "9"), "2 to 4"),
        (("toy", "--seats", "Anna,Anna"), "Anna"),
        (("toy", "--seats", "Anna,bot:"), "bot:greedy"),
        (("toy", "--seats", "Anna,Bert", "--players", "2"), "not with both"),
        (("toy", "-o", "gaol=3"), "goal"),
        (("toy", "-o", "goal"), "name=value"),
        (("toy", "-o", "goal=high"), "goal"),
        (("toy", "--preset", "all"), "preset"),
        (("--continue", "game.jsonl", "-o", "goal=3"), "leave them out"),
    ],
)
def test_play_refuses_what_does_not_fit(flags: tuple[str, ...], cause: str, capsys: Capture) -> None:
    assert cause in refused(capsys, "play", *flags)


# --- simulate -------------------------------------------------------------------------------------------------------


def test_simulate_prints_json(capsys: Capture) -> None:
    assert main(["simulate", "toy", "--bots", "random,random", "--games", "5", "--workers", "1", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["games"] == 5
    assert [seat["bot"] for seat in found["seats"]] == ["random", "random"]
    assert {"mean", "median", "p10", "p90"} <= set(found["length"])


def test_simulate_prints_tables(capsys: Capture) -> None:
    assert main(["simulate", "toy", "--games", "3", "--workers", "1"]) == 0
    assert "95 % interval" in capsys.readouterr().out


def test_simulate_refuses_an_unknown_bot(capsys: Capture) -> None:
    assert "random" in refused(capsys, "simulate", "toy", "--bots", "random,clever")


# --- records --------------------------------------------------------------------------------------------------------


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A whole game of the toy."""
    match = Match.new(Toy(), {}, [SeatInfo("Anna"), SeatInfo("Bert")], key_from_seed(1))
    random = Random(1)
    while not match.table.over:
        slot, ask = next(iter(match.table.pending.items()))
        match.answer(slot, pick(ask.options, random))
    path = tmp_path / "game.jsonl"
    match.record.save(path)
    return path


def test_verify_checks_every_roll(record: Path, capsys: Capture) -> None:
    assert main(["verify", str(record)]) == 0
    assert "follow the key" in capsys.readouterr().out


@pytest.mark.parametrize(("lang", "said"), [("de", "folgen dem Schlüssel"), ("it", "seguono la chiave")])
def test_verify_speaks_the_language_of_the_player(record: Path, lang: str, said: str, capsys: Capture) -> None:
    assert main(["verify", str(record), "--lang", lang]) == 0
    assert said in capsys.readouterr().out


def test_verify_refuses_a_changed_roll(record: Path, capsys: Capture) -> None:
    lines = record.read_text().splitlines()
    at = next(i for i, row in enumerate(lines) if i and '"chance"' in row)
    cards = ("shield-1", "shield-2")
    lines[at] = json.dumps({"chance": next(card for card in cards if card not in lines[at])})
    record.write_text("\n".join(lines) + "\n")
    assert f"line {at + 1}" in refused(capsys, "verify", str(record))
    assert f"Der Wurf in Zeile {at + 1} passt nicht zum Schlüssel" in refused(
        capsys, "verify", str(record), "--lang", "de"
    )


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize("text", ["", "{", "[]", '{"undercroft": 99}', "\0"])
def test_a_broken_record_is_refused(command: str, text: str, tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "broken.jsonl"
    path.write_text(text)
    refused(capsys, command, str(path))


@pytest.mark.parametrize(
    ("text", "said"),
    [("", "ist leer"), ("{", "Zeile 1"), ('{"undercroft": 99}', "Format 99"), ("\0", "Zeile 1")],
)
def test_what_is_wrong_with_a_record_is_said_in_german(text: str, said: str, tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "broken.jsonl"
    path.write_text(text)
    assert said in refused(capsys, "verify", str(path), "--lang", "de")


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_missing_record_is_refused(command: str, capsys: Capture) -> None:
    assert "nowhere.jsonl" in refused(capsys, command, "nowhere.jsonl")


def test_replay_tells_the_game_to_its_end(record: Path, capsys: Capture) -> None:
    assert main(["replay", str(record)]) == 0
    out = capsys.readouterr().out
    assert "The game is over" in out
    assert "Anna" in out


def test_replay_stops_where_it_is_told(record: Path, capsys: Capture) -> None:
    assert main(["replay", str(record), "--to", "4"]) == 0
    assert "goes on after 4 answers" in capsys.readouterr().out


def test_replay_keeps_the_secrets_of_others(record: Path, capsys: Capture) -> None:
    assert main(["replay", str(record), "--to", "2"]) == 0
    assert capsys.readouterr().out.count("card=") == 2
    assert main(["replay", str(record), "--to", "2", "--seat", "1"]) == 0
    assert capsys.readouterr().out.count("card=") == 1


@pytest.mark.parametrize("flags", [("--to", "99999"), ("--to", "-1"), ("--seat", "3")])
def test_replay_refuses_what_is_not_there(flags: tuple[str, str], record: Path, capsys: Capture) -> None:
    refused(capsys, "replay", str(record), *flags)


def test_replay_analyses_a_finished_game(tmp_path: Path, capsys: Capture) -> None:
    saved = tmp_path / "game.jsonl"
    a_game(answers=90).save(saved)
    assert main(["replay", str(saved), "--analysis", "--rollouts", "20"]) == 0
    out = capsys.readouterr().out
    assert "Chances, turn by turn" in out
    assert re.search("[▁▂▃▄▅▆▇█]{5}", out)
    for line in out.splitlines():
        if "at the start" in line:
            start, *changes, end = (int(one.replace("−", "-")) for one in re.findall(r"[+−]?\d+(?= %|[,;])", line))
            assert start + sum(changes) == end


def test_replay_analyses_nothing_that_goes_on_or_that_nobody_can_judge(record: Path, capsys: Capture) -> None:
    refused(capsys, "replay", str(record), "--analysis")


# --- scenarios ------------------------------------------------------------------------------------------------------

SCENARIO = """
title = "Climb"
game = "toy"
clauses = ["TOY-MOVE-1"]
seats = ["Anna", "Bert"]
when = ["Anna: step 2"]
[given]
Anna = { at = 1 }
[then]
Anna.at = 3
"""


@pytest.fixture
def scenario(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "clauses").mkdir()
    (tmp_path / "clauses" / "toy.txt").write_text("TOY-MOVE-1\n")
    monkeypatch.setattr(rulebook, "LOCALES", tmp_path)
    rulebook.clauses.cache_clear()
    path = tmp_path / "scenarios" / "climb.toml"
    path.parent.mkdir()
    path.write_text(SCENARIO)
    return path


def test_a_scenario_that_passes(scenario: Path, capsys: Capture) -> None:
    assert main(["scenario", "run", str(scenario)]) == 0
    assert capsys.readouterr().out.startswith("passed")


def test_a_scenario_that_fails_says_why(scenario: Path, capsys: Capture) -> None:
    (scenario.parent / "fails.toml").write_text(SCENARIO.replace("Anna.at = 3", "Anna.at = 4"))
    assert main(["scenario", "run", str(scenario.parent)]) == 1
    out = capsys.readouterr().out
    assert "FAILED" in out
    assert "1 of 2 scenarios passed." in out


@pytest.mark.parametrize(
    ("old", "new"),
    [("then]", "than]"), ("Anna: step", "Ana: step"), ("TOY-MOVE-1", "TOY-MOVE-7"), ('"toy"', '"tay"'), ("title", "=")],
)
def test_a_scenario_with_a_typo_is_refused(old: str, new: str, scenario: Path, capsys: Capture) -> None:
    scenario.write_text(SCENARIO.replace(old, new))
    assert str(scenario) in refused(capsys, "scenario", "run", str(scenario))


def test_a_folder_without_scenarios_is_refused(tmp_path: Path, capsys: Capture) -> None:
    refused(capsys, "scenario", "run", str(tmp_path))


# --- rules ----------------------------------------------------------------------------------------------------------


def test_rules_of_a_whole_game(capsys: Capture) -> None:
    assert main(["rules", "labyrinth", "--lang", "de"]) == 0
    out = capsys.readouterr().out
    assert all(clause in out for clause in rulebook.told("labyrinth"))


def test_one_clause(capsys: Capture) -> None:
    assert main(["rules", "labyrinth", "LAB-FIGHT-4", "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert "LAB-FIGHT-4" in out
    assert "LAB-FIGHT-5" not in out


def test_one_section(capsys: Capture) -> None:
    assert main(["rules", "labyrinth", "LAB-WIN", "--json"]) == 0
    assert set(json.loads(capsys.readouterr().out)) == {f"LAB-WIN-{n}" for n in range(1, 7)}


def test_an_example_names_its_scenario(capsys: Capture) -> None:
    assert main(["rules", "labyrinth", "LAB-EX-1"]) == 0
    assert "scenario" in capsys.readouterr().out


def test_searching(capsys: Capture) -> None:
    assert main(["rules", "labyrinth", "--lang", "en", "--search", "giant", "rat"]) == 0
    assert "LAB-COMP-2" in capsys.readouterr().out
    assert main(["rules", "labyrinth", "--search", "xyzzy"]) == 0
    assert "No clause" in capsys.readouterr().out


def test_a_clause_alone_says_where_it_stands_in_the_source(capsys: Capture) -> None:
    assert main(["rules", "LAB-RETR-3", "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert "LAB-RETR-3" in said
    found = re.search(r"-> (src/undercroft/games/labyrinth/rules/retreat\.py):(\d+) _way_out\n", said)
    assert found
    line = (Path(__file__).parent.parent / found[1]).read_text(encoding="utf-8").splitlines()[int(found[2]) - 1]
    assert "LAB-RETR-3" in line


def test_a_clause_that_no_line_names_alone_is_found_by_its_section(capsys: Capture) -> None:
    assert main(["rules", "lab-class-2"]) == 0
    where = "(with others of LAB-CLASS; no line names LAB-CLASS-2 alone)"
    assert f"-> src/undercroft/games/labyrinth/content/classes.toml {where}" in capsys.readouterr().out


@pytest.mark.parametrize("arguments", [(), ("chess",), ("labyrinth", "lab-xyz-1"), ("--coverage", "chess")])
def test_rules_that_are_not_there_are_refused(arguments: tuple[str, ...], capsys: Capture) -> None:
    refused(capsys, "rules", *arguments)


def covered(monkeypatch: pytest.MonkeyPatch, *clauses: str) -> None:
    """As if the citing tests had just run."""
    cited = Cited(0.0, {"t": Citation(list(clauses), "scenarios/all.toml")}, [])
    monkeypatch.setattr(coverage, "read_cited", lambda _: cited)
    monkeypatch.setattr(coverage, "waivers", lambda _: {})


def test_coverage_lists_what_is_missing(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    covered(monkeypatch, *rulebook.clauses("labyrinth")[1:])
    first = rulebook.clauses("labyrinth")[0]
    assert main(["rules", "--coverage", "labyrinth"]) == 1
    assert f"missing in labyrinth: {first}" in capsys.readouterr().out


@pytest.mark.parametrize("command", [("rules", "--coverage"), ("workshop", "coverage")])
def test_coverage_as_json(command: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    covered(monkeypatch, *rulebook.clauses("labyrinth"))
    assert main([*command, "--json", "labyrinth"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found == {"labyrinth": {"clauses": 451, "covered": 451, "waived": 0, "missing": []}}


# --- bench ----------------------------------------------------------------------------------------------------------


FLAGS = ("--game", "toy", "--no-peers", "--seconds", "0.05", "--json")


@pytest.mark.parametrize("arguments", [FLAGS, ("games", *FLAGS), (*FLAGS[:3], "games", *FLAGS[3:])])
def test_bench_without_peers(arguments: tuple[str, ...], capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undercroft.commands.bench.stay_on_one_core", lambda: None)
    assert main(["bench", *arguments]) == 0
    found = json.loads(capsys.readouterr().out)
    assert list(found) == ["playout", "fork", "peers", "compiled"]
    assert set(found["playout"]["toy"]) == {"per_s", "ratio_hearts"}
    assert set(found["fork"]["toy"]) == {"us", "ratio_catanatron"}


def test_bench_refuses_no_time(capsys: Capture) -> None:
    refused(capsys, "bench", "--seconds", "0")


def test_bench_of_the_server_hands_its_flags_on(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    def measure(game: str, seconds: float, **how: Any) -> dict[str, Any]:
        how["progress"]()
        return {"game": game, "seconds": seconds, "asked for": how["workers"]}

    monkeypatch.setattr("undercroft.bench.server.measure_server", measure)
    flags = ("--no-peers", "--pure", "--json")
    assert main(["bench", "--seconds", "2", "server", "--game", "toy", "--workers", "3", *flags]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["game"], found["seconds"], found["asked for"], found["workers"]) == ("toy", 2.0, 3, 3)


def test_bench_refuses_a_server_without_processes(capsys: Capture) -> None:
    refused(capsys, "bench", "server", "--no-peers", "--pure", "--workers", "0")


# --- lab ------------------------------------------------------------------------------------------------------------


@pytest.fixture
def _well(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game with a plan of its balance."""
    monkeypatch.setitem(GAMES, "toy", f"{Labelled.__module__}:{Labelled.__qualname__}")
    monkeypatch.setattr("undercroft.commands.balance.load_plan", lambda game: read_plan(game, PLAN))


@pytest.mark.usefixtures("_well")
def test_a_balance_report_is_printed_or_written(tmp_path: Path, capsys: Capture) -> None:
    flags = ("--games", "2", "--seed", "7", "--workers", "1")
    assert main(["lab", "balance", "toy", *flags]) == 0
    printed = capsys.readouterr().out
    assert printed.startswith("# Balance of the well\n")
    out = tmp_path / "balance.md"
    out.write_text(f"{BY_HAND}\nours\n")
    assert main(["lab", "balance", "toy", *flags, "--out", str(out)]) == 0
    assert out.read_text() == f"{printed}\n{BY_HAND}\nours\n"
    assert capsys.readouterr().out == ""


@pytest.mark.usefixtures("_well")
def test_a_balance_report_as_json_takes_what_the_file_says_for_what_no_flag_says(capsys: Capture) -> None:
    assert main(["lab", "balance", "toy", "--workers", "1", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["games"], found["bot"], found["seed"]) == (4, "random", "1")
    assert found["sections"][0]["title"] == "Rounds"


@pytest.mark.usefixtures("_well")
@pytest.mark.parametrize("flags", [("--games", "0"), ("--bot", "clever"), ("--out", "nowhere/balance.md")])
def test_a_balance_report_that_cannot_be_made_is_refused(flags: tuple[str, str], capsys: Capture) -> None:
    refused(capsys, "lab", "balance", "toy", *flags)


def test_a_game_without_a_plan_of_its_balance_is_refused(capsys: Capture) -> None:
    assert "balance.toml" in refused(capsys, "lab", "balance", "toy")


def test_no_processes_at_all_are_refused(capsys: Capture) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["lab", "simulate", "toy", "--workers", "0"])
    assert ended.value.code == 2
    assert "at least 1" in capsys.readouterr().err


def test_the_lab_simulates_like_the_command_of_that_name(capsys: Capture) -> None:
    found = []
    for command in (["simulate"], ["lab", "simulate"]):
        assert main([*command, "toy", "--games", "3", "--workers", "1", "--json"]) == 0
        found.append(json.loads(capsys.readouterr().out)["seats"])
    assert found[0] == found[1]
