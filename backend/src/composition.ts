import { fileURLToPath } from 'node:url';
import { type CommandHandler, createCommandHandler } from '@sternklar/event-store/command-handler';
import { createPool, poolUsage } from '@sternklar/event-store/postgres/pool';
import { createReactorRunner } from '@sternklar/event-store/reactors/reactor-runner';
import { readReactorStatus } from '@sternklar/event-store/reactors/reactor-status';
import { readPositions } from '@sternklar/projections/checkpoints';
import { liveUpdate } from '@sternklar/projections/live-updates/live-update/live-update.projection';
import { createProjectionPool } from '@sternklar/projections/projection-pool';
import { allProjections } from '@sternklar/projections/projections';
import { createQueries } from '@sternklar/projections/queries';
import { createProjectionRunner } from '@sternklar/projections/run';
import { createVisibility } from '@sternklar/projections/visibility';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { type AccountServices, createAccountServices } from './accounts/account-services.ts';
import { createLoginAttempts } from './accounts/log-in/login-attempts.ts';
import type { PasswordHasher } from './accounts/passwords/password-hasher.ts';
import { createSessionCache } from './accounts/sessions/session-cache.ts';
import { listenForSessionChanges } from './accounts/sessions/session-changes.ts';
import { createBusinessOf } from './businesses/business-of.ts';
import { createCapabilities } from './capabilities.ts';
import type { Config, GivenSecrets } from './config.ts';
import { createEdgeTables } from './edge-tables.ts';
import { closeServer } from './http/close-server.ts';
import { health } from './http/health.ts';
import { createMetrics } from './http/metrics.ts';
import { adminPages } from './http/pages/admin-pages.ts';
import { customerPages } from './http/pages/customer-pages.ts';
import { createRequestKit } from './http/request-kit.ts';
import { createHttpServer } from './http/server.ts';
import { createLiveUpdates } from './live-updates/index.ts';
import { defaultLiveLimits } from './live-updates/live-streams.ts';
import { createMailDelivery } from './mail/index.ts';
import type { Mailbox } from './mail/mailbox/mailbox.ts';
import { registerMailboxPage } from './mail/mailbox/mailbox-page.ts';
import { createOutbox } from './mail/outbox.ts';
import { meteredStore, observeBatches } from './metered-store.ts';
import type { DatabaseUrls } from './open-database.ts';
import { migrateDatabase, openLog } from './open-log.ts';
import { meteredWait } from './operations/metered-wait.ts';
import { countMailOutcomes, registerProductMetrics } from './product-metrics.ts';
import { createReviewNamesOf } from './reviews/review-names.ts';
import type { Secrets } from './settings/secrets.ts';

const REQUESTS_MAY_TAKE_MS = 10_000;
/** Reactors, mail and the listener for destroyed keys; projections have connections of their own. */
const BACKGROUND_CONNECTIONS = 6;
const PROJECTION_CONNECTIONS = 4;
const uiFolder = (name: string) => fileURLToPath(new URL(`../../${name}/dist/`, import.meta.url));
export interface CompositionOptions {
  readonly config: Config;
  readonly secrets: Secrets & Pick<GivenSecrets, 'smtpUrl' | 'firstAdmin' | 'firstAuditor'>;
  readonly database: DatabaseUrls;
  readonly logger: FastifyBaseLogger;
  readonly nextId: () => string;
  /** Replaced by tests: time (the system's, and the database's for recorded times), password hashing, waiting. */
  readonly replaced?: {
    readonly now?: () => Date;
    readonly passwords?: PasswordHasher;
    readonly pause?: (ms: number) => Promise<unknown>;
  };
}

/** The running product; it answers requests, but listens only when told to. */
export interface Product {
  readonly app: FastifyInstance;
  readonly accountServices: AccountServices;
  readonly commands: CommandHandler;
  /** Null when mails go out by SMTP. */
  readonly mailbox: Mailbox | null;
  /** Resolves when read models, reactors and mails are done with everything recorded so far. */
  catchUp(): Promise<void>;
  /** Finishes requests in flight, then stops everything in turn. */
  stop(): Promise<void>;
}

/** Builds and starts everything behind the edge, and the edge itself, on a database that it first migrates. */
export const composeProduct = async (options: CompositionOptions): Promise<Product> => {
  const closers = new AsyncDisposableStack();
  try {
    const storage = await openStorage(options, closers);
    const services = createServices(storage, options);
    const edge = await createEdge(storage, services, options);
    return await start({ storage, services, edge }, closers);
  } catch (error) {
    await closers.disposeAsync();
    throw error;
  }
};

