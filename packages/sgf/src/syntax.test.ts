import { describe, expect, it } from 'vitest';
import { gamesIn, parseSgf, placesOf } from './index.ts';
import { gameOf, gamesOf, noticesOf, reprinted, rootValues } from './sgf.testing.ts';

describe('a tree', () => {
  it('holds nodes in the order of the file, and the parent of each', () => {
    const { tree } = gameOf('(;FF[4];B[aa](;W[bb];B[cc])(;W[dd]))');
    expect(
      tree.nodes.map(({ properties }) => properties.map(({ id, values }) => id + values.join())),
    ).toEqual([['FF4'], ['Baa'], ['Wbb'], ['Bcc'], ['Wdd']]);
    expect([...tree.parents]).toEqual([-1, 0, 1, 2, 1]);
  });

  it('tells where each node stood, by row and column', () => {
    const [first, second] = gamesOf('(;FF[4]\r\n;B[aa]\n  ;W[bb])\r(;FF[4];B[cc])');
    const placesIn = (game: typeof first) => {
      if (!game) return [];
      const placeOf = placesOf(game.tree);
      return game.tree.nodes.map((_, node) => placeOf(node)).map(({ row, column }) => `${row}:${column}`);
    };
    expect(placesIn(first)).toEqual(['1:2', '2:1', '3:3']);
    expect(placesIn(second)).toEqual(['4:2', '4:8']);
  });

  it('may be as deep as a hundred thousand variations, and as long', () => {
    const deep = 100_000;
    const text = `(;FF[4]${'(;B[aa](;W[bb])'.repeat(deep)}${')'.repeat(deep)})`;
    const { tree } = gameOf(text);
    expect(tree.nodes.length).toBe(1 + 2 * deep);
    expect(gameOf(`(;FF[4]${';B[aa];W[bb]'.repeat(deep / 2)})`).tree.nodes.length).toBe(1 + deep);
    expect(reprinted(reprinted(text)).length).toBe(reprinted(text).length);
  });

  it('keeps properties that nobody knows, and values that are not escaped as they should be', () => {
    const text = '(;KGSDE[aa][bb]XYZ[keep \\] me]MULTIGOGM[1];B[aa]QQ[1])';
    expect(reprinted(text)).toBe(text);
  });

  it('keeps private names whole, low lines and digits included', () => {
    const text = '(;X_B[aa]FOO_12[x];B[bb]MY_W[cc]A1[z])';
    expect(reprinted(text)).toBe(text);
    expect(gameOf(text).notices.map(({ code }) => code)).not.toContain('valueMissing');
  });
});

describe('games of one file', () => {
  it('are read one by one', () => {
    const games = gamesIn('(;B[aa])(;FF[4];B[bb];W[cc]) (;FF[4])');
    expect(games.next().value?.tree.nodes.length).toBe(2);
    expect([...games].length).toBe(2);
  });

  it('may stand in other text', () => {
    const [first, second] = gamesOf('Dear all (best one):\n(;SZ[9];B[aa])\n-- and --\n(;SZ[9])\nbye');
    expect(first && noticesOf(first)).toEqual(['textBeforeGame skipped 1:1 Dear all (best one):']);
    expect(second && noticesOf(second)).toEqual([
      'textBeforeGame skipped 3:1 -- and --',
      'textAfterGame skipped 5:1 bye',
    ]);
  });

  it('are told apart where a closing parenthesis is missing', () => {
    const [first, second] = gamesOf('(;GM[1]SZ[9];B[aa]\n(;GM[1]SZ[9];B[bb])');
    expect(first && noticesOf(first)).toEqual(['gameNotClosed added 2:1']);
    expect(first?.tree.nodes.length).toBe(2);
    expect(second?.tree.nodes.length).toBe(2);
  });

  it('are none in a text without one', () => {
    for (const text of ['', 'hello (world); yes', '()', '[]]', '(a)', '((()'])
      expect(parseSgf(text)).toEqual({ ok: false, error: { code: 'noGame' } });
  });
});

