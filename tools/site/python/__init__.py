"""Python for the browser: its memory, the game's byte code, the files of Pyodide.

What runs inside Pyodide, under Node, stands in inside/; library/ holds modules of ours
in the place of slow ones of the standard library.
"""
