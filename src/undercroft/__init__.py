"""Undercroft: a digital table for four dungeon board games."""

from undercroft import compiled as _compiled

__version__ = "0.1.0"
IS_COMPILED = _compiled.use()
"""Do the rules run compiled, or as plain Python? They play the same games."""
