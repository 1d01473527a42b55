"""Fights, tests and duels: dice against dice, and what they cost."""
