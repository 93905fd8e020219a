"""What the device keeps, and new releases."""
