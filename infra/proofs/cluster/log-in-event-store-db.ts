import type { StoredEvent } from '@sternklar/event-store/event-store';
import { createEventStoreDbEventStore } from '@sternklar/event-store/eventstoredb/eventstoredb-event-store';
import type { Proof } from '../common/proof.ts';
import type { LogElsewhere } from '../kill/verify.ts';

const PAGE = 500;

/** The same checks that `checkLog` makes in PostgreSQL; there are gaps between positions. */
const faultsIn = (events: readonly StoredEvent[]): readonly string[] => {
  const streams = Map.groupBy(events, ({ streamId }) => streamId);
  const hasGap = [...streams.values()].some((stream) => stream.some(({ version }, index) => version !== index + 1));
  const stepsBack = events.some(({ position }, index) => position <= (events[index - 1]?.position ?? -1));
  return [
    ...(hasGap ? ['A stream has gaps in its versions.'] : []),
    ...(stepsBack ? ['Positions do not grow.'] : []),
    ...(new Set(events.map(({ id }) => id)).size < events.length ? ['An event is recorded twice.'] : []),
  ];
};

/** What is checked of a log that EventStoreDB keeps. */
export interface LogInEventStoreDb extends LogElsewhere {
  check(): Promise<readonly string[]>;
}

/** Reads as the product does; closed when the proof ends. */
export const openLogInEventStoreDb = (proof: Proof, url: string): LogInEventStoreDb => {
  const store = createEventStoreDbEventStore({ url });
  proof.defer(() => store.close());
  const everything = async (): Promise<readonly StoredEvent[]> => {
    const events: StoredEvent[] = [];
    for (let after = 0, page = PAGE; page === PAGE; after = events.at(-1)?.position ?? 0) {
      const read = await store.readAll(after, PAGE);
      events.push(...read);
      page = read.length;
    }
    return events;
  };
  return {
    head: () => store.head(),
    statusChanges: async () => (await everything()).filter(({ type }) => type === 'ReviewStatusChanged').length,
    check: async () => faultsIn(await everything()),
  };
};
