"""The terminal client, for every game. It knows a game by its asks, its views and its words alone.

What only one game has, such as the drawing of a map, is in modules of its own (`labyrinth_*.py`).
"""
