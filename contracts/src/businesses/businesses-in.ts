import type { RecordedEvent } from '../event-envelope.ts';
import { eventsAmong, eventsOf } from '../events-of.ts';
import { businessRemovalSettled, businessRemoved, businessRestored } from './business.events.ts';

export interface BusinessOnLists {
  readonly id: string;
  /** When it was removed, ISO 8601 UTC; null where it is listed. */
  readonly removedAt: string | null;
  readonly isRemoved: boolean;
}

/** Which businesses left the lists or came back to them: of several times in a batch the last one counts. */
export const removalsIn = (events: readonly RecordedEvent[]): readonly BusinessOnLists[] => {
  const newest = new Map(
    eventsAmong(events, [businessRemoved, businessRestored]).map(({ type, data, recordedAt }) => {
      const isRemoved = type === businessRemoved.type;
      return [data.businessId, { id: data.businessId, isRemoved, removedAt: isRemoved ? recordedAt : null }];
    }),
  );
  return [...newest.values()];
};

/** The businesses that nobody can have back any more. */
export const settledIn = (events: readonly RecordedEvent[]): readonly string[] =>
  eventsOf(events, businessRemovalSettled).map(({ data }) => data.businessId);
