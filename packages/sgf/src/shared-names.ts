/*
 * Names of properties, each looked at once: most are one or two capitals, which need no cutting out of the
 * text to be found again.
 */
import { idOfName, type Trait, traitOf } from './property.ts';
import { hasSmallLetter, isCapital } from './signs.ts';

/** What a name in a text stands for. */
export interface Named {
  readonly id: string;
  readonly trait: Trait;
  /** Whether the name is not the id but an older way to write it. */
  readonly isOld: boolean;
}

const FIRST = 0x41;
const BITS = 5;

export class SharedNames {
  /** By letters, with none as 0. Filled whole: V8 keeps a row with gaps as a table, which is slow. */
  readonly #short = new Array<Named | undefined>(1 << (2 * BITS)).fill(undefined);
  readonly #long = new Map<string, Named>();

  /** The name between two offsets. */
  named(text: string, start: number, end: number): Named {
    const index = shortIndex(text, start, end);
    if (index < 0) return this.#longNamed(text.slice(start, end));
    const known = this.#short[index];
    if (known) return known;
    const named = namedOf(text.slice(start, end));
    this.#short[index] = named;
    return named;
  }

  #longNamed(name: string): Named {
    const known = this.#long.get(name);
    if (known) return known;
    const named = namedOf(name);
    if (this.#long.size < MOST_LONG) this.#long.set(name, named);
    return named;
  }
}

/** A file of noise has no end of names. */
const MOST_LONG = 1000;

/** Where a name of one or two capitals is in the row; −1 for any other. */
function shortIndex(text: string, start: number, end: number): number {
  if (end - start > 2) return -1;
  const first = text.charCodeAt(start);
  if (!isCapital(first)) return -1;
  if (end - start === 1) return (first - FIRST + 1) << BITS;
  const second = text.charCodeAt(start + 1);
  return isCapital(second) ? ((first - FIRST + 1) << BITS) | (second - FIRST + 1) : -1;
}

function namedOf(name: string): Named {
  const isOld = hasSmallLetter(name);
  const id = isOld ? idOfName(name) : name;
  return { id, trait: traitOf(id), isOld };
}
