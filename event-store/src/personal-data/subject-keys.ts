import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { SubjectErased } from '../event-codec.ts';
import type { NewKey } from '../event-store.ts';
import type { Notifications } from '../notifications.ts';
import { createRandomBytes } from '../random-bytes.ts';
import { createCoalescedLoad } from './coalesced-load.ts';
import { createKeyCache, type SubjectKey } from './key-cache.ts';
import { useKeys } from './keys-in-use.ts';
import { KEY_BYTES } from './master-key.ts';
import { createMasterKeyRing, MASTER_KEYS_CHANNEL, type MasterKeys } from './master-key-ring.ts';
import { watchOlderProcesses } from './older-processes.ts';
import { createSubjectKeyTable, DESTROYED_CHANNEL } from './subject-key-table.ts';

/** A subject's key is missing, though it was not destroyed on purpose, or it cannot be unwrapped. */
export class SubjectKeyUnavailable extends Error {
  override readonly name = 'SubjectKeyUnavailable';
}

/**
 * One random AES-256 key per subject (see `subjectOf`). Adapters must pass `subject-keys.contract.ts`.
 * A destroyed key stays destroyed: no other key is ever made for its subject. Every method rejects with
 * `EventStoreUnavailable` when the keys cannot be reached.
 */
export interface SubjectKeys {
  /** Keys to encrypt with, made on first use. Throws `SubjectErased` when one of them is destroyed. */
  forWriting(subjects: Iterable<string>): Promise<ReadonlyMap<string, KeyObject>>;
  /** Keys for subjects that have none yet. They count once `newKeys` are stored, with the events that need them. */
  make(subjects: Iterable<string>): {
    readonly keys: ReadonlyMap<string, KeyObject>;
    readonly newKeys: readonly NewKey[];
  };
  /** Forgets keys that were made and, as far as is known, not stored. */
  forget(subjects: Iterable<string>): void;
  /** Keys to decrypt with, null where destroyed. Throws `SubjectKeyUnavailable` when one is missing or damaged. */
  forReading(subjects: Iterable<string>): Promise<ReadonlyMap<string, SubjectKey>>;
  /**
   * Makes everything encrypted for the subject unreadable for good; again: changes nothing. Other processes forget the
   * key within moments.
   */
  destroy(subject: string): Promise<void>;
  /** Those whose key was never destroyed, whether they have one or not; asked of what is stored, not of the cache. */
  notDestroyed(subjects: readonly string[]): Promise<readonly string[]>;
  /** Whether what is encrypted must still be readable for a process of version 0.1.0, which opens boxes of one field alone. */
  sealsByField(): boolean;
  close(): Promise<void>;
}

/** Keys that live as long as the process, for tests. */
export const createInMemorySubjectKeys = (): SubjectKeys => {
  const keys = new Map<string, SubjectKey>();
  return {
    async forWriting(subjects) {
      return allToWrite(subjects, (subject) => {
        if (!keys.has(subject)) keys.set(subject, createSecretKey(randomBytes(KEY_BYTES)));
        return keys.get(subject);
      });
    },
    make(subjects) {
      const made = madeFor(subjects);
      for (const [subject, bytes] of made) keys.set(subject, createSecretKey(bytes));
      return { keys: secretKeys(made), newKeys: [] };
    },
    forget() {},
    async forReading(subjects) {
      return allToRead(subjects, (subject) => keys.get(subject));
    },
    async destroy(subject) {
      keys.set(subject, null);
    },
    async notDestroyed(subjects) {
      return subjects.filter((subject) => keys.get(subject) !== null);
    },
    sealsByField: () => false,
    async close() {},
  };
};

export interface PostgresSubjectKeysOptions {
  /** The running role's. */
  readonly pool: Pool;
  /** Hears of keys destroyed by any process; while its connection lives, the master key changes to none that is not at hand here. */
  readonly notifications: Notifications;
  readonly masterKey: MasterKeys;
  /** Most keys kept in memory, 20,000 by default. */
  readonly cacheSize?: number;
}

export interface PostgresSubjectKeys extends SubjectKeys {
  /** 32 bytes that hashes and codes derive from: the same for the installation's life, whatever the master key. */
  readonly rootKey: Buffer;
}

/**
 * Keys in the schema `personal_data`, wrapped by the master key. Keys asked for at the same time share one round trip.
 * Throws `StartRefused` when the database's keys were wrapped by another one.
 */
