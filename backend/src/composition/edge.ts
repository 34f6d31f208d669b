import { PUSH_MESSAGES_KEPT_DAYS } from '@sternklar/contracts/constants';
import { createReactorRunner } from '@sternklar/event-store/reactors/reactor-runner';
import { readReactorStatus } from '@sternklar/event-store/reactors/reactor-status';
import { sleepUntilAborted } from '@sternklar/event-store/retry-policy';
import { tracedReactor } from '@sternklar/event-store/tracing/traced-reactor';
import { forgetLiveUpdates } from '@sternklar/projections/live-updates/live-update/live-update.retention';
import type { FastifyInstance } from 'fastify';
import { undoEmailChangeRoute } from '../accounts/change-email-address/undo-email-change.route.ts';
import { unsubscribeByMailRoute } from '../accounts/unsubscribe-by-mail/unsubscribe-by-mail.route.ts';
import { createAccessRecorder } from '../audit/accesses/access-recorder.ts';
import { recordAccesses } from '../audit/accesses/record-accesses.ts';
import { tlogAddress } from '../audit/tlog/tlog-address.ts';
import { readWitnessStatus } from '../audit/witnesses/witness-status.ts';
import { type Given, openCapabilities } from '../capabilities.ts';
import { answerPages } from '../conversations/answer-by-mail/answer-pages.route.ts';
import { createProductAssistant, modelOutcomes } from '../conversations/assistant/index.ts';
import { createTaughtKnowledge } from '../conversations/teaching/taught-knowledge.ts';
import { createProvider } from '../payments/create-provider.ts';
import { createMistimedNotices } from '../payments/mistimed-notices/mistimed-notices.ts';
import type { Capability } from '../platform/capability.port.ts';
import type { SharedCounts } from '../platform/counts.port.ts';
import { createEdgeTables } from '../platform/http/edge-tables.ts';
import { closeConnectionsOnceEnding } from '../platform/http/ending.ts';
import { health } from '../platform/http/health.ts';
import { adminPages } from '../platform/http/pages/admin-pages.ts';
import { customerPages } from '../platform/http/pages/customer-pages.ts';
import { widgetFiles } from '../platform/http/pages/widget-files.ts';
import { createHttpServer, type ServerPart } from '../platform/http/server.ts';
import type { MailDelivery } from '../platform/mail/index.ts';
import { registerMailboxPage } from '../platform/mail/mailbox/mailbox-page.ts';
import { masterKeyAgeOf } from '../platform/master-key/master-key-age.ts';
import { createTurnMasterKey } from '../platform/master-key/turn-master-key.job.ts';
import { forgetDonePushes } from '../platform/push/index.ts';
import { createScheduler } from '../platform/scheduler/scheduler.ts';
import { masterKeyFolderOf } from '../platform/settings/master-keys.ts';
import { tracedFetch } from '../platform/tracing/traced-fetch.ts';
import { createTrustedCaller } from '../platform/tracing/trusted-caller.ts';
import type { CompositionOptions } from './composition-options.ts';
import { type GivenSettings, type Ground, givenOn } from './given.ts';
import { createProductMail } from './mail.ts';
import { createOperationsDesk } from './operations.ts';
import { countAdminPages, countScheduledJobs, registerProductMetrics } from './product-metrics.ts';
import { createProductPush, type ProductPush } from './push.ts';
import type { Services } from './services.ts';
import type { Storage } from './storage.ts';
import { uiFolder, widgetBuildsOn } from './widget-builds.ts';

/** A screen that was away for longer reads its lists anew. */
const LIVE_UPDATES_KEPT_DAYS = 7;
const DUE_WORK_EVERY_MS = 60_000;
const READ_MODELS_FOLLOW_WITHIN_MS = 10_000;
const daysAgo = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000);

