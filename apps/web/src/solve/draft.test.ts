import { type Posed, type Question, type RecordQuestion, readProblems } from '@honte/content';
import { BLACK, type Point, parseDiagram, parsePoint, printPoint, WHITE } from '@honte/rules';
import { describe, expect, it } from 'vitest';
import {
  type Draft,
  draftOf,
  draftOfQuestion,
  draftOfRecord,
  emptiesOf,
  questionOf,
  refusalOf,
  withFirst,
  withGoal,
  withPlies,
  withPoint,
  withReach,
  withTarget,
} from './draft.ts';
import { draftOfWord, wordOf } from './draft-word.ts';
import { guessTarget } from './guess-target.ts';

const CORNER = `
  . . . . . . .
  . . . . . . .
  O O O O . . .
  X X X O . . .
  . . X O . . .`;

const OPEN = `
  . . . . . . .
  . . O O . . .
  . O X X . . .
  . . O . . . .
  . . . . . . .`;

function posed(drawing: string): Posed {
  const diagram = parseDiagram(drawing);
  if (!diagram.ok) throw new Error(diagram.error.code);
  return { ...diagram.value, first: BLACK };
}

const pointOf = ({ geometry }: Pick<Question, 'geometry'>, name: string): Point => {
  const point = parsePoint(geometry, name);
  if (!point.ok) throw new Error(name);
  return point.value;
};

const touched = (draft: Draft, ...names: readonly string[]) =>
  names.reduce((now, name) => withTarget(now, pointOf(now, name)), draft);

const names = ({ geometry }: Draft, points: readonly Point[]) =>
  points.map((p) => printPoint(geometry, p)).join(' ');

describe('a draft', () => {
  it('takes a touched chain for what it is about, and guesses the rest', () => {
    const draft = touched(draftOf(posed(CORNER)), 'C2');
    expect(draft.goal).toBe('live');
    expect(names(draft, draft.targets)).toBe('A2');
    expect([draft.region.kind, names(draft, emptiesOf(draft))]).toEqual(['enclosed', 'A1 B1']);
    expect(questionOf(draft).region).toBeUndefined();
  });

  it('lets the side to play want what it can want of them', () => {
    const draft = touched(draftOf(posed(CORNER)), 'C2');
    expect(withFirst(draft, WHITE).goal).toBe('kill');
    expect(withGoal(draft, 'capture').first).toBe(WHITE);
    expect(withGoal(withGoal(draft, 'capture'), 'save').first).toBe(BLACK);
  });

  it('lets a chain go that is touched again, and a connection have several', () => {
    const one = touched(draftOf(posed(OPEN)), 'C3');
    expect(touched(one, 'D3').targets).toEqual([]);
    const two = touched(withGoal(touched(one, 'C4'), 'connect'), 'B3');
    expect(names(two, two.targets)).toBe('C4 B3');
    expect(withGoal(two, 'kill').targets).toHaveLength(1);
  });

  it('guesses a part where nothing shuts the stones in', () => {
    const draft = touched(draftOf(posed(OPEN)), 'C3');
    expect(draft.region.kind).toBe('near');
    expect(emptiesOf(draft).length).toBeLessThanOrEqual(14);
    const wider = withReach(draft, 1);
    expect(emptiesOf(wider).length).toBeGreaterThan(emptiesOf(draft).length);
    expect(withReach(wider, -1).region.points).toEqual(draft.region.points);
  });

  it('limits a hunt in the open, and no other', () => {
    const hunt = withGoal(touched(draftOf(posed(OPEN)), 'C3'), 'capture');
    expect([hunt.plies, hunt.escapeLiberties]).toEqual([9, 4]);
    expect(withPlies(hunt, undefined)).toMatchObject({ plies: undefined, escapeLiberties: undefined });
    expect(withGoal(hunt, 'kill').plies).toBeUndefined();
  });

  it('takes in and leaves out the points that are touched', () => {
    const draft = touched(draftOf(posed(CORNER)), 'C2');
    const less = withPoint(draft, pointOf(draft, 'A1'));
    expect([less.region.kind, names(less, emptiesOf(less))]).toEqual(['chosen', 'B1']);
    expect(withPoint(less, pointOf(draft, 'A1')).region.points).toEqual(draft.region.points);
  });

  it('goes through an address, whole or not', () => {
    const bare = draftOf(posed(CORNER));
    for (const draft of [
      bare,
      touched(bare, 'C2'),
      withGoal(touched(draftOf(posed(OPEN)), 'C3'), 'capture'),
    ]) {
      const read = draftOfWord(wordOf(draft));
      expect(read && wordOf(read)).toBe(wordOf(draft));
    }
    expect(draftOfWord('nothing')).toBeUndefined();
  });

  it('keeps a question as it is', () => {
    const read = readProblems(
      'id: a\ntheme: net\ngrade: 1\nplay: B capture C3\nregion: A1-D4\nwithin: 5 plies, 3 liberties\nanswer: D4\n.....\n.....\n..O..\n.....\n.....',
    );
    if (!read.ok) throw new Error(read.error.code);
    const [problem] = read.value;
    expect(problem && questionOf(draftOfQuestion(problem))).toMatchObject({
      goal: 'capture',
      region: problem?.region,
      plies: 5,
      escapeLiberties: 3,
    });
  });
});

