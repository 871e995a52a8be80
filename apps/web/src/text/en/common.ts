/* Words used on every screen. */
import type { Color } from '@honte/rules';

const plural = new Intl.PluralRules('en');

/** 7.5 as people write it. */
function number(value: number): string {
  return value.toLocaleString('en', { useGrouping: false }).replace('-', '−');
}

export const common = {
  language: 'en' as 'en' | 'fr',
  name: 'Honte',
  otherLanguage: 'Français',
  toOtherLanguage: 'Passer en français',
  home: 'Home',
  back: 'Back',
  play: 'Play',
  settings: 'Settings',
  about: 'About Honte',
  more: 'More',
  close: 'Close',
  cancel: 'Cancel',
  /** Between a name and what is said of it. */
  colon: ': ',
  change: 'Change',
  mainMenu: 'Main menu',
  number,
  count: (n: number, one: string, many: string) => `${number(n)} ${plural.select(n) === 'one' ? one : many}`,
  stones: (n: number) => `${number(n)} ${plural.select(n) === 'one' ? 'stone' : 'stones'}`,
  points: (n: number) => `${number(n)} ${n === 1 ? 'point' : 'points'}`,
  color: (color: Color): string => (color === 1 ? 'Black' : 'White'),
  boardSize: (width: number, height: number) => `${width} × ${height}`,
  notLoaded: 'This part could not be loaded.',
  notLoadedLead: 'Try again when there is a network. Nothing was lost.',
  keepsAgain: 'This browser keeps the game again.',
  said: 'What was said',
  typeMove: 'Type a move or a question',
  storageRefused: 'This browser keeps nothing here: the game will be gone when you close the page.',
};
