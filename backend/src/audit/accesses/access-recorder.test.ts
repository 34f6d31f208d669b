import { auditorAccessed, auditorAccessStream } from '@sternklar/contracts/audit/audit-access.events';
import { createEventRegistry } from '@sternklar/contracts/event-registry';
import { createCommandHandler } from '@sternklar/event-store/command-handler';
import { type EventStore, EventStoreUnavailable } from '@sternklar/event-store/event-store';
import { createInMemoryEventStore } from '@sternklar/event-store/in-memory/in-memory-event-store';
import { createEventCodec } from '@sternklar/event-store/personal-data/event-codec';
import { createInMemorySubjectKeys } from '@sternklar/event-store/personal-data/subject-keys';
import pino from 'pino';
import { v7 } from 'uuid';
import { describe, expect, it, vi } from 'vitest';
import { createAccessRecorder } from './access-recorder.ts';

const AUDITOR = '00000000-0000-7000-8000-000000000001';
const DAY = '2026-03-02';
const access = (number: number) => ({
  auditorId: AUDITOR,
  operation: `GET /api/${number}`,
  subjectId: null,
  requestId: `request-${number}`,
});

/** A recorder over a store whose appends may fail, before they wrote or after. */
const world = (append: (really: EventStore['append']) => EventStore['append'] = (really) => really) => {
  const store = createInMemoryEventStore({ now: () => new Date(`${DAY}T09:00:00Z`) });
  const reads = vi.fn(store.readStream);
  const codec = createEventCodec({
    registry: createEventRegistry([auditorAccessed]),
    keys: createInMemorySubjectKeys(),
  });
  const failing: EventStore = { ...store, readStream: reads, append: append(store.append) };
  const recorder = createAccessRecorder({
    commands: createCommandHandler({ store: failing, codec, nextId: v7 }),
    nextId: v7,
    now: () => new Date(`${DAY}T09:00:00Z`),
    logger: pino({ level: 'silent' }),
    pause: async () => undefined,
  });
  const recorded = async () =>
    (await store.readStream(auditorAccessStream(AUDITOR, DAY))).map(({ data }) => JSON.parse(data).operation);
  return { recorder, recorded, reads };
};
const failOnce =
  (when: 'before' | 'after') =>
  (really: EventStore['append']): EventStore['append'] => {
    let hasFailed = false;
    return async (...asked) => {
      const outcome = hasFailed || when === 'after' ? await really(...asked) : null;
      if (hasFailed && outcome) return outcome;
      hasFailed = true;
      throw new EventStoreUnavailable('gone for a moment');
    };
  };

describe('recording accesses', () => {
  it('keeps their order, in a stream for auditor and day that is read once', async () => {
    const { recorder, recorded, reads } = world();
    for (const number of [1, 2, 3]) recorder.note(access(number));
    await recorder.settled();
    expect(await recorded()).toEqual(['GET /api/1', 'GET /api/2', 'GET /api/3']);
    expect(reads.mock.calls.map(([, options]) => options?.fromVersion)).toEqual([1]);
  });

  it.each(['before', 'after'] as const)('records each once when the store is gone %s it wrote', async (when) => {
    const { recorder, recorded } = world(failOnce(when));
    for (const number of [1, 2]) recorder.note(access(number));
    await recorder.settled();
    expect(await recorded()).toEqual(['GET /api/1', 'GET /api/2']);
  });

  it('finishes what waits before it stops, and ends when the store stays away', async () => {
    const well = world();
    well.recorder.note(access(1));
    await well.recorder.stop();
    expect(await well.recorded()).toEqual(['GET /api/1']);
    const gone = world(() => () => Promise.reject(new EventStoreUnavailable('gone')));
    gone.recorder.note(access(1));
    await gone.recorder.stop();
    expect(await gone.recorded()).toEqual([]);
  });
});
