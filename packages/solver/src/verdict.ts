/*
 * How a state of a contest stands at a glance: not decided, or whose success it is for certain.
 */
export const OPEN = 0;
export const REACHED = 1;
export const AVOIDED = 2;
export type Verdict = typeof OPEN | typeof REACHED | typeof AVOIDED;
