"""Cards, boards and tables as data, and what reads and checks them."""
