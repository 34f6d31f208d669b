import type { Logger } from '@sternklar/event-store/logger';
import { type RotateMasterKeyOptions, rotateMasterKey } from '@sternklar/event-store/personal-data/rotate-master-key';
import { StartRefused } from '@sternklar/event-store/start-refused';
import type pg from 'pg';
import type { Job } from '../jobs.port.ts';
import type { MasterKeyFolder } from '../settings/master-key-folder.ts';
import { createDestroyOver } from './destroy-over.ts';
import { masterKeyAgeOf } from './master-key-age.ts';
import { fitsVersion, masterKeyVersionsOf } from './master-key-versions.ts';

export interface TurnMasterKeyDeps {
  /** Null: the key stands in the settings, and turns by hand. */
  readonly folder: MasterKeyFolder | null;
  readonly pool: pg.Pool;
  /** Connects as the role that owns the tables. */
  readonly ownerUrl: string;
  readonly turnDays: number;
  readonly backupsKeptDays: number;
  readonly now: () => Date;
  /** For tests. */
  readonly waits?: RotateMasterKeyOptions['waits'];
  readonly logger: Pick<Logger, 'info' | 'warn'>;
}

/**
 * Turns the master key when it is due, where it lies in a folder with a copy elsewhere, goes on with a turn that was interrupted, and
 * destroys a former key once backups under it are over: with it dies what was erased, in every older copy. Throws `StartRefused`, and
 * touches nothing, while the folder does not hold the key of the database's newest version.
 */
export const createTurnMasterKey = (deps: TurnMasterKeyDeps): Job => {
  const destroyOver = createDestroyOver(deps);
  return {
    name: 'turn-master-key',
    // It destroys keys, by when backups are over.
    actsByClock: true,
    async run() {
      const { folder } = deps;
      if (folder === null) return 0;
      const at = deps.now();
      const age = await masterKeyAgeOf(deps.pool, { turnDays: deps.turnDays, at });
      if (age === null) return 0;
      await finishTurn(deps, folder, age.isUnfinished);
      if (age.isUnfinished || (folder.hasCopies && age.dueAt <= at)) await turn(deps, folder, at);
      await destroyOver(folder, at);
      // However much there was to do, it is done.
      return 0;
    },
  };
};

/** Between database and folder a turn may have been interrupted: the key that is in force takes its place, before another one is over. */
const finishTurn = async (
  { pool, logger }: TurnMasterKeyDeps,
  folder: MasterKeyFolder,
  isUnfinished: boolean,
): Promise<void> => {
  const [newest] = await masterKeyVersionsOf(pool);
  if (!newest) return;
  const inForce = (await folder.kept()).filter(({ bytes }) => fitsVersion(bytes, newest));
  if (inForce.length === 0) throw new StartRefused(folder.lostSentence());
  if (isUnfinished || !inForce.every(({ isNext }) => isNext)) return;
  await folder.taken();
  logger.info({ version: newest.version }, 'the turn of the master key was interrupted; its key is in its place now');
};

const turn = async (
  { ownerUrl, waits, logger }: TurnMasterKeyDeps,
  folder: MasterKeyFolder,
  at: Date,
): Promise<void> => {
  const next = await folder.next();
  const known = (await folder.kept()).map(({ bytes }) => bytes);
  const { rewrapped } = await rotateMasterKey({ ownerUrl, known, next, now: at, ...(waits && { waits }) });
  await folder.taken();
  logger.info({ rewrapped }, 'the master key has turned');
};
