/*
 * A whole talk with a client: one line after another is answered until `quit` or the end of input. While a
 * command is at work the next line is read already, so that it can be noticed. Begin with `converse`.
 */
import { accept, type Result } from '@honte/rules';
import type { Io, PathRefusal } from '../io.ts';
import type { Brain } from './brain.ts';
import { answerTo } from './command-table.ts';
import { parseLine, type Request } from './parse.ts';
import { printReply } from './reply.ts';
import type { Session } from './session.ts';

/** Answers line by line; a refusal when the input cannot be read. */
export async function converse(session: Session, brain: Brain, io: Io): Promise<Result<void, PathRefusal>> {
  const lines = io.lines()[Symbol.asyncIterator]();
  let now = session;
  let coming = lines.next();
  for (;;) {
    const { done, value: line } = await coming;
    if (done) return accept(undefined);
    if (!line.ok) return line;
    const request = parseLine(line.value);
    const isLast = request?.name === 'quit';
    // Nothing after it is read: the input may stay open.
    if (!isLast) coming = lines.next();
    if (request !== undefined) now = await sessionAfter(request, now, brain, io, coming);
    if (!isLast) continue;
    await lines.return?.();
    return accept(undefined);
  }
}

/** Carries out one command and writes its answer. */
async function sessionAfter(
  request: Request,
  session: Session,
  brain: Brain,
  io: Io,
  interrupted: Promise<unknown>,
): Promise<Session> {
  const { id } = request;
  const answer = await answerTo(request, session, brain, io);
  if (!answer.ok) {
    await io.out(printReply(id, answer));
    return session;
  }
  if (answer.value.kind === 'said') {
    await io.out(printReply(id, accept(answer.value.text)));
    return answer.value.session;
  }
  await io.out(`=${id}\n`);
  const after = await answer.value.talk((line) => io.out(`${line}\n`), interrupted);
  await io.out('\n');
  return after;
}
