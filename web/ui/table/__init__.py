"""The table: one game, who looks at it, what can be done and what is drawn."""
