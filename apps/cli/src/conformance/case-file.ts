/*
 * Files of cases: JSON text to checks, or one clear reason why not. Begin with `parseCaseFile`.
 */
import { accept, type Result, refuse } from '@honte/rules';
import { jsonFault, placeAt, type TextPlace } from './json-place.ts';
import { ABOUT, ABOUT_TOO, type Check } from './kind.ts';
import { KINDS } from './kinds.ts';
import { list, type Malformed, object, type Place, text, that, word } from './reader.ts';

/** The format that is read here, as the files name it. */
export const SCHEMA = 'go-conformance-1';

/**
 * How much a case weighs: `contested` ones hang on a reading of the rules over which sources differ,
 * `optional` ones on custom; neither fails a run.
 */
export type Weight = 'plain' | 'contested' | 'optional';

/** Why a case is not run: a number beyond any counting, or only its cost. */
export type NotYet = 'published' | 'slow';

export interface Case {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  readonly weight: Weight;
  /** Why it cannot be run now; `slow` ones can, when asked to. */
  readonly notYet: NotYet | undefined;
  /** Fields that nothing here reads. */
  readonly unknownFields: readonly string[];
  /** `undefined` when nothing here knows this kind. */
  readonly check: Check | undefined;
}

/** Why a file is not one of cases: no JSON, or not the format; with the place. */
export type CaseFileRefusal =
  | { readonly code: 'notJson'; readonly place: TextPlace }
  | { readonly code: 'malformed'; readonly id: string | undefined; readonly malformed: Malformed };

/** Reads a file of cases. Nothing is run yet. */
export function parseCaseFile(written: string): Result<readonly Case[], CaseFileRefusal> {
  const source = written.replace(/^\uFEFF/, '');
  const fault = jsonFault(source);
  if (fault !== undefined) return refuse({ code: 'notJson', place: placeAt(source, fault) });
  const place: Place = { path: '', unknown: [] };
  const file = fileReader(JSON.parse(source), place);
  if (!file.ok) return refuse({ code: 'malformed', id: undefined, malformed: file.error });
  const [unknown] = place.unknown;
  if (unknown !== undefined) {
    const malformed = { path: unknown, expected: 'schema, set, cases', found: `the field ${unknown}` };
    return refuse({ code: 'malformed', id: undefined, malformed });
  }
  const cases: Case[] = [];
  const ids = new Set<string>();
  if (file.value.cases.length === 0) {
    const malformed = { path: 'cases', expected: 'at least one case', found: 'none' };
    return refuse({ code: 'malformed', id: undefined, malformed });
  }
  for (const [i, json] of file.value.cases.entries()) {
    const read = caseReader(json, `cases[${i}]`);
    if (!read.ok) return refuse({ code: 'malformed', id: idOf(json), malformed: read.error });
    const { id } = read.value;
    if (ids.has(id)) {
      const malformed = {
        path: `cases[${i}].id`,
        expected: 'an id of its own',
        found: 'that of an earlier case',
      };
      return refuse({ code: 'malformed', id, malformed });
    }
    ids.add(id);
    cases.push(read.value);
  }
  return accept(cases);
}

const anything = that('anything', (json): json is unknown => json !== undefined);
const fileReader = object({ schema: word(SCHEMA), cases: list(anything) }, { set: text });
const aboutReader = object(ABOUT, ABOUT_TOO);

function caseReader(json: unknown, path: string): Result<Case, Malformed> {
  const about = aboutReader(json, { path, unknown: [] });
  if (!about.ok) return about;
  const { id, kind, title = '', tags = [] } = about.value;
  const reader = KINDS.get(kind);
  const place: Place = { path: '', unknown: [] };
  const check = reader?.(json, place);
  if (check && !check.ok) return refuse({ ...check.error, path: joined(path, check.error.path) });
  return accept({
    id,
    kind,
    title,
    weight: tags.includes('contested') ? 'contested' : tags.includes('optional') ? 'optional' : 'plain',
    notYet: notYetOf(tags),
    unknownFields: place.unknown,
    check: check?.value,
  });
}

function notYetOf(tags: readonly string[]): NotYet | undefined {
  if (tags.includes('published-only')) return 'published';
  return tags.includes('slow') ? 'slow' : undefined;
}

function joined(path: string, inner: string): string {
  return inner === '' ? path : `${path}.${inner}`;
}

function idOf(json: unknown): string | undefined {
  const id = (json as { readonly id?: unknown } | null)?.id;
  return typeof id === 'string' ? id : undefined;
}

/** A refusal in one line, to follow the file's name at once: `:3:7: …` or `: cases[2] …`. */
export function printCaseFileRefusal(refusal: CaseFileRefusal): string {
  if (refusal.code === 'notJson')
    return `:${refusal.place.line}:${refusal.place.column}: not JSON from here on`;
  const { path, expected, found } = refusal.malformed;
  const where = [path, refusal.id === undefined ? '' : `(${refusal.id})`].filter((part) => part !== '');
  const prefix = where.length > 0 ? `${where.join(' ')}: ` : '';
  return `: ${prefix}expected ${expected}, found ${found}`;
}
