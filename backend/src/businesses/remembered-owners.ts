import { businessStream } from '@sternklar/contracts/businesses/business.events';
import type { EventStore } from '@sternklar/event-store/event-store';
import type { BusinessFacts } from './business-of.ts';

/** What never changes of a business, and whether it was removed; no personal data. */
export type BusinessOwner = Pick<BusinessFacts, 'accountId' | 'removed'>;

export interface RememberedOwners {
  /**
   * Whose business it is; null: there never was one. Holds every change that this process acknowledged; what another one
   * changed is heard of within moments, within a second when notifications are lost.
   */
  ownerOf(businessId: string): Promise<BusinessOwner | null>;
  /** Follows the log from its end; before and after that, nothing is remembered. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

export interface RememberedOwnersOptions {
  readonly businessOf: (businessId: string) => Promise<BusinessFacts | null>;
  readonly store: Pick<EventStore, 'head' | 'subscribe'>;
  /** Most businesses remembered (default 20,000); those asked for first are forgotten first. */
  readonly limit?: number;
}

/** Spares most commands about a business the reading of its stream. */
export const createRememberedOwners = (options: RememberedOwnersOptions): RememberedOwners => {
  const { businessOf, store, limit = 20_000 } = options;
  /** By stream, as the log names it. */
  const owners = new Map<string, BusinessOwner>();
  const stopping = new AbortController();
  let following: Promise<void> | null = null;
  /** What is being read, by stream: what is heard of meanwhile may have been read before it changed, and is not kept. */
  const readings = new Set<{ readonly stream: string; isOutdated: boolean }>();

  const follow = async (after: number): Promise<void> => {
    for await (const events of store.subscribe({ after, signal: stopping.signal })) {
      for (const { streamId } of events) {
        owners.delete(streamId);
        for (const reading of readings) reading.isOutdated ||= reading.stream === streamId;
      }
    }
  };

  const keep = (stream: string, { accountId, removed }: BusinessOwner): void => {
    const [oldest] = owners.keys();
    if (oldest !== undefined && owners.size >= limit) owners.delete(oldest);
    owners.set(stream, { accountId, removed });
  };

  return {
    async ownerOf(businessId) {
      const stream = businessStream(businessId);
      const known = owners.get(stream);
      if (known) return known;
      const reading = { stream, isOutdated: following === null };
      readings.add(reading);
      try {
        const facts = await businessOf(businessId);
        if (facts && following && !reading.isOutdated) keep(stream, facts);
        return facts;
      } finally {
        readings.delete(reading);
      }
    },
    async start() {
      following ??= follow(await store.head()).finally(() => {
        following = null;
        owners.clear();
      });
    },
    async stop() {
      stopping.abort();
      await following;
    },
  };
};
