/** What repeated measurements came to, in milliseconds. */
export interface Times {
  readonly median: number;
  /** 10 of 100 took no longer. */
  readonly quick: number;
  /** 99 of 100 took no longer. */
  readonly slow: number;
}

export const timesOf = (measured: readonly number[]): Times => {
  const sorted = [...measured].sort((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { quick: at(0.1), median: at(0.5), slow: at(0.99) };
};
