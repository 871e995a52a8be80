/*
 * What someone, or the outside, wants of the library.
 */
import type { Entry } from './entry.ts';
import type { Preview } from './preview.ts';
import type { LibraryNews, Share } from './state.ts';

/** How an entry leaves the page; `copy` goes to the clipboard. */
export type ExportForm = 'sgf' | 'copy' | PictureForm;
export type PictureForm = 'svg' | 'png';

export type LibraryIntent =
  | { readonly kind: 'libraryListed'; readonly entries: readonly Entry[] }
  /** Another tab has touched this entry. */
  | { readonly kind: 'libraryChanged'; readonly id: string }
  | { readonly kind: 'searchTyped'; readonly query: string }
  | { readonly kind: 'previewWanted'; readonly entry: Entry }
  | { readonly kind: 'previewFound'; readonly id: string; readonly preview: Preview | undefined }
  | { readonly kind: 'entryChosen'; readonly id: string | undefined }
  | { readonly kind: 'renameAsked'; readonly isRenaming: boolean }
  | { readonly kind: 'entryRenamed'; readonly id: string; readonly name: string }
  | { readonly kind: 'entryDeleted'; readonly id: string }
  | { readonly kind: 'deletionUndone' }
  | { readonly kind: 'filesGiven'; readonly files: readonly File[] }
  | { readonly kind: 'textGiven'; readonly text: string }
  | { readonly kind: 'readingStopped' }
  | { readonly kind: 'readingWent'; readonly share: Share }
  | { readonly kind: 'newsBrought'; readonly news: LibraryNews }
  | { readonly kind: 'newsRead' }
  | { readonly kind: 'entryExported'; readonly entry: Entry; readonly form: ExportForm }
  | { readonly kind: 'backupAsked' }
  /** What a backup says of settings and of the form of a new game. */
  | { readonly kind: 'choicesBrought'; readonly settings: unknown; readonly form: unknown }
  /** The open game as a file, where the browser does not keep it. */
  | { readonly kind: 'tableExported' };
