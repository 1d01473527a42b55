"""Whatever is sent, it is refused: no 500, no line of a stranger's making in the log."""

from __future__ import annotations

import json
import logging
import socket
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from tests.server.table import DEADLINE, get, serving
from undercroft.host.matches import Matches
from undercroft.server.limits import is_own_host, is_own_origin
from undercroft.server.operating.logs import PAUSE, Once, OneLine, escaped, place_of


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("input")
    (folder / "client").mkdir()
    (folder / "client" / "index.html").write_text("the page")
    with serving(folder, static=folder / "client") as found:
        yield found


def status(address: str, request: bytes) -> int:
    """The status of the reply to these bytes."""
    with socket.create_connection(("127.0.0.1", urlsplit(address).port or 0), DEADLINE) as client:
        client.sendall(request)
        return int(client.recv(65536).split(b" ")[1])


@pytest.mark.parametrize(
    "head",
    [
        b"GET / HTTP/1.1\r\nHost: [\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: [::1\r\n\r\n",
        b"POST /api/join HTTP/1.1\r\nHost: 127.0.0.1\r\nOrigin: http://[\r\nContent-Length: 0\r\n\r\n",
        b"GET /api/matches/x/socket HTTP/1.1\r\nHost: [\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n",
    ],
)
def test_a_host_or_origin_that_is_none_is_refused(address: str, head: bytes) -> None:
    assert status(address, head) == 403


def test_half_a_bracket_is_no_host_and_no_origin() -> None:
    assert not is_own_host("[", share=True)
    assert not is_own_origin("http://[", "localhost", ())


@pytest.mark.parametrize(
    "path",
    [
        "/%00",
        "/" + "x" * 300,
        "/" + "x/" * 3000,
        "/assets/%00.js",
        "/api/matches/%00",
        "/api/matches/" + "x" * 5000,
        "/api/codes/%00",
        "/api/codes/" + "%F0%9F%98%80" * 300,
        "/api/matches/%00/replay/1",
        "/api/matches/%00/record",
    ],
)
def test_paths_that_lead_nowhere_are_not_found(address: str, path: str) -> None:
    head = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode()
    assert status(address, head) in (200, 404)


@pytest.mark.parametrize("path", ["/api/matches", "/api/join", "/api/mine", "/api/games/labyrinth/check"])
@pytest.mark.parametrize("opening", ['{"options":{"a":', "[", '{"a":'])
def test_deep_nesting_is_not_understood(address: str, path: str, opening: str) -> None:
    body = (opening + "[" * 20_000).encode()
    reply = httpx.post(f"{address}{path}", content=body, headers={"content-type": "application/json"}, trust_env=False)
    assert reply.status_code == 400, reply.text
    assert reply.json()["error"]["kind"] == "error-bad-request"
    closed = json.dumps({"game": "labyrinth", "seats": [], "options": {"a": 0}}).replace("0", "[" * 9000 + "]" * 9000)
    reply = httpx.post(
        f"{address}{path}", content=closed, headers={"content-type": "application/json"}, trust_env=False
    )
    assert reply.status_code == 400, reply.text


def test_where_somebody_comes_from_is_what_we_see_unless_a_proxy_of_ours_says_it(tmp_path: Path) -> None:
    def asked(address: str) -> list[int]:
        forwarded = [{"X-Forwarded-For": f"192.0.2.{n}"} for n in range(6)]
        replies = [httpx.get(f"{address}/api/codes/NONE22", headers=one, trust_env=False) for one in forwarded]
        return [reply.status_code for reply in replies]

    with serving(tmp_path, lobby_per_minute=3) as address:
        assert asked(address).count(429) == 3
    with serving(tmp_path, lobby_per_minute=3, proxies=("127.0.0.1",)) as address:
        assert asked(address) == [404] * 6


def test_the_api_describes_its_errors_as_they_are(address: str) -> None:
    told = get(address, "/api/schema/openapi.json")
    assert told["components"]["schemas"]["Refused"]["properties"]["error"]
    refused = {
        (method, path, int(status)): reply["content"]["application/json"]["schema"]["$ref"].rpartition("/")[2]
        for path, operations in told["paths"].items()
        for method, operation in operations.items()
        for status, reply in operation["responses"].items()
        if int(status) >= 400
    }
    assert refused.pop(("get", "/api/health", 503)) == "Health"
    assert set(refused.values()) == {"Refused"}
    assert {status for method, path, status in refused if path == "/api/join"} == {400, 404, 409, 429, 503}
    for method, path, status in (("get", "/api/codes/{code}", 404), ("get", "/api/matches/{match}/record", 409)):
        assert (method, path, status) in refused
    found = httpx.get(f"{address}/api/codes/NONE22", trust_env=False).json()
    assert set(found["error"]) == {"kind", "text", "clause"}


# --- the log ---------------------------------------------------------------------------------------------------------


def failed(text: str) -> logging.LogRecord:
    try:
        raise KeyError(text)
    except KeyError as wrong:
        found = (type(wrong), wrong, wrong.__traceback__)
        return logging.LogRecord("a", logging.ERROR, "", 1, "it failed for %s", (text,), found)


def test_a_line_of_the_log_is_one_line_with_time_kind_and_place() -> None:
    line = OneLine().format(failed("/\x00\nERROR undercroft: \x1b[31mforged\u202e"))
    assert "\n" not in line
    assert line.isprintable()
    assert line[:5].rstrip("-").isdigit()
    assert "KeyError at test_bad_input.py:" in line
    assert "in failed" in line


def test_only_the_place_of_an_error_is_told_not_its_text() -> None:
    with pytest.raises(httpx.HTTPError) as wrong:
        get("http://127.0.0.1:1", "/secret")
    assert "secret" not in place_of(wrong.value)
    assert escaped("a\nb\x1b") == "a\\nb\\x1b"


def test_a_request_that_fails_is_logged_by_its_route(
    address: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object) -> None:
        raise KeyError("a secret")

    monkeypatch.setattr(Matches, "find", fail)
    assert httpx.get(f"{address}/api/matches/secretsecret", trust_env=False).status_code == 500
    line = OneLine().format(caplog.records[-1])
    assert "(GET /api/matches/{match}) failed: KeyError at" in line
    assert "secret" not in line


def test_the_same_failure_is_told_once_and_then_counted() -> None:
    now = [0.0]
    once = Once(lambda: now[0])
    assert [once.filter(failed(str(n))) for n in range(5)] == [True, False, False, False, False]
    now[0] = PAUSE + 1
    again = failed("again")
    assert once.filter(again)
    assert "(and 4 more like it)" in OneLine().format(again)
