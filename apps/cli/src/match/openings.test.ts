import { evenStart, geometryOf, Position, parsePoint, RULESETS } from '@honte/rules';
import { describe, expect, it } from 'vitest';
import { openingsFor, symmetryKey } from './openings.ts';

describe('the openings', () => {
  it.each([5, 6, 7, 8, 9, 10, 13, 19, 25])('of %i lines are legal and different under symmetry', (size) => {
    const geometry = geometryOf(size);
    const start = evenStart(geometry, RULESETS.chinese);
    const keys = openingsFor(size).map((opening) => {
      const [first, second] = opening.map((text) => parsePoint(geometry, text));
      if (!start.ok || !first?.ok || !second?.ok) throw new Error(opening.join());
      const after = Position.at(start.value).after(first.value);
      expect(after.ok && after.value.legality(second.value).kind).toBe('legal');
      return symmetryKey(geometry, first.value, second.value);
    });
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.length).toBeGreaterThanOrEqual(6);
  });

  it('are enough on 9 × 9 for sixty games without a repetition', () => {
    expect(openingsFor(9).length).toBeGreaterThanOrEqual(30);
  });

  it('of 19 lines are in two corners', () => {
    expect(openingsFor(19).length).toBe(26);
    expect(openingsFor(19)[0]).toEqual(['C17', 'Q17']);
  });
});
