/* What the first screen says, before Python and its catalogues are there. */

/** @type {Record<string, Record<string, string>>} */
export const WORDS = {
  en: {
    tagline: 'One hides in London. The others hunt.',
    quick: 'Quick start', new: 'New game', again: 'Try again',
    fetch: 'Fetching the game', plain: 'Starting the long way', python: 'Starting Python', game: 'Setting up the board',
    screen: 'Almost there', of: '{0} of {1} MB', point: '.',
    noted: 'Noted: it starts as soon as the game has loaded.',
    fan: 'Unofficial fan project, not connected with the publisher of the board game.',
    lacks: 'This browser is too old for the game, or something the game needs is switched off. A current Firefox, Chrome, Edge or Safari will do. Missing here:',
    lost: 'Some files of the game could not be fetched. Are you online?',
    slow: 'The game is taking unusually long. It may still come; or try again.',
    broken: 'The game could not start.',
  },
  de: {
    tagline: 'Einer versteckt sich in London. Die anderen jagen ihn.',
    quick: 'Schnellstart', new: 'Neues Spiel', again: 'Noch einmal versuchen',
    fetch: 'Das Spiel wird geladen', plain: 'Start auf dem längeren Weg', python: 'Python wird gestartet', game: 'Der Plan wird ausgelegt',
    screen: 'Gleich ist es so weit', of: '{0} von {1} MB', point: ',',
    noted: 'Notiert: Es geht los, sobald das Spiel geladen ist.',
    fan: 'Inoffizielles Fanprojekt, ohne Verbindung zum Verlag des Brettspiels.',
    lacks: 'Dieser Browser ist zu alt für das Spiel, oder etwas, das es braucht, ist ausgeschaltet. Ein aktueller Firefox, Chrome, Edge oder Safari genügt. Hier fehlt:',
    lost: 'Einige Dateien des Spiels konnten nicht geladen werden. Bist du online?',
    slow: 'Das Spiel braucht ungewöhnlich lange. Vielleicht kommt es noch; sonst noch einmal versuchen.',
    broken: 'Das Spiel konnte nicht starten.',
  },
  fr: {
    tagline: 'L’un se cache dans Londres. Les autres le traquent.',
    quick: 'Partie rapide', new: 'Nouvelle partie', again: 'Réessayer',
    fetch: 'Chargement du jeu', plain: 'Démarrage par le chemin le plus long', python: 'Démarrage de Python', game: 'Mise en place du plateau',
    screen: 'Encore un instant', of: '{0} sur {1} Mo', point: ',',
    noted: 'C’est noté : on commence dès que le jeu est chargé.',
    fan: 'Projet de fans non officiel, sans lien avec l’éditeur du jeu de société.',
    lacks: 'Ce navigateur est trop ancien pour le jeu, ou bien quelque chose dont le jeu a besoin est désactivé. Un Firefox, Chrome, Edge ou Safari récent convient. Il manque ici :',
    lost: 'Certains fichiers du jeu n’ont pas pu être chargés. Es-tu en ligne ?',
    slow: 'Le jeu met plus de temps que d’habitude. Il peut encore arriver ; sinon, réessaie.',
    broken: 'Le jeu n’a pas pu démarrer.',
  },
};

/**
 * Whether there are words in a language: names that every object has are no languages.
 * @param {string} language
 */
export const known = (language) => Object.keys(WORDS).includes(language);
