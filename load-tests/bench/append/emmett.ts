import { STREAM_DOES_NOT_EXIST } from '@event-driven-io/emmett';
import { getPostgreSQLEventStore } from '@event-driven-io/emmett-postgresql';
import { sampleEvent, sampleMetadata } from '../lib/sample-event.ts';
import type { AppendContender } from './appender.ts';

/** emmett-postgresql as its documentation shows it; its pool has pg's default of ten connections. */
export const emmett: AppendContender = {
  name: 'emmett-postgresql',
  async open({ ownerUrl }) {
    const store = getPostgreSQLEventStore(ownerUrl);
    await store.schema.migrate();
    return {
      async append({ id, reviewId, version }) {
        const event = { ...sampleEvent(reviewId), metadata: { schemaVersion: 1, ...sampleMetadata() } };
        await store.appendToStream(id, [event], {
          expectedStreamVersion: version === 0 ? STREAM_DOES_NOT_EXIST : BigInt(version),
        });
      },
      close: () => store.close(),
    };
  },
};
