import { describe, expect, it } from 'vitest';
import { parseCaseFile } from './case-file.ts';
import type { Json } from './comparison.ts';
import { casesOf, FILES, fileOf, type Written } from './given-cases.testing.ts';
import { KINDS } from './kinds.ts';
import { verdictOf } from './verdict.ts';

/** With HONTE_SLOW set, every number is counted; else those that need at most so many positions. */
const SLOW = process.env.HONTE_SLOW !== undefined;
const MOST_POSITIONS = 100_000;

/** A perft case without the counts that take long: each is summed over as many positions as the one before. */
function shortened(written: Written): Written {
  const { counts } = written.expect as { readonly counts?: readonly number[] };
  if (SLOW || counts === undefined) return written;
  const isShort = (_: number, i: number) => (counts[i - 1] ?? 0) <= MOST_POSITIONS;
  return { ...written, expect: { counts: counts.filter(isShort) } };
}

for (const { name, cases } of FILES) {
  describe(name, () => {
    for (const given of casesOf(cases.map(shortened)))
      it.skipIf(given.notYet !== undefined && !(SLOW && given.notYet === 'slow'))(
        `${given.kind} ${given.id}: ${given.title}`,
        () => {
          expect(verdictOf(given, SLOW)).toEqual({ kind: 'passed' });
        },
      );
  });
}

/** Another value of the same form: a case that expects it must fail. */
function spoiled(json: Json): Json {
  if (json === null) return 'W';
  if (typeof json === 'number') return json + 1;
  if (typeof json === 'boolean') return !json;
  if (typeof json === 'string') return OTHERS.get(json) ?? (/^\d+$/.test(json) ? `${json}0` : 'W+99');
  if (!Array.isArray(json)) throw new Error(`no other ${JSON.stringify(json)}`);
  const [first, ...rest] = json as readonly Json[];
  if (first === undefined) return ['A1'];
  if (typeof first !== 'string') return [spoiled(first), ...rest];
  const isRow = /^[.XO]+$/.test(first);
  return isRow ? [(first.startsWith('X') ? 'O' : 'X') + first.slice(1), ...rest] : rest;
}

const OTHERS = new Map([
  ...[['B', 'W', 'B'] as const, ['play', 'marking', 'play'] as const].flatMap(
    ([a, b, c]): [string, string][] => [
      [a, b],
      [b, c],
    ],
  ),
  ['finished', 'play'],
  ...['dead', 'unsettled', 'seki'].map((status): [string, string] => [status, 'alive']),
  ['alive', 'dead'],
  ['ko', 'suicide'],
  ['suicide', 'occupied'],
  ['occupied', 'offboard'],
  ['offboard', 'ko'],
  ...['A9', 'J9', 'H1', 'Q16', 'K10', 'T19', 'G1', 'H12'].map((name): [string, string] => [name, 'A1']),
]);

/** Copies of an object, each with one of its leaves spoiled, and the leaf's path. */
function spoilings(json: Json, path: string): { readonly path: string; readonly json: Json }[] {
  if (typeof json !== 'object' || json === null || (Array.isArray(json) && !isOfObjects(json)))
    return [{ path, json: spoiled(json) }];
  if (Array.isArray(json))
    return json.flatMap((part, i) =>
      spoilings(part, `${path}[]`).map((one) => ({ path: one.path, json: json.with(i, one.json) })),
    );
  return Object.entries(json).flatMap(([field, part]) =>
    field === 'move'
      ? []
      : spoilings(part ?? null, `${path}.${field}`).map((one) => ({
          path: one.path,
          json: { ...json, [field]: one.json },
        })),
  );
}

function isOfObjects(json: readonly Json[]): boolean {
  return json.some((part) => typeof part === 'object' && part !== null && !Array.isArray(part));
}

describe('each field that a case expects is really checked', () => {
  const seen = new Set<string>();
  for (const written of FILES.flatMap(({ cases }) => cases)) {
    const kind = String(written.kind);
    if (!KINDS.has(kind) || written.tags !== undefined) continue;
    for (const field of ['expect', 'tries']) {
      for (const { path, json } of spoilings(written[field] ?? [], field)) {
        // Names of points and rulesets are not fields: one of each will do.
        const where = `${kind}: ${path.replace(/\.(?:[A-T]\d+|french|chinese|japanese|aga|nz|tt)\b/, '.…')}`;
        if (path === 'tries' || seen.has(where)) continue;
        seen.add(where);
        it(`${where} (${written.id})`, () => {
          const file = parseCaseFile(fileOf([{ ...written, [field]: json }]));
          const verdict = file.ok ? file.value.map((given) => verdictOf(given, false).kind) : ['refused'];
          expect(verdict).not.toContain('passed');
        });
      }
    }
  }
});
