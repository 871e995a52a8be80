/*
 * The case files that Honte is held to, as the tests read them.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { type Case, parseCaseFile } from './case-file.ts';
import type { Json } from './comparison.ts';

const FOLDER = new URL('../../../../tests/conformance/', import.meta.url);

/** A case as it is written: an object of fields. */
export interface Written {
  readonly [field: string]: Json;
}

/** The cases of each file, as written. */
export const FILES: readonly { readonly name: string; readonly cases: readonly Written[] }[] = readdirSync(
  FOLDER,
)
  .filter((name) => name.endsWith('.json'))
  .sort()
  .map((name) => ({ name, cases: JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')).cases }));

/** A file of these cases. */
export function fileOf(cases: readonly Json[]): string {
  return JSON.stringify({ schema: 'go-conformance-1', set: 'test', cases });
}

/** These cases, read as the command reads them. */
export function casesOf(cases: readonly Json[]): readonly Case[] {
  const parsed = parseCaseFile(fileOf(cases));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}
