"""What people do at the table besides answering: take back, agree, talk, give up, ask for a hint."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from undercroft.bots.levels import levels_of, need_level
from undercroft.host.authority import Authority
from undercroft.host.errors import BadRequest, NoProposal
from undercroft.host.live import Live
from undercroft.host.proposals import Proposal, What
from undercroft.host.rows import AddChat, ChangeSeat, Said, now
from undercroft.host.security import LONGEST_CHAT, clean
from undercroft.kernel.ask import CHANCE, Ready
from undercroft.kernel.errors import OutOfTurn, Refusal, StalePosition, UndoRefused
from undercroft.kernel.record import Entry

Done = Callable[[], None]


# --- taking back ---------------------------------------------------------------------------------------------------


async def undo(authority: Authority, seat: int, to: int | None, done: Done) -> None:
    """Take back one's own last answer, or one after another back to a position, as far as nobody must agree."""
    async with authority.lock:
        match = authority.running().match

        def goes_on() -> bool:
            ask = match.table.pending.get(seat)
            is_foregone = ask is not None and ask.is_foregone  # nobody chose that, so nobody takes back just that
            return is_foregone or (to is not None and match.position > to)

        def take_back() -> None:
            match.undo(seat)
            while goes_on() and match.table.undo_to(seat) is not None:
                match.undo(seat)

        await authority.act(take_back, done)


def last_answer_of(live: Live, seat: int) -> int | None:
    """The position before the last answer of a seat."""
    table = live.match.table
    numbers = (n for n in range(len(table.answers) - 1, -1, -1) if table.answers[n].seat == seat)
    found = next(numbers, None)
    return None if found is None else table.offset + found


# --- what needs consent --------------------------------------------------------------------------------------------


async def propose(
    authority: Authority, seat: int, what: str, to: int | None, target: int, level: str, done: Done
) -> None:
    """Ask all the others."""
    async with authority.lock:
        live = authority.running()
        if what not in ("undo", "bot", "end"):
            raise BadRequest("one can propose undo, bot or end")
        proposal = Proposal(authority.next_proposal(), cast(What, what), seat, live.moment, agreed={seat})
        if what == "undo":
            proposal.to = last_answer_of(live, seat) if to is None else to
            if proposal.to is None or not 0 <= proposal.to < live.match.position:
                raise UndoRefused("there is no such position to go back to", seat=seat)
        elif what == "bot":
            need_level(authority.row.game, level)
            if target not in authority.persons() or target == seat or not authority.is_gone(target):
                raise BadRequest("this seat is not away")
            proposal.target, proposal.level = target, level
        asked = {other for other in authority.persons() if other not in (seat, proposal.target)}
        proposal.waits_for = {other for other in asked if what != "bot" or not authority.is_gone(other)}
        if what == "undo" and not proposal.waits_for:
            raise UndoRefused("something was revealed since, and there is nobody to agree", seat=seat)
        for other in [one for one in authority.proposals.values() if one.seat == seat]:
            other.state = "void"  # one question at a time
            authority.voice.everybody(authority.proposals.pop(other.number).told())
        authority.proposals[proposal.number] = proposal
        if not proposal.waits_for:
            proposal.state = "agreed"
        await _settle(authority, proposal, done)


async def vote(authority: Authority, seat: int, number: int, *, agree: bool, done: Done) -> None:
    """Yes or no to a proposal."""
    async with authority.lock:
        authority.running()
        proposal = authority.proposals.get(number)
        if proposal is None or seat not in proposal.waits_for:
            raise NoProposal("there is nothing to vote on")
        proposal.vote(seat, agree=agree)
        await _settle(authority, proposal, done)


async def _settle(authority: Authority, proposal: Proposal, done: Done) -> None:
    """Do it if all agree; then, when it is on the disk, say so and tell how the proposal stands."""

    def settled() -> None:
        done()
        authority.voice.everybody(proposal.told())

    if proposal.state != "open":
        authority.proposals.pop(proposal.number, None)
    try:
        if proposal.state != "agreed":
            settled()
        elif proposal.what == "undo":
            await _take_back(authority, proposal, settled)
        elif proposal.what == "end":
            match, agreed = authority.running().match, sorted(_consent(authority, proposal))
            await authority.act(lambda: match.end(agreed), settled)
        else:
            await _let_a_bot_play(authority, proposal, settled)
    except Refusal:
        proposal.state = "void"
        authority.voice.everybody(proposal.told())
        raise


