import { eventRegistry } from '@sternklar/contracts/event-definitions';
import type { SiteOperator } from '@sternklar/contracts/site';
import { createCommandHandler } from '@sternklar/event-store/command-handler';
import type { Logger } from '@sternklar/event-store/logger';
import type { MasterKeys } from '@sternklar/event-store/personal-data/master-key-ring';
import { createPool } from '@sternklar/event-store/postgres/pool';
import { registerReactors } from '@sternklar/event-store/reactors/checkpoint';
import { createAccountServices } from '../accounts/account-services.ts';
import { allMigrations } from '../composition/migrations.ts';
import { sellerOf } from '../invoices/seller.ts';
import { createPostgresFileStore } from '../platform/files/postgres-file-store.ts';
import { createSealedFiles } from '../platform/files/sealed-files.ts';
import type { DatabaseUrls } from '../platform/log/open-database.ts';
import { migrateDatabase, openLog } from '../platform/log/open-log.ts';
import { createEvidenceFiles } from '../reviews/evidence/evidence-files.ts';
import type { NoticeSettings } from '../reviews/notice/notice-settings.ts';
import { writeDemoData } from './write-demo-data.ts';

export interface DemoOptions {
  readonly database: DatabaseUrls;
  readonly masterKey: MasterKeys;
  /** Who issues the invoices. */
  readonly operator: SiteOperator;
  /** What notices are made for. */
  readonly notices: NoticeSettings;
  readonly logger: Logger;
  readonly nextId: () => string;
  readonly onProgress: (done: number, of: number) => void;
}

const CONNECTIONS = 4;
/** Once any reactor has a checkpoint, all others begin behind what is there: nobody is mailed about an invented past. */
const MARKER = 'demo-data';

/** Writes the demonstration before the product starts, with a clock of its own, so that it has a past. */
export const composeDemo = async (options: DemoOptions): Promise<void> => {
  const closers = new AsyncDisposableStack();
  try {
    await write(options, closers);
  } finally {
    await closers.disposeAsync();
  }
};

const write = async (options: DemoOptions, closers: AsyncDisposableStack): Promise<void> => {
  const { database, masterKey, operator, notices, logger, nextId, onProgress } = options;
  let clock: Date | null = null;
  const now = () => clock ?? new Date();
  await migrateDatabase(database, allMigrations, logger);
  const pool = createPool({ url: database.url, max: CONNECTIONS, applicationName: 'sternklar-demo', logger });
  closers.defer(() => pool.end());
  const { store, codec, rootKey, subjectKeys } = await openLog(
    { database, registry: eventRegistry, masterKey, pool, process: 'command', logger, now },
    closers,
  );
  const files = createSealedFiles({ store: createPostgresFileStore(pool), keys: subjectKeys });
  const commands = createCommandHandler({ store, codec, nextId });
  await writeDemoData({
    commands,
    accounts: createAccountServices({ commands, pool, rootKey, now, nextId }),
    skipReactors: () => registerReactors(pool, [MARKER], 0),
    setClock: (at) => {
      clock = at;
    },
    now,
    seller: sellerOf(operator),
    notices,
    evidenceFiles: createEvidenceFiles({ pool, files, now }),
    nextId,
    onProgress,
  });
};
