import { movesOf } from '@honte/game';
import { BLACK, geometryOf, parsePoint, printPoint } from '@honte/rules';
import { describe, expect, it } from 'vitest';
import { boardViewOf } from '../derive/board-view.ts';
import { sentenceOf } from '../derive/sentence.ts';
import type { Intent } from '../intent.ts';
import { firstSettings } from '../settings.ts';
import { type AppState, firstState, type OpenRoom } from '../state.ts';
import { texts } from '../text/en/index.ts';
import { update } from '../update/update.ts';
import type { ShownMark } from './mark.ts';
import { toggled } from './mark.ts';
import { toggleOf, toolOfKey } from './mark-tools.ts';
import { lastNumbers, markedView } from './marked-view.ts';

const geometry = geometryOf(9);

function after(state: AppState, ...intents: Intent[]): AppState {
  return intents.reduce((now, intent) => update(now, intent)[0], state);
}

const choose = (name: string): Intent => {
  const point = parsePoint(geometry, name);
  if (!point.ok) throw new Error(name);
  return { kind: 'pointChosen', point: point.value };
};

const BEGUN = after(
  firstState(firstSettings('en'), texts, { screen: 'home' }),
  { kind: 'opponentChosen', opponent: 'person' },
  { kind: 'begun', id: 'g1', now: 1, lot: BLACK },
);
const played = (names: string) => after(BEGUN, ...names.split(' ').map(choose));

function roomOf({ room }: AppState): OpenRoom {
  if (room.kind !== 'open') throw new Error(room.kind);
  return room;
}

const seen = (state: AppState, ...marks: ShownMark[]) =>
  markedView(boardViewOf(roomOf(state)), roomOf(state), marks);
const named = (points: readonly number[] | undefined) =>
  (points ?? []).map((point) => printPoint(geometry, point as never));

// Black fills E4 last, and White takes it from E5: a ko. White is shut out of A1 beside it.
const KO = 'F5 F4 E6 E3 D5 D4 E4 E5';
const CORNER = 'A2 J9 B1';

describe('S6: the points where the player to move may not play', () => {
  it('are known of every position, so that no ghost shows there', () => {
    expect(named(seen(played(CORNER)).forbidden)).toEqual(['A1']);
    expect(named(seen(played(KO)).forbidden)).toEqual(['E4']);
    expect(seen(played(CORNER)).overlays).toEqual([]);
  });

  it('are marked when they are asked for, with the sides on which a liberty is missing', () => {
    const overlays = seen(played(CORNER), 'forbidden').overlays ?? [];
    expect(
      overlays.map((o) => (o.kind === 'forbidden' ? [named([o.point]), named(o.bars)] : o.kind)),
    ).toEqual([[['A1'], ['A2', 'B1']]]);
    expect(seen(played(KO), 'forbidden').overlays).toMatchObject([{ kind: 'forbidden', bars: [] }]);
  });

  it('say why when they are touched: no liberty, or which board would come back', () => {
    const touched = (names: string, name: string) => {
      const state = after(played(names), choose(name));
      return sentenceOf(state, roomOf(state));
    };
    expect(touched(CORNER, 'A1')).toContain('no liberty');
    expect(touched(KO, 'E4')).toContain('move 7');
    const refused = after(played(CORNER), choose('A1'));
    expect(seen(refused, 'forbidden').overlays?.filter(({ kind }) => kind === 'forbidden').length).toBe(1);
  });

  it('are nobody’s while the computer is to move, or once play has stopped', () => {
    const stopped = after(played(CORNER), { kind: 'passChosen' }, { kind: 'passChosen' });
    expect(seen(stopped, 'forbidden', 'numbers').overlays?.map(({ kind }) => kind)).not.toContain(
      'forbidden',
    );
    expect(seen(stopped).forbidden).toBeUndefined();
  });
});

describe('S5: chains in atari', () => {
  it('are marked with their last liberty when they are asked for, whoever they belong to', () => {
    const taken = played('E5 E4 D4 A9 F4 B8 A8');
    const overlays = seen(taken, 'atari').overlays ?? [];
    const chains = overlays.map((o) =>
      o.kind === 'atari' ? [named(o.chain), named([o.liberty as number])] : o.kind,
    );
    expect(chains).toEqual([
      [['A9'], ['B9']],
      [['A8'], ['A7']],
      [['E4'], ['E3']],
    ]);
    expect(seen(taken).overlays).toEqual([]);
  });

  it('are not marked twice beside the tool for liberties', () => {
    const state = after(played('E5 E4 D4 A9 F4'), { kind: 'libertiesToggled' });
    expect(seen(state, 'atari').overlays?.length).toBe(1);
  });
});

describe('the numbers of the last moves', () => {
  it('stand on the stones that are left, the later of two on one point', () => {
    const game = roomOf(played(KO)).table.game;
    const texts = lastNumbers(game).map(({ point, text }) => `${printPoint(geometry, point)} ${text}`);
    // E5 took E4, which was the seventh move.
    expect(texts).toEqual(['F5 1', 'F4 2', 'E6 3', 'E3 4', 'D5 5', 'D4 6', 'E5 8']);
  });

  it('are no more than were asked for', () => {
    const game = roomOf(played(KO)).table.game;
    expect(movesOf(game).length).toBe(8);
    expect(lastNumbers(game, 3).map(({ text }) => text)).toEqual(['6', '8']);
  });
});

describe('a mark', () => {
  it('comes and goes, in one order', () => {
    expect(toggled(['forbidden'], 'atari')).toEqual(['atari', 'forbidden']);
    expect(toggled(['atari', 'forbidden'], 'atari')).toEqual(['forbidden']);
  });

  it('has a key, and coordinates follow what is seen', () => {
    expect(['1', '2', '3', '4', '5', '6', '0', 'a', 'F1'].map(toolOfKey)).toEqual([
      'liberties',
      'atari',
      'numbers',
      'forbidden',
      'coordinates',
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    const shown = { settings: firstSettings('en'), showsLiberties: false, hasCoordinates: true };
    expect(toggleOf('coordinates', shown)).toMatchObject({ change: { coordinates: 'never' } });
    expect(toggleOf('coordinates', { ...shown, hasCoordinates: false })).toMatchObject({
      change: { coordinates: 'always' },
    });
  });
});
