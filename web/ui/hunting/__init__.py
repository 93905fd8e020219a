"""The dice game at the table: its grid of tiles, its dice, its panels in words."""
