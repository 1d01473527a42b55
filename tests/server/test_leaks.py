"""No message holds what its reader may not know: all that is sent in random games is searched for every hidden card.

UNDERCROFT_LEAK_GAMES=300 pytest tests/server/test_leaks.py   plays as many games as one wants.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import sqlite3
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from tests.server.table import Client, new_match, serving, sitting
from undercroft.games import find_game
from undercroft.games.labyrinth.content.cards import TREASURES
from undercroft.games.labyrinth.state import State
from undercroft.host.authority import Authority
from undercroft.host.voice import Voice
from undercroft.kernel.match import Match
from undercroft.kernel.record import Entry, Header
from undercroft.kernel.state import holds

GAMES = int(os.environ.get("UNDERCROFT_LEAK_GAMES", "8"))
ANSWERS = 150
SEATS = 3
SEED = "a seed that nobody else shall know"
TOKEN = re.compile(r"[a-z0-9][a-z0-9-]*")
OWN = ("gold", "trail")
"""What an adventurer's owner alone is shown of him (LAB-TREAS-4)."""
Viewer = int | None
Hidden = list[dict[Viewer, frozenset[str]]]
VIEWERS: tuple[Viewer, ...] = (None, *range(SEATS))


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("leaks")


@pytest.fixture(scope="module")
def address(folder: Path) -> Iterator[str]:
    with serving(folder) as found:
        yield found


# --- what is hidden ------------------------------------------------------------------------------------------------


def hidden(s: State, viewer: Viewer) -> frozenset[str]:
    """Every card whose face this viewer has no right to know now."""
    cards = [card for card in TREASURES if not holds(s.known.get(card, 0), viewer)]
    for deck in (*s.monsters[1:], s.spells[0]):
        cards += deck.hidden_from(viewer)
    cards += [kept.monster for kept in s.reserved.values() if not holds(kept.seen_monster, viewer)]
    cards += [card for _, card in s.peeks if viewer != s.active]
    for hero in s.heroes:
        if hero.seat != viewer and hero.kind != "cleric" and s.options.spell_selection != "chosen":
            cards += hero.spells
    return frozenset(cards)


def read(folder: Path, match: str) -> tuple[Hidden, str]:
    """What was hidden from whom at each moment, by the record; and the key of the dice."""
    connection = sqlite3.connect(folder / "games.db")
    header, key = connection.execute("select header, key from matches where id = ?", (match,)).fetchone()
    rows = connection.execute("select entry from entries where match = ? order by number", (match,)).fetchall()
    connection.close()
    played: Match[Any] = Match(find_game("labyrinth"), msgspec.json.decode(header, type=Header), key)
    found = [{viewer: hidden(played.table.state, viewer) for viewer in VIEWERS}]
    for (entry,) in rows:
        played.apply(msgspec.json.decode(entry, type=Entry))
        found.append({viewer: hidden(played.table.state, viewer) for viewer in VIEWERS})
    return found, key.hex()


def leaks(client: Client, viewer: Viewer, by_moment: Hidden, secrets: list[str]) -> Iterator[str]:
    """All that this client was sent and should not have been."""
    moment = 0
    for frame in client.frames:
        yield from (f"a secret: {secret}" for secret in secrets if secret in frame)
        message = json.loads(frame)
        kind = message["type"]
        first = message.get("after", message.get("moment", moment)) if kind in ("snapshot", "change") else moment
        moment = message["moment"] if kind in ("snapshot", "change") else moment
        parts = message.get("viewers", {"": message} if "lines" in message else {})
        if not set(parts) <= {"", "public" if viewer is None else str(viewer)}:
            yield f"{kind} for {sorted(parts)}"
        for part in parts.values():
            for line in part.pop("lines"):
                yield from _found(line, viewer, by_moment, line["moment"] - 1, line["moment"])
            yield from _not_of_others(part.get("view"), viewer)
        yield from _found(message, viewer, by_moment, first, moment)


def _found(told: dict[str, Any], viewer: Viewer, by_moment: Hidden, first: int, last: int) -> Iterator[str]:
    """The cards in it that were hidden from this viewer all the time from the first to the last moment."""
    words = set(TOKEN.findall(json.dumps(told)))
    secret = frozenset.intersection(*(by_moment[m][viewer] for m in range(max(first, 0), last + 1)))
    yield from (f"{card} to {viewer} at moment {last}" for card in words & secret)


def _not_of_others(view: dict[str, Any] | None, viewer: Viewer) -> Iterator[str]:
    for shown in view["game"]["adventurers"] if view is not None else ():
        if shown["seat"] != viewer:
            yield from (f"{name} of {shown['seat']} to {viewer}" for name in OWN if name in shown)


# --- games ---------------------------------------------------------------------------------------------------------


