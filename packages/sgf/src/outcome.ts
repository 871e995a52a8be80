/*
 * How files write a result, in the property RE: the forms of FF[4], which `game` reads, and what programs
 * and people write instead.
 */
import { type Outcome, parseResult } from '@honte/game';
import { BLACK, type Color, opponent, WHITE } from '@honte/rules';

/** Ways to say who won, at the beginning of a result. */
const WINNERS: readonly (readonly [RegExp, Color])[] = [
  [/^(black|b|黑|黒|흑|noirs?)(?![a-z])/u, BLACK],
  [/^(white|w|白|백|blancs?)(?![a-z])/u, WHITE],
];

const RESIGNED = /resign|^r(es)?\.?$|中盘|中盤|中押|불계|abandon/u;
const TIMED_OUT = /time|^t$|超时|超時|時間|切れ|시간/u;
const FORFEITED = /forfeit|^f$|반칙|反則|弃权/u;

/** Without a word that somebody won, it is the loser of whom it is said that he resigned. */
const WON = /^\+|win|won|^by |胜|勝|승|gagn/u;
const LOST = /lose|lost|负|負|패|perd/u;

const NOBODY_WON: ReadonlyMap<string, Outcome> = new Map<string, Outcome>([
  ['jigo', { kind: 'count', lead: 0 }],
  ['tie', { kind: 'count', lead: 0 }],
  ['持碁', { kind: 'count', lead: 0 }],
  ['和棋', { kind: 'count', lead: 0 }],
  ['b+0', { kind: 'count', lead: 0 }],
  ['w+0', { kind: 'count', lead: 0 }],
  ['no result', { kind: 'void' }],
  ['無勝負', { kind: 'void' }],
  ['both lost', { kind: 'void' }],
  ['unknown', { kind: 'unknown' }],
  ['unfinished', { kind: 'unknown' }],
]);

/**
 * What a result says; `undefined` when that is not to be told, and then its text is all there is. Points are
 * read with a comma, too, and a half as `½`.
 */
export function outcomeOfText(text: string): Outcome | undefined {
  const strict = parseResult(text);
  if (strict.ok) return strict.value;
  const words = text.trim().toLowerCase();
  const nobody = NOBODY_WON.get(words);
  if (nobody) return nobody;
  for (const [sign, winner] of WINNERS) {
    const match = sign.exec(words);
    if (!match) continue;
    const rest = words.slice(match[0].length).trim();
    const hasLost = LOST.test(rest) || (RESIGNED.test(rest) && !WON.test(rest));
    return wonBy(hasLost ? opponent(winner) : winner, rest.replace(/^[+:\s]+/, ''));
  }
  return undefined;
}

function wonBy(winner: Color, how: string): Outcome | undefined {
  if (RESIGNED.test(how)) return { kind: 'resignation', winner };
  if (TIMED_OUT.test(how)) return { kind: 'time', winner };
  if (FORFEITED.test(how)) return { kind: 'forfeit', winner };
  const points = pointsIn(how);
  if (points !== undefined) return { kind: 'count', lead: winner === BLACK ? points : -points };
  return /^(wins?|won|胜|勝|승|勝ち|gagnent?|lost|loses|perd|perdent|负|負け|패|\?)?[.!]?$/u.test(how)
    ? { kind: 'win', winner }
    : undefined;
}

/** `3.5`, `3,5`, `3½`, `½`, `4目半`, `by 3.5 points`. */
function pointsIn(how: string): number | undefined {
  const match = /(\d{1,4})?(?:[.,](\d{1,4}))?\s*(½|目半|目|子|집반|집)?/u.exec(
    how.replace(/^[^\d½.,]*/u, ''),
  );
  if (!match) return undefined;
  const [, whole, part, unit] = match;
  if (whole === undefined && part === undefined && unit !== '½') return undefined;
  const half = unit === '½' || unit === '目半' || unit === '집반' ? 0.5 : 0;
  // A stone of a count by stones, as in 黑胜1又3/4子, is two points; only whole ones are read.
  if (unit === '子') return part === undefined ? undefined : 2 * Number(`${whole ?? 0}.${part}`);
  return Number(`${whole ?? 0}.${part ?? 0}`) + half;
}
