const LONGEST_IN_SECONDS = 120;

/** How long to wait, in words: up to two minutes in seconds, then in whole minutes, rounded up. */
export const formatWait = (seconds: number): string => {
  if (seconds > LONGEST_IN_SECONDS) return `${Math.ceil(seconds / 60)}\u00a0Minuten`;
  return seconds === 1 ? 'eine\u00a0Sekunde' : `${seconds}\u00a0Sekunden`;
};
