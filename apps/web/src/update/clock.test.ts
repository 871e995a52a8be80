import {
  canUndo,
  clockOf,
  type Event,
  eventsOf,
  isPaused,
  phaseOf,
  resultOf,
  type TimeLeft,
  type TimeSettings,
} from '@honte/game';
import { BLACK, type Color, geometryOf, type Point, parsePoint, WHITE } from '@honte/rules';
import { describe, expect, it } from 'vitest';
import { momentOf } from '../clock/moment.ts';
import { resultSentence, sentenceOf } from '../derive/sentence.ts';
import type { Effect } from '../effect.ts';
import type { Intent } from '../intent.ts';
import type { KeptGame } from '../kept-game.ts';
import { firstSettings } from '../settings.ts';
import { type AppState, firstState, type OpenRoom } from '../state.ts';
import { texts as en } from '../text/en/index.ts';
import { texts as fr } from '../text/fr/index.ts';
import { update } from './update.ts';

const ENGLISH = firstSettings('en');
/** When all games here begin. */
const NOON = Date.UTC(2026, 10, 30, 12);
const SECOND = 1000;
const MINUTE = 60 * SECOND;

const ABSOLUTE: TimeSettings = { kind: 'absolute', mainMs: MINUTE };
const FISCHER: TimeSettings = { kind: 'fischer', mainMs: MINUTE, incrementMs: 5 * SECOND, capMs: undefined };
const BYOYOMI: TimeSettings = { kind: 'byoyomi', mainMs: MINUTE, periods: 3, periodMs: 20 * SECOND };
const CANADIAN: TimeSettings = { kind: 'canadian', mainMs: MINUTE, stones: 2, periodMs: 30 * SECOND };

const main = (seconds: number): TimeLeft => ({ kind: 'main', mainMs: seconds * SECOND });

function point(name: string): Point {
  const found = parsePoint(geometryOf(9), name);
  if (!found.ok) throw new Error(name);
  return found.value;
}

const choose = (name: string): Intent => ({ kind: 'pointChosen', point: point(name) });
const PASS: Intent = { kind: 'passChosen' };
const TICK: Intent = { kind: 'ticked' };

/** A page and what it asked of the outside, moved on by intents at so many seconds after noon. */
class Page {
  state: AppState;
  effects: Effect[] = [];

  constructor(state: AppState) {
    this.state = state;
  }

  at(seconds: number, ...intents: Intent[]): this {
    for (const intent of intents) {
      const [state, effects] = update(this.state, intent, NOON + seconds * SECOND);
      this.state = state;
      this.effects.push(...effects);
    }
    return this;
  }

  /** The clock wakes the page when it has asked to be woken, until so many seconds after noon. */
  runTo(seconds: number): this {
    for (;;) {
      const wake = this.lastWake();
      if (!wake || wake.now + wake.inMs > NOON + seconds * SECOND) return this;
      this.at((wake.now + wake.inMs - NOON) / SECOND, TICK);
    }
  }

  lastWake(): Extract<Effect, { kind: 'runClock' }> | undefined {
    const last = this.effects.findLast(({ kind }) => kind === 'runClock' || kind === 'stopClock');
    return last?.kind === 'runClock' ? last : undefined;
  }

  get room(): OpenRoom {
    if (this.state.room.kind !== 'open') throw new Error(this.state.room.kind);
    return this.state.room;
  }

  get game() {
    return this.room.table.game;
  }

  get clock() {
    return clockOf(this.game, momentOf(this.room.table, this.state.now));
  }

  get moments(): [Event['kind'], number][] {
    return eventsOf(this.game).map(({ kind, at }) => [kind, at / SECOND]);
  }
}

/** Two people who begin at noon, or a person with this color against the computer. */
function begun(time: TimeSettings | undefined, color?: Color): Page {
  const page = new Page(firstState(ENGLISH, en, { screen: 'new' }));
  page.at(-1, { kind: 'opponentChosen', opponent: color === undefined ? 'person' : 'computer' });
  if (color !== undefined) page.at(-1, { kind: 'colorWished', color });
  if (time) page.at(-1, { kind: 'timePresetChosen', time });
  return page.at(0, { kind: 'begun', id: 'g1', now: NOON, lot: BLACK });
}

