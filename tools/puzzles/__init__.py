"""Finding puzzles in games of computer players, and proving them (docs/puzzles.md)."""
