"""Forms that both games write their records and positions in."""
