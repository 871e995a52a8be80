/*
 * What can be heard. No sound says anything that is not also seen and read.
 */

/** `stones`: how many were taken. `tick`: a second of a clock that runs low. */
export type Sound =
  | { readonly kind: 'stone' | 'pass' | 'end' | 'tick' }
  | { readonly kind: 'capture'; readonly stones: number };
