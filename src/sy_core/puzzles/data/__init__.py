"""Puzzles that come with the game: found and proven by tools/puzzles."""
