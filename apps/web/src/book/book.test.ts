import { CHAPTERS, LANGUAGES, loadChapter, loadWords, spansIn } from '@honte/content';
import { RULESET_NAMES } from '@honte/rules';
import { describe, expect, it } from 'vitest';
import { parseAddress } from '../router.ts';
import { book } from '../text/en/book.ts';
import { common } from '../text/en/common.ts';
import { readPlace, withRead } from './place.ts';
import { columnsOf, rulesetRows } from './ruleset-rows.ts';

describe('the links of what is read', () => {
  const chapters = LANGUAGES.flatMap((language) => CHAPTERS.map((id) => [language, id] as const));

  it.each(chapters)('lead somewhere (%s, %s)', async (language, id) => {
    const { prose } = await loadChapter(id, language);
    for (const span of spansIn(prose)) if (span.kind === 'link') await expectThere(span.address);
  });

  it.each(LANGUAGES)('lead somewhere in the glossary (%s)', async (language) => {
    for (const { says } of await loadWords(language))
      for (const span of spansIn(says)) if (span.kind === 'link') await expectThere(span.address);
  });

  /** An address of the page has a screen, a section of a chapter has its heading. */
  async function expectThere(address: string): Promise<void> {
    if (address.startsWith('https://')) return;
    const route = parseAddress(address);
    expect(route.screen, address).not.toBe('nowhere');
    if (route.screen !== 'book' || route.section === '') return;
    const chapter = CHAPTERS.find((id) => id === route.id);
    expect(chapter, address).toBeDefined();
    const { prose } = await loadChapter(chapter!, 'en');
    const names = prose.flatMap((block) => (block.kind === 'heading' ? [block.name] : []));
    expect(names).toContain(route.section);
  }
});

describe('the place in the book', () => {
  it('is read as it was kept', () => {
    const place = { chapter: 'rules', section: 'ko', read: ['go', 'material'] };
    expect(readPlace(JSON.parse(JSON.stringify(place)))).toEqual(place);
  });

  it.each([null, 7, 'x', {}, { chapter: 'gone', section: 'ko', read: 'all' }, { read: ['gone'] }])(
    'is nowhere when %j was kept',
    (kept) => {
      expect(readPlace(kept)).toEqual({ chapter: undefined, section: '', read: [] });
    },
  );

  it('knows each chapter that was read once, in their order', () => {
    const place = withRead(withRead(readPlace(null), 'goal'), 'go');
    expect(withRead(place, 'goal').read).toEqual(['go', 'goal']);
  });
});

describe('the rulesets side by side', () => {
  const rows = rulesetRows(book, common.number);

  it('are all there, with a cell for each column', () => {
    expect(rows.map(({ name }) => name)).toEqual([...RULESET_NAMES]);
    for (const { cells } of rows) expect(cells).toHaveLength(columnsOf(book).length);
  });

  it('differ as their data do', () => {
    const cells = (name: string) => rows.find((row) => row.name === name)?.cells;
    expect(cells('french')).toEqual([
      'a board that you made yourself',
      'forbidden',
      'area',
      '7.5',
      'n − 1 + 0.5',
      'costs nothing',
      'agree on the dead, or play on',
    ]);
    expect(cells('nz')?.slice(1, 5)).toEqual(['allowed', 'area', '7', '0']);
    expect(cells('japanese')?.slice(2, 4)).toEqual(['territory', '6.5']);
    expect(cells('chinese')?.[4]).toBe('n + 0.5');
    expect(cells('aga')?.slice(5)).toEqual(['hands over a stone', 'agree, or play on; then all alive']);
    expect(cells('tt')?.[6]).toBe('count the board as it is');
  });
});
