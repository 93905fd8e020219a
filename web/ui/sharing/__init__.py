"""Links to a position and to a game."""
