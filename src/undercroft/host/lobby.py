"""Before and after the game: choose one, sit down, find one's matches again, play once more."""

from __future__ import annotations

from typing import Any, get_args

import msgspec

from undercroft.bots.levels import characters_of, levels_of, need_level
from undercroft.games import find_game, game_names
from undercroft.host.authority import Authority
from undercroft.host.errors import BadRequest, NoFreeSeat, NoMatch, NotOver, NotYourSeat, StillRunning
from undercroft.host.live import Live
from undercroft.host.matches import Matches
from undercroft.host.rows import ChangeMatch, MatchRow, SeatRow
from undercroft.host.security import LONGEST_NAME, SECRET, clean, hashed, new_code, new_secret
from undercroft.host.telling import Teller, words_of
from undercroft.host.wire import Invite, Join, Mine, MyMatch, MySeat, NewMatch, Replay, Secret, Taken
from undercroft.kernel.dice import new_key
from undercroft.kernel.errors import BadOptions, BadSeats
from undercroft.kernel.game import Game
from undercroft.kernel.table import Table
from undercroft.words import Words

MOST_SECRETS = 200
MOST_SEEDS, LONGEST_SEED = 8, 100


# --- which games -----------------------------------------------------------------------------------------------------


def games(lang: str) -> list[dict[str, Any]]:
    """Every game with its options and presets, in words."""
    return [_described(find_game(name), words_of(lang)) for name in game_names()]


def _described(game: Game[Any], words: Words) -> dict[str, Any]:
    presets = [
        {"name": name, **_labelled(words, f"{game.name}-preset-{name}"), "options": {**game.offered(), **options}}
        for name, options in game.presets.items()
    ]
    return {
        "name": game.name,
        "title": words.say(game.name),
        "about": words.say(f"{game.name}.about"),
        "version": game.version,
        "least": game.seats[0],
        "most": game.seats[-1],
        "presets": presets,
        "options": [
            _option(game, field, words)
            for field in msgspec.structs.fields(game.options)
            if field.name not in game.real_dice  # the table's own switch says it
        ],
        "levels": list(levels_of(game.name)),
        "characters": list(characters_of(game.name)),
        "clause_prefix": game.prefix,
    }


def _option(game: Game[Any], field: Any, words: Words) -> dict[str, Any]:
    message = f"{game.name}-option-{field.name}"
    is_switch = field.type is bool
    known: tuple[Any, ...] = get_args(field.type) or game.values_of(field.name)
    labels = {True: "table-yes", False: "table-no"}
    values = [
        {"value": value, **_labelled(words, labels[value] if is_switch else f"{message}-{value}")}
        for value in ((True, False) if is_switch else known)
    ]
    kind = "switch" if is_switch else "choice" if known else "text"
    return {
        "name": field.name,
        **_labelled(words, message),
        "kind": kind,
        "default": game.offered().get(field.name, field.default),
        "values": values,
    }


def _labelled(words: Words, message: str) -> dict[str, str]:
    about = f"{message}.about"
    return {"label": words.say(message), "about": words.say(about) if words.has(about) else ""}


def check(game: Game[Any], options: dict[str, Any], seats: int) -> dict[str, Any]:
    """All options with their values; refuses what does not go together."""
    chosen = game.read_options(options)
    Table.new(game, chosen, seats, listen=False)
    checked: dict[str, Any] = msgspec.to_builtins(chosen)
    return checked


# --- sitting down ----------------------------------------------------------------------------------------------------


async def create(matches: Matches, wish: NewMatch, lang: str) -> Taken:
    """A new match; it begins at once if nobody is invited."""
    game = find_game(wish.game)
    if wish.preset is not None and wish.preset not in game.presets:
        raise BadOptions(f"{game.name} has no preset {wish.preset!r}", option=wish.preset)
    if len(wish.seeds) > MOST_SEEDS or any(len(seed) > LONGEST_SEED for seed in wish.seeds):
        raise BadRequest("too many seeds, or one that is too long")
    game.check_seats(len(wish.seats))
    preset = game.presets[wish.preset] if wish.preset is not None else {}
    by_hand = game.real_dice if wish.real_dice else {}
    options = check(game, {**preset, **wish.options, **by_hand}, len(wish.seats))
    if all(seat.kind == "bot" for seat in wish.seats):
        raise BadSeats("at least one person must play", why="person")
    seats, given = _seats(wish, words_of(lang))
    row = MatchRow(
        matches.new_id(), new_code(), game.name, game.version, options, new_key(), seats, list(wish.seeds),
        real_dice=wish.real_dice or game.throws_real_dice(game.read_options(options)), spectators=wish.spectators,
    )  # fmt: skip
    authority = await matches.add(row)
    return Taken(authority.voice.described(lang), *given)


