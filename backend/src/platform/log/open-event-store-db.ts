import { setTimeout as delay } from 'node:timers/promises';
import { eventStoreRefusal, hasNoLeader } from '@sternklar/event-store/eventstoredb/connection-refusal';
import {
  createEventStoreDbEventStore,
  type EventStoreDbEventStore,
} from '@sternklar/event-store/eventstoredb/eventstoredb-event-store';
import type { Logger } from '@sternklar/event-store/logger';
import { StartRefused } from '@sternklar/event-store/start-refused';
import type { Pool } from 'pg';
import { createKeptGaps } from './kept-gaps.ts';
import { settleWhoseLog } from './whose-log.ts';

export interface EventStoreDbAddress {
  readonly url: string;
  readonly prefix: string;
}

interface AskOptions {
  readonly address: EventStoreDbAddress;
  readonly logger: Logger;
  /** How long a start waits for a cluster that has no majority; a minute by default. */
  readonly majorityWithinMs?: number;
}

export interface OpenEventStoreDbOptions extends AskOptions {
  readonly pool: Pool;
}

const MAJORITY_WITHIN_MS = 60_000;
const ASK_AGAIN_MS = 2_000;
/** Whoever starts the product is told soon; whoever runs it is waited for longer. */
const AT_START = { attempts: 3, firstMs: 100, longestMs: 500, withinMs: 5_000 };

/** The log in EventStoreDB, once it is sure that it answers and that it is this installation's. Throws `StartRefused`. */
export const openEventStoreDb = async (options: OpenEventStoreDbOptions): Promise<EventStoreDbEventStore> => {
  const { address, pool, logger } = options;
  await tryAtStart(options, (store) => settleWhoseLog(pool, store));
  return connect(address, { logger, keptGaps: createKeptGaps(pool) });
};

/** The log in EventStoreDB for a database that is still empty: it answers, and nothing is written. Throws `StartRefused`. */
export const openLogToRestore = async (options: AskOptions): Promise<EventStoreDbEventStore> => {
  await tryAtStart(options, (store) => store.owner.installation());
  return connect(options.address, { logger: options.logger });
};

const tryAtStart = async (
  { address, logger, majorityWithinMs = MAJORITY_WITHIN_MS }: AskOptions,
  ask: (store: EventStoreDbEventStore) => Promise<unknown>,
) => {
  const store = connect(address, { retry: AT_START });
  const giveUpAt = performance.now() + majorityWithinMs;
  try {
    for (;;) {
      const failure: unknown = await ask(store).then(
        () => null,
        (error: unknown) => error,
      );
      if (failure === null) return;
      if (failure instanceof StartRefused || isOfTheDatabase(failure)) throw failure;
      const refusal = eventStoreRefusal(failure, address.url);
      if (!hasNoLeader(failure) || performance.now() >= giveUpAt) throw refusal;
      logger.warn({ reason: refusal.message }, 'the event log has no leader; waiting for one');
      await delay(ASK_AGAIN_MS);
    }
  } finally {
    await store.close();
  }
};

/** PostgreSQL's errors have a code of five characters. */
const isOfTheDatabase = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.length === 5;

type ConnectOptions = Omit<Parameters<typeof createEventStoreDbEventStore>[0], 'url' | 'streamPrefix'>;

/** What the client says of an address has the password in it. */
const connect = ({ url, prefix }: EventStoreDbAddress, options: ConnectOptions): EventStoreDbEventStore => {
  try {
    return createEventStoreDbEventStore({ url, streamPrefix: prefix, ...options });
  } catch (error) {
    throw eventStoreRefusal(error, url);
  }
};
