import { describe, expect, test } from 'vitest';
import type { EventStore, StoredEvent } from '../event-store.ts';
import {
  allPositions,
  appended,
  countEvents,
  logForEachTest,
  newEvent,
  newEvents,
  upTo,
  wholeLog,
  writeAlone,
} from './log-for-each-test.ts';
import type { LogUnderTest } from './log-under-test.ts';

const WRITERS = 100;

export const orderContract = (createLog: () => Promise<LogUnderTest>): void => {
  const log = logForEachTest(createLog);

  describe('many writers', () => {
    test('of one stream: exactly one wins each version, the others learn that they did not', async () => {
      const { store, other } = log();
      for (let version = 0; version < 10; version += 1) {
        const events = upTo(WRITERS).map((writer) => newEvent({ data: `writer ${writer}` }));
        const outcomes = await Promise.all(
          events.map((event, index) => (index % 2 ? store : other).append('stream-a', version, [event])),
        );
        const won = outcomes.flatMap((outcome, index) => (outcome.appended ? [{ outcome, event: events[index] }] : []));
        const lost = outcomes.filter((outcome) => !outcome.appended);
        expect(won).toHaveLength(1);
        expect(lost).toEqual(Array(WRITERS - 1).fill({ appended: false, actualVersion: version + 1 }));
        expect(won[0]?.outcome.events).toMatchObject([{ id: won[0]?.event?.id, version: version + 1 }]);
      }
      const stream = await store.readStream('stream-a');
      expect(stream.map(({ version }) => version)).toEqual(upTo(10));
      expect(await countEvents(log())).toBe(10);
    });

    test('of one stream, each insisting: every one gets its version in the end', { tags: 'long' }, async () => {
      const { store, other } = log();
      await Promise.all(upTo(20).map((writer) => insist(writer % 2 ? store : other, 'stream-a')));
      const stream = await store.readStream('stream-a');
      expect(stream.map(({ version }) => version)).toEqual(upTo(20));
    });

    test('of many streams: positions grow, streams are whole, appends together, times never run backwards', {
      tags: 'long',
    }, async () => {
      const { store, other } = log();
      await Promise.all(upTo(40).map((writer) => writeInPairs(writer % 2 ? store : other, `stream-${writer}`)));
      const all = await wholeLog(store);
      expect(await countEvents(log())).toBe(40 * 10);
      for (const stream of byStream(all)) {
        expect(stream.map(({ version }) => version)).toEqual(upTo(10));
        expect(await other.readStream(stream[0]?.streamId ?? '')).toEqual(stream);
      }
      expect(all.every(isFollowedByItsOwnAppend)).toBe(true);
      if (store.gapless) expect(all.every(hasTheTimeOfItsAppend)).toBe(true);
      expect(all.map(({ recordedAt }) => recordedAt)).toEqual(all.map(({ recordedAt }) => recordedAt).sort());
    });

    test('of many streams, some of whom lose: positions count what was recorded', { tags: 'long' }, async () => {
      const { store, other } = log();
      const streams = upTo(25).map((number) => `stream-${number}`);
      const outcomes = await Promise.all(
        streams.flatMap((streamId) =>
          [store, other, store, other].map((writer) => writer.append(streamId, 0, newEvents(3))),
        ),
      );
      expect(outcomes.filter((outcome) => outcome.appended)).toHaveLength(25);
      const all = await wholeLog(store);
      expect(await countEvents(log())).toBe(75);
      expect(new Set(all.map(({ streamId }) => streamId))).toEqual(new Set(streams));
    });

    test('meet a reader who follows by position: it never sees a gap that is filled later', {
      tags: 'long',
    }, async () => {
      const { store, other } = log();
      const writing = Promise.all(
        upTo(20).map((writer) => writeAlone(writer % 2 ? store : other, `stream-${writer}`, 10)),
      );
      const seen: number[] = [];
      while (seen.length < 200) {
        const page = await store.readAll(seen.at(-1) ?? 0, 1_000);
        seen.push(...page.map(({ position }) => position));
      }
      await writing;
      expect(seen).toEqual(await allPositions(log()));
    });
  });
};

const insist = async (store: EventStore, streamId: string): Promise<void> => {
  let version = 0;
  for (;;) {
    const outcome = await store.append(streamId, version, newEvents(1));
    if (outcome.appended) return;
    version = outcome.actualVersion;
  }
};

const writeInPairs = async (store: EventStore, streamId: string): Promise<void> => {
  for (let version = 0; version < 10; version += 2) await appended(store, streamId, version, newEvents(2));
};

/** Every odd version was appended together with the even one after it. */
const isFollowedByItsOwnAppend = (event: StoredEvent, index: number, all: readonly StoredEvent[]): boolean =>
  event.version % 2 === 0 || all[index + 1]?.streamId === event.streamId;

const hasTheTimeOfItsAppend = (event: StoredEvent, index: number, all: readonly StoredEvent[]): boolean =>
  event.version % 2 === 0 || all[index + 1]?.recordedAt === event.recordedAt;

const byStream = (all: readonly StoredEvent[]): readonly (readonly StoredEvent[])[] => [
  ...Map.groupBy(all, ({ streamId }) => streamId).values(),
];
