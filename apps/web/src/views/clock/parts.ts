/*
 * What a game with a clock shows beside one without. Loaded with the first such game.
 */
import PauseCover from './PauseCover.svelte';
import PlayerClock from './PlayerClock.svelte';

export const PARTS = { PauseCover, PlayerClock };
