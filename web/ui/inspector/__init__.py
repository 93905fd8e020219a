"""A station looked into: lines, who can reach it, what stands there, how likely."""
