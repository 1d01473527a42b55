"""The frames of the socket, byte by byte: what goes the short way, and what must not."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.server.table import DEADLINE, new_match, serving
from undercroft.server.frames import frame_size, head_size, text_head

TEXT, PIECE, LAST_PIECE, BINARY, CLOSE, PING, PONG = 0x81, 0x01, 0x80, 0x82, 0x88, 0x89, 0x8A
MASK = b"\x11\x22\x33\x44"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("frames")) as found:
        yield found


class Wire:
    """A client that puts its bytes together itself."""

    def __init__(self, connection: socket.socket) -> None:
        self.connection = connection
        self.read = connection.makefile("rb")

    def send(self, data: bytes) -> None:
        self.connection.sendall(data)

    def frame(self) -> tuple[int, bytes]:
        """The next frame: its first byte, and what it carries."""
        kind, size = self.read.read(2)
        if size >= 126:
            size = int.from_bytes(self.read.read(2 if size == 126 else 8))
        return kind, self.read.read(size)

    def reply(self) -> dict[str, Any]:
        """The next message that answers one of ours."""
        while True:
            kind, data = self.frame()
            assert kind == TEXT, (kind, data)
            message: dict[str, Any] = json.loads(data)
            if "re" in message:
                return message

    def closing_code(self) -> int:
        """The reason for which the server ends it."""
        while True:
            kind, data = self.frame()
            if kind == CLOSE:
                return int.from_bytes(data[:2])


def masked(kind: int, data: bytes, mask: bytes = MASK) -> bytes:
    size = len(data)
    head = bytes((kind, 0x80 | size)) if size < 126 else bytes((kind, 0x80 | 126)) + size.to_bytes(2)
    return head + mask + bytes(byte ^ mask[place % 4] for place, byte in enumerate(data))


def ping_message(number: int, padding: int = 0) -> bytes:
    return json.dumps({"type": "ping", "id": number, "text": "ä" * padding}).encode()


@contextmanager
def wired(address: str) -> Iterator[Wire]:
    """Connected and welcome."""
    match, secrets = new_match(address, "me", "device")
    parts = urlsplit(address)
    with socket.create_connection((parts.hostname, parts.port), timeout=DEADLINE) as connection:
        connection.sendall(
            f"GET /api/matches/{match}/socket HTTP/1.1\r\nHost: {parts.netloc}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        wire = Wire(connection)
        while wire.read.readline().strip():
            pass
        wire.send(masked(TEXT, json.dumps({"type": "hello", "secrets": secrets}).encode()))
        yield wire


def test_messages_are_answered_however_their_bytes_arrive(address: str) -> None:
    with wired(address) as wire:
        wire.send(b"".join(masked(TEXT, ping_message(number)) for number in range(20)))  # many at once
        assert [wire.reply()["re"] for _ in range(20)] == list(range(20))
        for byte in masked(TEXT, ping_message(20, padding=100)):  # byte by byte
            wire.send(bytes((byte,)))
        assert wire.reply()["re"] == 20
        both = masked(TEXT, ping_message(21)) + masked(TEXT, ping_message(22))
        wire.send(both[:-5])
        assert wire.reply()["re"] == 21
        wire.send(both[-5:])
        assert wire.reply()["re"] == 22


def test_a_message_in_pieces_a_ping_between_them_and_an_empty_piece(address: str) -> None:
    with wired(address) as wire:
        message = ping_message(7)
        wire.send(masked(PIECE, message[:9]) + masked(PING, b"there?"))
        kinds: list[int] = []
        while PONG not in kinds:
            kind, data = wire.frame()
            kinds.append(kind)
        assert data == b"there?"
        wire.send(masked(0x00, b"") + masked(LAST_PIECE, message[9:]))
        assert wire.reply()["re"] == 7
        wire.send(masked(TEXT, ping_message(8)))
        assert wire.reply()["re"] == 8


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        pytest.param(b"\x81\x02{}", 1002, id="a client's frame without a mask"),
        pytest.param(masked(0xC1, b"{}"), 1002, id="a bit that means nothing here"),
        pytest.param(masked(PIECE, b"{") + masked(TEXT, b"{}"), 1002, id="a new message amid the pieces of another"),
        pytest.param(masked(TEXT, b"\xff\xfe"), 1007, id="no UTF-8"),
        pytest.param(masked(TEXT, b"x" * 17_000), 1009, id="too long"),
        pytest.param(b"\x81\xff" + (1 << 40).to_bytes(8) + MASK, 1009, id="announced as far too long"),
        pytest.param(masked(TEXT, b"no json"), 4400, id="no message of ours"),
        pytest.param(masked(BINARY, b"{}"), 4400, id="not text"),
    ],
)
def test_what_breaks_the_protocol_ends_the_connection_and_says_why(address: str, sent: bytes, code: int) -> None:
    with wired(address) as wire:
        wire.send(sent)
        assert wire.closing_code() == code


def test_a_client_may_close(address: str) -> None:
    with wired(address) as wire:
        wire.send(masked(CLOSE, (1000).to_bytes(2)))
        assert wire.closing_code() == 1000


@given(size=st.integers(0, 1 << 17), is_masked=st.booleans())
def test_the_size_of_a_frame_is_known_from_its_head(*, size: int, is_masked: bool) -> None:
    head = bytearray(text_head(size))
    if is_masked:
        head[1] |= 0x80
        head += MASK
    data = b"\x00" * 3 + bytes(head)
    assert head_size(data, 3) == len(head)
    assert frame_size(data, 3) == len(head) + size
    for cut in range(3, len(data)):  # of a head that is not all here one asks for more than there is
        assert frame_size(data[:cut], 3) > cut - 3


def test_a_client_that_does_not_read_is_waited_for_and_then_hears_everything(tmp_path: Path) -> None:
    """More than any buffer holds waits for it, in order."""
    with serving(tmp_path) as address, wired(address) as wire:
        assert json.loads(wire.frame()[1])["type"] in ("match", "snapshot")
        for number in range(300):
            wire.send(masked(TEXT, json.dumps({"type": "language", "id": number, "lang": "de"}).encode()))
        found = [message["re"] for message in (wire.reply() for _ in range(300))]
        assert found == list(range(300))
