"""A match: a table whose chance comes from verifiable dice and whose every answer goes into the record first."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Any, Generic

import msgspec

from undercroft.kernel.ask import CHANCE, Ask, Computed, Option, Roll
from undercroft.kernel.dice import Dice, key_hash
from undercroft.kernel.errors import (
    BadRecord,
    ChanceDecides,
    GameIsOver,
    OutOfTurn,
    Refusal,
    StalePosition,
    UndercroftError,
    UndoRefused,
)
from undercroft.kernel.game import Game, S
from undercroft.kernel.record import FORMAT, Entry, Header, Record, SeatInfo
from undercroft.kernel.table import Table, waited_for

Writer = Callable[[Entry], None]


class Match(Generic[S]):
    """People and bots at one table. What `write` has returned from is acknowledged; then it takes effect."""

    def __init__(self, game: Game[S], header: Header, key: bytes | None, write: Writer | None = None) -> None:
        self.game = game
        self.record = Record(header, [])
        self.key = key
        self.dice = Dice(key, header.seeds) if key is not None else None
        self.chances = 0
        self.write = write
        self.computes_apart = False
        """Does somebody else compute what is to be computed (`to_compute`), so that nobody waits for it meanwhile?"""
        self.is_guarded = False
        """Do people play it? Then it is decided before an answer, in worlds dealt for its seat, whether it can be taken
        back: that nothing followed from it may tell as much as what would have followed."""
        self.table: Table[S] = table_of(game, header)

    @classmethod
    def new(
        cls,
        game: Game[S],
        options: Any,
        seats: Sequence[SeatInfo],
        key: bytes,
        *,
        seeds: Sequence[str] = (),
        real_dice: bool = False,
        hushed: bool = False,
        write: Writer | None = None,
    ) -> Match[S]:
        """A fresh match; its header can be published, the key not before the end."""
        chosen = game.read_options({**options, **(game.real_dice if real_dice else {})})
        by_hand = real_dice or game.throws_real_dice(chosen)
        header = Header(
            FORMAT, game.name, game.version, _as_dict(chosen), list(seats), key_hash(key), list(seeds), by_hand
        )
        header.hushed = hushed or msgspec.UNSET
        match = cls(game, header, key, write)
        match.settle()
        return match

    @classmethod
    def resume(
        cls,
        game: Game[S],
        record: Record,
        key: bytes | None = None,
        write: Writer | None = None,
        upto: int | None = None,
    ) -> Match[S]:
        """Play a record again, to its end or to its first `upto` entries; with the key, the match can go on."""
        if key is None:
            key = _revealed_key(record)
        match = cls._again(game, record.header, key)
        entries = record.entries if upto is None else record.entries[:upto]
        for number, entry in enumerate(entries, start=2):
            match.apply(entry, number)
        match.write = write
        if write is not None:
            match.settle()
        return match

    @classmethod
    def _again(cls, game: Game[S], header: Header, key: bytes | None) -> Match[S]:
        """The match of a record's header, before its first entry."""
        if header.game != game.name or not game.can_play(header.version):
            raise BadRecord(
                f"the record is of {header.game} version {header.version}, not of {game.name} version {game.version}",
                why="version",
                game=header.game,
                version=header.version,
            )
        if key is not None and key_hash(key) != header.key_hash:
            raise BadRecord("the key does not fit the hash that was published before the game", why="other-key")
        try:
            return cls(game, header, key)
        except UndercroftError as refused:
            raise BadRecord(f"line 1: {refused}", line=1, why="head") from None

    # --- playing -------------------------------------------------------------------------------------------------

    @property
    def position(self) -> int:
        return self.table.position

    @property
    def is_revealed(self) -> bool:
        """Is the key known to all? Then nothing can be played any more, for everybody would know the dice."""
        entries = self.record.entries
        return bool(entries) and entries[-1].key is not None

    def asked(self, seat: int) -> Ask | None:
        """What this seat is asked now; with real dice also the throw that it has to enter."""
        for slot, ask in self.table.pending.items():
            if ask.seat == seat or (ask.seat == CHANCE and self._by_people(ask) and self.thrower(slot, ask) == seat):
                return ask
        return None

    def thrower(self, slot: int, ask: Ask) -> int:
        """The seat that throws these dice."""
        return max(waited_for(slot, ask), 0)

    def answer(self, seat: int, value: Option, position: int | None = None) -> None:
        """A player's answer, or the dice a player threw by hand; then chance plays on by itself."""
        if position is not None and position != self.position:
            raise StalePosition(f"that answered position {position}; the game is at {self.position}", position=position)
        for slot, ask in self.table.pending.items():
            if ask.seat == CHANCE and self._by_people(ask) and self.thrower(slot, ask) == seat:
                self.table.check(slot, value)
                self._take(Entry(chance=value, slot=slot if slot != CHANCE else None, people=True))
                self.settle()
                return
        if seat == CHANCE or (seat in self.table.pending and self.table.pending[seat].seat == CHANCE):
            raise ChanceDecides("the dice decide this, not a player", seat=seat)
        self.table.check(seat, value)
        before = self.table.fork() if self._hangs_on_hands(seat) else None
        self._take(Entry(seat=seat, answer=value))
        self.settle()
        if before is not None and self.table.undo_to(seat) is not None and _might_reveal(before, seat, value):
            self.table.seal()

    def _hangs_on_hands(self, seat: int) -> bool:
        """Might this person find out by answering, and taking it back, what others hold?"""
        is_person = self.record.header.seats[seat].player == "human"
        return self.is_guarded and is_person and self.game.has_hidden_hands(self.table.state)

    def answer_all(self, seat: int, values: Iterable[Option]) -> None:
        """A batch of answers of one seat, all or none.

        Where hidden hands may come in between, a refusal would tell that one does: then the batch is tried out in
        worlds dealt for the seat, and if none of them breaks it, it is given as far as it goes.
        """
        batch = list(values)
        may_break = self._hangs_on_hands(seat)
        for world in self.table.worlds(seat, Random()) if may_break else (self.table.fork(),):
            world.try_all(seat, batch)
        for number, value in enumerate(batch):
            ask = self.table.pending.get(seat)
            if number and may_break and (ask is None or ask.seat != seat or value not in ask.options):
                return
            self.answer(seat, value)

    def settle(self) -> None:
        """Let the dice answer whatever is asked of chance."""
        while not self.is_revealed and (asked := self._asked_of_dice()) is not None:
            if self.dice is None:
                raise BadRecord("without the key of its dice the game cannot go on", why="no-key")
            slot, ask = asked
            if isinstance(ask, Computed) and self.computes_apart:
                return
            value = ask.compute() if isinstance(ask, Computed) else self.dice.choose(self.chances, ask.options)
            self._take(Entry(chance=value, slot=slot if slot != CHANCE else None))
        if self.table.over and self.key is not None and not self.is_revealed:
            self._take(Entry(key=self.key.hex()))

    def to_compute(self) -> Computed | None:
        """What waits to be computed, where that is done apart (`computes_apart`)."""
        asked = None if self.is_revealed else self._asked_of_dice()
        return asked[1] if asked is not None and isinstance(asked[1], Computed) else None

    def computed(self, value: Option) -> None:
        """What came of it; then chance plays on."""
        asked = self._asked_of_dice()
        if asked is None or not isinstance(asked[1], Computed):
            raise OutOfTurn("nothing waits to be computed")
        self._take(Entry(chance=value, slot=asked[0] if asked[0] != CHANCE else None))
        self.settle()

    def undo(self, seat: int, position: int | None = None, agreed: Sequence[int] = ()) -> None:
        """Take back this seat's last answer, or go back further if every other player agrees."""
        if self.is_revealed:
            raise UndoRefused("the game is over and the key of its dice is revealed", seat=seat)
        free = self.table.undo_to(seat)
        target = free if position is None else position
        if target is None or not 0 <= target <= self.position:
            raise UndoRefused("something was revealed, or somebody else acted, since your last answer", seat=seat)
        if target != free:
            others = {i for i, info in enumerate(self.record.header.seats) if info.player == "human" and i != seat}
            if not others <= set(agreed):
                raise UndoRefused("that far back only if all the others agree", seat=seat)
        self._take(Entry(undo=target, by=seat, agreed=list(agreed)))
        self.settle()

    def end(self, agreed: Sequence[int]) -> None:
        """All people agree to end the game here, as it stands: the key is revealed and nothing follows."""
        people = {i for i, info in enumerate(self.record.header.seats) if info.player == "human"}
        if not people <= set(agreed) or not agreed:
            raise Refusal("the game ends here only if all agree")
        if self.key is None:
            raise BadRecord("without the key of its dice the game cannot be ended", why="no-key")
        self._take(Entry(key=self.key.hex(), agreed=sorted(agreed)))

    @property
    def is_agreed(self) -> bool:
        """Did all agree to end it before the rules did?"""
        return self.is_revealed and bool(self.record.entries[-1].agreed)

    @property
    def is_over(self) -> bool:
        """Is nobody asked any more, by the rules or because the key is known?"""
        return self.table.over or self.is_revealed

    def winners(self) -> tuple[int, ...]:
        """Who won by the rules; if all agreed to end it, who is ahead, unless they win and lose together."""
        if self.is_agreed and not self.table.over:
            return () if self.game.is_cooperative else self.game.standing(self.table.state)
        return self.game.winners(self.table.state)

    # --- entries -------------------------------------------------------------------------------------------------

    def apply(self, entry: Entry, number: int = 0) -> None:
        """Let an entry of a record take effect; refuses one that the rules refuse."""
        try:
            if self.is_revealed:
                raise BadRecord("nothing can follow the key of the dice", why="after-key")
            if entry.undo is not None:
                self.table.back_to(entry.undo)
            elif entry.key is None:
                slot = entry.seat if entry.seat is not None else CHANCE if entry.slot is None else entry.slot
                ask = self.table.pending.get(slot)
                if ask is not None and (ask.seat == CHANCE) != (entry.seat is None):
                    raise BadRecord("a player's answer and the dice are mixed up", why="mixed-up")
                if ask is not None and entry.people and not self._by_people(ask):
                    raise BadRecord("people do not throw these dice by hand", why="by-hand")
                self.table.answer(slot, entry.value())
                self.chances += entry.seat is None
        except UndercroftError as refused:
            why = refused.facts.get("why") if isinstance(refused, BadRecord) else "rules"
            raise BadRecord(f"line {number}: {refused}", line=number, clause=refused.clause, why=why) from None
        self.record.entries.append(entry)

    def _take(self, entry: Entry) -> None:
        if self.is_revealed:  # before it is written: such a record could not be read again
            raise GameIsOver("the key of the dice is revealed, so nothing can be played any more")
        if self.write is not None:
            self.write(entry)
        self.apply(entry)

    def _asked_of_dice(self) -> tuple[int, Ask] | None:
        for slot, ask in self.table.pending.items():
            if ask.seat == CHANCE and not self._by_people(ask):
                return slot, ask
        return None

    def _by_people(self, ask: Ask) -> bool:
        return self.record.header.real_dice and isinstance(ask, Roll)


