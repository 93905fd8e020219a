"""Draws the London map as one SVG from the board data of sy_core.

Arithmetic here keeps to ``+ - * /`` and ``sqrt``, which every machine rounds alike,
and never uses ``sum`` on floats, whose rounding changed with Python 3.12: the file
must come out byte for byte the same everywhere.
"""
