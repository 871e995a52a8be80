/*
 * A kind of case: how to read one, and how to check it. Each family of kinds has its own file; all of
 * them are listed in `kinds.ts`.
 */
import { accept } from '@honte/rules';
import type { Fault } from './comparison.ts';
import { list, object, type Read, type Reader, refined, type Shape, text } from './reader.ts';

/** Runs a case that was read: what is wrong, nothing if it holds. */
export type Check = () => readonly Fault[];

/** Reads a case and gives its check. */
export type Kind = Reader<Check>;

/** The kind of cases that `reader` reads and `check` checks. */
export function kindOf<C>(reader: Reader<C>, check: (given: C) => readonly Fault[]): Kind {
  return (json, place) => {
    const given = reader(json, place);
    return given.ok ? accept(() => check(given.value)) : given;
  };
}

/** What every case says of itself, whatever its kind. */
export const ABOUT = { id: text, kind: text };
export const ABOUT_TOO = { title: text, fact: text, note: text, tags: list(text) };

/** A case: what it says of itself, the fields `given`, those that it `may` have, and `expect`. */
export function caseOf<G extends Shape, M extends Shape, E extends Shape>(given: G, may: M, expect: E) {
  return object({ ...ABOUT, ...given, expect: expectations(expect) }, { ...ABOUT_TOO, ...may });
}

/** Any of these fields, but not none: a case that expects nothing would always pass. */
function expectations<E extends Shape>(shape: E): Reader<{ readonly [F in keyof E]?: Read<E[F]> }> {
  return refined(object({}, shape), 'at least one field', (expect) =>
    Object.keys(expect).length > 0 ? expect : undefined,
  );
}
