/*
 * Moves make up nearly all nodes of nearly all files, and there are few different ones: each is made once
 * and shared.
 */
import type { SgfNode, SgfProperty } from './record.ts';
import { isLetter, W } from './signs.ts';

/** Letters lie within so many codes from this one on. */
const FIRST = 0x41;
const BITS = 6;

export class SharedMoves {
  /** Filled whole: V8 keeps a row with gaps as a table, which is slow. */
  readonly #nodes = new Array<SgfNode | undefined>(1 << (1 + 2 * BITS)).fill(undefined);

  /** The node that is this move alone; `undefined` when the signs are not the letters of a point. */
  node(color: number, x: number, y: number): SgfNode | undefined {
    if (!isLetter(x) || !isLetter(y)) return undefined;
    const index = ((((color === W ? 1 : 0) << BITS) | (x - FIRST)) << BITS) | (y - FIRST);
    const known = this.#nodes[index];
    if (known) return known;
    const id = String.fromCharCode(color);
    const node = { properties: [{ id, values: [String.fromCharCode(x, y)] }] };
    this.#nodes[index] = node;
    return node;
  }

  /** A move beside other properties; shared when it is one of two letters. */
  property(id: string, value: string): SgfProperty {
    const isPoint = value.length === 2;
    const node = isPoint && this.node(id.charCodeAt(0), value.charCodeAt(0), value.charCodeAt(1));
    return node ? node.properties[0]! : { id, values: [value] };
  }
}
