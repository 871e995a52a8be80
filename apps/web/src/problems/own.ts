/*
 * Problems that a person brought: what is kept of one, and what it is to the trainer. It is known by its question, so
 * that the same one is the same on another device, and its address holds it whole.
 */
import { type PosedProblem, parseQuestion, printQuestion, type Question, type Theme } from '@honte/content';
import { parsePoint, printPoint } from '@honte/rules';

/** A problem as it lies on the device: plain data. */
export interface KeptProblem {
  /** As `printQuestion` prints it. */
  readonly question: string;
  /** The person's own name for it; empty for none. */
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly addedAt: number;
  /** The first moves that the solver found right, by name, or those that bring the ko. */
  readonly answers: readonly string[];
  readonly isKo: boolean;
}

export interface OwnProblem extends PosedProblem {
  readonly kept: KeptProblem;
  readonly name: string;
}

export function isOwn(problem: PosedProblem): problem is OwnProblem {
  return 'kept' in problem;
}

/** What an address calls it: one of the house by its name, another by its question. */
export function addressIdOf(problem: PosedProblem): string {
  return isOwn(problem) ? problem.kept.question : problem.id;
}

export const LONGEST_PROBLEM_NAME = 60;

const THEME_OF: Readonly<Record<Question['goal'], Theme>> = {
  kill: 'death',
  capture: 'capture',
  live: 'life',
  save: 'save',
  connect: 'connect',
};

/** @param answers the first moves that the solver found right, or those that bring the ko. */
export function keptProblemOf(
  question: Question,
  answers: readonly Question['targets'][number][],
  rest: Pick<KeptProblem, 'name' | 'addedAt' | 'isKo'>,
): KeptProblem {
  const names = answers.map((p) => printPoint(question.geometry, p));
  return { question: printQuestion(question), answers: names, ...rest, name: trimmed(rest.name) };
}

/** The problem to train; `undefined` where what was kept makes none. */
export function ownProblemOf(kept: KeptProblem): OwnProblem | undefined {
  const parsed = parseQuestion(kept.question);
  if (!parsed.ok) return undefined;
  const question = parsed.value;
  const answers = kept.answers.flatMap((name) => {
    const point = parsePoint(question.geometry, name);
    return point.ok && question.stones[point.value] === 0 ? [point.value] : [];
  });
  if (answers.length === 0) return undefined;
  const { isKo, name } = kept;
  return { ...question, id: idOf(kept.question), theme: THEME_OF[question.goal], answers, isKo, kept, name };
}

/** The name by which visits to the problem are remembered: the same for the same question. */
export function idOf(question: string): string {
  return `own-${hashOf(question, 0x811c9dc5)}${hashOf(question, 0x9747b28c)}`;
}

/** 32 bits (FNV-1a) in seven signs. */
function hashOf(text: string, seed: number): string {
  let hash = seed;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(36).padStart(7, '0');
}

/** Reads what was kept; `undefined` when it is no problem. */
export function readKeptProblem(data: unknown): KeptProblem | undefined {
  if (typeof data !== 'object' || !data) return undefined;
  const { question, name, addedAt, answers, isKo } = data as Partial<Record<keyof KeptProblem, unknown>>;
  if (typeof question !== 'string' || typeof name !== 'string' || typeof isKo !== 'boolean') return undefined;
  if (typeof addedAt !== 'number' || !Number.isSafeInteger(addedAt) || addedAt < 0) return undefined;
  if (!Array.isArray(answers) || !answers.every((answer) => typeof answer === 'string')) return undefined;
  const kept = { question, name: trimmed(name), addedAt, answers, isKo };
  return ownProblemOf(kept) && kept;
}

/** All of both lists, each question once, the oldest first; where both have one, the first keeps its name. */
export function mergedProblems(
  one: readonly KeptProblem[],
  other: readonly KeptProblem[],
): readonly KeptProblem[] {
  const all = new Map<string, KeptProblem>();
  for (const kept of [...one, ...other]) {
    const known = all.get(kept.question);
    all.set(kept.question, known ? { ...known, name: known.name || kept.name } : kept);
  }
  return [...all.values()].sort((a, b) => a.addedAt - b.addedAt);
}

function trimmed(name: string): string {
  return [...name.trim()].slice(0, LONGEST_PROBLEM_NAME).join('');
}
