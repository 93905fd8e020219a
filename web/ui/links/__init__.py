"""A link that was opened: what it shows, and how to play on from there."""
