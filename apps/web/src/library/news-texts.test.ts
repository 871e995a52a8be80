import type { SgfNotice } from '@honte/sgf';
import { describe, expect, it } from 'vitest';
import { texts as en } from '../text/en/index.ts';
import { texts as fr } from '../text/fr/index.ts';
import { noticeText, problemText } from './news-texts.ts';

const notice = {
  code: 'komiNotStated',
  done: 'leftUnstated',
  about: 'KM',
  row: 1,
  column: 2,
  times: 1,
} as const;

describe('a notice', () => {
  it('says what was odd, what was done about it, and where', () => {
    expect(noticeText({ game: 1, notice }, en)).toBe(
      'No komi is stated (KM). Nothing was made up. (game 1, line 1, sign 2)',
    );
  });

  it('of a kind that is not known here is named by its code', () => {
    const strange = { ...notice, code: 'moonPhase', done: 'praised' } as unknown as SgfNotice;
    expect(noticeText({ game: 1, notice: strange }, en)).toBe(
      'Something that this Honte has no words for: moonPhase (KM). (game 1, line 1, sign 2)',
    );
    expect(noticeText({ game: 1, notice: strange }, fr)).not.toContain('undefined');
  });
});

describe('a problem with a backup', () => {
  it('names the parts that a later Honte put into it', () => {
    expect(problemText({ code: 'unknownParts', names: ['lessons', 'boxes'] }, en)).toBe(
      'a later Honte put more into it than this one knows (lessons, boxes). Keep the file: that is still in it.',
    );
  });

  it('says that games are not all there', () => {
    expect(problemText({ code: 'shortened', games: 1 }, en)).toContain('up to that point');
  });
});
