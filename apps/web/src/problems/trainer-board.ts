/*
 * What the board shows of a problem: its stones, what was played with numbers, and the hint.
 */
import type { BoardView, Overlay } from '@honte/board';
import { EMPTY, type Move } from '@honte/rules';
import { cropOf, outsideArea } from './area.ts';
import { boardAfter } from './judge.ts';
import { markedStones } from './sentences.ts';
import { handOf, movesSeen, type Trainer } from './trainer.ts';

/** What stands in the disc of a hint. */
const HINT_SIGN = '!';

/** @param isSmall whether only the part that matters is shown. */
export function trainerBoardOf(trainer: Trainer, isSmall: boolean): BoardView {
  const { problem, sent, notice, hints, hinted } = trainer;
  const moves = movesSeen(trainer);
  const { stones } = boardAfter(sent, moves);
  const last = moves.at(-1);
  const numbers = numbersOf(moves, stones);
  const numbered = new Set(numbers.map(({ point }) => point));
  const marked = markedStones(problem).filter((p) => stones[p] === problem.stones[p] && !numbered.has(p));
  const overlays: Overlay[] = [
    { kind: 'figures', figure: 'triangle', points: marked },
    { kind: 'labels', labels: numbers },
  ];
  if (notice.kind === 'refused') overlays.push({ kind: 'forbidden', point: notice.point, bars: [] });
  if (hinted !== undefined && trainer.phase.kind === 'turn') {
    if (hints === 2) overlays.push({ kind: 'dimmed', points: outsideArea(problem.geometry, hinted) });
    if (hints === 3) overlays.push({ kind: 'proposals', labels: [{ point: hinted, text: HINT_SIGN }] });
  }
  return {
    geometry: problem.geometry,
    stones,
    hand: handOf(trainer),
    lastMove: last?.kind === 'play' ? last.point : undefined,
    crop: isSmall ? cropOf(problem, sent.region) : undefined,
    overlays,
  };
}

/** The number of each move whose stone still stands; of two on one point, the later. */
function numbersOf(moves: readonly Move[], stones: ArrayLike<number>) {
  const numbers = new Map<number, string>();
  const points = new Map<number, Extract<Move, { kind: 'play' }>>();
  moves.forEach((move, i) => {
    if (move.kind !== 'play') return;
    numbers.set(move.point, String(i + 1));
    points.set(move.point, move);
  });
  return [...points.values()]
    .filter(({ point }) => stones[point] !== EMPTY)
    .map(({ point }) => ({ point, text: numbers.get(point) ?? '' }));
}