/** The same game as the device keeps it, opened on another page at so many seconds after noon. */
function reopened({ room, game }: Page, seconds: number, seenAt: number | undefined): Page {
  const { id, sheet, begunAt } = room.table;
  const kept: KeptGame = { id, sheet, begunAt, changedAt: begunAt, events: eventsOf(game) };
  const page = new Page(firstState(ENGLISH, en, { screen: 'home' }));
  page.at(seconds, { kind: 'went', route: { screen: 'game', id, part: 'play' } });
  const seen = seenAt === undefined ? undefined : NOON + seenAt * SECOND;
  return page.at(seconds, { kind: 'gameFound', kept, seenAt: seen });
}

describe('a game with a clock', () => {
  it('has the time of each event, since it began', () => {
    const page = begun(ABSOLUTE).at(3, choose('E5')).at(7.5, choose('D5')).at(8, { kind: 'undoChosen' });
    expect(page.moments).toEqual([
      ['played', 3],
      ['played', 7.5],
      ['undone', 8],
    ]);
    expect(page.clock.black).toEqual(main(56.5));
    expect(page.clock.white).toEqual(main(55.5));
    expect(page.clock.running).toBe(WHITE);
  });

  it('goes on when the clock of the device is set back', () => {
    const page = begun(ABSOLUTE).at(10, choose('E5')).at(4, choose('D5')).at(5, choose('C5'));
    expect(page.moments.map(([, at]) => at)).toEqual([10, 10, 10]);
  });

  it('has no time where nobody times it, and wakes nobody', () => {
    const page = begun(undefined).at(100, choose('E5')).at(200, choose('D5'));
    expect(page.moments.map(([, at]) => at)).toEqual([0, 0]);
    expect(page.effects.some(({ kind }) => kind === 'runClock' || kind === 'stopClock')).toBe(false);
  });

  it('refuses a forbidden point in words', () => {
    const page = begun(ABSOLUTE).at(1, choose('A2')).at(2, choose('E5')).at(3, choose('B1'));
    page.at(4, choose('A1'));
    expect(sentenceOf(page.state, page.room)).toContain('A1 is forbidden.');
  });

  it('wakes the page when it looks different: at each second, near the end at each tenth', () => {
    const page = begun(ABSOLUTE).at(0.25, TICK);
    expect(page.lastWake()).toMatchObject({ game: 'g1', inMs: 750, now: NOON + 250 });
    page.runTo(50);
    expect(page.lastWake()).toMatchObject({ inMs: 100, now: NOON + 50 * SECOND });
  });

  it('stops while the dead are marked, and goes on with play', () => {
    const page = begun(ABSOLUTE).at(5, choose('E5')).at(10, PASS).at(12, PASS);
    expect(page.effects).toContainEqual({ kind: 'stopClock', game: 'g1' });
    page.at(300, { kind: 'resumeChosen', by: BLACK }).at(301, TICK);
    expect(page.clock.running).toBe(WHITE);
    expect(page.clock.white).toEqual(main(54));
    expect(page.lastWake()).toMatchObject({ inMs: 1000 });
  });
});

describe('the flag', () => {
  it.each([
    ['absolute', ABSOLUTE, 60],
    ['Fischer', FISCHER, 60],
    ['byo-yomi', BYOYOMI, 120],
    ['Canadian', CANADIAN, 90],
  ])('of a clock with %s time falls at the real end, and no sooner', (_, time, end) => {
    const page = begun(time).runTo(end - 0.001);
    expect(phaseOf(page.game)).toBe('play');
    expect(page.lastWake()?.inMs).toBeLessThanOrEqual(100);
    page.runTo(end);
    expect(phaseOf(page.game)).toBe('finished');
    expect(page.moments).toEqual([['timedOut', end]]);
    expect(resultOf(page.game)).toEqual({ kind: 'time', winner: WHITE });
    expect(page.state.route).toEqual({ screen: 'game', id: 'g1', part: 'result' });
    expect(page.lastWake()).toBeUndefined();
  });

  it('falls although the page was busy, and before the move that came too late', () => {
    const page = begun(ABSOLUTE).runTo(59.5).at(60.5, choose('E5'));
    expect(page.moments).toEqual([['timedOut', 60.5]]);
  });

  it('is told in a sentence in both languages', () => {
    const { room } = begun(ABSOLUTE).runTo(60);
    expect(resultSentence(en, room)).toBe('White wins on time.');
    expect(resultSentence(fr, room)).toBe('Blanc gagne au temps.');
  });

  it('does not fall for a turn that ends in time', () => {
    const page = begun(FISCHER).runTo(59.9).at(59.95, choose('E5')).runTo(100);
    expect(phaseOf(page.game)).toBe('play');
    expect(page.clock.black).toEqual(main(5.05));
  });

  it('is not held up by undoing and redoing, which give no time back', () => {
    const page = begun(FISCHER)
      .at(10, choose('E5'))
      .at(11, { kind: 'undoChosen' })
      .at(12, { kind: 'redoChosen' });
    expect(page.clock.black).toEqual(main(54));
    expect(page.clock.white).toEqual(main(59));
    page.at(13, { kind: 'undoChosen' }).at(14, choose('E5'));
    expect(page.clock.black).toEqual(main(53));
  });
});