def table_of(game: Game[S], header: Header, *, listen: bool = True) -> Table[S]:
    """The table of a record before its first entry."""
    options, is_hushed = game.read_options(header.options), header.hushed is True
    return Table.new(game, options, len(header.seats), listen=listen, hushed=is_hushed)


def verify(game: Game[Any], record: Record) -> dict[str, int]:
    """Play a finished record again and compute every roll anew; refuses the first one that does not fit.

    Of a game that plays on from a moment of another one, only what was played at its own table has dice of its key.
    """
    key = _revealed_key(record)
    if key is None:
        sentence = "the record does not reveal its key yet: it can be verified when the game is over"
        raise BadRecord(sentence, why="goes-on")
    match = Match._again(game, record.header, key)
    dice = Dice(key, record.header.seeds)
    given = record.header.given
    counts = {"answers": 0, "rolls": 0, "by_hand": 0, "undone": 0, "given": min(given, len(record.entries))}
    for number, entry in enumerate(record.entries, start=2):
        if number - 2 < given:
            match.apply(entry, number)
            continue
        if entry.chance is not None and not entry.people:
            ask = match.table.pending.get(CHANCE if entry.slot is None else entry.slot)
            is_possible = ask is not None and ask.seat == CHANCE and entry.value() in ask.options
            by_dice = not isinstance(ask, Computed)
            if ask is not None and is_possible and by_dice and dice.choose(match.chances, ask.options) != entry.value():
                sentence = f"line {number}: chance gave {entry.chance!r}, but the key says otherwise"
                raise BadRecord(sentence, line=number, why="other-roll")
        match.apply(entry, number)
        counts["answers"] += entry.answer is not None
        counts["rolls"] += entry.chance is not None and not entry.people
        counts["by_hand"] += entry.people
        counts["undone"] += entry.undo is not None
    return counts


def _might_reveal(before: Table[Any], seat: int, value: Option) -> bool:
    """Might this answer have revealed something, for all that its seat could know?"""
    try:
        return not before.can_be_undone(seat, value)
    except Exception:  # noqa: BLE001 - a world that cannot be played on says nothing, and the answer stands
        return True


def _as_dict(options: Any) -> dict[str, Any]:
    built: dict[str, Any] = msgspec.to_builtins(options)
    return built


def _revealed_key(record: Record) -> bytes | None:
    text = next((entry.key for entry in record.entries if entry.key is not None), None)
    if text is None:
        return None
    try:
        return bytes.fromhex(text)
    except ValueError:
        raise BadRecord("the key of the record is not a hexadecimal number", why="no-number") from None
