/* Les problèmes : que faire, ce qu’il en advient, les indices, et où l’on en est. */
import type { Color } from '@honte/rules';
import type { problems as english } from '../en/problems.ts';

const color = (c: Color): string => (c === 1 ? 'Noir' : 'Blanc');
const marked = (n: number, c: Color): string =>
  n === 1
    ? `la pierre ${c === 1 ? 'noire' : 'blanche'} marquée`
    : `les pierres ${c === 1 ? 'noires' : 'blanches'} marquées`;

export const problems = {
  title: 'Problèmes',
  lead: 'Chaque réponse est prouvée : tout coup juste compte, et tout autre reçoit sa réponse sur le goban.',
  next: 'Problème suivant',
  nextWhy: {
    due: 'À revoir aujourd’hui.',
    daily: 'Du choix du jour.',
    new: 'Pas encore résolu.',
    ahead: 'Rien à revoir : celui-ci revient en premier.',
  },
  today: 'Aujourd’hui',
  todayLead: 'Cinq pour tout le monde, nouveaux chaque jour.',
  again: 'À revoir aujourd’hui',
  nothingDue: 'Rien à revoir aujourd’hui.',
  all: 'Tous les problèmes',
  solvedOf: (n: number, all: number) => `${n} sur ${all} ${n < 2 ? 'résolu' : 'résolus'}`,
  dueCount: (n: number) => `${n} à revoir`,
  grade: (n: number) => `Degré ${n}`,
  gradeLead: 'Du degré 1, le premier jour, au degré 6, vers 10e kyu.',
  themes: {
    capture: 'Prendre',
    save: 'Sauver',
    ladder: 'Shicho',
    net: 'Géta',
    snapback: 'Retour',
    connect: 'Relier',
    life: 'Vivre',
    death: 'Tuer',
    ko: 'Ko',
    race: 'Course aux libertés',
  },
  colorName: color,
  mine: 'Les miens',
  mineNone:
    'Aucun pour l’instant. Apporte une position d’un fichier, d’un dessin ou d’une de tes parties : elle est prouvée comme ceux de la maison.',
  bring: 'Apporter une position',
  unnamed: 'Sans nom',
  fromAddress: 'D’une adresse',
  actions: (name: string) => `Que faire de ${name}`,
  rename: 'Renommer',
  newName: 'Nom',
  save: 'Garder le nom',
  cancel: 'Laisser',
  remove: 'Supprimer',
  removed: (name: string) => `${name} : supprimé.`,
  undo: 'Le reprendre',
  lookAgain: 'Le revoir en détail',
  copyAddress: 'Copier l’adresse',
  addressCopied: 'Copiée : qui ouvre l’adresse a ce problème.',
  addressNotCopied: 'Ce navigateur ne laisse pas la page copier. L’adresse est dans sa barre.',
  keepIt: 'Le garder parmi les miens',
  keptIt: 'Gardé parmi les tiens.',
  notKept: 'Ce navigateur ne l’a pas gardé.',
  provedFirst: 'Ce problème est venu par son adresse. Il est prouvé avant que tu commences.',
  notProved:
    'Il n’est pas prouvé, donc rien ne pourrait recevoir de réponse ici. Revois-le : une partie plus petite ou une limite aide peut-être.',
  open: 'Voir',
  numbered: (theme: string, n: number) => `${theme} ${n}`,
  states: { solved: 'résolu', due: 'à revoir aujourd’hui', tried: 'essayé', new: 'nouveau' },
  rating: (value: number, low: number, high: number) =>
    `Ta cote aux problèmes : environ ${value}, sans doute entre ${low} et ${high}.`,
  ratingOfProblem: (value: number, low: number, high: number) =>
    `Ce problème : environ ${value}, entre ${low} et ${high}.`,
  noRating: 'Ta cote apparaît avec le premier problème.',
  kept: 'Tout reste sur cet appareil, et dans le fichier de « Tout sauvegarder ».',

  task: {
    kill: (by: Color, n: number, of: Color) => `${color(by)} joue : tue ${marked(n, of)}.`,
    capture: (by: Color, n: number, of: Color) => `${color(by)} joue : prends ${marked(n, of)}.`,
    captureOne: (by: Color, of: Color) =>
      `${color(by)} joue : prends l’une des chaînes ${of === 1 ? 'noires' : 'blanches'} marquées.`,
    live: (by: Color, n: number) => `${color(by)} joue : fais vivre ${marked(n, by)}.`,
    save: (by: Color, n: number) => `${color(by)} joue : sauve ${marked(n, by)}.`,
    connect: (by: Color) => `${color(by)} joue : relie les pierres marquées.`,
  },
  within: (moves: number) => `En ${moves} ${moves < 2 ? 'coup' : 'coups'} au plus de chaque côté.`,
  koTask: 'Rien ne marche sans ko : trouve le coup qui en amène un.',

  played: (c: Color, point: string) => `${color(c)} joue ${point}.`,
  passed: (c: Color) => `${color(c)} joue ailleurs.`,
  toPlay: (c: Color) => `À ${color(c)} de jouer.`,
  checking: 'Vérification…',
  proving: (moves: string) => `La preuve est en cours : ${moves} coups essayés.`,
  stop: 'Arrêter',
  outcomes: {
    captured: (owner: Color) => `${color(owner)} est pris.`,
    dead: (owner: Color) => `${color(owner)} est mort.`,
    caught: (owner: Color) => `${color(owner)} ne peut plus s’échapper.`,
    alive: (owner: Color) => `${color(owner)} vit.`,
    seki: (owner: Color) => `${color(owner)} vit en seki : personne ne peut attaquer.`,
    aliveOrSeki: (owner: Color) => `${color(owner)} ne peut pas être pris.`,
    escaped: (owner: Color) => `${color(owner)} s’échappe.`,
    saved: (owner: Color) => `${color(owner)} est sauvé.`,
    connected: (owner: Color) => `${color(owner)} est relié.`,
    cut: (owner: Color) => `${color(owner)} est coupé.`,
    ko: () => 'C’est un ko.',
  },
  onlyKo: 'Seulement un ko. Un autre coup marche sans ko.',
  oneShort: 'Il te manque une liberté : avec un coup de plus, tu gagnais la course.',
  right: 'Juste.',
  rightKo: 'Juste : un ko est ce qu’il y a de mieux. Qui le gagne obtient ce qu’il veut.',
  wrong: 'Cela ne marche pas.',
  unproved: 'Pas prouvé : le travail s’est arrêté avant que ce soit certain.',
  noSolver: 'La partie qui prouve n’a pas pu être chargée. Réessaie quand il y a du réseau.',
  refused: {
    outside: 'Le problème se décide plus près des pierres marquées : rien n’est prouvé d’un coup là-bas.',
    suicide: 'Là, la pierre n’aurait aucune liberté.',
    ko: 'Le ko ne se reprend pas tout de suite.',
  },
  comesBack: (days: number) =>
    days <= 0
      ? 'Il revient aujourd’hui.'
      : days === 1
        ? 'Il revient demain.'
        : `Il revient dans ${days} jours.`,

  hint: 'Indice',
  hints: {
    idea: {
      capture: 'Quelle liberté est la dernière issue ? Prends celle-là.',
      save: 'Compte les libertés : après quel coup les pierres en ont-elles le plus, ou des amies ?',
      ladder: 'Atari du côté sans issue, encore et encore, jusqu’au bord.',
      net: 'Pas d’atari : un coup plus lâche qui ferme toutes les issues.',
      snapback: 'Donne une pierre pour en reprendre davantage.',
      connect: 'Quel point sert à deux liaisons ?',
      life: 'Fais de la place, ou joue là où l’autre jouerait : il faut deux yeux.',
      death: 'Réduis la place de l’extérieur, ou prends le point qui ferait deux yeux.',
      ko: 'Cela n’ira pas sans donner et reprendre : cherche la pierre qui peut être reprise.',
      race: 'Remplis d’abord de l’extérieur ; compte les libertés des deux côtés.',
    },
    area: (from: string, to: string) => `Le coup se trouve entre ${from} et ${to} : le reste est voilé.`,
    move: (point: string) => `Joue ${point}.`,
  },
  show: 'Montre-moi',
  why: 'Voir pourquoi',
  tryAgain: 'Réessayer',
  tryReplies: 'Essayer d’autres réponses',
  ifWins: (c: Color) => `Si ${color(c)} gagne le ko`,
  restart: 'Recommencer',
  takeBack: 'Reprendre le coup',
  backToIt: 'Retour au problème',
  stepsLabel: 'Pas à pas',
  first: 'Première position',
  back: 'Un coup en arrière',
  forward: 'Un coup en avant',
  step: (n: number, all: number) => `Coup ${n} sur ${all}`,
  noLine: 'Il n’y a plus rien à jouer.',
  walk: (c: Color) => `Choisis le coup de ${color(c)} : chacun reçoit sa réponse.`,
  walkOver: 'Reprends le coup pour en essayer un autre.',
  walkFree: (c: Color) => `Plus rien de ce que fait ${color(c)} ne demande de réponse.`,
  notHere: 'Ce problème n’est pas ici.',
  notHereLead: 'Son adresse a peut-être été copiée en partie.',
  overview: 'Tous les problèmes',
} satisfies typeof english;
