"""Moments of a game that have a staging of their own (docs/staging.md)."""
