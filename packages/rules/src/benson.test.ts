import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unconditionallyAlive } from './benson.ts';
import { Board } from './board.ts';
import { BLACK, type Color, opponent, WHITE } from './color.ts';
import { type Geometry, geometryOf, neighborsOf, pointsOf } from './geometry.ts';
import { near, oracleGame, outcome } from './oracle.testing.ts';
import { board } from './position.testing.ts';

/** The masks of `color` as rows: `#` stones that live, `+` points of their regions, `.` the rest. */
function life(text: string, color: Color = BLACK, suicide = false): string[] {
  const { geometry, stones } = board(text);
  const { chains, eyes } = unconditionallyAlive(Board.of(geometry, stones), color, suicide);
  const signs = pointsOf(geometry).map((p) => (chains[p] === 1 ? '#' : eyes[p] === 1 ? '+' : '.'));
  return Array.from({ length: geometry.height }, (_, y) =>
    signs.slice(y * geometry.width, (y + 1) * geometry.width).join(''),
  );
}

function expectNoLife(text: string): void {
  const { geometry } = board(text);
  expect(life(text)).toEqual(Array<string>(geometry.height).fill('.'.repeat(geometry.width)));
}

describe('unconditional life', () => {
  it('is that of a chain with two eyes', () => {
    expect(
      life(`
        .X.XO
        XXXXO
        OOOO.`),
    ).toEqual(['+#+#.', '####.', '.....']);
  });

  it('is not that of a chain with one eye', () => {
    expectNoLife(`
      .XXO.
      XXOO.
      OO...`);
  });

  it('is not that of a chain whose second eye is false', () => {
    expectNoLife(`
      .X.XO
      XXXOO
      OOOO.`);
  });

  it('is that of two chains that share two eyes', () => {
    expect(
      life(`
        OOOOOO.
        OXXXXO.
        OX.XXO.
        OXX.XO.
        OXXXXO.
        OOOOOO.`),
    ).toEqual(['.......', '.####..', '.#+##..', '.##+#..', '.####..', '.......']);
    expect(
      life(`
        X.XO
        .XXO
        XXOO
        OO..`),
    ).toEqual(['#+#.', '+##.', '##..', '....']);
  });

  it('is lost by both when one of two chains that need each other is lost', () => {
    expectNoLife(`
      OOO..
      XXXOO
      .X.XO`);
  });

  it('is that of a chain with a large eye that it touches everywhere, opposing stones in it or not', () => {
    expect(
      life(`
        .O.X.X
        XXXXXX
        OOOOOO
        ......`),
    ).toEqual(['+++#+#', '######', '......', '......']);
  });

  it('is not that of a chain with a large eye that it does not touch everywhere', () => {
    expectNoLife(`
      ...X.X
      ...XXX
      XXXXOO
      OOOO..`);
  });

  it('counts an eye with a point inside that is held by an opposing stone, as only empty points must be liberties', () => {
    expect(
      life(`
        O..X.X
        ...XXX
        XXXXOO
        OOOO..`),
    ).toEqual(['......', '......', '......', '......']);
    expect(
      life(`
        OO.X.X
        O..XXX
        XXXXOO
        OOOO..`),
    ).toEqual(['+++#+#', '+++###', '####..', '......']);
  });

  it('is lost where opposing stones can leave an eye by suicide, and open what the chain does not touch', () => {
    const text = `
      .XX
      XXX
      XX.
      X.O`;
    expect(life(text)).toEqual(['+##', '###', '##+', '#++']);
    expect(life(text, BLACK, true)).toEqual(['...', '...', '...', '...']);
    const touched = `
      .XX
      XXX
      X.O`;
    expect(life(touched, BLACK, true)).toEqual(['+##', '###', '#++']);
  });

  it('is none on an empty board', () => {
    expect(life('...\n...')).toEqual(['...', '...']);
  });

  it('is that of the color asked for', () => {
    const text = `
      .O.OX
      OOOOX
      XXXX.`;
    expect(life(text, WHITE)).toEqual(['+#+#.', '####.', '.....']);
    expect(life(text, BLACK)).toEqual(['.....', '.....', '.....']);
  });

  it('is that of a whole board with two eyes', () => {
    expect(
      life(`
        .X
        X.`),
    ).toEqual(['+#', '#+']);
    expect(life('.X.')).toEqual(['+#+']);
  });
});

