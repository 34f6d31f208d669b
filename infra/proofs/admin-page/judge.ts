/** The value at a share of the sorted ones: 0.5 is the median, 0.95 what one in twenty exceeds. */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((one, other) => one - other);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  if (value === undefined) throw new Error('Nothing was measured.');
  return value;
};

/** Something measured, and the same without what is being judged, in milliseconds. */
export interface Comparison {
  readonly what: string;
  readonly ours: number;
  readonly theirs: number;
  readonly atMost: number;
}

const ms = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;

export const renderComparison = ({ what, ours, theirs, atMost }: Comparison): string =>
  `${what}: ${ms(ours)} against ${ms(theirs)}, ${(ours / theirs).toFixed(2)}× (at most ${atMost}×)`;

/** What is not as it must be; null when it is. */
export const complaintAbout = (comparison: Comparison): string | null =>
  comparison.ours / comparison.theirs <= comparison.atMost ? null : `Too slow: ${renderComparison(comparison)}.`;
