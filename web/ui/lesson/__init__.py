"""A lesson of anybody's: Markdown with boards in it, made a page of."""
