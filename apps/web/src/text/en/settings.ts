/* Settings. */
export const settings = {
  title: 'Settings',
  language: 'Language',
  theme: 'Look',
  themes: { system: 'System', light: 'Light', dark: 'Dark', contrast: 'Contrast' },
  coordinates: 'Coordinates',
  coordinatesHelp: 'Letters and numbers around the board.',
  on: 'Always',
  off: 'On large screens',
};
