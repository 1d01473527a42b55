"""Undercroft: a digital table for four dungeon board games."""

from undercroft import compiled as _compiled

__version__ = "0.2.0"
PROTOCOL = 1
"""Which language clients and the server speak, see docs/protocol.md."""
IS_COMPILED = _compiled.use()
"""Do the rules run compiled, or as plain Python? They play the same games."""
