/*
 * What a case expects beside what the code says. Begin with `compare`: its type asks for a finding for
 * every field that a case may expect, so none can be forgotten.
 */

/** What case files are made of. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [name: string]: Json | undefined };

/** Why a case fails. */
export type Fault =
  | { readonly kind: 'differs'; readonly field: string; readonly expected: Json; readonly found: Json }
  /** Nothing here reads this field, so the case is not checked whole. */
  | { readonly kind: 'unknownField'; readonly field: string }
  | { readonly kind: 'unknownKind'; readonly name: string }
  /** The code under test threw: always a mistake of its own. */
  | { readonly kind: 'threw'; readonly message: string };

/** For each field that a case may expect, how to find it out. */
export type Findings<E> = { readonly [F in keyof E]-?: () => Json };

/** Compares each field that `expect` has with what is found; fields that it lacks are not looked at. */
export function compare<E extends object>(expect: E, findings: Findings<E>, path = 'expect'): Fault[] {
  const fields = Object.keys(expect) as (keyof E & string)[];
  return fields.flatMap((field) =>
    differences(`${path}.${field}`, expect[field] as unknown as Json, findings[field]()),
  );
}

/** The differences between two values: those of each field of objects, or else of the whole. */
export function differences(field: string, expected: Json, found: Json): Fault[] {
  if (isObject(expected) && isObject(found))
    return Object.entries(expected).flatMap(([name, part]) =>
      differences(`${field}.${name}`, part ?? null, found[name] === undefined ? 'nothing' : found[name]),
    );
  return JSON.stringify(expected) === JSON.stringify(found)
    ? []
    : [{ kind: 'differs', field, expected, found }];
}

function isObject(json: Json): json is { readonly [name: string]: Json | undefined } {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}
