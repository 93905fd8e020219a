"""Computer players by anybody: in a file, in an installed package, in any language.

A bot is a class with ``choose(view, legal, rng, budget)``; ``docs/bots.md`` says how to
write one. Nothing here is imported by ``import sy_core``.
"""
