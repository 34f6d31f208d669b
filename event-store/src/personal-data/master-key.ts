import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { StartRefused } from '../start-refused.ts';
import { openBox, sealBox } from './aes-gcm.ts';

export const KEY_BYTES = 32;

const CHECK_TEXT = Buffer.from('sternklar master key');
const checkContext = (version: number) => `master-key:${version}`;
const wrapContext = (version: number, subject: string) => `subject-key:${version}:${subject}`;
const rootContext = (version: number) => `root-key:${version}`;

/** Wraps and unwraps subject keys; `version` is kept beside each wrapped key, so that the master key can be changed. */
export interface MasterKey {
  readonly version: number;
  wrap(subject: string, key: Buffer): Buffer;
  /** Null when the wrapped key is damaged or belongs to another subject or version. */
  unwrap(subject: string, wrapped: Buffer): KeyObject | null;
}

/** What else a master key does: prove that it is the right one, and wrap the root key. */
export interface MasterKeyOfVersion extends MasterKey {
  makeCheckValue(): Buffer;
  fits(checkValue: Buffer): boolean;
  sealRoot(root: Buffer): Buffer;
  /** For an installation whose hashes and codes derive from this very key. */
  sealItselfAsRoot(): Buffer;
  /** Null when the box is damaged or another master key's. */
  openRoot(sealed: Buffer): Buffer | null;
}

/** The master key with these 32 bytes. Throws `StartRefused` for any other number of them. */
export const masterKeyOf = (bytes: Buffer, version: number): MasterKeyOfVersion => {
  if (bytes.length !== KEY_BYTES) {
    throw new StartRefused(`MASTER_KEY muss ${KEY_BYTES} Byte lang sein, hat aber ${bytes.length}.`);
  }
  const master = createSecretKey(bytes);
  return {
    version,
    wrap: (subject, key) => sealBox(master, key, wrapContext(version, subject)),
    unwrap(subject, wrapped) {
      const key = openBox(master, wrapped, wrapContext(version, subject));
      return key && createSecretKey(key);
    },
    makeCheckValue: () => sealBox(master, CHECK_TEXT, checkContext(version)),
    fits: (checkValue) => openBox(master, checkValue, checkContext(version))?.equals(CHECK_TEXT) ?? false,
    sealRoot: (root) => sealBox(master, root, rootContext(version)),
    sealItselfAsRoot: () => sealBox(master, master.export(), rootContext(version)),
    openRoot: (sealed) => openBox(master, sealed, rootContext(version)),
  };
};

/** The master keys that are at hand of those that the database knows, and what they wrap beside the subjects' keys. */
export interface OpenedMasterKeys {
  /** What is stored from now on is wrapped by it. */
  readonly newest: MasterKeyOfVersion;
  /** Undefined for one that is not at hand, or not known here. */
  ofVersion(version: number): MasterKeyOfVersion | undefined;
  /** 32 bytes that hashes and codes derive from, the same for the installation's life. */
  readonly rootKey: Buffer;
}

/** As many as a change under way and copies that are kept can need, and more. */
const MASTER_KEYS = 'select version, check_value from personal_data.master_keys order by version desc limit 50';

interface MasterKeyRow {
  readonly version: number;
  readonly check_value: Buffer;
}

/** Which of the keys at hand (32 bytes each) are which versions of the database's; nothing else is in the map. */
export const knownMasterKeys = async (
  session: Pick<Pool, 'query'>,
  atHand: readonly Buffer[],
): Promise<{ readonly newest: number; readonly keys: ReadonlyMap<number, MasterKeyOfVersion> }> => {
  const { rows } = await session.query<MasterKeyRow>(MASTER_KEYS);
  const keys = rows.flatMap(({ version, check_value }) => {
    const key = atHand.map((bytes) => masterKeyOf(bytes, version)).find(({ fits }) => fits(check_value));
    return key ? [[version, key] as const] : [];
  });
  return { newest: rows[0]?.version ?? 0, keys: new Map(keys) };
};

/**
 * Finds out which of the keys at hand (32 bytes each) are the database's; a new database begins with the first of them. Throws
 * `StartRefused` when its newest one is not among them.
 */
export const openMasterKeys = async (pool: Pool, atHand: readonly Buffer[]): Promise<OpenedMasterKeys> => {
  const [first] = atHand;
  if (first) await beginWith(pool, masterKeyOf(first, 1));
  const known = await knownMasterKeys(pool, atHand);
  const newest = known.keys.get(known.newest);
  if (!first || !newest) throw doesNotFit();
  return {
    newest,
    ofVersion: (version) => known.keys.get(version),
    rootKey: await openRootKey(pool, newest),
  };
};

export const NEWEST_MASTER_KEY =
  'select version, check_value, created_at from personal_data.master_keys order by version desc limit 1';

export const doesNotFit = (): StartRefused =>
  new StartRefused(
    'MASTER_KEY passt nicht zu den personenbezogenen Daten dieser Datenbank; setzen Sie den bisherigen Schlüssel wieder ein. Wurde gerade ein Schlüsselwechsel unterbrochen, wiederholen Sie ihn.',
  );

/** A new database gets both at once, so that no process finds only one of them. */
const BEGIN = `
  with first as (
    insert into personal_data.master_keys (version, check_value)
    select 1, $1 where not exists (select from personal_data.master_keys)
    on conflict do nothing returning version
  )
  insert into personal_data.root_keys (master_key_version, sealed_key) select version, $2 from first`;

const beginWith = async (pool: Pool, first: MasterKeyOfVersion): Promise<void> => {
  await pool.query(BEGIN, [first.makeCheckValue(), first.sealRoot(randomBytes(KEY_BYTES))]);
};

const ROOT_KEY = 'select sealed_key from personal_data.root_keys where master_key_version = $1';
const ADOPT_ROOT_KEY = `
  insert into personal_data.root_keys (master_key_version, sealed_key) values ($1, $2) on conflict do nothing`;

const openRootKey = async (pool: Pool, master: MasterKeyOfVersion): Promise<Buffer> => {
  const read = async () => (await pool.query<{ sealed_key: Buffer }>(ROOT_KEY, [master.version])).rows[0];
  let found = await read();
  if (!found) {
    // An installation from before there were root keys, and so with its first master key: everything derived from that.
    await pool.query(ADOPT_ROOT_KEY, [master.version, master.sealItselfAsRoot()]);
    found = await read();
  }
  const root = found && master.openRoot(found.sealed_key);
  if (root) return root;
  throw new StartRefused(
    'Der Stammschlüssel in personal_data.root_keys ist beschädigt; stellen Sie das Schema personal_data aus seiner Sicherung wieder her.',
  );
};
