"""Mutation testing of the rules: does a test notice every change (docs/mutants.md)."""
