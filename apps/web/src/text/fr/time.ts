/* Ce qui se dit d’une pendule en marche. */
import type { time as english } from '../en/time.ts';

function span(seconds: number): string {
  const minutes = seconds / 60;
  if (minutes < 1 || !Number.isInteger(minutes)) return `${seconds} secondes`;
  return minutes === 1 ? 'une minute' : `${minutes} minutes`;
}

export const time = {
  paused: 'La pendule est arrêtée.',
  low: {
    main: (seconds: number) => `Encore ${seconds} secondes de temps principal.`,
    all: (seconds: number) => `Encore ${seconds} secondes.`,
    period: (seconds: number) => `Encore ${seconds} secondes dans cette période.`,
  },
  overtime: {
    periods: (n: number, seconds: number) =>
      `Le temps principal est écoulé. Prolongation : ${n === 1 ? 'une période' : `${n} périodes`} de ${span(seconds)}.`,
    stones: (n: number, seconds: number) =>
      `Le temps principal est écoulé. Prolongation : ${n === 1 ? 'une pierre' : `${n} pierres`} en ${span(seconds)}.`,
  },
  periodLost: (left: number) =>
    left === 1 ? 'Une période de perdue. C’est la dernière.' : `Une période de perdue, il en reste ${left}.`,
} satisfies typeof english;
