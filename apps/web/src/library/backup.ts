/*
 * Everything that is kept on the device as one file, and back: JSON with a name and a version. What comes back is
 * checked piece by piece, since a file may have been anywhere.
 */
import { accept, type Result, refuse } from '@honte/rules';
import { type DrillAnswer, readDrillAnswer } from '../drills/drill-answers.ts';
import { headingOf, type KeptGame, readTable } from '../kept-game.ts';
import type { KeptFile, KeptRecord } from '../kept-record.ts';
import { type DoneExercise, readDone } from '../lessons/done.ts';
import { type KeptEarning, readKeptEarning } from '../points/kept-earning.ts';
import { type Attempt, readAttempt } from '../problems/attempts.ts';
import { type KeptProblem, readKeptProblem } from '../problems/own.ts';
import { firstSettings } from '../settings.ts';
import { parseBase64, printBase64 } from './base64.ts';
import { isId, readKeptRecord } from './read-kept.ts';

/** A game with the name that the person gave it, or an empty one. */
export interface NamedGame extends KeptGame {
  readonly name: string;
}

export interface Shelf {
  readonly games: readonly NamedGame[];
  readonly records: readonly KeptRecord[];
  readonly files: readonly KeptFile[];
}

export interface Backup extends Shelf {
  /** As `readSettings` and `readForm` take them. */
  readonly settings: unknown;
  readonly form: unknown;
  /** What deleted games earned. */
  readonly earnings: readonly KeptEarning[];
  /** How visits to problems ended. */
  readonly attempts: readonly Attempt[];
  /** One's own problems. */
  readonly problems: readonly KeptProblem[];
  /** How answers to drills were. */
  readonly drills: readonly DrillAnswer[];
  /** Which positions of lessons were solved. */
  readonly lessons: readonly DoneExercise[];
}

/** Why a text is no backup that can be read here. */
export type BackupRefusal =
  /** Cut short, or no JSON at all. */
  | { readonly code: 'backupBroken' }
  | { readonly code: 'notABackup' }
  /** Made by a later Honte. */
  | { readonly code: 'backupTooNew'; readonly version: number };

const NAME = 'honte-backup';
const VERSION = 1;

/** @param now milliseconds since 1970. */
export function writeBackup(backup: Backup, now: number): string {
  const { settings, form, games, records, earnings, attempts, problems, drills, lessons } = backup;
  const files = backup.files.map(({ id, name, bytes }) => ({ id, name, bytes: printBase64(bytes) }));
  const about = { is: NAME, version: VERSION, madeAt: now };
  return JSON.stringify({
    ...about,
    settings,
    form,
    games,
    records,
    files,
    earnings,
    attempts,
    problems,
    drills,
    lessons,
  });
}

/** What could be read of a backup, and what could not: nothing is left out without a word. */
export interface ReadBackup {
  readonly backup: Backup;
  /** How many of its pieces are none. */
  readonly unreadable: number;
  /** How many of its games go on with events that cannot follow, and end before them. */
  readonly shortened: number;
  /** The names of parts that nothing here knows, as a later Honte may have. */
  readonly unknown: readonly string[];
}

const PARTS = new Set(
  'is version madeAt settings form games records files earnings attempts problems drills lessons'.split(' '),
);

/** The backup in a text. Linear in its length. */
export function readBackup(text: string): Result<ReadBackup, BackupRefusal> {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return refuse({ code: 'backupBroken' });
  }
  if (typeof data !== 'object' || !data) return refuse({ code: 'notABackup' });
  const from = data as Readonly<Record<string, unknown>>;
  if (from.is !== NAME || typeof from.version !== 'number') return refuse({ code: 'notABackup' });
  if (from.version > VERSION) return refuse({ code: 'backupTooNew', version: from.version });
  const games = readAll(from.games, readNamedGame);
  const records = readAll(from.records, readKeptRecord);
  const files = readAll(from.files, readFile);
  const earnings = readAll(from.earnings, readKeptEarning);
  const attempts = readAll(from.attempts, readAttempt);
  const problems = readAll(from.problems, readKeptProblem);
  const drills = readAll(from.drills, readDrillAnswer);
  const lessons = readAll(from.lessons, readDone);
  const pieces = [games, records, files, earnings, attempts, problems, drills, lessons];
  const unreadable = pieces.reduce((sum, part) => sum + part.unreadable, 0);
  const backup = {
    settings: from.settings,
    form: from.form,
    games: games.read,
    records: records.read,
    files: files.read,
    earnings: earnings.read,
    attempts: attempts.read,
    problems: problems.read,
    drills: drills.read,
    lessons: lessons.read,
  };
  const shortened = games.read.filter((game) => isShortened(game, from.games)).length;
  const unknown = [
    ...Object.keys(from).filter((part) => !PARTS.has(part)),
    ...unknownSettings(from.settings),
  ];
  return accept({ backup, unreadable, shortened, unknown });
}

/** The names of the settings that nothing here knows, each after that of their part. */
function unknownSettings(settings: unknown): string[] {
  if (typeof settings !== 'object' || !settings) return [];
  const known = firstSettings('en');
  const names = Object.keys(settings).filter((name) => !Object.hasOwn(known, name));
  return names.map((name) => `settings.${name}`);
}

/** The items of a list that can be read, and how many cannot. */
function readAll<T>(list: unknown, read: (item: unknown) => T | undefined) {
  const items = Array.isArray(list) ? list : [];
  const all = items.map(read).filter((item) => item !== undefined);
  return { read: all, unreadable: items.length - all.length };
}

function isShortened({ id, events }: NamedGame, list: unknown): boolean {
  const whole = (list as readonly Partial<NamedGame>[]).find((item) => item?.id === id);
  return (whole?.events?.length ?? 0) > events.length;
}

function readNamedGame(item: unknown): NamedGame | undefined {
  const table = readTable(item);
  if (!table || !isId(table.id)) return undefined;
  const { events, changedAt, name } = item as KeptGame & { readonly name?: unknown };
  return {
    ...headingOf(table, typeof changedAt === 'number' ? changedAt : table.begunAt),
    // What cannot follow is left out when the game is opened, here as there.
    events: events.slice(0, table.game.length),
    name: typeof name === 'string' ? name : '',
  };
}

function readFile(item: unknown): KeptFile | undefined {
  if (typeof item !== 'object' || !item) return undefined;
  const { id, name, bytes } = item as Partial<Record<keyof KeptFile, unknown>>;
  if (!isId(id) || typeof name !== 'string' || typeof bytes !== 'string') return undefined;
  const read = parseBase64(bytes);
  return read.ok ? { id, name, bytes: read.value } : undefined;
}
