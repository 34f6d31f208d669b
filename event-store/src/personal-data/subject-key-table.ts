import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { DEFAULT_RETRY, retrying } from '../postgres/failures.ts';
import type { SubjectKey } from './key-cache.ts';
import { KEY_BYTES, type MasterKey } from './master-key.ts';

/** Notified with the subject's name whenever a key is destroyed. */
export const DESTROYED_CHANNEL = 'subject_key_destroyed';

interface KeyRow {
  readonly subject: string;
  readonly wrapped_key: Buffer | null;
}

const SELECT = 'select subject, wrapped_key from personal_data.subject_keys where subject = any($1)';

// Two processes may insert the same subjects: the fixed order keeps them from waiting for each other in a circle.
const SELECT_OR_CREATE = `
  with wanted as (select * from unnest($1::text[], $2::bytea[]) as wanted (subject, wrapped_key)),
  created as (
    insert into personal_data.subject_keys (subject, wrapped_key, master_key_version)
    select subject, wrapped_key, $3 from wanted
    where not exists (select from personal_data.subject_keys k where k.subject = wanted.subject)
    order by subject
    on conflict (subject) do nothing
    returning subject, wrapped_key
  )
  select subject, wrapped_key from created
  union all ${SELECT}`;

const DESTROY = `
  with destroyed as (
    insert into personal_data.subject_keys as k (subject, destroyed_at) values ($1, now())
    on conflict (subject) do update set wrapped_key = null, destroyed_at = now() where k.destroyed_at is null
    returning subject
  )
  select pg_notify('${DESTROYED_CHANNEL}', subject) from destroyed`;

export interface SubjectKeyTable {
  /** The keys there are; subjects whose key is missing or damaged are left out. */
  load(subjects: readonly string[]): Promise<ReadonlyMap<string, SubjectKey>>;
  /** The keys of all subjects, made where there was none: one statement, committed when it answers. */
  loadOrCreate(subjects: readonly string[]): Promise<ReadonlyMap<string, SubjectKey>>;
  destroy(subject: string): Promise<void>;
}

/**
 * The table `personal_data.subject_keys`, with keys unwrapped by the master key. Rides out a short absence of the
 * database, then throws `EventStoreUnavailable`; when `closing` aborts, at once.
 */
export const createSubjectKeyTable = (pool: Pool, master: MasterKey, closing: AbortSignal): SubjectKeyTable => {
  const ask = async (statement: string, values: readonly unknown[]): Promise<KeyRow[]> => {
    const answer = retrying(() => pool.query<KeyRow>(statement, [...values]), DEFAULT_RETRY, closing);
    return (await answer).rows;
  };

  const unwrapped = (rows: readonly KeyRow[]): Map<string, SubjectKey> => {
    const keys = new Map<string, SubjectKey>();
    for (const { subject, wrapped_key } of rows) {
      const key = wrapped_key && master.unwrap(subject, wrapped_key);
      if (key || !wrapped_key) keys.set(subject, key);
    }
    return keys;
  };

  const load = async (subjects: readonly string[]) => unwrapped(await ask(SELECT, [subjects]));

  return {
    load,
    async loadOrCreate(subjects) {
      const fresh = subjects.map((subject) => master.wrap(subject, randomBytes(KEY_BYTES)));
      const keys = unwrapped(await ask(SELECT_OR_CREATE, [subjects, fresh, master.version]));
      // Keys that another process made meanwhile are invisible to that statement, but not to the next.
      const lost = subjects.filter((subject) => !keys.has(subject));
      if (lost.length === 0) return keys;
      return new Map([...keys, ...(await load(lost))]);
    },
    async destroy(subject) {
      await ask(DESTROY, [subject]);
    },
  };
};
