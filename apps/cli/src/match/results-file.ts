/*
 * A match on disk: JSON Lines, a header and then a game a line, so that a match that was stopped goes on
 * where it was. Begin with `readResults`.
 */
import { accept, geometryOf, MAX_SIDE, parsePoint, type Result, refuse } from '@honte/rules';
import type { GameRecord } from './record.ts';
import type { PerSide } from './side.ts';

interface Contestant {
  readonly command: string;
  readonly name: string;
  readonly version: string;
}

/** What has to be the same for games to belong to one match. */
export interface Header {
  readonly honteMatch: 1;
  readonly size: number;
  readonly komi: number;
  readonly rules: string;
  /** Seconds for each player; `null` without a clock. */
  readonly time: number | null;
  readonly maxPlies: number;
  readonly patience: number;
  readonly programs: PerSide<Contestant>;
}

export interface Results {
  readonly header: Header;
  readonly games: readonly GameRecord[];
  /** The text up to the end of its last whole line: shorter than the file where a line was torn. */
  readonly whole: string;
}

/** Reads a file of results; `undefined` where it holds no whole header, a refusal says which line is wrong. */
export function readResults(text: string): Result<Results | undefined, string> {
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  if (whole === '' && !'{"honteMatch":'.startsWith(text.slice(0, 14))) return refuse('line 1: not a match');
  if (whole === '') return accept(undefined);
  const [header, ...games] = whole.split('\n').slice(0, -1).map(parseJson);
  if (!isHeader(header)) return refuse('line 1: not a match');
  const wrong = games.findIndex((game) => !isGame(game, header.size));
  if (wrong >= 0) return refuse(`line ${wrong + 2}: not a game`);
  const numbers = (games as GameRecord[]).map(({ game }) => game);
  const again = numbers.findIndex((game, i) => numbers.indexOf(game) < i);
  if (again >= 0) return refuse(`line ${again + 2}: game ${numbers[again]} once more`);
  return accept({ header, games: games as GameRecord[], whole });
}

/** A header or a game as its line. */
export function writeLine(value: Header | GameRecord): string {
  return `${JSON.stringify(value)}\n`;
}

/** The first setting in which two matches differ, with both values; `undefined` where there is none. */
export function differenceOf(there: Header, asked: Header): string | undefined {
  const [old, wanted] = [there, asked].map(settingsOf);
  for (const [name, value] of Object.entries(wanted!))
    if (old![name] !== value) return `${name} was ${old![name] ?? 'none'}, now ${value ?? 'none'}`;
  return undefined;
}

function settingsOf({ programs, ...settings }: Header): { readonly [name: string]: unknown } {
  const of = (side: 'a' | 'b') => {
    const { command, name, version } = programs[side];
    return { [`--${side}`]: command, [`the program of --${side}`]: `${name} ${version}` };
  };
  return { ...settings, ...of('a'), ...of('b') };
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function isHeader(value: unknown): value is Header {
  const { honteMatch, size, programs } = (value ?? {}) as Partial<Header>;
  const isContestant = (one: Partial<Contestant> | undefined) => typeof one?.command === 'string';
  const isSize = size !== undefined && Number.isInteger(size) && size >= 1 && size <= MAX_SIDE;
  return honteMatch === 1 && isSize && isContestant(programs?.a) && isContestant(programs?.b);
}

function isGame(value: unknown, size: number): boolean {
  const { game, black, moves, turns, thinkMs, winner } = (value ?? {}) as Partial<GameRecord>;
  const isSide = (side: unknown) => side === 'a' || side === 'b';
  const isPair = (pair: Partial<PerSide<number>> | undefined) =>
    typeof pair?.a === 'number' && typeof pair.b === 'number';
  return (
    Number.isInteger(game) &&
    isSide(black) &&
    (winner === null || isSide(winner)) &&
    Array.isArray(moves) &&
    moves.every((move) => isTurn(move, size)) &&
    isPair(turns) &&
    isPair(thinkMs)
  );
}

function isTurn(word: unknown, size: number): boolean {
  return word === 'pass' || (typeof word === 'string' && parsePoint(geometryOf(size), word).ok);
}
