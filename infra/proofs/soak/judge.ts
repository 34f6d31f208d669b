/** What is watched, and by how much the middle of the second half may exceed that of the first. */
export const MEASURES = {
  heap: { label: 'heap after garbage collection', unit: 'MB', byShare: 0.03, by: 1 },
  external: { label: 'memory outside the heap', unit: 'MB', byShare: 0.05, by: 1 },
  listeners: { label: 'listeners, those of connections left out', unit: '', byShare: 0, by: 10 },
  mostListeners: { label: 'most listeners on one emitter', unit: '', byShare: 0, by: 3 },
  signals: { label: 'abort signals', unit: '', byShare: 0, by: 10 },
  timers: { label: 'timers', unit: '', byShare: 0, by: 5 },
  sockets: { label: 'sockets', unit: '', byShare: 0, by: 3 },
  handles: { label: 'other handles', unit: '', byShare: 0, by: 2 },
  files: { label: 'open files', unit: '', byShare: 0, by: 3 },
  connections: { label: 'database connections', unit: '', byShare: 0, by: 3 },
  streams: { label: 'live streams', unit: '', byShare: 0, by: 0 },
} as const;

export type Measure = keyof typeof MEASURES;
/** One look at the product while it has nothing to do. */
export type Sample = Readonly<Record<Measure, number>>;

export interface Verdict {
  readonly measure: Measure;
  /** Middle of the first half, and of the second. */
  readonly first: number;
  readonly second: number;
  /** The most that the second may be. */
  readonly allowed: number;
  readonly flat: boolean;
}

const LEAST_SAMPLES = 6;

const middleOf = (values: readonly number[]): number => {
  const sorted = [...values].sort((one, other) => one - other);
  const half = Math.floor(sorted.length / 2);
  const [upper = Number.NaN, lower = Number.NaN] = [sorted[half], sorted[half - 1]];
  return sorted.length % 2 === 1 ? upper : (lower + upper) / 2;
};

/** Compares the second half of the samples with the first. Throws when they are too few to say anything. */
export const judge = (samples: readonly Sample[]): readonly Verdict[] => {
  if (samples.length < LEAST_SAMPLES) throw new Error(`${samples.length} samples say nothing; ${LEAST_SAMPLES} would.`);
  const half = Math.floor(samples.length / 2);
  return (Object.keys(MEASURES) as Measure[]).map((measure) => {
    const values = samples.map((sample) => sample[measure]);
    const first = middleOf(values.slice(0, half));
    const second = middleOf(values.slice(-half));
    const { byShare, by } = MEASURES[measure];
    const allowed = first * (1 + byShare) + by;
    return { measure, first, second, allowed, flat: second <= allowed };
  });
};

/** Of something that grows steadily, the least growth from one sample to the next that `judge` would notice. */
export const leastNoticed = ({ first, allowed }: Verdict, samples: number): number =>
  (allowed - first) / Math.ceil(samples / 2);