describe('a pause', () => {
  const PAUSE: Intent = { kind: 'pauseChosen' };
  const CONTINUE: Intent = { kind: 'continueChosen' };

  it('stops the clock until somebody continues', () => {
    const page = begun(ABSOLUTE).at(5, PAUSE).at(500, TICK, CONTINUE).at(501, choose('E5'));
    expect(page.moments).toEqual([
      ['paused', 5],
      ['continued', 500],
      ['played', 501],
    ]);
    expect(page.clock.black).toEqual(main(54));
  });

  it('lets nothing happen on the board', () => {
    const page = begun(ABSOLUTE).at(5, PAUSE).at(6, choose('E5'), PASS, { kind: 'undoChosen' }, PAUSE);
    expect(page.moments).toEqual([['paused', 5]]);
    expect(canUndo(page.game)).toBe(false);
  });

  it('is none where nothing runs', () => {
    expect(begun(undefined).at(5, PAUSE).moments).toEqual([]);
    expect(
      begun(ABSOLUTE)
        .at(1, PASS)
        .at(2, PASS)
        .at(3, PAUSE)
        .moments.map(([kind]) => kind),
    ).toEqual(['passed', 'passed']);
  });

  it.each<[string, Intent]>([
    ['the page is hidden', { kind: 'pageHidden' }],
    ['somebody goes to another screen', { kind: 'went', route: { screen: 'settings' } }],
    ['another game is opened', { kind: 'went', route: { screen: 'game', id: 'other', part: 'play' } }],
  ])('begins when %s, and is kept', (_, intent) => {
    const page = begun(ABSOLUTE).at(5, choose('E5')).at(8, intent);
    const kept = page.effects.findLast((effect) => effect.kind === 'keepGame');
    expect(kept && eventsOf(kept.table.game).at(-1)).toEqual({ kind: 'paused', at: 8 * SECOND });
    expect(page.effects.at(-1)).toEqual({ kind: 'stopClock', game: 'g1' });
    page.at(9, { kind: 'pageShown' }, { kind: 'went', route: { screen: 'game', id: 'g1', part: 'play' } });
    expect(page.lastWake()).toBeUndefined();
  });

  it('begins for the game that is left when another begins', () => {
    const page = begun(ABSOLUTE).at(8, { kind: 'begun', id: 'g2', now: NOON + 8 * SECOND, lot: BLACK });
    const kept = page.effects.filter((effect) => effect.kind === 'keepGame').map(({ table }) => table);
    expect(kept.map(({ id, game }) => [id, game.event?.kind])).toEqual([
      ['g1', undefined],
      ['g2', undefined],
      ['g1', 'paused'],
    ]);
    expect(page.lastWake()).toMatchObject({ game: 'g2' });
    expect(page.state.latest?.id).toBe('g2');
  });

  it('does not begin for what another tab plays while this one is hidden', () => {
    const other = begun(ABSOLUTE).at(5, choose('E5'));
    const page = begun(ABSOLUTE).at(2, { kind: 'pageHidden' });
    const { id, sheet, begunAt } = other.room.table;
    const kept = { id, sheet, begunAt, changedAt: begunAt, events: eventsOf(other.game) };
    page.at(5, { kind: 'gameChangedElsewhere', kept }).at(40, TICK);
    expect(page.moments).toEqual([['played', 5]]);
    expect(page.lastWake()).toBeUndefined();
  });

  it('begins in hindsight when the device slept', () => {
    const page = begun(ABSOLUTE).runTo(7).at(4000, TICK);
    expect(page.moments).toEqual([['paused', 7]]);
    expect(page.clock.black).toEqual(main(53));
  });
});

