"""The dice game "Hunting Mister X", with the same verbs as the classic game."""
