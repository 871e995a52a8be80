/*
 * Where a text stops being JSON. Engines word and place this differently from version to version, so it
 * is found here.
 */

/** A place in a text; both count from 1. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

/** The line and column of an offset. */
export function placeAt(text: string, offset: number): TextPlace {
  const lines = text.slice(0, offset).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

const SPACE = /[ \t\r\n]*/y;
/** A part of a string: no more at a time, since a repetition without end costs stack for each sign. */
const PART = /(?:[ !#-[\]-\u{10FFFF}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4})){1,256}/uy;
const SCALAR = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.])/y;

/** What may come next: a value, a list's first item or end, a field's name, and so on. */
type Awaited = 'value' | 'itemOrEnd' | 'nameOrEnd' | 'name' | 'colon' | 'commaOrEnd';

/**
 * The offset at which `text` breaks the grammar of JSON: the start of the first token that cannot stand
 * there, or the text's length when it only ends too early. `undefined` when it is JSON.
 *
 * @source RFC 8259
 */
export function jsonFault(text: string): number | undefined {
  const open: string[] = [];
  let awaited: Awaited = 'value';
  let at = 0;
  const skip = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const length = pattern.exec(text)?.[0].length ?? 0;
    at += length;
    return length > 0;
  };
  const skipString = () => {
    const start = at;
    if (text.charAt(at) === '"') {
      at++;
      while (skip(PART));
      if (text.charAt(at++) === '"') return true;
    }
    at = start;
    return false;
  };
  for (;;) {
    skip(SPACE);
    if (awaited === 'commaOrEnd' && open.length === 0) return at === text.length ? undefined : at;
    const sign = text.charAt(at);
    const closes = awaited !== 'value' && awaited !== 'name' && awaited !== 'colon';
    if (closes && sign !== '' && sign === open.at(-1)) {
      open.pop();
      at++;
      awaited = 'commaOrEnd';
    } else if (awaited === 'commaOrEnd' || awaited === 'colon') {
      if (sign !== (awaited === 'colon' ? ':' : ',')) return at;
      at++;
      awaited = awaited === 'commaOrEnd' && open.at(-1) === '}' ? 'name' : 'value';
    } else if (awaited === 'name' || awaited === 'nameOrEnd') {
      if (!skipString()) return at;
      awaited = 'colon';
    } else if (sign === '[' || sign === '{') {
      open.push(sign === '[' ? ']' : '}');
      at++;
      awaited = sign === '[' ? 'itemOrEnd' : 'nameOrEnd';
    } else {
      if (!skipString() && !skip(SCALAR)) return at;
      awaited = 'commaOrEnd';
    }
  }
}