describe('a game that was cut off', () => {
  it('stopped when it was last seen, and costs no time', () => {
    const page = reopened(begun(ABSOLUTE).at(5, choose('E5')), 5000, 17);
    expect(page.moments.at(-1)).toEqual(['paused', 17]);
    expect(isPaused(page.game)).toBe(true);
    page.at(6000, { kind: 'continueChosen' });
    expect(page.moments.at(-1)).toEqual(['continued', 6000]);
    expect(page.clock.white).toEqual(main(48));
    expect(page.clock.running).toBe(WHITE);
  });

  it('stopped at its last event, where nobody noted when it was seen', () => {
    const page = reopened(begun(ABSOLUTE).at(5, choose('E5')), 5000, undefined);
    expect(page.moments.at(-1)).toEqual(['paused', 5]);
  });

  it('is opened as it is when its clock stood still', () => {
    const page = reopened(begun(ABSOLUTE).at(5, { kind: 'pauseChosen' }), 5000, 2);
    expect(page.moments).toEqual([['paused', 5]]);
    expect(page.effects.some(({ kind }) => kind === 'keepGame')).toBe(false);
  });

  it('is not touched where nobody times it', () => {
    const page = reopened(begun(undefined).at(5, choose('E5')), 5000, 17);
    expect(page.moments).toEqual([['played', 0]]);
  });
});

describe('the computer with a clock', () => {
  const job = ({ state }: Page) => {
    if (state.engine.kind !== 'thinking') throw new Error(state.engine.kind);
    return state.engine.job;
  };

  it('is told what it has left', () => {
    const page = begun(BYOYOMI, BLACK).at(5, choose('E5'));
    expect(page.effects.find(({ kind }) => kind === 'askEngine')).toMatchObject({
      question: {
        time: {
          system: { kind: 'byoyomi', main: 60, periods: 3, period: 20 },
          left: { seconds: 60, count: 0 },
        },
      },
    });
  });

  it('uses its own time, and is no longer asked in a pause', () => {
    const page = begun(ABSOLUTE, BLACK).at(5, choose('E5')).at(7, { kind: 'pauseChosen' });
    expect(page.state.engine.kind).toBe('idle');
    expect(page.clock.white).toEqual(main(58));
    page.at(100, { kind: 'continueChosen' });
    const choice = { kind: 'play', color: WHITE, point: point('C3') } as const;
    const answer = { goal: 'turn', choice, lead: 0 } as const;
    page.at(101, { kind: 'engineAnswered', job: job(page), answer });
    expect(page.clock.white).toEqual(main(57));
    expect(page.clock.running).toBe(BLACK);
  });

  it('loses no time while it cannot think, and says so until it is asked again', () => {
    const page = begun(ABSOLUTE, BLACK).at(5, choose('E5'));
    page.at(6, { kind: 'engineFailed', job: job(page), why: 'brokeDown' });
    expect(page.moments.at(-1)).toEqual(['paused', 6]);
    expect(page.state.engine.kind).toBe('failed');
    page.at(60, { kind: 'continueChosen' });
    expect(page.state.engine.kind).toBe('thinking');
    expect(page.clock.white).toEqual(main(59));
  });
});

describe('what is said of a clock', () => {
  const heardIn = (page: Page, from: number, to: number, step = 0.5): unknown[] => {
    const heard: unknown[] = [];
    for (let s = from; s <= to; s += step) {
      const before = page.state.clock.news;
      page.at(s, TICK);
      const { news } = page.state.clock;
      if (news && news !== before) heard.push([s, news]);
    }
    return heard;
  };

  it('is 30 seconds, 10 seconds, the overtime, and each period lost', () => {
    const page = begun({ ...BYOYOMI, periodMs: 20 * SECOND });
    expect(heardIn(page, 0, 119)).toEqual([
      [30, { kind: 'low', seconds: 30, isMain: true, color: BLACK }],
      [50, { kind: 'low', seconds: 10, isMain: true, color: BLACK }],
      [
        60,
        {
          kind: 'overtime',
          periods: 3,
          color: BLACK,
        },
      ],
      [70, { kind: 'low', seconds: 10, isMain: false, color: BLACK }],
      [80, { kind: 'periodLost', periods: 2, color: BLACK }],
      [90, { kind: 'low', seconds: 10, isMain: false, color: BLACK }],
      [100, { kind: 'periodLost', periods: 1, color: BLACK }],
      [110, { kind: 'low', seconds: 10, isMain: false, color: BLACK }],
    ]);
  });

  it('is said of main time once, however often Fischer time crosses the mark', () => {
    const page = begun(FISCHER);
    expect(heardIn(page, 0, 31)).toHaveLength(1);
    page.at(31, choose('E5')).at(32, choose('D5'));
    expect(heardIn(page, 32, 38)).toEqual([]);
  });

  it('is nothing at the very beginning of a short time', () => {
    expect(heardIn(begun({ kind: 'absolute', mainMs: 30 * SECOND }), 0, 19)).toEqual([]);
  });
});

