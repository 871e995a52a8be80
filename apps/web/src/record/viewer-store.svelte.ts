/*
 * The cell that holds the viewer's state, and the runner of its effects: like the page's own (`store.svelte.ts`,
 * `run-effects.ts`), for as long as one record is open.
 */

import { updateViewer } from './update-viewer.ts';
import type { Viewer, ViewerEffect, ViewerIntent } from './viewer.ts';
import type { ViewerShelf } from './viewer-shelf.ts';
import { printWay } from './way.ts';

export type SendViewer = (intent: ViewerIntent) => void;

export interface ViewerStore {
  readonly state: Viewer;
  readonly send: SendViewer;
  /** Writes what is not yet written. */
  flush(): Promise<void>;
}

/** Somebody who steps quickly leaves one address, somebody who types one row: once they pause so long. */
const PAUSE_MS = 250;

/**
 * @param showWay told where in the record the person is.
 * @param failed told when the browser does not keep a change.
 */
export function makeViewerStore(
  first: Viewer,
  shelf: ViewerShelf,
  showWay: (way: string) => void,
  failed: () => void,
): ViewerStore {
  let state = $state.raw(first);
  let unwritten: Viewer | undefined;
  let writing: ReturnType<typeof setTimeout> | undefined;
  let showing: ReturnType<typeof setTimeout> | undefined;

  const flush = async () => {
    clearTimeout(writing);
    const viewer = unwritten;
    unwritten = undefined;
    if (viewer) await shelf.keep(viewer, Date.now()).catch(failed);
  };

  const send: SendViewer = (intent) => {
    const [next, effects] = updateViewer(state, intent);
    state = next;
    for (const effect of effects) run(effect);
  };

  function run(effect: ViewerEffect): void {
    switch (effect.kind) {
      case 'showWay': {
        const { record, at } = effect.viewer;
        clearTimeout(showing);
        showing = setTimeout(() => showWay(printWay(record.tree, at)), PAUSE_MS);
        break;
      }
      case 'keep':
        unwritten = effect.viewer;
        clearTimeout(writing);
        writing = setTimeout(flush, PAUSE_MS);
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
    async flush() {
      clearTimeout(showing);
      await flush();
    },
  };
}
