/*
 * For `npm run mutate` alone: what the tests of the rules leave to chance is tried for a moment each, and
 * a few long tests are left out, so that hundreds of mutants can each be tried.
 */
import fc from 'fast-check';
import { beforeEach } from 'vitest';

// A mutant that fails need not be shown at its simplest.
fc.configureGlobal({ interruptAfterTimeLimit: 200, endOnFailure: true });

// Cases that count positions, and a test that asks how often chance made a ko.
const LONG = /^(?:perft|gameCount) |^the ko point is the point, if any/;

beforeEach(({ task, skip }) => skip(LONG.test(task.name)));
