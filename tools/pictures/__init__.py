"""Pictures that are drawn by a program and kept: the tiles, the app's icons."""