/** What the capabilities stand on in a running product. */
const groundOf = (storage: Storage, services: Services, { options, counts, push }: EdgeParts): Ground => {
  const { commands, queries, store, apiPool: pool, metrics, now } = storage;
  const { config, secrets, logger, nextId, tracing } = options;
  return {
    queries,
    platform: { commands, kit: services.kit, enqueue: services.outbox.enqueue, now, nextId, logger },
    pool,
    store,
    codec: storage.codec,
    rootKey: storage.rootKey,
    files: storage.files,
    transparencyLog: storage.transparencyLog,
    witnessFetch: tracedFetch(tracing, 'witness'),
    personalKeys: { destroy: storage.destroySubject, notDestroyed: storage.notDestroyed },
    accountServices: services.accountServices,
    push,
    counts,
    businessOf: services.businessOf,
    businessOwnerOf: services.owners.ownerOf,
    partnerDirectory: services.partnerDirectory,
    pinnedWidget: widgetBuildsOn(storage.apiPool, storage.now).current,
    assistant: createProductAssistant({
      queries,
      taught: createTaughtKnowledge({ commands }),
      paymentsAreSimulated: config.payments.provider === 'simulated',
      model: config.assistantModel && {
        ...config.assistantModel,
        key: secrets.assistantKey,
        fetch: tracedFetch(tracing, 'assistant'),
      },
      now,
      logger,
      onModelOutcome: metrics.counters(modelOutcomes).inc,
    }),
    paymentProvider: createProvider(
      { url: config.payments.stripeUrl, secrets: secrets.stripe },
      {
        publicUrl: config.http.publicUrl,
        logger,
        fetch: tracedFetch(tracing, 'stripe'),
        ...(options.replaced?.pause && { pause: options.replaced.pause }),
      },
    ),
    mayActByClock: storage.clockWatch.mayAct,
    readModelsFollow: async () => storage.visibility.waitFor(await store.head(), READ_MODELS_FOLLOW_WITHIN_MS),
  };
};

interface EdgeParts {
  readonly options: CompositionOptions;
  readonly counts: SharedCounts;
  readonly push: ProductPush;
}

const settingsOf = ({ config, secrets: { firstAdmin, firstAuditor } }: CompositionOptions): GivenSettings => ({
  accounts: {
    exposeCodes: config.exposeCodes,
    blockCommonPasswords: config.blockCommonPasswords,
    adminsNeedSecondFactor: config.adminsNeedSecondFactor,
    staff: [
      ...(firstAdmin ? [{ ...firstAdmin, role: 'admin' as const }] : []),
      ...(firstAuditor ? [{ ...firstAuditor, role: 'auditor' as const }] : []),
    ],
  },
  loginAttemptsPerQuarterHour: config.loginAttemptsPerQuarterHour,
  brandName: config.brandName,
  publicUrl: config.http.publicUrl,
  operator: config.operator,
  paymentsAreSimulated: config.payments.provider === 'simulated',
  troubleSpanMs: config.payments.troubleSpanMs,
  dunningDays: config.dunningDays,
  vatIdReminderDays: config.vatIdReminderDays,
  datev: config.datev,
  fiscalYearMonth: config.fiscalYearMonth,
  notices: config.notices,
  followUps: config.followUps,
  statusMailDelayMs: config.statusMailDelayMs,
  evidence: config.evidence,
  witnessing: config.witnessing,
});

/** Everything that people look at. */
const pagesOf = (
  storage: Storage,
  { accountServices, kit }: Services,
  {
    config,
    logger,
    mail: { mailbox, renderer },
    answersByMail,
  }: CompositionOptions & {
    readonly mail: MailDelivery;
    readonly answersByMail: Pick<Given, 'answerLinkTokens' | 'declinedAddresses'>;
  },
): ServerPart[] => {
  const { commands, now, metrics } = storage;
  const { brandName, uiTexts } = config;
  return [
    customerPages({
      folder: uiFolder('customer-ui'),
      site: { brand: brandName, uiTexts, operator: config.operator },
      publicUrl: config.http.publicUrl,
      now,
      logger,
    }),
    widgetFiles(uiFolder('chat-widget'), widgetBuildsOn(storage.apiPool, storage.now)),
    adminPages({
      folder: config.adminUiBuild ?? uiFolder('admin-ui'),
      site: { brand: brandName, uiTexts },
      authenticate: accountServices.sessions.identityOf,
      logger,
      onOutcome: countAdminPages(metrics),
    }),
    undoEmailChangeRoute({ kit, ...accountServices }),
    answerPages({ commands, kit, ...answersByMail }),
    unsubscribeByMailRoute({ commands, kit, unsubscribeTokens: accountServices.unsubscribeTokens }),
    ...(mailbox
      ? [
          (server: FastifyInstance) =>
            registerMailboxPage(server, { mailbox, brandName, publicUrl: config.http.publicUrl, renderer }),
        ]
      : []),
  ];
};

