/*
 * What a proof says at each of its moves, and what comes of it.
 */
import { printPoint } from '@honte/rules';
import type { CountingTexts } from './counting-texts.ts';
import { challengerOf, type ProofShown, playedTo, type Step } from './proof-show.ts';

/** The sentences under the board: what is being tried, the last move, and at the end what it shows. */
export function proofSentence(shown: ProofShown, { proof: words }: CountingTexts): string {
  const { group, line, at, state, board } = shown;
  if (state === 'notHere' || state === 'noAnswer') return words[state];
  const step = playedTo(shown, at).steps.at(-1);
  const said = step
    ? moveSaid(step, (p) => printPoint(board.geometry, p), words)
    : words.begins(challengerOf(shown), group.fate, group.chain.length);
  if (state === 'asking') return `${said} ${words.asking}`;
  if (at < line.length) return said;
  const isTrusting = shown.proof.trusted.length > 0;
  const nothing = line.length === 0 ? [words.nothing] : [];
  return [said, ...nothing, words.shows(group.fate, group.chain.length, isTrusting)].join(' ');
}

function moveSaid(
  { move, taken, isRetake }: Step,
  name: (point: Parameters<typeof printPoint>[1]) => string,
  words: CountingTexts['proof'],
): string {
  if (move.kind === 'pass') return words.passes(move.color);
  if (isRetake) return words.retakes(move.color, name(move.point));
  return words.plays(move.color, name(move.point), taken);
}
