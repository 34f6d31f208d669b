import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { EventStoreUnavailable, InvalidAppend, type NewEvent } from '../event-store.ts';
import { MAX_EVENTS_PER_APPEND, MAX_NAME_LENGTH, MAX_TEXT_PER_APPEND } from '../log/append-rules.ts';
import { plainFirst } from '../testing/plain-first.ts';
import {
  allPositions,
  appended,
  countEvents,
  logForEachTest,
  newEvent,
  newEvents,
  wholeLog,
} from './log-for-each-test.ts';
import type { LogUnderTest } from './log-under-test.ts';

export const appendingContract = (createLog: () => Promise<LogUnderTest>): void => {
  const log = logForEachTest(createLog);

  describe('an append', () => {
    test('answers what was recorded, numbered within the stream and over the log', async () => {
      const { store } = log();
      await appended(store, 'stream-a', 0, newEvents(2));
      const events = newEvents(2);
      const outcome = await store.append('stream-b', 0, events);
      const positions = await allPositions(log());
      expect(outcome).toEqual({
        appended: true,
        events: events.map((event, index) => ({
          ...event,
          streamId: 'stream-b',
          version: index + 1,
          position: positions[index + 2],
          recordedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        })),
      });
      expect(await store.readStream('stream-b')).toEqual(outcome.appended && outcome.events);
    });

    test('conflicts when the stream ends elsewhere, and leaves nothing behind', async () => {
      const { store } = log();
      await appended(store, 'stream-a', 0, newEvents(2));
      for (const expectedVersion of [0, 1, 3]) {
        const outcome = await store.append('stream-a', expectedVersion, newEvents(2));
        expect(outcome).toEqual({ appended: false, actualVersion: 2 });
      }
      expect(await store.append('stream-b', 1, newEvents(1))).toEqual({ appended: false, actualVersion: 0 });
      expect(await store.readStream('stream-a')).toHaveLength(2);
      expect(await countEvents(log())).toBe(2);
      await appended(store, 'stream-b', 0);
    });

    test('is all or nothing, with as many events as an append may have', async () => {
      const { store } = log();
      const [first, ...others] = newEvents(MAX_EVENTS_PER_APPEND);
      const broken = [first, ...others.slice(1), newEvent({ data: 'NUL \0' })].filter((event) => event !== undefined);
      await expect(store.append('stream-a', 0, broken)).rejects.toThrow(InvalidAppend);
      expect(await countEvents(log())).toBe(0);
      await appended(store, 'stream-a', 0, first ? [first, ...others] : []);
      expect(await store.readStream('stream-a')).toHaveLength(MAX_EVENTS_PER_APPEND);
    });
  });

  describe('a repeated append', () => {
    test('with the same ids succeeds again, writes nothing, and answers what was recorded first', async () => {
      const { store, other } = log();
      const events = newEvents(3);
      const first = await store.append('stream-a', 0, events);
      await appended(store, 'stream-a', 3, newEvents(2));
      const changed = events.map((event) => ({ ...event, data: '{"what":"something else"}' }));
      expect(await store.append('stream-a', 0, events)).toEqual(first);
      expect(await other.append('stream-a', 0, changed)).toEqual(first);
      expect(await countEvents(log())).toBe(5);
    });

    test('with other ids, some of the ids, or the ids elsewhere, conflicts', async () => {
      const { store } = log();
      const [one, two, three] = newEvents(3) as [NewEvent, NewEvent, NewEvent];
      await appended(store, 'stream-a', 0, [one, two]);
      const conflict = { appended: false, actualVersion: 2 };
      expect(await store.append('stream-a', 0, [{ ...one, id: randomUUID() }, two])).toEqual(conflict);
      expect(await store.append('stream-a', 0, [one, three])).toEqual(conflict);
      expect(await store.append('stream-a', 0, [two, one])).toEqual(conflict);
      expect(await store.append('stream-a', 0, [one, two, three])).toEqual(conflict);
      expect(await store.append('stream-a', 1, [one])).toEqual(conflict);
      expect(await store.append('stream-a', 1, [two, three])).toEqual(conflict);
      expect(await countEvents(log())).toBe(2);
    });

    test('many times at once is recorded once', { tags: 'long' }, async () => {
      const { store, other } = log();
      const events = newEvents(2);
      const outcomes = await Promise.all(
        Array.from({ length: 20 }, (_, index) => (index % 2 ? store : other).append('stream-a', 0, events)),
      );
      const recorded = await store.readStream('stream-a');
      expect(outcomes).toEqual(Array(20).fill({ appended: true, events: recorded }));
      expect(await countEvents(log())).toBe(2);
    });
  });

  describe('an append that cannot be stored as it is', () => {
    const invalid: readonly [string, string, number, readonly NewEvent[]][] = [
      ['has no events', 'stream-a', 0, []],
      ['has too many events', 'stream-a', 0, newEvents(MAX_EVENTS_PER_APPEND + 1)],
      ['has too much text', 'stream-a', 0, [newEvent({ data: 'x'.repeat(MAX_TEXT_PER_APPEND + 1) })]],
      ['has no stream', '', 0, newEvents(1)],
      ['has too long a stream id', 's'.repeat(MAX_NAME_LENGTH + 1), 0, newEvents(1)],
      ['has a stream id with NUL', 'stream-\0', 0, newEvents(1)],
      ['has a broken expected version', 'stream-a', 0.5, newEvents(1)],
      ['has a negative expected version', 'stream-a', -1, newEvents(1)],
      ['has an expected version beyond all', 'stream-a', 2 ** 31, newEvents(1)],
      ['has an id that is no UUID', 'stream-a', 0, [newEvent({ id: 'event-1' })]],
      ['has an id in upper case', 'stream-a', 0, [newEvent({ id: randomUUID().toUpperCase() })]],
      ['has no type', 'stream-a', 0, [newEvent({ type: '' })]],
      ['has NUL in its data', 'stream-a', 0, [newEvent({ data: 'NUL \0' })]],
      ['has half a character in its data', 'stream-a', 0, [newEvent({ data: '\ud83d' })]],
      ['has half a character in its metadata', 'stream-a', 0, [newEvent({ metadata: '\udc4d' })]],
    ];
    plainFirst(3, invalid)('because it %s, is refused alone', async (_, streamId, expectedVersion, events) => {
      const { store } = log();
      const [before, refused, after] = await Promise.allSettled([
        store.append('stream-before', 0, newEvents(1)),
        store.append(streamId, expectedVersion, events),
        store.append('stream-after', 0, newEvents(1)),
      ]);
      expect(refused).toMatchObject({ status: 'rejected', reason: expect.any(InvalidAppend) });
      expect([before, after]).toMatchObject([{ value: { appended: true } }, { value: { appended: true } }]);
      expect(await countEvents(log())).toBe(2);
    });
  });

  describe('what is recorded', () => {
    const texts = {
      'umlauts, decomposed ones and long s': 'Äöüß a\u0308 o\u0308 ſ',
      'emoji with joiners, and characters beyond the BMP': '👩‍👩‍👧 🏳️‍🌈 𝄞 𠮷',
      'unusual whitespace': ' \t\r\n\v\f\u00a0\u2028\u2029\u200b\ufeff ',
      'control characters and quoting': '\u0001\u001f"\\\\"\'`{},NULL\\x00 $1 :running_role',
      'keys in their order, and once more': '{ "b" : 1,"a":2, "b":3.0e0 }',
      'what is no JSON': '',
    };
    test.each(Object.entries(texts))('keeps %s byte for byte', async (_, text) => {
      const { store, other } = log();
      const streamId = `stream-${text}`;
      const event = newEvent({ type: `Type ${text}`, data: text, metadata: `${text}${text}` });
      const [first] = await appended(store, streamId, 0, [event, newEvent()]);
      expect(first).toMatchObject({ ...event, streamId });
      expect((await other.readStream(streamId))[0]).toEqual(first);
      expect((await other.readAll(0, 1))[0]).toEqual(first);
    });

    test.each([
      ['ordinary ones', []],
      [
        'one with every control character',
        [Array.from({ length: 31 }, (_, code) => String.fromCharCode(code + 1)).join('')],
      ],
      ['an empty one', ['']],
    ])('keeps texts byte for byte that are appended together, with %s among them', async (_, special) => {
      const { store } = log();
      const given = [...special, '{"text":"größer \\"30\\""}', 'NULL', '{}', ...special];
      await Promise.all(
        given.map((text, index) => appended(store, `stream-${index}`, 0, [newEvent({ data: text, metadata: text })])),
      );
      const streams = await Promise.all(given.map((_, index) => store.readStream(`stream-${index}`)));
      expect(streams.map(([event]) => [event?.data, event?.metadata])).toEqual(given.map((text) => [text, text]));
    });

    test('may be long', async () => {
      const { store } = log();
      const event = newEvent({ data: 'ß"\\'.repeat(1_000_000), metadata: '€'.repeat(1_000_000) });
      await appended(store, 'stream-a', 0, [event]);
      expect(await store.readStream('stream-a')).toMatchObject([event]);
    });
  });

  describe('a closed store', () => {
    test('has written what it was given, and takes nothing more', async () => {
      const { store, other } = log();
      const writing = Promise.all(Array.from({ length: 50 }, (_, index) => appended(store, `stream-${index}`, 0)));
      await store.close();
      await writing;
      await expect(store.append('stream-late', 0, newEvents(1))).rejects.toThrow(EventStoreUnavailable);
      if (other !== store) expect(await wholeLog(other)).toHaveLength(50);
    });
  });
};
