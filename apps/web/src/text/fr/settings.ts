/* Les réglages : chaque choix, et en quelques mots ce qu’il fait. */
import type { settings as english } from '../en/settings.ts';

export const settings = {
  title: 'Réglages',
  saved: 'Gardés sur cet appareil, et dans la sauvegarde de tes parties.',
  groups: { look: 'Langue et apparence', board: 'Goban', hand: 'Main et oreille', rest: 'Et encore' },
  language: 'Langue',
  theme: 'Apparence',
  themeHelp: 'Le contraste est fait pour les yeux fatigués et le grand soleil.',
  themes: { system: 'Système', light: 'Clair', dark: 'Sombre', contrast: 'Contraste' },
  board: 'Goban',
  boardHelp: 'Le bois pour jouer, le papier comme dans les livres, le contraste sans rien que des contours.',
  boards: { wood: 'Bois', paper: 'Papier', contrast: 'Contraste' },
  boardByTheme: 'L’apparence Contraste vient avec son goban.',
  coordinates: 'Coordonnées',
  coordinatesHelp: 'Lettres et nombres autour du goban.',
  coordinatesChoices: { auto: 'Grand écran', always: 'Toujours', never: 'Jamais' },
  marks: 'Repères',
  marksHelp:
    'Montrés dans chaque partie, en plus du dernier coup. Sur le goban, les touches 1 à 5 les montrent et les cachent.',
  markNames: {
    atari: 'Chaînes en atari',
    numbers: 'Numéros des 30 derniers coups',
    forbidden: 'Où tu ne peux pas jouer',
  },
  touch: 'Garde du doigt',
  touchHelp:
    'Un toucher montre la pierre sous une loupe, un second la joue ; ou glisse, et lève le doigt pour jouer. Passer demande confirmation.',
  touchChoices: { auto: 'Points petits', always: 'Toujours', never: 'Jamais' },
  keys: 'Touches seules',
  keysHelp:
    'Une lettre, / ou « ? » ouvre la ligne de saisie : partout dans la partie, ou seulement quand le goban a le focus.',
  keysChoices: { game: 'Dans la partie', board: 'Sur le goban' },
  sound: 'Sons',
  soundHelp: 'Des pierres sur le bois. Rien qu’il faille entendre pour jouer.',
  sounds: { off: 'Non', on: 'Oui' },
  volume: 'Force du son',
  motion: 'Mouvement',
  motionHelp: 'Aucun : les pierres sont là tout de suite et rien ne s’efface peu à peu.',
  motions: { system: 'Comme l’appareil', off: 'Aucun' },
  reset: 'Revenir aux premiers réglages',
  resetQuestion: 'Tout remettre ici comme au premier jour ? Tes parties restent.',
  resetYes: 'Oui, tout remettre',
  resetNo: 'Garder les miens',
  wasReset: 'Les réglages sont ceux du premier jour.',
  backup: 'Sauvegarde et parties',
} satisfies typeof english;
