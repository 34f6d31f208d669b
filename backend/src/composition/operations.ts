import type { Reactor } from '@sternklar/event-store/reactor';
import { createParkedEvents } from '@sternklar/event-store/reactors/parked-events';
import type { TransparencyLog } from '@sternklar/event-store/transparency/transparency-log';
import { rebuildProjections } from '@sternklar/projections/engine/rebuild/rebuild';
import { rebuildLockHolder, takeRebuildLock } from '@sternklar/projections/engine/rebuild/rebuild-lock';
import { createStuckReadModels } from '@sternklar/projections/engine/stuck/stuck-read-models';
import { allProjections } from '@sternklar/projections/projections';
import type { WitnessSettings } from '../audit/witnesses/ask-witnesses.job.ts';
import { readWitnessStatus } from '../audit/witnesses/witness-status.ts';
import { createMistimedNotices } from '../payments/mistimed-notices/mistimed-notices.ts';
import { createClockDesk } from '../platform/clock/clock-desk.ts';
import { createWidgetBuildDesk } from '../platform/http/pages/widget-build-desk.ts';
import { createOutboxTable } from '../platform/mail/outbox-table.ts';
import { createStuckMails } from '../platform/mail/stuck-mails.ts';
import type { Desk } from '../platform/operations/desk.ts';
import { operations } from '../platform/operations/index.ts';
import { createRebuildTable } from '../platform/operations/rebuilds/rebuild-table.ts';
import { createRebuilds } from '../platform/operations/rebuilds/rebuilds.ts';
import { countedLog } from '../platform/operations/show-operations/events-since.ts';
import { readOperationsStatus } from '../platform/operations/show-operations/operations-status.ts';
import { readStatus, type StatusSources } from '../platform/operations/status/read-status.ts';
import { PRODUCT_VERSION } from '../platform/product-version.ts';
import type { CompositionOptions } from './composition-options.ts';
import { allMigrations } from './migrations.ts';
import { mistimedFindings } from './mistimed-findings.ts';
import type { Services } from './services.ts';
import { REBUILD_PAUSE, type Storage } from './storage.ts';
import { widgetBuildsOn } from './widget-builds.ts';

/** Requests are answered by the same process: small steps let them through. */
const EVENTS_AT_ONCE = 500;

interface DeskSources extends Pick<Storage, 'store' | 'codec' | 'commands' | 'now'> {
  readonly transparencyLog: Pick<TransparencyLog, 'witnesses'>;
  readonly witnessing: WitnessSettings;
  readonly pool: Storage['backgroundPool'];
  readonly reactors: readonly Reactor[];
  readonly migrations: StatusSources['migrations'];
  readonly warnings: StatusSources['warnings'];
  readonly masterKeyTurnDays: number;
}

const NO_WITNESSES = { witnesses: [], quorum: 0, missing: 0, splits: 0 } as const;

/** What operators look after, in a running product or beside it. */
export const createDesk = ({ store, codec, pool, commands, now, ...known }: DeskSources): Desk => {
  const { reactors, migrations, warnings, masterKeyTurnDays, transparencyLog, witnessing } = known;
  const parked = createParkedEvents({ store, codec, reactors, pool });
  const mails = createStuckMails({ pool, now });
  const readModels = createStuckReadModels(pool, allProjections);
  const clock = createClockDesk({ pool, commands, now });
  const witnesses = async () =>
    // A database of older software has no place for them yet.
    migrations.missing.length > 0 ? NO_WITNESSES : await readWitnessStatus(transparencyLog, witnessing);
  const found = async () =>
    migrations.missing.length > 0 ? [] : mistimedFindings(await createMistimedNotices(pool).list());
  const told = { migrations, warnings, masterKeyTurnDays, witnesses, found };
  const sources = { store, pool, reactors, parked, mails, clock, ...told, now };
  return {
    status: () =>
      readStatus({
        ...sources,
        readModels: allProjections,
        stuckReadModels: readModels,
        outbox: createOutboxTable(pool),
        productVersion: PRODUCT_VERSION,
      }),
    parked,
    mails,
    readModels,
    clock,
    chatBuilds: createWidgetBuildDesk({ pool, builds: widgetBuildsOn(pool, now), now }),
    log: store,
    now,
  };
};

/** The operators' desk in a running product, and the rebuilds that are started from it. */
export const createOperationsDesk = (
  storage: Storage,
  { kit }: Pick<Services, 'kit'>,
  {
    reactors,
    ...options
  }: Pick<CompositionOptions, 'config' | 'database' | 'logger'> & { readonly reactors: readonly Reactor[] },
) => {
  const { store, codec, commands, backgroundPool: pool, now } = storage;
  const { database, logger } = options;
  // A product that runs has seen to that.
  const migrations = { applied: allMigrations.length, missing: [], unknown: [] };
  const { warnings, witnessing, masterKeys } = options.config;
  const { transparencyLog } = storage;
  const desk = createDesk({
    ...{ store, codec, commands, pool, reactors, migrations, warnings, transparencyLog, witnessing, now },
    masterKeyTurnDays: masterKeys.turnDays,
  });
  const rebuilds = createRebuilds({
    table: createRebuildTable(pool),
    store,
    rebuild: (order) =>
      rebuildProjections({
        ...order,
        codec,
        pool,
        ownerUrl: database.ownerUrl,
        projections: allProjections,
        batchSize: EVENTS_AT_ONCE,
        giveWay: storage.people.giveWay(REBUILD_PAUSE),
        feedPartitions: options.config.kafka?.partitions ?? 0,
      }),
    takeLock: () => takeRebuildLock(database.ownerUrl),
    lockHolder: () => rebuildLockHolder(pool),
    now,
    logger,
  });
  const capability = operations.open({
    desk,
    status: () => readOperationsStatus({ desk, log: countedLog(store, storage.transparencyLog), rebuilds }),
    rebuilds,
    readModels: allProjections.map(({ name }) => name),
    kit,
    logger,
  });
  return { capability, rebuilds };
};
