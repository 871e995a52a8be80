/*
 * The parts of a clock for a screen that may need them.
 */
type ClockParts = typeof import('./parts.ts').PARTS;

/** The parts, once they are wanted and have come. To be called while a component is made. */
export function clockParts(isWanted: () => boolean): { readonly now: ClockParts | undefined } {
  let parts = $state.raw<ClockParts>();
  $effect(() => {
    if (!isWanted() || parts) return;
    import('./parts.ts').then(
      ({ PARTS }) => {
        parts = PARTS;
      },
      // Without a network, and not kept yet: the next game with a clock tries again.
      () => undefined,
    );
  });
  return {
    get now() {
      return isWanted() ? parts : undefined;
    },
  };
}
