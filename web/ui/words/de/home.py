"""Wording (de): home."""

from typing import Final

WORDS: Final = {
    "home.tagline": "Einer versteckt sich in London. Die anderen jagen ihn.",
    "home.language": "Sprache",
    "home.dot": " · ",
    "home.continue": "Weiterspielen",
    "home.play": "Spielen",
    "home.quick": "Schnellstart",
    "home.new": "Neues Spiel",
    "home.new.hint": "Ausgabe, Spieler und Regeln wählen.",
    "home.learn": "Das Spiel lernen",
    "home.saved": "Gespeicherte Spiele",
    "home.no_saves": "Noch nichts da. "
    "Jedes Spiel wird von selbst gespeichert, Zug für Zug.",
    "home.unnamed": "Spiel ohne Namen",
    "home.damaged": "Beschädigter Spielstand",
    "home.players": {"one": "{n} Spieler", "other": "{n} Spieler"},
    "home.detective": "Detektivspieler {number}",
    "home.round": "Runde {round}",
    "home.turn": "Am Zug: {name}",
    "home.over": "Beendet",
    "home.unsaved": "nicht gespeichert: weg, wenn diese Seite geschlossen wird",
    "home.state.damaged": "Dieser Spielstand ist beschädigt. "
    "Was noch da ist, lässt sich retten.",
    "home.state.aside": "Ein beschädigter Spielstand, aufgehoben wie gefunden.",
    "home.state.newer": "Mit einer neueren Fassung dieser Seite gemacht.",
    "home.act.open": "Öffnen",
    "home.act.look": "Ansehen",
    "home.act.recover": "Retten",
    "home.act.rename": "Umbenennen",
    "home.act.export": "Exportieren",
    "home.act.delete": "Löschen",
    "home.act_on": "{act}: {name}",
    "home.name": "Name des Spiels",
    "home.keep": "Namen speichern",
    "home.deleted": "„{name}“ wurde gelöscht.",
    "home.undo": "Rückgängig",
    "home.import": "Spiel importieren …",
    "home.drop": "Oder eine Datei irgendwo auf diese Seite ziehen.",
    "home.imported": "Das Spiel wurde importiert.",
    "home.not_imported": "Nichts wurde importiert. {reason}",
    "home.more": "Mehr",
    "home.fan": "Ein inoffizielles Fanprojekt.",
    "export.title": "Spiel exportieren",
    "export.why": "Dieses Spiel läuft noch. Welche Aufzeichnung soll es sein?",
    "export.table": "Aufzeichnung der Detektive",
    "export.table.hint": "Nur was die Detektive wissen: darf jeder sehen. "
    "Weiterspielen lässt sie sich nicht.",
    "export.full": "Volle Aufzeichnung",
    "export.full.hint": "Das ganze Spiel, zum Aufheben oder Weiterspielen. "
    "Sie enthält das Geheimnis von Mister X: "
    "Wer die Datei öffnet, kann lesen, wo er ist.",
    "save.gone": "Dieses Spiel ist nicht mehr da.",
    "save.newer": "Das wurde mit einer neueren Fassung dieser Seite gemacht.",
    "save.damaged": "Der Spielstand ist beschädigt.",
    "save.not_ours": "Das ist keine Aufzeichnung eines Spiels.",
    "save.too_long": "Das ist zu groß für die Aufzeichnung eines Spiels.",
    "save.redacted": "Das ist eine Aufzeichnung der Detektive: "
    "Die Züge von Mister X fehlen, also lässt sie sich nicht weiterspielen.",
    "save.bad_move": "Zug {number} darin ist nicht möglich.",
    "save.bad_start": "Der Spielanfang passt nicht zu den Regeln.",
    "save.recovered": "Dieser Spielstand war beschädigt. {reason} "
    "Das Spiel wurde gerettet, so weit es geht; der beschädigte Stand ist aufgehoben.",
    "save.hopeless": "Dieser Spielstand ist beschädigt und nicht zu retten. {reason} "
    "Er ist aufgehoben; du kannst ihn exportieren oder löschen.",
}
