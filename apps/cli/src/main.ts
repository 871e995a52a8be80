/*
 * The command line's process: hands its words and streams to `run`.
 */
import { processIo } from './process-io.ts';
import { run } from './run.ts';

/** What shells report of a process whose reader went away: 128 + SIGPIPE. */
const READER_GONE = 141;

for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    // `honte … | head -1` is no failure of ours: there is just nobody left to write to.
    if (error.code === 'EPIPE') process.exit(process.exitCode ?? READER_GONE);
    if (stream === process.stderr) process.exit(2);
    process.stderr.write(`honte: the output cannot be written (${error.code})\n`, () => process.exit(2));
  });
}

process.exitCode = await run(process.argv.slice(2), processIo);
