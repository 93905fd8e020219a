"""The page in browsers that lack something: one feature at a time."""
