import type { DomainEvent, RecordedEvent } from '@sternklar/contracts/event-envelope';

/** How one type of stream folds: the write side's state, from its events alone. Pure, and `evolve` never throws. */
export interface StreamType<State, Event extends DomainEvent> {
  readonly initialState: State;
  evolve(state: State, event: RecordedEvent<Event>): State;
}

/** A refusal is a value: a stable code the route maps to a problem document, and what it may want to say with it. */
export interface Rejection<Code extends string = string> {
  readonly rejected: Code;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** What a use case decides: events to record (none: nothing changes) or a refusal. Time, ids and prices come in the command. */
export type Decision<Event extends DomainEvent, Code extends string = never> = readonly Event[] | Rejection<Code>;

export const reject = <Code extends string>(rejected: Code, details?: Record<string, unknown>): Rejection<Code> =>
  details ? { rejected, details } : { rejected };

export const isRejection = (value: object): value is Rejection => 'rejected' in value;