class Play:
    """A random game of three people and a spectator, each with a connection of their own."""

    def __init__(self, address: str, number: int) -> None:
        self.address, self.random = address, Random(number)
        self.match, self.secrets = new_match(address, *["device"] * SEATS, preset="everything", seeds=[SEED])
        self.clients: dict[Viewer, Client] = {}
        self.all: list[tuple[Viewer, Client]] = []

    async def play(self, answers: int = ANSWERS) -> None:
        async with AsyncExitStack() as stack:
            for viewer in VIEWERS:
                await self.connect(stack, viewer)
            for _ in range(answers):
                await self.catch_up()
                asked = next((seat for seat in range(SEATS) if self.clients[seat].asks.get(str(seat))), None)
                if asked is None:
                    break
                await self.act(stack, asked)
            await self.catch_up()

    async def connect(self, stack: AsyncExitStack, viewer: Viewer) -> None:
        secrets = [] if viewer is None else [self.secrets[viewer]]
        lang = self.random.choice(("en", "de", "it"))
        client = await stack.enter_async_context(
            sitting(self.address, self.match, *secrets, lang=lang, final=self.random.random() < 0.3)
        )
        self.clients[viewer] = client
        self.all.append((viewer, client))

    async def catch_up(self) -> None:
        """All read what they were sent; one that does not read cannot say goodbye either."""
        last = max(client.moment for _, client in self.all)
        for _, client in self.all:
            while client.moment < last:
                await client.next()

    async def act(self, stack: AsyncExitStack, seat: int) -> None:
        """Mostly an answer; now and then whatever else a client may say."""
        client, chance = self.clients[seat], self.random.random()
        if chance < 0.85:
            await client.answer(seat, client.random_answer(seat, self.random))
        elif chance < 0.89:
            await self.take_back(client, seat)
        elif chance < 0.92:
            await client.tell("answer", seat=seat, moment=client.moment, value=["cast", "fireball", "nowhere"])
        elif chance < 0.94:
            await client.tell("answer", seat=(seat + 1) % SEATS, moment=client.moment, value="pass")
        elif chance < 0.96:
            await client.tell("log", viewer=str(seat), before=50)
        elif chance < 0.98:
            await self.go_back(seat)
        else:
            await self.connect(stack, self.random.choice(VIEWERS))

    async def take_back(self, client: Client, seat: int) -> None:
        before = client.moment
        if (await client.tell("undo", seat=seat))["type"] == "ok":
            while client.moment == before:
                await client.next()

    async def go_back(self, seat: int) -> None:
        """Two or three answers back, if all agree."""
        client = self.clients[seat]
        before = client.moment
        to = max(0, client.views[str(seat)]["position"] - self.random.randint(2, 3))
        if (await client.tell("propose", seat=seat, what="undo", to=to))["type"] != "ok":
            return
        proposal = await client.until(
            lambda one: (one["type"], one.get("seat"), one.get("state")) == ("proposal", seat, "open")
        )
        for other in proposal["waits_for"]:
            agree = self.random.random() < 0.8
            reply = await self.clients[other].tell("vote", seat=other, proposal=proposal["proposal"], agree=agree)
            if not agree or reply["type"] == "error":
                return
        while client.moment == before:
            await client.next()


def play_and_search(address: str, folder: Path, number: int, answers: int = ANSWERS) -> list[str]:
    """All leaks of one random game."""
    game = Play(address, number)
    asyncio.run(game.play(answers))
    by_moment, key = read(folder, game.match)
    forbidden = [key, SEED, *game.secrets]
    return [leak for viewer, client in game.all for leak in leaks(client, viewer, by_moment, forbidden)]


@pytest.mark.parametrize("number", range(GAMES))
def test_nobody_is_sent_a_card_that_is_hidden_from_them(address: str, folder: Path, number: int) -> None:
    assert play_and_search(address, folder, number) == []


# --- would it be found? --------------------------------------------------------------------------------------------


def test_a_view_through_other_eyes_is_found(address: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Voice.view
    monkeypatch.setattr(Voice, "view", lambda voice, viewer: honest(voice, 0 if viewer is None else viewer))
    assert any("to None" in leak for leak in play_and_search(address, folder, 0))


def test_a_secret_in_the_log_is_found(address: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Authority.teller

    class Gossip:
        """Tells everybody what the first seat may know."""

        def __init__(self, authority: Authority, lang: str) -> None:
            self.teller = honest(authority, lang)

        def lines(self, told: Any, seat: Viewer) -> Any:
            return self.teller.lines(told, 0 if seat != 0 else 1)

        def __getattr__(self, name: str) -> Any:
            return getattr(self.teller, name)

    monkeypatch.setattr(Authority, "teller", lambda authority, lang: Gossip(authority, lang))
    found = [leak for number in range(2) for leak in play_and_search(address, folder, number)]
    assert found


def test_a_card_in_an_ask_or_an_error_is_found() -> None:
    by_moment: Hidden = [{viewer: frozenset({"sack-250-1"}) for viewer in VIEWERS}]
    client = Client.__new__(Client)
    client.frames = [
        json.dumps({"type": "error", "re": 1, "kind": "refusal", "text": "not sack-250-1", "clause": ""}),
        json.dumps({"type": "hint", "re": 2, "value": "sack-250-1", "label": ""}),
        json.dumps({"type": "hint", "re": 2, "value": "sack-250-12", "label": ""}),
    ]
    assert len(list(leaks(client, 0, by_moment, []))) == 2