/** Log, keys and read models; closed in reverse order of opening. */
const openStorage = async (options: CompositionOptions, closers: AsyncDisposableStack) => {
  const { config, secrets, database, logger, nextId, replaced } = options;
  const { url, ownerUrl } = database;
  const metrics = createMetrics();
  await migrateDatabase(database, logger);

  const openPool = (name: string, max: number, create = createPool) => {
    const pool = create({ url, max, applicationName: `sternklar-${name}`, logger });
    closers.defer(() => pool.end());
    return pool;
  };
  const apiPool = openPool('api', config.databasePoolSize);
  const backgroundPool = openPool('background', BACKGROUND_CONNECTIONS);
  const projectionPool = openPool('projections', PROJECTION_CONNECTIONS, createProjectionPool);

  const { masterKey } = secrets;
  const log = { database, masterKey, pool: backgroundPool, logger, onBatch: observeBatches(metrics) };
  const { store: plainStore, codec } = await openLog({ ...log, ...(replaced?.now && { now: replaced.now }) }, closers);
  const store = meteredStore(plainStore, metrics);
  const visibility = createVisibility({ url, logger });
  closers.defer(() => visibility.close());
  const projections = createProjectionRunner({
    store,
    codec,
    pool: projectionPool,
    ownerUrl,
    projections: allProjections,
    logger,
  });
  return {
    apiPool,
    backgroundPool,
    codec,
    store,
    visibility,
    projections,
    metrics,
    pools: {
      api: () => poolUsage(apiPool),
      background: () => poolUsage(backgroundPool),
      projections: () => poolUsage(projectionPool),
      log: plainStore.readersUsage,
    },
    commands: createCommandHandler({ store, codec, nextId }),
    queries: createQueries(apiPool),
    now: replaced?.now ?? (() => new Date()),
  };
};
type Storage = Awaited<ReturnType<typeof openStorage>>;

/** What several capabilities share: accounts, mail, the request kit, live updates. */
const createServices = (storage: Storage, options: CompositionOptions) => {
  const { apiPool, backgroundPool, commands, queries, visibility, metrics, now } = storage;
  const { config, secrets, database, logger, nextId, replaced } = options;
  const sessionCache = createSessionCache({ now, elapsed: () => performance.now() });
  const accountServices = createAccountServices({
    sessionCache,
    commands,
    pool: apiPool,
    masterKey: secrets.masterKey,
    now,
    nextId,
    ...(replaced?.pause && { pause: replaced.pause }),
    ...(replaced?.passwords && { passwords: replaced.passwords }),
  });
  const { sessions, contactOf, codes } = accountServices;
  const businessOf = createBusinessOf(commands);
  const mail = createMailDelivery({
    pool: backgroundPool,
    databaseUrl: database.url,
    smtpUrl: secrets.smtpUrl,
    settings: {
      brandName: config.brandName,
      publicUrl: config.http.publicUrl,
      from: config.mailFrom,
      operator: config.operator,
    },
    lookups: { contactOf, codeOf: codes.codeOf, reviewOf: createReviewNamesOf(commands, businessOf) },
    now,
    logger,
    onOutcome: countMailOutcomes(metrics),
  });
  const kit = createRequestKit({ waitFor: meteredWait(visibility.waitFor, metrics), sessions, nextId });
  const liveUpdates = createLiveUpdates({
    updatesAfter: (position, limit) => queries.liveUpdates.after({ position, limit, accountId: null }),
    accountUpdatesAfter: (accountId, range) => queries.liveUpdates.after({ ...range, accountId }),
    visiblePosition: async () => (await readPositions(apiPool, [liveUpdate])).get(liveUpdate.name) ?? 0,
    onProgress: visibility.onProgress,
    identitiesOf: sessions.identitiesOf,
    elapsed: () => performance.now(),
    random: Math.random,
    logger,
    limits: { ...defaultLiveLimits, maxStreams: config.maxLiveStreams },
    kit,
  });
  return {
    accountServices,
    businessOf,
    mail,
    kit,
    liveUpdates,
    outbox: createOutbox({ pool: backgroundPool, now }),
    listenForSessionChanges: () => listenForSessionChanges({ url: database.url, cache: sessionCache, logger }),
  };
};
type Services = ReturnType<typeof createServices>;

