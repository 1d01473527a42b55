"""What a client says: hello, then one message after another, each answered by ok or by an error.

How the messages come and go is not known here: by a socket of the network, or within a page.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Final

import msgspec

from undercroft import PROTOCOL
from undercroft.host import acts
from undercroft.host.authority import Authority
from undercroft.host.connection import Connection, WriteTexts
from undercroft.host.errors import BadRequest, NoMatch, NotYourSeat, note
from undercroft.host.matches import Matches
from undercroft.host.security import SECRET, hashed
from undercroft.host.telling import words_of
from undercroft.host.wire import Message
from undercroft.kernel.ask import plain
from undercroft.kernel.errors import Refusal, UndercroftError
from undercroft.words import LANGUAGES

BAD_MESSAGE: Final = 4400
NOT_YOURS: Final = 4403
NO_MATCH: Final = 4404
NO_HELLO: Final = 4408
BROKEN: Final = 4410
COME_BACK: Final = 1012
MOST_SEATS: Final = 16
MOST_VALUES: Final = 200
_message: Final = msgspec.json.Decoder(Message)


class Ended(Exception):
    """The connection is to be closed, with a code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


def read(raw: str | bytes, longest: int) -> Message:
    """A message; what is none, or is too long, ends the connection."""
    if len(raw) > longest:
        raise Ended(BAD_MESSAGE)
    try:
        return _message.decode(raw)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Ended(BAD_MESSAGE) from None


# --- coming and going ------------------------------------------------------------------------------------------------


async def attach(
    matches: Matches, match: str, hello: Message, write: WriteTexts | None = None
) -> tuple[Authority, Connection]:
    """Find the seats of the secrets, and tell everything they may know."""
    if hello.type != "hello" or hello.protocol != PROTOCOL or len(hello.secrets) > MOST_SEATS:
        raise Ended(BAD_MESSAGE)
    if not matches.owns(match):  # nobody could tell in time whose it is
        raise Ended(COME_BACK)
    while True:
        try:
            authority = await matches.find(match)
        except NoMatch:
            raise Ended(NO_MATCH) from None
        if authority.is_outdated:
            raise Ended(BROKEN)
        async with authority.lock:
            if authority.is_failed:
                continue
            found = {authority.seat_of(hashed(s)) if SECRET.fullmatch(s) else None for s in hello.secrets}
            if None in found or (not found and not authority.row.is_watchable):
                raise Ended(NOT_YOURS)
            seats = tuple(sorted(seat for seat in found if seat is not None))
            lang = hello.lang if hello.lang in LANGUAGES else "en"
            connection = Connection(seats, lang, wants_final=hello.final, write=write)
            is_news = not seats or any(not authority.is_here(seat) for seat in seats)
            await authority.secret_used(*seats)
            await acts.come_back(authority, seats)
            if is_news:
                authority.connections.append(connection)
                authority.presence.changed()
                authority.connections.pop()
            authority.connections.append(connection)
            authority.voice.snapshot(connection, hello.moment)
            return authority, connection


async def detach(authority: Authority, connection: Connection) -> None:
    """Whoever looked through this connection is gone."""
    connection.is_closed = True
    async with authority.lock:
        if connection in authority.connections:
            authority.connections.remove(connection)
        for seat in connection.seats:
            authority.last_here[seat] = time.monotonic()
        if not connection.seats or any(not authority.is_here(seat) for seat in connection.seats):
            authority.presence.changed()


# --- messages --------------------------------------------------------------------------------------------------------


async def take(authority: Authority, connection: Connection, message: Message) -> None:
    """Do what is said, or say why not."""

    def done() -> None:
        moment = authority.live.moment if authority.live is not None else 0
        connection.send({"type": "ok", "re": message.id, "moment": moment})

    try:
        match message.type:
            case "ping":
                done()
            case "language":
                await _change_language(authority, connection, message, done)
            case "log":
                await _older_lines(authority, connection, message)
            case "answer" | "undo" | "propose" | "vote" | "concede" | "chat" | "hint":
                if message.seat not in connection.seats:
                    raise NotYourSeat("this connection does not hold that seat")
                await _do(authority, connection, message, done)
            case _:
                raise BadRequest("a message of this type is not known")
    except UndercroftError as wrong:
        connection.send(_error(wrong, message.id, connection.lang))
    except Exception as wrong:  # noqa: BLE001 - whatever it was, it is no reason to send anybody away
        note(f"{message.type} failed in match {authority.id}", wrong)
        connection.send(_error(Refusal("that cannot be done now"), message.id, connection.lang))


def _error(wrong: UndercroftError, re: int | None, lang: str) -> dict[str, Any]:
    text = words_of(lang).error(wrong)
    return {"type": "error", "re": re, "kind": wrong.key, "text": text, "clause": wrong.clause}


async def _do(authority: Authority, connection: Connection, message: Message, done: Callable[[], None]) -> None:
    """What only who sits there may do."""
    seat = message.seat
    if message.type != "chat" and not authority.row.seats[seat].is_person:
        raise NotYourSeat("a bot plays this seat")
    match message.type:
        case "answer":
            values = [message.value] if message.values is None else message.values
            if message.moment is None or not 1 <= len(values) <= MOST_VALUES:
                raise BadRequest("an answer needs a moment and a value")
            try:
                answers = [plain(value) for value in values]
            except (TypeError, RecursionError):
                raise BadRequest("an answer is a word, a number or a list of them") from None
            await authority.answer(seat, message.moment, answers, done)
        case "undo":
            await acts.undo(authority, seat, message.to, done)
        case "propose":
            await acts.propose(authority, seat, message.what, message.to, message.target, message.level, done)
        case "vote":
            await acts.vote(authority, seat, message.proposal, agree=message.agree, done=done)
        case "concede":
            await acts.concede(authority, seat, done)
        case "chat":
            await acts.say(authority, seat, message.text, done)
        case "hint":
            connection.send({**await acts.hint(authority, seat, connection.lang), "re": message.id})


async def _change_language(
    authority: Authority, connection: Connection, message: Message, done: Callable[[], None]
) -> None:
    if message.lang not in LANGUAGES:
        raise BadRequest("this language is not spoken here")
    async with authority.lock:
        connection.lang = message.lang
        done()
        authority.voice.snapshot(connection, None)


async def _older_lines(authority: Authority, connection: Connection, message: Message) -> None:
    async with authority.lock:
        viewers: dict[str, int | None] = {str(seat): seat for seat in connection.seats} or {"public": None}
        if message.viewer not in viewers or authority.live is None:
            raise BadRequest("this connection does not look through those eyes")
        viewer = viewers[message.viewer]
        lines, earlier = authority.voice.older_lines(connection.lang, viewer, message.before)
        told = {"type": "log", "re": message.id, "viewer": message.viewer, "earlier": earlier, "lines": lines}
        connection.send(told)
