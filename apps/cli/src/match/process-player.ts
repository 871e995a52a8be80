/*
 * A GTP program as a child process.
 */
import { spawn } from 'node:child_process';
import { takeAnswer } from './answer-text.ts';
import type { Answer, Launch } from './player.ts';

/** How long a program may take to leave after `quit`. */
const LEAVE_MS = 1000;
/** How much of its complaints is kept, for when it crashes. */
const COMPLAINT = 300;

export const launchProcess: Launch = (words) => {
  const [file = '', ...args] = words;
  // A process group of its own: Ctrl-C is ours alone, and a program behind a starter (npx) can be ended.
  const hasGroup = process.platform !== 'win32';
  const child = spawn(file, args, { stdio: 'pipe', detached: hasGroup });
  const decoder = new TextDecoder();
  let unread = '';
  let complaint = '';
  let gone: string | undefined;
  let waiting: ((answer: Answer) => void) | undefined;

  const answer = (found: Answer) => {
    waiting?.(found);
    waiting = undefined;
  };
  const leave = (why: string) => {
    gone ??= why;
    answer({ kind: 'gone', why: gone });
  };
  const look = () => {
    if (waiting === undefined) return;
    const taken = takeAnswer(unread);
    if (taken === undefined) return;
    unread = taken.rest;
    answer(taken.answer);
  };
  const kill = () => {
    try {
      if (hasGroup && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      else child.kill('SIGKILL');
    } catch {
      // It has left by itself.
    }
  };
  const left = new Promise<void>((resolve) => {
    child.on('error', (error: NodeJS.ErrnoException) => {
      leave(`cannot be started (${error.code})`);
      resolve();
    });
    child.on('close', (code, signal) => {
      const last = complaint.trim().split('\n').at(-1);
      leave(`${signal ? `ended by ${signal}` : `left with status ${code}`}${last ? `: ${last}` : ''}`);
      resolve();
    });
  });
  child.stdout.on('data', (chunk: Buffer) => {
    unread += decoder.decode(chunk, { stream: true });
    look();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    complaint = (complaint + chunk.toString('utf8')).slice(-COMPLAINT);
  });
  // Writing to a program that left: its `close` says so.
  child.stdin.on('error', () => undefined);

  return {
    ask: (command, limitMs) =>
      new Promise((resolve) => {
        if (gone !== undefined) return resolve({ kind: 'gone', why: gone });
        const timer = setTimeout(() => {
          // It still owes an answer, so that `stop` will not wait for it.
          waiting = () => undefined;
          resolve({ kind: 'silent' });
        }, limitMs);
        waiting = (found) => {
          clearTimeout(timer);
          resolve(found);
        };
        child.stdin.write(`${command}\n`);
        look();
      }),
    stop: async () => {
      if (gone !== undefined) return;
      if (waiting !== undefined) return kill();
      child.stdin.end('quit\n');
      const timer = setTimeout(kill, LEAVE_MS);
      await left;
      clearTimeout(timer);
    },
  };
};
