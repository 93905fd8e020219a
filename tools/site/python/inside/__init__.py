"""Runs inside Pyodide, under Node: makes byte code that fits it."""
