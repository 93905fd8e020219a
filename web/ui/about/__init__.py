"""What this is and is not."""
