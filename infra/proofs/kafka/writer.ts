import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { EventCodec } from '@sternklar/event-store/event-codec';
import type { EventStore } from '@sternklar/event-store/event-store';
import { businessAdded, type KnownEvent, recorded } from '@sternklar/projections/testing/events';
import { randomHistory } from '@sternklar/projections/testing/random-history';

/** Room for the numbers of one history before those of the next begin. */
const NUMBERS_APART = 10_000;
const TRIES = 60;
const PAUSE_MS = 200;

type Recorded = ReturnType<typeof recorded>[number];

export interface Writer {
  /** Writes about so many life-like events of new accounts; each account's in order, many accounts at a time. */
  write(events: number): Promise<void>;
  /** Writes an event that nobody can read. */
  writeDamaged(): Promise<void>;
}

export const createWriter = ({ store, codec }: { store: EventStore; codec: EventCodec }): Writer => {
  let histories = 0;

  /** The same again and again while the database is away. */
  const insist = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await work();
      } catch (error) {
        if (tries >= TRIES) throw error;
        await delay(PAUSE_MS);
      }
    }
  };

  const append = async (event: Recorded, data: string | null = null) => {
    const { schemaVersion: _, ...metadata } = event.metadata;
    const encoded = await insist(() => codec.encode([event], [randomUUID()], metadata));
    const stored = encoded.map((one) => ({ ...one, data: data ?? one.data }));
    const { appended } = await insist(() => store.append(event.streamId, event.version - 1, stored));
    if (!appended) throw new Error(`${event.streamId} has another version than ${event.version - 1}.`);
  };

  const next = () => {
    histories += 1;
    return histories * NUMBERS_APART;
  };

  return {
    async write(events) {
      const history: readonly KnownEvent[] = randomHistory(events, { seed: histories + 1, first: next() });
      const chains = Map.groupBy(recorded(history), ({ metadata, streamId }) => metadata.accountId ?? streamId);
      await Promise.all(
        [...chains.values()].map(async (chain) => {
          for (const event of chain) await append(event);
        }),
      );
    },
    async writeDamaged() {
      const [event] = recorded([businessAdded(next(), next())]);
      if (event) await append(event, '"no object"');
    },
  };
};
