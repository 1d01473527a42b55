"""After the game, over HTTP: the analysis, computed in a process of its own, and playing on from a moment."""
