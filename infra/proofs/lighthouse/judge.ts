/** What Lighthouse rates, in the order of a measurement's scores. */
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** The aim of the product for each category, of 100. */
const LEAST_SCORE = 98;
/** Nothing on a page may move; what is left is the rounding of positions. */
const MOST_SHIFT = 0.001;

/** One look at one page. */
export interface Measurement {
  /** 0 to 100, in the order of CATEGORIES. */
  readonly scores: readonly number[];
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  readonly blockedMs: number;
  readonly layoutShift: number;
  readonly bytes: number;
  /** Audits that cost points, with what they found. */
  readonly failed: readonly string[];
}

/** The run whose performance is in the middle, as Lighthouse's authors advise: single runs depend on the machine's load. */
export const medianOf = (measurements: readonly Measurement[]): Measurement => {
  const sorted = measurements.toSorted((one, other) => (one.scores[0] ?? 0) - (other.scores[0] ?? 0));
  const median = sorted[Math.floor((sorted.length - 1) / 2)];
  if (median === undefined) throw new Error('Nothing was measured.');
  return median;
};

/** What is not as it must be, a sentence each. */
export const complaintsAbout = ({ scores, layoutShift, failed }: Measurement): readonly string[] => {
  const low = CATEGORIES.flatMap((category, index) => {
    const score = scores[index] ?? 0;
    return score < LEAST_SCORE ? [`${category} is rated ${score}, not ${LEAST_SCORE} at least.`] : [];
  });
  const moves =
    layoutShift > MOST_SHIFT ? [`The page moves while it loads (layout shift ${layoutShift.toFixed(3)}).`] : [];
  const reasons = low.length > 0 ? failed.map((audit) => `Lighthouse says: ${audit}`) : [];
  return [...low, ...moves, ...reasons];
};

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;

export const renderMeasurement = (measurement: Measurement): string => {
  const { scores, firstPaintMs, largestPaintMs, blockedMs, layoutShift, bytes } = measurement;
  return [
    CATEGORIES.map((category, index) => `${category} ${scores[index]}`).join(', '),
    `first paint ${seconds(firstPaintMs)}`,
    `largest paint ${seconds(largestPaintMs)}`,
    `blocked ${blockedMs.toFixed(0)} ms`,
    `layout shift ${layoutShift.toFixed(3)}`,
    `${(bytes / 1000).toFixed(0)} KB`,
  ].join(' · ');
};
