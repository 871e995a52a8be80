// A GTP program for tests that start one: answers at once, never, or leaves.
import { createInterface } from 'node:readline';

for await (const line of createInterface({ input: process.stdin })) {
  if (line === 'name') process.stdout.write('= Fake\n\n');
  else if (line === 'two_lines') process.stdout.write('= A1\nB2\n\n');
  else if (line === 'quit') process.exit(0);
  else if (line === 'crash') {
    process.stderr.write('out of stones\n');
    process.exit(3);
  } else if (line !== 'sleep') process.stdout.write('? unknown command\n\n');
}
