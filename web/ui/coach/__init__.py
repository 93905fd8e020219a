"""A guided first game: four rounds on the real board, one thing at a time."""
