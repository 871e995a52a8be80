/*
 * What is left to chance, drawn where the person acts: names for games, and colors.
 */
import { BLACK, type Color, WHITE } from '@honte/rules';

/** A name that no other game has: twelve letters and digits, short enough for an address. */
export function newId(): string {
  return crypto.randomUUID().replaceAll('-', '').slice(0, 12);
}

/** Either color, each as likely. */
export function drawnColor(): Color {
  return newSeed() % 2 === 0 ? BLACK : WHITE;
}

/** 32 bits that nobody can foresee. */
export function newSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]!;
}
