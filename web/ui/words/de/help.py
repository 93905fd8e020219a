"""Wording (de): settings, about."""

from typing import Final

WORDS: Final = {
    "settings.looks": "Aussehen",
    "settings.theme": "Farbschema",
    "settings.theme.auto": "Wie das Gerät",
    "settings.theme.light": "Hell",
    "settings.theme.dark": "Dunkel",
    "settings.motion": "Bewegung",
    "settings.motion.auto": "Wie das Gerät",
    "settings.motion.reduced": "Reduziert",
    "settings.motion.full": "Voll",
    "settings.patterns": "Muster zusätzlich zu Farben",
    "settings.patterns.hint": "Linien, Tickets und Figuren auch an der Form erkennbar, "
    "für alle, die Farben schlechter unterscheiden.",
    "settings.language": "Sprache",
    "settings.language.legend": "Sprache der Seite",
    "settings.language.auto": "Wie der Browser",
    "settings.play": "Spielen",
    "settings.confirm": "Züge bestätigen",
    "settings.confirm.hint": "Erst ein zweites Tippen zieht die Figur.",
    "settings.sound": "Ton",
    "settings.sound.hint": "Fahrten, Würfel und das Ende eines Spiels sind zu hören.",
    "settings.awake": "Bildschirm anlassen",
    "settings.awake.hint": "Solange gespielt wird, falls das Gerät es kann.",
    "settings.remarks": "Bemerkungen der Computerspieler",
    "settings.remarks.hint": "Ab und zu ein Wort, neben dem Plan.",
    "settings.buzz": "Leichtes Vibrieren",
    "settings.buzz.hint": "Wenn sich der Bildschirm von Mister X öffnet, falls das Gerät es kann.",
    "sound.ask": "Möchtest du die Fahrten, die Würfel und die großen Momente hören?",
    "sound.yes": "Mit Ton",
    "sound.no": "Ohne Ton",
    "menu.full_on": "Vollbild",
    "menu.full_off": "Vollbild beenden",
    "settings.look": "Der Bildschirm von Mister X ist sichtbar",
    "settings.look.open": "Bis er gezogen ist",
    "settings.look.held": "Nur beim Halten",
    "settings.look.hint": "Nur beim Halten: Mit einer Hand hält er einen Knopf oder die Leertaste, mit der anderen spielt er.",
    "settings.idle": "Der Bildschirm von Mister X schließt sich nach",
    "settings.idle.hint": "Wenn niemand das Gerät berührt, fällt der Vorhang.",
    "settings.seconds": {"one": "{n} Sekunde", "other": "{n} Sekunden"},
    "settings.minutes": {"one": "{n} Minute", "other": "{n} Minuten"},
    "settings.kept": "Einstellungen gelten sofort und bleiben auf diesem Gerät.",
    "settings.to_game": "Zurück zum Spiel",
    "about.fan.title": "Ein inoffizielles Fanprojekt",
    "about.fan": "Diese Seite ist von Fans gemacht. Sie steht in keiner Verbindung zu "
    "Ravensburger oder einem anderen Verlag des Brettspiels und wird von keinem "
    "unterstützt. Plan, Figuren und Texte sind unsere eigenen; der Name des Spiels "
    "gehört seinem Inhaber.",
    "about.tips.title": "Tipps aus den Anleitungen",
    "about.tips.experience": "Mister X spielt am besten jemand mit etwas Erfahrung.",
    "about.tips.numbers": "Die Stationen sind zeilenweise von links nach rechts nummeriert: So findet ihr jede schnell.",
    "about.tips.junctions": "Detektive: Steht an Knotenpunkten, wenn Mister X sich gleich zeigen muss.",
    "about.tips.reach": "Mister X: Sei für niemanden erreichbar, wenn du dich gezeigt hast.",
    "about.tips.log": "Im Zweifel lassen sich die Züge anhand der Fahrtentafel noch einmal verfolgen.",
    "about.secrets.title": "Wie Geheimnisse geschützt sind",
    "about.secrets": "Wo Mister X ist, steht nur auf dem Bildschirm, während er ihn "
    "offen hält; sonst ist es nirgends auf der Seite. Das schützt vor Blicken am Tisch. "
    "Vor Entwicklerwerkzeugen schützt es nicht: Das ganze Spiel liegt in Arbeitsspeicher "
    "und Speicher dieses Browsers.",
    "about.storage.title": "Was gespeichert wird",
    "about.storage": "Spiele und Einstellungen bleiben allein in diesem Browser. "
    "Nichts wird irgendwohin gesendet; es gibt kein Konto, und niemand zählt Besuche. "
    "Werden die Daten des Browsers gelöscht, sind die Spiele weg; exportiere, was du "
    "behalten willst.",
    "about.offline.title": "Spielen ohne Netz",
    "about.offline": "Der erste Besuch bringt das ganze Spiel auf dieses Gerät. Von da an lässt es sich ganz ohne Netz starten und spielen, auch nachdem Browser oder Gerät ausgeschaltet waren. Neue Versionen werden im Hintergrund geholt und gelten als Ganzes ab dem nächsten Start, nie mitten im Spiel. Als App installiert, ist es da wie jede andere.",
    "about.licences.title": "Lizenzen",
    "about.licences": "Das Spiel ist freie Software unter der MIT-Lizenz. Es läuft mit Python, dank Pyodide (MPL 2.0) und PyScript (Apache 2.0), die mit der Seite kommen.",
    "about.notice": "Alle Lizenzen und Urheber",
    "about.version": "Version {version}",
}
