/* La bibliothèque : les parties de cet appareil. */
import type { Color } from '@honte/rules';
import type { library as english } from '../en/library.ts';

const name = (color: Color): string => (color === 1 ? 'Noir' : 'Blanc');

export const library = {
  title: 'Parties',
  search: 'Chercher',
  searchHelp: 'Un joueur, un nom, un goban, une date',
  list: 'Parties de cet appareil',
  number: (n: number) => (n === 1 ? 'Une partie' : `${n} parties`),
  found: (n: number) =>
    n === 0 ? 'Rien trouvé.' : n === 1 ? 'Une partie trouvée.' : `${n} parties trouvées.`,
  foundNone: (query: string) => `Aucune partie ne répond à « ${query} ».`,
  showAll: 'Montrer toutes les parties',
  empty: 'Pas encore de partie.',
  emptyLead:
    'Tes parties seront rangées ici, sur cet appareil seulement. Joues-en une, ou ouvre des fichiers.',
  opening: 'Ouverture de la bibliothèque…',
  unnamed: 'Sans nom',
  pasted: 'Texte collé',
  withHonte: (level: string) => `Contre Honte (${level})`,
  day: (ms: number) =>
    new Date(ms).toLocaleDateString('fr', { day: 'numeric', month: 'short', year: 'numeric' }),
  inPlay: (moves: number) => (moves === 0 ? 'En cours, aucun coup joué' : `En cours, coup ${moves}`),
  toCount: 'À compter',
  won: {
    resignation: (winner: Color) => `${name(winner)} par abandon`,
    time: (winner: Color) => `${name(winner)} au temps`,
    forfeit: (winner: Color) => `${name(winner)} par forfait`,
    win: (winner: Color) => `${name(winner)} a gagné`,
  },
  unknownResult: 'Résultat inconnu',
  actions: (entry: string) => `Que faire de ${entry}`,
  open: 'Ouvrir',
  rename: 'Renommer',
  newName: 'Nom',
  nameHelp: 'Laissé vide, les joueurs donnent le nom.',
  save: 'Garder ce nom',
  delete: 'Supprimer',
  deleted: (entry: string) => `${entry} : supprimée.`,
  undo: 'La remettre',
  saveSgf: 'Enregistrer en SGF',
  copySgf: 'Copier en SGF',
  savePng: 'Image (PNG)',
  saveSvg: 'Image (SVG)',
  import: 'Ouvrir des fichiers',
  importHelp:
    'SGF, NGF et GIB dans tous les encodages, ou une sauvegarde. Tu peux aussi déposer des fichiers ici, ou coller.',
  paste: 'Coller une partie',
  pasteHelp: 'Le texte d’une partie, en SGF',
  pasteRead: 'L’ouvrir',
  drop: 'Lâche pour ouvrir',
  backup: 'Tout sauvegarder',
  backupHelp:
    'Un seul fichier avec les parties jouées, les parties importées et les réglages. Ouvre-le ici, ou sur un autre appareil.',
  reading: (done: number, of: number) => `Lecture du fichier ${Math.min(done + 1, of)} sur ${of}…`,
  stop: 'Arrêter',
  opened: (n: number) =>
    n === 0 ? 'Aucune partie ouverte.' : n === 1 ? 'Une partie ouverte.' : `${n} parties ouvertes.`,
  same: (n: number) => (n === 1 ? 'Une était déjà là.' : `${n} étaient déjà là.`),
  ownProblems: (n: number) =>
    n < 2 ? 'Un de tes problèmes est venu avec.' : `${n} de tes problèmes sont venus avec.`,
  repaired: (n: number) =>
    n === 1
      ? 'Une bizarrerie a été notée, rien n’a été jeté.'
      : `${n} bizarreries ont été notées, rien n’a été jeté.`,
  details: 'Les voir',
  more: (n: number) => (n === 1 ? 'Et une autre.' : `Et ${n} autres.`),
  inGame: (game: number) => `partie ${game}`,
  place: (row: number, column: number) => `ligne ${row}, signe ${column}`,
  times: (n: number) => `${n} fois`,
  problems: {
    noGame: 'il ne contient aucune partie.',
    notReadable: 'le navigateur n’a pas pu le lire.',
    notKept: 'ce navigateur n’a plus de place pour lui. Le fichier lui-même est intact.',
    otherGame: (game: number) => `la partie ${game} n’est pas une partie de go.`,
    unreadable: (pieces: number) =>
      pieces === 1 ? 'un morceau n’a pas pu être lu.' : `${pieces} morceaux n’ont pas pu être lus.`,
    shortened: (n: number) =>
      n === 1
        ? 'une partie continue d’une façon inconnue ici ; elle est là jusqu’à ce point.'
        : `${n} parties continuent d’une façon inconnue ici ; elles sont là jusqu’à ce point.`,
    unknownParts: (names: string) =>
      `une version plus récente de Honte y a mis plus que celle-ci ne connaît (${names}). Garde le fichier : tout y est encore.`,
    backupBroken: 'il commence comme une sauvegarde et s’interrompt. Peut-être n’est-il pas entier.',
    notABackup: 'ce n’est pas une sauvegarde de Honte.',
    backupTooNew: (version: number) =>
      `il vient d’une version plus récente de Honte (fichier en version ${version}). Mets d’abord celle-ci à jour.`,
  },
  news: {
    copied: 'Copié.',
    saved: 'Enregistré dans un fichier.',
    copyFailed: 'Ce navigateur ne laisse pas la page copier. Enregistre plutôt la partie en SGF.',
    pictureFailed: 'Ce navigateur n’a pas pu faire l’image. Essaie l’autre sorte.',
    keepsNothing: 'Ce navigateur ne garde rien ici : ni parties ni fichiers ne peuvent y être rangés.',
    keepingFailed: 'Ce navigateur n’a pas gardé cela. Enregistre dans un fichier ce qui compte.',
  },
  close: 'Fermer ce message',
  saveThis: 'Enregistrer cette partie dans un fichier',
} satisfies typeof english;
