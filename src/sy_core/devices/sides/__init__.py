"""Who plays: what both sides know, and what each of them knows alone."""
