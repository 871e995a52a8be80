/*
 * What the board shows of a draft: its stones, those in question, where it is decided, and the moves that were found.
 */
import type { BoardView, Overlay } from '@honte/board';
import { Board, EMPTY, type Point, pointsOf } from '@honte/rules';
import { worthOf } from '../problems/solve.ts';
import type { Solution } from '../problems/solver-messages.ts';
import type { Drafted } from './solving.ts';

const LETTERS = 'ABCDEFGHJKLMNOPQRSTUVWXYZ';

/** A move that was found, as the sentence and the board call it. */
export interface Found {
  readonly point: Point;
  readonly letter: string;
  readonly fate: 'works' | 'ko';
}

/** Those that work, then those that bring a ko, each with its letter; none where nothing needs to be done. */
export function foundMoves(solution: Solution | undefined): readonly Found[] {
  if (solution?.isDone && worthOf(solution).kind === 'already') return [];
  const of = (fate: Found['fate']) =>
    (solution?.tries ?? []).flatMap((one) =>
      one.fate === fate && one.move.kind === 'play' ? [{ point: one.move.point, fate }] : [],
    );
  return [...of('works'), ...of('ko')].map((found, i) => ({ ...found, letter: LETTERS.charAt(i) || '+' }));
}

export function solvingBoardOf({ draft, solution }: Drafted): BoardView {
  const { geometry, stones, targets, region } = draft;
  const board = Board.of(geometry, stones);
  const inside = new Set<Point>(region.points);
  const chains = [...new Set(targets.flatMap((p) => board.chainAt(p)))];
  // Around the region stand the stones that shut it in: they are seen as well.
  const beside = pointsOf(geometry).filter((p) => stones[p] !== EMPTY && touches(p));
  const lit = new Set([...inside, ...chains, ...beside.flatMap((p) => board.chainAt(p))]);
  const found = foundMoves(solution);
  const overlays: Overlay[] = [
    { kind: 'figures', figure: 'triangle', points: chains },
    { kind: 'proposals', labels: found.map(({ point, letter }) => ({ point, text: letter })) },
  ];
  if (targets.length > 0)
    overlays.push({ kind: 'dimmed', points: pointsOf(geometry).filter((p) => !lit.has(p)) });
  return { geometry, stones, overlays };

  function touches(p: Point): boolean {
    return geometry.neighbors.subarray(4 * p, 4 * p + 4).some((q) => inside.has(q as Point));
  }
}
