/*
 * The cell that holds the viewer's state, and the runner of its effects: like the page's own (`store.svelte.ts`,
 * `run-effects.ts`), for as long as one record is open.
 */
import type { KeptRecord } from '../kept-record.ts';
import { RecordKeeper } from './record-keeper.ts';
import { updateViewer } from './update-viewer.ts';
import type { Viewer, ViewerEffect, ViewerIntent } from './viewer.ts';
import type { ViewerShelf } from './viewer-shelf.ts';
import { printWay } from './way.ts';

export type SendViewer = (intent: ViewerIntent) => void;

export interface ViewerStore {
  readonly state: Viewer;
  readonly send: SendViewer;
  /** Another tab has put or removed this record. */
  hear(id: string): void;
  /** Writes what is not yet written. */
  flush(): Promise<void>;
  /** The same, when the tab may be gone the next moment. */
  flushLast(): void;
}

/** What the viewer tells the page. */
export interface ViewerHears {
  /** Where in the record the person is. */
  showWay(way: string): void;
  /** What the version of another tab is called. */
  otherName(kept: KeptRecord): string;
  /** The browser does not keep a change. */
  failed(): void;
}

/** Somebody who steps quickly leaves one address: once they pause so long. */
const PAUSE_MS = 250;

export function makeViewerStore(
  first: Viewer,
  shelf: ViewerShelf,
  { showWay, otherName, failed }: ViewerHears,
): ViewerStore {
  let state = $state.raw(first);
  let showing: ReturnType<typeof setTimeout> | undefined;

  const send: SendViewer = (intent) => {
    const [next, effects] = updateViewer(state, intent);
    state = next;
    for (const effect of effects) run(effect);
  };

  const keeper = new RecordKeeper(shelf, first.kept.sgf, {
    viewer: () => state,
    otherName,
    renamed: (name) => send({ kind: 'renamed', name }),
    changedElsewhere: (kept, record) => send({ kind: 'changedElsewhere', kept, record }),
    keptBoth: () => send({ kind: 'keptBoth' }),
    failed,
  });

  function run(effect: ViewerEffect): void {
    switch (effect.kind) {
      case 'showWay': {
        const { record, at } = effect.viewer;
        clearTimeout(showing);
        showing = setTimeout(() => showWay(printWay(record.tree, at)), PAUSE_MS);
        break;
      }
      case 'keep':
        keeper.touch();
        break;
      case 'readFile':
        shelf.readAgain(effect.kept, effect.encoding, Date.now()).then(
          (read) => send(read ? { kind: 'readAgain', ...read } : { kind: 'notReadAgain' }),
          () => send({ kind: 'notReadAgain' }),
        );
    }
  }

  return {
    get state() {
      return state;
    },
    send,
    hear(id) {
      if (id === state.kept.id) keeper.hear().catch(failed);
    },
    flush() {
      clearTimeout(showing);
      return keeper.flush();
    },
    flushLast() {
      clearTimeout(showing);
      keeper.flushLast();
    },
  };
}
