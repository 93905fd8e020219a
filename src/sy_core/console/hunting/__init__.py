"""The dice game in a terminal."""
