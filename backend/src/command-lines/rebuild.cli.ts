import { constants, setPriority } from 'node:os';
import { parseArgs } from 'node:util';
import { eventRegistry } from '@sternklar/contracts/event-definitions';
import { createPool } from '@sternklar/event-store/postgres/pool';
import { StartRefused } from '@sternklar/event-store/start-refused';
import { type RebuildResult, rebuildProjections } from '@sternklar/projections/engine/rebuild/rebuild';
import { createRebuildDisplay } from '@sternklar/projections/engine/rebuild/rebuild-display';
import { allProjections } from '@sternklar/projections/projections';
import pino from 'pino';
import { allMigrations } from '../composition/migrations.ts';
import { openDatabase } from '../platform/log/open-database.ts';
import { migrateDatabase, openLog } from '../platform/log/open-log.ts';
import { giveWayElsewhere } from '../platform/people/people-elsewhere.ts';
import { loadConfig } from '../platform/settings/config.ts';
import { openMasterKeysOf } from '../platform/settings/master-keys.ts';

const HELP = `Baut Lesemodelle aus dem Ereignisprotokoll neu auf, während das Produkt weiterläuft.

  npm run rebuild                        alle
  npm run rebuild -- review-list …       nur die genannten
  npm run rebuild -- --drop-old          danach auch Tabellen älterer Versionen entfernen

Lesemodelle: ${allProjections.map((projection) => projection.name).join(', ')}`;

const CONNECTIONS = 4;
/** How many times as long as a piece of work took the rebuild pauses while the product answers people. */
const PAUSE = 1;

interface Asked {
  readonly names: readonly string[];
  readonly dropOld: boolean;
}

const rebuild = async ({ names, dropOld }: Asked, closers: AsyncDisposableStack): Promise<RebuildResult> => {
  const { config, secrets } = loadConfig();
  const masterKey = await openMasterKeysOf(secrets, config);
  const logger = pino({ level: 'error' }, pino.destination(process.stderr.fd));
  const database = await openDatabase({ config, logger, shared: true }, closers);
  // Only now: a PostgreSQL that was started here stays for others.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  await migrateDatabase(database, allMigrations, logger);
  const pool = createPool({ url: database.url, max: CONNECTIONS, applicationName: 'sternklar-rebuild', logger });
  closers.defer(() => pool.end());
  return rebuildProjections({
    ...(await openLog({ database, registry: eventRegistry, masterKey, pool, process: 'command', logger }, closers)),
    pool,
    ownerUrl: database.ownerUrl,
    projections: allProjections,
    dropOld,
    feedPartitions: config.kafka?.partitions ?? 0,
    giveWay: giveWayElsewhere(pool, PAUSE),
    onProgress: display.show,
    ...(names.length > 0 && { names }),
  });
};

const sentenceFor = (error: unknown): string =>
  error instanceof StartRefused ? error.message : `Der Neuaufbau ist gescheitert: ${String(error)}`;

const askedFor = () => {
  const options = { 'drop-old': { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } as const;
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options });
    return { help: values.help === true, names: positionals, dropOld: values['drop-old'] === true };
  } catch (error) {
    throw new StartRefused(`Diese Option gibt es nicht.\n\n${HELP}`, { cause: error });
  }
};

const display = createRebuildDisplay(process.stdout);
const closers = new AsyncDisposableStack();
try {
  const asked = askedFor();
  if (asked.help) console.log(HELP);
  else display.finish(await rebuild(asked, closers));
} catch (error) {
  display.refuse(sentenceFor(error));
  process.exitCode = 1;
} finally {
  await closers.disposeAsync();
}
