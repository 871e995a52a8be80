import { BLACK } from '@honte/rules';
import { describe, expect, it } from 'vitest';
import { firstSheet } from '../game-sheet.ts';
import type { Intent } from '../intent.ts';
import type { Entry } from '../library/entry.ts';
import { firstSettings } from '../settings.ts';
import { type AppState, firstState } from '../state.ts';
import { texts as en } from '../text/en/index.ts';
import { update } from './update.ts';

const ENGLISH = firstSettings('en');

const entryOf = (id: string, changedAt: number): Entry => ({
  kind: 'game',
  id,
  name: '',
  sheet: firstSheet('en'),
  begunAt: 1,
  changedAt,
});

function after(state: AppState, ...intents: Intent[]): AppState {
  return intents.reduce((now, intent) => update(now, intent)[0], state);
}

/** At the library, after playing g1 against a person; g2 is older. */
const played = after(
  firstState(ENGLISH, en, { screen: 'home' }),
  { kind: 'opponentChosen', opponent: 'person' },
  { kind: 'begun', id: 'g1', now: 1, lot: BLACK },
);
const [gone, goneEffects] = update(played, { kind: 'went', route: { screen: 'library' } });
const library = after(gone, { kind: 'libraryListed', entries: [entryOf('g2', 1), entryOf('g1', 2)] });
const ids = (state: AppState) => state.library.entries?.map(({ id }) => id);

describe('the library', () => {
  it('is listed when one goes there, newest first', () => {
    expect(goneEffects).toEqual([{ kind: 'listLibrary' }]);
    expect(ids(library)).toEqual(['g1', 'g2']);
  });

  it('asks for each picture once', () => {
    const [once, effects] = update(library, { kind: 'previewWanted', entry: entryOf('g1', 2) });
    expect(effects).toHaveLength(1);
    expect(update(once, { kind: 'previewWanted', entry: entryOf('g1', 2) })[1]).toEqual([]);
  });

  it('deletes a game with all that leads to it, and brings it back to its place', () => {
    const [deleted, effects] = update(library, { kind: 'entryDeleted', id: 'g1' });
    expect(effects).toEqual([{ kind: 'removeEntry', entry: entryOf('g1', 2) }]);
    expect(ids(deleted)).toEqual(['g2']);
    expect(deleted.room.kind).toBe('empty');
    expect(deleted.latest).toBeUndefined();
    const [back, backEffects] = update(deleted, { kind: 'deletionUndone' });
    expect(backEffects).toEqual([{ kind: 'restoreEntry', entry: entryOf('g1', 2) }]);
    expect(ids(back)).toEqual(['g1', 'g2']);
    expect(update(back, { kind: 'deletionUndone' })).toEqual([back, []]);
  });

  it('leaves the game at hand alone when another is deleted', () => {
    const deleted = after(library, { kind: 'entryDeleted', id: 'g2' });
    expect(deleted.latest).toBe(library.latest);
    expect(deleted.room).toBe(library.room);
  });

  it('names a game, shortens what is too long, and writes nothing when nothing changes', () => {
    const [named, effects] = update(library, {
      kind: 'entryRenamed',
      id: 'g2',
      name: `  ${'x'.repeat(99)} `,
    });
    expect(effects).toMatchObject([{ kind: 'renameEntry', name: 'x'.repeat(80) }]);
    expect(named.library.entries?.[1]?.name).toBe('x'.repeat(80));
    expect(update(library, { kind: 'entryRenamed', id: 'g2', name: '  ' })[1]).toEqual([]);
  });

  it('reads one lot of files at a time', () => {
    const files = [new File(['(;)'], 'a.sgf')];
    const [reading, effects] = update(library, { kind: 'filesGiven', files });
    expect(effects).toEqual([{ kind: 'readFiles', files }]);
    expect(update(reading, { kind: 'filesGiven', files })[1]).toEqual([]);
    const [done, listing] = update(reading, { kind: 'newsBrought', news: { kind: 'read', files: [] } });
    expect(done.library.reading).toBeUndefined();
    expect(listing).toEqual([{ kind: 'listLibrary' }]);
  });

  it('lists again what another tab changed, while it is looked at', () => {
    expect(update(library, { kind: 'libraryChanged', id: 'g1' })[1]).toEqual([{ kind: 'listLibrary' }]);
    const [home] = update(library, { kind: 'went', route: { screen: 'home' } });
    expect(update(home, { kind: 'libraryChanged', id: 'g1' })[1]).toEqual([]);
  });

  it('takes the settings and the form of a backup, as far as they can be read', () => {
    const [state, effects] = update(library, {
      kind: 'choicesBrought',
      settings: { language: 'fr', theme: 'purple' },
      form: { level: 'hard', sheet: { ...firstSheet('fr'), komi: 0.5 } },
    });
    expect(state.settings).toEqual({ ...ENGLISH, language: 'fr' });
    expect(state.sheet).toMatchObject({ level: 'hard', opponent: 'person', komiText: '0.5' });
    expect(effects.map(({ kind }) => kind)).toEqual(['keepSettings', 'loadTexts', 'keepForm']);
  });
});
