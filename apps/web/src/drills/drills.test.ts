import { houseEndings, type WorkedId, workedEndings } from '@honte/content';
import { areaReceipt, type Point, parsePoint, RULESETS } from '@honte/rules';
import { describe, expect, it } from 'vitest';
import { answerTo } from '../counting/proof-answer.ts';
import { drills as en } from '../text/en/drills.ts';
import { texts as english } from '../text/en/index.ts';
import { drills as fr } from '../text/fr/drills.ts';
import { texts as french } from '../text/fr/index.ts';
import { answerSum } from './answer-sum.ts';
import { type Drill, type DrillIntent, isDone, openedDrill, regionsIn, taskOf } from './drill.ts';
import { type DrillAnswer, mergedAnswers, progressOf, readDrillAnswer } from './drill-answers.ts';
import { drillBoardOf } from './drill-board.ts';
import { saidOf, taskSaid } from './drill-said.ts';
import { DRILL_KINDS, drawnExercise, expectedOf, turnedEnding, VIEWS, workedExercise } from './exercise.ts';
import { diceOf, drawLot, endingOfLot } from './lot.ts';
import { doomedIn, questionFor } from './tryout.ts';
import { updateDrill } from './update-drill.ts';

const ENDINGS = houseEndings();
const worked = (id: WorkedId) => openedDrill(workedExercise(workedEndings().find((one) => one.id === id)!));
const at = (drill: Drill, name: string): Point => {
  const point = parsePoint(drill.exercise.ending.geometry, name);
  if (!point.ok) throw new Error(name);
  return point.value;
};
const touch = (drill: Drill, ...names: string[]) =>
  names.reduce((now, name) => updateDrill(now, { kind: 'pointTouched', point: at(now, name) })[0], drill);
const after = (drill: Drill, ...intents: DrillIntent[]) =>
  intents.reduce((now, intent) => updateDrill(now, intent)[0], drill);
const write = (drill: Drill, black: number, white: number) =>
  after(
    drill,
    { kind: 'written', color: 1, text: String(black) },
    { kind: 'written', color: 2, text: String(white) },
    { kind: 'checked' },
  );
const said = (drill: Drill) => saidOf(drill, en, english);

describe('the worked endings', () => {
  it('46 and 32, once the points between are given to nobody', () => {
    let drill = after(worked('neutral'), { kind: 'checked' });
    expect(said(drill).head).toBe('6 regions have no sign yet.');
    drill = touch(drill, 'A1', 'J9', 'A9', 'A9', 'C9', 'C9', 'J1', 'J1', 'F5');
    drill = after(drill, { kind: 'checked' });
    expect(said(drill)).toMatchObject({ head: 'One region belongs to another.', tone: 'wrong' });
    expect(said(drill).text).toContain('F6');
    drill = after(touch(drill, 'F5', 'F5'), { kind: 'checked' }, { kind: 'wentOn' });
    expect(taskOf(drill)).toBe('area');
    expect(said(write(drill, 49, 32)).text).toBe(
      'Black: a point that touches both colors counts for nobody.',
    );
    const right = write(drill, 46, 32);
    expect([isDone(right), said(right).head]).toEqual([true, 'Right. Black by 6.5.']);
  });

  it('43 and 38, and what is wrong with other numbers', () => {
    const drill = worked('komi');
    const texts = (black: number, white: number) => said(write(drill, black, white)).text;
    expect(texts(33, 38)).toBe('You have Black’s stones, but not the points that they surround.');
    expect(texts(43, 11)).toBe('You have White’s empty points, but not the stones.');
    expect(texts(38, 43)).toBe('You have the two numbers the other way round.');
    expect(texts(44, 36)).toBe('Black: one too many. White: 2 too few.');
    expect(said(write(drill, 43, 38)).head).toBe('Right. White by 2.5.');
  });

  it('dead stones that have to be found, and can be tried', () => {
    const drill = worked('lifted');
    const none = after(drill, { kind: 'checked' });
    expect(said(none)).toMatchObject({ head: 'One chain is marked otherwise.', tone: 'wrong' });
    expect(said(none).text).toBe('The 2 white stones at C1 cannot be saved: there is no room for two eyes.');
    const tooMany = after(touch(drill, 'C1', 'A6'), { kind: 'checked' });
    expect(said(tooMany).text).toMatch(/cannot be taken, whoever plays first\.$/);
    const [doomed] = doomedIn(drill.exercise);
    const line = answerTo(questionFor(drill.exercise, doomed!));
    expect(line?.[0]).toMatchObject({ kind: 'play', color: 2 });
    const found = after(touch(drill, 'D1'), { kind: 'checked' }, { kind: 'wentOn' });
    // As if they lived: Black has lost the points there, too.
    const alive = areaReceipt({
      ...drill.exercise.ending,
      dead: [],
      ruleset: RULESETS.french,
      komi: 0,
      handicap: 0,
    });
    const { white } = expectedOf(drill.exercise, 'area');
    expect(said(write(found, alive.total.black, white)).text).toMatch(/dead stones are lifted first/);
    expect(said(write(found, 45, 36)).head).toBe('Right. Black by 1.5.');
  });

  it('42 and 41, which become 37 and 36', () => {
    const first = write(worked('prisoners'), 42, 41);
    expect(first.phase).toEqual({ kind: 'over', how: 'right' });
    const second = after(first, { kind: 'wentOn' });
    expect(taskSaid(second, en).facts).toBe('Lost: Black 5 stones, White 5 stones.');
    expect(said(write(second, 42, 36)).text).toMatch(/Now take off the stones that were lost/);
    expect(said(write(second, 37, 36)).head).toBe('Right. Black by 1.');
    expect(answerSum(second.exercise).total).toEqual({ black: 37, white: 36 });
  });

  it('three dead in each corner, and 21 points each once they are home', () => {
    let drill = after(touch(worked('corners'), 'B8', 'H8'), { kind: 'checked' }, { kind: 'wentOn' });
    drill = after(drill, { kind: 'shownChosen' }, { kind: 'wentOn' });
    expect(taskSaid(drill, en).facts).toBe('Lost: Black 3 stones, White 3 stones.');
    expect(said(write(drill, 21, 21)).head).toBe('Right. Level.');
  });

  it('the quick count: 20 and 19 left, White by 6.5', () => {
    const drill = worked('passes');
    expect(taskSaid(drill, en).facts).toBe(
      'Handed over: Black one stone, White 2 stones, one of them because Black had the last turn.',
    );
    expect(said(write(drill, 20, 19)).head).toBe('Right. White by 6.5.');
  });

  it('are told in both languages wherever they stand', () => {
    for (const { id } of workedEndings()) {
      let drill = worked(id);
      for (;;) {
        for (const one of [drill, after(drill, { kind: 'checked' }), after(drill, { kind: 'shownChosen' })])
          for (const [words, texts] of [
            [en, english],
            [fr, french],
          ] as const) {
            const { head, text } = saidOf(one, words, texts);
            expect(`${head}${text}${taskSaid(one, words).task}`).not.toMatch(/undefined|NaN/);
            expect(drillBoardOf(one).geometry).toBe(one.exercise.ending.geometry);
          }
        const next = after(drill, { kind: 'shownChosen' });
        if (isDone(next)) break;
        drill = after(next, { kind: 'wentOn' });
      }
    }
  });
});

