"""Dungeoneer: heroes and dungeonlords on a map of cards."""
