import type { DomainEvent, RecordedEvent } from '@sternklar/contracts/event-envelope';
import { expect } from 'vitest';
import { type Decision, isRejection, type StreamType } from '../decider.ts';
import { type Recording, recorded } from './recorded-event.ts';

/** An event of the past together with how it was recorded, where that matters. */
export interface RecordedAs<Event extends DomainEvent> {
  readonly event: Event;
  readonly recording: Recording;
}

export interface DeciderOutcome<Event extends DomainEvent, Code extends string> {
  /** Exactly these events were decided, in this order, and the stream's `evolve` takes them. */
  then(...events: readonly Event[]): void;
  /** It was refused with this code, and with these details if they are given. */
  thenRejected(code: Code, details?: Readonly<Record<string, unknown>>): void;
  /** It was allowed and changed nothing. */
  thenNothing(): void;
}

export interface DeciderSpec<State, Event extends DomainEvent> {
  when<Code extends string = never>(
    decide: (state: State, version: number) => Decision<Event, Code>,
  ): DeciderOutcome<Event, Code>;
  /** What the stream's events fold to. */
  thenState(expected: State): void;
}

/** Says how an event of the past was recorded: `given(recordedAs(registered, { recordedAt: '…' }))`. */
export const recordedAs = <Event extends DomainEvent>(event: Event, recording: Recording): RecordedAs<Event> => ({
  event,
  recording,
});

/**
 * `deciderSpec(streamType).given(...events).when((state) => decide(command, state)).then(...events)`.
 * Events of the past get ids, versions, positions from 1 and times a minute apart, the same in every run.
 */
export const deciderSpec = <State, Event extends DomainEvent>(streamType: StreamType<State, Event>) => ({
  given(...past: readonly (Event | RecordedAs<Event>)[]): DeciderSpec<State, Event> {
    const state = fold(streamType, streamType.initialState, past.map(asRecorded));
    return {
      when: (decide) => outcomeOf(decide(state, past.length), (events) => fold(streamType, state, events), past.length),
      thenState: (expected) => expect(state).toEqual(expected),
    };
  },
});

const outcomeOf = <Event extends DomainEvent, Code extends string>(
  decision: Decision<Event, Code>,
  evolveWith: (events: readonly RecordedEvent<Event>[]) => void,
  version: number,
): DeciderOutcome<Event, Code> => ({
  // biome-ignore lint/suspicious/noThenProperty: given / when / then is what tests read like; nobody awaits an outcome.
  then(...expected) {
    expect(decision).toEqual(expected);
    evolveWith(expected.map((event, index) => recorded(event, { position: version + index + 1 })));
  },
  thenRejected(code, details) {
    expect(decision, 'a refusal').toSatisfy(isRejection);
    expect(decision).toMatchObject({ rejected: code, ...(details && { details }) });
  },
  thenNothing() {
    expect(decision).toEqual([]);
  },
});

const asRecorded = <Event extends DomainEvent>(
  past: Event | RecordedAs<Event>,
  index: number,
): RecordedEvent<Event> => {
  const position = index + 1;
  return 'recording' in past
    ? recorded(past.event, { position, version: position, ...past.recording })
    : recorded(past, { position });
};

const fold = <State, Event extends DomainEvent>(
  { evolve }: StreamType<State, Event>,
  state: State,
  events: readonly RecordedEvent<Event>[],
): State => events.reduce((folded, event) => evolve(folded, event), state);
