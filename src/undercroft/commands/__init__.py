"""The commands of `undercroft`, one module each: `add` says what it takes, `run` does it."""
