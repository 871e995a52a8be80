/*
 * The library: finding, naming and removing what is kept, and what comes in and goes out as files.
 */

import { formOfTime } from '../clock/time-form.ts';
import { type Entry, LONGEST_ENTRY_NAME, newestFirst } from '../library/entry.ts';
import { entryName } from '../library/entry-texts.ts';
import type { ExportForm, LibraryIntent } from '../library/intent.ts';
import type { Library } from '../library/state.ts';
import { readSettings } from '../settings.ts';
import { keptForm, readForm } from '../sheet-form.ts';
import type { AppState } from '../state.ts';
import { updatePage } from './page.ts';
import type { Updated } from './updated.ts';

export function updateLibrary(state: AppState, intent: LibraryIntent): Updated {
  const { library } = state;
  switch (intent.kind) {
    case 'libraryListed':
      return [withLibrary(state, { entries: newestFirst(intent.entries) }), []];
    case 'libraryChanged': {
      const previews = new Map(library.previews);
      previews.delete(intent.id);
      const isShown = state.route.screen === 'library';
      return [withLibrary(state, { previews }), isShown ? [{ kind: 'listLibrary' }] : []];
    }
    case 'searchTyped':
      return [withLibrary(state, { query: intent.query }), []];
    case 'previewWanted': {
      const { entry } = intent;
      if (library.previews.has(entry.id)) return [state, []];
      return [withPreview(state, entry.id, undefined), [{ kind: 'findPreview', entry }]];
    }
    case 'previewFound':
      return [withPreview(state, intent.id, intent.preview), []];
    case 'entryChosen':
      return [withLibrary(state, { chosen: intent.id, isRenaming: false }), []];
    case 'renameAsked':
      return [withLibrary(state, { isRenaming: intent.isRenaming }), []];
    case 'entryRenamed':
      return renamed(state, intent.id, intent.name);
    case 'entryDeleted':
      return deleted(state, intent.id);
    case 'deletionUndone':
      return undone(state);
    case 'filesGiven':
      return reading(state, intent.files);
    case 'textGiven':
      return reading(state, [new File([intent.text], state.texts.library.pasted)]);
    case 'readingStopped':
      return [state, [{ kind: 'stopReading' }]];
    case 'readingWent':
      return [withLibrary(state, { reading: intent.share }), []];
    case 'newsBrought': {
      const isRead = intent.news.kind === 'read';
      const next = withLibrary(state, {
        news: intent.news,
        ...(isRead ? { reading: undefined } : {}),
      });
      return [next, isRead ? [{ kind: 'listLibrary' }] : []];
    }
    case 'newsRead':
      return [withLibrary(state, { news: undefined, deleted: undefined }), []];
    case 'entryExported':
      return exported(state, intent.entry, intent.form);
    case 'backupAsked': {
      return [state, [{ kind: 'saveBackup', settings: state.settings, form: keptForm(state.sheet) }]];
    }
    case 'choicesBrought':
      return brought(state, intent.settings, intent.form);
    case 'tableExported': {
      const { room } = state;
      if (room.kind !== 'open') return [state, []];
      return [state, [{ kind: 'saveTable', table: room.table, name: state.texts.common.name }]];
    }
  }
}

function withLibrary(state: AppState, change: Partial<Library>): AppState {
  return { ...state, library: { ...state.library, ...change } };
}

function withPreview(
  state: AppState,
  id: string,
  preview: Library['previews'] extends ReadonlyMap<string, infer P> ? P : never,
): AppState {
  return withLibrary(state, { previews: new Map(state.library.previews).set(id, preview) });
}

function entryOf({ entries }: Library, id: string): Entry | undefined {
  return entries?.find((entry) => entry.id === id);
}

/** An empty name leaves it to go by its players. */
function renamed(state: AppState, id: string, typed: string): Updated {
  const { library } = state;
  const name = typed.trim().slice(0, LONGEST_ENTRY_NAME);
  const entry = entryOf(library, id);
  const left = withLibrary(state, { isRenaming: false });
  if (!entry || entry.name === name) return [left, []];
  const entries = library.entries?.map((other) => (other === entry ? { ...entry, name } : other));
  return [withLibrary(left, { entries }), [{ kind: 'renameEntry', entry, name }]];
}

/** What was open or at hand of it goes, too. */
function deleted(state: AppState, id: string): Updated {
  const { library, room, latest } = state;
  const entry = entryOf(library, id);
  if (!entry) return [state, []];
  const entries = library.entries?.filter((other) => other !== entry);
  const isOpen = room.kind === 'open' && room.table.id === id;
  const next = {
    ...withLibrary(state, { entries, deleted: entry, chosen: undefined, isRenaming: false, news: undefined }),
    room: isOpen ? ({ kind: 'empty' } as const) : room,
    latest: latest?.id === id ? undefined : latest,
  };
  return [next, [{ kind: 'removeEntry', entry }]];
}

function undone(state: AppState): Updated {
  const { library } = state;
  const entry = library.deleted;
  if (!entry || !library.entries) return [state, []];
  const entries = newestFirst([...library.entries, entry]);
  const next = withLibrary(state, { entries, deleted: undefined, chosen: entry.id });
  // It may be the last that was played: the device will say which one is.
  const latest = entry.kind === 'game' ? undefined : state.latest;
  return [{ ...next, latest }, [{ kind: 'restoreEntry', entry }]];
}

function reading(state: AppState, files: readonly File[]): Updated {
  if (files.length === 0 || state.library.reading) return [state, []];
  const started = { reading: { done: 0, of: files.length, part: 0 }, news: undefined, deleted: undefined };
  return [withLibrary(state, started), [{ kind: 'readFiles', files }]];
}

function exported(state: AppState, entry: Entry, form: ExportForm): Updated {
  const name = entryName(entry, state.texts);
  switch (form) {
    case 'sgf':
      return [state, [{ kind: 'saveEntry', entry, name }]];
    case 'copy':
      return [state, [{ kind: 'copyEntry', entry }]];
    case 'svg':
    case 'png': {
      const preview = state.library.previews.get(entry.id);
      if (!preview) return [state, []];
      const view = { ...preview.view, hasCoordinates: true };
      return [state, [{ kind: 'savePicture', view, name, form }]];
    }
  }
}

/** Settings and form as a backup has them; what it lacks stays as it is. */
function brought(state: AppState, keptSettings: unknown, keptForm: unknown): Updated {
  const change = readSettings(keptSettings, state.settings);
  const form = readForm(keptForm, state.sheet);
  const komiText = state.texts.common.number(form.sheet.komi);
  const sheet = { ...form, komiText, timeForm: formOfTime(form.sheet.time) };
  const [next, effects] = updatePage({ ...state, sheet }, { kind: 'settingsChosen', change });
  return [next, [...effects, { kind: 'keepForm', form }]];
}