describe('on boards of chance', () => {
  const CELLS = 12;

  /**
   * The stones of `sign` that are taken in some sequence of opposing plays, their owner passing: by
   * trying every sequence.
   */
  function takable(geometry: Geometry, start: string, sign: 'X' | 'O', suicide: boolean): Set<number> {
    const foe = sign === 'X' ? 'O' : 'X';
    const game = oracleGame(geometry.width, geometry.height, start, foe, 'simple', suicide);
    const seen = new Set([start]);
    const taken = new Set<number>();
    for (const text of seen)
      for (let p = 0; p < text.length; p++) {
        if (text[p] !== '.') continue;
        const { board, taken: now, lost } = outcome(game, text, p, foe);
        for (const q of now) taken.add(q);
        if (lost.length === 0 || suicide) seen.add(board);
      }
    return taken;
  }

  /** Chains breathe: stones without are taken off. */
  function breathing(geometry: Geometry, signs: string[]): string {
    const board = Board.of(
      geometry,
      signs.map((sign) => '.XO'.indexOf(sign)),
    );
    for (const p of pointsOf(geometry)) if (board.libertiesAt(p).length === 0) signs[p] = '.';
    return signs.join('');
  }

  it('the chains that live are those that no sequence of opposing plays takes', () => {
    const sizes = fc.constantFrom([3, 4], [4, 3], [2, 6], [3, 3], [1, 12], [2, 5]);
    // More stones of the color in question than others, else nothing lives.
    const signs = fc.array(fc.constantFrom('X', 'X', 'X', 'O', '.', '.'), {
      minLength: CELLS,
      maxLength: CELLS,
    });
    let living = 0;
    let dying = 0;
    const property = fc.property(sizes, signs, fc.boolean(), fc.boolean(), (size, chosen, swap, suicide) => {
      const geometry = geometryOf(size[0] as number, size[1] as number);
      const text = breathing(geometry, chosen.slice(0, geometry.points));
      const start = swap ? [...text].map((sign) => ({ X: 'O', O: 'X' })[sign] ?? sign).join('') : text;
      const color = swap ? WHITE : BLACK;
      const position = Board.of(
        geometry,
        [...start].map((sign) => '.XO'.indexOf(sign)),
      );
      const { chains, eyes } = unconditionallyAlive(position, color, suicide);
      const taken = takable(geometry, start, swap ? 'O' : 'X', suicide);
      for (const p of pointsOf(geometry)) {
        const isOwn = position.stones[p] === color;
        if (chains[p] !== (isOwn && !taken.has(p) ? 1 : 0)) expect([start, p, chains[p]]).toBe('as tried');
        if (isOwn && eyes[p] === 1) expect([start, p]).toBe('no eye');
        // An empty point of an eye is next to a chain that lives by it.
        if (eyes[p] === 1 && position.stones[p] !== opponent(color))
          expect(neighborsOf(geometry, p).some((n) => chains[n] === 1)).toBe(true);
        if (isOwn) chains[p] === 1 ? living++ : dying++;
      }
    });
    fc.assert(property, { seed: 1976, numRuns: 80 });
    expect(Math.min(living, dying)).toBeGreaterThan(60);
  });

  it('no eye is next to a chain that does not live', () => {
    const signs = fc.array(fc.constantFrom('X', 'X', 'X', 'O', '.'), { minLength: 36, maxLength: 36 });
    const property = fc.property(signs, (chosen) => {
      const geometry = geometryOf(6);
      const text = breathing(geometry, chosen);
      const position = Board.of(
        geometry,
        [...text].map((sign) => '.XO'.indexOf(sign)),
      );
      const { chains, eyes } = unconditionallyAlive(position, BLACK);
      for (const p of pointsOf(geometry)) {
        if (eyes[p] === 0) continue;
        for (const n of near(geometry, p)) expect(text[n] === 'X' ? chains[n] : eyes[n]).toBe(1);
      }
    });
    fc.assert(property, { seed: 1977, numRuns: 200 });
  });
});
