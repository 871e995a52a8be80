/*
 * What every update gives back.
 */
import type { Effect } from '../effect.ts';
import type { AppState } from '../state.ts';

/** A state with the chores that come with it. */
export type Updated = readonly [AppState, readonly Effect[]];
