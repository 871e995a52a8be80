/*
 * Marking against the computer: what it proposed, where the person sees it otherwise, and the game that
 * settles such a dispute. All of it is read off the events.
 *
 * By area the game itself goes on. By territory it goes on as a copy: the same events, taken back when
 * they have shown who is dead.
 */
import { type Event, type Game, marksOf, phaseOf, plyOf, positionOf, resumedPlyOf } from '@honte/game';
import { type Board, type Color, EMPTY, opponent, type Point, pointsOf, regionsOf } from '@honte/rules';
import type { Table } from '../kept-game.ts';

export type Marks = ReturnType<typeof marksOf>;
export type Mark = 'alive' | 'dead' | 'seki';
type Chain = readonly Point[];

/** The game as it was when play stopped, before anything was marked or agreed on. Linear in the marks. */
export function stopOf(game: Game): Game {
  let at = game;
  while (at.parent && isMarking(at.event)) at = at.parent;
  return at;
}

function isMarking({ kind }: Event): boolean {
  return kind === 'markedDead' || kind === 'markedAlive' || kind === 'markedSeki' || kind === 'agreed';
}

/** The marks that `color` accepted last at this stop, which it proposes; `undefined` before it did. */
export function proposalOf(game: Game, color: Color): Marks | undefined {
  for (let at = game; at.parent && isMarking(at.event); at = at.parent)
    if (at.event.kind === 'agreed' && at.event.by === color) return marksOf(at);
  return undefined;
}

export function markIn({ dead, seki }: Marks, p: Point): Mark {
  if (dead.includes(p)) return 'dead';
  return seki.includes(p) ? 'seki' : 'alive';
}

/** The chains of a board, each once, in the order of their first stones. */
export function chainsOf(board: Board): Chain[] {
  return pointsOf(board.geometry)
    .filter((p) => board.stones[p] !== EMPTY && board.headOf(p) === p)
    .map((p) => board.chainAt(p));
}

/** The chains on which the marks of a game and the proposal of `color` differ so that it counts. */
export function disagreementsIn(game: Game, color: Color): Chain[] {
  const proposal = proposalOf(game, color);
  if (!proposal) return [];
  const marks = marksOf(game);
  const { board, ruleset } = positionOf(game);
  // By area the living count alike, in seki or not.
  const isSame = (a: Mark, b: Mark) =>
    a === b || (ruleset.scoring === 'area' && a !== 'dead' && b !== 'dead');
  return chainsOf(board).filter(([p]) => p !== undefined && !isSame(markIn(marks, p), markIn(proposal, p)));
}

/** A dispute that is being played out. */
export interface Dispute {
  /** What it is about. */
  readonly chains: readonly Chain[];
  /** Whether the moves count for nothing but to show who is dead. */
  readonly isOnCopy: boolean;
  /** The game in marking that play went on from. */
  readonly marking: Game;
}

/** The dispute for which play went on, if it did. Linear in the events since. */
export function disputeOf({ game, sheet }: Pick<Table, 'game' | 'sheet'>): Dispute | undefined {
  if (!sheet.computer || phaseOf(game) === 'finished' || resumedPlyOf(game) === undefined) return undefined;
  let at = game;
  while (at.parent && at.event.kind !== 'resumed') at = at.parent;
  if (!at.parent) return undefined;
  const marking = at.parent;
  const chains = disagreementsIn(marking, sheet.computer.color);
  const isOnCopy = positionOf(game).ruleset.scoring === 'territory';
  return chains.length === 0 ? undefined : { chains, isOnCopy, marking };
}

/**
 * What happens when play stops on the copy: it is taken back to the stop, and what it has shown is marked
 * there. The events that say so, by the computer.
 */
export function settlement({ chains, marking }: Dispute, copy: Game, computer: Color): Event[] {
  const { board } = positionOf(marking);
  const shown = positionOf(copy).board;
  const marks = marksOf(marking);
  const proposal = proposalOf(marking, computer) ?? marks;
  const first = positionOf(marking).turn;
  const deed = { by: computer, at: 0 };
  const events: Event[] = [
    { kind: 'undone', ...deed, plies: plyOf(copy) - (resumedPlyOf(copy) ?? 0) + 2 },
    { kind: 'passed', by: first, at: 0 },
    { kind: 'passed', by: opponent(first), at: 0 },
  ];
  for (const chain of chainsOf(board)) {
    const [point] = chain;
    if (point === undefined) continue;
    const isDisputed = chains.some(([p]) => p === point);
    const claims = [markIn(marks, point), markIn(proposal, point)];
    const mark = isDisputed ? shownMark(board, shown, chain, claims) : markIn(marks, point);
    if (mark !== 'alive')
      events.push({ kind: mark === 'dead' ? 'markedDead' : 'markedSeki', ...deed, point });
  }
  return [...events, { kind: 'agreed', ...deed }];
}

/** What a disputed chain turned out to be: taken, it was dead; else what was claimed against that. */
function shownMark(before: Board, shown: Board, chain: Chain, claims: readonly Mark[]): Mark {
  const isTaken = chain.some((p) => shown.stones[p] !== before.stones[p]);
  if (isTaken) return 'dead';
  if (claims.includes('dead')) return claims.find((claim) => claim !== 'dead') ?? 'alive';
  // Alive or in seki: in seki it keeps liberties that it shares with the opponent.
  const touches = regionsOf(shown.geometry, shown.stones).filter(({ points }) =>
    points.some((p) => chain.some((q) => shown.libertiesAt(q).includes(p))),
  );
  return touches.some(({ touches: colors }) => colors.size > 1) ? 'seki' : 'alive';
}
