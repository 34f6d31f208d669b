import { createSecretKey, randomBytes } from 'node:crypto';
import type { Pool, QueryConfig } from 'pg';
import type { NewKey } from '../event-store.ts';
import { DEFAULT_RETRY, retrying } from '../postgres/failures.ts';
import type { SubjectKey } from './key-cache.ts';
import { KEY_BYTES } from './master-key.ts';
import type { MasterKeyRing } from './master-key-ring.ts';

/** Notified with the subject's name whenever a key is destroyed. */
export const DESTROYED_CHANNEL = 'subject_key_destroyed';

interface KeyRow {
  readonly subject: string;
  readonly wrapped_key: Buffer | null;
  readonly master_key_version: number | null;
}

const SELECT =
  'select subject, wrapped_key, master_key_version from personal_data.subject_keys where subject = any($1)';

/**
 * Makes what is missing and answers what it made. Prepared, since new subjects come with every second event; it scans
 * no table, so no plan of it can be wrong. Two processes may insert the same subjects: the fixed order keeps them from
 * waiting for each other in a circle.
 */
const CREATE = `
  insert into personal_data.subject_keys (subject, wrapped_key, master_key_version)
  select subject, wrapped_key, $3 from unnest($1::text[], $2::bytea[]) as wanted (subject, wrapped_key)
  order by subject
  on conflict (subject) do nothing
  returning subject`;

const DESTROY = `
  with destroyed as (
    insert into personal_data.subject_keys as k (subject, destroyed_at) values ($1, now())
    on conflict (subject) do update set wrapped_key = null, destroyed_at = now() where k.destroyed_at is null
    returning subject
  )
  select pg_notify('${DESTROYED_CHANNEL}', subject) from destroyed`;

const NOT_DESTROYED = `
  select subject from unnest($1::text[]) as asked (subject)
  where not exists (
    select from personal_data.subject_keys as known
    where known.subject = asked.subject and known.destroyed_at is not null
  )`;

export interface SubjectKeyTable {
  /** The keys there are; subjects whose key is missing or damaged are left out. */
  load(subjects: readonly string[]): Promise<ReadonlyMap<string, SubjectKey>>;
  /** The keys of all subjects, made where there was none, and committed before it answers: one statement if all are new. */
  loadOrCreate(subjects: readonly string[]): Promise<ReadonlyMap<string, SubjectKey>>;
  /** A key as it is stored beside the events that need it. */
  newKey(subject: string, key: Buffer): NewKey;
  destroy(subject: string): Promise<void>;
  notDestroyed(subjects: readonly string[]): Promise<readonly string[]>;
}

/**
 * The table `personal_data.subject_keys`, with keys unwrapped by the master key that wrapped each. Rides out a short absence of the
 * database, then throws `EventStoreUnavailable`; when `closing` aborts, at once.
 */
export const createSubjectKeyTable = (pool: Pool, ring: MasterKeyRing, closing: AbortSignal): SubjectKeyTable => {
  const ask = async <Row extends object>(query: QueryConfig): Promise<readonly Row[]> => {
    const answer = retrying(() => pool.query<Row>(query), DEFAULT_RETRY, closing);
    return (await answer).rows;
  };

  const unwrapped = (rows: readonly KeyRow[]): Map<string, SubjectKey> => {
    const keys = new Map<string, SubjectKey>();
    for (const { subject, wrapped_key, master_key_version } of rows) {
      const key = wrapped_key && ring.ofVersion(master_key_version ?? 0)?.unwrap(subject, wrapped_key);
      if (key || !wrapped_key) keys.set(subject, key ?? null);
    }
    return keys;
  };

  const isUnknown = ({ wrapped_key, master_key_version }: KeyRow) =>
    wrapped_key !== null && ring.ofVersion(master_key_version ?? 0) === undefined;

  const load = async (subjects: readonly string[]) => {
    const rows = await ask<KeyRow>({ text: SELECT, values: [subjects] });
    // The master key has changed, and this process has not heard of it yet.
    if (rows.some(isUnknown)) await ring.refresh();
    return unwrapped(rows);
  };

  return {
    load,
    async loadOrCreate(subjects) {
      const fresh = new Map(subjects.map((subject) => [subject, randomBytes(KEY_BYTES)]));
      const master = ring.newest();
      const wrapped = [...fresh].map(([subject, key]) => master.wrap(subject, key));
      const created = await ask<Pick<KeyRow, 'subject'>>({
        name: 'create-subject-keys',
        text: CREATE,
        values: [[...fresh.keys()], wrapped, master.version],
      });
      const keys = new Map<string, SubjectKey>();
      for (const { subject } of created) {
        const key = fresh.get(subject);
        if (key) keys.set(subject, createSecretKey(key));
      }
      const others = subjects.filter((subject) => !keys.has(subject));
      if (others.length === 0) return keys;
      return new Map([...keys, ...(await load(others))]);
    },
    newKey(subject, key) {
      const { version, wrap } = ring.newest();
      return { subject, wrappedKey: wrap(subject, key), masterKeyVersion: version };
    },
    async destroy(subject) {
      await ask({ text: DESTROY, values: [subject] });
    },
    async notDestroyed(subjects) {
      const rows = await ask<Pick<KeyRow, 'subject'>>({ text: NOT_DESTROYED, values: [subjects] });
      return rows.map(({ subject }) => subject);
    },
  };
};
