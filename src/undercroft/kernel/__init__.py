"""The kernel: asks, tables, dice, decks and records. It knows no game."""
