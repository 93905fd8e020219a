"""Scotland Yard: the rules of every edition as pure functions on frozen values."""
