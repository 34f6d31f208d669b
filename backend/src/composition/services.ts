import { readPositions } from '@sternklar/projections/engine/checkpoints/checkpoints';
import { liveUpdate } from '@sternklar/projections/live-updates/live-update/live-update.projection';
import { createAccountServices } from '../accounts/account-services.ts';
import { createSessionCache } from '../accounts/sessions/session-cache.ts';
import { followSessionChanges } from '../accounts/sessions/session-changes.ts';
import { createBusinessOf } from '../businesses/business-of.ts';
import { createRememberedOwners } from '../businesses/remembered-owners.ts';
import { createIsStillAdmitted } from '../partners/admit-visitor.ts';
import { createPartnerDirectory } from '../partners/partner-directory.ts';
import { createRequestKit } from '../platform/http/request-kit.ts';
import { createLiveUpdates } from '../platform/live-updates/index.ts';
import { defaultLiveLimits } from '../platform/live-updates/live-streams.ts';
import { createOutbox } from '../platform/mail/outbox.ts';
import { meteredWait } from '../platform/operations/metered-wait.ts';
import type { CompositionOptions } from './composition-options.ts';
import type { Storage } from './storage.ts';
import { isForAuditors } from './updates-for-auditors.ts';

/** What several capabilities share: accounts, the outbox, the request kit, live updates. */
export const createServices = (storage: Storage, options: CompositionOptions) => {
  const { apiPool, backgroundPool, commands, queries, store, visibility, metrics, now, notifications } = storage;
  const { config, logger, nextId, replaced, tracing } = options;
  const sessionCache = createSessionCache({ now, elapsed: () => performance.now() });
  const accountServices = createAccountServices({
    sessionCache,
    commands,
    pool: apiPool,
    rootKey: storage.rootKey,
    now,
    nextId,
    adminsNeedSecondFactor: config.adminsNeedSecondFactor,
    ...(replaced?.pause && { pause: replaced.pause }),
    ...(replaced?.passwords && { passwords: replaced.passwords }),
  });
  const { sessions } = accountServices;
  const businessOf = createBusinessOf(commands);
  const owners = createRememberedOwners({ businessOf, store });
  const { levelWithOtherVersions, shownByOtherVersions } = visibility;
  const waitFor = meteredWait(visibility.waitFor, metrics);
  const kit = createRequestKit({ waitFor, levelWithOtherVersions, shownByOtherVersions, sessions, nextId });
  const partnerDirectory = createPartnerDirectory({
    commands,
    partners: queries.partners,
    elapsed: () => performance.now(),
  });
  const liveUpdates = createLiveUpdates({
    updatesAfter: (position, limit) => queries.liveUpdates.after({ position, limit, accountId: null }),
    accountUpdatesAfter: (accountId, range) => queries.liveUpdates.after({ ...range, accountId }),
    isForAuditors,
    oldestUpdate: queries.liveUpdates.oldest,
    visiblePosition: async () => (await readPositions(apiPool, [liveUpdate])).get(liveUpdate.name) ?? 0,
    onProgress: visibility.onProgress,
    identitiesOf: sessions.identitiesOf,
    isStillAdmitted: createIsStillAdmitted({ directory: partnerDirectory, now }),
    elapsed: () => performance.now(),
    random: Math.random,
    logger,
    limits: { ...defaultLiveLimits, maxStreams: config.maxLiveStreams },
    kit,
  });
  return {
    accountServices,
    owners,
    businessOf,
    kit,
    liveUpdates,
    partnerDirectory,
    outbox: createOutbox({ pool: backgroundPool, now, ...(tracing && { traceparent: tracing.traceparent }) }),
    followSessionChanges: () => followSessionChanges(notifications, sessionCache),
  };
};
export type Services = ReturnType<typeof createServices>;
