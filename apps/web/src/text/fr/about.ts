/* À propos : ce que c’est, la force des niveaux, les règles, et ce qu’il y a dedans. */
import type { about as english } from '../en/about.ts';

export const about = {
  title: 'À propos de Honte',
  lead: 'Au go, honte est le coup honnête : celui qui ne laisse rien à regretter.',
  version: (version: string) => `Version ${version}, sous licence MIT.`,
  strengths: 'La force des niveaux',
  strengthsLead: (size: string, komi: string, day: string) =>
    `Mesurée par des rencontres en ${size}, komi ${komi}, le ${day}. La dernière colonne dit où se trouve la vraie part de victoires, 95 fois sur 100.`,
  match: 'Rencontre',
  won: 'Gagnées',
  share: 'Part de victoires',
  against: (level: string, other: string) => `${level} contre ${other}`,
  others: { gnugo: 'GNU Go 3.8', random: 'des coups au hasard' },
  wonOf: (won: number, games: number) => `${won} sur ${games}`,
  range: (from: string, to: string) => `de ${from} à ${to} %`,
  rules: 'Les règles connues',
  inside: 'Ce qu’il y a dedans',
  insideLead: 'En plus du code de Honte, avec nos remerciements :',
  uses: {
    views: 'met les écrans sur la page',
    storage: 'lit et écrit les parties sur cet appareil',
    repetition: 'dit quand un problème revient',
    offline: 'garde la page pour les jours sans réseau',
    letters: 'les lettres',
  },
  license: (license: string) => `licence ${license}`,
  licenses: 'Le texte de toutes les licences',
  source: 'Le code source',
  sourceText:
    'Tout Honte est ouvert : les règles (packages/rules), l’adversaire (packages/engine), le goban (packages/board), les fichiers (packages/sgf) et cette page (apps/web) forment un seul dépôt. HOUSE.md dit comment il est bâti, CONTRIBUTING.md comment aider, bench/results.md ce qui a été mesuré.',
  privacy:
    'Sans compte, sans publicité, rien n’est envoyé nulle part. Parties et réglages restent sur cet appareil.',
} satisfies typeof english;
