import type { Logger } from '@sternklar/event-store/logger';
import { openSession } from '@sternklar/event-store/postgres/session';
import type { Pool } from 'pg';
import type { KeptMasterKey, MasterKeyFolder } from '../settings/master-key-folder.ts';
import { fitsVersion, type MasterKeyVersion, masterKeyVersionsOf } from './master-key-versions.ts';

export interface DestroyOverDeps {
  readonly pool: Pool;
  /** Connects as the role that owns the tables. */
  readonly ownerUrl: string;
  readonly backupsKeptDays: number;
  readonly logger: Pick<Logger, 'info' | 'warn'>;
}

const DAY_MS = 86_400_000;
const NOTE_DESTROYED = 'update personal_data.master_keys set destroyed_at = $2 where version = any($1)';

/**
 * Destroys the keys whose backups are over, also one that is there again, and notes those that are gone: because one was destroyed, or had
 * been. One that is nowhere to be found, as in a folder that is away, is looked for again.
 */
export const createDestroyOver = ({ pool, ownerUrl, backupsKeptDays, logger }: DestroyOverDeps) => {
  const said = new Set<string>();
  const warnOnce = (facts: Readonly<Record<string, unknown>>, line: string): void => {
    const once = JSON.stringify([facts, line]);
    if (said.has(once)) return;
    said.add(once);
    logger.warn(facts, line);
  };

  const destroyed = async (
    folder: MasterKeyFolder,
    keys: readonly KeptMasterKey[],
    {
      versions,
      over,
    }: { readonly versions: readonly MasterKeyVersion[]; readonly over: ReadonlySet<MasterKeyVersion> },
  ): Promise<ReadonlySet<MasterKeyVersion>> => {
    const gone = new Set<MasterKeyVersion>();
    for (const files of Map.groupBy(keys, ({ bytes }) => bytes.toString('hex')).values()) {
      const [key] = files;
      if (!key) continue;
      const its = versions.filter((version) => fitsVersion(key.bytes, version));
      if (its.length === 0 && !files.some(({ isNext }) => isNext)) {
        warnOnce(
          { files: files.map(({ file }) => file) },
          'the database knows nothing of a master key that lies here: it is never destroyed',
        );
      }
      // One that came back into force is some other version's, too.
      if (!its.every((version) => over.has(version))) continue;
      for (const version of its) {
        await folder.destroy(key, version.check_value);
        gone.add(version);
      }
    }
    return gone;
  };

  const note = async (versions: readonly MasterKeyVersion[], at: Date): Promise<void> => {
    if (versions.length === 0) return;
    const owner = await openSession({ url: ownerUrl, applicationName: 'sternklar-turn-master-key' });
    try {
      await owner.query(NOTE_DESTROYED, [versions.map(({ version }) => version), at]);
    } finally {
      await owner.end().catch(() => undefined);
    }
  };

  return async (folder: MasterKeyFolder, at: Date): Promise<void> => {
    const versions = await masterKeyVersionsOf(pool);
    const until = at.getTime() - backupsKeptDays * DAY_MS;
    const over = new Set(versions.filter(({ retired_at }) => retired_at !== null && retired_at.getTime() <= until));
    const { keys, unreadable } = await folder.everywhere();
    const gone = await destroyed(folder, keys, { versions, over });
    const noted: MasterKeyVersion[] = [];
    for (const row of over) {
      const isGone = gone.has(row) || (unreadable.length === 0 && (await folder.wasDestroyed(row.check_value)));
      if (isGone && (row.destroyed_at === null || gone.has(row))) noted.push(row);
      if (isGone || row.destroyed_at !== null) continue;
      warnOnce(
        { version: row.version },
        'a former master key that is over was not found, or is in force again; it is looked for again',
      );
    }
    await note(noted, at);
    for (const { version } of noted) {
      logger.info({ version }, 'a former master key was destroyed: no older copy of the database opens any more');
    }
  };
};
