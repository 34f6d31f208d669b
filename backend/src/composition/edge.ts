import { fileURLToPath } from 'node:url';
import { createReactorRunner } from '@sternklar/event-store/reactors/reactor-runner';
import { readReactorStatus } from '@sternklar/event-store/reactors/reactor-status';
import { sleepUntilAborted } from '@sternklar/event-store/retry-policy';
import { tracedReactor } from '@sternklar/event-store/tracing/traced-reactor';
import { forgetLiveUpdates } from '@sternklar/projections/live-updates/live-update/live-update.retention';
import type { FastifyInstance } from 'fastify';
import { createLoginAttempts } from '../accounts/log-in/login-attempts.ts';
import { unsubscribeByMailRoute } from '../accounts/unsubscribe-by-mail/unsubscribe-by-mail.route.ts';
import { createAccessRecorder } from '../audit/accesses/access-recorder.ts';
import { recordAccesses } from '../audit/accesses/record-accesses.ts';
import { createSavedFilters } from '../back-office/saved-filters.ts';
import { createCapabilities } from '../capabilities.ts';
import { createProductAssistant } from '../conversations/assistant/index.ts';
import { contactOf, sellerOf } from '../invoices/seller.ts';
import { createPartnerServices } from '../partners/partner-services.ts';
import { createProvider } from '../payments/create-provider.ts';
import { createEdgeTables } from '../platform/http/edge-tables.ts';
import { closeConnectionsOnceEnding } from '../platform/http/ending.ts';
import { health } from '../platform/http/health.ts';
import { adminPages } from '../platform/http/pages/admin-pages.ts';
import { customerPages } from '../platform/http/pages/customer-pages.ts';
import { widgetFiles } from '../platform/http/pages/widget-files.ts';
import { createHttpServer, type ServerPart } from '../platform/http/server.ts';
import { createForgetMails } from '../platform/mail/forget-mails.ts';
import { registerMailboxPage } from '../platform/mail/mailbox/mailbox-page.ts';
import { createMailsOf } from '../platform/mail/sent-mails.ts';
import { createScheduler } from '../platform/scheduler/scheduler.ts';
import { tracedFetch } from '../platform/tracing/traced-fetch.ts';
import { createTrustedCaller } from '../platform/tracing/trusted-caller.ts';
import type { CompositionOptions } from './composition-options.ts';
import { createOperationsDesk } from './operations.ts';
import { countAdminPages, countModelOutcomes, countScheduledJobs, registerProductMetrics } from './product-metrics.ts';
import type { Services } from './services.ts';
import type { Storage } from './storage.ts';

/** A screen that was away for longer reads its lists anew. */
const LIVE_UPDATES_KEPT_DAYS = 7;
const DUE_WORK_EVERY_MS = 60_000;
const READ_MODELS_FOLLOW_WITHIN_MS = 10_000;
const daysAgo = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000);
const uiFolder = (name: string) => fileURLToPath(new URL(`../../../${name}/dist/`, import.meta.url));

