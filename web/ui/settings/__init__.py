"""What the player likes."""
