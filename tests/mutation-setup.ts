/*
 * For `npm run mutate` alone: leaves out the cases that count positions, too slow to run for each mutant.
 */
import { beforeEach } from 'vitest';

beforeEach(({ task, skip }) => skip(task.name.startsWith('perft ')));
