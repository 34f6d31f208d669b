import type { DomainEvent, EventMetadata, RecordedEvent } from '@sternklar/contracts/event-envelope';

/** What a test may want to say about how an event was recorded; the rest is made up, the same in every run. */
export type Recording = Partial<
  Pick<RecordedEvent, 'id' | 'streamId' | 'version' | 'position' | 'recordedAt'> & { metadata: Partial<EventMetadata> }
>;

const FIRST_RECORDED_AT = Date.parse('2025-03-03T09:00:00.000Z');
const MINUTE_MS = 60_000;

/** A UUID that is the same in every run. */
export const testEventId = (number: number): string => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;

/**
 * An event as if it had been recorded: the `position`th of the log (default 1) and of its stream, one minute after the
 * one before it.
 */
export const recorded = <Event extends DomainEvent>(event: Event, recording: Recording = {}): RecordedEvent<Event> => {
  const position = recording.position ?? 1;
  const id = recording.id ?? testEventId(position);
  return {
    id,
    streamId: 'stream-under-test',
    version: position,
    position,
    recordedAt: new Date(FIRST_RECORDED_AT + position * MINUTE_MS).toISOString(),
    ...recording,
    ...event,
    metadata: {
      schemaVersion: 1,
      accountId: null,
      actor: { kind: 'system', name: 'test' },
      correlationId: 'correlation-of-the-test',
      causationId: id,
      commandId: 'command-of-the-test',
      ...recording.metadata,
    },
  };
};
