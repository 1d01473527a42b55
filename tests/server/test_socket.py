"""Playing over sockets: whole games, refusals, coming back, several tabs and seats, undo, chat, bots."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.table import Client, catch_up, get, new_match, play_on, post, serving, sitting


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("socket"), gone_seconds=0.2) as found:
        yield found


def test_two_people_play_on_for_hundreds_of_answers_and_see_the_same_table(address: str) -> None:
    match, secrets = new_match(address, "me", "device", preset="everything")

    async def play() -> None:
        async with sitting(address, match, secrets[0]) as anna, sitting(address, match, secrets[1], lang="de") as bert:
            counts = await asyncio.gather(play_until(anna, 600), play_until(bert, 600))
            assert sum(counts) > 300
            await catch_up(anna, bert.moment)
            await catch_up(bert, anna.moment)
            async with sitting(address, match, *secrets) as both:
                assert both.views == {**anna.views, **bert.views}
                assert heard(anna.lines["0"])[-20:] == heard(both.lines["0"])[-20:]

    asyncio.run(play())


def test_the_table_sees_how_many_look_on(address: str) -> None:
    match, secrets = new_match(address, "me", "device")

    async def watch() -> None:
        async with sitting(address, match, *secrets) as anna:
            assert anna.match["watching"] == 0
            async with sitting(address, match) as clara:
                await until(anna, 1)
                assert clara.match["watching"] == 1
                async with sitting(address, match):
                    await until(anna, 2)
                await until(anna, 1)
            await until(anna, 0)

    async def until(client: Client, watching: int) -> None:
        while client.match["watching"] != watching:
            await client.next()

    asyncio.run(watch())


def heard(lines: list[dict[str, Any]]) -> list[Any]:
    """What was told, whatever was put into one sentence."""
    return [(line["kind"], line["position"], line["moment"], line["facts"]) for line in lines]


async def play_until(client: Client, moment: int) -> int:
    """Answer until the game has come so far."""
    random, count = Random(1), 0
    while client.match["state"] == "running" and client.moment < moment:
        seat = next((seat for seat in client.seats if client.asks.get(str(seat))), None)
        if seat is None:
            await client.next()
        else:
            assert (await client.answer(seat, client.random_answer(seat, random)))["type"] == "ok"
            count += 1
    return count


def test_two_people_play_a_whole_game_to_its_end(address: str) -> None:
    match, secrets = new_match(address, "me", "device")

    async def play() -> None:
        async with sitting(address, match, secrets[0]) as anna, sitting(address, match, secrets[1]) as bert:
            await asyncio.gather(follow_hints(anna, 0), follow_hints(bert, 1))
            await catch_up(anna, bert.moment)
            while anna.match["state"] != "over":
                await anna.next()
            assert anna.views["0"]["over"]
            assert anna.match["winners"] == anna.views["0"]["winners"]
            assert anna.match["key"]
            late = await anna.tell("answer", seat=0, moment=anna.moment, value="pass")
            assert late["kind"] == "error-not-running"

    asyncio.run(play())


async def follow_hints(client: Client, seat: int) -> None:
    """Play as the best bot would, to the end."""
    while client.match["state"] == "running":
        if not client.asks.get(str(seat)):
            await client.next()
            continue
        hint = await client.tell("hint", seat=seat)
        assert (await client.answer(seat, hint["value"]))["type"] == "ok"


def test_who_comes_back_gets_what_was_missed_and_nothing_twice(address: str) -> None:
    match, secrets = new_match(address, "me", "device")

    async def play() -> None:
        async with sitting(address, match, *secrets) as watcher:
            async with sitting(address, match, *secrets) as first:
                await play_on(first, Random(2), answers=40)
                left_at, lines = first.moment, first.lines["0"]
            async with sitting(address, match, *secrets) as other:
                await play_on(other, Random(3), answers=40)
                moment = other.moment
            async with sitting(address, match, *secrets, moment=left_at) as again:
                assert json.loads(again.frames[-1])["since"] == left_at
                await catch_up(watcher, moment)
                assert again.views == watcher.views
                assert heard([*lines, *again.lines["0"]]) == heard(watcher.lines["0"])

    asyncio.run(play())


def test_an_answer_that_cannot_be_taken_is_refused_and_changes_nothing(address: str) -> None:
    match, secrets = new_match(address, "me", "device")

    async def play() -> None:
        async with sitting(address, match, secrets[0]) as anna, sitting(address, match, secrets[1]) as bert:
            await asyncio.gather(play_until(anna, 30), play_until(bert, 30))
            await catch_up(anna, bert.moment)
            await catch_up(bert, anna.moment)
            asked, other = (anna, bert) if anna.asks.get("0") else (bert, anna)
            seat, sleeper = asked.seats[0], other.seats[0]
            ask, before = asked.asks[str(seat)], dict(asked.views)
            right = asked.random_answer(seat, Random(1))
            wrong: list[tuple[Client, dict[str, Any], str]] = [
                (asked, {"seat": seat, "moment": ask["moment"] - 1, "value": right}, "refusal-stale-position"),
                (asked, {"seat": seat, "moment": ask["moment"] + 1, "value": right}, "refusal-stale-position"),
                (asked, {"seat": seat, "moment": ask["moment"], "value": "fly"}, "refusal-not-an-option"),
                (asked, {"seat": seat, "moment": ask["moment"], "value": {"a": 1}}, "error-bad-request"),
                (asked, {"seat": seat, "moment": ask["moment"], "values": [right, "fly"]}, "refusal-batch-broken"),
                (asked, {"seat": sleeper, "moment": ask["moment"], "value": right}, "error-not-your-seat"),
                (other, {"seat": sleeper, "moment": other.moment, "value": right}, "refusal-out-of-turn"),
            ]
            for client, answer, kind in wrong:
                reply = await client.tell("answer", **answer)
                assert (reply["type"], reply["kind"]) == ("error", kind)
                assert reply["text"]
            assert asked.views == before
            assert (await asked.answer(seat, right))["type"] == "ok"
            again = await asked.tell("answer", seat=seat, moment=ask["moment"], value=right)
            assert again["kind"] == "refusal-stale-position"

    asyncio.run(play())


def test_two_tabs_of_one_seat_are_one_player(address: str) -> None:
    match, secrets = new_match(address, "me", "device")

    async def play() -> None:
        async with sitting(address, match, *secrets) as one, sitting(address, match, *secrets) as two:
            for number in range(20):
                actor, watcher = (one, two) if number % 2 else (two, one)
                await play_on(actor, Random(number), answers=1)
                await catch_up(watcher, actor.moment)
                assert one.views == two.views
                assert one.asks == two.asks

    asyncio.run(play())


def test_an_answer_is_taken_back_alone_or_with_the_consent_of_the_other(address: str) -> None:
    match, secrets = new_match(address, "me", "device")

    async def play() -> None:
        async with sitting(address, match, *secrets) as both:
            random = Random(4)
            while not any(both.undo.values()):
                await play_on(both, random, answers=1)
            seat = next(int(key) for key, to in both.undo.items() if to is not None)
            to, moment = both.undo[str(seat)], both.moment
            assert (await both.tell("undo", seat=seat))["type"] == "ok"
            await catch_up(both, moment + 1)
            assert both.views[str(seat)]["position"] == to
            while any(to is not None for to in both.undo.values()) or both.views["0"]["position"] < 20:
                await play_on(both, random, answers=1)
            for seat in (0, 1):
                assert (await both.tell("undo", seat=seat))["kind"] == "refusal-undo"
            moment = both.moment
            assert (await both.tell("propose", seat=0, what="undo", to=10))["type"] == "ok"
            proposal = await both.until(lambda message: message["type"] == "proposal")
            assert (proposal["to"], proposal["waits_for"]) == (10, [1])
            assert (await both.tell("vote", seat=1, proposal=proposal["proposal"], agree=True))["type"] == "ok"
            await catch_up(both, moment + 1)
            assert both.views["0"]["position"] == 10
            async with sitting(address, match, *secrets) as fresh:
                assert fresh.views == both.views
                assert heard(fresh.lines["0"]) == heard(both.lines["0"])

    asyncio.run(play())


def test_a_no_ends_a_proposal_and_playing_on_voids_it(address: str) -> None:
    match, secrets = new_match(address, "me", "device")

    async def play() -> None:
        async with sitting(address, match, *secrets) as both:
            await play_on(both, Random(4), answers=10)
            for agree, state in ((False, "refused"), (None, "void")):
                await both.tell("propose", seat=0, what="undo", to=1)
                proposal = await both.until(lambda message: message["type"] == "proposal")
                if agree is None:
                    await play_on(both, Random(5), answers=1)
                else:
                    await both.tell("vote", seat=1, proposal=proposal["proposal"], agree=agree)
                ended = next(m for m in reversed([json.loads(f) for f in both.frames]) if m["type"] == "proposal")
                while ended["state"] == "open":
                    ended = await both.until(lambda message: message["type"] == "proposal")
                assert ended["state"] == state

    asyncio.run(play())


def test_chat_reaches_everybody_as_plain_text_and_is_kept(address: str) -> None:
    match, secrets = new_match(address, "me", "device")

    async def play() -> None:
        async with sitting(address, match, secrets[0]) as anna, sitting(address, match) as watcher:
            assert (await anna.tell("chat", seat=0, text="<script>alert(1)</script>\n" + "x" * 500))["type"] == "ok"
            said = await watcher.until(lambda message: message["type"] == "chat")
            assert said["text"].startswith("<script>alert(1)</script> xxx")
            assert len(said["text"]) == 300
            assert (await watcher.tell("chat", seat=0, text="me too"))["kind"] == "error-not-your-seat"
        async with sitting(address, match) as later:
            assert [one["text"] for one in json.loads(later.frames[-1])["chat"]] == [said["text"]]

    asyncio.run(play())


def test_bots_play_their_seats_and_give_hints(address: str) -> None:
    match, secrets = new_match(address, "me", "bot:easy", "bot:medium")

    async def play() -> None:
        async with sitting(address, match, secrets[0]) as anna:
            assert await play_on(anna, Random(6), answers=6) == 6
            while not anna.asks.get("0"):
                await anna.next()
            hint = await anna.tell("hint", seat=0)
            assert hint["type"] == "hint"
            assert hint["label"]
            assert (await anna.answer(0, hint["value"]))["type"] == "ok"

    asyncio.run(play())


def test_a_bot_plays_for_who_is_gone_until_they_come_back(address: str) -> None:
    match, secrets = new_match(address, "me", "device")

    async def play() -> None:
        async with sitting(address, match, secrets[0]) as anna:
            reply = await anna.tell("propose", seat=0, what="bot", target=1, level="easy")
            while reply["type"] == "error":
                reply = await anna.tell("propose", seat=0, what="bot", target=1, level="easy")
            await anna.until(lambda m: m["type"] == "match" and m["match"]["seats"][1]["state"] == "away")
            assert await play_on(anna, Random(7), answers=6) == 6
            async with sitting(address, match, secrets[1]) as bert:
                assert bert.match["seats"][1]["state"] == "taken"

    asyncio.run(play())


def test_who_gives_up_among_three_is_played_on_by_a_bot(address: str) -> None:
    match, secrets = new_match(address, "me", "device", "device")

    async def play() -> None:
        async with sitting(address, match, *secrets) as all_three:
            assert (await all_three.tell("concede", seat=2))["type"] == "ok"
            await all_three.until(lambda m: m["type"] == "match" and m["match"]["seats"][2]["state"] == "conceded")
            while any(all_three.asks.get(key) for key in ("2",)):
                await all_three.next()
            all_three.seats = [0, 1]
            assert await play_on(all_three, Random(8), answers=6) == 6

    asyncio.run(play())


def test_nobody_wins_a_game_of_all_together_because_another_gave_up(address: str) -> None:
    match, secrets = new_match(address, "me", "device", game="fighter")

    def gave_up(seat: int) -> Callable[[dict[str, Any]], bool]:
        return lambda m: m["type"] == "match" and m["match"]["seats"][seat]["state"] == "conceded"

    async def play() -> None:
        async with sitting(address, match, *secrets) as both:
            assert (await both.tell("concede", seat=0))["type"] == "ok"
            await both.until(gave_up(0))
            assert (both.match["state"], both.match["winners"]) == ("running", [])
            both.seats = [1]
            assert await play_on(both, Random(8), answers=4) == 4
            assert (await both.tell("concede", seat=1))["type"] == "ok"
            await both.until(gave_up(1))
            assert (both.match["state"], both.match["winners"]) == ("over", [])

    asyncio.run(play())


def test_real_dice_are_entered_by_people(address: str) -> None:
    match, secrets = new_match(address, "me", "device", real_dice=True)

    async def play() -> None:
        async with sitting(address, match, *secrets) as both:
            dice = both.asks["0"]["dice"]
            assert dice["sides"] == 6
            assert (await both.answer(0, [3] * dice["number"]))["type"] == "ok"
            assert (await both.answer(1, [9] * dice["number"]))["kind"] == "refusal-not-an-option"

    asyncio.run(play())


@pytest.mark.clause("FIG-RULING-60")
def test_the_switch_for_real_dice_lets_people_throw_in_dungeon_fighter(address: str) -> None:
    options = {"hero_choice": "random", "retreat": False}
    match, secrets = new_match(address, "me", game="fighter", options=options, real_dice=True)

    async def play() -> None:
        async with sitting(address, match, *secrets) as anna:
            assert anna.match["options"]["throw_mode"] == "real"
            assert anna.match["real_dice"]
            assert (await anna.answer(0, "red"))["type"] == "ok"
            assert anna.asks["0"]["what"] == "entry-bounce"

    asyncio.run(play())
    offered = next(one for one in get(address, "/api/games") if one["name"] == "fighter")["options"]
    assert "throw_mode" not in {option["name"] for option in offered}, "one switch is enough"


@pytest.mark.parametrize(
    ("match", "hello", "code"),
    [
        ("nowhere", {"type": "hello"}, 4404),
        ("", {"type": "hello", "secrets": ["x" * 32]}, 4403),
        ("", {"type": "answer"}, 4400),
        ("", ["hello"], 4400),
    ],
)
def test_a_connection_without_a_proper_hello_is_closed(address: str, match: str, hello: Any, code: int) -> None:
    match = match or new_match(address, "me", "device")[0]

    assert asyncio.run(code_for(address, match, hello)) == code


def test_a_match_that_was_played_by_other_rules_is_closed_for_good(tmp_path: Path) -> None:
    with serving(tmp_path) as address:
        match, secrets = new_match(address, "me", "device")
        asyncio.run(play_a_little(address, match, secrets))
    with sqlite3.connect(tmp_path / "games.db") as games:
        other = b'{"seat":0,"answer":"what could be answered once"}'
        games.execute("UPDATE entries SET entry = ? WHERE number = (SELECT max(number) FROM entries)", (other,))
    with serving(tmp_path) as address:
        assert asyncio.run(code_for(address, match, {"type": "hello"})) == 4410


async def play_a_little(address: str, match: str, secrets: list[str]) -> None:
    async with sitting(address, match, *secrets) as both:
        assert await play_on(both, Random(3), answers=9) == 9


async def code_for(address: str, match: str, hello: Any) -> int:
    """The code with which a connection that says this is closed."""
    url = f"{address.replace('http', 'ws')}/api/matches/{match}/socket"
    async with connect(url, proxy=None) as socket:
        await socket.send(json.dumps(hello))
        with pytest.raises(ConnectionClosed) as closed:
            await socket.recv()
        assert closed.value.rcvd is not None
        return closed.value.rcvd.code


def test_a_page_of_a_stranger_gets_no_socket(address: str) -> None:
    match, _ = new_match(address, "me", "device")

    async def play() -> None:
        url = f"{address.replace('http', 'ws')}/api/matches/{match}/socket"
        with pytest.raises(InvalidStatus):
            await connect(url, proxy=None, origin="https://evil.example")  # type: ignore[arg-type]

    asyncio.run(play())


def test_too_many_messages_are_slowed_down_and_none_is_lost(tmp_path: Path) -> None:
    async def play(address: str) -> float:
        match, secrets = new_match(address, "me", "device")
        async with sitting(address, match, secrets[0]) as anna:
            start = asyncio.get_running_loop().time()
            for _ in range(40):
                assert (await anna.tell("ping"))["type"] == "ok"
            return asyncio.get_running_loop().time() - start

    with serving(tmp_path, messages_per_second=50.0, message_burst=10) as address:
        assert asyncio.run(play(address)) > 0.5


def test_a_server_that_starts_again_goes_on_with_every_match(tmp_path: Path) -> None:
    async def play(address: str, match: str, secrets: list[str], moment: int | None) -> Client:
        async with sitting(address, match, *secrets, moment=moment) as both:
            before = {key: json.dumps(view) for key, view in both.views.items()}
            await play_on(both, Random(9), answers=15)
            both.first = before  # type: ignore[attr-defined]
            return both

    with serving(tmp_path) as address:
        match, secrets = new_match(address, "me", "device")
        one = asyncio.run(play(address, match, secrets, None))
    with serving(tmp_path) as address:
        two = asyncio.run(play(address, match, secrets, one.moment))
    assert {key: json.loads(view) for key, view in two.first.items()} == one.views  # type: ignore[attr-defined]


def test_an_open_proposal_is_void_after_the_server_has_started_again(tmp_path: Path) -> None:
    async def ask(address: str, match: str, secrets: list[str]) -> int:
        async with sitting(address, match, *secrets) as both:
            await play_on(both, Random(10), answers=8)
            return await propose(both)

    async def propose(both: Client) -> int:
        assert (await both.tell("propose", seat=0, what="undo", to=2))["type"] == "ok"
        proposal = await both.until(lambda message: message["type"] == "proposal")
        assert (proposal["state"], proposal["waits_for"]) == ("open", [1])
        return int(proposal["proposal"])

    async def vote(address: str, match: str, secrets: list[str], number: int) -> None:
        async with sitting(address, match, *secrets) as both:
            assert json.loads(both.frames[-1])["proposals"] == []
            refused = await both.tell("vote", seat=1, proposal=number, agree=True)
            assert (refused["kind"], "started again" in refused["text"]) == ("error-no-proposal", True)
            again = await propose(both)
            assert again != number
            assert (await both.tell("vote", seat=1, proposal=number, agree=True))["kind"] == "error-no-proposal"
            assert (await both.tell("vote", seat=1, proposal=again, agree=True))["type"] == "ok"
            await both.until(lambda message: message.get("back_to") == 2)

    with serving(tmp_path) as address:
        match, secrets = new_match(address, "me", "device")
        number = asyncio.run(ask(address, match, secrets))
    with serving(tmp_path) as address:
        asyncio.run(vote(address, match, secrets, number))


def test_who_was_replaced_by_a_bot_before_the_server_started_again_has_the_seat_back(tmp_path: Path) -> None:
    async def replace(address: str, match: str, secret: str) -> None:
        async with sitting(address, match, secret) as anna:
            reply = await anna.tell("propose", seat=0, what="bot", target=1, level="easy")
            while reply["type"] == "error":
                reply = await anna.tell("propose", seat=0, what="bot", target=1, level="easy")
            await anna.until(lambda m: m["type"] == "match" and m["match"]["seats"][1]["state"] == "away")

    async def come_back(address: str, match: str, secrets: list[str]) -> None:
        async with sitting(address, match, secrets[0]) as anna:
            assert anna.match["seats"][1]["state"] == "away"
            async with sitting(address, match, secrets[1]) as bert:
                assert bert.match["seats"][1]["state"] == "taken"

    with serving(tmp_path, gone_seconds=0.1) as address:
        match, secrets = new_match(address, "me", "device")
        asyncio.run(replace(address, match, secrets[0]))
    with serving(tmp_path, gone_seconds=0.1) as address:
        asyncio.run(come_back(address, match, secrets))


def test_who_wants_to_know_is_told_which_options_cannot_be_taken_back(address: str) -> None:
    match, secrets = new_match(address, "me", "device")

    async def play() -> None:
        async with (
            sitting(address, match, *secrets) as plain,
            sitting(address, match, *secrets, final=True) as curious,
        ):
            random = Random(11)
            seen = set()
            for _ in range(30):
                seat = next(seat for seat in curious.seats if curious.asks[str(seat)])
                await catch_up(plain, curious.moment)
                told = curious.asks[str(seat)]["options"]
                assert [{k: v for k, v in one.items() if k != "final"} for one in told] == plain.asks[str(seat)][
                    "options"
                ]
                option = random.choice(told)
                seen.add(option["final"])
                await curious.answer(seat, option["value"])
                assert (curious.undo[str(seat)] is None) == option["final"]
            assert seen == {True, False}

    asyncio.run(play())


def test_who_is_ready_holds_up_nobody_but_may_think_better_of_it(address: str) -> None:
    seats = [{"kind": "me"}, {"kind": "device"}]
    taken = post(address, "/api/matches", {"game": "doodle", "seats": seats})
    match, secrets = taken["match"]["id"], [one["secret"] for one in taken["secrets"]]

    async def play() -> None:
        async with sitting(address, match, *secrets) as both:
            random = Random(12)
            while (ready := seat_of(both, ready=True)) is None:
                seat = seat_of(both, ready=False)
                assert seat is not None
                await both.answer(seat, both.random_answer(seat, random))
            assert ready not in both.views[str(ready)]["asked"]
            assert (await both.tell("hint", seat=ready))["kind"] == "refusal-out-of-turn"
            assert (await both.answer(ready, both.random_answer(ready, random)))["type"] == "ok"

    asyncio.run(play())


def seat_of(client: Client, *, ready: bool) -> int | None:
    """A seat that is asked, or one that is ready."""
    asked = ((seat, client.asks.get(str(seat))) for seat in client.seats)
    return next((seat for seat, ask in asked if ask is not None and ask.get("ready", False) is ready), None)