def _seats(wish: NewMatch, words: Words) -> tuple[list[SeatRow], tuple[list[Secret], list[Invite]]]:
    seats: list[SeatRow] = []
    secrets: list[Secret] = []
    invites: list[Invite] = []
    bots = words.say("terminal-bot-names").split()
    for number, one in enumerate(wish.seats):
        spare = bots[number % len(bots)] if one.kind == "bot" else _nameless(words, number)
        name = _free_name(clean(one.name, LONGEST_NAME) or spare, seats)
        if one.kind == "bot":
            need_level(wish.game, one.level, one.character)
            seats.append(SeatRow(number, name, "bot", one.level, one.character))
        elif one.kind == "link":
            invites.append(Invite(number, new_secret()))
            seats.append(SeatRow(number, name, "person", state="free", invite_hash=hashed(invites[-1].invite)))
        else:
            secrets.append(Secret(number, new_secret()))
            seats.append(SeatRow(number, name, "person", secret_hash=hashed(secrets[-1].secret)))
    return seats, (secrets, invites)


def _nameless(words: Words, number: int) -> str:
    return words.say("terminal-setup-name-default", number=number + 1)


def _free_name(name: str, seats: list[SeatRow], own: int = -1) -> str:
    """Two people of one name are told apart by a number."""
    taken = {seat.name for seat in seats if seat.seat != own}
    names = (name, *(f"{name[: LONGEST_NAME - 2]} {number}" for number in range(2, 100)))
    return next(one for one in names if one not in taken)


async def join(matches: Matches, wish: Join, lang: str) -> Taken:
    """Take a free seat; an invite takes its own one, a code the first.

    An invite is good until its secret was used: if the reply to the first one is lost, it gives another.
    """
    if wish.invite is not None:
        found = await matches.store.by_invite(hashed(wish.invite))
        if found is None:
            raise NoMatch("there is no such invite, or it was used already")
        authority = await matches.find(found[0])
    else:
        authority = await by_code(matches, wish.code or "")
    async with authority.lock:
        row, invite = authority.row, None if wish.invite is None else hashed(wish.invite)
        free = [seat for seat in row.seats if seat.state == "free"] if row.state == "open" else []
        if invite is not None:
            free = [seat for seat in row.seats if seat.invite_hash == invite and (seat in free or seat.secret_hash)]
        if not free or row.state == "over":
            raise NoFreeSeat("nobody can join this match any more")
        seat, secret = free[0], new_secret()
        seat.name = _free_name(clean(wish.name, LONGEST_NAME) or seat.name, row.seats, seat.seat)
        seat.state, seat.level, seat.secret_hash, seat.invite_hash = "taken", "", hashed(secret), invite
        seeded = wish.seed and row.state == "open"
        if seeded:
            row.seeds.append(wish.seed[:LONGEST_SEED])
        await authority.seat_taken(seat, *([ChangeMatch(row)] if seeded else []))
        return Taken(authority.voice.described(lang), [Secret(seat.seat, secret)])


async def start(matches: Matches, match: str, secret: str, level: str, lang: str) -> Taken:
    """Bots take the free seats, and the match begins."""
    authority = await matches.find(match)
    async with authority.lock:
        await _need_seat(authority, secret)
        need_level(authority.row.game, level)
        for seat in authority.row.seats:
            if seat.state == "free":
                seat.player, seat.level, seat.state, seat.invite_hash = "bot", level, "taken", None
        if authority.is_full:
            await authority.begin()
        authority.voice.match()
        return Taken(authority.voice.described(lang))


async def _need_seat(authority: Authority, secret: str) -> int:
    seat = authority.seat_of(hashed(secret))
    if seat is None:
        raise NotYourSeat("this secret is of no seat of this match")
    await authority.secret_used(seat)
    return seat


async def by_code(matches: Matches, code: str) -> Authority:
    """The match of a code, whatever its case."""
    row = await matches.store.by_code(code.strip().upper())
    if row is None:
        raise NoMatch("there is no match with this code")
    return await matches.find(row.id)


# --- finding again ---------------------------------------------------------------------------------------------------


