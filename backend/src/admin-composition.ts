import { eventRegistry } from '@sternklar/contracts/event-definitions';
import { createCommandHandler } from '@sternklar/event-store/command-handler';
import type { Logger } from '@sternklar/event-store/logger';
import { createEventCodec } from '@sternklar/event-store/personal-data/event-codec';
import { createPostgresSubjectKeys } from '@sternklar/event-store/personal-data/subject-keys';
import { migrate } from '@sternklar/event-store/postgres/migrate';
import { createPool } from '@sternklar/event-store/postgres/pool';
import { createPostgresEventStore } from '@sternklar/event-store/postgres/postgres-event-store';
import { createAccountServices } from './accounts/account-services.ts';
import type { Operators } from './accounts/operators.ts';
import { allMigrations } from './migrations.ts';

export interface AdminCompositionOptions {
  readonly database: { readonly url: string; readonly ownerUrl: string };
  readonly masterKey: Buffer;
  readonly logger: Logger;
  readonly nextId: () => string;
}

const CONNECTIONS = 4;

/** What the command line needs of the product: log, keys and accounts, without server, read models and mail. */
export const composeOperators = async (
  { database, masterKey, logger, nextId }: AdminCompositionOptions,
  closers: AsyncDisposableStack,
): Promise<Operators> => {
  const { url, ownerUrl } = database;
  const runningRole = decodeURIComponent(new URL(url).username);
  await migrate({ ownerUrl, migrations: allMigrations, runningRole, logger });
  const pool = createPool({ url, max: CONNECTIONS, applicationName: 'sternklar-admin', logger });
  closers.defer(() => pool.end());
  const keys = await createPostgresSubjectKeys({ pool, masterKey, logger });
  closers.defer(() => keys.close());
  const store = createPostgresEventStore({ url, logger });
  closers.defer(() => store.close());
  const commands = createCommandHandler({ store, codec: createEventCodec({ registry: eventRegistry, keys }), nextId });
  return createAccountServices({ commands, pool, masterKey, now: () => new Date(), nextId }).operators;
};
