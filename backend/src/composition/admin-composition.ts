import { eventRegistry } from '@sternklar/contracts/event-definitions';
import type { SiteOperator } from '@sternklar/contracts/site';
import { createCommandHandler } from '@sternklar/event-store/command-handler';
import type { Logger } from '@sternklar/event-store/logger';
import type { MasterKeys } from '@sternklar/event-store/personal-data/master-key-ring';
import { appliedMigrations } from '@sternklar/event-store/postgres/migrate';
import { createPool } from '@sternklar/event-store/postgres/pool';
import { StartRefused } from '@sternklar/event-store/start-refused';
import { createTransparencyLog } from '@sternklar/event-store/transparency/transparency-log';
import { createQueries } from '@sternklar/projections/queries';
import { createAccountServices } from '../accounts/account-services.ts';
import type { Operators } from '../accounts/operators.ts';
import type { WitnessSettings } from '../audit/witnesses/ask-witnesses.job.ts';
import { createBusinessOf } from '../businesses/business-of.ts';
import { openCapabilities } from '../capabilities.ts';
import { answerTo } from '../conversations/assistant/assistant.ts';
import type { PartnerDesk } from '../partners/command-line/run-partner-command.ts';
import { createPartnerDirectory } from '../partners/partner-directory.ts';
import { createPartnerSecrets } from '../partners/partner-secrets.ts';
import type { HostedPayments } from '../payments/payment-provider.ts';
import { openClockDoubt } from '../platform/clock/clock-table.ts';
import type { S3Settings } from '../platform/files/s3/s3-file-store.ts';
import { createSealedFiles } from '../platform/files/sealed-files.ts';
import { createSharedCounts } from '../platform/http/rate-limits/shared-counts.ts';
import { createRequestKit } from '../platform/http/request-kit.ts';
import type { DatabaseUrls } from '../platform/log/open-database.ts';
import { migrateDatabase, openLog } from '../platform/log/open-log.ts';
import { createOutbox } from '../platform/mail/outbox.ts';
import type { Desk } from '../platform/operations/desk.ts';
import type { EvidenceDesk } from '../reviews/evidence/command-line/evidence-command.ts';
import { createEvidenceFiles } from '../reviews/evidence/evidence-files.ts';
import { openFileStore } from './file-store.ts';
import { givenOn } from './given.ts';
import { allMigrations } from './migrations.ts';
import { createDesk } from './operations.ts';
import { createPushes } from './push.ts';

export interface AdminCompositionOptions {
  readonly database: DatabaseUrls;
  readonly masterKey: MasterKeys;
  /** Where evidence is stored; null: in PostgreSQL. */
  readonly s3: S3Settings | null;
  readonly logger: Logger;
  readonly operator: SiteOperator;
  readonly paymentProvider: HostedPayments | null;
  /** Of the settings, to be told with how the product goes. */
  /** After so many days the master key turns. */
  readonly masterKeyTurnDays: number;
  readonly warnings: readonly string[];
  readonly witnessing: WitnessSettings;
  readonly nextId: () => string;
}

const CONNECTIONS = 4;
const now = () => new Date();

/** Log, keys and accounts of a migrated database, without server, read models and mail. */
const open = async (
  { database, masterKey, s3, logger, nextId }: AdminCompositionOptions,
  closers: AsyncDisposableStack,
) => {
  const pool = createPool({ url: database.url, max: CONNECTIONS, applicationName: 'sternklar-admin', logger });
  closers.defer(() => pool.end());
  const log = await openLog(
    { database, registry: eventRegistry, masterKey, pool, process: 'command', logger },
    closers,
  );
  const commands = createCommandHandler({ ...log, nextId });
  return {
    pool,
    ...log,
    commands,
    files: createSealedFiles({ store: await openFileStore({ pool, s3, logger }, closers), keys: log.subjectKeys }),
    accounts: createAccountServices({ commands, pool, rootKey: log.rootKey, now, nextId }),
  };
};

/** What the command line needs for accounts; brings the database up to date first. */
export const composeOperators = async (
  options: AdminCompositionOptions,
  closers: AsyncDisposableStack,
): Promise<Operators> => {
  await migrateDatabase(options.database, allMigrations, options.logger);
  return (await open(options, closers)).accounts.operators;
};

/** What the command line needs for partners; brings the database up to date first. */
export const composePartners = async (
  options: AdminCompositionOptions,
  closers: AsyncDisposableStack,
): Promise<PartnerDesk> => {
  await migrateDatabase(options.database, allMigrations, options.logger);
  const { pool, commands, rootKey } = await open(options, closers);
  const { partners } = createQueries(pool);
  return { commands, partners, secrets: createPartnerSecrets(rootKey), now, nextId: options.nextId };
};

