/*
 * Records for tests, from the text of a file.
 */
import { invariant } from '@honte/rules';
import { type GameRecord, gamesIn, recordOf } from '@honte/sgf';
import type { KeptRecord } from '../kept-record.ts';
import { factsOf } from '../library/record-row.ts';
import { updateViewer } from './update-viewer.ts';
import { openedViewer, type Viewer, type ViewerEffect, type ViewerIntent } from './viewer.ts';

export function recordOfSgf(sgf: string): GameRecord {
  const [game] = gamesIn(sgf);
  const record = game && recordOf(game);
  invariant(record?.ok === true, `no record: ${sgf}`);
  return record.value;
}

/** A record opened at a place. */
export function viewerOf(sgf: string, way = ''): Viewer {
  const record = recordOfSgf(sgf);
  const kept: KeptRecord = {
    id: 'r1',
    name: '',
    addedAt: 0,
    changedAt: 0,
    sgf,
    encoding: { encoding: 'utf-8', why: 'ascii', confidence: 1, stated: undefined },
    notices: [],
    facts: factsOf(record),
    file: '',
    gameInFile: 0,
  };
  return openedViewer(kept, record, way);
}

/** The viewer after these intents, one after the other, and the effects of the last. */
export function after(
  viewer: Viewer,
  ...intents: readonly ViewerIntent[]
): readonly [Viewer, readonly ViewerEffect[]] {
  let at = viewer;
  let effects: readonly ViewerEffect[] = [];
  for (const intent of intents) [at, effects] = updateViewer(at, intent);
  return [at, effects];
}
