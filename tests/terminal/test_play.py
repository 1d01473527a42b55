"""The client as somebody uses it who sends lines: playing, undoing, saving, real dice, three languages."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from undercroft.bots import RandomBot, decide
from undercroft.cli import main
from undercroft.games import find_game
from undercroft.kernel.dice import key_from_seed
from undercroft.kernel.match import Match, verify
from undercroft.kernel.record import SeatInfo, load
from undercroft.terminal.capture import capture, played
from undercroft.terminal.store import key_path
from undercroft.words import LANGUAGES, Words

from .client import COMMAND, RAW_ID, Lines, readable

GAME = ("labyrinth", "--seed", "3", "--preset", "first-game", "--seats", "Anna,bot:random")
TOUR = "1|help|map|map 31|map kitchen|cards|log|?|? LAB-FIGHT-4|? FIGHT|? LAB-NONE|hint|undo|99|nonsense|6|1|1|1|1|1"


def test_the_question_the_map_and_the_options_are_shown(play: Lines) -> None:
    shown = play("1", *GAME)
    assert "Anna, which adventurer do you lead?" in shown
    assert "Anna, you are on Start with 5 steps left. What do you do?" in shown
    assert "Guardroom" in shown
    assert re.search(r"^  1 n Go into a corridor of level 1$", shown, re.MULTILINE)
    assert "In reach: room 6 (3)" in shown
    assert play.code == 0


def test_a_hint_says_why(play: Lines) -> None:
    shown = " ".join(play("1|hint", *GAME).split())
    assert re.search(r"Anna, I would say: \d+ \(.\): .* Room \d+, \d steps? away: \d+ % to win", shown)


def test_a_hint_says_what_the_other_answers_are_worth(play: Lines) -> None:
    """Where there is a search to weigh them."""
    shown = " ".join(play("hint|quit", "dungeoneer", "--seed", "3", "--seats", "Anna,bot:random").split())
    assert "Anna, I would say:" in shown
    assert re.search(r"(about as good|clearly worse): \d+", shown)


def test_the_end_of_the_input_saves_and_says_how_to_go_on(play: Lines) -> None:
    shown = play("1|1", *GAME)
    assert shown.splitlines()[-1] == f"{COMMAND}play --continue {play.file.stem}"
    assert play.match().table.state.heroes[0].at != "start"


def test_the_key_of_the_dice_is_kept_apart_and_private(play: Lines) -> None:
    play("1|1", *GAME)
    secret = key_path(play.file)
    assert secret.stat().st_mode & 0o777 == 0o600
    assert secret.read_text().strip() not in play.file.read_text()
    assert bytes.fromhex(secret.read_text()) == key_from_seed("3")


def test_a_saved_game_goes_on_where_it_stopped(play: Lines) -> None:
    play("1|1", *GAME)
    before = play.match().position
    shown = play("1", "--continue", play.file.stem)
    assert "with 4 steps left" in shown
    assert play.match().position > before


def test_the_last_game_goes_on_without_being_named(play: Lines) -> None:
    play("1|1", *GAME)
    assert "with 4 steps left" in play("1", "--continue")


def test_a_game_without_its_key_cannot_be_played_on(play: Lines) -> None:
    play("1|1", *GAME)
    key_path(play.file).unlink()
    play("1", "--continue", str(play.file))
    assert play.code == 2
    assert "undercroft replay" in play.errors
    assert play.errors.count("\n") == 1


def test_a_torn_last_line_is_forgiven(play: Lines) -> None:
    play("1|1", *GAME)
    with play.file.open("a") as file:
        file.write('{"seat": 0, "ans')
    assert "with 4 steps left" in play("1", "--continue", str(play.file))
    assert play.match().position


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("chess",), "Das Spiel chess gibt es nicht; es gibt labyrinth"),
        (
            ("labyrinth", "--preset", "easy"),
            "Die Voreinstellung easy gibt es nicht; es gibt first-game, ",
        ),
        (("labyrinth", "-o", "dragons=on"), "Die Option dragons gibt es nicht; es gibt mode, "),
        (("labyrinth", "-o", "mode=hard"), "mode kann nicht hard sein, sondern nur: basic, expert."),
        (("labyrinth", "-o", "thief=maybe"), "thief kann nicht maybe sein, sondern nur: on, off."),
        (("labyrinth", "-o", "ambush_spells=on"), "ambush_spells geht nur zusammen mit ambush=on (LAB-VAR-1)."),
        (("labyrinth", "-o", "mode=basic", "--players", "5"), "Das Spiel ist für 2 bis 4 Spieler, nicht für 5."),
        (("labyrinth", "--players", "9"), "Das Spiel ist für 2 bis 8 Spieler, nicht für 9."),
        (("labyrinth", "--bots", "clever"), "Den Bot clever gibt es nicht; es gibt random, greedy, easy"),
        (("labyrinth", "--seats", "Anna,Anna"), "Zwei Spieler heißen Anna; gib jedem einen eigenen Namen."),
        (("--continue", "gone/game.jsonl"), "Die Datei gone/game.jsonl gibt es nicht."),
        ((), "Welches Spiel? Es gibt labyrinth"),
    ],
)
def test_what_was_refused_is_told_in_the_language_of_the_person(
    play: Lines, arguments: tuple[str, ...], said: str
) -> None:
    play("", *arguments, "--lang", "de")
    assert play.code == 2
    assert play.errors.startswith(f"undercroft: {said}")


def test_somebody_without_a_name_is_called_so_in_the_own_language(play: Lines) -> None:
    assert "Giocatore 1, quale avventuriero guidi?" in play("", "labyrinth", "--bots", "random", "--lang", "it")


def test_an_empty_line_shows_the_question_again(play: Lines) -> None:
    shown = play("1||", *GAME)
    assert shown.count("Anna, you are on Start with 5 steps left. What do you do?") == 3


def test_a_rule_that_is_not_found_is_told_in_the_own_language(play: Lines) -> None:
    shown = play("1|? Drachenei|? LAB-FIHGT-four", *GAME, "--lang", "de")
    assert "Weder eine Regel noch ein Wort aus den Regeln: „Drachenei“." in shown
    assert "„LAB-FIHGT-four“. Meinst du" in " ".join(shown.split())


def test_nothing_to_continue_is_said_in_one_sentence(play: Lines) -> None:
    play("", "--continue", "--lang", "de")
    assert play.code == 2
    assert play.errors == "undercroft: Es gibt keine gespeicherte Partie, die weitergehen könnte.\n"


def test_typing_a_room_number_walks_there_and_fights(play: Lines) -> None:
    shown = play("1|6", *GAME)
    assert "Anna walks 3 steps, into room 6." in shown
    assert "Anna meets the" in shown
    assert "needed" in shown


def test_typing_a_name_walks_as_far_as_the_steps_allow(play: Lines) -> None:
    play("1|armory", *GAME)
    answers = [entry.answer for entry in load(play.file).entries if entry.answer is not None and entry.seat == 0]
    assert [answer[0] for answer in answers if isinstance(answer, list)] == ["step"] * 5


def test_the_compass_takes_one_step(play: Lines) -> None:
    assert "Anna walks into the Great Hall." in play("1|s", *GAME)
    assert "Anna geht in einen Gang" in play("1|o", *GAME[:1], "--lang", "de", *GAME[1:])


def test_a_side_without_a_way_is_said(play: Lines) -> None:
    assert "There is no way east from here." in play("1|n|e", *GAME)


def test_undo_takes_back_step_by_step(play: Lines) -> None:
    shown = play("1|n|n|undo|undo", *GAME)
    assert shown.count("Taken back.") == 2
    assert play.match().table.state.heroes[0].at == "start"


def test_undo_takes_back_a_whole_walk(play: Lines) -> None:
    shown = play("1|n|n|start|undo", *GAME)
    assert "Anna walks 2 steps, to Start." in shown
    assert shown.count("Taken back.") == 1
    assert play.match().table.state.steps == 3


def test_undo_is_refused_after_something_was_revealed(play: Lines) -> None:
    shown = play("1|6|undo", *GAME)
    assert "That cannot be taken back: something was revealed" in shown
    assert play.match().table.state.heroes[0].at != "start"


def test_options_that_reveal_something_are_marked(play: Lines) -> None:
    shown = play("1|n|n", *GAME)
    assert re.search(r"Go into room 7 and fight  \d+ % \*$", shown, re.MULTILINE)
    assert "* cannot be taken back" in shown


@pytest.mark.parametrize("typed", ["99", "0", "nonsense", "7 1", "-1", "1 2", "room", "?lab-none-7", "map nowhere"])
def test_bad_input_is_answered_in_a_sentence_and_changes_nothing(typed: str, play: Lines) -> None:
    shown = play(f"1|{typed}", *GAME)
    before = Match.resume(find_game("labyrinth"), load(play.file))
    assert before.table.state.heroes[0].at == "start"
    assert before.table.state.steps == 5
    said = shown.split(f"> {typed}\n")[1].splitlines()
    assert 1 <= len(said[: said.index("> ")]) <= 2


def test_save_makes_a_copy_that_can_be_played_on(play: Lines, tmp_path: Path) -> None:
    copy = tmp_path / "copies" / "mine.jsonl"
    assert "Saved as" in play(f"1|n|save {copy}|n", *GAME)
    assert load(copy).entries == load(play.file).entries[: len(load(copy).entries)]
    assert key_path(copy).stat().st_mode & 0o777 == 0o600
    assert "with 4 steps left" in play("", "--continue", str(copy))


def test_saving_where_one_cannot_is_said(play: Lines, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert "The game cannot be saved" in play(f"1|save {tmp_path / 'file' / 'game.jsonl'}", *GAME)


# --- languages, width, colour ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("preset", ["first-game", "everything"])
def test_everything_is_told_in_words_within_80_columns_and_without_escape_codes(
    lang: str, preset: str, play: Lines
) -> None:
    shown = play(TOUR, "labyrinth", "--seed", "5", "--preset", preset, "--bots", "random,random", "--lang", lang)
    assert RAW_ID.findall(readable(shown)) == []
    assert [row for row in shown.splitlines() if len(row) > 80 and not row.startswith(COMMAND)] == []
    assert "\x1b" not in shown
    assert play.errors == ""


def test_no_color_by_flag(play: Lines, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR")
    assert "\x1b" not in play("1|map", *GAME, "--no-color")


def test_a_terminal_that_knows_only_ascii_is_enough(tmp_path: Path) -> None:
    known = {**os.environ, "PYTHONIOENCODING": "ascii", "XDG_DATA_HOME": str(tmp_path), "COLUMNS": "80"}
    command = [sys.executable, "-m", "undercroft", "play", *GAME, "--lang", "de"]
    done = subprocess.run(command, input=b"1\nplan\nn\n", env=known, capture_output=True, check=True)
    assert "Nummer, Wort, Befehl (hilfe) oder" in done.stdout.decode("ascii")
    assert done.stderr == b""


def test_the_picture_for_the_readme_can_be_drawn_again() -> None:
    match = played("labyrinth", "first-game", ["Anna", "Bert"], "1", 2)
    shown = capture(match, "it", 100, 40).export_text()
    assert "Anna, ti trovi" in shown


# --- real dice ------------------------------------------------------------------------------------------------------


def test_real_dice_are_asked_for_and_entered_by_people(play: Lines) -> None:
    shown = play("help|7 1|4|6 4|3 2|1|6 6|1,1|6|43|quit", *GAME, "--real-dice")
    assert "Anna, throw two dice: the highest total chooses first." in shown
    assert shown.count("That is no such throw: enter 2 numbers from 1 to 6") == 2
    assert "Random 2 is a bot: throw for it." in shown
    assert "Anna, throw two dice for your attack." in shown
    entries = load(play.file).entries
    thrown = [entry.chance for entry in entries if entry.people]
    assert thrown[:2] == [[6, 4], [3, 2]]
    assert [4, 3] in thrown
    assert all(isinstance(entry.chance, str) for entry in entries if entry.chance is not None and not entry.people)


def test_real_dice_can_be_left_and_taken_up_again(play: Lines) -> None:
    play("6 4|quit", *GAME, "--real-dice")
    shown = play("3 2|1", "--continue", str(play.file))
    assert "Anna, which adventurer do you lead?" in shown


# --- to the end -----------------------------------------------------------------------------------------------------


def won_by_the_first_seat() -> Match:  # type: ignore[type-arg]
    """A game of random players that the first seat wins."""
    game = find_game("labyrinth")
    for seed in range(50):
        match = Match.new(game, {"mode": "basic"}, [SeatInfo("Anna"), SeatInfo("Odo", "random")], key_from_seed(seed))
        random = Random(seed)
        bot = RandomBot(random)
        while not match.table.over and match.position < 20_000:
            ((seat, _),) = match.table.pending.items()
            match.answer(seat, decide(bot, match.table, seat, random))
        last = [entry.answer for entry in match.record.entries if entry.seat == 0][-1]
        if game.winners(match.table.state) == (0,) and list(last) == ["step", "start"]:
            return match
    raise AssertionError("the first seat never wins by a step")


def test_the_end_shows_the_result_the_key_and_how_to_check(play: Lines, tmp_path: Path) -> None:
    whole = won_by_the_first_seat()
    path = tmp_path / "undercroft" / "games" / "nearly.jsonl"
    path.parent.mkdir(parents=True)
    last = max(number for number, entry in enumerate(whole.record.entries) if entry.seat == 0)
    record = whole.record
    del record.entries[last:]
    record.save(path)
    assert whole.key is not None
    key_path(path).write_text(whole.key.hex())
    shown = play("start", "--continue", "nearly")
    assert "The game is over; Anna has won!" in shown
    assert "Anna (winner)" in shown
    assert f"{COMMAND}verify nearly" in shown
    assert main(["verify", "nearly"]) == 0
    assert main(["replay", "nearly", "--lang", "it"]) == 0
    assert whole.key.hex() in shown.replace("\n", "")
    assert not key_path(path).exists()
    assert verify(find_game("labyrinth"), load(path))["rolls"] > 0
    assert "is finished" in play("", "--continue", "nearly")


def test_bots_alone_can_be_watched(play: Lines, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undercroft.terminal.session.decide", stop_after(40))
    shown = play("", "labyrinth", "--seed", "1", "--preset", "first-game", "--seats", "bot:random,bot:random")
    assert "Random 1's turn." in shown
    assert "Go on with:" in shown


def stop_after(answers: int):  # type: ignore[no-untyped-def]
    """Bots that are interrupted after so many answers."""
    left = [answers]

    def choose(*arguments: object):  # type: ignore[no-untyped-def]
        left[0] -= 1
        if not left[0]:
            raise KeyboardInterrupt
        return decide(*arguments)  # type: ignore[arg-type]

    return choose


# --- reading it again -----------------------------------------------------------------------------------------------


def test_replay_tells_a_game_in_words(play: Lines, capsys: pytest.CaptureFixture[str]) -> None:
    play("1|6", *GAME)
    assert main(["replay", str(play.file), "--lang", "de"]) == 0
    public = capsys.readouterr().out
    assert "Anna geht 3 Schritte weit, bis in Raum 6." in public
    assert main(["replay", str(play.file), "--lang", "de", "--seat", "1"]) == 0
    own = capsys.readouterr().out
    assert "Ebene 1: " in own
    assert "Ebene 1: " not in public
    assert RAW_ID.findall(own) == []
    assert own.splitlines()[-1].startswith("Die Partie geht weiter")


def test_the_record_holds_only_answers(play: Lines) -> None:
    play("1|n|undo|6", *GAME)
    rows = [json.loads(row) for row in play.file.read_text().splitlines()]
    assert rows[0]["game"] == "labyrinth"
    assert all(set(row) <= {"seat", "answer", "chance", "undo", "by"} for row in rows[1:])


def test_a_saved_game_of_a_stranger_runs_no_program(play: Lines, tmp_path: Path) -> None:
    play("1|1", *GAME)
    evil, traces = tmp_path / "evil.py", tmp_path / "traces"
    evil.write_text(
        f"open({str(traces)!r}, 'a').close()\nfrom undercroft.bots import RandomBot\nclass Evil(RandomBot): pass\n"
    )
    spec = f"{evil}:Evil"
    header, *rows = play.file.read_text().splitlines(keepends=True)
    header = re.sub(r'"player":"(?!human)[^"]*"', lambda _: f'"player":{json.dumps(spec)}', header)
    assert spec in header
    play.file.write_text(header + "".join(rows))
    for lang in ("en", "de", "it"):
        play("1", "--continue", str(play.file), "--lang", lang)
        assert play.code == 2
        assert spec in play.errors
        assert play.errors.count("\n") == 1
    assert not traces.exists()
    assert "with 4 steps left" in play("1", "--continue", str(play.file), "--allow-bot", spec)
    assert traces.exists()


def test_what_counts_is_on_the_disk(play: Lines, monkeypatch: pytest.MonkeyPatch) -> None:
    synced: list[tuple[str, int]] = []
    fsync = os.fsync

    def noted(file: int) -> None:
        synced.append((os.path.realpath(f"/proc/self/fd/{file}"), os.fstat(file).st_size))
        fsync(file)

    monkeypatch.setattr(os, "fsync", noted)
    play("1|1", *GAME)
    names = [Path(path).name for path, _ in synced]
    whole = play.file.read_bytes()
    assert f"{play.file.name}.new" in names
    assert f"{play.file.name}.key.new" in names
    assert play.file.parent.name in names
    ends = [size for path, size in synced if path == str(play.file.resolve())]
    rows = [number + 1 for number, letter in enumerate(whole) if letter == 10]
    assert ends, "each entry is on the disk before it counts"
    assert ends == rows[-len(ends) :]
    assert not list(play.file.parent.glob("*.new"))


@pytest.mark.parametrize(
    ("lang", "word", "yes"), [("en", "endgame", "yes"), ("de", "spielende", "ja"), ("it", "finepartita", "sì")]
)
def test_people_at_the_device_agree_to_end_the_game(play: Lines, lang: str, word: str, yes: str) -> None:
    shown = play(f"1|1|{word}|x|{word}|{yes}", *GAME, "--lang", lang)
    assert Words(lang).say("table-over-agreed") in shown
    record = load(play.file)
    assert record.entries[-1].agreed == [0]
    assert verify(find_game("labyrinth"), record)["answers"] > 0
    assert not key_path(play.file).exists()
    assert main(["replay", str(play.file), "--lang", lang]) == 0
    assert Words(lang).say("table-over-agreed") in play.capsys.readouterr().out
