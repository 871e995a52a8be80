/*
 * What is tried, and what the judge says of it. A reason is a code with what was computed; sentences are the page's.
 */
import type { Color, Move, Point, Refusal } from '@honte/rules';

export type Try =
  | { readonly kind: 'point'; readonly point: Point }
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'choice'; readonly key: string };

/** What a learner has done so far in an exercise. */
export interface Done {
  /** Played on the board, the answers too. */
  readonly moves: readonly Move[];
  /** Pointed at and right. */
  readonly found: readonly Point[];
}

export type Verdict =
  /** The rules let nobody play there: nothing is placed. */
  | { readonly kind: 'refused'; readonly point: Point; readonly refusal: Refusal }
  /** Right already. */
  | { readonly kind: 'known'; readonly point: Point }
  /** Right, with all that goes with it; `left`: how many are still to be found. */
  | { readonly kind: 'found'; readonly points: readonly Point[]; readonly left: number }
  /** Right; `moves`: what stands on the board now. `isDone`: nothing is left to do. */
  | { readonly kind: 'right'; readonly moves: readonly Move[]; readonly isDone: boolean }
  /** `moves`: what stands on the board then, the learner's move and what it leads to; as before where none was made. */
  | { readonly kind: 'wrong'; readonly reason: Reason; readonly moves: readonly Move[] };

/** Why a try is wrong. `point` is what was tried where nothing else is said. */
export type Reason =
  // Pointing at the board.
  /** An empty point is looked for, and a stone stands here. */
  | { readonly code: 'stone'; readonly point: Point; readonly color: Color }
  /** A stone is looked for, and none stands here. */
  | { readonly code: 'empty'; readonly point: Point }
  | { readonly code: 'otherColor'; readonly point: Point; readonly color: Color }
  /** It touches only at a corner. */
  | { readonly code: 'diagonal'; readonly point: Point }
  /** It is no neighbor; a stone of another chain. */
  | { readonly code: 'away' | 'otherChain'; readonly point: Point }
  /** The chain here has so many liberties. */
  | { readonly code: 'liberties'; readonly point: Point; readonly liberties: number }
  /** It can be filled from outside; it is open to the rest of the board. */
  | { readonly code: 'falseEye' | 'noEye'; readonly point: Point }
  /** One may play here: the stone has so many liberties then, or takes so many stones. */
  | { readonly code: 'breathes'; readonly point: Point; readonly liberties: number }
  | { readonly code: 'takes'; readonly point: Point; readonly stones: number }
  /** It touches only this color. */
  | { readonly code: 'owned'; readonly point: Point; readonly color: Color }
  | { readonly code: 'alive'; readonly point: Point }
  // Playing. The chain in question has so many liberties, or was taken.
  | { readonly code: 'escapes'; readonly point: Point; readonly liberties: number }
  | { readonly code: 'taken'; readonly point: Point; readonly stones: number }
  | { readonly code: 'unpressed'; readonly point: Point; readonly liberties: number }
  | { readonly code: 'cut' | 'joined'; readonly point: Point }
  /** How it ends by the solver: the other side has its way, or has it if it wins a ko. */
  | { readonly code: 'lives' | 'dies' | 'koOnly'; readonly point: Point }
  /** It is not what the sequence asks for. */
  | { readonly code: 'elsewhere'; readonly point: Point }
  // Counting: what was given, and what may have been counted instead.
  | { readonly code: 'tooFew' | 'tooMany'; readonly number: number }
  | { readonly code: Miscount; readonly number: number }
  | { readonly code: 'choice'; readonly key: string };

/** A shared liberty twice, diagonal points too; stones alone, empty points alone, no komi, one of both. */
export type Miscount = 'twice' | 'diagonals' | 'stonesOnly' | 'emptyOnly' | 'noKomi';