describe('the clock of a new game', () => {
  const sheet = () => new Page(firstState(ENGLISH, en, { screen: 'new' }));

  it('is kept with the form', () => {
    const page = sheet().at(0, { kind: 'timeKindChosen', time: 'byoyomi' });
    page.at(0, { kind: 'timeTyped', field: 'main', text: '1,5' });
    const kept = page.effects.findLast((effect) => effect.kind === 'keepForm');
    expect(kept?.form.sheet.time).toEqual({ kind: 'byoyomi', mainMs: 90_000, periods: 3, periodMs: 30_000 });
  });

  it('keeps the page on the form while it makes no sense', () => {
    const page = sheet().at(0, { kind: 'timeKindChosen', time: 'absolute' });
    page.at(0, { kind: 'timeTyped', field: 'main', text: 'long' });
    page.at(0, { kind: 'begun', id: 'g1', now: NOON, lot: BLACK });
    expect(page.state.room.kind).toBe('empty');
    page.at(0, { kind: 'timeTyped', field: 'main', text: '2' });
    page.at(0, { kind: 'begun', id: 'g1', now: NOON, lot: BLACK });
    expect(page.game.setup.time).toEqual({ kind: 'absolute', mainMs: 120_000 });
  });

  it('goes with a rematch', () => {
    const page = begun(ABSOLUTE)
      .runTo(60)
      .at(70, { kind: 'rematchChosen', id: 'g2', now: NOON + 70 * SECOND });
    expect(page.game.setup.time).toEqual(ABSOLUTE);
    expect(page.lastWake()).toMatchObject({ game: 'g2', inMs: 1000 });
  });
});

describe('what is heard of a clock', () => {
  const heard = ({ state }: Page) => state.announcements.map(({ text }) => text);

  it('is a sentence with the name of the player', () => {
    const page = begun(BYOYOMI).runTo(81);
    expect(heard(page)).toEqual([
      expect.stringContaining('Black plays first'),
      'Black: 30 seconds of main time left.',
      'Black: 10 seconds of main time left.',
      'Black: The main time is over. Overtime: 3 periods of 20 seconds.',
      'Black: 10 seconds left in this period.',
      'Black: A period is lost, 2 are left.',
    ]);
  });

  it('is told of Canadian overtime by its stones, and of all time where there is no other', () => {
    expect(heard(begun(CANADIAN).runTo(61)).at(-1)).toBe(
      'Black: The main time is over. Overtime: 2 stones in 30 seconds.',
    );
    expect(heard(begun(FISCHER).runTo(31)).at(-1)).toBe('Black: 30 seconds left.');
  });

  it('is only of the own clock against the computer, whose name needs no saying', () => {
    expect(heard(begun(ABSOLUTE, BLACK).runTo(31)).at(-1)).toBe('30 seconds left.');
    const its = begun(ABSOLUTE, WHITE).runTo(31);
    expect(heard(its).some((text) => text.includes('seconds'))).toBe(false);
  });

  it('is that it was stopped, and where the game stands when it goes on', () => {
    const page = begun(ABSOLUTE).at(1, choose('E5')).at(2, { kind: 'pauseChosen' });
    expect(heard(page).at(-1)).toBe('The clock is stopped.');
    page.at(3, { kind: 'continueChosen' });
    expect(heard(page).at(-1)).toBe('Black played E5. White to move.');
  });

  it('is who won on time', () => {
    expect(heard(begun(ABSOLUTE).runTo(60)).at(-1)).toBe('White wins on time.');
    expect(heard(begun(ABSOLUTE, BLACK).runTo(60)).at(-1)).toBe('Honte wins on time.');
  });
});
