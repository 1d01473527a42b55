"""A finished game as a film: it shows what each viewer saw, and nothing before the end."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any

import httpx
import msgspec
import pytest

from tests.server.table import DEADLINE, get, new_match, play_on, post, serving, sitting
from undercroft.games import find_game
from undercroft.kernel.match import Match
from undercroft.kernel.record import Entry, SeatInfo
from undercroft.server.patch import patched
from undercroft.server.replay import Film, Replays, film
from undercroft.server.store import MatchRow, SeatRow

GAME = find_game("labyrinth")
NAMES = ("Anna", "Bert", "Clara")


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("replay")) as found:
        yield found


def asked(address: str, path: str, **headers: str) -> httpx.Response:
    return httpx.get(f"{address}{path}", headers=headers, trust_env=False, timeout=DEADLINE)


def refused(address: str, path: str) -> tuple[int, str]:
    reply = asked(address, path)
    return reply.status_code, reply.json()["error"]["kind"]


def a_game(seed: int, answers: int = 10**9) -> tuple[MatchRow, Match[Any]]:
    """A game of three, played at random, in which now and then somebody takes something back."""
    match = Match.new(GAME, GAME.presets["expert"], [SeatInfo(name) for name in NAMES], seed.to_bytes(32, "big"))
    random = Random(seed)
    while not match.table.over and len(match.record.entries) < answers:
        seat, ask = next(iter(match.table.pending.items()))
        match.answer(seat, GAME.lively(match.table.state, ask, random))
        if random.random() < 0.05 and match.table.undo_to(seat) is not None:
            match.undo(seat)
    seats = [SeatRow(number, name, "person") for number, name in enumerate(NAMES)]
    header = msgspec.json.encode(match.record.header)
    row = MatchRow("id", "CODE12", GAME.name, GAME.version, {}, b"", seats, header=header, state="over")
    return row, match


@pytest.fixture(scope="module")
def whole() -> tuple[MatchRow, Match[Any]]:
    """A game from its first answer to its last."""
    row, match = a_game(9)
    assert match.table.over
    return row, match


def stored(match: Match[Any]) -> list[bytes]:
    return [msgspec.json.encode(entry) for entry in match.record.entries]


def shown(found: Film) -> dict[int, Any]:
    """The view at each position that has a step, as a client computes it."""
    view = deepcopy(found.first)
    views = {}
    for step in found.steps:
        view = patched(view, deepcopy(step.patch))
        views[step.at] = deepcopy({**view, "position": step.at})
    return views


@pytest.mark.parametrize("viewer", [None, 0, 2])
def test_every_step_shows_what_the_viewer_saw_at_that_position(viewer: int | None) -> None:
    row, match = a_game(7, answers=900)
    assert any(entry.undo is not None for entry in match.record.entries)
    views = shown(film(row, stored(match), viewer, "en"))
    again: Match[Any] = Match(GAME, match.record.header, None)
    kept: list[Entry] = []
    for entry in match.record.entries:
        kept = kept[: entry.undo] if entry.undo is not None else [*kept, entry]
    for entry in (entry for entry in kept if entry.key is None):
        again.apply(entry)
        if again.position in views:
            assert views[again.position] == msgspec.json.decode(msgspec.json.encode(again.table.view(viewer)))
    assert max(views) == again.position == match.position


def test_the_lines_of_all_steps_are_the_log_of_the_viewer() -> None:
    row, match = a_game(8, answers=600)
    for viewer in (None, 1):
        found = film(row, stored(match), viewer, "de")
        told = [(step.at, line.kind, line.clause) for step in found.steps for line in step.lines]
        assert told == [(one["position"], one["kind"], one["clause"]) for one in match.table.heard(viewer)]
        texts = " ".join(line.text for step in found.steps for line in step.lines)
        assert "würfelt" in texts
        assert "labyrinth-" not in texts


def test_an_answer_that_shows_nothing_has_no_step_of_its_own(whole: tuple[MatchRow, Match[Any]]) -> None:
    row, match = whole
    found = film(row, stored(match), None, "en")
    assert found.last == match.position
    for step in found.steps[1:-1]:
        assert step.lines or any(path[0] not in ("position", "asked") for path, *_ in step.patch)
    assert len(gzip.compress(msgspec.json.encode(found))) < 40 * found.last


def test_the_gold_of_all_is_told_after_the_end(whole: tuple[MatchRow, Match[Any]]) -> None:
    row, match = whole
    found = film(row, stored(match), None, "en")
    assert found.statistics == GAME.statistics(match.table.state)  # type: ignore[attr-defined]
    assert len(found.statistics["gold"]) == len(NAMES)


def test_nothing_is_told_before_the_end(address: str) -> None:
    made = post(address, "/api/matches", {"game": "labyrinth", "seats": [{"kind": "me"}, {"kind": "link"}]})
    assert refused(address, f"/api/matches/{made['match']['id']}/replay") == (409, "error-not-over")
    match, secrets = new_match(address, "me", "device")

    async def play() -> None:
        async with sitting(address, match, *secrets) as client:
            await play_on(client, Random(3), answers=12)

    asyncio.run(play())
    for query in ("", "?viewer=0", "?viewer=1&lang=de"):
        assert refused(address, f"/api/matches/{match}/replay{query}") == (409, "error-not-over")


def test_whom_nobody_knows_there_is_no_replay_for(address: str) -> None:
    assert refused(address, "/api/matches/nosuchmatch1/replay") == (404, "error-no-match")
    match = finished(address)
    for viewer in ("2", "-1", "x"):
        assert refused(address, f"/api/matches/{match}/replay?viewer={viewer}") == (400, "error-bad-request")


def finished(address: str) -> str:
    """A match that ends because somebody gives up."""
    match, secrets = new_match(address, "me", "device")

    async def play() -> None:
        async with sitting(address, match, *secrets) as client:
            await play_on(client, Random(5), answers=40)
            assert (await client.tell("concede", seat=0))["type"] == "ok"

    asyncio.run(play())
    return match


def test_a_finished_match_is_replayed_in_the_asked_language_packed_or_not(address: str) -> None:
    match = finished(address)
    packed = asked(address, f"/api/matches/{match}/replay?lang=it", **{"Accept-Encoding": "gzip"})
    plain = asked(address, f"/api/matches/{match}/replay?lang=it", **{"Accept-Encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.json() == plain.json()
    found = plain.json()
    assert found["viewer"] is None
    assert found["last"] == get(address, f"/api/matches/{match}")["position"]
    assert any("tira" in line.get("text", "") for step in found["steps"] for line in step.get("lines", []))
    last = get(address, f"/api/matches/{match}/replay?viewer=1")
    assert "gold" in last["first"]["game"]["adventurers"][1]
    assert "gold" not in last["first"]["game"]["adventurers"][0]


def test_a_replay_is_computed_once_and_the_oldest_is_forgotten() -> None:
    row, match = a_game(4, answers=60)
    made: list[str] = []

    def make(name: str) -> Film:
        made.append(name)
        return film(row, stored(match), None, "en")

    async def ask() -> None:
        replays = Replays(most=2)
        for name in ("a", "a", "b", "a", "c", "a", "b"):
            await replays.find((name, None, "en"), lambda name=name: make(name))  # type: ignore[misc]

    asyncio.run(ask())
    assert made == ["a", "b", "c", "b"]
