"""One game over two devices: letters, codes, a live connection, the broken seal."""
