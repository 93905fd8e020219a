"""Wording (fr): home."""

from typing import Final

WORDS: Final = {
    "home.tagline": "L’un se cache dans Londres. Les autres le traquent.",
    "home.language": "Langue",
    "home.dot": " · ",
    "home.continue": "Continuer",
    "home.play": "Jouer",
    "home.quick": "Partie rapide",
    "home.new": "Nouvelle partie",
    "home.new.hint": "Choisir l’édition, les joueurs et les règles.",
    "home.learn": "Apprendre le jeu",
    "home.saved": "Parties enregistrées",
    "home.no_saves": "Encore rien ici. "
    "Chaque partie s’enregistre d’elle-même, coup par coup.",
    "home.unnamed": "Partie sans nom",
    "home.damaged": "Sauvegarde abîmée",
    "home.players": {"one": "{n} joueur", "other": "{n} joueurs"},
    "home.detective": "Joueur détective {number}",
    "home.round": "Tour {round}",
    "home.turn": "À jouer : {name}",
    "home.over": "Terminée",
    "home.unsaved": "non enregistrée : perdue à la fermeture de cette page",
    "home.state.damaged": "Cette sauvegarde est abîmée. "
    "Ce qu’il en reste peut être récupéré.",
    "home.state.aside": "Une sauvegarde abîmée, gardée telle quelle.",
    "home.state.newer": "Faite avec une version plus récente de cette page.",
    "home.act.open": "Ouvrir",
    "home.act.look": "Revoir",
    "home.act.recover": "Récupérer",
    "home.act.rename": "Renommer",
    "home.act.export": "Exporter",
    "home.act.delete": "Supprimer",
    "home.act_on": "{act} : {name}",
    "home.name": "Nom de la partie",
    "home.keep": "Enregistrer le nom",
    "home.deleted": "« {name} » a été supprimée.",
    "home.undo": "Annuler la suppression",
    "home.import": "Importer une partie…",
    "home.drop": "Ou déposez un fichier n’importe où sur cette page.",
    "home.imported": "La partie a été importée.",
    "home.not_imported": "Rien n’a été importé. {reason}",
    "home.more": "Autres pages",
    "home.fan": "Un projet de fans, non officiel.",
    "export.title": "Exporter la partie",
    "export.why": "Cette partie est en cours. Quel relevé voulez-vous ?",
    "export.table": "Relevé des détectives",
    "export.table.hint": "Seulement ce que savent les détectives : "
    "tout le monde peut le voir. On ne peut pas continuer à jouer avec.",
    "export.full": "Relevé complet",
    "export.full.hint": "Toute la partie, pour la garder ou la poursuivre. "
    "Il contient le secret de Mister X : "
    "qui ouvre le fichier peut lire où il se trouve.",
    "save.gone": "Cette partie n’est plus là.",
    "save.newer": "Cela vient d’une version plus récente de cette page.",
    "save.damaged": "La sauvegarde est abîmée.",
    "save.not_ours": "Ce n’est pas le relevé d’une partie.",
    "save.too_long": "C’est trop volumineux pour le relevé d’une partie.",
    "save.redacted": "C’est un relevé des détectives : "
    "les coups de Mister X y manquent, on ne peut donc pas continuer à jouer avec.",
    "save.bad_move": "Le coup {number} n’y est pas possible.",
    "save.bad_start": "Son début ne correspond pas aux règles.",
    "save.recovered": "Cette sauvegarde était abîmée. {reason} "
    "La partie a été récupérée aussi loin que possible ; "
    "la sauvegarde abîmée est gardée.",
    "save.hopeless": "Cette sauvegarde est abîmée et irrécupérable. {reason} "
    "Elle est gardée ; vous pouvez l’exporter ou la supprimer.",
}
