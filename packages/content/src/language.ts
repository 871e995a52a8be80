/* The languages that Honte teaches in. Every text stands here in each of them, written by hand. */

export type Language = 'en' | 'fr';

export const LANGUAGES: readonly Language[] = ['en', 'fr'];
