"""What the two devices write to each other: messages, in letters, as text."""
