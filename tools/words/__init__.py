"""For translators: bringing catalogues up to date, and seeing every text (docs/translating.md)."""
