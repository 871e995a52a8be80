/*
 * Cases about where points are: `coords` (SGF letters and board names) and `handicap` (fixed stones).
 */
import {
  fixedHandicap,
  handicapStart,
  parsePoint,
  parseSgfPoint,
  printColor,
  printPoint,
  printSgfPoint,
  RULESETS,
} from '@honte/rules';
import { compare, type Json } from './comparison.ts';
import { caseOf, type Kind, kindOf } from './kind.ts';
import * as notation from './notation.ts';
import { list, text, whole, word } from './reader.ts';

const coordsCase = caseOf({ size: notation.size, sgf: text }, {}, { gtp: text });

/** One point in both writings; the way back is checked, too. */
export const coords: Kind = kindOf(coordsCase, ({ size, sgf, expect }) => {
  const point = parseSgfPoint(size, sgf);
  const forth = compare(expect, { gtp: () => (point.ok ? printPoint(size, point.value) : point.error) });
  const named = parsePoint(size, expect.gtp ?? '');
  const back = compare(
    { sgf },
    { sgf: () => (named.ok ? printSgfPoint(size, named.value) : named.error) },
    'back',
  );
  return [...forth, ...back];
});

const handicapCase = notation.sized((geometry) =>
  caseOf(
    { size: notation.size, n: whole },
    {},
    {
      points: notation.names(geometry),
      toMove: word('B', 'W'),
      alsoAccepted: list(notation.names(geometry)),
    },
  ),
);

/** Fixed handicap stones; `alsoAccepted` are the places of other tables, one of which is GTP's. */
export const handicap: Kind = kindOf(handicapCase, ({ size, n, expect }) => {
  const usual = fixedHandicap(size, n, 'usual');
  const gtp = fixedHandicap(size, n, 'gtp');
  const start = usual.ok ? handicapStart(size, RULESETS.japanese, usual.value) : undefined;
  const also = expect.alsoAccepted ?? [];
  const gtpPoints: Json = gtp.ok ? notation.namesOf(size, gtp.value) : gtp.error;
  const isAlsoAccepted = also.some((points) => JSON.stringify(points) === JSON.stringify(gtpPoints));
  return compare(expect, {
    points: () => (usual.ok ? notation.namesOf(size, usual.value) : usual.error),
    toMove: () => (start?.ok ? printColor(start.value.turn) : 'no start'),
    alsoAccepted: () => (isAlsoAccepted ? also : [gtpPoints]),
  });
});
