"""What is remembered of finished games, for the statistics: counted once each."""