describe('a draft is refused', () => {
  const refused = (drawing: string, change: (draft: Draft) => Draft = (draft) => draft) =>
    refusalOf(change(draftOf(posed(drawing))));

  it('where something is missing', () => {
    expect(refused('...\n...\n...')).toBe('noStones');
    expect(refused(CORNER)).toBe('noTarget');
    expect(refused(CORNER, (draft) => withGoal(touched(draft, 'C2'), 'connect'))).toBe('oneChain');
    expect(refused(CORNER, (draft) => touched(draft, 'C2'))).toBeUndefined();
  });

  it('where nothing can be read of it', () => {
    const out = (draft: Draft) => withPoint(touched(draft, 'C2'), pointOf(draft, 'A1'));
    expect(refused(CORNER, out)).toBe('reachesOut');
    expect(refused(CORNER, (draft) => withPoint(out(draft), pointOf(draft, 'B1')))).toBe('noRegion');
    expect(refused('XO.\nO..\n...', (draft) => touched(draft, 'B3'))).toBe('noLiberty');
    const wide = (draft: Draft) =>
      [1, 1, 1, 1, 1, 1].reduce((now) => withReach(now, 1), touched(draft, 'C3'));
    expect(refused(OPEN, (draft) => withPlies(wide(draft), undefined))).toBeUndefined();
    const all = `${'.'.repeat(9)}\n`.repeat(4);
    const open = (draft: Draft) =>
      [1, 1, 1, 1, 1, 1].reduce((now) => withReach(now, 1), touched(draft, 'E5'));
    expect(refused(`${all}....X....\n${all}`, open)).toBe('tooLarge');
  });
});

describe('the draft of a record', () => {
  const asked = (change: Partial<RecordQuestion>): RecordQuestion => ({
    ...posed(CORNER),
    goal: undefined,
    targets: [],
    title: '',
    ...change,
  });
  const moves = { right: [], wrong: [] };
  const marked = [pointOf(posed(CORNER), 'B2')];

  it('is about the stones that are marked, in the sense that their color gives', () => {
    expect(draftOfRecord(asked({ targets: marked }), moves)).toMatchObject({ goal: 'live' });
    expect(draftOfRecord(asked({ targets: marked, first: WHITE }), moves)).toMatchObject({ goal: 'kill' });
  });

  it('does not take for targets what cannot be them', () => {
    const draft = draftOfRecord(asked({ targets: marked, goal: 'kill' }), moves);
    expect([draft.goal, draft.targets]).toEqual(['kill', []]);
  });

  it('guesses stones that are shut in', () => {
    const guess = (goal: 'live' | 'kill' | undefined, first: typeof BLACK | typeof WHITE) =>
      guessTarget({ ...posed(CORNER), first }, goal, moves);
    expect(guess('kill', WHITE)).toBe(marked[0]! - 1);
    expect(guess(undefined, BLACK)).toBe(marked[0]! - 1);
    expect(guess('kill', BLACK)).not.toBe(marked[0]! - 1);
    expect(guessTarget(posed('...\n...\n...'), undefined, moves)).toBeUndefined();
  });
});
