"""The small parts of the server by themselves."""

from __future__ import annotations

import pytest

from undercroft.cli import main
from undercroft.client import NoClient
from undercroft.commands import serve
from undercroft.commands.serve import NoServer
from undercroft.host import errors as host_errors
from undercroft.host.errors import HostError, NoMatch, StoreFailed
from undercroft.kernel.errors import OutOfTurn, UnknownGame
from undercroft.server import errors
from undercroft.server.address import PortTaken
from undercroft.server.errors import TooMany, status_of
from undercroft.server.limits import Bucket, is_own_host, is_own_origin
from undercroft.words import LANGUAGES, Words


def test_a_bucket_gives_so_many_at_once_and_then_so_many_a_second() -> None:
    now = [0.0]
    bucket = Bucket(2.0, 3, clock=lambda: now[0])
    assert [bucket.try_take() for _ in range(4)] == [True, True, True, False]
    now[0] = 0.5
    assert [bucket.try_take() for _ in range(2)] == [True, False]
    assert bucket.take() == pytest.approx(0.5)


@pytest.mark.parametrize(
    ("host", "share", "own"),
    [
        ("localhost:7117", False, True),
        ("127.0.0.1:7117", False, True),
        ("[::1]:7117", False, True),
        ("192.168.1.5:7117", False, False),
        ("192.168.1.5:7117", True, True),
        ("evil.example", True, False),
        ("localhost.evil.example", True, False),
        ("", True, False),
    ],
)
def test_only_names_of_this_machine_are_served(host: str, share: bool, own: bool) -> None:
    assert is_own_host(host, share=share) is own


def test_only_own_pages_and_named_ones_may_connect() -> None:
    assert is_own_origin(None, "localhost:1", ())
    assert is_own_origin("http://localhost:1", "localhost:1", ())
    assert not is_own_origin("http://localhost:2", "localhost:1", ())
    assert is_own_origin("http://localhost:2", "localhost:1", ("http://localhost:2",))
    assert not is_own_origin("null", "localhost:1", ())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_of_the_server_has_its_words(lang: str) -> None:
    words = Words(lang, strict=True)
    named = {**vars(host_errors), **vars(errors)}.values()
    kinds = [kind for kind in named if isinstance(kind, type) and issubclass(kind, HostError) and kind is not HostError]
    assert len(kinds) > 5
    for key in (*(kind.key for kind in kinds), PortTaken.key, NoServer.key, NoClient.key):
        assert words.has(key), key


def test_every_refusal_has_its_status() -> None:
    wrong = (UnknownGame("?"), NoMatch("?"), OutOfTurn("?"), TooMany("?"), StoreFailed("?"))
    assert [status_of(one) for one in wrong] == [400, 404, 409, 429, 503]


def test_without_its_packages_the_server_says_in_one_sentence_what_to_do(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(serve, "find_spec", lambda _: None)
    assert main(["serve"]) == 2
    said = capsys.readouterr().err
    assert "pip install undercroft" in said
    assert said.count("\n") == 1
