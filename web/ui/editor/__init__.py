"""The position editor: any position of either game, set up by hand."""
