import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import type { EventCodec } from '@sternklar/event-store/event-codec';
import type { EventStore, StoredEvent } from '@sternklar/event-store/event-store';
import type { Projection } from '@sternklar/event-store/projection';
import type { LogRange } from '../checkpoints/segment.ts';
import { isDatabaseUnavailable } from './failure.ts';

/** A range of the log, or of one segment of it, without holes, decoded: everything above `after` up to `last`. */
export interface EventBatch extends LogRange {
  readonly after: number;
  readonly events: readonly RecordedEvent[];
  /** Those of the range that cannot be decoded; they hold up only projections that handle their type. */
  readonly undecoded: readonly UndecodedEvent[];
}

/** Which event of the log is meant, without its data. */
export interface EventPlace {
  readonly position: number;
  readonly id: string;
  readonly type: string;
}

export interface UndecodedEvent extends EventPlace {
  readonly error: unknown;
}

/** A range as the log holds it. */
export interface StoredRange extends LogRange {
  readonly after: number;
  readonly stored: readonly StoredEvent[];
}

/** Where batches come from. */
export interface EventSource {
  readonly store: EventStore;
  readonly codec: EventCodec;
  /** Of a segment: whether an event is in it. */
  readonly owns?: (event: StoredEvent) => boolean;
}

type Decoded = Pick<EventBatch, 'events' | 'undecoded'>;

/** Decodes a range. Rejects when the keys cannot be reached, not for single events. */
export const decodeBatch = async (codec: EventCodec, { stored, ...range }: StoredRange): Promise<EventBatch> => ({
  ...range,
  ...(await decoded(codec, stored)),
});

/** The next `size` events of the log above `after`, those of the segment; its `last` is `after` when the log has none. */
export const readRange = async (
  { store, owns = () => true }: Omit<EventSource, 'codec'>,
  after: number,
  size: number,
): Promise<StoredRange> => {
  const found = await store.readAll(after, size);
  return { after, last: found.at(-1)?.position ?? after, stored: found.filter(owns) };
};

/** All at once; when that fails, each half by itself, and so on until the failing events are alone. */
const decoded = async (codec: EventCodec, stored: readonly StoredEvent[]): Promise<Decoded> => {
  try {
    return { events: await codec.decode(stored), undecoded: [] };
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error;
    const [first, ...others] = stored;
    if (first === undefined) throw error;
    if (others.length === 0) return { events: [], undecoded: [{ ...placeOf(first), error }] };
  }
  const middle = Math.ceil(stored.length / 2);
  const left = await decoded(codec, stored.slice(0, middle));
  const right = await decoded(codec, stored.slice(middle));
  return { events: [...left.events, ...right.events], undecoded: [...left.undecoded, ...right.undecoded] };
};

const placeOf = ({ position, id, type }: EventPlace): EventPlace => ({ position, id, type });

/** The same, decoded. */
export const readBatch = async (source: EventSource, after: number, size: number): Promise<EventBatch> =>
  decodeBatch(source.codec, await readRange(source, after, size));

/**
 * The events of a batch that a projection at `position` has still to apply. When one that it handles could not be decoded,
 * throws the error of that.
 */
export const dueEvents = (projection: Projection, batch: EventBatch, position: number): readonly RecordedEvent[] => {
  const isDue = ({ position: at, type }: EventPlace) => at > position && projection.handles.includes(type);
  const culprit = batch.undecoded.find(isDue);
  if (culprit) throw culprit.error;
  return batch.events.filter(isDue);
};

/** The event that a batch consists of; null when there are several or none. */
export const onlyEventOf = ({ events, undecoded }: EventBatch): EventPlace | null => {
  const [only, ...others] = [...events, ...undecoded];
  return only && others.length === 0 ? placeOf(only) : null;
};

/** The two halves of a batch with several events; they meet at the position of an event. */
export const halvesOf = (batch: EventBatch): readonly [EventBatch, EventBatch] => {
  const positions = [...batch.events, ...batch.undecoded]
    .map(({ position }) => position)
    .sort((one, other) => one - other);
  const middle = positions[Math.ceil(positions.length / 2) - 1] ?? batch.after;
  const part = (after: number, last: number): EventBatch => {
    const isIn = ({ position }: EventPlace) => position > after && position <= last;
    return { after, last, events: batch.events.filter(isIn), undecoded: batch.undecoded.filter(isIn) };
  };
  return [part(batch.after, middle), part(middle, batch.last)];
};
