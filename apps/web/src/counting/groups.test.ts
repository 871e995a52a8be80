// What is said of a group whose chains are not all thought of alike.
import type { ChainFate } from '@honte/engine';
import { Board, type Color, type Point, parseDiagram, parsePoint } from '@honte/rules';
import { describe, expect, it } from 'vitest';
import { counting as en } from '../text/en/counting.ts';
import { groupsOf, sureOf, whyOf } from './groups.ts';

const parsed = parseDiagram(`
  . . . . .
  . X . . .
  . . X . .
  . . . . .
  . . . . .`);
if (!parsed.ok) throw new Error('no diagram');
const { geometry, stones } = parsed.value;
const board = Board.of(geometry, stones);

function chainAt(name: string, rest: Partial<ChainFate>): ChainFate {
  const point = parsePoint(geometry, name);
  if (!point.ok) throw new Error(name);
  const chain = board.chainAt(point.value);
  const color = board.stones[chain[0] as Point] as Color;
  return { chain, color, fate: 'dead', confidence: 0.95, basis: 'reading', proof: undefined, ...rest };
}

const PROOF = { region: [], trusted: [0 as Point], line: [] };

describe('a group', () => {
  it('is proved where each of its chains is, and by the proof of the least sure', () => {
    const [group] = groupsOf(board, [
      chainAt('B4', { confidence: 1, proof: { ...PROOF, trusted: [] } }),
      chainAt('C3', { proof: PROOF }),
    ]);
    expect(group?.proof).toBe(PROOF);
    expect(group?.judged).toBe(chainAt('C3', {}).chain[0]);
    expect(group && `${whyOf(en, group)}, ${sureOf(en, group)}`).toBe(
      'cannot be saved, proved, if the stones around it live',
    );
  });

  it('is not proved where a chain of it is only judged, however surely', () => {
    const [group] = groupsOf(board, [
      chainAt('B4', { proof: PROOF }),
      chainAt('C3', { confidence: 0.97, basis: 'trials' }),
    ]);
    expect(group?.proof).toBeUndefined();
    expect(group && `${whyOf(en, group)}, ${sureOf(en, group)}`).toBe('97 % of trial games, almost sure');
  });
});