/** Capabilities with their reactors, and the server that answers for them. */
export const createEdge = async (storage: Storage, services: Services, options: CompositionOptions) => {
  const { commands, queries, store, codec, projections, backgroundPool, apiPool, metrics, now } = storage;
  const { accountServices, owners, kit, liveUpdates, mail, outbox } = services;
  const { config, secrets, logger, nextId, tracing } = options;
  const edgeTables = createEdgeTables({
    pool: apiPool,
    rootKey: storage.rootKey,
    now,
    nextId,
    logger,
    chores: { 'live updates': (limit) => forgetLiveUpdates(apiPool, daysAgo(now(), LIVE_UPDATES_KEPT_DAYS), limit) },
  });
  const { sharedCounts, housekeeping } = edgeTables;
  const readModelsFollow = async () => storage.visibility.waitFor(await store.head(), READ_MODELS_FOLLOW_WITHIN_MS);
  const partnerServices = createPartnerServices({
    directory: services.partnerDirectory,
    counts: sharedCounts,
    rootKey: storage.rootKey,
    now,
  });
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
    mailsOf: createMailsOf(apiPool),
    businessOwnerOf: owners.ownerOf,
    businessOf: services.businessOf,
    partnerServices,
    seller: sellerOf(config.operator),
    sellerContact: contactOf(config.operator),
    paymentProvider: createProvider(
      { url: config.payments.stripeUrl, secrets: secrets.stripe },
      {
        publicUrl: config.http.publicUrl,
        logger,
        fetch: tracedFetch(tracing, 'stripe'),
        ...(options.replaced?.pause && { pause: options.replaced.pause }),
      },
    ),
    paymentsAreSimulated: config.payments.provider === 'simulated',
    personalKeys: { destroy: storage.destroySubject, notDestroyed: storage.notDestroyed },
    readModelsFollow,
    forgetMails: createForgetMails({ pool: apiPool, now }),
    site: { brandName: config.brandName, publicUrl: config.http.publicUrl },
    liveUpdates: liveUpdates.capability,
    savedFilters: createSavedFilters(apiPool, nextId),
    assistant: createProductAssistant({
      queries,
      paymentsAreSimulated: config.payments.provider === 'simulated',
      model: config.assistantModel && {
        ...config.assistantModel,
        key: secrets.assistantKey,
        fetch: tracedFetch(tracing, 'assistant'),
      },
      now,
      logger,
      onModelOutcome: countModelOutcomes(metrics),
    }),
    audit: {
      log: storage.transparencyLog,
      origin: `${new URL(config.http.publicUrl).hostname}/audit`,
      store,
      codec,
    },
    now,
    nextId,
    logger,
  });
  const untraced = capabilities.flatMap((capability) => capability.reactors);
  const reactions = tracing ? untraced.map((reactor) => tracedReactor(reactor, tracing)) : untraced;
  const operations = createOperationsDesk(storage, services, { ...options, reactors: reactions });
  const reactors = createReactorRunner({ store, codec, reactors: reactions, pool: backgroundPool, logger });
  const scheduler = createScheduler({
    jobs: capabilities.flatMap((capability) => capability.jobs ?? []),
    pool: backgroundPool,
    everyMs: DUE_WORK_EVERY_MS,
    settled: readModelsFollow,
    logger,
    onJob: countScheduledJobs(metrics),
  });
  registerProductMetrics(metrics, {
    projections,
    feedLags: storage.feedLags,
    reactors: () => readReactorStatus({ store, pool: backgroundPool, reactors: reactions, now }),
    streams: liveUpdates.streams,
    mail,
    pools: storage.pools,
    now,
  });
  const { mailbox } = mail;
  const answersRequests = config.roles.has('api');
  let isEnding = false;
  /** Everything that people look at. */
  const pages = (): ServerPart[] => [
    customerPages({
      folder: uiFolder('customer-ui'),
      site: { brand: config.brandName, uiTexts: config.uiTexts, operator: config.operator },
      publicUrl: config.http.publicUrl,
      now,
      logger,
    }),
    widgetFiles(uiFolder('chat-widget')),
    adminPages({
      folder: config.adminUiBuild ?? uiFolder('admin-ui'),
      site: { brand: config.brandName, uiTexts: config.uiTexts },
      authenticate: accountServices.sessions.identityOf,
      logger,
      onOutcome: countAdminPages(metrics),
    }),
    unsubscribeByMailRoute({ commands, kit, unsubscribeTokens: accountServices.unsubscribeTokens }),
    ...(mailbox
      ? [
          (server: FastifyInstance) =>
            registerMailboxPage(server, { mailbox, brandName: config.brandName, renderer: mail.renderer }),
        ]
      : []),
  ];
  const app = await createHttpServer({
    settings: {
      production: config.production,
      productName: config.brandName,
      publicUrl: config.http.publicUrl,
      trustedProxies: config.http.trustedProxies,
      rateLimits: config.http.rateLimits,
    },
    jwtSecret: secrets.jwtSecret,
    logger,
    now,
    nextId,
    whoIsWho: { authenticate: accountServices.sessions.identityOf, admitVisitor: partnerServices.admitVisitor },
    isPartnersOrigin: partnerServices.directory.isRegisteredOrigin,
    beforeRead: kit.beforeRead,
    tracing: tracing && { tracing, callerOf: createTrustedCaller(config.http.trustedProxies) },
    idempotency: edgeTables.idempotency,
    sharedCounts,
    capabilities: answersRequests ? [...capabilities, operations.capability] : [],
    parts: [
      metrics.part,
      closeConnectionsOnceEnding(() => isEnding),
      recordAccesses(createAccessRecorder({ commands, nextId, now, logger, pause: sleepUntilAborted })),
      health(
        {
          database: async () => (await apiPool.query('select 1')).rowCount === 1,
          eventStore: async () => (await store.head()) >= 0,
          readModels: storage.readModelsAreReady,
        },
        () => isEnding,
      ),
      ...(answersRequests ? pages() : []),
    ],
  });
  return {
    app,
    capabilities,
    reactors,
    scheduler,
    housekeeping,
    rebuilds: operations.rebuilds,
    announceEnd: () => {
      isEnding = true;
    },
  };
};
export type Edge = Awaited<ReturnType<typeof createEdge>>;

const staffOf = ({ firstAdmin, firstAuditor }: CompositionOptions['secrets']) => [
  ...(firstAdmin ? [{ ...firstAdmin, role: 'admin' as const }] : []),
  ...(firstAuditor ? [{ ...firstAuditor, role: 'auditor' as const }] : []),
];
