"""A board that is looked at: links and embedded boards."""