describe('a drill', () => {
  it.each(DRILL_KINDS)('of kind %s can be answered on every ending', (kind) => {
    for (const ending of ENDINGS) {
      let drill = openedDrill(drawnExercise(kind, ending, diceOf(ending.id)));
      const kept: boolean[] = [];
      for (;;) {
        const task = taskOf(drill);
        let intent: DrillIntent = { kind: 'checked' };
        if (task === 'whose') {
          const point = drill.exercise.points[drill.at]!;
          intent = { kind: 'ownerChosen', owner: drill.exercise.area.owner[point] as 0 | 1 | 2 };
        } else if (task === 'dead') {
          for (const point of ending.dead)
            if (!drill.marked.has(point)) drill = after(drill, { kind: 'pointTouched', point });
        } else if (task !== 'owners') {
          const { black, white } = expectedOf(drill.exercise, task);
          drill = after(
            drill,
            { kind: 'written', color: 1, text: String(black) },
            { kind: 'written', color: 2, text: String(white) },
          );
        }
        const [next, effects] = updateDrill(drill, intent);
        drill = next;
        kept.push(...effects.map(({ right }) => right));
        expect(drill.phase, ending.id).toEqual({ kind: 'over', how: 'right' });
        if (isDone(drill)) break;
        drill = after(drill, { kind: 'wentOn' });
      }
      expect(kept).toEqual(drill.exercise.tasks.map(() => true));
    }
  });

  it('counts the first answer, and no later one', () => {
    const ending = ENDINGS.find(({ id }) => id.startsWith('7-'))!;
    const drill = openedDrill(drawnExercise('area', ending, diceOf('x')));
    const wrong = updateDrill(
      after(drill, { kind: 'written', color: 1, text: '1' }, { kind: 'written', color: 2, text: '1' }),
      { kind: 'checked' },
    );
    expect(wrong[1]).toEqual([{ kind: 'keepAnswer', right: false }]);
    const { black, white } = expectedOf(drill.exercise, 'area');
    const second = after(wrong[0], { kind: 'written', color: 1, text: String(black) });
    const [last, effects] = updateDrill(after(second, { kind: 'written', color: 2, text: String(white) }), {
      kind: 'checked',
    });
    expect([last.phase, effects]).toEqual([{ kind: 'over', how: 'right' }, []]);
  });

  it('asks for a number that is missing', () => {
    const drill = after(
      worked('komi'),
      { kind: 'digitPressed', digit: 4 },
      { kind: 'digitPressed', digit: 3 },
    );
    expect(drill.written).toEqual({ black: '43', white: '' });
    const checked = after(drill, { kind: 'checked' });
    expect([checked.phase.kind, checked.field]).toEqual(['incomplete', 2]);
    expect(said(checked).text).toBe('White’s number is still missing.');
    expect(after(drill, { kind: 'erased' }).written.black).toBe('4');
  });

  it('groups what is of one color in rectangles, and adds them up', () => {
    let drill = after(
      worked('neutral'),
      { kind: 'shownChosen' },
      { kind: 'wentOn' },
      { kind: 'groupingToggled' },
    );
    expect(said(drill).text).toBe(en.firstCorner);
    drill = touch(drill, 'G1', 'J3');
    expect(said(drill).text).toBe('White: 9.');
    drill = touch(drill, 'A1', 'D2');
    expect(said(drill).text).toBe('Black: 8. White: 9.');
    const stray = touch(drill, 'E9', 'F5');
    expect(said(stray).text).toBe('F6 does not belong in it. Choose two other corners.');
    expect(said(touch(drill, 'F5')).text).toBe('F5 does not belong in it. Choose two other corners.');
    expect(after(drill, { kind: 'groupTaken' }).groups).toHaveLength(1);
  });
});

