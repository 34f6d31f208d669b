import type { Pool } from 'pg';
import type { EventStore, StoredEvent } from '../event-store.ts';
import { eventsBehind } from '../log-distance.ts';
import type { Reactor } from '../reactor.ts';

const PAGE = 500;
/** A reactor that runs writes its checkpoint down far more often than this many events. */
const SEARCHED_EVENTS = 10_000;

export interface ReactorStatus {
  readonly name: string;
  /** Position of the last event it is known to be done with; null when it never ran. */
  readonly position: number | null;
  /** Events in the log from the oldest one that waits for it; 0 when none does. */
  readonly lagEvents: number;
  /** Age of the oldest event that waits for it, in seconds; 0 when none does. */
  readonly lagSeconds: number;
  /** Events it gave up on. */
  readonly parked: number;
}

export interface ReactorStatusSources {
  readonly store: EventStore;
  readonly pool: Pool;
  readonly reactors: readonly Pick<Reactor, 'name' | 'handles'>[];
  readonly now: () => Date;
}

interface Row {
  readonly reactor: string;
  readonly position: number | null;
  readonly parked: number;
}

const ROWS = `
  with parked as (select reactor, count(*)::int as parked from reactors.parked group by reactor)
  select wanted.reactor, position, coalesce(parked, 0) as parked
  from unnest($1::text[]) as wanted (reactor)
  left join reactors.checkpoints using (reactor)
  left join parked using (reactor)`;

/**
 * Where all reactors stand, no matter which process runs them. A checkpoint moves lazily over events that a reactor does not
 * handle, so its lag is counted from the oldest event that it does.
 */
export const readReactorStatus = async (sources: ReactorStatusSources): Promise<readonly ReactorStatus[]> => {
  const { store, pool, reactors, now } = sources;
  const { rows } = await pool.query<Row>(ROWS, [reactors.map(({ name }) => name)]);
  const known = new Map(rows.map((row) => [row.reactor, row]));
  // After the checkpoints, so that it is never behind them.
  const head = await store.head();
  const pages = createPages(store);
  return Promise.all(
    reactors.map(async ({ name, handles }) => {
      const { position, parked } = known.get(name) ?? { position: null, parked: 0 };
      const oldest = position === null ? null : await oldestWaiting({ handles, position }, pages);
      return {
        name,
        position,
        lagEvents: oldest ? 1 + (await eventsBehind(store, { position: oldest.position, head })) : 0,
        lagSeconds: oldest ? Math.max(0, (now().getTime() - Date.parse(oldest.recordedAt)) / 1_000) : 0,
        parked,
      };
    }),
  );
};

interface Pages {
  /** Where the page begins that holds what comes after a position. */
  startOf(position: number): number;
  /** The events above the beginning of a page. */
  read(start: number): Promise<readonly StoredEvent[]>;
}

/** The log in pages, each read once: healthy reactors all look at its last few. */
const createPages = (store: EventStore): Pages => {
  const pages = new Map<number, Promise<readonly StoredEvent[]>>();
  return {
    // Where positions count the events, reactors that stand beside each other share a page.
    startOf: (position) => (store.gapless ? position - (position % PAGE) : position),
    read(start) {
      const page = pages.get(start) ?? store.readAll(start, PAGE);
      pages.set(start, page);
      return page;
    },
  };
};

interface Begun extends Pick<Reactor, 'handles'> {
  readonly position: number;
}

/** The first event behind the checkpoint that the reactor handles; null when there is none. */
const oldestWaiting = async ({ handles, position }: Begun, pages: Pages): Promise<StoredEvent | null> => {
  let start = pages.startOf(position);
  let first: StoredEvent | null = null;
  for (let searched = 0; searched < SEARCHED_EVENTS; searched += PAGE) {
    const events = (await pages.read(start)).filter((event) => event.position > position);
    const oldest = events.find((event) => handles.includes(event.type));
    if (oldest) return oldest;
    const newest = events.at(-1);
    if (!newest) return null;
    first ??= events[0] ?? null;
    start = newest.position;
  }
  // A reactor this far behind does not run, whatever the events are.
  return first;
};
