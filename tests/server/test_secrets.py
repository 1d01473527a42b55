"""What the server writes into its log: no secret, no key, no seed, no name and no chat, whatever goes wrong."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path
from random import Random

import httpx
from websockets.asyncio.client import connect

from tests.server.table import DEADLINE, Running, free_port, new_match, play_on, post, running, sitting

NAME, SEED, SAID = "Adalgisa", "a seed of seven pips", "nobody shall read this"


def test_nothing_secret_is_ever_logged(tmp_path: Path) -> None:
    database = tmp_path / "games.db"
    with running(database, free_port()) as server:
        secrets = upset(server, database)
    said = server.said().decode()
    forbidden = [*secrets, NAME, SEED, SAID]
    assert said.strip(), "the log should tell that something went wrong"
    assert [secret for secret in forbidden if secret in said] == []


def upset(server: Running, database: Path) -> list[str]:
    """Play, and let everything go wrong that a client or a disk can do; gives all that must not be logged."""
    address = server.address
    invited = {"game": "labyrinth", "preset": "first-game", "seats": [{"kind": "me", "name": NAME}, {"kind": "link"}]}
    taken = post(address, "/api/matches", {**invited, "seeds": [SEED]})
    invite = taken["invites"][0]["invite"]
    joined = post(address, "/api/join", {"name": NAME, "invite": invite, "seed": SEED})
    match = taken["match"]["id"]
    secrets = [taken["secrets"][0]["secret"], joined["secrets"][0]["secret"]]
    post(address, "/api/mine", {"secrets": secrets})  # from now on the invite is good for nothing
    for path in (
        f"/api/codes/{secrets[0]}",
        f"/api/matches/{secrets[0]}",
        f"/{secrets[0]}",
        f"/api/games?lang={invite}",
    ):
        httpx.get(f"{address}{path}", trust_env=False, timeout=DEADLINE)
    for body in (f'{{"secret": "{secrets[0]}"', json.dumps({"invite": invite}), json.dumps({"name": [secrets[1]]})):
        httpx.post(f"{address}/api/join", content=body, trust_env=False, timeout=DEADLINE)
    asyncio.run(talk(address, match, secrets))
    with sqlite3.connect(database) as connection:
        (key,) = connection.execute("select key from matches where id = ?", (match,)).fetchone()
        connection.execute("drop table entries")
    asyncio.run(play_on_a_broken_disk(address, match, secrets))
    return [*secrets, invite, key.hex(), repr(key)[2:-1]]


async def talk(address: str, match: str, secrets: list[str]) -> None:
    async with sitting(address, match, *secrets) as both:
        await both.tell("chat", seat=0, text=SAID)
        await play_on(both, Random(1), answers=5)
        await both.tell("answer", seat=0, moment=both.moment, value=secrets[0])
        await both.tell("vote", seat=0, proposal=1, agree=True)
        await both.tell(secrets[0])
    url = f"{address.replace('http', 'ws')}/api/matches"
    for place, text in (
        (match, f'{{"type": "hello", "secrets": ["{secrets[0]}"'),
        (match, json.dumps({"type": "hello", "secrets": [secrets[0][::-1]]})),
        (secrets[0], json.dumps({"type": "hello", "secrets": [secrets[0]]})),
        (match, json.dumps({"type": "hello", "secrets": secrets * 20})),
    ):
        async with connect(f"{url}/{place}/socket", proxy=None) as socket:
            await socket.send(text)
            async with asyncio.timeout(DEADLINE):
                await socket.wait_closed()


async def play_on_a_broken_disk(address: str, match: str, secrets: list[str]) -> None:
    async with sitting(address, match, *secrets) as both:
        seat = next(seat for seat in both.seats if both.asks[str(seat)])
        ask = both.asks[str(seat)]
        reply = await both.tell("answer", seat=seat, moment=ask["moment"], value=ask["options"][0]["value"])
        assert reply["kind"] == "error-store-failed"
    other, _ = new_match(address, "me", "link")
    assert httpx.get(f"{address}/api/matches/{match}", trust_env=False, timeout=DEADLINE).status_code == 503
    assert httpx.get(f"{address}/api/matches/{other}", trust_env=False, timeout=DEADLINE).status_code == 200
