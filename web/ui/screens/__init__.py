"""One module per screen: ``regions(app)`` draws it, ``handle(app, …)`` acts for it."""
