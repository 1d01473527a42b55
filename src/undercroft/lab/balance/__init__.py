"""Balance: what many games between bots say about a game, beside what was aimed at.

A game says in `content/balance.toml` which tables are played, what is counted and what is wanted; what only one game
has is a small function in its `balance.py` that the file names. `undercroft lab balance GAME` makes the report.
"""
