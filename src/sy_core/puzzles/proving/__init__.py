"""Proofs by exhaustion: what a position answers to a puzzle's question, if it does."""
