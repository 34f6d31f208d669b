import { createSecretKey, type KeyObject } from 'node:crypto';
import type { Pool } from 'pg';
import { StartRefused } from '../start-refused.ts';
import { openBox, sealBox } from './aes-gcm.ts';

export const KEY_BYTES = 32;

const CHECK_TEXT = Buffer.from('sternklar master key');
const checkContext = (version: number) => `master-key:${version}`;
const wrapContext = (version: number, subject: string) => `subject-key:${version}:${subject}`;

/** Wraps and unwraps subject keys; `version` is kept beside each wrapped key, so that the master key can be rotated. */
export interface MasterKey {
  readonly version: number;
  wrap(subject: string, key: Buffer): Buffer;
  /** Null when the wrapped key is damaged or belongs to another subject or version. */
  unwrap(subject: string, wrapped: Buffer): KeyObject | null;
}

/**
 * Checks the 32 bytes against the database's newest check value, which a new database gets from them. Throws
 * `StartRefused` when they do not fit.
 */
export const openMasterKey = async (pool: Pool, bytes: Buffer): Promise<MasterKey> => {
  if (bytes.length !== KEY_BYTES) {
    throw new StartRefused(`MASTER_KEY muss ${KEY_BYTES} Byte lang sein, hat aber ${bytes.length}.`);
  }
  const master = createSecretKey(bytes);
  const version = await checkedVersion(pool, master);
  return {
    version,
    wrap: (subject, key) => sealBox(master, key, wrapContext(version, subject)),
    unwrap(subject, wrapped) {
      const key = openBox(master, wrapped, wrapContext(version, subject));
      return key && createSecretKey(key);
    },
  };
};

const checkedVersion = async (pool: Pool, master: KeyObject): Promise<number> => {
  await pool.query(
    `insert into personal_data.master_keys (version, check_value)
     select 1, $1 where not exists (select from personal_data.master_keys) on conflict do nothing`,
    [sealBox(master, CHECK_TEXT, checkContext(1))],
  );
  const { rows } = await pool.query<{ version: number; check_value: Buffer }>(
    'select version, check_value from personal_data.master_keys order by version desc limit 1',
  );
  const newest = rows[0];
  if (!newest || !openBox(master, newest.check_value, checkContext(newest.version))?.equals(CHECK_TEXT)) {
    throw new StartRefused(
      'MASTER_KEY passt nicht zu den personenbezogenen Daten dieser Datenbank; setzen Sie den bisherigen Schlüssel wieder ein.',
    );
  }
  return newest.version;
};
