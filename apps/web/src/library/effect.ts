/*
 * Chores of the library, as data; `run-library.ts` does them.
 */
import type { BoardView } from '@honte/board';
import type { Table } from '../kept-game.ts';
import type { Settings } from '../settings.ts';
import type { KeptForm } from '../sheet-form.ts';
import type { Entry } from './entry.ts';
import type { PictureForm } from './intent.ts';

export type LibraryEffect =
  | { readonly kind: 'listLibrary' }
  | { readonly kind: 'findPreview'; readonly entry: Entry }
  | { readonly kind: 'renameEntry'; readonly entry: Entry; readonly name: string }
  | { readonly kind: 'removeEntry'; readonly entry: Entry }
  | { readonly kind: 'restoreEntry'; readonly entry: Entry }
  | { readonly kind: 'readFiles'; readonly files: readonly File[] }
  | { readonly kind: 'stopReading' }
  /** `name`: of the file, without its ending. */
  | { readonly kind: 'saveEntry'; readonly entry: Entry; readonly name: string }
  | { readonly kind: 'copyEntry'; readonly entry: Entry }
  | { readonly kind: 'saveTable'; readonly table: Table; readonly name: string }
  | {
      readonly kind: 'savePicture';
      readonly view: BoardView;
      readonly name: string;
      readonly form: PictureForm;
    }
  | { readonly kind: 'saveBackup'; readonly settings: Settings; readonly form: KeptForm };
