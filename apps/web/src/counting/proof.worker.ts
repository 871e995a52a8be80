/*
 * The worker in which the solver answers a move that a person tries against a proof.
 */
import { answerTo } from './proof-answer.ts';
import type { ProofQuestion } from './proof-question.ts';

addEventListener('message', ({ data }: MessageEvent<ProofQuestion>) => postMessage(answerTo(data)));
