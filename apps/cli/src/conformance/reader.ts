/*
 * Foreign JSON made into values that the rest may trust. A reader says what it expects; anything else is
 * refused with its place, and fields that nobody asked for are noted, never dropped. Begin with `object`.
 */
import { accept, type Result, refuse } from '@honte/rules';

/** What a reader wanted, where, and a short look at what was there. */
export interface Malformed {
  readonly path: string;
  readonly expected: string;
  readonly found: string;
}

/** Where a reader stands in a document, and the fields met so far that no reader knows. */
export interface Place {
  readonly path: string;
  readonly unknown: string[];
}

export type Reader<T> = (json: unknown, place: Place) => Result<T, Malformed>;

/** What `reader` gives. */
export type Read<R> = R extends Reader<infer T> ? T : never;

/** A reader for values that pass a test. */
export function that<T>(expected: string, is: (json: unknown) => json is T): Reader<T> {
  return (json, { path }) => (is(json) ? accept(json) : refuse({ path, expected, found: look(json) }));
}

export const text = that('a text', (json): json is string => typeof json === 'string');
export const flag = that('true or false', (json): json is boolean => typeof json === 'boolean');
export const amount = that('a number', (json): json is number => Number.isFinite(json));
export const whole = that(
  'a whole number from 0',
  (json): json is number => Number.isSafeInteger(json) && (json as number) >= 0,
);

/** One of these words. */
export function word<T extends string>(...words: readonly T[]): Reader<T> {
  return that(words.join(' or '), (json): json is T => words.some((known) => known === json));
}

/** `reader`, then a further reading of what it gave; `undefined` refuses that. */
export function refined<T, U>(
  reader: Reader<T>,
  expected: string,
  refine: (value: T) => U | undefined,
): Reader<U> {
  return (json, place) => {
    const value = reader(json, place);
    if (!value.ok) return value;
    const finer = refine(value.value);
    return finer === undefined ? refuse({ path: place.path, expected, found: look(json) }) : accept(finer);
  };
}

/** A list whose items all read alike. */
export function list<T>(item: Reader<T>): Reader<readonly T[]> {
  return (json, place) => {
    if (!Array.isArray(json)) return refuse({ path: place.path, expected: 'a list', found: look(json) });
    const items: T[] = [];
    for (const [i, part] of json.entries()) {
      const value = item(part, { ...place, path: `${place.path}[${i}]` });
      if (!value.ok) return value;
      items.push(value.value);
    }
    return accept(items);
  };
}

/** An object with free names, such as one entry a point. `name` gives each key its final form. */
export function entries<T>(name: Reader<string>, entry: Reader<T>): Reader<{ readonly [name: string]: T }> {
  return (json, place) => {
    if (!isRecord(json)) return refuse({ path: place.path, expected: 'an object', found: look(json) });
    const read: Record<string, T> = {};
    for (const [key, part] of Object.entries(json)) {
      const inside = { ...place, path: `${place.path}.${key}` };
      const known = name(key, inside);
      if (!known.ok) return known;
      const value = entry(part, inside);
      if (!value.ok) return value;
      read[known.value] = value.value;
    }
    return accept(read);
  };
}

/** Fields and what reads them. */
export interface Shape {
  readonly [field: string]: Reader<unknown>;
}
type Fields<S extends Shape> = { readonly [F in keyof S]: Read<S[F]> };
type AnyFields<S extends Shape> = { readonly [F in keyof S]?: Read<S[F]> };

/** An object with these fields: those of `required`, and any of `optional`. Others are noted in `place.unknown`. */
export function object<R extends Shape, O extends Shape>(
  required: R,
  optional: O,
): Reader<Fields<R> & AnyFields<O>> {
  const shape: Shape = { ...optional, ...required };
  return (json, place) => {
    if (!isRecord(json)) return refuse({ path: place.path, expected: 'an object', found: look(json) });
    const read: Record<string, unknown> = {};
    for (const field of Object.keys(json))
      if (!Object.hasOwn(shape, field)) place.unknown.push(inside(place, field));
    for (const [field, reader] of Object.entries(shape)) {
      if (!Object.hasOwn(json, field) && !Object.hasOwn(required, field)) continue;
      const value = reader(json[field], { ...place, path: inside(place, field) });
      if (!value.ok) return value;
      read[field] = value.value;
    }
    return accept(read as Fields<R> & AnyFields<O>);
  };
}

/** One field of an object, the others left for another reader. */
export function field<T>(name: string, reader: Reader<T>): Reader<T> {
  return (json, place) => {
    if (!isRecord(json)) return refuse({ path: place.path, expected: 'an object', found: look(json) });
    return reader(json[name], { ...place, path: inside(place, name) });
  };
}

function inside(place: Place, name: string): string {
  return place.path === '' ? name : `${place.path}.${name}`;
}

function isRecord(json: unknown): json is { readonly [name: string]: unknown } {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

/** A value in few signs, for a message of one line. */
function look(json: unknown): string {
  if (json === undefined) return 'nothing';
  const whole = JSON.stringify(outside(json, 4));
  return whole.length <= 50 ? whole : `${whole.slice(0, 47)}...`;
}

/** A value without what lies deeper inside than `depth`: printing all of it would recurse as deep. */
function outside(json: unknown, depth: number): unknown {
  if (Array.isArray(json)) return depth === 0 ? [] : json.map((part) => outside(part, depth - 1));
  if (!isRecord(json)) return json;
  const fields = depth === 0 ? [] : Object.entries(json);
  return Object.fromEntries(fields.map(([name, part]) => [name, outside(part, depth - 1)]));
}
