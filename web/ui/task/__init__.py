"""A task at a board: how it stands, what is said and marked; for every such board."""
