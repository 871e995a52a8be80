/* What is said of a running clock. */

function span(seconds: number): string {
  const minutes = seconds / 60;
  if (minutes < 1 || !Number.isInteger(minutes)) return `${seconds} seconds`;
  return minutes === 1 ? 'one minute' : `${minutes} minutes`;
}

export const time = {
  paused: 'The clock is stopped.',
  low: {
    main: (seconds: number) => `${seconds} seconds of main time left.`,
    all: (seconds: number) => `${seconds} seconds left.`,
    period: (seconds: number) => `${seconds} seconds left in this period.`,
  },
  overtime: {
    periods: (n: number, seconds: number) =>
      `The main time is over. Overtime: ${n === 1 ? 'one period' : `${n} periods`} of ${span(seconds)}.`,
    stones: (n: number, seconds: number) =>
      `The main time is over. Overtime: ${n === 1 ? 'one stone' : `${n} stones`} in ${span(seconds)}.`,
  },
  periodLost: (left: number) =>
    left === 1 ? 'A period is lost. This is the last one.' : `A period is lost, ${left} are left.`,
};
