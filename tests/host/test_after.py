"""After the game: an analysis that is computed once and kept, and playing on from a moment as a match of one's own."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import msgspec
import pytest

from tests.host.client import play_on
from tests.host.page import Page, sitting
from undercroft.games import find_game
from undercroft.host import lobby
from undercroft.host.after import branch
from undercroft.host.after.plain import FORMAT, Analysis, Mark, Progress
from undercroft.host.after.running import Analyses, Heard, analyse_here
from undercroft.host.errors import AnalysisBusy, BadRequest, NoAnalysis, NotOver
from undercroft.host.film import film_of
from undercroft.host.wire import PlayOn
from undercroft.kernel.ask import CHANCE
from undercroft.kernel.errors import BadRecord
from undercroft.kernel.match import Match, verify
from undercroft.kernel.record import Entry, Record, parse, straight

FOUND = Analysis(FORMAT, 9, False, True, [Mark(0, 1, [0.5, 0.5]), Mark(9, 2, [1.0, 0.0])], [], [], [])


class Counting:
    """An analyst that finds the same at all times; it waits until it may."""

    def __init__(self) -> None:
        self.asked = 0
        self.may = asyncio.Event()
        self.fails = False

    async def __call__(self, record: Record, heard: Heard) -> Analysis:
        assert record.entries[-1].key is not None
        self.asked += 1
        heard(Progress(1, 4, 1, FOUND.marks[:1]))
        await self.may.wait()
        if self.fails:
            raise ConnectionError("it has ended")
        return FOUND


async def finished(page: Page, answers: int = 30, game: str = "dungeoneer") -> str:
    """A match that ends because somebody gives up, unless it was over before."""
    match, secrets = await page.new_match("me", "device", game=game)
    async with sitting(page, match, *secrets) as client:
        await play_on(client, Random(5), answers=answers)
        seats = range(2 if find_game(game).is_cooperative else 1)
        for seat in seats if client.match["state"] == "running" else ():
            assert (await client.tell("concede", seat=seat))["type"] == "ok"
    return match


async def settled(analyses: Analyses, match: str) -> str:
    """How it stands once it is no longer under way."""
    while (state := (await analyses.look(match)).state) in ("waiting", "running"):
        await asyncio.sleep(0)
    return state


def test_an_analysis_is_computed_once_and_survives_a_restart() -> None:
    async def play() -> None:
        page = Page()
        match = await finished(page)
        analyst = Counting()
        analyses = Analyses(page.matches, analyst)
        assert (await analyses.look(match)).state == "none"
        await analyses.ask(match, "anna")
        await analyses.ask(match, "bert")  # the same one
        while analyst.asked == 0:
            await asyncio.sleep(0)
        looked = await analyses.look(match)
        assert (looked.state, looked.done, looked.of, looked.marks) == ("running", 1, 4, FOUND.marks[:1])
        assert await analyses.find(match) is None
        analyst.may.set()
        assert await settled(analyses, match) == "done"
        again = Analyses(Page(page.store).matches, analyst)
        assert (await again.look(match)).state == "done"
        assert (await again.ask(match, "anna")).state == "done"
        assert await again.find(match) == FOUND
        assert analyst.asked == 1

    asyncio.run(play())


def test_who_starts_again_in_the_middle_finds_nothing_half_done_and_may_ask_again() -> None:
    async def play() -> None:
        page = Page()
        match = await finished(page)
        analyst = Counting()
        analyses = Analyses(page.matches, analyst)
        await analyses.ask(match, "anna")
        while analyst.asked == 0:
            await asyncio.sleep(0)
        await analyses.close()
        again = Analyses(Page(page.store).matches, analyst)
        assert (await again.look(match)).state == "none"
        analyst.may.set()
        await again.ask(match, "anna")
        assert await settled(again, match) == "done"

    asyncio.run(play())


def test_nobody_can_start_it_while_the_game_goes_on() -> None:
    async def play() -> None:
        page = Page()
        match, _ = await page.new_match("me", "device", game="dungeoneer")
        analyses = Analyses(page.matches, Counting())
        for way in (analyses.look(match), analyses.ask(match, "anna"), analyses.find(match)):
            with pytest.raises(NotOver):
                await way
        with pytest.raises(NotOver):
            await branch.play_on(page.matches, match, PlayOn(0, 0), "en")

    asyncio.run(play())


def test_one_at_a_time_for_whoever_asks() -> None:
    async def play() -> None:
        page = Page()
        first, second, third = [await finished(page) for _ in range(3)]
        analyst = Counting()
        analyses = Analyses(page.matches, analyst)
        await analyses.ask(first, "anna")
        with pytest.raises(AnalysisBusy):
            await analyses.ask(second, "anna")
        await analyses.ask(third, "bert")
        while analyst.asked == 0:
            await asyncio.sleep(0)
        assert (await analyses.look(third)).state == "waiting"
        analyst.may.set()
        assert await settled(analyses, third) == "done"
        assert (await analyses.ask(second, "anna")).state == "waiting"
        assert await settled(analyses, second) == "done"

    asyncio.run(play())


def test_one_that_fails_says_so_and_can_be_asked_for_again() -> None:
    async def play() -> None:
        page = Page()
        match = await finished(page)
        analyst = Counting()
        analyst.fails = True
        analyst.may.set()
        analyses = Analyses(page.matches, analyst)
        await analyses.ask(match, "anna")
        assert await settled(analyses, match) == "failed"
        analyst.fails = False
        await analyses.ask(match, "anna")
        assert await settled(analyses, match) == "done"

    asyncio.run(play())


def test_a_game_in_which_nothing_was_decided_has_none() -> None:
    async def play() -> None:
        page = Page()
        match = await finished(page, answers=0)
        analyses = Analyses(page.matches, Counting())
        assert (await analyses.look(match)).state == "impossible"
        with pytest.raises(NoAnalysis):
            await analyses.ask(match, "anna")

    asyncio.run(play())


def test_one_of_another_format_is_computed_anew() -> None:
    async def play() -> None:
        page = Page()
        match = await finished(page)
        for stored in (b'{"format": 0}', msgspec.json.encode(msgspec.structs.replace(FOUND, format=FORMAT + 1))):
            page.store.analyses[match] = stored
            assert (await Analyses(page.matches, Counting()).look(match)).state == "none"

    asyncio.run(play())


def test_a_page_computes_it_bit_by_bit() -> None:
    async def play() -> None:
        page = Page()
        match = await finished(page, answers=6)
        analyses = Analyses(page.matches, analyse_here)
        await analyses.ask(match, "anna")
        assert await settled(analyses, match) == "done"
        found = await analyses.find(match)
        assert found is not None
        assert found.marks[0].at == 0

    asyncio.run(play())


# --- playing on ----------------------------------------------------------------------------------------------------


async def entries_of(page: Page, match: str) -> list[Entry]:
    return [msgspec.json.decode(entry, type=Entry) for entry in await page.store.entries(match)]


def asked_positions(header: Any, entries: list[Entry]) -> list[tuple[int, int]]:
    """The positions at which a seat is asked, and which."""
    match = Match(find_game(header.game), header, None)
    found = []
    for entry in straight(entries):
        asks = [ask for ask in match.table.pending.values() if ask.seat != CHANCE]
        found += [(match.position, asks[0].seat)] if len(asks) == len(match.table.pending) else []
        match.apply(entry)
    return found


@pytest.mark.parametrize("game", ["dungeoneer", "labyrinth", "doodle", "fighter"])
def test_playing_on_begins_with_the_same_position_and_goes_on_with_own_dice(game: str) -> None:
    async def play() -> None:
        page = Page()
        match = await finished(page, 40, game)
        old = (await page.matches.find(match)).row
        record = parse((await lobby.record(page.matches, match)).split("\n"))
        position, seat = asked_positions(record.header, record.entries)[-3]
        taken = await branch.play_on(page.matches, match, PlayOn(position, seat, "Zoe"), "en")
        new = await page.matches.find(taken.match["id"])
        assert [row.player for row in new.row.seats].count("person") == 1
        assert new.row.seats[seat].name == "Zoe"
        assert (new.row.options, new.row.version, new.row.key != old.key) == (old.options, old.version, True)
        assert taken.match["begun"] == {"match": match, "entries": position}
        assert taken.match["state"] == "running"
        assert new.live is not None
        before = Match.resume(find_game(game), Record(record.header, straight(record.entries)[:position]))
        for viewer in (None, 0, 1):
            assert new.live.match.table.view(viewer) == before.table.view(viewer)
        async with sitting(page, new.id, taken.secrets[0].secret) as client:
            await play_on(client, Random(2), answers=25)
            assert client.match["state"] == "over" or (await client.tell("concede", seat=seat))["type"] == "ok"
        played = parse((await lobby.record(page.matches, new.id)).split("\n"))
        assert played.entries[:position] == straight(record.entries)[:position]
        counts = verify(find_game(game), played)
        assert counts["given"] == position
        shown = (await film_of(page.matches, new.id, None, "en"))()
        assert shown.last == (await page.matches.find(new.id)).voice.described("en")["position"]

    asyncio.run(play())


def test_dice_that_were_waited_for_are_thrown_anew_and_a_loaded_one_is_found_out() -> None:
    async def play() -> None:
        page = Page()
        match = await finished(page, 60, "labyrinth")
        answers = straight(await entries_of(page, match))
        position = max(number for number, entry in enumerate(answers) if entry.chance is not None)
        taken = await branch.play_on(page.matches, match, PlayOn(position, 0), "en")
        async with sitting(page, taken.match["id"], taken.secrets[0].secret) as client:
            await play_on(client, Random(2), answers=10)
            assert client.match["state"] == "over" or (await client.tell("concede", seat=0))["type"] == "ok"
        record = parse((await lobby.record(page.matches, taken.match["id"])).split("\n"))
        assert record.entries[position].chance is not None
        rolls = verify(find_game("labyrinth"), record)["rolls"]
        assert rolls == sum(entry.chance is not None for entry in record.entries[position:]) > 0
        assert isinstance(record.header.begun, msgspec.Struct)
        record.header.begun = msgspec.structs.replace(record.header.begun, entries=0)
        with pytest.raises(BadRecord):  # the old match's dice are not of the new key
            verify(find_game("labyrinth"), record)

    asyncio.run(play())


def test_a_match_that_plays_on_is_found_again_after_a_restart() -> None:
    async def play() -> None:
        page = Page()
        match = await finished(page, 20)
        taken = await branch.play_on(page.matches, match, PlayOn(12, 0), "en")
        again = await Page(page.store).matches.find(taken.match["id"])
        assert again.voice.described("en")["begun"] == taken.match["begun"]
        assert again.row.state == "running"

    asyncio.run(play())


def test_what_is_not_there_cannot_be_played_on_from() -> None:
    async def play() -> None:
        page = Page()
        match = await finished(page, 20)
        for wish in (PlayOn(-1, 0), PlayOn(10**6, 0), PlayOn(5, 2), PlayOn(5, -1)):
            with pytest.raises(BadRequest):
                await branch.play_on(page.matches, match, wish, "en")

    asyncio.run(play())
