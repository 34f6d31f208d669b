import type { EventMetadata, RecordedEvent } from '@sternklar/contracts/event-envelope';
import type { EventCodec } from '@sternklar/event-store/event-codec';

const encode: EventCodec['encode'] = async (events, ids, metadata) =>
  events.map(({ type, data }, index) => ({
    id: ids[index] ?? '',
    type,
    data: JSON.stringify(data),
    metadata: JSON.stringify({ ...metadata, schemaVersion: 1 } satisfies EventMetadata),
  }));

/** Events as plain texts: keys and encryption take a third of the time, and billing does not depend on them. */
export const plainCodec: EventCodec = {
  encode,
  encodeWithNewKeys: encode,
  discard: () => undefined,
  knows: () => true,
  decode: async (stored) =>
    stored.map(
      ({ data, metadata, ...event }): RecordedEvent => ({
        ...event,
        data: JSON.parse(data),
        metadata: JSON.parse(metadata),
      }),
    ),
};
