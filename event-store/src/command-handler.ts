import type { Actor, DomainEvent, RecordedEvent } from '@sternklar/contracts/event-envelope';
import type { Decision, Rejection, StreamType } from './decider.ts';

/** Who asks, for which customer, and on whose behalf it is logged. */
export interface CommandContext {
  readonly actor: Actor;
  /** The customer the resulting events belong to; null when they belong to none. */
  readonly accountId: string | null;
  readonly correlationId: string;
  readonly causationId: string;
  readonly commandId: string;
}

export interface HandleOptions<State, Event extends DomainEvent, Code extends string> {
  readonly streamType: StreamType<State, Event>;
  readonly streamId: string;
  /** Called again with fresh state after every conflict, so it must be pure. `version` is 0 for a new stream. */
  decide(state: State, version: number): Decision<Event, Code>;
  readonly context: CommandContext;
}

/** What a handled command left: the new events (none if nothing changed), and the stream after them. */
export interface Handled<State, Event extends DomainEvent> {
  readonly rejected?: undefined;
  readonly events: readonly RecordedEvent<Event>[];
  readonly state: State;
  readonly version: number;
  /** Log position a reader must have seen to see this command's effect; 0 for an empty stream. */
  readonly position: number;
}

/** Loads the stream, folds, decides, appends with the expected version, and starts over on a conflict (10 times at most). */
export interface CommandHandler {
  handle<State, Event extends DomainEvent, Code extends string = never>(
    options: HandleOptions<State, Event, Code>,
  ): Promise<Handled<State, Event> | Rejection<Code>>;
  /** The stream as it is now, for checks across streams. */
  load<State, Event extends DomainEvent>(
    streamType: StreamType<State, Event>,
    streamId: string,
  ): Promise<{ readonly state: State; readonly version: number }>;
}
