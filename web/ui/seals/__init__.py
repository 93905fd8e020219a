"""A sealed log: its key, its fingerprints, and what is told when it is opened."""
