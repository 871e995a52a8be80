/*
 * When a problem should come back: FSRS, from how its visits ended.
 */
import { type Card, createEmptyCard, fsrs, type Grade, Rating } from 'ts-fsrs';
import type { Attempt, AttemptEnd } from './attempts.ts';

const GRADES: Readonly<Record<Exclude<AttemptEnd, 'mended'>, Grade>> = {
  solved: Rating.Good,
  hinted: Rating.Hard,
  missed: Rating.Again,
};

/** Days at least, and the same days for everybody. */
const SCHEDULER = fsrs({ enable_fuzz: false, enable_short_term: false });

/**
 * When each problem that was tried is due again, milliseconds since 1970.
 *
 * @param attempts the oldest first.
 */
export function dueTimes(attempts: readonly Attempt[]): ReadonlyMap<string, number> {
  const cards = new Map<string, Card>();
  for (const { problem, at, end } of attempts) {
    if (end === 'mended') continue;
    const now = new Date(at);
    const card = cards.get(problem) ?? createEmptyCard<Card>(now);
    cards.set(problem, SCHEDULER.next(card, now, GRADES[end]).card);
  }
  return new Map([...cards].map(([problem, { due }]) => [problem, due.getTime()]));
}
