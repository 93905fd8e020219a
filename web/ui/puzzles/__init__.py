"""Puzzles: five minutes alone with a position, and one for every day."""
