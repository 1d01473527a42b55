"""Playing on from a moment of a finished game, as a match of one's own.

The new match has the rules (version) and the options of the old one. Its record begins with the old answers up to that
moment, and says so (`Header.begun`); from there on its dice are of a key of its own. What was hidden then may be known
by now, for the finished game has shown everything: it is practice, and everybody who sees it can see that.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from undercroft.bots.levels import bot_of_seat, need_level
from undercroft.games import find_game
from undercroft.host.errors import BadRequest, NotOver, Outdated
from undercroft.host.live import Live
from undercroft.host.matches import Matches
from undercroft.host.rows import MatchRow, SeatRow
from undercroft.host.security import LONGEST_NAME, clean, hashed, new_code, new_secret
from undercroft.host.wire import PlayOn, Secret, Taken
from undercroft.kernel.ask import CHANCE, Computed
from undercroft.kernel.dice import key_hash, new_key
from undercroft.kernel.match import Match
from undercroft.kernel.record import FORMAT, Begun, Entry, Header, SeatInfo, straight


async def play_on(matches: Matches, match: str, wish: PlayOn, lang: str) -> Taken:
    """A new match that goes on from this position of a finished one; one person, and bots at all other seats."""
    authority = await matches.find(match)
    authority.need_followed()
    old = authority.row
    if old.state != "over" or old.header is None:
        raise NotOver("the game is not over")
    header = msgspec.json.decode(old.header, type=Header)
    if not find_game(old.game).can_play(header.version):
        raise Outdated("the rules have changed since", version=header.version)
    if wish.seat not in range(len(old.seats)):
        raise BadRequest("there is no such seat")
    need_level(old.game, wish.level)
    stored = await matches.store.entries(match)
    entries = await matches.ports.compute(lambda: _until(header, stored, wish.position))
    secret = Secret(wish.seat, new_secret())
    seats = [_seat(seat, wish, secret) for seat in old.seats]
    row = MatchRow(
        matches.new_id(), new_code(), old.game, header.version, old.options, new_key(), seats,
        real_dice=old.real_dice, spectators=old.spectators,
    )  # fmt: skip
    live = await matches.ports.compute(lambda: Live.played(row, _header(header, row, entries, match), entries))
    begun = await matches.add(row, live=live)
    return Taken(begun.voice.described(lang), [secret])


def _until(header: Header, stored: Sequence[bytes], position: int) -> list[Entry]:
    """The answers that led to a position, where somebody is asked; a throw under way is not yet thrown."""
    answers = straight(msgspec.json.decode(entry, type=Entry) for entry in stored)
    if not 0 <= position <= len(answers):
        raise BadRequest("there is no such moment")
    entries = answers[:position]
    match = _played(header, entries)
    if match.table.over:
        raise BadRequest("the game is over there, so nothing can be played on")
    while any(isinstance(ask, Computed) and ask.seat == CHANCE for ask in match.table.pending.values()):
        entries = entries[:-1]  # it hangs on the answer before it alone
        match = _played(header, entries)
    return entries


def _played(header: Header, entries: Sequence[Entry]) -> Match[Any]:
    match = Match(find_game(header.game), header, None)
    for number, entry in enumerate(entries, start=2):
        match.apply(entry, number)
    return match


def _seat(old: SeatRow, wish: PlayOn, secret: Secret) -> SeatRow:
    if old.seat == wish.seat:
        name = clean(wish.name, LONGEST_NAME) or old.name
        return SeatRow(old.seat, name, "person", secret_hash=hashed(secret.secret))
    if old.player == "bot":
        return SeatRow(old.seat, old.name, "bot", old.level, character=old.character)
    return SeatRow(old.seat, old.name, "bot", wish.level)


def _header(old: Header, row: MatchRow, entries: Sequence[Entry], match: str) -> Header:
    seats = [
        SeatInfo(seat.name, "human" if seat.player == "person" else bot_of_seat(row.game, seat.level, seat.character))
        for seat in row.seats
    ]
    begun = Begun(len(entries), match)
    return Header(
        FORMAT, old.game, old.version, old.options, seats, key_hash(row.key), [], real_dice=old.real_dice, begun=begun,
        hushed=old.hushed,
    )  # fmt: skip
