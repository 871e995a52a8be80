import { eventsOf, marksOf, phaseOf, positionOf, resultOf } from '@honte/game';
import { BLACK, geometryOf, type Point, parsePoint, WHITE } from '@honte/rules';
import { describe, expect, it } from 'vitest';
import { sentenceOf } from '../derive/sentence.ts';
import type { Effect } from '../effect.ts';
import type { Intent } from '../intent.ts';
import type { KeptGame } from '../kept-game.ts';
import { firstSettings } from '../settings.ts';
import { type AppState, firstState, type OpenRoom } from '../state.ts';
import { texts as en } from '../text/en/index.ts';
import { texts as fr } from '../text/fr/index.ts';
import { update } from './update.ts';

const ENGLISH = firstSettings('en');

function point(name: string, size = 9): Point {
  const found = parsePoint(geometryOf(size), name);
  if (!found.ok) throw new Error(name);
  return found.value;
}

const choose = (name: string): Intent => ({ kind: 'pointChosen', point: point(name) });
const PASS: Intent = { kind: 'passChosen' };

/** The state and all effects after these intents. */
function after(state: AppState, ...intents: Intent[]): [AppState, Effect[]] {
  const all: Effect[] = [];
  let now = state;
  for (const intent of intents) {
    const [next, effects] = update(now, intent);
    now = next;
    all.push(...effects);
  }
  return [now, all];
}

function roomOf(state: AppState): OpenRoom {
  if (state.room.kind !== 'open') throw new Error(state.room.kind);
  return state.room;
}

const gameOf = (state: AppState) => roomOf(state).table.game;
const atHome = firstState(ENGLISH, en, { screen: 'home' });
const [home] = update(atHome, { kind: 'opponentChosen', opponent: 'person' });
const BEGIN: Intent = { kind: 'begun', id: 'g1', now: 1, lot: BLACK };
const [begun, begunEffects] = update(home, BEGIN);

describe('a new game', () => {
  it('opens at its own address and is kept at once', () => {
    expect(begun.route).toEqual({ screen: 'game', id: 'g1', part: 'play' });
    expect(begunEffects.map(({ kind }) => kind)).toEqual(['keepGame', 'go']);
  });

  it('has its first stone when touching the board began it', () => {
    const [state] = update(home, { kind: 'begun', id: 'g2', now: 1, lot: BLACK, first: point('E5') });
    expect(positionOf(gameOf(state)).board.stones[point('E5')]).toBe(BLACK);
    expect(positionOf(gameOf(state)).turn).toBe(WHITE);
  });

  it('does not begin while the komi is no number', () => {
    const [state, effects] = after(home, { kind: 'komiTyped', text: 'many' }, BEGIN);
    expect(state.room.kind).toBe('empty');
    expect(effects.map(({ kind }) => kind)).toEqual(['keepForm']);
  });

  it('takes the komi of the ruleset that is chosen, and the one typed after', () => {
    const [state] = after(
      home,
      { kind: 'rulesetChosen', ruleset: 'japanese' },
      { kind: 'komiTyped', text: '0,5' },
      { kind: 'sizeChosen', size: 19 },
      { kind: 'nameTyped', person: 0, name: 'Léa' },
      { kind: 'blackWished', black: 'second' },
      BEGIN,
    );
    expect(roomOf(state).table.sheet).toEqual({
      size: 19,
      ruleset: 'japanese',
      komi: 0.5,
      black: '',
      white: 'Léa',
    });
  });
});

