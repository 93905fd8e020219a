"""All matches of docs/ai.md, played a few deals at a time, so that it can be stopped.

``make league ARGS=…`` or ``PYTHONPATH=src python -m tools.research.league`` and one of

    build/league.jsonl                       go on where it was stopped
    build/league.jsonl --table               what there is so far
    build/league.jsonl --write docs/ai.md    the same, into the page
    build/fresh.jsonl --after 1000           deals 1001, 1002 …
    build/some.jsonl --level mastermind:80 --at 1983-6 --deals 40 --only Mister

Every game is a line: match, commit, seed, who led, who fled, who won. The matches take
turns, so that all of them have about as many games whenever it is stopped. Lines belong
to the commit they were played on, which the tables name; begin another file after a
change of the players.
"""
