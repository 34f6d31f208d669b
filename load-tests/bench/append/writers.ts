import { EVENTS_PER_STREAM, newStream } from '../lib/sample-event.ts';
import { quantile } from '../lib/statistics.ts';
import type { Appender } from './appender.ts';
import type { BatchInserter } from './insert.ts';

export interface Pace {
  readonly warmUpMs: number;
  readonly measureMs: number;
}

export interface Throughput {
  readonly eventsPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

/** So many writers, each waiting for its own append, with a new stream every five events. */
export const measureWriters = async (appender: Appender, writers: number, pace: Pace): Promise<Throughput> => {
  if (pace.warmUpMs > 0) await write(appender, writers, pace.warmUpMs);
  return write(appender, writers, pace.measureMs);
};

const write = async (appender: Appender, writers: number, forMs: number): Promise<Throughput> => {
  const latencies: number[] = [];
  const began = performance.now();
  const until = began + forMs;
  const writer = async () => {
    let stream = newStream();
    while (performance.now() < until) {
      const sent = performance.now();
      await appender.append(stream);
      latencies.push(performance.now() - sent);
      stream.version += 1;
      if (stream.version === EVENTS_PER_STREAM) stream = newStream();
    }
  };
  await Promise.all(Array.from({ length: writers }, writer));
  return {
    eventsPerSecond: perSecond(latencies.length, began),
    p50Ms: quantile(latencies, 0.5),
    p99Ms: quantile(latencies, 0.99),
  };
};

/** Rows per second in batches of a size, as many at once as the inserter takes. */
export const measureBatches = async (inserter: BatchInserter, size: number, pace: Pace): Promise<number> => {
  await insert(inserter, size, pace.warmUpMs);
  return insert(inserter, size, pace.measureMs);
};

const insert = async (inserter: BatchInserter, size: number, forMs: number): Promise<number> => {
  let rows = 0;
  const began = performance.now();
  const loop = async () => {
    while (performance.now() < began + forMs) {
      await inserter.insert(size);
      rows += size;
    }
  };
  await Promise.all(Array.from({ length: inserter.inFlight }, loop));
  return perSecond(rows, began);
};

const perSecond = (count: number, began: number): number => (count / (performance.now() - began)) * 1_000;
