/*
 * The board that a refused repetition would bring back.
 */
import { positionOf } from '@honte/content';
import type { PastBoard } from '../derive/past.ts';
import type { Desk } from './desk.ts';

export function pastOf({ exercise, moves, news }: Desk): PastBoard | undefined {
  if (news.kind !== 'tried') return undefined;
  const { verdict } = news;
  const refusal = verdict.kind === 'refused' ? verdict.refusal : undefined;
  if (refusal?.kind !== 'ko') return undefined;
  const { ply } = refusal;
  const all = [...exercise.before, ...moves].slice(0, ply);
  const { board } = positionOf({ ...exercise, before: [], color: all[0]?.color ?? exercise.color }, all);
  return { board, move: all.at(-1), ply };
}
