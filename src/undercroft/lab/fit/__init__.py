"""Outlooks from games: how likely each seat is to win, fitted to self-play, and whether it is true."""
