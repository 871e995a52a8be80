/*
 * Sabaki's reader of SGF, which has no types of its own.
 */
import { createRequire } from 'node:module';

/** A node as Sabaki's reader gives it; values are unescaped, and lists of points as they were. */
export interface SabakiNode {
  readonly data: { readonly [id: string]: readonly string[] };
  readonly children: readonly SabakiNode[];
}

interface SabakiSgf {
  parse(text: string): readonly SabakiNode[];
  stringify(nodes: readonly SabakiNode[]): string;
}

export function loadSabakiSgf(): SabakiSgf {
  return createRequire(import.meta.url)('@sabaki/sgf') as SabakiSgf;
}
