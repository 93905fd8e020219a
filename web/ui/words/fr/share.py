"""French: links to positions and games."""

WORDS = {
    "share.position": "Lien vers cette position",
    "share.record": "Lien vers cette partie, coup par coup",
    "share.copy": "Copier",
    "share.send": "Envoyer…",
    "share.copied": "Copié.",
    "share.by_hand": "Ce navigateur ne laisse pas la page copier. Le lien est sélectionné : copie-le à la main.",
    "share.public": "Ces liens ne contiennent que ce que savent les détectives.",
    "share.secret": "Ces liens révèlent où se trouve Mister X.",
    "share.open": "La partie est finie : ces liens révèlent tout.",
    "shared.shows": "Une position partagée.",
    "shared.close": "Fermer et revenir à l’accueil",
    "shared.look": "Montrer Mister X",
    "shared.ask.title": "Montrer Mister X ?",
    "shared.ask.text": "Ce lien veut montrer où se trouve Mister X. Ne regarde que si personne devant cet écran ne le traque.",
    "shared.together": "Continuer ensemble sur cet appareil",
    "shared.hunt": "Traquer le Mister X de l’ordinateur",
    "shared.hide": "Jouer Mister X contre l’ordinateur",
    "shared.unreadable": "Ce lien ne peut pas être ouvert",
}
