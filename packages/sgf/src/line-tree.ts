/*
 * Records without variations, from formats that have one line a move.
 */
import type { NoticeLog } from './notice-log.ts';
import { Lines, TEXT_START } from './place.ts';
import type { SgfGame, SgfNode, SgfProperty } from './record.ts';
import { printPointOf, printText, type SgfPoint } from './value.ts';

/** A line of a text, without its end. */
export interface TextLine {
  readonly line: string;
  readonly offset: number;
}

export function* linesOf(text: string): Generator<TextLine, void> {
  for (let offset = 0; offset < text.length; ) {
    const end = text.indexOf('\n', offset);
    const next = end < 0 ? text.length : end + 1;
    yield { line: text.slice(offset, next).trim(), offset };
    offset = next;
  }
}

/** Properties of a root, by id; those that are empty are not stated. */
export class RootFacts {
  readonly #facts = new Map<string, readonly string[]>([
    ['FF', ['4']],
    ['GM', ['1']],
  ]);

  /** The first statement stands. */
  state(id: string, text: string): void {
    if (text !== '' && !this.#facts.has(id)) this.#facts.set(id, [printText(text)]);
  }

  statePoints(id: string, points: readonly SgfPoint[]): void {
    if (points.length > 0) this.#facts.set(id, points.map(printPointOf));
  }

  has(id: string): boolean {
    return this.#facts.has(id);
  }

  properties(): SgfProperty[] {
    return [...this.#facts].map(([id, values]) => ({ id, values }));
  }
}

/** A move of a file: a point, or a pass. */
export interface FileMove {
  readonly color: 'B' | 'W';
  readonly point: SgfPoint | undefined;
  readonly offset: number;
}

/** The game whose root states these facts, with these moves in a row. */
export function gameOfLine(
  text: string,
  root: RootFacts,
  moves: readonly FileMove[],
  log: NoticeLog,
): SgfGame {
  const nodes: SgfNode[] = [{ properties: root.properties() }];
  for (const { color, point } of moves)
    nodes.push({ properties: [{ id: color, values: [point ? printPointOf(point) : ''] }] });
  const parents = Int32Array.from(nodes, (_, i) => i - 1);
  const offsets = Int32Array.from(nodes, (_, i) => moves[i - 1]?.offset ?? 0);
  return {
    tree: { nodes, parents, source: { text, offsets, from: TEXT_START } },
    notices: log.notices(new Lines(text, TEXT_START)),
  };
}
