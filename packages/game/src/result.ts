/*
 * How a game came out, and the text for it that records hold: `B+3.5`, `W+R`, `B+T`, `0`, `Void`, `?`.
 */
import {
  accept,
  BLACK,
  type Color,
  printColor,
  printLead,
  type Receipt,
  type Result,
  refuse,
  WHITE,
} from '@honte/rules';

/** What a result text says. */
export type Outcome =
  /** Counted; `lead` is Black's points less White's. */
  | { readonly kind: 'count'; readonly lead: number }
  | { readonly kind: 'resignation' | 'time' | 'forfeit'; readonly winner: Color }
  /** Won by the first capture. Records have no word for it: the text is that of a win. */
  | { readonly kind: 'capture'; readonly winner: Color }
  /** Nobody won, and nothing was counted; the text is that of an equal count. */
  | { readonly kind: 'draw' }
  /** Won, and nobody says how. */
  | { readonly kind: 'win'; readonly winner: Color }
  /** No result, by the rules. */
  | { readonly kind: 'void' }
  /** Broken off. The text for it is that for an unknown result. */
  | { readonly kind: 'aborted' }
  | { readonly kind: 'unknown' };

/** How a game of ours came out: an `Outcome`, with the receipt where it was counted. */
export type GameResult =
  | { readonly kind: 'count'; readonly lead: number; readonly receipt: Receipt }
  | { readonly kind: 'resignation' | 'time' | 'capture'; readonly winner: Color }
  | { readonly kind: 'draw' }
  | { readonly kind: 'void' }
  | { readonly kind: 'aborted' };

const LETTERS = { resignation: 'R', time: 'T', forfeit: 'F', capture: '', win: '' } as const;

/** `B+3.5`, `0`, `W+R`, `B+T`, `W+F`, `B+`, `Void` or `?`. */
export function printResult(outcome: Outcome): string {
  switch (outcome.kind) {
    case 'count':
      return printLead(outcome.lead);
    case 'resignation':
    case 'time':
    case 'forfeit':
    case 'capture':
    case 'win':
      return `${printColor(outcome.winner)}+${LETTERS[outcome.kind]}`;
    case 'draw':
      return '0';
    case 'void':
      return 'Void';
    case 'aborted':
    case 'unknown':
      return '?';
  }
}

/**
 * Reads a result text: what `printResult` prints, and the long forms `Draw`, `B+Resign`, `B+Time`,
 * `B+Forfeit`, in capitals or not. Points have at most four digits before the point and four after.
 */
export function parseResult(text: string): Result<Outcome, 'notAResult'> {
  const word = text.trim().toLowerCase();
  if (word === '0' || word === 'draw') return accept({ kind: 'count', lead: 0 });
  if (word === 'void') return accept({ kind: 'void' });
  if (word === '?') return accept({ kind: 'unknown' });
  const match = /^([bw])\+(.*)$/.exec(word);
  if (!match) return refuse('notAResult');
  const [, letter, how = ''] = match;
  const winner = letter === 'b' ? BLACK : WHITE;
  if (/^\d{1,4}(\.\d{0,4})?$/.test(how)) {
    const points = Number(how);
    return accept({ kind: 'count', lead: winner === BLACK || points === 0 ? points : -points });
  }
  const kind = KINDS.get(how);
  return kind ? accept({ kind, winner }) : refuse('notAResult');
}

const KINDS = new Map<string, keyof typeof LETTERS>([
  ['', 'win'],
  ['r', 'resignation'],
  ['resign', 'resignation'],
  ['t', 'time'],
  ['time', 'time'],
  ['f', 'forfeit'],
  ['forfeit', 'forfeit'],
]);

/** Who won: a color, nobody in a draw, `undefined` where there is no result. */
export function winnerOf(outcome: Outcome): Color | 'nobody' | undefined {
  switch (outcome.kind) {
    case 'count':
      if (outcome.lead === 0) return 'nobody';
      return outcome.lead > 0 ? BLACK : WHITE;
    case 'resignation':
    case 'time':
    case 'forfeit':
    case 'capture':
    case 'win':
      return outcome.winner;
    case 'draw':
      return 'nobody';
    case 'void':
    case 'aborted':
    case 'unknown':
      return undefined;
  }
}
