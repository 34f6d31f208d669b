import { quantile } from '../bench/lib/statistics.ts';
import type { Batching, Work } from './queueing.ts';
import { exponential, type Random } from './random.ts';

/** How arrivals find a server. */
export type Sharing = 'one queue' | 'in turn';

export interface Queue {
  readonly servers: number;
  readonly sharing: Sharing;
  /** Time until the next arrival, at a moment. */
  readonly gap: (now: number) => number;
  readonly takes: () => number;
}

export interface Waits {
  readonly mean: number;
  readonly p99: number;
  /** Share of arrivals that waited longer than `long`. */
  readonly longShare: number;
}

/** Lets so many arrive, one after another, and serves them in order; the first tenth only fills the queues. */
export const simulateQueue = (queue: Queue, arrivals: number, long = Number.POSITIVE_INFINITY): Waits => {
  const free = new Float64Array(queue.servers);
  const waits: number[] = [];
  let now = 0;
  for (let arrival = 0; arrival < arrivals; arrival += 1) {
    now += queue.gap(now);
    const server = queue.sharing === 'in turn' ? arrival % queue.servers : firstFree(free);
    const begins = Math.max(now, free[server] ?? 0);
    free[server] = begins + queue.takes();
    if (arrival >= arrivals / 10) waits.push(begins - now);
  }
  return {
    mean: waits.reduce((sum, wait) => sum + wait, 0) / waits.length,
    p99: quantile(waits, 0.99),
    longShare: waits.filter((wait) => wait > long).length / waits.length,
  };
};

const firstFree = (free: Float64Array): number => {
  let first = 0;
  for (let server = 1; server < free.length; server += 1) if ((free[server] ?? 0) < (free[first] ?? 0)) first = server;
  return first;
};

/** Draws kinds of work as often as each comes. */
export const drawing = (mix: readonly Work[], random: Random): (() => number) => {
  const total = mix.reduce((sum, { weight }) => sum + weight, 0);
  return () => {
    let left = random() * total;
    for (const { weight, takes } of mix) {
      left -= weight;
      if (left <= 0) return takes;
    }
    return mix.at(-1)?.takes ?? 0;
  };
};

/** Batches one at a time, of what came meanwhile; the mean time from an item's arrival to the end of its batch. */
export const simulateBatches = (
  batching: Batching,
  gap: () => number,
  items: number,
): { readonly mean: number; readonly batch: number } => {
  const { eachBatch, eachItem, most } = batching;
  let [sum, batches, done] = [0, 0, 0];
  let ends = 0;
  let next = gap();
  while (done < items) {
    const begins = Math.max(ends, next);
    const taken: number[] = [];
    while (next <= begins && taken.length < most) {
      taken.push(next);
      next += gap();
    }
    ends = begins + eachBatch + eachItem * taken.length;
    for (const came of taken) sum += ends - came;
    done += taken.length;
    batches += 1;
  }
  return { mean: sum / done, batch: done / batches };
};

/** So many writers, each bringing its next item a moment after the one before is done; items per unit of time. */
export const simulateWriters = (
  { eachBatch, eachItem, most }: Batching,
  { writers, pause }: { readonly writers: number; readonly pause: () => number },
  batches: number,
): number => {
  let waiting = Array.from({ length: writers }, () => 0);
  let [ends, done] = [0, 0];
  for (let batch = 0; batch < batches; batch += 1) {
    waiting.sort((a, b) => a - b);
    const begins = Math.max(ends, waiting[0] ?? 0);
    const taken = Math.min(most, waiting.filter((came) => came <= begins).length);
    ends = begins + eachBatch + eachItem * taken;
    done += taken;
    waiting = [...waiting.slice(taken), ...Array.from({ length: taken }, () => ends + pause())];
  }
  return done / ends;
};

/** Random arrivals whose rate changes by the hour of a day, by thinning those of the busiest hour. */
export const byTheHour = (
  {
    day,
    busiest,
    secondsPerUnit,
  }: { readonly day: readonly number[]; readonly busiest: number; readonly secondsPerUnit: number },
  random: Random,
): ((now: number) => number) => {
  const most = Math.max(...day);
  return (now) => {
    for (let waited = exponential(random, busiest); ; waited += exponential(random, busiest)) {
      const hour = Math.floor(((now + waited) * secondsPerUnit) / 3_600) % day.length;
      if (random() < (day[hour] ?? 0) / most) return waited;
    }
  };
};
