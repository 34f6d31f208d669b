import { setTimeout as delay } from 'node:timers/promises';
import { backoffMs } from '@sternklar/contracts/backoff';
import type { Actor, DomainEvent, RecordedEvent } from '@sternklar/contracts/event-envelope';
import { type Decision, isRejection, type Rejection, type StreamType } from './decider.ts';
import type { EventCodec } from './event-codec.ts';
import type { EventStore } from './event-store.ts';

/** Who asks, for which customer, and on whose behalf it is logged. */
export interface CommandContext {
  readonly actor: Actor;
  /** The customer the resulting events belong to; null when they belong to none. */
  readonly accountId: string | null;
  readonly correlationId: string;
  readonly causationId: string;
  readonly commandId: string;
  /**
   * The same command may come again under the same `commandId`, after a crash or beside its first run: when its stream
   * holds its events already, they are answered, and nothing is decided. A `commandId` then goes to a stream only once.
   */
  readonly mayRepeat?: true;
  /** One that may repeat, but has not come before: nothing of it is looked for until its first attempt meets a conflict. */
  readonly isFirstRun?: true;
}

export interface HandleOptions<State, Event extends DomainEvent, Code extends string> {
  readonly streamType: StreamType<State, Event>;
  readonly streamId: string;
  /** The stream, as its subject, was named a moment ago and is most likely empty: the first attempt does not read it. */
  readonly isNew?: boolean;
  /**
   * The stream up to some version, known from elsewhere: unless the command may repeat, the first attempt takes it for all of the
   * stream when that leads to events, which a newer version refuses. Else only what came after it is read.
   */
  readonly knownUntil?: KnownStream<State>;
  /** Called again with fresh state after every conflict, so it must be pure. `version` is 0 for a new stream. */
  decide(state: State, version: number): Decision<Event, Code>;
  readonly context: CommandContext;
}

/** A stream up to a version; `position` is that of its newest event, 0 where that is not known. */
export interface KnownStream<State> {
  readonly state: State;
  readonly version: number;
  readonly position?: number;
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
  /** The stream as it is now: for checks across streams, and for a command that is told of it by `knownUntil`. */
  load<State, Event extends DomainEvent>(
    streamType: StreamType<State, Event>,
    streamId: string,
    /** Up to a version it is known already: only what came after it is read. */
    knownUntil?: KnownStream<State>,
  ): Promise<{ readonly state: State; readonly version: number; readonly position: number }>;
}

const MAX_ATTEMPTS = 10;
const PAUSE = { firstMs: 2, longestMs: 50 };
const PAGE_SIZE = 500;

export interface CommandHandlerOptions {
  readonly store: EventStore;
  readonly codec: EventCodec;
  /** A fresh UUIDv7 for each event. */
  readonly nextId: () => string;
  /** Before the next attempt, 1 being the first that conflicted; by default a few random milliseconds. */
  readonly pause?: (attempt: number) => Promise<void>;
}

/** Somebody else was faster, every time. The command was not carried out and may be sent again. */
export class TooManyConflicts extends Error {
  override readonly name = 'TooManyConflicts';
}

