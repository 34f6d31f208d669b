import type { DomainEvent, EventMetadata, RecordedEvent } from '@sternklar/contracts/event-envelope';
import type { NewEvent, StoredEvent } from './event-store.ts';

/** What is known of a new event's metadata before its schema version is looked up. */
export type NewEventMetadata = Omit<EventMetadata, 'schemaVersion'>;

/** Between typed events and stored texts: validation, encryption of personal fields, upcasting. */
export interface EventCodec {
  /**
   * Validates and encrypts. `ids[i]` becomes the id of `events[i]`.
   * Throws `InvalidEvent` for data that breaks its schema and `SubjectErased` when a personal field's key is destroyed.
   */
  encode(
    events: readonly DomainEvent[],
    ids: readonly string[],
    metadata: NewEventMetadata,
  ): Promise<readonly NewEvent[]>;
  /**
   * The same for events that begin a stream under a new id, whose subjects have no keys yet: the new keys go with the
   * events, for a store that `storesKeys`. Without its append they are worth nothing, see `discard`.
   */
  encodeWithNewKeys: EventCodec['encode'];
  /** Forgets the new keys of events that were not appended, or perhaps not. */
  discard(events: readonly NewEvent[]): void;
  /**
   * Decrypts (fields of erased subjects become null) and upcasts to the newest schema versions, keeping order. An event
   * of an unknown type, as a newer process may have written, passes through as it is stored, still encrypted.
   * Throws `NewerSchemaVersion`, and `UnreadableEvent` for data that was damaged or tampered with.
   */
  decode(stored: readonly StoredEvent[]): Promise<readonly RecordedEvent[]>;
  /** Whether this software has the type; one that a newer process writes meanwhile it does not. */
  knows(type: string): boolean;
}

export class InvalidEvent extends Error {
  override readonly name = 'InvalidEvent';
}

export class SubjectErased extends Error {
  override readonly name = 'SubjectErased';
}

/** The stored event was written by a newer version of the software, which has to read it. */
export class NewerSchemaVersion extends Error {
  override readonly name = 'NewerSchemaVersion';
}

/** What is stored is not what was written: no JSON, or a personal field that its key does not open. */
export class UnreadableEvent extends Error {
  override readonly name = 'UnreadableEvent';
}
