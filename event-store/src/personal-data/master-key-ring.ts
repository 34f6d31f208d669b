import type { Pool } from 'pg';
import type { ListeningSession } from '../notifications.ts';
import { holdMasterKey, holdVersion, lockNumberOf } from './keys-in-use.ts';
import { type MasterKeyOfVersion, type OpenedMasterKeys, openMasterKeys } from './master-key.ts';

/** Master keys at hand, 32 bytes each: one, or whatever there is at the moment, the one for a new database first. */
export type MasterKeys = Buffer | (() => Promise<readonly Buffer[]>);

/** Notified before the master key changes, so that everybody looks for the next one, and when it has. */
export const MASTER_KEYS_CHANNEL = 'master_keys';

export const masterKeysAtHand = async (keys: MasterKeys): Promise<readonly Buffer[]> =>
  typeof keys === 'function' ? keys() : [keys];

/** The master keys that a process has at hand, as they change. */
export interface MasterKeyRing {
  /** What is stored from now on is wrapped by it. */
  newest(): MasterKeyOfVersion;
  ofVersion(version: number): MasterKeyOfVersion | undefined;
  /** Looks again at the keys and at the database. */
  refresh(): Promise<void>;
}

export interface OpenRing extends MasterKeyRing {
  /** To be called first; throws `StartRefused` when the database's newest key is not at hand. */
  open(): Promise<OpenedMasterKeys>;
  /** Others can see by a session of this process which keys it has at hand, while the session lives. */
  begins(session: ListeningSession): Promise<void>;
  ends(): void;
}

export const createMasterKeyRing = (pool: Pool, masterKeys: MasterKeys): OpenRing => {
  let opened: OpenedMasterKeys | undefined;
  let session: ListeningSession | null = null;
  const held = new Set<number>();
  let heldVersion = 0;

  const hold = async (): Promise<readonly Buffer[]> => {
    const keys = await masterKeysAtHand(masterKeys);
    for (const key of keys) {
      const number = lockNumberOf(key);
      if (session === null || held.has(number)) continue;
      held.add(number);
      await holdMasterKey(session, key);
    }
    return keys;
  };
  const open = async () => {
    opened = await openMasterKeys(pool, await hold());
    const { version } = opened.newest;
    if (session !== null && heldVersion !== version) {
      heldVersion = version;
      await holdVersion(session, version);
    }
    return opened;
  };
  const known = (): OpenedMasterKeys => {
    if (!opened) throw new Error('The master keys are not open yet.');
    return opened;
  };
  return {
    newest: () => known().newest,
    ofVersion: (version) => known().ofVersion(version),
    async refresh() {
      await open();
    },
    open,
    async begins(listening) {
      session = listening;
      held.clear();
      heldVersion = 0;
      await hold();
      if (opened) await open();
    },
    ends() {
      session = null;
    },
  };
};
