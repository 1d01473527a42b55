"""Our figures beside those of peers."""
