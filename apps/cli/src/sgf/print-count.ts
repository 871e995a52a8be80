/*
 * A count as people read it, and as programs do.
 */
import { printResult } from '@honte/game';
import {
  BLACK,
  type Color,
  ofColor,
  type Point,
  printDiagram,
  printPoint,
  type Receipt,
  WHITE,
} from '@honte/rules';
import type { Count } from './counting.ts';

/** Where the board is, how it was counted, the sums, what the file says; the result is the last line. */
export function printCount(count: Count): string {
  const { receipt, info, dead } = count;
  const { geometry } = receipt;
  const said = info.outcome === undefined ? info.result : printResult(info.outcome);
  const stones = dead.map((p) => printPoint(geometry, p)).join(' ');
  return [
    `Rules: ${printRules(count)}`,
    `Komi: ${receipt.komi}${FROM[count.komiFrom]}`,
    `Dead: ${stones === '' ? 'none' : stones}`,
    '',
    printDiagram(geometry, receipt.stonesLeft),
    '',
    printSum('Black', BLACK, receipt),
    printSum('White', WHITE, receipt),
    `Dame: ${receipt.dame}${receipt.seki > 0 ? `, in seki: ${receipt.seki}` : ''}`,
    ...(said === undefined || said === receipt.result ? [] : [`The file says ${said}.`]),
    receipt.result,
  ].join('\n');
}

const FROM: { readonly [F in Count['komiFrom']]: string } = {
  asked: '',
  file: ', as the file states',
  unstated: ', since the file states none',
};

function printRules({ ruleset, rulesFrom, receipt, info }: Count): string {
  const isUnknown = rulesFrom === 'unstated' && info.rules !== undefined;
  const from = isUnknown ? `, since "${info.rules}" is not known` : FROM[rulesFrom];
  return `${ruleset.name === 'bare' && info.rules !== undefined ? info.rules : ruleset.name}, by ${receipt.scoring}${from}`;
}

function printSum(name: string, color: Color, receipt: Receipt): string {
  const own = <T>(pair: { readonly black: T; readonly white: T }) => ofColor(pair, color);
  const other = color === BLACK ? receipt.passStones.white : receipt.passStones.black;
  const parts =
    receipt.scoring === 'area'
      ? [`${own(receipt.stones)} stones`, `${own(receipt.surrounded)} surrounded`]
      : [`${own(receipt.surrounded)} surrounded`, `${own(receipt.prisoners)} prisoners`];
  if (receipt.scoring === 'territory' && other > 0) parts.push(`${other} pass stones`);
  if (color === WHITE) {
    parts.push(`${receipt.komi} komi`);
    if (receipt.compensation !== 0) parts.push(`${receipt.compensation} for the handicap`);
  }
  return `${name}: ${parts.join(' + ')} = ${own(receipt.total)}`;
}

/** The same as data: points by name. */
export function countJson(count: Count): object {
  const { receipt, dead, ruleset, info } = count;
  const { geometry, scoring, stones, surrounded, prisoners, komi, compensation, total } = receipt;
  const pair = ({ black, white }: { readonly black: number; readonly white: number }) => ({
    B: black,
    W: white,
  });
  const name = (p: Point) => printPoint(geometry, p);
  return {
    size: [geometry.width, geometry.height],
    rules: ruleset.name,
    rulesFrom: count.rulesFrom,
    scoring,
    komi,
    komiFrom: count.komiFrom,
    compensation,
    dead: dead.map(name),
    stones: pair(stones),
    surrounded: pair(surrounded),
    prisoners: pair(prisoners),
    passStones: pair(receipt.passStones),
    dame: receipt.dame,
    seki: receipt.seki,
    total: pair(total),
    lead: receipt.lead,
    result: receipt.result,
    stated: info.outcome === undefined ? (info.result ?? null) : printResult(info.outcome),
  };
}