export const createCommandHandler = ({
  store,
  codec,
  nextId,
  pause = jitteredPause,
}: CommandHandlerOptions): CommandHandler => {
  /** `onEvents` is shown every page of the stream. */
  const load = async <State, Event extends DomainEvent>(
    streamType: StreamType<State, Event>,
    streamId: string,
    {
      onEvents,
      from = emptyStream(streamType),
    }: { onEvents?: (events: readonly RecordedEvent<Event>[]) => void; from?: Stream<State> } = {},
  ): Promise<Stream<State>> => {
    let stream = from;
    for (;;) {
      const page = await store.readStream(streamId, { fromVersion: stream.version + 1, maxCount: PAGE_SIZE });
      const events = await decoded<Event>(codec, page);
      onEvents?.(events);
      stream = after(stream, events, evolveOf(streamType));
      if (page.length < PAGE_SIZE) return stream;
    }
  };

  const append: EventStore['append'] = async (streamId, expectedVersion, events) => {
    let appended = false;
    try {
      const outcome = await store.append(streamId, expectedVersion, events);
      appended = outcome.appended;
      return outcome;
    } finally {
      if (!appended) codec.discard(events);
    }
  };

  /** While versions run side by side, events of the newer one mean nothing to the older one's streams. */
  const evolveOf =
    <State, Event extends DomainEvent>({ evolve }: StreamType<State, Event>) =>
    (state: State, event: RecordedEvent<Event>): State =>
      codec.knows(event.type) ? evolve(state, event) : state;

  /** Undefined when somebody else wrote first. */
  const record = async <State, Event extends DomainEvent, Code extends string>(
    { streamType, streamId, context }: HandleOptions<State, Event, Code>,
    { stream, decision, encode }: Decided<State, Event>,
  ): Promise<Handled<State, Event> | undefined> => {
    const newEvents = await encode(
      decision,
      decision.map(() => nextId()),
      context,
    );
    const outcome = await append(streamId, stream.version, newEvents);
    if (!outcome.appended) return undefined;
    const events = await decoded<Event>(codec, outcome.events);
    return { events, ...after(stream, events, evolveOf(streamType)) };
  };

  /** Undefined when somebody else wrote first. */
  const attempt = async <State, Event extends DomainEvent, Code extends string>(
    options: HandleOptions<State, Event, Code>,
    number: number,
  ): Promise<Handled<State, Event> | Rejection<Code> | undefined> => {
    const { streamType, streamId, context, isNew = false, knownUntil } = options;
    const earlier: RecordedEvent<Event>[] = [];
    const collect = (events: readonly RecordedEvent<Event>[]) => {
      if (context.mayRepeat) earlier.push(...events.filter(isOf(context)));
    };
    const isEmpty = isNew && number === 1 && hasNotRun(context);
    const stream = isEmpty
      ? emptyStream(streamType)
      : await load(streamType, streamId, {
          onEvents: collect,
          // The events of an earlier run may stand in the part that is known.
          ...(knownUntil && !context.mayRepeat && { from: { position: 0, ...knownUntil } }),
        });
    if (earlier.length > 0) return { events: earlier, ...stream };
    const decision = options.decide(stream.state, stream.version);
    if (isRefused(decision)) return decision;
    if (decision.length === 0) return { events: [], ...stream };
    return record(options, {
      stream,
      decision,
      encode: isEmpty && store.storesKeys ? codec.encodeWithNewKeys : codec.encode,
    });
  };

  /** Decides on what is known of the stream; undefined where it has to be read, or has gone on since. */
  const attemptOnKnown = async <State, Event extends DomainEvent, Code extends string>(
    options: HandleOptions<State, Event, Code>,
  ): Promise<Handled<State, Event> | undefined> => {
    const { knownUntil, context } = options;
    if (!knownUntil || context.mayRepeat) return undefined;
    const stream = { position: 0, ...knownUntil };
    const decision = options.decide(stream.state, stream.version);
    // What changes nothing is answered with where the stream ends now, and nobody is refused because of what was.
    if (isRefused(decision) || decision.length === 0) return undefined;
    return record(options, { stream, decision, encode: codec.encode });
  };

  return {
    async handle(options) {
      const onKnown = await attemptOnKnown(options);
      if (onKnown) return onKnown;
      for (let number = 1; number <= MAX_ATTEMPTS; number += 1) {
        const handled = await attempt(options, number);
        if (handled) return handled;
        if (number < MAX_ATTEMPTS) await pause(number);
      }
      throw new TooManyConflicts(`${options.streamId} changed under ${MAX_ATTEMPTS} attempts to write to it.`);
    },
    load: (streamType, streamId, knownUntil) =>
      load(streamType, streamId, knownUntil && { from: { position: 0, ...knownUntil } }),
  };
};

const hasNotRun = ({ mayRepeat, isFirstRun }: CommandContext): boolean => !mayRepeat || isFirstRun === true;

const isOf =
  ({ commandId }: CommandContext) =>
  ({ metadata }: RecordedEvent): boolean =>
    metadata.commandId === commandId;

interface Stream<State> {
  readonly state: State;
  readonly version: number;
  readonly position: number;
}

interface Decided<State, Event extends DomainEvent> {
  readonly stream: Stream<State>;
  readonly decision: readonly Event[];
  readonly encode: EventCodec['encode'];
}

const emptyStream = <State, Event extends DomainEvent>({ initialState }: StreamType<State, Event>): Stream<State> => ({
  state: initialState,
  version: 0,
  position: 0,
});

const after = <State, Event extends DomainEvent>(
  stream: Stream<State>,
  events: readonly RecordedEvent<Event>[],
  evolve: StreamType<State, Event>['evolve'],
): Stream<State> => {
  const newest = events.at(-1);
  if (!newest) return stream;
  return {
    state: events.reduce((state, event) => evolve(state, event), stream.state),
    version: newest.version,
    position: newest.position,
  };
};

/** The codec has checked the data against its schema; that a stream holds its own type's events is the writers' duty. */
const decoded = async <Event extends DomainEvent>(codec: EventCodec, stored: Parameters<EventCodec['decode']>[0]) =>
  (await codec.decode(stored)) as readonly RecordedEvent<Event>[];

const isRefused = <Event extends DomainEvent, Code extends string>(
  decision: Decision<Event, Code>,
): decision is Rejection<Code> => isRejection(decision);

const jitteredPause = async (attempt: number): Promise<void> => {
  await delay(Math.random() * backoffMs(PAUSE, attempt));
};
