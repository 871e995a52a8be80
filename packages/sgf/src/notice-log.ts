/*
 * Notices while a game is read: noted by offset, made places at the end.
 */
import type { NoticeCode, NoticeDeed, SgfNotice } from './notice.ts';
import type { Lines } from './place.ts';

/** So many notices of one code have places of their own: a file of noise would have one a sign. */
const MOST_OF_A_CODE = 20;
const MOST_QUOTED = 40;

interface Noted {
  readonly code: NoticeCode;
  readonly done: NoticeDeed;
  readonly about: string;
  readonly offset: number;
  times: number;
}

export class NoticeLog {
  readonly #noted: Noted[] = [];
  /** For each code, how many have places, and the last of those. */
  readonly #byCode = new Map<NoticeCode, { placed: number; last: Noted }>();

  add(code: NoticeCode, done: NoticeDeed, offset: number, about = ''): void {
    const known = this.#byCode.get(code);
    if (known && known.placed === MOST_OF_A_CODE) {
      known.last.times++;
      return;
    }
    const noted = { code, done, about: about.slice(0, MOST_QUOTED), offset, times: 1 };
    this.#noted.push(noted);
    this.#byCode.set(code, { placed: (known?.placed ?? 0) + 1, last: noted });
  }

  /** In the order of the text. */
  notices(lines: Lines): SgfNotice[] {
    return this.#noted
      .sort((a, b) => a.offset - b.offset)
      .map(({ code, done, about, offset, times }) => {
        const { row, column } = lines.originAt(offset);
        return { code, done, row, column, about, times };
      });
  }
}