describe('what is drawn', () => {
  it('is the same for the same lot, turned and with colors changed', () => {
    for (const ending of ENDINGS.slice(0, 20))
      for (let view = 0; view < VIEWS; view++) {
        const turned = turnedEnding(ending, view);
        const one = drawnExercise('area', ending, diceOf('a'));
        const other = drawnExercise('area', turned, diceOf('a'));
        const expected = expectedOf(one, 'area');
        const swapped = { black: expected.white, white: expected.black };
        expect(expectedOf(other, 'area')).toEqual(view < 8 ? expected : swapped);
        expect(regionsIn(other)).toHaveLength(regionsIn(one).length);
      }
    const { id } = ENDINGS[0]!;
    expect(endingOfLot(`${id}-15`)).toBeDefined();
    for (const lot of ['', id, `${id}-16`, '9-0-0', 'x']) expect(endingOfLot(lot), lot).toBeUndefined();
  });

  it('is of the size that is wanted, and not what was drawn before', () => {
    for (const size of [7, 9, 13]) {
      const recent: string[] = [];
      for (let seed = 1; seed <= 8; seed++) {
        const lot = drawLot(size, seed, () => true, recent);
        expect(endingOfLot(lot)?.geometry.width).toBe(size);
        expect(recent.some((one) => one.split('-')[1] === lot.split('-')[1])).toBe(false);
        recent.push(lot);
      }
    }
  });
});

describe('what is kept of drills', () => {
  const answer = (right: boolean, size: number, n: number, ms?: number): DrillAnswer => ({
    drill: 'area',
    size,
    at: n,
    right,
    ...(ms === undefined ? {} : { ms }),
  });

  it('tells runs and bests', () => {
    const answers = [true, true, false, true].map((right, i) => answer(right, 5, i, 1000 * (5 - i)));
    expect(progressOf(answers, 'area')).toMatchObject({ run: 1, best: 2, tried: 4, size: 5 });
    expect(progressOf(answers, 'area').quickest.get(5)).toBe(2000);
    expect(progressOf(answers, 'dead')).toMatchObject({ run: 0, best: 0, tried: 0 });
  });

  it('has boards grow after three right answers in a row, and shrink after two wrong ones', () => {
    const rights = [0, 1, 2].map((i) => answer(true, 5, i));
    expect(progressOf(rights, 'area').size).toBe(7);
    const wrongs = [3, 4].map((i) => answer(false, 7, i));
    expect(progressOf([...rights, ...wrongs], 'area').size).toBe(5);
    // A larger board that was chosen by hand changes nothing.
    expect(
      progressOf(
        [0, 1, 2].map((i) => answer(true, 13, i)),
        'area',
      ).size,
    ).toBe(5);
  });

  it('is read with care, and merged without doubles', () => {
    const good = answer(true, 9, 5, 1200);
    expect(readDrillAnswer(good)).toEqual(good);
    for (const bad of [
      null,
      {},
      { ...good, drill: 'A b' },
      { ...good, size: 99 },
      { ...good, right: 1 },
      { ...good, at: -1 },
    ])
      expect(readDrillAnswer(bad)).toBeUndefined();
    expect(mergedAnswers([good], [good, answer(false, 9, 2)])).toEqual([answer(false, 9, 2), good]);
  });
});
