import { type Exercise, loadLesson } from '@honte/content';
import { type Point, parsePoint, printDiagram } from '@honte/rules';
import { describe, expect, it } from 'vitest';
import { texts as page } from '../text/en/index.ts';
import { lessons as words } from '../text/en/lessons.ts';
import { type Desk, type DeskIntent, hasHint, openedDesk } from './desk.ts';
import { deskBoardOf } from './desk-board.ts';
import { inOneBreath, saidOf } from './said.ts';
import { updateDesk } from './update-desk.ts';

const TEXTS = { idea: 'An idea.', task: 'Do it.', hint: 'So.', done: 'Done.' };

async function exercise(lesson: string, id: string): Promise<Exercise> {
  const found = (await loadLesson(lesson))?.exercises.find((one) => one.id === id);
  if (!found) throw new Error(id);
  return found;
}

function point({ geometry }: Exercise, name: string): Point {
  const found = parsePoint(geometry, name);
  if (!found.ok) throw new Error(name);
  return found.value;
}

const touch = (of: Exercise, name: string): DeskIntent => ({
  kind: 'tried',
  tried: { kind: 'point', point: point(of, name) },
});

/** After these intents, every answer that is waited for given at once. */
function after(first: Desk, ...intents: DeskIntent[]) {
  let desk = first;
  const kinds: string[] = [];
  const send = (intent: DeskIntent) => {
    const [next, effects] = updateDesk(desk, intent);
    desk = next;
    kinds.push(...effects.map(({ kind }) => kind));
    for (const effect of effects) if (effect.kind === 'wait') send({ kind: 'answerDue', told: effect.told });
  };
  for (const intent of intents) send(intent);
  return { desk, kinds };
}

const said = (desk: Desk) => inOneBreath(saidOf(desk, { texts: TEXTS, words, page, end: undefined }));
const stonesOn = (desk: Desk) => {
  const { geometry, stones } = deskBoardOf(desk);
  return printDiagram(geometry, stones);
};

describe('an exercise on the table', async () => {
  const connect = await exercise('chains', 'connect');
  const middle = await exercise('liberties', 'middle');
  const corner = await exercise('liberties', 'corner');
  const threat = await exercise('ko', 'threat');

  it('shows a move first, then its consequence, and nothing of both when it is taken back', () => {
    const first = openedDesk(connect);
    const [due, effects] = updateDesk(first, touch(connect, 'B2'));
    expect(due.phase).toBe('due');
    expect(effects.map(({ kind }) => kind)).toEqual(['sound', 'wait']);
    expect(said(due)).toBe('You play B2.');
    const { desk } = after(first, touch(connect, 'B2'));
    expect(desk.phase).toBe('wrong');
    expect(said(desk)).toBe('White plays D4. Your stones are cut.');
    expect(desk.moves).toHaveLength(2);
    const { desk: back } = after(desk, { kind: 'takenBack' });
    expect(stonesOn(back)).toBe(stonesOn(first));
    expect(back.phase).toBe('turn');
  });

  it('puts a consequence away by a touch of the board, which plays nothing', () => {
    const { desk } = after(openedDesk(connect), touch(connect, 'B2'), touch(connect, 'D4'));
    expect(desk.phase).toBe('turn');
    expect(desk.moves).toEqual([]);
  });

  it('waits for an answer once: an older one means nothing', () => {
    const [due] = updateDesk(openedDesk(connect), touch(connect, 'B2'));
    expect(updateDesk(due, { kind: 'answerDue', told: due.told - 1 })[0]).toBe(due);
    const [left] = updateDesk(due, { kind: 'restarted' });
    expect(updateDesk(left, { kind: 'answerDue', told: due.told })[0]).toBe(left);
  });

  it('is solved by the right move, and kept', () => {
    const { desk, kinds } = after(openedDesk(connect), touch(connect, 'D4'));
    expect(desk.phase).toBe('solved');
    expect(kinds).toEqual(['sound', 'keep']);
    expect(said(desk)).toBe('Right. Done.');
    expect(hasHint(desk)).toBe(false);
    expect(after(desk, touch(connect, 'A1')).desk).toBe(desk);
  });

  it('refuses a stone where one stands', () => {
    const { desk } = after(openedDesk(connect), touch(connect, 'C4'));
    expect(desk.moves).toEqual([]);
    expect(said(desk)).toBe('There is already a stone at C4.');
  });

  it('collects what is pointed at, each once', () => {
    const first = openedDesk(middle);
    const { desk } = after(first, touch(middle, 'E4'), touch(middle, 'D4'));
    expect(said(desk)).toBe('Not quite. D4 touches only at a corner: no line leads there.');
    const known = after(desk, touch(middle, 'E4'));
    expect(said(known.desk)).toBe('You have E4 already.');
    const { desk: solved, kinds } = after(desk, ...['F3', 'E2', 'D3'].map((name) => touch(middle, name)));
    expect(solved.phase).toBe('solved');
    expect(kinds.at(-1)).toBe('keep');
  });

  it('asks for an answer below where a number is wanted', () => {
    const { desk } = after(openedDesk(corner), touch(corner, 'A1'));
    expect(said(desk)).toBe('Answer below the board.');
    const wrong = after(desk, { kind: 'tried', tried: { kind: 'number', number: 3 } });
    expect(said(wrong.desk)).toBe('Not quite. You counted the diagonals, which do not count.');
    const right = after(wrong.desk, { kind: 'tried', tried: { kind: 'number', number: 2 } });
    expect(right.desk.phase).toBe('solved');
  });

  it('goes on over several turns, back by one, and refuses the ko before its time', () => {
    const first = openedDesk(threat);
    const { desk: refused } = after(first, touch(threat, 'D6'));
    expect(said(refused)).toBe('Not yet: D6 would bring back an earlier board.');
    const { desk: on } = after(refused, touch(threat, 'C1'));
    expect(said(on)).toBe('Black plays A2. Right so far. Go on.');
    expect(after(on, { kind: 'takenBack' }).desk.done.moves).toEqual([]);
    expect(after(on, touch(threat, 'D6')).desk.phase).toBe('solved');
  });

  it('helps in words, then with a point, afresh at each turn', () => {
    const hint: DeskIntent = { kind: 'hintChosen' };
    const { desk } = after(openedDesk(connect), hint);
    expect(said(desk)).toBe('So.');
    const { desk: twice } = after(desk, hint);
    expect(said(twice)).toBe('So. It is D4.');
    expect(deskBoardOf(twice).overlays).toContainEqual({
      kind: 'proposals',
      labels: [{ point: point(connect, 'D4'), text: '!' }],
    });
    expect(after(twice, hint).desk).toBe(twice);
    const { desk: wrong } = after(twice, touch(connect, 'A1'));
    expect(wrong.phase).toBe('wrong');
    expect(hasHint(after(openedDesk(threat), hint, hint, touch(threat, 'A2')).desk)).toBe(true);
  });
});
