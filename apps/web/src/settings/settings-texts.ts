/*
 * The words of the settings, which come with that screen and not with the first page.
 */
import type { settings } from '../text/en/settings.ts';
import type { Language } from '../text/texts.ts';

export type SettingsTexts = typeof settings;

/** The texts of the settings in a language. Rejects when the file cannot be fetched. */
export async function loadSettingsTexts(language: Language): Promise<SettingsTexts> {
  if (language === 'fr') return (await import('../text/fr/settings.ts')).settings;
  return (await import('../text/en/settings.ts')).settings;
}