/** What capabilities do in the background, and the desk at which operators look after it. */
const backgroundOf = (
  capabilities: readonly Capability[],
  { storage, services, mail, options, settled }: BackgroundParts,
) => {
  const { store, codec, projections, backgroundPool: pool, metrics, now } = storage;
  const { logger, tracing } = options;
  const untraced = capabilities.flatMap((capability) => capability.reactors);
  const reactors = tracing ? untraced.map((reactor) => tracedReactor(reactor, tracing)) : untraced;
  registerProductMetrics(metrics, {
    projections,
    feedLags: storage.feedLags,
    reactors: () => readReactorStatus({ store, pool, reactors, now }),
    streams: services.liveUpdates.streams,
    transparencyBuilder: storage.transparencyBuilder,
    masterKeyAge: () => masterKeyAgeOf(pool, { turnDays: options.config.masterKeys.turnDays, at: now() }),
    witnesses: () => readWitnessStatus(storage.transparencyLog, options.config.witnessing),
    clockWatch: storage.clockWatch,
    mistimedNotices: createMistimedNotices(pool).list,
    mail,
    pools: storage.pools,
    now,
  });
  const { folder: _, copies: __, ...periods } = options.config.masterKeys;
  const turnMasterKey = createTurnMasterKey({
    folder: masterKeyFolderOf(options.config),
    ...{ pool, ownerUrl: options.database.ownerUrl, now, logger },
    ...periods,
  });
  return {
    operations: createOperationsDesk(storage, services, { ...options, reactors }),
    reactors: createReactorRunner({
      ...{ store, codec, reactors, pool, logger },
      giveWay: storage.giveWay,
    }),
    scheduler: createScheduler({
      jobs: [...capabilities.flatMap((capability) => capability.jobs ?? []), turnMasterKey],
      pool,
      everyMs: DUE_WORK_EVERY_MS,
      settled,
      mayActByClock: storage.clockWatch.mayAct,
      giveWay: storage.giveWay,
      logger,
      onJob: countScheduledJobs(metrics),
    }),
  };
};

interface BackgroundParts {
  readonly storage: Storage;
  readonly services: Services;
  readonly mail: MailDelivery;
  readonly options: CompositionOptions;
  readonly settled: () => Promise<boolean>;
}

/** Capabilities with their reactors, and the server that answers for them. */
export const createEdge = async (storage: Storage, services: Services, options: CompositionOptions) => {
  const { commands, store, apiPool: pool, metrics, now } = storage;
  const { config, logger, nextId, tracing, replaced } = options;
  const push = createProductPush(storage, services, options);
  const edgeTables = createEdgeTables({
    pool,
    notifications: storage.notifications,
    rootKey: storage.rootKey,
    now,
    nextId,
    logger,
    chores: {
      'live updates': (limit) => forgetLiveUpdates(pool, daysAgo(now(), LIVE_UPDATES_KEPT_DAYS), limit),
      'widget builds': widgetBuildsOn(storage.apiPool, storage.now).tidy,
      'push messages': (limit) => forgetDonePushes(pool, daysAgo(now(), PUSH_MESSAGES_KEPT_DAYS), limit),
    },
  });
  const { sharedCounts, housekeeping } = edgeTables;
  const ground = groundOf(storage, services, { options, counts: sharedCounts, push });
  const given = givenOn(ground, settingsOf(options));
  const opened = [...openCapabilities(given), services.liveUpdates.capability];
  const capabilities = replaced?.around ? opened.map(replaced.around.capability) : opened;
  const mail = createProductMail(storage, services, { options, capabilities });
  const background = backgroundOf(capabilities, { storage, services, mail, options, settled: ground.readModelsFollow });
  const { operations, reactors, scheduler } = background;
  const { directory, admitVisitor, isStillAdmitted } = given.partnerServices;
  const answersRequests = config.roles.has('api');
  let isEnding = false;
  const app = await createHttpServer({
    settings: {
      production: config.production,
      productName: config.brandName,
      publicUrl: config.http.publicUrl,
      trustedProxies: config.http.trustedProxies,
      rateLimits: config.http.rateLimits,
    },
    jwtSecret: options.secrets.jwtSecret,
    logger,
    now,
    nextId,
    whoIsWho: { authenticate: services.accountServices.sessions.identityOf, admitVisitor, isStillAdmitted },
    isPartnersOrigin: directory.isRegisteredOrigin,
    beforeRead: services.kit.beforeRead,
    afterRead: services.kit.afterRead,
    tracing: tracing && { tracing, callerOf: createTrustedCaller(config.http.trustedProxies) },
    idempotency: edgeTables.idempotency,
    sharedCounts,
    routeAddress: tlogAddress,
    capabilities: answersRequests ? [...capabilities, operations.capability] : [],
    parts: [
      metrics.part,
      storage.people.part,
      closeConnectionsOnceEnding(() => isEnding),
      recordAccesses(createAccessRecorder({ commands, nextId, now, logger, pause: sleepUntilAborted })),
      health(
        {
          database: async () => (await pool.query('select 1')).rowCount === 1,
          eventStore: async () => (await store.head()) >= 0,
          readModels: storage.readModelsAreReady,
        },
        () => isEnding,
      ),
      ...(answersRequests ? pagesOf(storage, services, { ...options, mail, answersByMail: given }) : []),
    ],
  });
  return {
    app,
    capabilities,
    mail,
    pushSender: push.sender,
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
