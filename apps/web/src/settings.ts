/*
 * What a person chose once for all games. Kept on the device.
 */
import type { Language } from './text/texts.ts';

export type Theme = 'system' | 'light' | 'dark' | 'contrast';

export const THEMES: readonly Theme[] = ['system', 'light', 'dark', 'contrast'];

export interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  /** Whether small screens show coordinates too; large ones always do. */
  readonly coordinates: boolean;
}

/** Reads what `JSON.parse` made of kept settings; anything missing or foreign falls back to `fallback`. */
export function readSettings(kept: unknown, fallback: Settings): Settings {
  const from: Partial<Record<keyof Settings, unknown>> = typeof kept === 'object' && kept ? kept : {};
  return {
    language: from.language === 'fr' || from.language === 'en' ? from.language : fallback.language,
    theme: THEMES.find((theme) => theme === from.theme) ?? fallback.theme,
    coordinates: typeof from.coordinates === 'boolean' ? from.coordinates : fallback.coordinates,
  };
}
