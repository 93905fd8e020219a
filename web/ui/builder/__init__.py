"""Put a board into your page: every parameter as a control, code to copy."""
