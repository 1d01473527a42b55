"""The kernel: asks, tables, dice, decks, records and scenarios. It knows no game."""
