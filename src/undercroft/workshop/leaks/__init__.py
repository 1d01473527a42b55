"""Leaks: does anything that a seat is shown hang on what it cannot know?"""
