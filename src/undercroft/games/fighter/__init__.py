"""Dungeon Fighter: a party of heroes, a target on the table, and a die that must bounce before it hits."""
