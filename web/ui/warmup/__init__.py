"""What is done ahead, while nobody does anything."""
