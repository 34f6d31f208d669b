import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect } from 'vitest';
import type { AppendOutcome, EventStore, NewEvent, StoredEvent } from '../event-store.ts';
import type { LogUnderTest } from './log-under-test.ts';

/** A fresh log before each test of the surrounding suite, removed after it. */
export const logForEachTest = (createLog: () => Promise<LogUnderTest>): (() => LogUnderTest) => {
  let log: LogUnderTest | undefined;
  beforeEach(async () => {
    log = await createLog();
  });
  afterEach(async () => {
    await log?.dispose();
    log = undefined;
  });
  return () => {
    if (!log) throw new Error('There is a log only within a test.');
    return log;
  };
};

export const newEvent = (content: Partial<NewEvent> = {}): NewEvent => ({
  id: randomUUID(),
  type: 'SomethingHappened',
  data: '{"what":"something"}',
  metadata: '{"who":"somebody"}',
  ...content,
});

export const newEvents = (count: number): readonly NewEvent[] => Array.from({ length: count }, () => newEvent());

/** Appends and returns what was recorded; fails on a conflict. */
export const appended = async (
  store: EventStore,
  streamId: string,
  expectedVersion: number,
  events = newEvents(1),
): Promise<readonly StoredEvent[]> => recordedBy(await store.append(streamId, expectedVersion, events));

export const recordedBy = (outcome: AppendOutcome): readonly StoredEvent[] => {
  if (!outcome.appended) throw new Error(`Conflict: the stream ends at ${outcome.actualVersion}.`);
  return outcome.events;
};

/** Writes one event at a time to a stream of its own, until that many are written. */
export const writeAlone = async (store: EventStore, streamId: string, events: number): Promise<void> => {
  for (let version = 0; version < events; version += 1) await appended(store, streamId, version);
};

/** The whole log, read in pages of a size that does not divide it. */
export const wholeLog = async (store: EventStore, pageSize = 37): Promise<readonly StoredEvent[]> => {
  const log: StoredEvent[] = [];
  for (;;) {
    const page = await store.readAll(log.at(-1)?.position ?? 0, pageSize);
    log.push(...page);
    if (page.length < pageSize) return log;
  }
};

/** 1, 2, …, last */
export const upTo = (last: number): readonly number[] => Array.from({ length: last }, (_, index) => index + 1);

/** The positions of everything recorded, in order: they only grow, and count the events where the log promises that. */
export const allPositions = async ({ store }: LogUnderTest): Promise<readonly number[]> => {
  const positions = (await wholeLog(store)).map(({ position }) => position);
  const growing = [...new Set(positions)].sort((one, other) => one - other);
  expect(positions).toEqual(store.gapless ? upTo(positions.length) : growing);
  expect(positions.every((position) => position > 0)).toBe(true);
  return positions;
};

/** How many events the log holds; its head is the newest of them. */
export const countEvents = async (log: LogUnderTest): Promise<number> => {
  const positions = await allPositions(log);
  for (const store of [log.store, log.other]) expect(await store.head()).toBe(positions.at(-1) ?? 0);
  return positions.length;
};
