/*
 * What the run says on the terminal: a row a kind, then what failed and why, then what was not run, and
 * the sums.
 */
import type { NotYet, Weight } from './case-file.ts';
import type { Fault, Json } from './comparison.ts';
import type { Failure, Score, Tally } from './tally.ts';

const KIND_WIDTH = 14;
const HEADS = ['passed', 'failed', 'contested', 'optional', 'not yet'];

/** The line over the rows. */
export function printHead(): string {
  return row('kind', HEADS);
}

/** The counts of one kind: `contested` and `optional` as passed of all, `–` for none. */
export function printRow(kind: string, { scores, waiting }: Tally): string {
  const { plain, contested, optional } = scores;
  const counts = [plain.passed, plain.failed].map(String);
  return row(kind, [...counts, printShare(contested), printShare(optional), printCount(waiting.length)]);
}

function row(kind: string, cells: readonly string[]): string {
  const padded = cells.map((cell, i) => cell.padStart((HEADS[i] ?? '').length + 2));
  return `${kind.padEnd(KIND_WIDTH)}${padded.join('')}`;
}

function printShare({ passed, failed }: Score): string {
  return passed + failed === 0 ? '–' : `${passed} of ${passed + failed}`;
}

function printCount(count: number): string {
  return count === 0 ? '–' : String(count);
}

const WEIGHTS: { readonly [W in Weight]: string } = {
  plain: 'failed',
  contested: 'contested, fails',
  optional: 'optional, fails',
};

/** A failing case: which, and all that is wrong with it. */
export function printFailure({ of, faults }: Failure): string {
  const head = `${WEIGHTS[of.weight]}: ${of.id} (${of.kind}, ${of.file}) ${of.title}`;
  return [head.trimEnd(), ...faults.flatMap(printFault).map((line) => `  ${line}`)].join('\n');
}

function printFault(fault: Fault): string[] {
  switch (fault.kind) {
    case 'differs':
      return printDifference(fault.field, fault.expected, fault.found);
    case 'unknownField':
      return [`${fault.field}: an unknown field, which nothing here checks`];
    case 'unknownKind':
      return [`kind: "${fault.name}" is unknown, so nothing here checks the case`];
    case 'threw':
      return [`the code under test threw: ${fault.message}`];
  }
}

function printDifference(field: string, expected: Json, found: Json): string[] {
  if (isBoard(expected) && isBoard(found)) return printBoards(field, expected, found);
  if (isWords(expected) && isWords(found)) return printLists(field, expected, found);
  return [`${field}: expected ${printJson(expected)}, found ${printJson(found)}`];
}

/** Two boards side by side, rows that differ marked. */
function printBoards(field: string, expected: readonly string[], found: readonly string[]): string[] {
  const width = Math.max(8, expected[0]?.length ?? 0) + 2;
  const rows = expected.map((wanted, y) => {
    const is = found[y] ?? '';
    return `  ${wanted.padEnd(width)}${is}${is === wanted ? '' : '  <'}`;
  });
  return [`${field}:`, `  ${'expected'.padEnd(width)}found`, ...rows];
}

/** Two lists of points, with what only one of them has. */
function printLists(field: string, expected: readonly string[], found: readonly string[]): string[] {
  const only = (a: readonly string[], b: readonly string[]) => a.filter((name) => !b.includes(name));
  const missing = only(expected, found);
  const extra = only(found, expected);
  const differ = [
    missing.length > 0 ? `missing ${missing.join(' ')}` : '',
    extra.length > 0 ? `not expected ${extra.join(' ')}` : '',
  ].filter((part) => part !== '');
  const whole = [`expected ${printJson(expected)}`, `found ${printJson(found)}`];
  const isLong = expected.length + found.length > 24 && differ.length > 0;
  return [`${field}: ${(isLong ? differ : [...whole, ...differ]).join(', ')}`];
}

function isWords(json: Json): json is readonly string[] {
  return Array.isArray(json) && json.every((part) => typeof part === 'string');
}

function isBoard(json: Json): json is readonly string[] {
  return isWords(json) && json.length > 0 && json.every((row) => /^[.XO]+$/.test(row));
}

function printJson(json: Json): string {
  if (Array.isArray(json)) {
    const isFlat = json.every((part) => typeof part !== 'object');
    if (isFlat) return json.length === 0 ? 'none' : json.join(' ');
  }
  return typeof json === 'string' ? json : JSON.stringify(json);
}

const WHY: { readonly [N in NotYet]: string } = {
  published: 'a published number, beyond counting',
  slow: 'slow, run with --slow',
};

/** The cases that were not run, by reason and kind: named when they are few. */
export function printWaiting({ waiting }: Tally): string[] {
  const groups = new Map<string, string[]>();
  for (const { of, why } of waiting) {
    const head = `${of.kind}: ${WHY[why]}`;
    groups.set(head, [...(groups.get(head) ?? []), of.id]);
  }
  return [...groups].map(([head, ids]) => {
    const which = ids.length <= 6 ? ids.join(' ') : `${ids.length} cases`;
    return `not yet: ${head} (${which})`;
  });
}

/** The sums: contested and optional cases on a line of their own, the plain ones on the last. */
export function printSums({ scores, waiting }: Tally): string {
  const apart = [
    `contested: ${scores.contested.passed} passed, ${scores.contested.failed} failed`,
    `optional: ${scores.optional.passed} passed, ${scores.optional.failed} failed`,
    `not yet: ${waiting.length}`,
  ];
  return `${apart.join('; ')}\n${scores.plain.passed} passed, ${scores.plain.failed} failed`;
}
