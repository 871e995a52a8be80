/*
 * What running a case says.
 */
import type { Case, NotYet } from './case-file.ts';
import type { Fault } from './comparison.ts';

export type Verdict =
  | { readonly kind: 'passed' }
  | { readonly kind: 'failed'; readonly faults: readonly Fault[] }
  | { readonly kind: 'notYet'; readonly why: NotYet };

/** Runs a case, unless it cannot be run or, `slow` being false, would take long. */
export function verdictOf(given: Case, slow: boolean): Verdict {
  if (given.notYet !== undefined && !(given.notYet === 'slow' && slow))
    return { kind: 'notYet', why: given.notYet };
  if (given.check === undefined)
    return { kind: 'failed', faults: [{ kind: 'unknownKind', name: given.kind }] };
  const unknown = given.unknownFields.map((field): Fault => ({ kind: 'unknownField', field }));
  const faults = [...unknown, ...faultsOf(given.check)];
  return faults.length === 0 ? { kind: 'passed' } : { kind: 'failed', faults };
}

/**
 * The faults that a check finds. A throw is one of them: a broken invariant in the rules is just what
 * these cases look for, and the other cases are still worth running.
 */
function faultsOf(check: () => readonly Fault[]): readonly Fault[] {
  try {
    return check();
  } catch (error) {
    return [{ kind: 'threw', message: error instanceof Error ? error.message : String(error) }];
  }
}
