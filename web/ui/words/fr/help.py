"""Wording (fr): settings, about."""

from typing import Final

WORDS: Final = {
    "settings.looks": "Apparence",
    "settings.theme": "Thème",
    "settings.theme.auto": "Comme l’appareil",
    "settings.theme.light": "Clair",
    "settings.theme.dark": "Sombre",
    "settings.motion": "Animations",
    "settings.motion.auto": "Comme l’appareil",
    "settings.motion.reduced": "Réduites",
    "settings.motion.full": "Complètes",
    "settings.patterns": "Des motifs en plus des couleurs",
    "settings.patterns.hint": "Lignes, tickets et pions se reconnaissent aussi à la "
    "forme, pour qui distingue moins bien les couleurs.",
    "settings.language": "Langue",
    "settings.language.legend": "Langue de la page",
    "settings.language.auto": "Comme le navigateur",
    "settings.play": "Jeu",
    "settings.confirm": "Confirmer avant de jouer",
    "settings.confirm.hint": "Il faut toucher une seconde fois pour déplacer un pion.",
    "settings.sound": "Son",
    "settings.sound.hint": "On entend les trajets, les dés et la fin de la partie.",
    "settings.awake": "Garder l’écran allumé",
    "settings.awake.hint": "Pendant une partie, si l’appareil le permet.",
    "settings.remarks": "Remarques des joueurs virtuels",
    "settings.remarks.hint": "Un mot de temps en temps, à côté du plan.",
    "settings.buzz": "Légère vibration",
    "settings.buzz.hint": "Quand l’écran de Mister X s’ouvre, si l’appareil le permet.",
    "sound.ask": "Veux-tu entendre les trajets, les dés et les grands moments ?",
    "sound.yes": "Avec le son",
    "sound.no": "Sans le son",
    "menu.full_on": "Plein écran",
    "menu.full_off": "Quitter le plein écran",
    "settings.look": "L’écran de Mister X est visible",
    "settings.look.open": "Jusqu’à son coup",
    "settings.look.held": "Tant qu’on le maintient",
    "settings.look.hint": "Tant qu’on le maintient : d’une main il maintient un bouton ou "
    "la barre d’espace, de l’autre il joue.",
    "settings.idle": "L’écran de Mister X se ferme tout seul après",
    "settings.idle.hint": "Si personne ne touche l’appareil, le rideau tombe.",
    "settings.seconds": {"one": "{n} seconde", "other": "{n} secondes"},
    "settings.minutes": {"one": "{n} minute", "other": "{n} minutes"},
    "settings.kept": "Les réglages s’appliquent aussitôt et restent sur cet appareil.",
    "settings.to_game": "Retour à la partie",
    "about.fan.title": "Un projet de fans, non officiel",
    "about.fan": "Cette page est faite par des fans. Elle n’est ni liée à Ravensburger "
    "ou à un autre éditeur du jeu de société, ni approuvée par eux. Le plan, les pions "
    "et les textes sont les nôtres ; le nom du jeu appartient à son propriétaire.",
    "about.tips.title": "Conseils des règles du jeu",
    "about.tips.experience": "Mieux vaut que Mister X soit joué par quelqu’un d’expérimenté.",
    "about.tips.numbers": "Les stations sont numérotées ligne par ligne, de gauche à droite : on les trouve ainsi rapidement.",
    "about.tips.junctions": "Détectives : soyez à des carrefours quand Mister X est sur le point de se montrer.",
    "about.tips.reach": "Mister X : mets-toi hors de portée de tous une fois que tu t’es montré.",
    "about.tips.log": "En cas de doute, on peut retracer les coups d’après le journal de voyage.",
    "about.secrets.title": "Comment les secrets sont gardés",
    "about.secrets": "La position de Mister X n’est à l’écran que pendant qu’il le "
    "tient ouvert ; sinon elle n’est nulle part dans la page. Cela protège des regards "
    "à la table, pas des outils de développement : toute la partie se trouve dans la "
    "mémoire et le stockage de ce navigateur.",
    "about.storage.title": "Ce qui est enregistré",
    "about.storage": "Parties et réglages restent dans ce seul navigateur. Rien n’est envoyé nulle part ; il n’y a pas de compte et personne ne compte les visites. Si les données du navigateur sont effacées, les parties sont perdues ; exporte celles que tu veux garder.",
    "about.offline.title": "Jouer hors ligne",
    "about.offline": "La première visite apporte tout le jeu sur cet appareil. Dès lors, il démarre et se joue sans aucun réseau, même après avoir fermé le navigateur ou éteint l’appareil. Les nouvelles versions sont téléchargées en arrière-plan et prennent le relais d’un bloc au prochain démarrage, jamais en pleine partie. Installé comme application, il est là comme les autres.",
    "about.licences.title": "Licences",
    "about.licences": "Le jeu est un logiciel libre sous licence MIT. Il fonctionne "
    "avec Python, grâce à Pyodide (MPL 2.0) et PyScript (Apache 2.0), fournis avec la "
    "page.",
    "about.notice": "Toutes les licences et tous les auteurs",
    "about.version": "Version {version}",
}
