import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Player } from './player.ts';
import { launchProcess } from './process-player.ts';

/** Far more than any answer takes. */
const LONG = 20_000;
const FAKE = fileURLToPath(new URL('./fake-player.testing.js', import.meta.url));

function fake(): Player {
  return launchProcess([process.execPath, FAKE]);
}

describe('a program in a process', () => {
  it('answers, declines, and leaves when told to', async () => {
    const player = fake();
    expect(await player.ask('name', LONG)).toEqual({ kind: 'said', text: 'Fake' });
    expect(await player.ask('two_lines', LONG)).toEqual({ kind: 'said', text: 'A1\nB2' });
    expect(await player.ask('nonsense', LONG)).toEqual({ kind: 'declined', text: 'unknown command' });
    await player.stop();
    expect(await player.ask('name', LONG)).toEqual({ kind: 'gone', why: 'left with status 0' });
  });

  it('is gone after a crash, with its last words', async () => {
    const why = 'left with status 3: out of stones';
    expect(await fake().ask('crash', LONG)).toEqual({ kind: 'gone', why });
  });

  it('is not waited for beyond the limit, nor when stopped then', async () => {
    const player = fake();
    await player.ask('name', LONG);
    expect(await player.ask('sleep', 1)).toEqual({ kind: 'silent' });
    await player.stop();
    expect(await player.ask('name', LONG)).toEqual({ kind: 'gone', why: 'ended by SIGKILL' });
  });

  it('is ended in the middle of an answer', async () => {
    const player = fake();
    const answer = player.ask('sleep', LONG);
    await player.stop();
    expect(await answer).toEqual({ kind: 'gone', why: 'ended by SIGKILL' });
  });

  it('that cannot be started is gone', async () => {
    const player = launchProcess(['/nowhere/gnugo']);
    expect(await player.ask('name', LONG)).toEqual({ kind: 'gone', why: 'cannot be started (ENOENT)' });
    await player.stop();
  });
});
