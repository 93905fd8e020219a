"""A clock for classrooms and impatient friends: for each move, and for talking."""
