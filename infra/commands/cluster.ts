/**
 * `npm run cluster [-- --kafka] [--event-store]`: the product in several processes on this machine, as docs/operations.md
 * describes it: two that answer requests, two that keep the read models, two workers, with Kafka a relay, and this one, which
 * shares requests out.
 */
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { StartRefused } from '@sternklar/event-store/start-refused';
import { v7 } from 'uuid';
import { composeDemo } from '../../backend/src/demo/demo-composition.ts';
import { openDatabase } from '../../backend/src/platform/log/open-database.ts';
import { loadConfig } from '../../backend/src/platform/settings/config.ts';
import { openMasterKeysOf } from '../../backend/src/platform/settings/master-keys.ts';
import { buildUis } from './build-uis.ts';
import { refuseUsedDatabase, startEngines } from './cluster/engines.ts';
import { createFront } from './cluster/front.ts';
import { type Member, startMember } from './cluster/member.ts';

/** How many processes of each role there are, in the order of their start. */
const ROLES = { projections: 2, relay: 1, api: 2, worker: 2 } as const;
/** Those that answer end first, so that what they acknowledged meanwhile is still read and carried out. */
const END_IN_ORDER = ['api', 'worker', 'relay', 'projections'] as const;
const LOOK_EVERY_MS = 50;
/** Longer than it takes to notice that one is about to end; nobody sends requests to the others. */
const DRAIN_SECONDS = '2';

const say = (line: string) => console.log(line);
/** What the database's supervisor has to say; the processes print their own. */
const logger = {
  info: () => undefined,
  warn: (details: object, message: string) => console.error(message, details),
  error: (details: object, message: string) => console.error(message, details),
};
const started = new AsyncDisposableStack();
const ended = Promise.withResolvers<void>();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => ended.resolve());

/** Requests go to those that are ready; looked at all the time, so that one that is about to end gets no more. */
const shareOut = (apis: readonly Member[], sendTo: (ports: readonly number[]) => void): void => {
  const look = () => {
    const ready = apis.filter((api) => api.isReady());
    // On a machine so busy that none says in time that it is ready, those that run are still the best there is.
    sendTo((ready.length > 0 ? ready : apis).map((api) => api.port()).filter((port) => port !== null));
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  started.defer(() => clearInterval(timer));
};

const HELP = `Das Produkt in mehreren Prozessen auf diesem Rechner.

  npm run cluster                     mit PostgreSQL allein
  npm run cluster -- --kafka          die Lesemodelle über Kafka: über KAFKA_BROKERS, sonst einen eigenen Broker
  npm run cluster -- --event-store    das Ereignisprotokoll in EventStoreDB: in EVENT_STORE_URL, sonst in einem Ersatz`;

const wantedEngines = () => {
  const options = { kafka: { type: 'boolean' }, 'event-store': { type: 'boolean' } } as const;
  try {
    const { values } = parseArgs({ options });
    return { kafka: values.kafka === true, eventStore: values['event-store'] === true };
  } catch (error) {
    throw new StartRefused(`Diese Option gibt es nicht.\n\n${HELP}`, { cause: error });
  }
};

const start = async (): Promise<void> => {
  const engines = await startEngines(wantedEngines(), { env: process.env, closers: started, say });
  const { config, secrets } = loadConfig({ ...process.env, ...engines.env, ROLE: 'all' });
  const database = await openDatabase({ config, logger }, started);
  if (engines.forgetsLog) await refuseUsedDatabase(database.ownerUrl);
  const masterKey = await openMasterKeysOf(secrets, config);
  if (config.demoData) {
    await composeDemo({
      database,
      masterKey,
      operator: config.operator,
      notices: config.notices,
      logger,
      nextId: () => v7(),
      onProgress: () => undefined,
    });
  }
  const env = {
    ...engines.env,
    DATABASE_URL: database.url,
    DATABASE_OWNER_URL: database.ownerUrl,
    DATA_DIR: config.dataDir,
    PUBLIC_URL: config.http.publicUrl,
    TRUSTED_PROXIES: [...config.http.trustedProxies, '127.0.0.1'].join(','),
    DEMO_DATA: 'false',
  };
  const members = Object.entries(ROLES).flatMap(([ROLE, count]) =>
    Array.from({ length: ROLE === 'relay' && config.kafka === null ? 0 : count }, (_, index) =>
      startMember({
        name: `${ROLE}-${index + 1}`,
        env: { ...env, ROLE, ...(ROLE === 'api' && { DRAIN_SECONDS }) },
        say,
      }),
    ),
  );
  const having = (role: string) => members.filter(({ name }) => name.startsWith(role));
  const { server, sendTo } = createFront();
  started.defer(() => server.closeAllConnections());
  for (const role of END_IN_ORDER.toReversed())
    started.defer(async () => void (await Promise.all(having(role).map((member) => member.stop()))));
  server.listen(config.http.port, config.http.host);
  await once(server, 'listening');
  // Requests in flight go on while the processes end in order.
  started.defer(() => void server.close());
  shareOut(having('api'), sendTo);
  say(`\n${config.brandName} in ${members.length} Prozessen: ${config.http.publicUrl}\n\nBeenden mit Strg-C.\n`);
};

await buildUis();
try {
  await start();
  await ended.promise;
} catch (error) {
  console.error(error instanceof StartRefused ? error.message : `Der Start ist gescheitert: ${String(error)}`);
  process.exitCode = 1;
} finally {
  await started.disposeAsync();
}
// A PostgreSQL that a command line tool still uses goes on, and would keep this process from ending.
process.exit();