async def mine(matches: Matches, wish: Mine, lang: str) -> list[MyMatch]:
    """The matches of these secrets that this host has, the latest first."""
    if len(wish.secrets) > MOST_SECRETS:
        raise BadRequest(f"more than {MOST_SECRETS} secrets at once")
    numbers = {hashed(secret): number for number, secret in enumerate(wish.secrets) if SECRET.fullmatch(secret)}
    found: dict[str, list[MySeat]] = {}
    for match, seat, secret_hash in await matches.store.by_secrets(numbers):
        found.setdefault(match, []).append(MySeat(seat, numbers[secret_hash]))
    listed = []
    for match, seats in found.items():
        if not matches.owns(match):
            continue
        authority = await matches.find(match)
        async with authority.lock:
            await authority.secret_used(*(one.seat for one in seats))
            asked = any(authority.is_asked(one.seat) for one in seats)
            listed.append(MyMatch(authority.voice.described(lang), seats, asked))
    return listed


# --- after the game --------------------------------------------------------------------------------------------------


async def rematch(matches: Matches, match: str, secret: str, lang: str) -> Taken:
    """The same people again, the first seat moved on by one; the secrets stay good."""
    authority = await matches.find(match)
    async with authority.lock:
        old = authority.row
        await _need_seat(authority, secret)
        if old.state != "over" and not authority.is_outdated:
            raise NotOver("the game is not over")
        if old.rematch is None or await matches.store.find(old.rematch) is None:  # that one may have been deleted
            row = _once_more(matches, old)
            old.rematch = row.id
            try:
                await matches.add(row, ChangeMatch(old))
            except BaseException:
                authority.fail()  # as it is in memory it has a rematch that there is not
                raise
            authority.voice.everybody({"type": "rematch", "match": row.id})
            authority.voice.match()
        following = await matches.find(str(old.rematch))
        return Taken(following.voice.described(lang))


def _once_more(matches: Matches, old: MatchRow) -> MatchRow:
    """The same game with the same options and people, the first seat moved on by one."""
    moved = [*old.seats[1:], old.seats[0]]
    seats = [
        SeatRow(number, seat.name, seat.player, seat.level if seat.player == "bot" else "",
                seat.character, secret_hash=seat.secret_hash)
        for number, seat in enumerate(moved)
    ]  # fmt: skip
    return MatchRow(
        matches.new_id(), new_code(), old.game, find_game(old.game).version, old.options, new_key(), seats,
        real_dice=old.real_dice, spectators=old.spectators,
    )  # fmt: skip


async def delete(matches: Matches, match: str, secret: str) -> None:
    """Whoever sits at a match that is over, or never began, may delete it: it is gone for all."""
    authority = await matches.find(match)
    async with authority.lock:
        await _need_seat(authority, secret)
        if authority.row.state == "running" and not authority.is_outdated:
            raise StillRunning("the game goes on")
        await authority.delete()
        matches.let_go(match)


async def record(matches: Matches, match: str) -> str:
    """The record of a finished game as JSON lines; also of one that the rules of today do not follow."""
    authority = await matches.find(match)
    if not authority.is_outdated or authority.row.header is None:
        return "".join((await _finished(matches, match)).match.record.lines())
    async with authority.lock:
        if authority.row.state == "running":  # whoever has read the record knows too much for it ever to go on
            await authority.end_outdated(len(await matches.store.entries(match)))
        lines = [authority.row.header, *await matches.store.entries(match)]
        return b"".join(line + b"\n" for line in lines).decode()


async def replay(matches: Matches, match: str, moment: int, viewer: int | None, lang: str) -> Replay:
    """How the table looked at a moment of a finished game."""
    last = (await _finished(matches, match)).moment
    authority = await matches.find(match)
    if not 0 <= moment <= last or (viewer is not None and viewer not in range(len(authority.row.seats))):
        raise BadRequest("there is no such moment or viewer")
    entries = await matches.store.entries(match)
    live = await matches.ports.compute(lambda: Live.resume(authority.row, entries, moment))
    teller = Teller(words_of(lang), live.match, [seat.name for seat in authority.row.seats])
    lines = teller.lines(live.told_since(moment - 1), viewer)
    return Replay(moment, last, live.match.position, live.match.table.view(viewer), lines)


async def _finished(matches: Matches, match: str) -> Live:
    authority = await matches.find(match)
    authority.need_followed()
    if authority.row.state != "over" or authority.live is None:
        raise NotOver("the game is not over")
    return authority.live
