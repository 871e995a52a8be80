/*
 * How the library says no. A wish or a foreign text that cannot be granted is a value (`Result`); a
 * mistake of our own is an exception (`invariant`).
 */

/** Either a value, or an error that the caller must look at before going on. */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

/** A `Result` that holds `value`. */
export function accept<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

/** A `Result` that holds the reason why there is no value. */
export function refuse<E>(error: E): { readonly ok: false; readonly error: E } {
  return { ok: false, error };
}

/**
 * States what must hold at this point of the code.
 *
 * @throws Error with `message` when it does not: a mistake of the program, never of its input.
 */
export function invariant(condition: boolean, message: string): asserts condition {
  if (!condition) throw new Error(`honte: ${message}`);
}
