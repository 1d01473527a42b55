"""Golden playthroughs: what was once played is played again and tells the same, letter by letter."""

from __future__ import annotations

import pytest

from undercroft.games import find_game
from undercroft.kernel.match import Match
from undercroft.kernel.record import load
from undercroft.workshop.golden import GOLDEN, Golden, folder, make, tell

AGAIN = "if the change is meant, `undercroft workshop golden` makes it anew: read its diff"


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: golden.record.stem)
def test_the_record_tells_the_same_story_again(golden: Golden) -> None:
    assert tell(load(golden.record)) == golden.story.read_text(encoding="utf-8"), AGAIN


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: golden.record.stem)
def test_the_record_leads_to_a_possible_position(golden: Golden) -> None:
    game = find_game(golden.game)
    assert game.broken(Match.resume(game, load(golden.record)).table.state) == []


def test_every_file_belongs_to_a_playthrough() -> None:
    kept = {path.name for path in folder().iterdir() if path.suffix in (".jsonl", ".txt")}
    assert kept == {path.name for golden in GOLDEN for path in (golden.record, golden.story)}


def test_what_cannot_be_told_any_more_is_played_anew(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = tmp_path_factory.mktemp("golden")
    monkeypatch.setattr("undercroft.workshop.golden.folder", lambda: place)
    shortest = min(GOLDEN, key=lambda golden: golden.answers)
    make(shortest, anew=False)
    first = (shortest.record.read_bytes(), shortest.story.read_bytes())
    make(shortest, anew=True)
    assert (shortest.record.read_bytes(), shortest.story.read_bytes()) == first
    with shortest.record.open("a", encoding="utf-8") as file:
        file.write('{"seat":0,"answer":"nonsense"}\n')
    make(shortest, anew=False)
    assert (shortest.record.read_bytes(), shortest.story.read_bytes()) == first
