/*
 * What the page says of hints: the question with the price, the search, the hint itself, or why there is none.
 */
import { positionOf } from '@honte/game';
import { printPoint } from '@honte/rules';
import { nextHintPrice } from '../points/earning.ts';
import type { AppState, OpenRoom } from '../state.ts';
import type { Texts } from '../text/texts.ts';
import { hintGivenIn } from './given.ts';

/** The question that comes before a hint with a price. */
export function hintQuestion({ common, hints }: Texts, { table }: OpenRoom): string {
  const price = nextHintPrice(table, positionOf(table.game).turn) ?? 0;
  return hints.question(common.points(price));
}

/** What to say of a hint now; `undefined` when there is nothing to say of any. */
export function hintSentence(state: AppState, room: OpenRoom): string | undefined {
  const { texts, engine } = state;
  const { notice, table } = room;
  if (notice.kind === 'hintRefused') return texts.hints.refused[notice.why];
  if (room.isSeekingHint)
    return engine.kind === 'thinking' && engine.progress ? texts.hints.looking : undefined;
  const isTold = notice.kind === 'hint' || (notice.kind === 'none' && table.game.event?.kind === 'hinted');
  const given = isTold ? hintGivenIn(table.game) : undefined;
  if (!given) return undefined;
  const { move } = given;
  const { explanation } = state;
  const isAbout = explanation?.of.game === table.id && explanation.of.events === given.events;
  if (isAbout && explanation.text === 'pending') return texts.hints.looking;
  const { geometry } = positionOf(table.game);
  const shown = move.kind === 'pass' ? texts.hints.pass : texts.hints.play(printPoint(geometry, move.point));
  return isAbout && explanation.text !== undefined ? `${shown} ${explanation.text}` : shown;
}
