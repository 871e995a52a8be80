/*
 * What a game with a clock shows beside one without. Loaded with the first such game.
 */
import ClockSays from './ClockSays.svelte';
import PauseCover from './PauseCover.svelte';
import PlayerClock from './PlayerClock.svelte';

export const PARTS = { ClockSays, PauseCover, PlayerClock };
