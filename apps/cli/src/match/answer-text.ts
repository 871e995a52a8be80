/*
 * Answers cut out of what a GTP program writes.
 *
 * @source GTP version 2, section 2.6 (responses)
 */
import type { Answer } from './player.ts';

/** An answer at the head of a text, and the text after it. */
interface Taken {
  readonly answer: Answer;
  readonly rest: string;
}

/** Takes the first answer; `undefined` until it is whole, that is followed by an empty line. */
export function takeAnswer(text: string): Taken | undefined {
  const plain = text.replaceAll('\r', '').replace(/^\s+/, '');
  if (plain === '') return undefined;
  const sign = plain.charAt(0);
  if (sign !== '=' && sign !== '?') {
    const end = plain.indexOf('\n');
    if (end < 0) return undefined;
    return { answer: { kind: 'garbled', text: plain.slice(0, end) }, rest: plain.slice(end + 1) };
  }
  const end = plain.indexOf('\n\n');
  if (end < 0) return undefined;
  const said = plain.slice(1, end).replace(/^\d*/, '').trim();
  return { answer: { kind: sign === '=' ? 'said' : 'declined', text: said }, rest: plain.slice(end + 2) };
}
