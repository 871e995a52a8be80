/*
 * Analysis as other programs want to read it: what they ask for, and lines of what was found. All of it is
 * seen by the player to move. Begin with `parseAnalysis`, `printKata`.
 *
 * @source KataGo, GTP extensions: lz-analyze, kata-analyze
 */
import type { Candidate, Report } from '@honte/engine';
import {
  accept,
  BLACK,
  type Color,
  type Geometry,
  type Move,
  parseColor,
  printPoint,
  type Result,
  refuse,
} from '@honte/rules';
import { SYNTAX } from './answer.ts';
import { parseCount } from './parse.ts';

/** What a client wants to know. */
export interface Wanted {
  readonly color: Color;
  readonly intervalMs: number;
  /** As many moves at the least, those that were never tried after the others, and at the most. */
  readonly least: number;
  readonly most: number;
  readonly ownership: boolean;
  readonly rootInfo: boolean;
}

/** For who does not say how often: once a second. */
const USUAL_MS = 1000;
/** Standard errors between a winrate and the bound below it. */
const SURE = 2;
/** Switches for what is never said here; who asks for it gets the rest. */
const UNTOLD = ['movesownership', 'ownershipstdev', 'movesownershipstdev', 'pvvisits', 'pvedgevisits'];

/**
 * Reads the words after `lz-analyze` and its kin: a color, an interval in hundredths of a second, and pairs
 * of a key and its value, all of them optional.
 *
 * @param turn the color meant when none is named.
 */
export function parseAnalysis(args: readonly string[], turn: Color): Result<Wanted, string> {
  let wanted: Wanted = {
    color: turn,
    intervalMs: USUAL_MS,
    least: 0,
    most: Number.POSITIVE_INFINITY,
    ownership: false,
    rootInfo: false,
  };
  for (let i = 0; i < args.length; i++) {
    const word = args[i]!.toLowerCase();
    const color = parseColor(word);
    const interval = parseCount(word);
    if (color !== undefined) wanted = { ...wanted, color };
    else if (interval !== undefined) wanted = { ...wanted, intervalMs: intervalOf(interval) };
    else {
      const changed = withPair(wanted, word, args[++i]);
      if (!changed.ok) return changed;
      wanted = changed.value;
    }
  }
  return accept(wanted);
}

function intervalOf(hundredths: number): number {
  return 10 * Math.max(1, hundredths);
}

function withPair(wanted: Wanted, key: string, value: string | undefined): Result<Wanted, string> {
  // Left aside in silence, they would make a client believe what is not so.
  if (key === 'avoid' || key === 'allow') return refuse(`${key} is not supported`);
  const count = parseCount(value);
  const isOn = value?.toLowerCase() === 'true';
  const isSwitch = isOn || value?.toLowerCase() === 'false';
  if (key === 'interval' && count !== undefined) return accept({ ...wanted, intervalMs: intervalOf(count) });
  if (key === 'minmoves' && count !== undefined) return accept({ ...wanted, least: count });
  if (key === 'maxmoves' && count !== undefined) return accept({ ...wanted, most: count });
  if (key === 'ownership' && isSwitch) return accept({ ...wanted, ownership: isOn });
  if (key === 'rootinfo' && isSwitch) return accept({ ...wanted, rootInfo: isOn });
  return UNTOLD.includes(key) && isSwitch ? accept(wanted) : refuse(SYNTAX);
}

/** One line as Leela Zero writes it, or nothing before there is anything to say. */
export function printLz(report: Report, wanted: Wanted, geometry: Geometry): string {
  const whole = (part: number) => String(Math.round(10_000 * part));
  return shown(report, wanted)
    .map((candidate, order) => {
      const { winrate, lcb } = outlookOf(candidate, report.turn);
      const numbers = `winrate ${whole(winrate)} prior ${whole(candidate.prior)} lcb ${whole(lcb)}`;
      return infoOn(candidate, numbers, order, geometry);
    })
    .join(' ');
}

/** One line as KataGo writes it, or nothing before there is anything to say. */
export function printKata(report: Report, wanted: Wanted, geometry: Geometry): string {
  const infos = shown(report, wanted).map((candidate, order) => {
    const { winrate, lead, lcb } = outlookOf(candidate, report.turn);
    const numbers = `${printOutlook(winrate, lead)} prior ${printPart(candidate.prior)} lcb ${printPart(lcb)}`;
    return infoOn(candidate, numbers, order, geometry);
  });
  if (infos.length === 0) return '';
  const { visits } = report;
  const { winrate, lead } = outlookOf(report, report.turn);
  if (wanted.rootInfo) infos.push(`rootInfo visits ${visits} ${printOutlook(winrate, lead)}`);
  const own = (sum: number) => printPart(report.turn === BLACK ? sum : -sum);
  if (wanted.ownership) infos.push(`ownership ${[...report.ownership].map(own).join(' ')}`);
  return infos.join(' ');
}

/** Always with a decimal point: some programs tell by it that a winrate is not in ten thousandths. */
function printPart(part: number): string {
  return part.toFixed(6);
}

function printOutlook(winrate: number, lead: number): string {
  return `winrate ${printPart(winrate)} scoreMean ${lead.toFixed(3)} scoreLead ${lead.toFixed(3)}`;
}

function infoOn(
  { move, visits, line }: Candidate,
  numbers: string,
  order: number,
  geometry: Geometry,
): string {
  const name = (one: Move) => (one.kind === 'play' ? printPoint(geometry, one.point) : one.kind);
  return `info move ${name(move)} visits ${visits} ${numbers} order ${order} pv ${line.map(name).join(' ')}`;
}

function shown({ candidates }: Report, { least, most }: Wanted): readonly Candidate[] {
  const tried = candidates.filter(({ visits }) => visits > 0).length;
  return candidates.slice(0, Math.min(most, Math.max(least, tried)));
}

interface Outlook {
  readonly winrate: number;
  readonly lead: number;
  readonly visits: number;
}

/** Winrate, lead and the winrate's lower bound as `turn` sees them; the bound is 0 without visits. */
function outlookOf(seen: Outlook, turn: Color): { winrate: number; lead: number; lcb: number } {
  const winrate = turn === BLACK ? seen.winrate : 1 - seen.winrate;
  const error = seen.visits === 0 ? 1 : Math.sqrt((winrate * (1 - winrate)) / seen.visits);
  return { winrate, lead: turn === BLACK ? seen.lead : -seen.lead, lcb: Math.max(0, winrate - SURE * error) };
}
