"""Scenario files: rule questions written down, read, played and checked."""
