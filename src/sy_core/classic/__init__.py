"""The classic game on the map of London: rules, views, records, deduction."""