describe('what is odd is read all the same, and noted', () => {
  it.each([
    ['(;SZ[9];B[aa];W[bb]', '(;SZ[9];B[aa];W[bb])', ['gameNotClosed added 1:20']],
    [';SZ[9];B[aa]', '(;SZ[9];B[aa])', ['gameNotOpened added 1:1', 'gameNotClosed added 1:13']],
    ['(SZ[9];B[aa])', '(;SZ[9];B[aa])', ['nodeNotBegun added 1:2']],
    ['(;SZ[9]--;B[aa]---)', '(;SZ[9];B[aa])', ['strayText skipped 1:8 --', 'strayText skipped 1:16 ---']],
    [
      '(;SZ[9]KM;B[aa]KO)',
      '(;SZ[9];B[aa]KO[])',
      ['valueMissing skipped 1:8 KM', 'valueMissing added 1:16 KO'],
    ],
    [
      '(;SZ[9];B[aa](;W[bb])();B[cc])',
      '(;SZ[9];B[aa](;W[bb])(;B[cc]))',
      ['emptyVariation skipped 1:23', 'nodeAfterVariation kept 1:24'],
    ],
    [
      '(;SZ[9]C[never;W[cc)',
      '(;SZ[9]C[never;W[cc)])',
      ['valueNotClosed added 1:9 C', 'gameNotClosed added 1:21'],
    ],
    ['(;SZ[9]C[odd \\', '(;SZ[9]C[odd \\\\])', ['valueNotClosed added 1:9 C', 'gameNotClosed added 1:15']],
    ['(;SZ[9];B[aa;W[bb])', '(;SZ[9];B[aa];W[bb])', ['valueNotClosed added 1:10 B']],
    ['(;SZ[9];B[aaC[so])', '(;SZ[9];B[aa]C[so])', ['valueNotClosed added 1:10 B']],
    ['(;SZ[9];C[a]FF[3])', '(;SZ[9];C[a])', ['rootPropertyInGame skipped 1:13 FF[3]']],
    ['(;SZ[9];;[aa]B[bb])', '(;SZ[9];;B[bb])', ['nameMissing skipped 1:10 [aa]']],
  ])('%s', (text, printed, notices) => {
    expect(reprinted(text)).toBe(printed);
    expect(noticesOf(gameOf(text))).toEqual(notices);
    expect(reprinted(printed)).toBe(printed);
  });

  it.each([
    ['C[a [good] move];B[aa]', 'a [good\\] move'],
    ['PB[Ada]x]PW[Bo];B[aa]', 'Ada\\]x'],
    ['C[end]];B[aa]', 'end\\]'],
    ['C[see [1], (B[see] 2)] ;B[aa]', 'see [1\\], (B[see\\] 2)'],
    ['C[closed]\nKM[6.5];B[aa]', 'closed'],
    ['C[closed]KM;B[aa]', 'closed'],
    ['C[closed]-- ;B[aa]', 'closed'],
  ])('brackets in text that nobody escaped: %s', (text, value) => {
    const game = gameOf(`(;${text})`);
    expect(rootValues(game, text.startsWith('P') ? 'PB' : 'C')).toEqual([value]);
    expect(game.tree.nodes.length).toBe(2);
  });

  it('old long and small names stand under their ids', () => {
    const game = gameOf(
      '(;GaMe[1]VieW[]BoardSize[9]\n;Black[aa]Comment[so];white[bb];AddBlack[cc]Private[x])',
    );
    expect(reprinted('(;SiZe[9];Black[aa]Comment[so];white[bb];AddBlack[cc]Private[x])')).toBe(
      '(;SZ[9];B[aa]C[so];W[bb];AB[cc]PRIVATE[x])',
    );
    expect(rootValues(game, 'GM')).toEqual(['1']);
    expect(noticesOf(game).filter((notice) => notice.startsWith('oldName renamed')).length).toBe(8);
  });

  it('properties of one name in one node become one', () => {
    const text = '(;SZ[9]AB[aa]AB[bb][cc]AW[dd]AB[ee])';
    expect(reprinted(text)).toBe('(;SZ[9]AB[aa][bb][cc][ee]AW[dd])');
    // As online-go.com writes them; nothing is lost or in doubt.
    expect(noticesOf(gameOf(text))).toEqual([]);
    expect(noticesOf(gameOf('(;SZ[9]PB[Ada]PW[Bo]PB[Eve];B[aa]BL[30]BL[40])'))).toEqual([
      'repeatedProperty merged 1:21 PB',
      'repeatedProperty merged 1:40 BL',
    ]);
    expect(reprinted('(;SZ[9]PB[Ada]PB[Ada]PW[Bo][Bob])')).toBe('(;SZ[9]PB[Ada]PW[Bo, Bob])');
    expect(reprinted('(;SZ[9];B[aa]BL[30];W[bb]BL[30]BL[40];B[cc]BL[30])')).toBe(
      '(;SZ[9];B[aa]BL[30];W[bb]BL[30][40];B[cc]BL[30])',
    );
    const many = Array.from({ length: 50_000 }, (_, i) => `X${i}[a]X${i}[b]`).join('');
    expect(gameOf(`(;SZ[9]${many})`).tree.nodes[0]?.properties.length).toBe(50_001);
  });

  it('a move in the root, beside stones, or beside another gets a node of its own', () => {
    expect(reprinted('(;SZ[9]AB[aa]B[bb]BL[30]C[hi];W[cc])')).toBe('(;SZ[9]AB[aa]C[hi];B[bb]BL[30];W[cc])');
    expect(reprinted('(;SZ[9];AW[bb]B[cc]C[hi])')).toBe('(;SZ[9];AW[bb];B[cc]C[hi])');
    expect(reprinted('(;SZ[9];B[aa]C[1]W[bb]C[2]B[cc])')).toBe('(;SZ[9];B[aa]C[1\n2];W[bb];B[cc])');
    expect(noticesOf(gameOf('(;SZ[9];B[aa][bb])'))).toEqual(['severalMoves split 1:8']);
    expect(noticesOf(gameOf('(;SZ[9];AW[bb]B[cc])'))).toEqual(['moveWithSetup split 1:8']);
    expect(noticesOf(gameOf('(;SZ[9]B[cc])'))).toEqual(['moveInRoot split 1:2']);
  });

  it('is not said more often than anyone would read', () => {
    const notices = gameOf(`(;SZ[9]${'-;'.repeat(1000)})`).notices.filter(({ code }) => code === 'strayText');
    expect(notices.length).toBe(20);
    expect(notices.reduce((sum, { times }) => sum + times, 0)).toBe(1000);
  });
});
