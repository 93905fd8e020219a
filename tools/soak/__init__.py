"""Long series that no quick check can afford: ``make soak`` (docs/soak.md)."""
