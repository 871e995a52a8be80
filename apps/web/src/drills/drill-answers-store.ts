/*
 * Where answers are kept: beside the settings. What fails here fails silently, as all keeping does where a browser
 * keeps nothing.
 */
import { type DrillAnswer, mergedAnswers, readDrillAnswer } from './drill-answers.ts';

const KEY = 'honte-drills';

/** The oldest first. */
export function keptDrillAnswers(): readonly DrillAnswer[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    const read = Array.isArray(kept) ? kept.map(readDrillAnswer).filter((one) => one !== undefined) : [];
    return mergedAnswers(read, []);
  } catch {
    return [];
  }
}

/** Keeps these too. */
export function keepDrillAnswers(answers: readonly DrillAnswer[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(mergedAnswers(keptDrillAnswers(), answers)));
  } catch {
    // The next visit begins where this one did.
  }
}
