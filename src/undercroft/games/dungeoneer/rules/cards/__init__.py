"""Cards: where they are, what they mean for who has them, and what they do when they are played."""
