/* Settings. */
export const settings = {
  title: 'Settings',
  language: 'Language',
  theme: 'Look',
  themes: { system: 'As the system', light: 'Light', dark: 'Dark', contrast: 'High contrast' },
  coordinates: 'Coordinates',
  coordinatesHelp: 'Letters and numbers around the board, on small screens too.',
  on: 'Shown',
  off: 'Hidden',
};
