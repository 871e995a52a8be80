/* Contre l’ordinateur : ce qu’il fait et dit, ce que tu fais. Il ne dit « moi » que lorsqu’il juge. */
import type { honte as english } from '../en/honte.ts';

const chain = (point: string, more: number) =>
  more === 0 ? point : `${point} et ${more} ${more === 1 ? 'autre chaîne' : 'autres chaînes'}`;

export const honte = {
  you: 'Toi',
  levels: {
    easy: {
      name: 'Facile',
      says: 'Réfléchit à peine, ne voit pas un coup sur trois, n’abandonne jamais. Pour tes premières parties.',
    },
    medium: {
      name: 'Moyen',
      says: 'Des milliers de parties d’essai avant chaque coup. Abandonne une partie perdue.',
    },
    hard: {
      name: 'Difficile',
      says: 'Trois secondes de réflexion à chaque coup : tout ce qu’il sait faire.',
    },
  },
  thinking: 'Honte réfléchit…',
  thinkingFor: (seconds: number) => `réfléchit, ${seconds} s`,
  progress: 'Réflexion de Honte',
  playNow: 'Joue maintenant',
  failed: {
    offline: 'Honte n’a pas pu être chargé : il n’y a pas de réseau.',
    notLoaded: 'Honte n’a pas pu être chargé : ses fichiers ne sont pas arrivés.',
    brokeDown: 'Honte est tombé en panne sur cette position. C’est notre faute, pas la tienne.',
    noMemory: 'Honte n’a pas trouvé assez de mémoire sur cet appareil.',
  },
  stillKept: 'Ta partie est gardée.',
  retry: {
    offline: 'Réessaie quand il y en aura un.',
    notLoaded: 'Réessaie dans un instant.',
    brokeDown: 'Réessaie, ou reprends un coup.',
    noMemory: 'Ferme d’autres onglets et réessaie.',
  },
  tryAgain: 'Réessayer',
  begin: 'Tu commences, sur n’importe quel croisement.',
  itBegins: 'Honte commence.',
  itsMove: 'À Honte de jouer.',
  yourMove: 'À toi de jouer.',
  played: (point: string) => `Honte a joué ${point}.`,
  youPlayed: (point: string) => `Tu as joué ${point}.`,
  took: (n: number) => (n === 1 ? 'Il a pris une pierre.' : `Il a pris ${n} pierres.`),
  youTook: (n: number) => (n === 1 ? 'Tu as pris une pierre.' : `Tu as pris ${n} pierres.`),
  atari: (point: string, stones: number) =>
    stones === 1 ? `Sa pierre en ${point} est en atari.` : `Ses ${stones} pierres en ${point} sont en atari.`,
  yourAtari: (point: string, stones: number) =>
    stones === 1 ? `Ta pierre en ${point} est en atari.` : `Tes ${stones} pierres en ${point} sont en atari.`,
  passes: 'Honte passe : il ne voit plus rien à gagner. Si tu passes aussi, on compte.',
  youPass: 'Tu passes. Si Honte passe aussi, on compte.',
  passWarning: 'Si les deux passent, on compte le goban tel qu’il est.',
  passBehind: (points: string) =>
    `Honte mène de ${points} sur le goban. Si les deux passent, on compte ainsi.`,
  passBehindByGuess: (points: string) =>
    `Honte pense mener d’environ ${points}. Si les deux passent, on compte le goban.`,
  passAllTheSame: 'Passer quand même',
  undone: 'Coup repris. À toi de jouer.',
  redone: 'Coup rétabli.',
  resumed: 'La partie continue.',
  resignQuestion: 'Tu abandonnes ?',
  resigns: (moves: number) => `Honte abandonne au coup ${moves}.`,
  youResign: 'Honte gagne : tu as abandonné.',
  youWinBy: (points: string) => `Tu gagnes de ${points}.`,
  winsBy: (points: string) => `Honte gagne de ${points}.`,
  youWinOnTime: 'Tu gagnes au temps.',
  winsOnTime: 'Honte gagne au temps.',
  youLead: (points: string) => `Tu mènes de ${points}`,
  leads: (points: string) => `Honte mène de ${points}`,
  youBy: (points: string) => `Toi de ${points}`,
  by: (points: string) => `Honte de ${points}`,
  judging: 'Les deux ont passé. Honte cherche les pierres qui ne peuvent plus être sauvées…',
  nothingDead: 'Toutes les pierres me semblent vivantes. Touche une chaîne pour changer.',
  looksDead: (n: number) =>
    n === 1
      ? 'La pierre pâle me semble morte. Touche une chaîne pour changer.'
      : `Les ${n} pierres pâles me semblent mortes. Touche une chaîne pour changer.`,
  looksSeki: (n: number) =>
    n === 1 ? 'Une pierre me semble vivante en seki.' : `${n} pierres me semblent vivantes en seki.`,
  weAgree: 'Nous sommes d’accord. Si c’est tout, accepte le compte.',
  disagree: (point: string, more: number) => `Nous ne sommes pas d’accord sur ${chain(point, more)}.`,
  offer: 'Jouer la suite ne te coûte rien.',
  offerCopy: 'La suite, sur une copie, ne te coûte rien.',
  playingOut: (point: string, more: number) =>
    `Nous ne sommes pas d’accord sur ${chain(point, more)}. Jouons la suite, cela ne te coûte rien.`,
  playingOutOnCopy: (point: string, more: number) =>
    `Nous ne sommes pas d’accord sur ${chain(point, more)}. Jouons la suite sur une copie ; passe quand c’est réglé.`,
  playOutTitle: 'On joue la suite',
  copyTitle: 'Sur une copie',
  playOutHelp: 'Qui a raison prend les pierres',
  copyHelp: 'Le compte reste le même',
  settledDead: (point: string) => `La copie l’a montré : la chaîne en ${point} est morte.`,
  settledAlive: (point: string) => `La copie l’a montré : la chaîne en ${point} est vivante.`,
  accept: 'Accepter le compte',
  playOut: 'Jouer la suite',
  itsMarks: 'Avis de Honte',
  looks: { alive: 'vivante', dead: 'morte', seki: 'vivante en seki' },
  toMe: (point: string, looks: string, aside: string) => `La chaîne en ${point} me semble ${looks}${aside}.`,
  aside: {
    proved: ', et c’est prouvé',
    almost: ', presque à coup sûr',
    likely: ', très probablement',
    unsure: ', sans certitude',
  },
  onHome: (level: string, size: string, moves: string) => `Contre Honte (${level}), ${size}, après ${moves}.`,
} satisfies typeof english;
