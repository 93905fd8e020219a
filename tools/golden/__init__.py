"""Finds, counts and retells the games and positions that tests compare with."""
