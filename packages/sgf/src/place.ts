/*
 * Rows and columns of offsets in a text. A line ends with LF, CR or both in either order.
 */
import type { Place } from './notice.ts';
import type { SgfTree } from './record.ts';

const LF = 10;
const CR = 13;

/** Where rows begin to be counted. */
export interface Origin extends Place {
  readonly offset: number;
}

export const TEXT_START: Origin = { offset: 0, row: 1, column: 1 };

/** Walks a text to tell the places of offsets: linear over all calls as long as offsets only grow. */
export class Lines {
  readonly #text: string;
  readonly #from: Origin;
  #offset: number;
  #row: number;
  #lineStart: number;

  constructor(text: string, from: Origin) {
    this.#text = text;
    this.#from = from;
    this.#offset = from.offset;
    this.#row = from.row;
    this.#lineStart = from.offset - from.column + 1;
  }

  /** The place of an offset at or after the origin. */
  originAt(offset: number): Origin {
    if (offset < this.#offset) this.#rewind();
    const text = this.#text;
    while (this.#offset < offset) {
      const sign = text.charCodeAt(this.#offset++);
      if (sign !== LF && sign !== CR) continue;
      const next = text.charCodeAt(this.#offset);
      if ((next === LF || next === CR) && next !== sign) {
        // Between the two signs of one line end the line is still the old one.
        if (this.#offset === offset) {
          this.#offset--;
          return { offset, row: this.#row, column: offset - this.#lineStart + 1 };
        }
        this.#offset++;
      }
      this.#row++;
      this.#lineStart = this.#offset;
    }
    return { offset, row: this.#row, column: offset - this.#lineStart + 1 };
  }

  #rewind(): void {
    this.#offset = this.#from.offset;
    this.#row = this.#from.row;
    this.#lineStart = this.#from.offset - this.#from.column + 1;
  }
}

/**
 * A function that tells where a node of this tree stood in its text; 1:1 when it came from none. It is
 * fastest when asked in the order of the nodes.
 */
export function placesOf(tree: SgfTree): (node: number) => Place {
  const { source } = tree;
  if (source === undefined) return () => ({ row: 1, column: 1 });
  const lines = new Lines(source.text, source.from);
  return (node) => {
    const { row, column } = lines.originAt(source.offsets[node] ?? source.from.offset);
    return { row, column };
  };
}
