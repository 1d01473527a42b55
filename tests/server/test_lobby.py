"""Choosing a game, sitting down, coming back, and what is refused on the way."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.table import DEADLINE, get, new_match, play_on, post, refused, serving, sitting

TWO = [{"kind": "me", "name": "Anna"}, {"kind": "link"}]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("lobby")) as found:
        yield found


@pytest.mark.parametrize("lang", ["en", "de", "it"])
def test_the_games_come_with_options_and_presets_in_the_asked_language(address: str, lang: str) -> None:
    (game,) = [game for game in get(address, f"/api/games?lang={lang}") if game["name"] == "labyrinth"]
    assert (game["least"], game["most"]) == (2, 8)
    mode = next(option for option in game["options"] if option["name"] == "mode")
    assert mode["kind"] == "choice"
    assert [value["value"] for value in mode["values"]] == ["basic", "expert"]
    labels = [one["label"] for one in (*game["presets"], *game["options"], *mode["values"])]
    assert all(labels)
    assert not any(label.startswith("labyrinth-") for label in labels)


def test_a_match_with_an_open_seat_begins_when_a_friend_joins_by_code(address: str) -> None:
    made = post(address, "/api/matches", {"game": "labyrinth", "seats": TWO})
    assert made["match"]["state"] == "open"
    assert [one["seat"] for one in made["secrets"]] == [0]
    joined = post(address, "/api/join", {"name": "Bert", "code": made["match"]["code"].lower()})
    assert joined["match"]["state"] == "running"
    assert [seat["name"] for seat in joined["match"]["seats"]] == ["Anna", "Bert"]
    assert [one["seat"] for one in joined["secrets"]] == [1]
    assert get(address, f"/api/matches/{made['match']['id']}")["state"] == "running"


def test_an_invite_is_good_for_one_person_and_is_not_the_secret_of_the_seat(address: str) -> None:
    made = post(address, "/api/matches", {"game": "labyrinth", "seats": [*TWO, {"kind": "link"}]})
    invite = made["invites"][1]["invite"]
    joined = post(address, "/api/join", {"name": "Clara", "invite": invite})
    assert joined["secrets"][0]["seat"] == 2
    assert joined["secrets"][0]["secret"] != invite
    assert post(address, "/api/mine", {"secrets": [joined["secrets"][0]["secret"]]})[0]["seats"][0]["seat"] == 2
    assert refused(address, "/api/join", {"name": "Dora", "invite": invite}) == (404, "error-no-match")


def test_whoever_waits_may_let_bots_take_the_free_seats(address: str) -> None:
    made = post(address, "/api/matches", {"game": "labyrinth", "seats": TWO})
    path = f"/api/matches/{made['match']['id']}/start"
    assert refused(address, path, {"secret": "x" * 32}) == (403, "error-not-your-seat")
    started = post(address, path, {"secret": made["secrets"][0]["secret"], "level": "easy"})
    assert started["match"]["state"] == "running"
    assert started["match"]["seats"][1]["player"] == "bot"


def test_a_bot_has_a_level_and_may_have_a_character_of_its_game(address: str) -> None:
    (game,) = [game for game in get(address, "/api/games") if game["name"] == "dungeoneer"]
    assert game["levels"] == ["easy", "medium", "hard"]
    bot = {"kind": "bot", "level": "medium", "character": game["characters"][0]}
    made = post(address, "/api/matches", {"game": "dungeoneer", "seats": [{"kind": "me"}, bot]})
    found = get(address, f"/api/matches/{made['match']['id']}")["seats"]
    assert [(seat["level"], seat["character"]) for seat in found] == [("", ""), ("medium", game["characters"][0])]
    for wrong in ({"level": "impossible"}, {"character": "gardener"}):
        seats = [{"kind": "me"}, {**bot, **wrong}]
        assert refused(address, "/api/matches", {"game": "dungeoneer", "seats": seats})[1] == "error-unknown-bot"


def test_my_matches_are_found_by_my_secrets_and_by_nobody_elses(address: str) -> None:
    match, secrets = new_match(address, "me", "device")
    found = post(address, "/api/mine", {"secrets": ["y" * 32, secrets[1], secrets[0]]})
    assert [one["match"]["id"] for one in found] == [match]
    assert found[0]["seats"] == [{"seat": 0, "secret_number": 2}, {"seat": 1, "secret_number": 1}]
    assert found[0]["asked"]
    assert post(address, "/api/mine", {"secrets": ["z" * 32, "short"]}) == []


def test_after_the_game_the_same_secrets_are_good_for_the_rematch(address: str) -> None:
    match, secrets = new_match(address, "me", "device")

    async def give_up() -> None:
        async with sitting(address, match, secrets[0]) as client:
            assert (await client.tell("concede", seat=0))["type"] == "ok"
            await client.until(lambda message: message["type"] == "match" and message["match"]["state"] == "over")
            assert client.match["winners"] == [1]
            assert client.match["key"]

    path = f"/api/matches/{match}/rematch"
    assert refused(address, path, {"secret": secrets[0]}) == (409, "error-not-over")
    asyncio.run(give_up())
    again = post(address, path, {"secret": secrets[0]})["match"]
    assert post(address, path, {"secret": secrets[1]})["match"]["id"] == again["id"]
    assert [seat["name"] for seat in again["seats"]] == ["Player 2", "Player 1"]

    async def play() -> None:
        async with sitting(address, again["id"], secrets[0]) as client:
            assert client.seats == [1]

    asyncio.run(play())


def test_a_finished_game_can_be_replayed_and_verified(address: str, tmp_path: Path) -> None:
    from undercroft.cli import main

    match, secrets = new_match(address, "me", "device")

    async def play() -> int:
        from random import Random

        async with sitting(address, match, *secrets) as client:
            await play_on(client, Random(5), answers=30)
            assert (await client.tell("concede", seat=0))["type"] == "ok"
            return client.moment

    reply = httpx.get(f"{address}/api/matches/{match}/record", trust_env=False)
    assert reply.status_code == 409
    last = asyncio.run(play()) + 1
    found = get(address, f"/api/matches/{match}/replay/{last - 1}?viewer=1&lang=de")
    assert found["last"] == last
    assert found["view"]["position"] == found["position"]
    record = tmp_path / "game.jsonl"
    record.write_bytes(httpx.get(f"{address}/api/matches/{match}/record", trust_env=False).content)
    assert main(["verify", str(record)]) == 0


@pytest.mark.parametrize(
    ("body", "kind"),
    [
        ({"game": "chess", "seats": TWO}, "error-unknown-game"),
        ({"game": "labyrinth", "seats": TWO[:1]}, "error-bad-seats"),
        ({"game": "labyrinth", "seats": [{"kind": "bot"}, {"kind": "bot"}]}, "error-bad-seats"),
        ({"game": "labyrinth", "seats": TWO, "options": {"mode": "wild"}}, "error-bad-options"),
        ({"game": "labyrinth", "seats": TWO, "preset": "none"}, "error-bad-options"),
        ({"game": "labyrinth", "seats": [*TWO, {"kind": "bot", "level": "god"}]}, "error-unknown-bot"),
        ({"game": "labyrinth", "seats": [{"kind": "ghost"}]}, "error-bad-request"),
        ({"game": "labyrinth", "seats": TWO, "key": "00"}, "error-bad-request"),
    ],
)
def test_what_cannot_be_played_is_refused(address: str, body: dict[str, object], kind: str) -> None:
    assert refused(address, "/api/matches", body) == (400, kind)


def test_names_are_cut_cleaned_and_never_the_same(address: str) -> None:
    names = ["<b>Anna</b>\n\x07", "A" * 100, "A" * 100]
    seats = [{"kind": "device", "name": name} for name in names]
    made = post(address, "/api/matches", {"game": "labyrinth", "seats": seats})
    found = [seat["name"] for seat in made["match"]["seats"]]
    assert found == ["<b>Anna</b>", "A" * 20, "A" * 18 + " 2"]


def test_strangers_pages_and_strangers_names_of_this_machine_are_refused(address: str) -> None:
    body = {"game": "labyrinth", "seats": TWO}
    for headers in ({"Origin": "https://evil.example"}, {"Host": "evil.example"}):
        reply = httpx.post(f"{address}/api/matches", json=body, headers=headers, trust_env=False)
        assert reply.status_code == 403
    same = httpx.post(f"{address}/api/matches", json=body, headers={"Origin": address}, trust_env=False)
    assert same.status_code == 201


def test_every_reply_forbids_inline_script(address: str) -> None:
    policy = httpx.get(f"{address}/", trust_env=False).headers["Content-Security-Policy"]
    scripts = next(part for part in policy.split(";") if "script-src" in part)
    assert "unsafe-inline" not in scripts
    assert "'self'" in scripts


def test_too_large_a_body_and_too_many_requests_are_refused(address: str, tmp_path: Path) -> None:
    body = {"game": "labyrinth", "seats": TWO, "seeds": ["x" * 100_000]}
    reply = httpx.post(f"{address}/api/matches", json=body, trust_env=False, timeout=DEADLINE)
    assert reply.status_code == 413
    with serving(tmp_path, lobby_per_minute=3) as strict:
        codes = [httpx.get(f"{strict}/api/codes/ABCDEF", trust_env=False).status_code for _ in range(5)]
    assert codes == [404, 404, 404, 429, 429]


def test_the_store_holds_no_secret_and_is_for_its_owner_alone(tmp_path: Path) -> None:
    with serving(tmp_path) as address:
        _, secrets = new_match(address, "me", "device")
    path = tmp_path / "games.db"
    assert path.stat().st_mode & 0o077 == 0
    connection = sqlite3.connect(path)
    dump = "\n".join(connection.iterdump())
    connection.close()
    assert "entries" in dump
    assert not any(secret in dump for secret in secrets)


def test_the_built_client_is_served_with_its_page_for_deep_links(tmp_path: Path) -> None:
    client = tmp_path / "dist"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<!doctype html><title>Undercroft</title>")
    (client / "assets" / "app.js").write_text("1;")
    (tmp_path / "secret.txt").write_text("secret")
    with serving(tmp_path, static=client) as address:
        page = httpx.get(f"{address}/match/abc", trust_env=False)
        assert page.headers["Content-Type"].startswith("text/html")
        assert "Undercroft" in page.text
        script = httpx.get(f"{address}/assets/app.js", trust_env=False)
        assert "javascript" in script.headers["Content-Type"]
        assert httpx.get(f"{address}/assets/gone.js", trust_env=False).status_code == 404
        assert "secret" not in httpx.get(f"{address}/%2e%2e/secret.txt", trust_env=False).text
        assert get(address, "/api/schema/openapi.json")["paths"]["/api/matches"]["post"]


def test_whoever_sat_at_a_match_deletes_it_with_a_secret_of_his_own(address: str) -> None:
    made = post(address, "/api/matches", {"game": "labyrinth", "seats": TWO})
    path, secret = f"/api/matches/{made['match']['id']}", made["secrets"][0]["secret"]
    assert deleted(address, path, "x" * 32) == 403
    assert deleted(address, path, secret) == 204
    assert deleted(address, path, secret) == 404
    assert post(address, "/api/mine", {"secrets": [secret]}) == []
    running, secrets = new_match(address, "me", "device")
    assert deleted(address, f"/api/matches/{running}", secrets[0]) == 409


def deleted(address: str, path: str, secret: str) -> int:
    """The status of a request to delete."""
    reply = httpx.request("DELETE", f"{address}{path}", json={"secret": secret}, trust_env=False, timeout=DEADLINE)
    return reply.status_code
