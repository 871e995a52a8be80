/*
 * The sentences of a game against the computer: what it and the person did, and what it thinks of the dead.
 */
import { lastMoveOf, marksOf, plyOf, positionOf, resultOf } from '@honte/game';
import { type Color, opponent, type Point, printPoint } from '@honte/rules';
import type { EngineFailure } from '../engine/job.ts';
import { isAtStake } from '../points/earning.ts';
import type { AppState, OpenRoom } from '../state.ts';
import type { Texts } from '../text/texts.ts';
import { opened } from './agreement.ts';
import { newAtaris } from './atari.ts';
import { type Dispute, disagreementsIn, disputeOf, markIn, proposalOf } from './dispute.ts';
import { fateAt, surenessOf } from './judgment.ts';
import { justTaken } from './past.ts';

/** What the last event was, and what it leaves to see. `computer` is its color. */
export function honteStory(state: AppState, room: OpenRoom, computer: Color): string {
  const { honte } = state.texts;
  if (state.engine.kind === 'failed') return failureSentence(state, state.engine.why);
  const said = storyOf(state.texts, room, computer);
  if (positionOf(room.table.game).turn !== computer) return said.join(' ');
  // A short thought is not worth a word.
  const isNoticed = state.engine.kind === 'thinking' && state.engine.progress !== undefined;
  return (isNoticed ? [...said, honte.thinking] : said).join(' ');
}

/** Why the computer does not answer, and that nothing is lost by it. */
export function failureSentence({ texts: { honte }, keeps }: AppState, why: EngineFailure): string {
  return [honte.failed[why], ...(keeps ? [honte.stillKept] : []), honte.retry[why]].join(' ');
}

function storyOf(texts: Texts, room: OpenRoom, computer: Color): string[] {
  const { honte, terms } = texts;
  const { game, sheet } = room.table;
  const isYours = positionOf(game).turn !== computer;
  const dispute = disputeOf(room.table);
  switch (game.event?.kind) {
    case undefined:
      return [opened(texts, sheet, isYours ? honte.begin : honte.itBegins)];
    case 'handicapPlaced': {
      const { points } = game.event;
      return isYours
        ? [terms.itsHandicapSet(points.length), honte.yourMove]
        : [terms.handicapSet(points.length)];
    }
    case 'resumed': {
      const why = dispute ? disputeSentence(texts, dispute, positionOf(game).geometry) : honte.resumed;
      return isYours ? [why, honte.yourMove] : [why];
    }
    case 'undone':
      return isAtStake(room.table) ? [honte.undone, texts.hints.undoCosts] : [honte.undone];
    case 'redone':
      return isYours ? [honte.redone, honte.yourMove] : [honte.redone];
    default:
      return moveStory(texts, room, computer, dispute);
  }
}

function moveStory(texts: Texts, room: OpenRoom, computer: Color, dispute: Dispute | undefined): string[] {
  const { honte } = texts;
  const { game } = room.table;
  const position = positionOf(game);
  const last = lastMoveOf(game);
  if (!last) return [honte.begin];
  const isIts = last.color === computer;
  if (last.kind === 'pass') return [passSentence(texts, room, isIts)];
  const point = printPoint(position.geometry, last.point);
  const said = [isIts ? honte.played(point) : honte.youPlayed(point)];
  const taken = game.event?.kind === 'played' ? justTaken(game, last.color) : 0;
  if (taken > 0) said.push(isIts ? honte.took(taken) : honte.youTook(taken));
  const ataris = newAtaris(game, opponent(last.color));
  for (const { chain } of ataris) {
    const name = printPoint(position.geometry, chain[0] as Point);
    said.push(isIts ? honte.yourAtari(name, chain.length) : honte.atari(name, chain.length));
  }
  if (isIts && ataris.length === 0) said.push(honte.yourMove);
  // The first move of a dispute comes before anybody has read what it is about.
  const isFirst = dispute && plyOf(game) === plyOf(dispute.marking) + 1;
  return isFirst && isIts ? [disputeSentence(texts, dispute, position.geometry), ...said] : said;
}

function passSentence({ honte, terms }: Texts, { table }: OpenRoom, isIts: boolean): string {
  if (table.sheet.goal === 'firstCapture') return isIts ? terms.itPasses : terms.youPass;
  return isIts ? honte.passes : honte.youPass;
}

type Geometry = Parameters<typeof printPoint>[0];

function disputeSentence({ honte }: Texts, { chains, isOnCopy }: Dispute, geometry: Geometry): string {
  const name = printPoint(geometry, chains[0]?.[0] as Point);
  return isOnCopy
    ? honte.playingOutOnCopy(name, chains.length - 1)
    : honte.playingOut(name, chains.length - 1);
}

/** What it thinks of the dead, and where the person sees it otherwise. */
export function honteMarking(state: AppState, room: OpenRoom, computer: Color): string {
  const { honte } = state.texts;
  const { game } = room.table;
  const { geometry, ruleset } = positionOf(game);
  if (state.engine.kind === 'failed') return failureSentence(state, state.engine.why);
  const proposal = proposalOf(game, computer);
  if (!proposal) return honte.judging;
  const said: string[] = [];
  if (room.notice.kind === 'settled') said.push(settledSentence(state.texts, room, room.notice.point));
  if (room.notice.kind === 'marked') said.push(...opinionSentence(state.texts, room, room.notice.point));
  const disputed = disagreementsIn(game, computer);
  const [first] = disputed[0] ?? [];
  if (first !== undefined) {
    const offer = ruleset.scoring === 'area' ? honte.offer : honte.offerCopy;
    // What it thinks of the one chain in dispute has just been said.
    if (said.length > 0 && disputed.length === 1) return [...said, offer].join(' ');
    return `${honte.disagree(printPoint(geometry, first), disputed.length - 1)} ${offer}`;
  }
  if (said.length > 0) return [...said, honte.weAgree].join(' ');
  const { dead, seki } = marksOf(game);
  if (seki.length > 0) said.push(honte.looksSeki(seki.length));
  if (dead.length > 0) said.push(honte.looksDead(dead.length));
  return said.length === 0 ? honte.nothingDead : said.join(' ');
}

function opinionSentence({ honte }: Texts, { judgment, table }: OpenRoom, point: Point): string[] {
  const fate = judgment && fateAt(judgment, point);
  if (!fate) return [];
  const name = printPoint(positionOf(table.game).geometry, point);
  return [honte.toMe(name, honte.looks[fate.fate], honte.aside[surenessOf(fate)])];
}

function settledSentence({ honte }: Texts, { table: { game } }: OpenRoom, point: Point): string {
  const name = printPoint(positionOf(game).geometry, point);
  return markIn(marksOf(game), point) === 'dead' ? honte.settledDead(name) : honte.settledAlive(name);
}

/** How a game against the computer came out; `undefined` where the words for two players fit. */
export function honteResult(
  { honte, common, terms }: Texts,
  room: OpenRoom,
  computer: Color,
): string | undefined {
  const { game } = room.table;
  const result = resultOf(game);
  if (result?.kind === 'count' && result.lead !== 0) {
    const points = common.points(Math.abs(result.lead));
    return result.lead > 0 === (computer === 1) ? honte.winsBy(points) : honte.youWinBy(points);
  }
  if (result?.kind === 'capture')
    return result.winner === computer ? terms.itWinsByCapture : terms.youWinByCapture;
  if (result?.kind === 'time') return result.winner === computer ? honte.winsOnTime : honte.youWinOnTime;
  if (result?.kind === 'resignation')
    return result.winner === computer ? honte.youResign : honte.resigns(plyOf(game));
  return undefined;
}
