"""Matches between computer players: ``python -m sy_core.arena --help``."""