/** What the command line needs to check evidence; the read models are those of the product that runs. */
export const composeEvidence = async (
  options: AdminCompositionOptions,
  closers: AsyncDisposableStack,
): Promise<EvidenceDesk> => {
  await migrateDatabase(options.database, allMigrations, options.logger);
  const { pool, files } = await open(options, closers);
  const { reviewEvidence } = createQueries(pool);
  return { reviewEvidence, evidenceFiles: createEvidenceFiles({ pool, files, now }) };
};

/** What the command line needs to look after the product; leaves the database as it is. Throws `StartRefused`. */
export const composeDesk = async (options: AdminCompositionOptions, closers: AsyncDisposableStack): Promise<Desk> => {
  const migrations = await migrationsOf(options.database);
  const opened = await open(options, closers);
  const { warnings, masterKeyTurnDays, witnessing } = options;
  const transparencyLog = createTransparencyLog({ pool: opened.pool, store: opened.store, signingKeys: [] });
  const reactors = createReactors({ ...options, ...opened });
  return createDesk({ ...opened, transparencyLog, witnessing, reactors, migrations, warnings, masterKeyTurnDays, now });
};

const migrationsOf = async ({ ownerUrl }: DatabaseUrls) => {
  const known = allMigrations.map(({ id }) => id);
  const applied = await appliedMigrations(ownerUrl);
  if (applied === null) {
    throw new StartRefused('Diese Datenbank ist noch leer; starten Sie zuerst das Produkt mit npm start.');
  }
  return {
    applied: known.filter((id) => applied.includes(id)).length,
    missing: known.filter((id) => !applied.includes(id)),
    unknown: applied.filter((id) => !known.includes(id)),
  };
};

type Opened = Awaited<ReturnType<typeof open>> &
  Pick<AdminCompositionOptions, 'operator' | 'paymentProvider' | 'nextId' | 'logger'>;

/** The product's reactors, for events that are tried again here: what they cause is done by whoever runs the product. */
const createReactors = ({ pool, commands, accounts, ...opened }: Opened) => {
  const { operator, paymentProvider, nextId, logger } = opened;
  const queries = createQueries(pool);
  const businessOf = createBusinessOf(commands);
  const kit = createRequestKit({ waitFor: async () => true, sessions: accounts.sessions, nextId });
  const given = givenOn(
    {
      queries,
      platform: { commands, kit, enqueue: createOutbox({ pool, now }).enqueue, now, nextId, logger },
      pool,
      store: opened.store,
      codec: opened.codec,
      rootKey: opened.rootKey,
      transparencyLog: createTransparencyLog({ pool, store: opened.store, signingKeys: [] }),
      witnessFetch: fetch,
      personalKeys: { destroy: opened.destroySubject, notDestroyed: opened.notDestroyed },
      accountServices: accounts,
      push: { settings: null, pushes: createPushes(pool, { now, devicesOf: accounts.pushDevices.idsOf }) },
      counts: createSharedCounts({ pool, rootKey: opened.rootKey, now, logger }),
      businessOf,
      businessOwnerOf: businessOf,
      partnerDirectory: createPartnerDirectory({
        commands,
        partners: queries.partners,
        elapsed: () => performance.now(),
      }),
      pinnedWidget: async () => null,
      assistant: { answer: async ({ message }) => answerTo(message) },
      paymentProvider,
      readModelsFollow: async () => false,
      mayActByClock: async () => (await openClockDoubt(pool)) === null,
      files: opened.files,
    },
    {
      evidence: { accountBytes: 0, folder: null, minFreeBytes: 0, s3: null },
      witnessing: { witnesses: [], quorum: 0, everyMs: 0 },
      accounts: { exposeCodes: false, blockCommonPasswords: false, adminsNeedSecondFactor: false, staff: [] },
      loginAttemptsPerQuarterHour: 0,
      brandName: '',
      publicUrl: 'http://localhost',
      operator,
      paymentsAreSimulated: operator.paymentProvider === null,
      // An event that is tried again here fails rather than waits.
      troubleSpanMs: 0,
      dunningDays: { reminder: 0, secondReminder: 0, deadline: 0, suspension: null },
      vatIdReminderDays: 0,
      datev: null,
      fiscalYearMonth: 1,
      notices: { reportUrl: null, legalUrl: null, email: null, postalAddress: [], reportLimit: 0, legalLimit: null },
      followUps: {
        ...{ holidaysOf: 'RP', workingDaysAfterReport: 0, daysAfterLetter: 0, daysAfterAuthorWasAsked: 0 },
        workingDaysAfterQuestion: 0,
      },
      statusMailDelayMs: 0,
    },
  );
  return openCapabilities(given).flatMap((capability) => capability.reactors);
};
