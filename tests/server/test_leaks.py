"""No frame holds what its viewer may not know: the frames of random games are searched for every hidden card."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from tests.server.table import Client, new_match, serving, sitting
from undercroft.games import find_game
from undercroft.games.labyrinth.cards import TREASURES
from undercroft.games.labyrinth.state import State
from undercroft.kernel.match import Match
from undercroft.kernel.record import Entry, Header
from undercroft.kernel.state import holds

GAMES = int(os.environ.get("UNDERCROFT_LEAK_GAMES", "20"))
ANSWERS = 150
SEATS = 3
WORDS = {card: f'"{card}"' for card in TREASURES}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("leaks")


@pytest.fixture(scope="module")
def address(folder: Path) -> Iterator[str]:
    with serving(folder) as found:
        yield found


def hidden(s: State, viewer: int | None) -> set[str]:
    """The treasures whose faces this viewer has no right to know now."""
    return {card for card in TREASURES if not holds(s.known.get(card, 0), viewer) and card not in s.removed}


async def play(address: str, number: int) -> tuple[str, list[str], dict[int | None, Client]]:
    """A random game with three people and a spectator, each with a connection of their own; some answers taken back."""
    random = Random(number)
    match, secrets = new_match(address, *["device"] * SEATS, preset="everything")
    async with AsyncExitStack() as stack:
        clients: dict[int | None, Client] = {None: await stack.enter_async_context(sitting(address, match))}
        for seat in range(SEATS):
            clients[seat] = await stack.enter_async_context(sitting(address, match, secrets[seat], lang="de"))
        for _ in range(ANSWERS):
            last = max(client.moment for client in clients.values())
            for client in clients.values():
                while client.moment < last:
                    await client.next()
            asked = next((seat for seat in range(SEATS) if clients[seat].asks.get(str(seat))), None)
            if asked is None:
                break
            if clients[asked].undo[str(asked)] is not None and random.random() < 0.1:
                await clients[asked].tell("undo", seat=asked)
                while clients[asked].moment == last:
                    await clients[asked].next()
            elif random.random() < 0.05:
                await clients[asked].tell("answer", seat=asked, moment=clients[asked].moment, value="nonsense")
            else:
                await clients[asked].answer(asked, clients[asked].random_answer(asked, random))
        return match, secrets, clients


def states(folder: Path, match: str) -> tuple[list[dict[int | None, set[str]]], str]:
    """What was hidden from whom at each moment, by the record; and the key of the dice."""
    import sqlite3

    connection = sqlite3.connect(folder / "games.db")
    header, key = connection.execute("select header, key from matches where id = ?", (match,)).fetchone()
    rows = connection.execute("select entry from entries where match = ? order by number", (match,)).fetchall()
    connection.close()
    played: Match[Any] = Match(find_game("labyrinth"), msgspec.json.decode(header, type=Header), key)
    viewers: tuple[int | None, ...] = (None, *range(SEATS))
    found = [{viewer: hidden(played.table.state, viewer) for viewer in viewers}]
    for (entry,) in rows:
        played.apply(msgspec.json.decode(entry, type=Entry))
        found.append({viewer: hidden(played.table.state, viewer) for viewer in viewers})
    return found, key.hex()


@pytest.mark.parametrize("number", range(GAMES))
def test_nobody_is_sent_a_card_that_is_hidden_from_them(address: str, folder: Path, number: int) -> None:
    match, secrets, clients = asyncio.run(play(address, number))
    by_moment, key = states(folder, match)
    for viewer, client in clients.items():
        for frame in client.frames:
            message = json.loads(frame)
            assert key not in frame
            assert not any(secret in frame for secret in secrets)
            assert set(message.get("viewers", {})) <= {"public" if viewer is None else str(viewer)}
            if message["type"] not in ("snapshot", "change"):
                continue
            first = message.get("after", message["moment"])
            secret = set.intersection(*(by_moment[m][viewer] for m in range(first, message["moment"] + 1)))
            leaked = [card for card in secret if WORDS[card] in frame]
            assert leaked == [], f"{viewer} at {message['moment']}: {leaked}"