describe('playing', () => {
  it('keeps the game after every event', () => {
    const [, effects] = after(begun, choose('E5'), choose('D5'), PASS, { kind: 'undoChosen' });
    expect(effects.filter(({ kind }) => kind === 'keepGame')).toHaveLength(4);
  });

  it('says what was played, and that a chain is in atari', () => {
    const [state] = after(begun, choose('A1'), choose('A2'));
    expect(sentenceOf(state, roomOf(state))).toBe('White played A2. The stone at A1 is in atari.');
  });

  it('keeps a name written from the right from turning the words around it', () => {
    const [state] = after(home, { kind: 'nameTyped', person: 1, name: 'שלום' }, BEGIN, choose('E5'));
    expect(sentenceOf(state, roomOf(state))).toBe('Black played E5. \u2068שלום\u2069 to move.');
  });

  it('says nothing of a second touch on the stone just played, and why another point is taken', () => {
    const [state] = after(begun, choose('E5'), choose('E5'));
    expect(sentenceOf(state, roomOf(state))).toBe('Black played E5. White to move.');
    const [refused] = after(state, choose('C3'), choose('E5'));
    expect(sentenceOf(refused, roomOf(refused))).toBe('There is already a stone at E5.');
  });

  it('says that a stone was taken', () => {
    const [state] = after(begun, choose('A1'), choose('A2'), choose('E5'), choose('B1'));
    expect(sentenceOf(state, roomOf(state))).toBe('White played B1. White took one stone.');
  });

  it('refuses a suicide in words and on the board, and changes nothing', () => {
    const [before] = after(begun, choose('A2'), choose('E5'), choose('B1'));
    const [state, effects] = update(before, choose('A1'));
    expect(effects).toEqual([]);
    expect(gameOf(state)).toBe(gameOf(before));
    expect(sentenceOf(state, roomOf(state))).toBe(
      'A1 is forbidden. Your stone would have no liberty and take nothing.',
    );
    expect(roomOf(state).notice).toMatchObject({ kind: 'refused', refusal: { kind: 'suicide' } });
  });

  it('refuses a ko with the move whose board would come back, in either language', () => {
    const names = ['F5', 'F4', 'E6', 'E3', 'D5', 'D4', 'E4', 'E5', 'E4'];
    const [state] = after(begun, ...names.map(choose));
    expect(sentenceOf(state, roomOf(state))).toBe(
      'Not yet: E4 would bring back the board of Black’s move 7. Play elsewhere first.',
    );
    const [french] = after(
      state,
      { kind: 'settingsChosen', change: { language: 'fr' } },
      { kind: 'textsLoaded', language: 'fr', texts: fr },
    );
    expect(sentenceOf(french, roomOf(french))).toBe(
      'Pas encore\u00a0: E4 rendrait au goban l’état du coup 7, joué par Noir. Joue d’abord ailleurs.',
    );
    expect(gameOf(french)).toBe(gameOf(state));
  });

  it('shows the liberties of a touched chain while the tool is on, and plays on empty points', () => {
    const [state] = after(begun, choose('E5'), { kind: 'libertiesToggled' }, choose('E5'));
    expect(sentenceOf(state, roomOf(state))).toBe('The stone at E5 has 4 liberties.');
    const [played] = update(state, choose('D4'));
    expect(positionOf(gameOf(played)).ply).toBe(2);
  });

  it('asks before resigning, and the one to move resigns', () => {
    const [asked] = after(begun, choose('E5'), { kind: 'asked', question: 'resign' });
    expect(phaseOf(gameOf(asked))).toBe('play');
    expect(roomOf(after(asked, { kind: 'answeredNo' })[0]).asks).toBeUndefined();
    const [state] = update(asked, { kind: 'resignChosen' });
    expect(resultOf(gameOf(state))).toEqual({ kind: 'resignation', winner: BLACK });
    expect(state.route).toMatchObject({ part: 'result' });
  });

  it('takes back and brings back, also out of marking', () => {
    const [marking] = after(begun, choose('E5'), PASS, PASS);
    const [undone] = update(marking, { kind: 'undoChosen' });
    expect(phaseOf(gameOf(undone))).toBe('play');
    expect(undone.route).toMatchObject({ part: 'play' });
    const [redone] = update(undone, { kind: 'redoChosen' });
    expect(phaseOf(gameOf(redone))).toBe('marking');
  });
});

describe('marking', () => {
  const [marking, effects] = after(begun, choose('E5'), choose('A1'), PASS, PASS);

  it('has an address in place of the game’s', () => {
    expect(marking.route).toEqual({ screen: 'game', id: 'g1', part: 'count' });
    expect(effects).toContainEqual({ kind: 'go', route: marking.route, replaces: true });
  });

  it('toggles a chain dead and alive, and forgets who accepted', () => {
    const [dead] = after(marking, { kind: 'accepted', by: BLACK }, choose('A1'));
    expect(marksOf(gameOf(dead)).dead).toEqual([point('A1')]);
    const [alive] = update(dead, choose('A1'));
    expect(marksOf(gameOf(alive)).dead).toEqual([]);
    expect(phaseOf(gameOf(after(alive, { kind: 'accepted', by: WHITE })[0]))).toBe('marking');
  });

  it('ends when both accept, with a receipt', () => {
    const [state] = after(
      marking,
      choose('A1'),
      { kind: 'accepted', by: WHITE },
      { kind: 'accepted', by: BLACK },
    );
    expect(resultOf(gameOf(state))).toMatchObject({ kind: 'count', lead: 73.5 });
    expect(state.route).toMatchObject({ part: 'result' });
    const [asked] = update(state, choose('A1'));
    expect(sentenceOf(asked, roomOf(asked))).toBe('A1 is Black’s: the dead stone there has been lifted.');
  });

  it('goes back to play with the opponent of the last passer', () => {
    const [state] = update(marking, { kind: 'resumeChosen', by: WHITE });
    expect(phaseOf(gameOf(state))).toBe('play');
    expect(positionOf(gameOf(state)).turn).toBe(BLACK);
    expect(state.route).toMatchObject({ part: 'play' });
  });
});

