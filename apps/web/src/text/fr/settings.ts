/* Les réglages. */
import type { settings as english } from '../en/settings.ts';

export const settings = {
  title: 'Réglages',
  language: 'Langue',
  theme: 'Apparence',
  themes: { system: 'Celle du système', light: 'Claire', dark: 'Sombre', contrast: 'Contrastée' },
  coordinates: 'Coordonnées',
  coordinatesHelp: 'Lettres et nombres autour du plateau, même sur petit écran.',
  on: 'Visibles',
  off: 'Cachées',
} satisfies typeof english;
