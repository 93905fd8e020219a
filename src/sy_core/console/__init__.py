"""The game in a terminal: the outermost layer, which alone reads and writes.

Screens are drawn from views, never from states; every line goes through a
:class:`~sy_core.console.terminal.Terminal`, so that tests need none.
"""
