"""Long games between computers, by which dice, weights and levels were chosen."""
