import type { EventMetadata } from '@sternklar/contracts/event-envelope';

/** An event ready to be appended: `data` and `metadata` are the exact texts that are stored and hashed. */
export interface NewEvent {
  readonly id: string;
  readonly type: string;
  readonly data: string;
  readonly metadata: string;
  /** Keys made for this event, which are to be stored with it or not at all; only for a store that `storesKeys`. */
  readonly newKeys?: readonly NewKey[];
  /** What the codec encoded, for whoever decodes it again on its way into the log; never stored, and not kept. */
  readonly plain?: PlainEvent;
}

/** What an event says, before it is encrypted. */
export interface PlainEvent {
  readonly data: Readonly<Record<string, unknown>>;
  readonly metadata: EventMetadata;
}

/** The wrapped key of a subject that had none. */
export interface NewKey {
  readonly subject: string;
  readonly wrappedKey: Buffer;
  readonly masterKeyVersion: number;
}

/**
 * An event as the store holds it; see `RecordedEvent` for the meaning of the numbers. Positions only grow; whether they
 * count the events depends on the store, so nothing but a position that was given may be asked for.
 */
export interface StoredEvent extends Omit<NewEvent, 'newKeys'> {
  readonly streamId: string;
  readonly version: number;
  readonly position: number;
  readonly recordedAt: string;
}

export type AppendOutcome =
  | { readonly appended: true; readonly events: readonly StoredEvent[] }
  /** Somebody else wrote first: the stream now ends at `actualVersion`, or the subject of a new key has one already. */
  | { readonly appended: false; readonly actualVersion: number };

export interface ReadStreamOptions {
  /** First version to read, 1 by default. */
  readonly fromVersion?: number;
  readonly maxCount?: number;
}

export interface SubscribeOptions {
  /** Position of the last event already processed; 0 for the beginning. */
  readonly after: number;
  /** Most events in one batch; 500 by default. */
  readonly maxBatchSize?: number;
  readonly signal: AbortSignal;
}

/**
 * Append-only log of streams in one total order. Adapters must pass `event-store.contract.ts`.
 * Every method rejects with `EventStoreUnavailable` when the store cannot be reached.
 */
export interface EventStore {
  /** Set where subjects' keys and the log are in one database: an append then stores its `newKeys` too. */
  readonly storesKeys?: true;
  /** Set where positions count the events, 1 being the first, and what is appended together has one recorded time. */
  readonly gapless?: true;
  /**
   * Appends all events or none, if the stream ends at `expectedVersion` (0: it must not exist). A retry with the same
   * event ids at the same versions succeeds again without writing and answers what was recorded the first time.
   * Rejects with `InvalidAppend`, alone and without effect on others, what cannot be stored as it was given.
   */
  append(streamId: string, expectedVersion: number, events: readonly NewEvent[]): Promise<AppendOutcome>;
  /** The stream's events by version; empty when there is none. */
  readStream(streamId: string, options?: ReadStreamOptions): Promise<readonly StoredEvent[]>;
  /** At most `maxCount` events with positions above `after`, in order. */
  readAll(after: number, maxCount: number): Promise<readonly StoredEvent[]>;
  /** The event at a position that the log has given to one; undefined where there is none. */
  readAt(position: number): Promise<StoredEvent | undefined>;
  /** Position of the newest event, 0 when the log is empty. */
  head(): Promise<number>;
  /**
   * Batches of everything after a position: catches up, then stays live, without gap or repetition, until the signal
   * aborts (then it ends quietly). The next batch is read when the consumer asks for it. Survives a lost connection.
   */
  subscribe(options: SubscribeOptions): AsyncIterable<readonly StoredEvent[]>;
  close(): Promise<void>;
}

export class EventStoreUnavailable extends Error {
  override readonly name = 'EventStoreUnavailable';
}

/** An append that no adapter accepts (see `append-rules.ts`): a bug of the caller. */
export class InvalidAppend extends Error {
  override readonly name = 'InvalidAppend';
}
