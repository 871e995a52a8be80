/*
 * What a game with a clock shows beside one without. Loaded with the first such game.
 */
export { default as ClockSays } from './ClockSays.svelte';
export { default as PauseCover } from './PauseCover.svelte';
export { default as PlayerClock } from './PlayerClock.svelte';
