/* Les mots de tous les écrans. */
import type { Color } from '@honte/rules';
import type { common as english } from '../en/common.ts';

const plural = new Intl.PluralRules('fr');

/** 7,5 comme on l’écrit. */
function number(value: number): string {
  return value.toLocaleString('fr', { useGrouping: false }).replace('-', '−');
}

export const common = {
  language: 'fr',
  name: 'Honte',
  otherLanguage: 'English',
  toOtherLanguage: 'Switch to English',
  home: 'Accueil',
  back: 'Retour',
  play: 'Jouer',
  settings: 'Réglages',
  about: 'À propos de Honte',
  more: 'Plus',
  close: 'Fermer',
  cancel: 'Annuler',
  colon: ' : ',
  change: 'Changer',
  mainMenu: 'Menu principal',
  number,
  count: (n: number, one: string, many: string) => `${number(n)} ${plural.select(n) === 'one' ? one : many}`,
  stones: (n: number) => `${number(n)} ${plural.select(n) === 'one' ? 'pierre' : 'pierres'}`,
  points: (n: number) => `${number(n)} ${plural.select(n) === 'one' ? 'point' : 'points'}`,
  color: (color: Color): string => (color === 1 ? 'Noir' : 'Blanc'),
  boardSize: (width: number, height: number) => `${width} × ${height}`,
  notLoaded: 'Cette partie du site n’a pas pu être chargée.',
  notLoadedLead: 'Réessaie quand il y a du réseau. Rien n’est perdu.',
  keepsAgain: 'Ce navigateur garde de nouveau la partie.',
  said: 'Ce qui a été dit',
  typeMove: 'Taper un coup ou une question',
  storageRefused: 'Ce navigateur ne garde rien ici : la partie disparaîtra quand tu fermeras la page.',
} satisfies typeof english;
