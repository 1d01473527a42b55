"""Im Drachen-Labyrinth: six levels, ever stronger monsters, and a way home with the gold."""
