/*
 * The problems of a day: the same for everybody who looks on that day.
 */
import type { BoardProblem } from '@honte/content';

/** How many of which grades, from the easy to the hard. */
const SHARES = [
  { from: 1, to: 2, count: 2 },
  { from: 3, to: 4, count: 2 },
  { from: 5, to: 6, count: 1 },
] as const;

/** `2026-11-30`, by the clock of the device. */
export function dayOf(now: number): string {
  const date = new Date(now);
  const two = (n: number) => String(n).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** @param day as `dayOf` names it. */
export function dailySet(problems: readonly BoardProblem[], day: string): readonly BoardProblem[] {
  const drawn = problems.map((problem) => ({ problem, lot: lotOf(`${day} ${problem.id}`) }));
  drawn.sort((a, b) => a.lot - b.lot);
  const set: BoardProblem[] = [];
  for (const { from, to, count } of SHARES) {
    const fitting = drawn.map(({ problem }) => problem).filter(({ grade }) => grade >= from && grade <= to);
    // Of different themes, as far as there are any.
    const isNew = ({ theme }: BoardProblem) => !set.some((one) => one.theme === theme);
    for (let i = 0; i < count; i++) {
      const left = fitting.filter((one) => !set.includes(one));
      const next = left.find(isNew) ?? left[0];
      if (next) set.push(next);
    }
  }
  return set;
}

/** 32 bits that anybody can draw again from the same text (FNV-1a, then mixed). */
function lotOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}
