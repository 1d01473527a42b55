"""The commands of `undercroft`, one module each: they tie all rooms together, and no room knows them."""