async def _take_back(authority: Authority, proposal: Proposal, settled: Done) -> None:
    match = authority.running().match
    agreed = sorted(_consent(authority, proposal) - {proposal.seat})
    await authority.act(lambda: match.undo(proposal.seat, proposal.to, agreed), settled)


def _consent(authority: Authority, proposal: Proposal) -> set[int]:
    """Who has agreed, with those who have no voice: bots, and who is away or gave up."""
    silent = {seat.seat for seat in authority.row.seats} - set(authority.persons())
    return proposal.agreed | silent


async def _let_a_bot_play(authority: Authority, proposal: Proposal, settled: Done) -> None:
    assert proposal.target is not None
    seat = authority.row.seats[proposal.target]
    seat.state, seat.level = "away", proposal.level
    await authority.change_seats(seat, done=settled)
    authority.think()


async def come_back(authority: Authority, seats: tuple[int, ...]) -> None:
    """With the lock held: who was away has the seat again."""
    back = [authority.row.seats[seat] for seat in seats if authority.row.seats[seat].state == "away"]
    for seat in back:
        seat.state, seat.level = "taken", ""
    if back:
        await authority.change_seats(*back)


# --- giving up -----------------------------------------------------------------------------------------------------


async def concede(authority: Authority, seat: int, done: Done) -> None:
    """A bot plays the seat on, without winning. If that leaves no person, the match is over; so it is if it leaves one
    seat, but not in a cooperative game, where a bot at one's side is company enough."""
    async with authority.lock:
        live = authority.running()
        row = authority.row.seats[seat]
        row.state, row.level = "conceded", "medium"
        left = [other for other in authority.row.seats if other.state != "conceded"]
        persons = [other for other in left if other.player == "person"]
        key = authority.row.key.hex()
        reveal = Entry(key=key)

        def give_up() -> None:
            if not persons or (len(left) < 2 and not live.match.game.is_cooperative):
                live.end(reveal)

        await authority.act(give_up, done, [ChangeSeat(authority.id, row)])
        authority.voice.match()


# --- talking -------------------------------------------------------------------------------------------------------


async def say(authority: Authority, seat: int, text: str, done: Done) -> None:
    """A line of chat, to everybody who looks on."""
    said = clean(text, LONGEST_CHAT)
    if not said:
        raise BadRequest("there is nothing to say")
    async with authority.lock:
        authority.talk.check(seat, sum(line["seat"] == seat for line in authority.chat))
        number = authority.chat[-1]["number"] + 1 if authority.chat else 1
        line = Said(number, seat, said, now())
        await authority.save([AddChat(authority.id, line)])
        authority.add_chat(line)
        done()
        authority.voice.everybody({"type": "chat", **authority.chat[-1]})


async def hint(authority: Authority, seat: int, lang: str) -> dict[str, Any]:
    """What the best bot would answer for this seat, knowing what the seat knows."""
    async with authority.lock:
        live = authority.running()
        found = live.asked(authority.owner, seat)
        if found is None or found[1].seat == CHANCE or isinstance(found[1], Ready):
            raise OutOfTurn(f"seat {seat} is not asked anything now", seat=seat)
        moment, position = found[2], live.moment
    wrong: Exception | None = None
    try:
        bot = levels_of(authority.row.game)[-1]
        value = await authority.thinkers.decide(authority.id, live.match, seat, bot)
    except Exception as failed:  # noqa: BLE001 - it thought about a table that went on meanwhile
        wrong = failed
    async with authority.lock:
        if authority.is_failed or live.moment != position:
            raise StalePosition("the game went on while the hint was thought about", position=moment)
        if wrong is not None:
            raise wrong
        label = authority.teller(lang).label(live.match.table.view(seat)["game"], found[1], value)
    return {"type": "hint", "seat": seat, "moment": moment, "value": value, "label": label}
