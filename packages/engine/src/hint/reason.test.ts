import { BLACK, type Color, type Move, opponent, Position, WHITE } from '@honte/rules';
import { describe, expect, it } from 'vitest';
import { Chance } from '../chance.ts';
import { drawnStart, emptyStart, pointOf } from '../playing.testing.ts';
import { type HintReason, hintReasonOf } from './reason.ts';

/** Why `color` would play `name` on this board; `last`: where the opponent just played. */
function why(diagram: string, name: string, color: Color = BLACK, last?: string): HintReason {
  const start = drawnStart(diagram, color);
  const move: Move =
    name === 'pass' ? { kind: 'pass', color } : { kind: 'play', color, point: pointOf(start, name) };
  const before: Move | undefined =
    last === undefined ? undefined : { kind: 'play', color: opponent(color), point: pointOf(start, last) };
  return hintReasonOf(Position.at(start), move, before);
}

const on = (diagram: string, name: string) => pointOf(drawnStart(diagram), name);

describe('a play that captures', () => {
  it('says how many stones', () => {
    const diagram = `
      . . . . .
      . X X . .
      X O O . .
      . X X . .
      . . . . .
    `;
    expect(why(diagram, 'D3')).toEqual({ kind: 'captures', stones: 2 });
  });

  it('says what it frees from atari', () => {
    const diagram = `
      . . . . . .
      . . X . . .
      . O . . . .
      O X O X . .
      . . X . . .
      . . . . . .
    `;
    expect(why(diagram, 'C4')).toEqual({ kind: 'takesAndSaves', stones: 1, saved: 1 });
  });

  it('of a ko says so', () => {
    const diagram = `
      . . . . .
      . X O . .
      X O . O .
      . X O . .
      . . . . .
    `;
    expect(why(diagram, 'C3')).toEqual({ kind: 'takesKo' });
  });
});

describe('a play that saves', () => {
  it('gives a chain in atari liberties', () => {
    const diagram = `
      . . . . . . .
      . . . . . . .
      . . . O . . .
      . . O X O . .
      . . . . . . .
      . . . X . . .
      . . . . . . .
    `;
    expect(why(diagram, 'D3')).toEqual({ kind: 'saves', stones: 1, at: on(diagram, 'D4') });
  });

  /** White C7 is in atari, and runs to the lower right; G3 may hold a stone. */
  const ladder = (breaker: string) => `
    . . . . . . . . .
    . . X X . . . . .
    . X O . . . . . .
    . . X . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . ${breaker} . .
    . . . . . . . . .
    . . . . . . . . .
  `;

  it('is none when a ladder takes the chain all the same', () => {
    expect(why(ladder('O'), 'D7', WHITE)).toEqual({ kind: 'saves', stones: 1, at: on(ladder('O'), 'C7') });
    expect(why(ladder('.'), 'D7', WHITE).kind).not.toBe('saves');
  });
});

describe('a play that gives atari', () => {
  const ladder = (breaker: string) => `
    . . . . . . . . .
    . . X X . . . . .
    . X O . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . ${breaker} . .
    . . . . . . . . .
    . . . . . . . . .
  `;

  it('catches a chain that has nowhere to run', () => {
    expect(why(ladder('.'), 'C6')).toEqual({ kind: 'catches', stones: 1, at: on(ladder('.'), 'C7') });
  });

  it('only threatens one that gets away', () => {
    expect(why(ladder('O'), 'C6')).toEqual({ kind: 'atari', stones: 1, at: on(ladder('O'), 'C7') });
  });

  it('may give two at once', () => {
    const diagram = `
      . . . . . . .
      . . . . . . .
      . . X . X . .
      . X O . O X .
      . . . . . . .
      . . . . . . .
      . . . . . . .
    `;
    expect(why(diagram, 'D4')).toEqual({
      kind: 'doubleAtari',
      at: on(diagram, 'C4'),
      and: on(diagram, 'E4'),
    });
  });
});

describe('eyes', () => {
  const four = `
    . . . . . . .
    O O O O O O .
    X X X X X O .
    . . . . X O .
  `;
  const three = `
    . . . . . . .
    O O O O O . .
    X X X X O . .
    . . . X O . .
  `;

  it('two of them make stones safe for good', () => {
    expect(why(four, 'B1')).toEqual({ kind: 'lives', stones: 7 });
    expect(why(three, 'B1')).toEqual({ kind: 'lives', stones: 6 });
  });

  it('are no news to stones that had two', () => {
    const alive = `
      . . . . . . .
      O O O O O O .
      X X X X X O .
      . X . . X O .
    `;
    expect(why(alive, 'C1').kind).not.toBe('lives');
  });

  it('are not made beside the vital point', () => {
    expect(why(three, 'A1').kind).not.toBe('lives');
  });

  it('are taken on the vital point', () => {
    expect(why(three, 'B1', WHITE)).toEqual({ kind: 'takesEye', stones: 5, at: on(three, 'A2') });
  });

  it('are not taken where they are made elsewhere', () => {
    expect(why(four, 'B1', WHITE).kind).not.toBe('takesEye');
  });
});

