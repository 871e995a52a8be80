/* Les réglages. */
import type { settings as english } from '../en/settings.ts';

export const settings = {
  title: 'Réglages',
  language: 'Langue',
  theme: 'Apparence',
  themes: { system: 'Système', light: 'Clair', dark: 'Sombre', contrast: 'Contraste' },
  coordinates: 'Coordonnées',
  coordinatesHelp: 'Lettres et nombres autour du goban.',
  on: 'Toujours',
  off: 'Sur grand écran',
} satisfies typeof english;
