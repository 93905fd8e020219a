"""A board inside another page: its parameters, its table, what it tells its host."""