/** White C5 and D4 touch only at a corner, and so would black ones; `side` stands on D5. */
const corner = (stone: 'X' | 'O', side: string, row4 = '. .') => `
  . . . . . . .
  . . . . . . .
  . . ${stone} ${side} . . .
  ${row4} . ${stone} . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
`;

describe('a cut', () => {
  it('parts two chains for which there is no other way', () => {
    const diagram = corner('O', 'X');
    expect(why(diagram, 'C4')).toEqual({ kind: 'cuts', a: on(diagram, 'C5'), b: on(diagram, 'D4') });
  });

  it('is none where they join on the other side', () => {
    expect(why(corner('O', '.'), 'C4').kind).not.toBe('cuts');
  });

  it('is none where the stone that cuts is taken', () => {
    expect(why(corner('O', 'X', '. O'), 'C4').kind).not.toBe('cuts');
  });

  it('is none where they are one chain already', () => {
    const ring = `
      . . . . . . .
      . . O O O . .
      . . O . O . .
      . . . O O . .
      . . . . . . .
      . . . . . . .
      . . . . . . .
    `;
    expect(why(ring, 'C4').kind).not.toBe('cuts');
  });

  it('is none where a third chain holds the two together', () => {
    const held = (link: string) => `
      . . . . . . .
      O O . . . . .
      O . O X . . .
      ${link} . . O . . .
      O . X . O . .
      O O O O O . .
      . . . . . . .
    `;
    expect(why(held('.'), 'C4').kind).toBe('cuts');
    expect(why(held('O'), 'C4').kind).not.toBe('cuts');
  });
});

describe('a connection', () => {
  it('joins two chains that could be parted', () => {
    const diagram = corner('X', 'O');
    expect(why(diagram, 'C4')).toEqual({ kind: 'connects', a: on(diagram, 'C5'), b: on(diagram, 'D4') });
  });

  it('is not worth a word where they would join on the other side', () => {
    expect(why(corner('X', '.'), 'C4').kind).not.toBe('connects');
  });

  it('is not worth a word where a stone that cuts would be taken', () => {
    expect(why(corner('X', 'O', '. X'), 'C4').kind).not.toBe('connects');
  });
});

describe('borders', () => {
  const open = `
    . . X O . .
    . . X O . .
    . . X O . .
    . . . . . .
  `;
  const gap = `
    . . . . O . .
    . . . . O . .
    . . . . O . .
    . X . . O . .
    . . . . . . .
  `;
  const neutral = `
    . X O O .
    . X . O .
    . X O O .
  `;

  it('are closed around so many points', () => {
    expect(why(open, 'C1')).toEqual({ kind: 'closes', points: 8 });
  });

  it('are kept from being closed', () => {
    expect(why(gap, 'E1')).toEqual({ kind: 'keepsOpen', points: 10 });
    expect(why(gap, 'B1').kind).not.toBe('keepsOpen');
  });

  it('are not closed again inside what is closed', () => {
    expect(why(neutral, 'A2').kind).not.toBe('closes');
  });

  it('leave neutral points to be filled', () => {
    expect(why(neutral, 'C2')).toEqual({ kind: 'fillsNeutral' });
  });
});

describe('liberties', () => {
  it('are gained by a chain with two', () => {
    const diagram = `
      . . . . . . .
      . . . . . . .
      . . . O . . .
      . . O X . . .
      . . . . . . .
      . . . . . . .
      . . . . . . .
    `;
    const at = on(diagram, 'D4');
    expect(why(diagram, 'E4')).toEqual({ kind: 'strengthens', stones: 1, at, liberties: 4 });
  });

  it('are taken from a chain with three', () => {
    const diagram = `
      . . . . . . .
      . . . . . . .
      . . . . . . .
      . . X O . . .
      . . . . . . .
      . . . . . . .
      . . . . . . .
    `;
    expect(why(diagram, 'D5')).toEqual({
      kind: 'presses',
      stones: 1,
      at: on(diagram, 'D4'),
      liberties: 2,
    });
  });

  it('are kept from being taken down to one', () => {
    const weak = (above: string) => `
      . . . . . . .
      . . . . . . .
      . . . ${above} . . .
      . . O X . . .
      . . O . . . .
      . . . O . . .
      . . . . . . .
    `;
    expect(why(weak('O'), 'D3')).toEqual({ kind: 'forestalls', stones: 1, at: on(weak('O'), 'D4') });
    expect(why(weak('.'), 'D3').kind).not.toBe('forestalls');
  });
});

