"""What the players agree on during a game: taking back, the notebook, the clock."""
