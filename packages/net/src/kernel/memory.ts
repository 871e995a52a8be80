/*
 * Where everything lies in the kernel's memory: regions one after another, set aside before any is used, and
 * never moved. Begin with `Plan`.
 */

/** A stretch of memory: where it begins, in bytes, and how many numbers of four bytes it holds. */
export interface Region {
  readonly at: number;
  readonly length: number;
}

const PAGE = 65536;
/** Regions begin where lines of a cache do. */
const LINE = 64;

/** Gives out regions; the memory is made as long as they are when all are known. */
export class Plan {
  // The lowest addresses are left alone: 0 means none.
  #end = LINE;

  region(length: number): Region {
    const at = this.#end;
    this.#end += Math.ceil((4 * length) / LINE) * LINE;
    return { at, length };
  }

  /** Grows a memory until all regions fit. Throws a RangeError where there is not so much. */
  settle(memory: WebAssembly.Memory): void {
    const missing = this.#end - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil(missing / PAGE));
  }
}

export function floatsOf({ buffer }: WebAssembly.Memory, { at, length }: Region): Float32Array {
  return new Float32Array(buffer, at, length);
}

export function integersOf({ buffer }: WebAssembly.Memory, { at, length }: Region): Int32Array {
  return new Int32Array(buffer, at, length);
}
