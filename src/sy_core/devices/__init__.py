"""A game over two devices: Mister X's own and the table's, and a sealed log."""
