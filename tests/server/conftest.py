"""These tests need the packages of the extra `server`; where they are missing, nothing here is collected."""

from __future__ import annotations

from importlib.util import find_spec

collect_ignore_glob = [] if find_spec("litestar") and find_spec("httpx") else ["test_*.py"]
