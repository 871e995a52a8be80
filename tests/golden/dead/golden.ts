/*
 * Finished positions with the fate of every chain, as files that a person can read: a sentence, lines of
 * facts, and a diagram. `X O` live, `x o` are dead, `● ○` are in seki.
 */
import { readdirSync, readFileSync } from 'node:fs';
import type { Fate } from '@honte/engine';
import {
  BLACK,
  type Color,
  isRulesetName,
  type Point,
  parseDiagram,
  parsePoint,
  pointsOf,
  RULESETS,
  type Start,
  setUpStart,
  WHITE,
} from '@honte/rules';

export interface Golden {
  readonly name: string;
  /** What there is to see. */
  readonly note: string;
  readonly start: Start;
  /** For each point with a stone, what becomes of it. */
  readonly fates: ReadonlyMap<Point, Fate>;
  /** Empty points and points of dead stones that rules of territory do not count, in increasing order. */
  readonly sekiPoints: readonly Point[];
}

const FATES: { readonly [sign: string]: Fate } = {
  X: 'alive',
  O: 'alive',
  x: 'dead',
  o: 'dead',
  '●': 'seki',
  '○': 'seki',
};

/** Every golden position, by name. */
export function readGoldens(): Golden[] {
  const folder = new URL('.', import.meta.url);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .map((file) => parseGolden(file.replace('.txt', ''), readFileSync(new URL(file, folder), 'utf8')));
}

function parseGolden(name: string, text: string): Golden {
  const [head = '', drawing = ''] = text.split('\n\n');
  const [note = '', ...lines] = head.split('\n');
  const facts = new Map(lines.map((line) => line.split(': ') as [string, string]));
  const diagram = parseDiagram(drawing);
  const rules = facts.get('rules') ?? '';
  if (!diagram.ok || !isRulesetName(rules)) throw new Error(`${name} cannot be read`);
  const { geometry, stones } = diagram.value;
  const turn: Color = facts.get('turn') === 'white' ? WHITE : BLACK;
  const start = setUpStart(geometry, RULESETS[rules], stones, turn);
  if (!start.ok) throw new Error(`${name}: ${start.error.code}`);
  const signs = [...drawing.replace(/[^XOxo●○.]/g, '')];
  const fates = new Map<Point, Fate>();
  for (const p of pointsOf(geometry)) {
    const fate = FATES[signs[p] ?? ''];
    if (fate !== undefined) fates.set(p, fate);
  }
  const sekiPoints = (facts.get('seki points') ?? '').split(' ').filter((word) => word !== '');
  return {
    name,
    note,
    start: start.value,
    fates,
    sekiPoints: sekiPoints
      .map((word) => {
        const point = parsePoint(geometry, word);
        if (!point.ok) throw new Error(`${name}: no point ${word}`);
        return point.value;
      })
      .sort((a, b) => a - b),
  };
}
