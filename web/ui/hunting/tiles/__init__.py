"""The tiles of the dice game, drawn."""
