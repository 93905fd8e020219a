"""Opponents to measure against; they play no level."""
