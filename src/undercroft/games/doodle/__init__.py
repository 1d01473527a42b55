"""Doodle Dungeon: draft, draw a dungeon, lead a hero through another, and let yours stop him."""