export const createPostgresSubjectKeys = async (options: PostgresSubjectKeysOptions): Promise<PostgresSubjectKeys> => {
  const { pool, notifications, masterKey, cacheSize = 20_000 } = options;
  const closing = new AbortController();
  const cache = createKeyCache(cacheSize);
  const older = watchOlderProcesses(pool);
  const ring = createMasterKeyRing(pool, masterKey);
  const listening = notifications.listen({
    channel: DESTROYED_CHANNEL,
    hear: cache.forget,
    begins: async (session) => {
      await ring.begins(session);
      await useKeys(session);
      await older.look();
      cache.setOpen(true);
    },
    ends: () => {
      ring.ends();
      cache.setOpen(false);
    },
  });
  // What is missed is found out by the next key that another one wrapped.
  const changes = notifications.listen({
    channel: MASTER_KEYS_CHANNEL,
    hear: () => void ring.refresh().catch(() => undefined),
  });
  const stopListening = () => {
    listening.stop();
    changes.stop();
    older.stop();
    cache.setOpen(false);
  };
  // First, since its connection says which master keys are at hand.
  const { rootKey } = await listening.first.then(ring.open).catch((error: unknown) => {
    stopListening();
    throw error;
  });
  const table = createSubjectKeyTable(pool, ring, closing.signal);

  const cached = (load: typeof table.load) => {
    const coalesced = createCoalescedLoad(async (subjects) => {
      const generation = cache.generation();
      const loaded = await load(subjects);
      cache.put(loaded, generation);
      return loaded;
    });
    return async (subjects: readonly string[]): Promise<Lookup> => {
      const known = new Map<string, SubjectKey>();
      const unknown: string[] = [];
      for (const subject of subjects) {
        const key = cache.get(subject);
        if (key === undefined) unknown.push(subject);
        else known.set(subject, key);
      }
      const loaded = unknown.length > 0 ? await coalesced(unknown) : known;
      return (subject) => (known.has(subject) ? known.get(subject) : loaded.get(subject));
    };
  };
  const loadForReading = cached(table.load);
  const loadForWriting = cached(table.loadOrCreate);

  return {
    rootKey,
    async forWriting(subjects) {
      const distinct = [...new Set(subjects)];
      return allToWrite(distinct, await loadForWriting(distinct));
    },
    make(subjects) {
      const made = madeFor(subjects);
      const keys = secretKeys(made);
      // The first to read the events is the one who wrote them.
      cache.put(keys, cache.generation());
      const newKeys = [...made].map(([subject, key]) => table.newKey(subject, key));
      for (const key of made.values()) key.fill(0);
      return { keys, newKeys };
    },
    forget(subjects) {
      for (const subject of subjects) cache.forget(subject);
    },
    async forReading(subjects) {
      const distinct = [...new Set(subjects)];
      return allToRead(distinct, await loadForReading(distinct));
    },
    async destroy(subject) {
      await table.destroy(subject);
      cache.forget(subject);
    },
    notDestroyed: table.notDestroyed,
    sealsByField: older.areThere,
    async close() {
      closing.abort();
      stopListening();
    },
  };
};

const freshKey = createRandomBytes(KEY_BYTES, 128);

/** Bytes of keys; use them at once. */
const madeFor = (subjects: Iterable<string>): ReadonlyMap<string, Buffer> =>
  new Map([...subjects].map((subject) => [subject, freshKey()]));

const secretKeys = (made: ReadonlyMap<string, Buffer>): ReadonlyMap<string, KeyObject> =>
  new Map([...made].map(([subject, key]) => [subject, createSecretKey(key)]));

type Lookup = (subject: string) => SubjectKey | undefined;

const allToRead = (subjects: Iterable<string>, lookUp: Lookup): ReadonlyMap<string, SubjectKey> => {
  const keys = new Map<string, SubjectKey>();
  for (const subject of subjects) {
    const key = lookUp(subject);
    if (key === undefined) {
      throw new SubjectKeyUnavailable(
        `The key of ${subject} is missing or damaged; restore the schema personal_data from its backup.`,
      );
    }
    keys.set(subject, key);
  }
  return keys;
};

const allToWrite = (subjects: Iterable<string>, lookUp: Lookup): ReadonlyMap<string, KeyObject> => {
  const keys = new Map<string, KeyObject>();
  for (const [subject, key] of allToRead(subjects, lookUp)) {
    if (!key) throw new SubjectErased(`The personal data of ${subject} was erased; nothing is recorded for it again.`);
    keys.set(subject, key);
  }
  return keys;
};
