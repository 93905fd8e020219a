"""For translators (docs/translating.md): catalogues up to date, every text in sight."""
