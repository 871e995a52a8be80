/*
 * Cases about numbers of things: `perft` (sequences of turns), `gameCount` (whole games) and
 * `legalCount` (boards).
 */
import { bareRuleset, countGames, countLegalBoards, countSequences } from '@honte/rules';
import { KO_NAMES, koNamed } from '../ruleset-name.ts';
import { compare } from './comparison.ts';
import { caseOf, type Kind, kindOf } from './kind.ts';
import * as notation from './notation.ts';
import { list, refined, text, whole, word } from './reader.ts';

const perftCase = caseOf(
  {
    size: notation.size,
    ko: refined(text, KO_NAMES.join(' or '), koNamed),
    suicide: word('allowed', 'forbidden'),
  },
  {},
  {
    counts: refined(list(whole), 'one number or more', (counts) => (counts.length > 0 ? counts : undefined)),
  },
);

/** Sequences of 1, 2 … turns from the empty board, passes included. */
export const perft: Kind = kindOf(perftCase, ({ size, ko, suicide, expect }) => {
  const ruleset = bareRuleset(ko, suicide === 'allowed');
  const depth = expect.counts?.length ?? 0;
  return compare(expect, { counts: () => countSequences(size, ruleset, depth, true) });
});

const gameCountCase = caseOf({ size: notation.size, rules: notation.ruleset }, {}, { count: whole });

/** Games from the empty board to two passes. */
export const gameCount: Kind = kindOf(gameCountCase, ({ size, rules, expect }) =>
  compare(expect, { count: () => countGames(size, rules) }),
);

/** A number too large for JSON's, so written as text. */
const digits = refined(text, 'a text of digits', (written) => (/^\d+$/.test(written) ? written : undefined));

const legalCountCase = caseOf({ size: notation.size }, {}, { count: digits });

/** Boards on which every chain has a liberty. */
export const legalCount: Kind = kindOf(legalCountCase, ({ size, expect }) =>
  compare(expect, { count: () => String(countLegalBoards(size)) }),
);
