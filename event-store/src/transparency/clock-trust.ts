/** Whether a process may tell others the time: one that runs ahead for a minute would make honest events look forged for as long. */
export interface ClockTrust {
  /** Said when something else has confirmed the time. */
  confirm(): void;
  /** Whether the clock shows what another one does, and has not jumped since it was last confirmed, which this does too. */
  agreesWith(other: Date): boolean;
}

/** More is no drift of clocks, in milliseconds. */
const CLOCKS_DIFFER_MS = 30_000;

/** `elapsed` counts milliseconds, whatever is done to the clock. */
export const createClockTrust = (now: () => Date, elapsed: () => number): ClockTrust => {
  const difference = () => now().getTime() - elapsed();
  let confirmed = difference();
  const confirm = () => {
    confirmed = difference();
  };
  return {
    confirm,
    agreesWith(other) {
      const isRight =
        Math.abs(now().getTime() - other.getTime()) <= CLOCKS_DIFFER_MS &&
        Math.abs(difference() - confirmed) <= CLOCKS_DIFFER_MS;
      if (isRight) confirm();
      return isRight;
    },
  };
};
