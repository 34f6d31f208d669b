import type pg from 'pg';
import type { EventPlace } from '../batches/event-batch.ts';
import type { ReadModelVersion } from '../read-model/schema-names.ts';

/** A read model that stands before an event it cannot apply. */
export interface StuckReadModel extends EventPlace {
  readonly name: string;
  /** Kind and place of the error; no personal data. */
  readonly failure: string;
  readonly attempts: number;
  readonly since: Date;
  /** An operator has allowed to pass the event over; that happens with the next try. */
  readonly mayPass: boolean;
}

/** An event that the living rows of a read model lack, because an operator allowed that. */
export interface MissingEvent extends EventPlace {
  readonly name: string;
  readonly reason: string;
  readonly allowedAt: Date;
}

/** What an operator does about read models that cannot go on. */
export interface StuckReadModels {
  list(): Promise<readonly StuckReadModel[]>;
  missing(): Promise<readonly MissingEvent[]>;
  /** Lets a read model go on without the event it stands before. False when it does not stand before that one. */
  allowPassing(name: string, position: number, reason: string): Promise<boolean>;
}

/** Troubles that are not over: the event is still beyond the checkpoint. */
const STUCK = `
  projections.troubles
  join projections.checkpoints using (projection, version, partition)
  join unnest($1::text[], $2::integer[]) as known (projection, version) using (projection, version)
  where checkpoints.position < troubles.position`;

const LIST = `
  select projection as name, troubles.position, event_id as id, event_type as type, failure, attempts,
         first_failed_at as since,
         exists (select from projections.passed_over
                 where passed_over.projection = troubles.projection and passed_over.position = troubles.position
                ) as "mayPass"
  from ${STUCK} order by projection, troubles.position`;

const MISSING = `
  select projection as name, position, event_id as id, event_type as type, reason, allowed_at as "allowedAt"
  from projections.passed_over
  join unnest($1::text[], $2::integer[]) as known (projection, version) using (projection)
  where missing_in_version = known.version order by projection, position`;

const ALLOW = `
  insert into projections.passed_over (projection, position, event_id, event_type, reason)
  select projection, troubles.position, event_id, event_type, $5
  from ${STUCK} and projection = $3 and troubles.position = $4
  on conflict (projection, position) do update set reason = excluded.reason`;

/** Reads and writes what the runner of projections looks at, also when it runs in another process. */
export const createStuckReadModels = (pool: pg.Pool, readModels: readonly ReadModelVersion[]): StuckReadModels => {
  const known = [readModels.map(({ name }) => name), readModels.map(({ version }) => version)];
  return {
    async list() {
      return (await pool.query<StuckReadModel>(LIST, known)).rows;
    },
    async missing() {
      return (await pool.query<MissingEvent>(MISSING, known)).rows;
    },
    async allowPassing(name, position, reason) {
      const { rowCount } = await pool.query(ALLOW, [...known, name, position, reason]);
      return rowCount === 1;
    },
  };
};
