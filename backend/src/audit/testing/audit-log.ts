import type { DomainEvent } from '@sternklar/contracts/event-envelope';
import { createEventRegistry } from '@sternklar/contracts/event-registry';
import {
  type ReviewEvent,
  reviewEvents,
  reviewStatusChanged,
  reviewStream,
  reviewSubmitted,
} from '@sternklar/contracts/reviews/review.events';
import type { EventStore, StoredEvent } from '@sternklar/event-store/event-store';
import { createInMemoryEventStore } from '@sternklar/event-store/in-memory/in-memory-event-store';
import { createEventCodec } from '@sternklar/event-store/personal-data/event-codec';
import { createInMemorySubjectKeys } from '@sternklar/event-store/personal-data/subject-keys';
import { signatureLines } from '@sternklar/event-store/transparency/checkpoint-time';
import { createGrowingTree } from '@sternklar/event-store/transparency/growing-tree';
import { leafOf } from '@sternklar/event-store/transparency/leaf';
import { leafHash } from '@sternklar/event-store/transparency/merkle-hash';
import { createNoteSigner, writeNote } from '@sternklar/event-store/transparency/signed-note';
import { checkpointText } from '@sternklar/event-store/transparency/tlog-checkpoint';
import type { SignedCheckpoint, TransparencyLog } from '@sternklar/event-store/transparency/transparency-log';

export const ORIGIN = 'sternklar.example/audit';
export const LOG_KEY = Buffer.alloc(32, 1);
export const WITNESS = createNoteSigner('zeugin.example', Buffer.alloc(32, 2));

const id = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const METADATA = {
  accountId: id(1),
  actor: { kind: 'account', id: id(1) },
  correlationId: 'c',
  causationId: 'c',
  commandId: 'c',
} as const;

const submitted = (reviewId: string): DomainEvent => ({
  type: 'ReviewSubmitted',
  data: {
    ...{
      reviewId,
      businessId: id(2),
      accountId: id(1),
      reviewerName: 'Max M.',
      rating: 1,
      reviewText: 'War nie dort.',
    },
    ...{ reviewUrl: null, reason: null, goodFaith: null, submittedBy: 'customer' },
  },
});
const changed = (reviewId: string): DomainEvent => ({
  type: 'ReviewStatusChanged',
  data: { reviewId, businessId: id(2), accountId: id(1), from: 'eingereicht', to: 'gelöscht' },
});

/** Reviews that were handed in and deleted, one after the other, as they are stored. */
export const reviewLog = async (reviews: number) => {
  let time = Date.parse('2026-03-02T09:00:00.000Z');
  const store = createInMemoryEventStore({
    now: () => {
      time += 60_000;
      return new Date(time);
    },
  });
  const codec = createEventCodec({
    registry: createEventRegistry([reviewSubmitted, reviewStatusChanged]),
    keys: createInMemorySubjectKeys(),
  });
  for (let number = 0; number < reviews; number += 1) {
    const reviewId = id(1_000 + number);
    const ids = [id(2 * number + 10_000), id(2 * number + 10_001)];
    const events = await codec.encode([submitted(reviewId), changed(reviewId)], ids, METADATA);
    await store.append(reviewStream(reviewId), 0, events);
  }
  return { store, codec };
};

/** The case of one review, step after step, as it is stored. */
export const caseLog = async (steps: readonly ReviewEvent[]) => {
  let time = Date.parse('2026-03-02T09:00:00.000Z');
  const store = createInMemoryEventStore({
    now: () => {
      time += 60_000;
      return new Date(time);
    },
  });
  const codec = createEventCodec({ registry: createEventRegistry(reviewEvents), keys: createInMemorySubjectKeys() });
  for (const [version, step] of steps.entries()) {
    const events = await codec.encode([step], [id(20_000 + version)], METADATA);
    await store.append(reviewStream(step.data.reviewId), version, events);
  }
  return { store, codec };
};

/** A log that holds exactly these events. */
export const storeOf = (stored: readonly StoredEvent[]) => ({
  readAll: async (after: number, count: number) => stored.filter(({ position }) => position > after).slice(0, count),
});

interface PretendedLog {
  readonly store: Pick<EventStore, 'readAll'>;
  /** Hashes of what was signed, where that is not what is stored now. */
  readonly signedEvents?: readonly StoredEvent[];
  readonly key?: Buffer;
  readonly keptAt?: readonly number[];
  /** What time the checkpoint of a size carries; that of its newest event by default. */
  readonly timeOf?: (size: number) => Date | null;
}

const MOST_EVENTS = 10_000;

/** A transparency log over a store without a database: its newest checkpoint is cosigned. */
export const transparencyLogOver = async ({
  store,
  signedEvents,
  key = LOG_KEY,
  keptAt = [],
  timeOf,
}: PretendedLog) => {
  const signer = createNoteSigner(ORIGIN, key);
  const events = signedEvents ?? (await store.readAll(0, MOST_EVENTS));
  const hashes = events.map((event) => leafHash(leafOf(event)));
  const tree = createGrowingTree([...keptAt, hashes.length]);
  tree.add(hashes);
  const checkpointAt = (size: number): SignedCheckpoint => {
    const checkpoint = { origin: ORIGIN, size, root: tree.roots.get(size) ?? Buffer.alloc(32) };
    const text = checkpointText(checkpoint);
    const newest = events[size - 1];
    const own = newest ? new Date(newest.recordedAt) : null;
    const time = timeOf ? timeOf(size) : own;
    return {
      ...checkpoint,
      time,
      note: writeNote(text, [...signatureLines([signer], text, time), WITNESS.sign(text)]),
      witnesses: [WITNESS.key.text],
    };
  };
  const kept = [...keptAt, hashes.length].map(checkpointAt);
  const log: Pick<TransparencyLog, 'latest' | 'keys' | 'keptCheckpoints' | 'leafHashes' | 'leaves' | 'beforeTheFirst'> =
    {
      latest: async () => checkpointAt(hashes.length),
      keys: async () => [{ key: signer.key.text, addedAt: new Date(0), retiredAt: null }],
      keptCheckpoints: async (above, limit) => kept.filter(({ size }) => size > above).slice(0, limit),
      leafHashes: async (start, count) => hashes.slice(start, start + count),
      beforeTheFirst: async () => [],
      leaves: async (start, count) =>
        events
          .slice(start, start + count)
          .map(({ id: eventId, position }, at) => ({ index: start + at, position, eventId })),
    };
  return { log, key: signer.key.text };
};
