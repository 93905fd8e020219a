"""What was counted of finished games, on a screen of its own."""
