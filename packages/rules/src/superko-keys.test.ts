import { describe, expect, it } from 'vitest';
import { BLACK, COLORS, WHITE } from './color.ts';
import type { KoRule } from './ruleset.ts';
import { isSuperko, keyHi, keyLo, rememberedPlayer, remembersPasses } from './superko.ts';
import { KEY_HI, KEY_LO, KEYS_PER_COLOR } from './zobrist.ts';

const RULES: readonly KoRule[] = ['none', 'simple', 'positional', 'situational', 'naturalSituational'];

describe('what a rule remembers beside the board', () => {
  it('is nobody, who made it, or who is to move', () => {
    expect(RULES.map((rule) => rememberedPlayer(rule, BLACK))).toEqual([
      WHITE,
      WHITE,
      undefined,
      WHITE,
      BLACK,
    ]);
    expect(RULES.map((rule) => rememberedPlayer(rule, WHITE))).toEqual([
      BLACK,
      BLACK,
      undefined,
      BLACK,
      WHITE,
    ]);
  });

  it('forbids by three rules alone, and takes in passes where the player to move tells boards apart', () => {
    expect(RULES.filter(isSuperko)).toEqual(['positional', 'situational', 'naturalSituational']);
    expect(RULES.filter(remembersPasses)).toEqual(['none', 'simple', 'situational']);
  });
});

describe('the key of a board', () => {
  it('is its hash when nobody is remembered', () => {
    expect([keyLo(123, undefined), keyHi(456, undefined)]).toEqual([123, 456]);
  });

  it('tells in each half by whom, with a key that no stone has', () => {
    for (const [keyOf, keys] of [
      [keyLo, KEY_LO],
      [keyHi, KEY_HI],
    ] as const) {
      const [black, white] = COLORS.map((color) => keyOf(0, color));
      expect(black).not.toBe(white);
      const ofStones = keys.subarray(0, 2 * KEYS_PER_COLOR);
      expect(ofStones.includes(black as number) || ofStones.includes(white as number)).toBe(false);
      expect([black, white]).not.toContain(0);
      expect(keyOf(123, BLACK)).toBe(123 ^ (black as number));
    }
  });
});
