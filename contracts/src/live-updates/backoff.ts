const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;

/**
 * How long to wait before attempt number `attempt` (0 for the first repeat), in milliseconds: from `first` (1 s, or
 * what the server asked for) doubling up to 30 s, of which up to a half is taken off at random so that thousands of
 * screens do not return in the same moment.
 */
export const backoffMs = (attempt: number, random: () => number, first = FIRST_MS): number => {
  const ceiling = Math.min(LONGEST_MS, first * 2 ** Math.min(attempt, 10));
  return Math.round(ceiling / 2 + (ceiling / 2) * random());
};
