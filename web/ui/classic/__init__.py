"""The classic game at the table: its panels in words and markup."""
