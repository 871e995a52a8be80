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
  /** Those of the nodes, so that none has to be looked into. */
  readonly #properties = new Array<SgfProperty | undefined>(1 << (1 + 2 * BITS)).fill(undefined);

  /** The node that is this move alone; `undefined` when the signs are not the letters of a point. */
  node(color: number, x: number, y: number): SgfNode | undefined {
    const index = indexOf(color, x, y);
    if (index < 0) return undefined;
    const known = this.#nodes[index];
    if (known) return known;
    const node = { properties: [this.#propertyAt(index, color, x, y)] };
    this.#nodes[index] = node;
    return node;
  }

  /** This move beside other properties; `undefined` when the signs are not the letters of a point. */
  move(color: number, x: number, y: number): SgfProperty | undefined {
    const index = indexOf(color, x, y);
    return index < 0 ? undefined : this.#propertyAt(index, color, x, y);
  }

  /** A move beside other properties; shared when it is one of two letters. */
  property(id: string, value: string): SgfProperty {
    const isPoint = value.length === 2;
    const move = isPoint && this.move(id.charCodeAt(0), value.charCodeAt(0), value.charCodeAt(1));
    return move ? move : { id, values: [value] };
  }

  #propertyAt(index: number, color: number, x: number, y: number): SgfProperty {
    const known = this.#properties[index];
    if (known) return known;
    const property = { id: String.fromCharCode(color), values: [String.fromCharCode(x, y)] };
    this.#properties[index] = property;
    return property;
  }
}

function indexOf(color: number, x: number, y: number): number {
  if (!isLetter(x) || !isLetter(y)) return -1;
  return ((((color === W ? 1 : 0) << BITS) | (x - FIRST)) << BITS) | (y - FIRST);
}
