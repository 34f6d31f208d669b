/** What one round of repeated tests is like; all of it follows from its seed. */
export interface Round {
  /** Of the order of files, and of tests in them. */
  readonly seed: number;
  /** When the round begins, by the clock that it is given. */
  readonly begins: Date;
}

/** Moments around which much changes: days, months and years, in Berlin and in UTC, and hours that are there twice or never. */
const TURNS: readonly string[] = [
  '2026-12-31T22:59:50Z',
  '2026-12-31T23:59:50Z',
  '2027-03-28T00:59:50Z',
  '2027-10-31T00:59:50Z',
  '2028-02-28T22:59:50Z',
  '2028-02-29T12:00:00Z',
  '2027-04-29T21:59:50Z',
];
const DAY_MS = 86_400_000;
const MOST_DAYS = 800;

/** Numbers from 0 to 1 that follow from a seed (mulberry32). */
const numbersFrom = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** Every other round begins shortly before a turn, the others at any time of some two years. */
export const roundOf = (seed: number): Round => {
  const next = numbersFrom(seed);
  const turn = TURNS[Math.floor(next() * TURNS.length)] ?? '';
  const anyTime = Date.parse('2026-01-01T00:00:00Z') + next() * MOST_DAYS * DAY_MS;
  return { seed, begins: new Date(next() < 0.5 ? turn : anyTime) };
};

export interface FailedRound {
  readonly seed: number;
  /** The name of each test that failed, with its message in further lines. */
  readonly failures: readonly string[];
}

const nameOf = (failure: string): string => failure.split('\n')[0] ?? '';

/** Each test that failed at least once: how often, with which seeds, and what it said first. The most frequent come first. */
export const failedAtLeastOnce = (rounds: readonly FailedRound[]): readonly string[] => {
  const all = rounds.flatMap(({ seed, failures }) => failures.map((failure) => ({ seed, failure })));
  const byName = [...Map.groupBy(all, ({ failure }) => nameOf(failure)).values()];
  return byName
    .sort((a, b) => b.length - a.length)
    .map((times) => {
      const seeds = times.map(({ seed }) => seed).join(', ');
      return `${times.length} of ${rounds.length} (seeds ${seeds}): ${times[0]?.failure}`;
    });
};
