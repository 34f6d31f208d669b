import { AsyncLocalStorage } from 'node:async_hooks';
import type { EventType } from '@sternklar/contracts/event-definitions';
import type { EventStore } from '@sternklar/event-store/event-store';

/** Lets things happen in the very moment between what a use case looked at and what it records. */
export const createMeanwhile = () => {
  const planned = new Map<string, () => Promise<unknown>>();
  // What happens meanwhile is somebody else's doing, not that of the use case which is interrupted.
  const outside = AsyncLocalStorage.snapshot();
  return {
    meanwhile(before: EventType, happens: () => Promise<unknown>): void {
      planned.set(before, happens);
    },
    interrupted: (store: EventStore): EventStore => ({
      ...store,
      async append(streamId, expectedVersion, events) {
        for (const { type } of events) {
          const happens = planned.get(type);
          planned.delete(type);
          if (happens) await outside(happens);
        }
        return store.append(streamId, expectedVersion, events);
      },
    }),
  };
};
