/*
 * What a running clock has worth saying, in words.
 */
import type { TimeSettings } from '@honte/game';
import { playerName } from '../derive/players.ts';
import type { AppState } from '../state.ts';
import type { Texts } from '../text/texts.ts';
import type { ClockNews } from './clock-news.ts';

/** What the clocks had to say since `before`; the computer minds its own. */
export function clockSaid(before: AppState, { clock, room, texts }: AppState): string[] {
  const { news } = clock;
  if (!news || news === before.clock.news || room.kind !== 'open') return [];
  const { sheet, game } = room.table;
  if (news.color === sheet.computer?.color) return [];
  const text = newsText(texts, news, game.setup.time);
  return [sheet.computer ? text : `${playerName(sheet, news.color, texts)}${texts.common.colon}${text}`];
}

function newsText({ time }: Texts, news: ClockNews, settings: TimeSettings): string {
  switch (news.kind) {
    case 'low': {
      if (!news.isMain) return time.low.period(news.seconds);
      const isAll = settings.kind === 'absolute' || settings.kind === 'fischer';
      return isAll ? time.low.all(news.seconds) : time.low.main(news.seconds);
    }
    case 'periodLost':
      return time.periodLost(news.periods);
    case 'overtime':
      return settings.kind === 'canadian'
        ? time.overtime.stones(settings.stones, settings.periodMs / 1000)
        : time.overtime.periods(news.periods, periodSeconds(settings));
  }
}

function periodSeconds(settings: TimeSettings): number {
  return settings.kind === 'byoyomi' ? settings.periodMs / 1000 : 0;
}
