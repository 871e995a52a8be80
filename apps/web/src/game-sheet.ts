/*
 * What is agreed before a game: board, rules, komi, who plays. The form of "new game" edits one, and a
 * kept game carries its own.
 */
import type { LevelName } from '@honte/engine';
import { type Goal, type Setup, type TimeSettings, UNTIMED } from '@honte/game';
import {
  BLACK,
  type Color,
  evenStart,
  fixedHandicap,
  geometryOf,
  handicapStart,
  invariant,
  isBoardSize,
  isRulesetName,
  type Result,
  RULESETS,
  type RulesetName,
  type Start,
  type StartRefusal,
  setUpStart,
  WHITE,
} from '@honte/rules';
import { readTime } from './clock/read-time.ts';
import { isHandicapFor, readHandicap, type SheetHandicap } from './sheet-handicap.ts';

export interface GameSheet {
  /** Lines of a square board. */
  readonly size: number;
  readonly ruleset: RulesetName;
  /** Points to White, a multiple of ½. */
  readonly komi: number;
  /** As the players wrote them; empty when they did not. */
  readonly black: string;
  readonly white: string;
  /** Which player the computer is; `undefined` where two people play. */
  readonly computer: Computer | undefined;
  /** Where the game begins, if not on an empty board. */
  readonly position?: SheetPosition;
  /** The clock; left out where nobody times the game. */
  readonly time?: TimeSettings | undefined;
  /** Stones that Black has in advance, if any. */
  readonly handicap?: SheetHandicap | undefined;
  /** What decides the game; `count` when left out. */
  readonly goal?: Goal | undefined;
}

/** The stones of a board, and who is to move. */
interface SheetPosition {
  /** `.`, `X` for Black or `O` for White, one a point, row by row from the top left. */
  readonly stones: string;
  readonly turn: Color;
}

export interface Computer {
  readonly color: Color;
  readonly level: LevelName;
}

/** From the weakest. */
export const LEVELS: readonly LevelName[] = ['easy', 'medium', 'hard'];

export const SIZES = [9, 13, 19] as const;

/** Sizes that one can choose if one looks for them. */
export const OTHER_SIZES: readonly number[] = Array.from({ length: 15 }, (_, i) => i + 5);

/** No name is longer than fits beside a clock on a phone. */
export const LONGEST_NAME = 24;

/** Where the komi of a sheet stops making sense: more than the points of a board. */
const MOST_KOMI = 361;

/** The sheet that a person sees first: French rules in French, on a board one can learn on. */
export function firstSheet(language: 'en' | 'fr'): GameSheet {
  const ruleset = language === 'fr' ? 'french' : 'chinese';
  return { size: 9, ruleset, komi: RULESETS[ruleset].komi, black: '', white: '', computer: undefined };
}

/** The number in a komi field, with a comma or a point; `undefined` when it is no multiple of ½ in reach. */
export function parseKomi(text: string): number | undefined {
  const trimmed = text.trim().replace(',', '.').replace('−', '-');
  if (!/^-?\d{1,3}(\.\d)?$/.test(trimmed)) return undefined;
  // A zero has no sign, whatever was typed before it.
  const komi = Number(trimmed) || 0;
  return isKomi(komi) ? komi : undefined;
}

/** Whether a game here may have this komi. */
export function isKomi(komi: number): boolean {
  return Number.isInteger(2 * komi) && Math.abs(komi) <= MOST_KOMI;
}

/** Reads what was kept as a sheet; `undefined` when it is none. */
export function readSheet(kept: unknown): GameSheet | undefined {
  if (typeof kept !== 'object' || !kept) return undefined;
  const { size, ruleset, komi, black, white, computer, position, handicap, goal, time } = kept as Partial<
    Record<keyof GameSheet, unknown>
  >;
  if (typeof size !== 'number' || !isBoardSize(size)) return undefined;
  if (typeof ruleset !== 'string' || !isRulesetName(ruleset)) return undefined;
  if (typeof komi !== 'number' || !isKomi(komi)) return undefined;
  if (typeof black !== 'string' || typeof white !== 'string') return undefined;
  const players = { black: black.slice(0, LONGEST_NAME), white: white.slice(0, LONGEST_NAME) };
  const agreed = { size, ruleset, komi, ...players, computer: readComputer(computer), time: readTime(time) };
  const sheet: GameSheet = goal === 'firstCapture' ? { ...agreed, goal } : agreed;
  if (handicap !== undefined) {
    const given = readHandicap(handicap);
    return given && isHandicapFor(size, given) ? { ...sheet, handicap: given } : undefined;
  }
  if (position === undefined) return sheet;
  const read = readPosition(position);
  const begun = read && { ...sheet, position: read };
  return begun && startOf(begun).ok ? begun : undefined;
}

function readPosition(kept: unknown): SheetPosition | undefined {
  if (typeof kept !== 'object' || !kept) return undefined;
  const { stones, turn } = kept as Partial<Record<keyof SheetPosition, unknown>>;
  if (typeof stones !== 'string' || !/^[.XO]*$/.test(stones)) return undefined;
  return turn === BLACK || turn === WHITE ? { stones, turn } : undefined;
}

/** A game whose computer cannot be read is one between two people: it can at least be played on. */
function readComputer(kept: unknown): Computer | undefined {
  if (typeof kept !== 'object' || !kept) return undefined;
  const { color, level } = kept as Partial<Record<keyof Computer, unknown>>;
  const known = LEVELS.find((name) => name === level);
  return (color === BLACK || color === WHITE) && known !== undefined ? { color, level: known } : undefined;
}

/** The setup of a game by this sheet. */
export function setupOf(sheet: GameSheet): Setup {
  const start = startOf(sheet);
  invariant(start.ok, 'a sheet holds a size, a komi and stones that a game can begin with');
  const freeHandicap = sheet.handicap?.placement === 'free' ? sheet.handicap.stones : 0;
  const { time = UNTIMED, goal = 'count' } = sheet;
  return { start: start.value, freeHandicap, time, goal };
}

function startOf({ size, ruleset, komi, position, handicap }: GameSheet): Result<Start, StartRefusal> {
  const geometry = geometryOf(size);
  if (handicap?.placement === 'fixed') {
    const points = fixedHandicap(geometry, handicap.stones);
    invariant(points.ok, 'the board of a sheet has room for its handicap');
    return handicapStart(geometry, RULESETS[ruleset], points.value, { komi });
  }
  if (!position) return evenStart(geometry, RULESETS[ruleset], { komi });
  const stones = Array.from(position.stones, (sign) => '.XO'.indexOf(sign));
  return setUpStart(geometry, RULESETS[ruleset], stones, position.turn, { komi });
}
