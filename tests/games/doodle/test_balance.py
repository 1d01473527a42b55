"""The balance report of Doodle Dungeon counts what was shown, taken and won, and keeps what was written by hand."""

from __future__ import annotations

from pathlib import Path

from undercroft.games.doodle.content.cards import DECK
from undercroft.lab.balance import BY_HAND
from undercroft.lab.balance_doodle import Fate, fates, main, outliers, play


def test_a_game_is_noted_card_by_card() -> None:
    game = play(2, "random", "a seed")
    assert len(game.shown) == 42
    assert len(game.first) == 14
    assert len(game.taken) == 28
    found = fates([game])
    assert sum(fate.shown for fate in found.values()) == 42
    assert sum(fate.taken for fate in found.values()) == 28
    assert sum(fate.wins for fate in found.values()) == 14


def test_a_card_that_nobody_wants_is_named() -> None:
    found = {card: Fate(shown=100, first=33, taken=67) for card in DECK}
    assert outliers(found) == []
    found["axe-1"] = Fate(shown=100, first=0, taken=2)
    assert outliers(found) == ["axe-1"]


def test_what_is_written_by_hand_is_kept(tmp_path: Path) -> None:
    out = tmp_path / "balance.md"
    out.write_text(f"old figures\n{BY_HAND}\nWords of ours.\n", encoding="utf-8")
    assert main(["--games", "2", "--bot", "random", "--seats", "2", "--workers", "1", "--out", str(out)]) == 0
    text = out.read_text(encoding="utf-8")
    assert text.endswith(f"{BY_HAND}\nWords of ours.\n")
    assert "old figures" not in text
    assert "| C60 | Phoenix Draught |" in text
