"""The small parts of the server by themselves."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from undercroft.cli import main
from undercroft.client import NoClient
from undercroft.commands import serve
from undercroft.commands.serve import NoServer
from undercroft.server import errors
from undercroft.server.errors import ServerError
from undercroft.server.patch import difference, patched
from undercroft.server.run import PortTaken
from undercroft.server.security import (
    SECRET,
    Bucket,
    clean,
    hashed,
    is_own_host,
    is_own_origin,
    new_secret,
)
from undercroft.words import LANGUAGES, Words

PLAIN: Any = st.recursive(
    st.none() | st.booleans() | st.integers(2, 5) | st.sampled_from(["a", "b"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from("abcd"), inner, max_size=4),
    max_leaves=12,
)
VIEWS: Any = st.dictionaries(st.sampled_from("abcd"), PLAIN, max_size=4)


@given(VIEWS, VIEWS)
def test_the_differences_lead_from_one_view_to_the_other(old: Any, new: Any) -> None:
    assert repr_sorted(patched(copy.deepcopy(old), difference(old, new))) == repr_sorted(new)


def repr_sorted(value: Any) -> Any:
    """So that True is not taken for 1, nor an order of keys for a difference."""
    if isinstance(value, dict):
        return sorted((key, repr_sorted(inner)) for key, inner in value.items())
    return [repr_sorted(inner) for inner in value] if isinstance(value, list) else repr(value)


def test_what_stayed_the_same_is_not_sent() -> None:
    old = {"a": [1, {"x": 2}], "b": 3, "c": 4}
    new = {"a": [1, {"x": 5}], "b": 3, "d": [1]}
    assert difference(old, new) == [[["c"]], [["a", 1, "x"], 5], [["d"], [1]]]


def test_a_secret_has_more_than_128_bits_and_is_stored_as_a_hash() -> None:
    secret = new_secret()
    assert SECRET.fullmatch(secret)
    assert len({new_secret() for _ in range(100)}) == 100
    assert secret not in hashed(secret)


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


def test_text_is_one_line_without_control_characters() -> None:
    assert clean("  a\n\tb\x00\u202ec  ", 20) == "a b c"
    assert clean("abcdef", 3) == "abc"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_of_the_server_has_its_words(lang: str) -> None:
    words = Words(lang, strict=True)
    kinds = [kind for kind in vars(errors).values() if isinstance(kind, type) and issubclass(kind, ServerError)]
    assert len(kinds) > 5
    for key in (*(kind.key for kind in kinds[1:]), PortTaken.key, NoServer.key, NoClient.key):
        assert words.has(key), key


def test_without_its_packages_the_server_says_in_one_sentence_what_to_do(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(serve, "find_spec", lambda _: None)
    assert main(["serve"]) == 2
    said = capsys.readouterr().err
    assert "pip install undercroft" in said
    assert said.count("\n") == 1
