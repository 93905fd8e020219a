"""German: links to positions and games."""

WORDS = {
    "share.position": "Link zu dieser Stellung",
    "share.record": "Link zu dieser Partie, Zug für Zug",
    "share.copy": "Kopieren",
    "share.send": "Senden …",
    "share.copied": "Kopiert.",
    "share.by_hand": "Dieser Browser lässt die Seite nicht kopieren. Der Link ist markiert: Bitte von Hand kopieren.",
    "share.public": "Diese Links enthalten nur, was die Detektive wissen.",
    "share.secret": "Diese Links verraten, wo Mister X ist.",
    "share.open": "Das Spiel ist vorbei: Diese Links verraten alles.",
    "shared.shows": "Eine geteilte Stellung.",
    "shared.close": "Schließen und zur Startseite",
    "shared.look": "Mister X zeigen",
    "shared.ask.title": "Mister X zeigen?",
    "shared.ask.text": "Dieser Link will zeigen, wo Mister X ist. Sieh nur hin, wenn niemand vor diesem Bildschirm ihn jagt.",
    "shared.together": "Hier zusammen weiterspielen",
    "shared.hunt": "Mister X jagen, gegen den Computer",
    "shared.hide": "Mister X sein, gegen den Computer",
    "shared.unreadable": "Dieser Link lässt sich nicht öffnen",
}
