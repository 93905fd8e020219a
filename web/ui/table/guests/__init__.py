"""Where other features sit at the table: when each is asked, and for what.

The table draws all of its regions at once, and some are others' business. An intent
has no answer, so the table asks them: here, and nowhere else on the page. They load
later, only where a game has them.
"""
