"""Undercroft: a digital table for four dungeon board games."""

__version__ = "0.1.0"
