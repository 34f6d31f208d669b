import type { EventStore, StoredEvent } from '@sternklar/event-store/event-store';
import type { TransparencyLog } from '@sternklar/event-store/transparency/transparency-log';

export type Leaf = Awaited<ReturnType<TransparencyLog['leaves']>>[number];

export interface StoredBesideLeavesOptions {
  readonly store: Pick<EventStore, 'readAll'>;
  readonly log: Pick<TransparencyLog, 'leafHashes' | 'leaves'>;
}

/** A leaf and the event in its place. A leaf without one: it is missing; an event without a leaf: it was put in. */
export type Place =
  | { readonly leaf: Leaf; readonly event: StoredEvent }
  | { readonly leaf: Leaf; readonly event: null }
  | { readonly leaf: null; readonly event: StoredEvent };

/** Some leaves of the tree, and the events that stand in their places now. */
export interface Stretch {
  /** The number of its first leaf, from 0. */
  readonly start: number;
  readonly hashes: readonly Buffer[];
  /** In order. */
  readonly places: readonly Place[];
}

/** A multiple of a tile's width. */
const AT_ONCE = 2_048;

/** The first `size` leaves beside what is stored now, by positions: so one event too few or too many moves no other. */
export async function* storedBesideLeaves(
  { store, log }: StoredBesideLeavesOptions,
  size: number,
): AsyncGenerator<Stretch> {
  let position = 0;
  for (let start = 0; start < size; start += AT_ONCE) {
    const count = Math.min(AT_ONCE, size - start);
    const [leaves, hashes] = await Promise.all([log.leaves(start, count), log.leafHashes(start, count)]);
    const end = leaves.at(-1)?.position ?? position;
    const events = await readBetween(store, position, end);
    yield { start, hashes, places: placesOf(leaves, events) };
    position = end;
  }
}

const readBetween = async (
  store: Pick<EventStore, 'readAll'>,
  after: number,
  upTo: number,
): Promise<readonly StoredEvent[]> => {
  const events: StoredEvent[] = [];
  for (let position = after; position < upTo; ) {
    const batch = await store.readAll(position, AT_ONCE);
    const newest = batch.at(-1);
    if (!newest) break;
    events.push(...batch.filter((event) => event.position <= upTo));
    position = newest.position;
  }
  return events;
};

const placesOf = (leaves: readonly Leaf[], events: readonly StoredEvent[]): readonly Place[] => {
  const stored = new Map(events.map((event) => [event.position, event]));
  const places = leaves.map((leaf): Place => ({ leaf, event: stored.get(leaf.position) ?? null }));
  const known = new Set(leaves.map(({ position }) => position));
  const putIn = events.filter(({ position }) => !known.has(position)).map((event): Place => ({ leaf: null, event }));
  if (putIn.length === 0) return places;
  const positionOf = ({ leaf, event }: Place) => (leaf ?? event).position;
  return [...places, ...putIn].sort((one, other) => positionOf(one) - positionOf(other));
};
