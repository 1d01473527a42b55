"""After the game: what the chances were, what turned them, what could have been done, and playing on from a moment."""
