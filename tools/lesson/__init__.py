"""A lesson as one file: Markdown with boards in it becomes a page (docs/lessons.md)."""
