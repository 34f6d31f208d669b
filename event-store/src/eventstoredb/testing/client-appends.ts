import { EventStoreDBClient, jsonEvent, NO_STREAM } from '@eventstore/db-client';
import type { NewEvent } from '../../event-store.ts';

/** Appends as the client of EventStoreDB does them by itself: what our own are compared with. */
export interface ClientAppends {
  /** Rejects where the version is not the stream's. */
  append(streamId: string, expectedVersion: number, events: readonly NewEvent[]): Promise<void>;
  close(): Promise<void>;
}

export const openClientAppends = (url: string): ClientAppends => {
  const client = EventStoreDBClient.connectionString(url);
  return {
    async append(streamId, expectedVersion, events) {
      const proposed = events.map(({ id, type, data, metadata }) =>
        jsonEvent({ id, type, data: JSON.parse(data), metadata: JSON.parse(metadata) }),
      );
      const expectedRevision = expectedVersion === 0 ? NO_STREAM : BigInt(expectedVersion - 1);
      await client.appendToStream(streamId, proposed, { expectedRevision });
    },
    close: () => client.dispose(),
  };
};
