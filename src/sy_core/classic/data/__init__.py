"""Facts of the board, in a format of our own."""
