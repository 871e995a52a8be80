import { describe, expect, it } from 'vitest';
import { BLACK, type Color, WHITE } from './color.ts';
import { geometryOf } from './geometry.ts';
import type { Move } from './move.ts';
import { at, board, got } from './position.testing.ts';
import { quickCount } from './quick-count.ts';
import { RULESETS } from './ruleset.ts';
import { evenStart, handicapStart, type Start, setUpStart } from './start.ts';

const { geometry } = board('...\n...\n...');
const even = got(evenStart(geometry, RULESETS.french));

/** Moves such as `B:B2 W:pass`. */
function moves(text: string): Move[] {
  return text.split(' ').map((word): Move => {
    const [letter, name = ''] = word.split(':');
    const color: Color = letter === 'B' ? BLACK : WHITE;
    return name === 'pass' ? { kind: 'pass', color } : { kind: 'play', color, point: at(geometry, name) };
  });
}

function refusal(start: Start, text: string) {
  const counted = quickCount({ start, moves: moves(text), dead: [] });
  return counted.ok ? undefined : counted.error;
}

describe('a quick count is refused', () => {
  it('for a game that began from a set-up board', () => {
    const setUp = got(setUpStart(geometry, RULESETS.french, new Uint8Array(9), BLACK));
    expect(refusal(setUp, 'B:pass W:pass')).toEqual({ code: 'setUp' });
  });

  it('for a handicap weighed up otherwise than by one point for each stone but the first', () => {
    const stones = [at(geometry, 'A1'), at(geometry, 'C3')];
    const chinese = got(handicapStart(geometry, RULESETS.chinese, stones));
    expect(refusal(chinese, 'W:pass B:pass')).toEqual({ code: 'compensation' });
    expect(refusal(got(handicapStart(geometry, RULESETS.french, stones)), 'W:pass B:pass')).toBeUndefined();
    expect(refusal(got(evenStart(geometry, RULESETS.chinese)), 'B:pass W:pass')).toBeUndefined();
  });

  it('for a game that two passes did not end', () => {
    expect(refusal(even, 'B:B2')).toEqual({ code: 'notStopped' });
    expect(refusal(even, 'B:pass W:pass B:B2 W:pass')).toEqual({ code: 'notStopped' });
    expect(quickCount({ start: even, moves: [], dead: [] })).toMatchObject({ error: { code: 'notStopped' } });
  });

  it('where a color moved twice, naming the second move', () => {
    expect(refusal(even, 'B:B2 B:A1 W:pass B:pass')).toEqual({ code: 'alternation', ply: 2 });
    expect(refusal(even, 'W:pass B:pass')).toEqual({ code: 'alternation', ply: 1 });
  });

  it('where a move is illegal, naming it', () => {
    expect(refusal(even, 'B:B2 W:pass B:B2 W:pass B:pass')).toEqual({ code: 'illegal', ply: 3 });
  });
});

describe('a quick count', () => {
  it('goes on over a stop, and lets White hand over one more when Black had the last turn', () => {
    const start = got(evenStart(geometryOf(3), RULESETS.french, { komi: 0.5 }));
    const counted = got(quickCount({ start, moves: moves('B:pass W:pass B:B2 W:pass B:pass'), dead: [] }));
    expect(counted).toEqual({
      heldBy: { black: 3, white: 2 },
      passStones: { black: 2, white: 3 },
      extraWhiteStone: true,
      territory: { black: 8, white: 0 },
      left: { black: 6, white: -3 },
      komi: 0.5,
      lead: 8.5,
      result: 'B+8.5',
    });
  });
});
