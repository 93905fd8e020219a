"""The page: a thin skin over sy_core. Only ``ui.browser`` knows the browser."""
