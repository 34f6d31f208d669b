import type { Logger } from '@sternklar/event-store/logger';
import { knownMasterKeys } from '@sternklar/event-store/personal-data/master-key';
import { rotateMasterKey } from '@sternklar/event-store/personal-data/rotate-master-key';
import { openSession } from '@sternklar/event-store/postgres/session';
import type pg from 'pg';
import type { Job } from '../jobs.port.ts';
import type { KeptMasterKey, MasterKeyFolder } from '../settings/master-key-folder.ts';
import { masterKeyAgeOf } from './master-key-age.ts';

export interface TurnMasterKeyDeps {
  /** Null: the key stands in the settings, and turns by hand. */
  readonly folder: MasterKeyFolder | null;
  readonly pool: pg.Pool;
  /** Connects as the role that owns the tables. */
  readonly ownerUrl: string;
  readonly turnDays: number;
  readonly backupsKeptDays: number;
  readonly now: () => Date;
  readonly logger: Pick<Logger, 'info' | 'warn'>;
}

const DAY_MS = 86_400_000;
/** Retired for so long that no copy of the database that may still be restored needs them. */
const OVER = `
  select version, check_value from personal_data.master_keys
  where retired_at <= $1 and destroyed_at is null order by version limit 50`;
const NOTE_DESTROYED = 'update personal_data.master_keys set destroyed_at = $2 where version = $1';

interface OverRow {
  readonly version: number;
  readonly check_value: Buffer;
}

/**
 * Turns the master key when it is due, where it lies in a folder with a copy elsewhere, goes on with a turn that was interrupted, and
 * destroys a former key once backups under it are over: with it dies what was erased, in every older copy.
 */
export const createTurnMasterKey = (deps: TurnMasterKeyDeps): Job => ({
  name: 'turn-master-key',
  // It destroys keys, by when backups are over.
  actsByClock: true,
  async run() {
    const { folder } = deps;
    if (folder === null) return 0;
    const at = deps.now();
    const age = await masterKeyAgeOf(deps.pool, { turnDays: deps.turnDays, at });
    if (age && (age.isUnfinished || (folder.hasCopies && age.dueAt <= at))) await turn(deps, folder, at);
    await destroyOver(deps, folder, at);
    // However much there was to do, it is done.
    return 0;
  },
});

const turn = async ({ ownerUrl, logger }: TurnMasterKeyDeps, folder: MasterKeyFolder, at: Date): Promise<void> => {
  const kept = await folder.kept();
  // Without its key nothing can be turned: a start says so.
  if (kept.length === 0) return;
  const next = await folder.next();
  const { rewrapped } = await rotateMasterKey({ ownerUrl, known: kept.map(({ bytes }) => bytes), next, now: at });
  await folder.taken();
  logger.info({ rewrapped }, 'the master key has turned');
};

const destroyOver = async (
  { pool, ownerUrl, backupsKeptDays, logger }: TurnMasterKeyDeps,
  folder: MasterKeyFolder,
  at: Date,
): Promise<void> => {
  const { rows } = await pool.query<OverRow>(OVER, [new Date(at.getTime() - backupsKeptDays * DAY_MS)]);
  if (rows.length === 0) return;
  const owner = await openSession({ url: ownerUrl, applicationName: 'sternklar-turn-master-key' });
  try {
    for (const row of rows) {
      for (const key of await keysOf(owner, folder, row.version)) await folder.destroy(key, row.check_value);
      await owner.query(NOTE_DESTROYED, [row.version, at]);
      logger.info(
        { version: row.version },
        'a former master key was destroyed: no older copy of the database opens any more',
      );
    }
  } finally {
    await owner.end().catch(() => undefined);
  }
};

/** The files that hold the key of this version, under whatever name. */
const keysOf = async (
  owner: pg.Client,
  folder: MasterKeyFolder,
  version: number,
): Promise<readonly KeptMasterKey[]> => {
  const fitting: KeptMasterKey[] = [];
  for (const key of await folder.kept()) {
    const { keys } = await knownMasterKeys(owner, [key.bytes]);
    if (keys.has(version)) fitting.push(key);
  }
  return fitting;
};
