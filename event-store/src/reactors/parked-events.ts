import type { Pool } from 'pg';
import type { EventCodec } from '../event-codec.ts';
import type { EventStore } from '../event-store.ts';
import type { Reactor } from '../reactor.ts';
import { attemptOnce } from './attempts.ts';
import type { ParkedEvent } from './checkpoint.ts';

const TIME_LIMIT_MS = 30_000;
const LIST_LIMIT = 100;

export interface ParkedEventsOptions {
  readonly store: EventStore;
  readonly codec: EventCodec;
  readonly reactors: readonly Reactor[];
  readonly pool: Pool;
}

export type RetryOutcome = 'done' | 'failed' | 'not-parked' | 'unknown-reactor';

/** What an operator does with events that reactors gave up on. */
export interface ParkedEvents {
  /** Earliest first, at most `limit` (100 by default). */
  list(limit?: number): Promise<readonly ParkedEvent[]>;
  /** Tries once, now; later events are not waited for. Done: no longer parked. Failed: parked with the new error. */
  retry(reactor: string, eventId: string): Promise<RetryOutcome>;
  /** Gives the effect up for good. Answers whether the event was parked. */
  discard(reactor: string, eventId: string): Promise<boolean>;
}

const LIST = `
  select reactor, event_id as "eventId", position, error, attempts, parked_at as "parkedAt"
  from reactors.parked order by position, reactor limit $1`;
const FIND = 'select position from reactors.parked where reactor = $1 and event_id = $2';
const REMOVE = 'delete from reactors.parked where reactor = $1 and event_id = $2';
const KEEP = 'update reactors.parked set attempts = attempts + 1, error = $3 where reactor = $1 and event_id = $2';

/** How many events reactors gave up on, before an operator retried or discarded them. */
export const countParkedEvents = async (pool: Pool): Promise<number> => {
  const { rows } = await pool.query<{ parked: number }>('select count(*)::int as parked from reactors.parked');
  return rows[0]?.parked ?? 0;
};

export const createParkedEvents = ({ store, codec, reactors, pool }: ParkedEventsOptions): ParkedEvents => ({
  async list(limit = LIST_LIMIT) {
    const { rows } = await pool.query<ParkedEvent>(LIST, [limit]);
    return rows.map((row) => ({ ...row, position: Number(row.position) }));
  },

  async retry(name, eventId) {
    const { rows } = await pool.query<{ position: number }>(FIND, [name, eventId]);
    if (!rows[0]) return 'not-parked';
    const reactor = reactors.find((candidate) => candidate.name === name);
    if (!reactor) return 'unknown-reactor';

    const position = Number(rows[0].position);
    const stored = await store.readAt(position);
    if (stored?.id !== eventId) throw new Error(`The event ${eventId} is not at position ${position} of the log.`);
    const failure = await attemptOnce(reactor, stored, { codec, timeLimitMs: TIME_LIMIT_MS });
    if (failure !== null) {
      await pool.query(KEEP, [name, eventId, failure]);
      return 'failed';
    }
    await pool.query(REMOVE, [name, eventId]);
    return 'done';
  },

  async discard(reactor, eventId) {
    const { rowCount } = await pool.query(REMOVE, [reactor, eventId]);
    return rowCount === 1;
  },
});
