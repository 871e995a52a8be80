/*
 * Sabaki's reader as a judge of well-formed files: the same nodes, the same parents, the same properties and
 * texts. It differs in one reading: FF[4] turns tabs into blanks, and Sabaki leaves them. And it gives up where
 * ours goes on: at signs that mean nothing, and in very deep variations.
 */
import { parseSgf, printSgf, printText, type SgfTree, textOf } from '@honte/sgf';
import { describe, expect, it } from 'vitest';
import { type Dice, diceOf, pick } from '../../packages/rules/src/chance.testing.ts';
import { loadSabakiSgf, type SabakiNode } from './sabaki.ts';

const FILES = 300;
const LETTERS = 'abcdefghijklmnopqrs';
const TEXTS = ['so', 'a [b] c', 'back\\slash', 'x:y', 'één', '黒の手', 'two\nlines', ' spaced  out ', ''];

const sabaki = loadSabakiSgf();

/** A game with variations, as a program writes it that knows the format. */
function randomGame(dice: Dice): string {
  const point = () => pick(dice, [...LETTERS]) + pick(dice, [...LETTERS]);
  const text = () => printText(pick(dice, TEXTS));
  const space = () => pick(dice, ['', '', '', '\n', ' ']);
  const extras = [
    () => `C[${text()}]`,
    () => `N[${text()}]`,
    () => `TR[${point()}][${point()}]`,
    () => `LB[${point()}:${pick(dice, ['a', '1', 'x y'])}]`,
    () => `BL[${dice(600)}]`,
    () => `XX[${text()}]`,
    () => 'KO[]',
  ];
  const node = (color: string) =>
    `${space()};${color}[${point()}]${dice(10) < 3 ? space() + pick(dice, extras)() : ''}`;
  const line = (depth: number): string => {
    const moves = Array.from({ length: 1 + dice(12) }, (_, i) => node(i % 2 === 0 ? 'B' : 'W')).join('');
    if (depth === 0 || dice(10) < 4) return moves;
    const branches = 2 + dice(2);
    return moves + Array.from({ length: branches }, () => `${space()}(${line(depth - 1)})`).join('');
  };
  return `(;FF[4]GM[1]SZ[19]PB[${text()}]KM[6.5]AB[${point()}][${point()}:ss]${line(4)})${space()}`;
}

interface Plain {
  readonly data: { readonly [id: string]: readonly string[] };
  readonly parent: number;
}

function plainOfOurs({ nodes, parents }: SgfTree): Plain[] {
  return nodes.map(({ properties }, i) => ({
    data: Object.fromEntries(properties.map(({ id, values }) => [id, values.map(textOf)])),
    parent: parents[i] ?? -1,
  }));
}

function plainOfSabaki(root: SabakiNode): Plain[] {
  const plain: Plain[] = [];
  const waiting = [{ node: root, parent: -1 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const id = plain.push({ data: next.node.data, parent: next.parent }) - 1;
    for (const child of next.node.children.toReversed()) waiting.push({ node: child, parent: id });
  }
  return plain;
}

describe('Sabaki reads the same', () => {
  const dice = diceOf(2026);
  const files = Array.from(
    { length: FILES },
    () => randomGame(dice) + (dice(10) < 2 ? randomGame(dice) : ''),
  );

  it('trees, properties and texts', () => {
    for (const file of files) {
      const parsed = parseSgf(file);
      expect(parsed.ok && parsed.value.games.map(({ tree }) => plainOfOurs(tree))).toEqual(
        sabaki.parse(file).map(plainOfSabaki),
      );
    }
  });

  it('from what we have written', () => {
    for (const file of files) {
      const parsed = parseSgf(file);
      const trees = parsed.ok ? parsed.value.games.map(({ tree }) => tree) : [];
      const again = parseSgf(printSgf(trees));
      expect(again.ok && again.value.games.map(({ tree }) => plainOfOurs(tree))).toEqual(
        sabaki.parse(printSgf(trees)).map(plainOfSabaki),
      );
    }
  });
});

describe('where Sabaki differs', () => {
  const readings = (file: string) => {
    const parsed = parseSgf(file);
    const [property] = parsed.ok ? (parsed.value.games[0]?.tree.nodes[0]?.properties ?? []) : [];
    return [textOf(property?.values[0] ?? ''), sabaki.parse(file)[0]?.data.C?.[0]];
  };

  it.each([['tabs are blanks in FF[4]', '(;C[a\tb])', 'a b', 'a\tb']])('%s', (_, file, ours, theirs) => {
    expect(readings(file)).toEqual([ours, theirs]);
  });

  it('it gives up on a stray sign, and on a line of ten thousand variations', () => {
    expect(parseSgf('(;SZ[9]-;B[aa])').ok).toBe(true);
    expect(() => sabaki.parse('(;SZ[9]-;B[aa])')).toThrow();
    const deep = `${'(;B[aa]'.repeat(10_000)}${')'.repeat(10_000)}`;
    expect(parseSgf(deep).ok).toBe(true);
    expect(() => sabaki.parse(deep)).toThrow();
  });
});
