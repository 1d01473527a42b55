"""What goes out: a snapshot to who comes, and then small differences, to each viewer only what it may know."""

from __future__ import annotations

from typing import Any, Final

from undercroft.host.connection import Connection, encode, viewer_key
from undercroft.host.patch import Patch, difference
from undercroft.host.seating import Seating
from undercroft.host.telling import words_of
from undercroft.kernel.record import Begun, Header

LINES: Final = 200
Viewer = int | None


def begun_of(header: Header) -> dict[str, Any] | None:
    """From which moment of which match it goes on; None where it began as games do."""
    begun = header.begun
    return {"match": begun.match, "entries": begun.entries} if isinstance(begun, Begun) else None


class Voice:
    """Speaks to the people of a match; always called with the lock of its authority held."""

    def __init__(self, seating: Seating) -> None:
        self.seating = seating
        self.views: dict[Viewer, Any] = {}
        """What each viewer has."""

    # --- messages to all -----------------------------------------------------------------------------------------

    def everybody(self, message: dict[str, Any]) -> None:
        sent = encode(message)
        for connection in self.seating.connections:
            connection.send_bytes(sent)

    def match(self) -> None:
        """Seats, presence or the state of the match are other than before."""
        sent: dict[str, bytes] = {}
        for connection in self.seating.connections:
            lang = connection.lang
            if lang not in sent:
                sent[lang] = encode({"type": "match", "match": self.described(lang)})
            connection.send_bytes(sent[lang])

    def described(self, lang: str) -> dict[str, Any]:
        """The match as anybody may know it."""
        seating, row, live = self.seating, self.seating.row, self.seating.live
        return {
            "id": row.id,
            "code": row.code,
            "game": row.game,
            "title": words_of(lang).say(row.game),
            "version": row.version,
            "state": "outdated" if seating.is_outdated else row.state,
            "options": row.options,
            "real_dice": row.real_dice,
            "spectators": row.spectators,
            "watching": seating.watching,
            "seats": [
                {
                    "seat": seat.seat,
                    "name": seat.name,
                    "player": seat.player,
                    "level": seat.level,
                    "character": seat.character,
                    "state": seat.state,
                    "here": seat.player == "bot" or seating.is_here(seat.seat),
                }
                for seat in row.seats
            ],
            "position": 0 if live is None else live.match.position,
            "winners": row.winners,
            "agreed": live is not None and live.match.is_agreed,
            "key_hash": None if live is None else live.match.record.header.key_hash,
            "key": row.key.hex() if row.state == "over" else None,
            "rematch": row.rematch,
            "begun": None if live is None else begun_of(live.match.record.header),
            "created": row.created,
            "changed": row.changed,
        }

    # --- a snapshot ----------------------------------------------------------------------------------------------

    def snapshot(self, connection: Connection, since: int | None) -> None:
        """Everything that this connection may know now."""
        seating, live = self.seating, self.seating.live
        if since is not None and (live is None or not live.taken_back <= since <= live.moment):
            since = None
        viewers: dict[str, Any] = {}
        earlier = 0
        for viewer in connection.viewers if live is not None else ():
            lines, older = self.lines(connection.lang, viewer, since)
            earlier = max(earlier, older)
            view = self.views.get(viewer)
            if view is None:
                view = self.views[viewer] = self.view(viewer)
            asked = self._asked(connection.lang, viewer, wants_final=connection.wants_final)
            viewers[viewer_key(viewer)] = {"view": view, **asked, "lines": lines}
        connection.send(
            {
                "type": "snapshot",
                "moment": 0 if live is None else live.moment,
                "match": self.described(connection.lang),
                "seats": list(connection.seats),
                "viewers": viewers,
                "since": since,
                "earlier": earlier,
                "chat": seating.chat[-LINES:],
                "proposals": [proposal.told() for proposal in seating.proposals.values()],
            }
        )

    def view(self, viewer: Viewer) -> Any:
        """The viewer's view: plain data made for this moment, so that it can be kept and compared with the next."""
        assert self.seating.live is not None
        return self.seating.live.match.table.view(viewer)

    def lines(self, lang: str, viewer: Viewer, since: int | None) -> tuple[list[dict[str, Any]], int]:
        """What was told since a moment; without one the last lines, and how many are older."""
        live = self.seating.live
        assert live is not None
        if since is not None:
            return self.seating.teller(lang).lines(live.told_since(since), viewer), 0
        reached = [one for one in live.told_since(-1) if one[1].reaches(viewer)]
        lines = self.seating.teller(lang).lines(reached[-LINES:], viewer)
        return lines, len(reached) - len(lines)

    def older_lines(self, lang: str, viewer: Viewer, before: int) -> tuple[list[dict[str, Any]], int]:
        """The lines before the `before`-th, and how many are older still."""
        live = self.seating.live
        assert live is not None
        reached = [one for one in live.told_since(-1) if one[1].reaches(viewer)][: max(0, before)]
        return self.seating.teller(lang).lines(reached[-LINES:], viewer), max(0, len(reached) - LINES)

    # --- a change ------------------------------------------------------------------------------------------------

    def change(self, before: int) -> None:
        """What is other than at the moment before, to each connection in its language."""
        live = self.seating.live
        assert live is not None
        patches: dict[Viewer, Patch] = {}
        viewers = {viewer for connection in self.seating.connections for viewer in connection.viewers}
        for gone in self.views.keys() - viewers:
            del self.views[gone]
        for viewer in viewers:
            new = self.view(viewer)
            patches[viewer] = difference(self.views.get(viewer), new)
            self.views[viewer] = new
        told = live.told_since(before if live.back_to is None else max(before, live.taken_back - 1))
        is_public = not any(event.to for _, event in told)
        lines: dict[tuple[str, Viewer], list[dict[str, Any]]] = {}
        parts: dict[tuple[str, bool, Viewer], Any] = {}
        sent: dict[tuple[str, bool, tuple[Viewer, ...]], bytes] = {}
        for connection in self.seating.connections:
            lang, wants_final = connection.lang, connection.wants_final
            message = sent.get((lang, wants_final, connection.viewers))
            if message is None:
                for viewer in connection.viewers:
                    if (lang, wants_final, viewer) in parts:
                        continue
                    reader = lang, None if is_public else viewer
                    if reader not in lines:
                        lines[reader] = self.seating.teller(lang).lines(told, reader[1])
                    asked = self._asked(lang, viewer, wants_final=wants_final)
                    asked["patch"], asked["lines"] = patches[viewer], lines[reader]
                    parts[lang, wants_final, viewer] = asked
                message = encode(
                    {
                        "type": "change",
                        "moment": live.moment,
                        "after": before,
                        "back_to": live.back_to,
                        "viewers": {viewer_key(one): parts[lang, wants_final, one] for one in connection.viewers},
                    }
                )
                sent[lang, wants_final, connection.viewers] = message
            connection.send_bytes(message)

    def _asked(self, lang: str, viewer: Viewer, *, wants_final: bool) -> dict[str, Any]:
        """What the viewer is asked, and how far it may go back on its own."""
        live = self.seating.live
        assert live is not None
        row = self.seating.row
        if viewer is None or row.state != "running" or not row.seats[viewer].is_person:
            return {"ask": None, "undo": None}
        undo = live.match.table.undo_to(viewer)
        found = live.asked(self.seating.owner, viewer)
        if found is None:
            return {"ask": None, "undo": undo}
        view = self.views[viewer]["game"]
        teller = self.seating.teller(lang)
        return {"ask": teller.ask(found[1], viewer, found[2], view, wants_final=wants_final), "undo": undo}
