import { readFileSync } from 'node:fs';
import { Board, EMPTY, type Point, pointsOf } from '@honte/rules';
import { describe, expect, test } from 'vitest';
import { enclosureOf, LIVING, LOOSE } from './dead-enclosure.ts';
import { ProofReader, type Status } from './dead-proof.ts';
import { drawnStart, pointOf } from './playing.testing.ts';

/** Reads a chain with every stone taken for living that has a liberty outside `region`. */
function statusIn(
  drawing: string,
  name: string,
  region: readonly string[],
  most = 200_000,
): Status | undefined {
  const start = drawnStart(drawing);
  const board = Board.of(start.geometry, start.stones);
  const target = pointOf(start, name);
  const inside = new Set<Point>(region.map((point) => pointOf(start, point)));
  const isOutside = (p: Point) => board.libertiesAt(p).some((q) => !inside.has(q));
  const standing = Uint8Array.from(pointsOf(start.geometry), (p) =>
    board.stones[p] !== EMPTY && isOutside(p) ? LIVING : LOOSE,
  );
  const enclosure = enclosureOf(board, target, standing, 14);
  if (enclosure === undefined) return undefined;
  const reader = new ProofReader(board, enclosure, target, most);
  while (!reader.step());
  return reader.status;
}

interface StatusCase {
  readonly id: string;
  readonly setup: readonly string[];
  readonly target: string;
  readonly region: readonly string[];
  readonly expect: { readonly status: string };
}
const suite: { readonly cases: readonly StatusCase[] } = JSON.parse(
  readFileSync(new URL('../../../tests/conformance/status.json', import.meta.url), 'utf8'),
);

describe('reading alone finds what the conformance suite says', () => {
  test.each(suite.cases.map((c) => [c.id, c] as const))(
    '%s',
    (_, { setup, target, region, expect: { status } }) => {
      const found = statusIn(setup.join('\n'), target, region);
      expect(found === 'lastingKo' ? 'ko' : found).toBe(status);
    },
  );
});

test('a ko that its owner can neither avoid nor begin is told from one that he can', () => {
  const bent = suite.cases.find(({ id }) => id === 'ld-bent4-corner');
  const open = suite.cases.find(({ id }) => id === 'ld-corner-bentfour-empty');
  const read = (c: StatusCase | undefined) => c && statusIn(c.setup.join('\n'), c.target, c.region);
  expect([read(bent), read(open)]).toEqual(['lastingKo', 'ko']);
});

test('a reader that may look at next to nothing says nothing', () => {
  const large = suite.cases.find(({ id }) => id === 'ld-corner-six-rect');
  expect(large && statusIn(large.setup.join('\n'), large.target, large.region, 1)).toBeUndefined();
});
