"""The page: a thin skin over sy_core. Only ``ui.dom`` knows that there is a browser."""
