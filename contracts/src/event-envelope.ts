/** Who caused an event: a person by account, the operator at a command line, or the system itself. */
export type Actor =
  | { readonly kind: 'account'; readonly id: string }
  | { readonly kind: 'operator' }
  | { readonly kind: 'system'; readonly name: string };

/**
 * What is recorded beside the data of every event.
 * `accountId` is the customer the event belongs to (null when it belongs to none); live updates, partitions and
 * erasure go by it. `correlationId` names the request, `causationId` the event or command that led here.
 */
export interface EventMetadata {
  readonly schemaVersion: number;
  readonly accountId: string | null;
  readonly actor: Actor;
  readonly correlationId: string;
  readonly causationId: string;
  readonly commandId: string;
}

/** An event as `decide` returns it: a type from the registry and its data, nothing else. */
export interface DomainEvent<Type extends string = string, Data = unknown> {
  readonly type: Type;
  readonly data: Data;
}

/**
 * An event as it was recorded, decoded and upcast to the newest schema version.
 * `version` counts from 1 within the stream, `position` from 1 over the whole log without gaps;
 * `recordedAt` is ISO 8601 UTC and never runs backwards along positions.
 */
export type RecordedEvent<Event extends DomainEvent = DomainEvent> = Event & {
  readonly id: string;
  readonly streamId: string;
  readonly version: number;
  readonly position: number;
  readonly recordedAt: string;
  readonly metadata: EventMetadata;
};
