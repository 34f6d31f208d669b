import type { EventMetadata, RecordedEvent } from '@sternklar/contracts/event-envelope';
import type { StoredEvent } from '../event-store.ts';
import type { CommandOrigin } from './tracing.ts';

/** The command that recorded an event. */
export const originOf = ({ streamId, metadata }: Pick<RecordedEvent, 'streamId' | 'metadata'>): CommandOrigin => ({
  streamId,
  correlationId: metadata.correlationId,
  commandId: metadata.commandId,
});

/** Those of events as they are stored; one that cannot be read is left out. */
export const storedOrigins = (events: readonly StoredEvent[]): readonly CommandOrigin[] =>
  events.flatMap(({ streamId, metadata }) => {
    const parsed = readMetadata(metadata);
    return parsed ? [originOf({ streamId, metadata: parsed })] : [];
  });

/** Written by the codec, but perhaps not by ours: only the two ids are looked at. */
const readMetadata = (text: string): EventMetadata | null => {
  try {
    const metadata: Partial<EventMetadata> | null = JSON.parse(text);
    const isOurs = typeof metadata?.correlationId === 'string' && typeof metadata.commandId === 'string';
    return isOurs ? (metadata as EventMetadata) : null;
  } catch {
    return null;
  }
};
