import type { Pool } from 'pg';
import type { ReactorLease } from './reactor-leases.ts';

/** Unhandled events that may pass before the checkpoint is written for them alone. */
const LAZY_EVENTS = 1_000;

/** An event a reactor gave up on. */
export interface ParkedEvent {
  readonly reactor: string;
  readonly eventId: string;
  readonly position: number;
  /** Kind and place of the last error, without its words. */
  readonly error: string;
  readonly attempts: number;
  readonly parkedAt: Date;
}

/** How far a reactor is. Everything is written on the lease's connection. */
export interface Checkpoint {
  /** Position of the last event the reactor is done with. */
  position(): number;
  /** Passes an event the reactor does not handle, in memory only. */
  pass(position: number): void;
  save(position: number): Promise<void>;
  /** Parks the event and moves behind it, both or none. */
  park(parked: ParkedEvent): Promise<void>;
  /** Writes down what was passed: when it is many events, or at once. */
  savePassed(when: 'many' | 'now'): Promise<void>;
}

/**
 * Gives every reactor that has none a checkpoint. Where no reactor ever ran, the installation is new and all begin at
 * position 0. A reactor added later (a renamed one too) begins at `head`: it does not mail people about old events.
 */
export const registerReactors = async (pool: Pool, reactors: readonly string[], head: number): Promise<void> => {
  await pool.query(
    `insert into reactors.checkpoints (reactor, position)
     select reactor, case when exists (select from reactors.checkpoints) then $2::bigint else 0 end
     from unnest($1::text[]) as reactor
     on conflict (reactor) do nothing`,
    [reactors, head],
  );
};

const SAVE = 'update reactors.checkpoints set position = $2 where reactor = $1';
const PARK_AND_SAVE = `
  with parked as (
    insert into reactors.parked (reactor, position, event_id, error, attempts, parked_at)
    values ($1, $2, $3, $4, $5, $6)
    on conflict (reactor, event_id) do update
    set error = excluded.error, attempts = excluded.attempts, parked_at = excluded.parked_at
  ) ${SAVE}`;

/** Reads a registered reactor's checkpoint. */
export const openCheckpoint = async (lease: ReactorLease, reactor: string): Promise<Checkpoint> => {
  const rows = await lease.query<{ position: number }>('select position from reactors.checkpoints where reactor = $1', [
    reactor,
  ]);
  if (!rows[0]) throw new Error(`The reactor ${reactor} has no checkpoint.`);
  let current = Number(rows[0].position);
  let passed = 0;

  const moveTo = (position: number) => {
    current = position;
    passed = 0;
  };
  const save = async (position: number) => {
    await lease.query(SAVE, [reactor, position]);
    moveTo(position);
  };

  return {
    position: () => current,
    pass(position) {
      current = position;
      passed += 1;
    },
    save,
    async park({ position, eventId, error, attempts, parkedAt }) {
      await lease.query(PARK_AND_SAVE, [reactor, position, eventId, error, attempts, parkedAt]);
      moveTo(position);
    },
    async savePassed(when) {
      if (passed >= (when === 'many' ? LAZY_EVENTS : 1)) await save(current);
    },
  };
};