/** Capabilities with their reactors, and the server that answers for them. */
const createEdge = async (storage: Storage, services: Services, options: CompositionOptions) => {
  const { commands, queries, store, codec, projections, backgroundPool, apiPool, metrics, now } = storage;
  const { accountServices, businessOf, kit, liveUpdates, mail, outbox } = services;
  const { config, secrets, logger, nextId } = options;
  const edgeTables = createEdgeTables({ pool: apiPool, masterKey: secrets.masterKey, now, nextId, logger });
  const { sharedCounts, housekeeping } = edgeTables;
  const capabilities = createCapabilities({
    commands,
    queries,
    kit,
    outbox,
    accountServices,
    accountsSettings: {
      exposeCodes: config.exposeCodes,
      blockCommonPasswords: config.blockCommonPasswords,
      staff: staffOf(secrets),
    },
    loginAttempts: createLoginAttempts({
      counts: sharedCounts,
      maxPerQuarterHour: config.loginAttemptsPerQuarterHour,
    }),
    businessOf,
    liveUpdates: liveUpdates.capability,
    now,
    nextId,
  });
  const reactions = capabilities.flatMap((capability) => capability.reactors);
  const reactors = createReactorRunner({ store, codec, reactors: reactions, pool: backgroundPool, logger });
  registerProductMetrics(metrics, {
    projections,
    reactors: () => readReactorStatus({ store, pool: backgroundPool, reactors: reactions, now }),
    streams: liveUpdates.streams,
    mail,
    pools: storage.pools,
    now,
  });
  const { mailbox } = mail;
  const app = await createHttpServer({
    settings: {
      production: config.production,
      productName: config.brandName,
      trustedProxies: config.http.trustedProxies,
      rateLimits: config.http.rateLimits,
    },
    jwtSecret: secrets.jwtSecret,
    logger,
    now,
    nextId,
    authenticate: accountServices.sessions.identityOf,
    beforeRead: kit.beforeRead,
    idempotency: edgeTables.idempotency,
    sharedCounts,
    capabilities,
    parts: [
      metrics.part,
      health({
        database: async () => (await apiPool.query('select 1')).rowCount === 1,
        eventStore: async () => (await store.head()) >= 0,
        readModels: async () => projections.isReady(),
      }),
      customerPages(uiFolder('customer-ui'), {
        brand: config.brandName,
        uiTexts: config.uiTexts,
        operator: config.operator,
      }),
      adminPages(uiFolder('admin-ui')),
      ...(mailbox
        ? [(server: FastifyInstance) => registerMailboxPage(server, { mailbox, brandName: config.brandName })]
        : []),
    ],
  });
  return { app, capabilities, reactors, housekeeping };
};
type Edge = Awaited<ReturnType<typeof createEdge>>;

const staffOf = ({ firstAdmin, firstAuditor }: CompositionOptions['secrets']) => [
  ...(firstAdmin ? [{ ...firstAdmin, role: 'admin' as const }] : []),
  ...(firstAuditor ? [{ ...firstAuditor, role: 'auditor' as const }] : []),
];

interface Parts {
  readonly storage: Storage;
  readonly services: Services;
  readonly edge: Edge;
}

/** Read models first, so that what is prepared is visible; the edge last, and first to stop. */
const start = async ({ storage, services, edge }: Parts, closers: AsyncDisposableStack): Promise<Product> => {
  const { projections, commands } = storage;
  const { mail, accountServices } = services;
  const { app, capabilities, reactors, housekeeping } = edge;
  const sessionChanges = services.listenForSessionChanges();
  closers.defer(() => sessionChanges.close());
  closers.defer(() => projections.stop());
  await projections.start();
  for (const capability of capabilities) await capability.prepare?.();
  closers.defer(() => reactors.stop());
  await reactors.start();
  closers.defer(() => mail.sender.stop());
  mail.sender.start();
  closers.defer(() => housekeeping.stop());
  housekeeping.start();
  closers.defer(() => closeServer(app, REQUESTS_MAY_TAKE_MS));
  await app.ready();
  return {
    app,
    accountServices,
    commands,
    mailbox: mail.mailbox,
    async catchUp() {
      await reactors.catchUp();
      await projections.catchUp();
      await mail.sender.catchUp();
    },
    stop: () => closers.disposeAsync(),
  };
};