describe('open places', () => {
  const nineteen = (names: string) => {
    const start = emptyStart(19);
    return names.split(' ').reduce((position, name) => {
      const next = position.after(pointOf(start, name));
      if (!next.ok) throw new Error(name);
      return next.value;
    }, Position.at(start));
  };
  const whyOn = (position: Position, name: string) =>
    hintReasonOf(position, { kind: 'play', color: position.turn, point: pointOf(position, name) }, undefined);
  const corners = nineteen('D4 Q4 D16 Q16');

  it('begin with the middle of a small board, or an empty corner', () => {
    const empty = Position.at(emptyStart(9));
    expect(whyOn(empty, 'E5')).toEqual({ kind: 'middle' });
    expect(whyOn(empty, 'G7')).toEqual({ kind: 'corner' });
    expect(whyOn(nineteen('D4 Q4'), 'D16')).toEqual({ kind: 'corner' });
  });

  it('are no corner where a stone stands', () => {
    expect(whyOn(corners, 'C17').kind).not.toBe('corner');
  });

  it('are called the widest only when there is no wider one', () => {
    expect(whyOn(corners, 'K10')).toEqual({ kind: 'open', lines: 6, isWidest: true });
    expect(whyOn(corners, 'H12')).toEqual({ kind: 'open', lines: 4, isWidest: false });
  });

  it('are told apart by whose stones are near', () => {
    const white = `
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . O . . . . . .
      . . . . . . . . .
      . . O . . . . . .
      . . . . . . . . .
      . . . . . . . . .
    `;
    expect(why(white, 'E4')).toEqual({ kind: 'enters' });
    expect(why(white, 'E4', WHITE)).toEqual({ kind: 'extends' });
  });
});

describe('a move with no claim of its own', () => {
  const apart = `
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . O . . . .
    . . . . . . . . .
    . . . X . . . . .
    . . . . . . X . .
    . . . . . . . . .
  `;

  it('answers the last one when it is near', () => {
    expect(why(apart, 'F3', BLACK, 'E5')).toEqual({ kind: 'answers', at: on(apart, 'E5') });
  });

  it('says nothing that is not so', () => {
    expect(why(apart, 'F3')).toEqual({ kind: 'plain' });
    expect(why(apart, 'F2', BLACK, 'E5')).toEqual({ kind: 'plain' });
  });
});

describe('a pass', () => {
  const closed = `
    . X O .
    . X O .
    . X O .
  `;
  const open = `
    . X . .
    . X O .
    . X O .
  `;

  it('is for a board on which every point is surrounded', () => {
    expect(why(closed, 'pass')).toEqual({ kind: 'passAllClosed' });
    expect(why(open, 'pass')).toEqual({ kind: 'pass' });
  });

  it('ends the game after another', () => {
    const position = Position.at(drawnStart(open)).passed();
    expect(hintReasonOf(position, { kind: 'pass', color: WHITE }, undefined)).toEqual({
      kind: 'passAfterPass',
    });
  });
});

describe('any play', () => {
  it('has a reason, and is never called less than a capture when it captures', () => {
    for (let seed = 1; seed <= 3; seed++) {
      const chance = new Chance(seed);
      let position = Position.at(emptyStart(7));
      for (let ply = 0; ply < 40; ply++) {
        const points = position.legalPoints();
        const point = points[chance.below(points.length)];
        if (point === undefined) break;
        const stones = position.board.stones.slice();
        const { kind } = hintReasonOf(position, { kind: 'play', color: position.turn, point }, undefined);
        expect(position.board.stones).toEqual(stones);
        const next = position.after(point);
        if (!next.ok) throw new Error(next.error.kind);
        const held = next.value.board.prisoners(position.turn) - position.board.prisoners(position.turn);
        const isCapture = ['captures', 'takesAndSaves', 'takesKo', 'lives'].includes(kind);
        if (held > 0) expect(isCapture).toBe(true);
        else expect(['captures', 'takesAndSaves', 'takesKo']).not.toContain(kind);
        position = next.value;
      }
    }
  });
});
