"""What happened, for eyes: tails on the map, a short feed, opponents with a face."""