describe('coming and going', () => {
  const { table } = roomOf(after(begun, choose('E5'), PASS, PASS)[0]);
  const kept: KeptGame = { ...table, events: eventsOf(table.game), changedAt: 2 };
  const route = { screen: 'game', id: 'g1', part: 'play' } as const;

  it('finds a kept game and goes where its phase is', () => {
    const [looking, effects] = update(home, { kind: 'went', route });
    expect(effects).toEqual([{ kind: 'findGame', id: 'g1' }]);
    const [state, moved] = update(looking, { kind: 'gameFound', kept });
    expect(state.route).toMatchObject({ part: 'count' });
    expect(moved[0]).toMatchObject({ kind: 'go', replaces: true });
  });

  it('says that a game is not here', () => {
    const [state] = after(home, { kind: 'went', route }, { kind: 'gameNotFound', id: 'g1' });
    expect(state.room).toEqual({ kind: 'missing', id: 'g1' });
  });

  it('drops an answer about a game that nobody waits for any more', () => {
    const [state] = after(home, { kind: 'went', route }, { kind: 'went', route: { ...route, id: 'g2' } });
    expect(update(state, { kind: 'gameFound', kept })[0]).toBe(state);
  });

  it('keeps the open game while one looks elsewhere', () => {
    const [state] = after(
      begun,
      choose('E5'),
      { kind: 'went', route: { screen: 'home' } },
      { kind: 'went', route },
    );
    expect(eventsOf(gameOf(state))).toHaveLength(1);
  });

  it('follows another tab that played on in the same game', () => {
    const [state] = update(begun, { kind: 'gameChangedElsewhere', kept });
    expect(phaseOf(gameOf(state))).toBe('marking');
    expect(state.route).toMatchObject({ part: 'count' });
  });

  it('says that its last move is lost to one of another tab, and keeps what is still to be kept', () => {
    const [mine] = after(begun, choose('E5'));
    expect(update(mine, { kind: 'gameChangedElsewhere', kept: { ...kept, events: [] } })[0]).toBe(mine);
    const [theirs] = after(begun, choose('D4'));
    const news = { ...kept, events: eventsOf(gameOf(theirs)) };
    const [state] = update(mine, { kind: 'gameChangedElsewhere', kept: news });
    expect(eventsOf(gameOf(state))).toEqual(news.events);
    expect(sentenceOf(state, roomOf(state))).toBe(en.game.overtaken);
    expect(state.announcements.at(-1)?.text).toBe(en.game.overtaken);
    const [next] = after(state, choose('C3'));
    expect(sentenceOf(next, roomOf(next))).not.toContain('another tab');
  });

  it('takes no notice of another tab’s other game, but remembers it as the latest', () => {
    const other = { ...kept, id: 'g9' };
    const [state] = update(begun, { kind: 'gameChangedElsewhere', kept: other });
    expect(gameOf(state)).toBe(gameOf(begun));
    expect(state.latest).toMatchObject({ id: 'g9' });
  });

  it('swaps the colors for a rematch', () => {
    const [named] = after(home, { kind: 'nameTyped', person: 0, name: 'Léa' }, BEGIN);
    const [state] = update(named, { kind: 'rematchChosen', id: 'g3', now: 3 });
    expect(roomOf(state).table).toMatchObject({ id: 'g3', sheet: { black: '', white: 'Léa' } });
  });

  it('changes the language without losing the game', () => {
    const [state, effects] = after(
      begun,
      choose('E5'),
      { kind: 'settingsChosen', change: { language: 'fr' } },
      { kind: 'textsLoaded', language: 'fr', texts: fr },
    );
    expect(effects.slice(-2).map(({ kind }) => kind)).toEqual(['keepSettings', 'loadTexts']);
    expect(sentenceOf(state, roomOf(state))).toBe('Noir a joué E5. C’est à Blanc de jouer.');
    expect(state.sheet.komiText).toBe('7,5');
  });
});
