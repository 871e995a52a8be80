/*
 * What programs answer to `final_status_list dead`.
 */
import { type Board, EMPTY, type Point, parsePoint } from '@honte/rules';

/** Dead stones, whole chains. */
export type Dead = ReadonlySet<Point>;

/** The stones named, with the rest of their chains; `undefined` where a word names no stone of the board. */
export function deadIn(board: Board, text: string): Dead | undefined {
  const dead = new Set<Point>();
  for (const word of text.split(/\s+/).filter((one) => one !== '')) {
    const point = parsePoint(board.geometry, word);
    if (!point.ok || board.stones[point.value] === EMPTY) return undefined;
    for (const stone of board.chainAt(point.value)) dead.add(stone);
  }
  return dead;
}

export function sameDead(one: Dead, other: Dead): boolean {
  return one.size === other.size && [...one].every((p) => other.has(p));
}
