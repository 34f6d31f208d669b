import { resolve } from 'node:path';
import type { SiteOperator } from '@sternklar/contracts/site';
import type { GermanState } from '@sternklar/contracts/working-days';
import { StartRefused } from '@sternklar/event-store/start-refused';
import type { NoteKey } from '@sternklar/event-store/transparency/signed-note';
import type { KafkaLogin, KafkaSettings } from '@sternklar/projections/engine/kafka/kafka-topic';
import type { TracingSettings } from '../tracing/process-tracing.ts';
import { datevFrom } from './datev-settings.ts';
import { misspeltSettings } from './misspelt-settings.ts';
import { operatorFrom } from './operator-settings.ts';
import { productionProblems } from './production-rules.ts';
import type { Role } from './roles.ts';
import { secretsFolder } from './secrets.ts';
import { type Settings, settingsSchema } from './settings-schema.ts';
import { tracingFrom } from './tracing-settings.ts';
import { unsafeWarnings } from './unsafe-settings.ts';
import { witnessQuorumOf } from './witness-settings.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** An account that the operator appoints by settings; created or promoted at start, verified. */
export interface AppointedAccount {
  readonly email: string;
  readonly password: string;
}

export interface Config {
  /** German sentences on settings that may be a mistake. */
  readonly warnings: readonly string[];
  readonly production: boolean;
  readonly roles: ReadonlySet<Role>;
  /** How long requests are still answered after the end was announced, so that nobody sends any more. */
  readonly drainMs: number;
  readonly dataDir: string;
  readonly http: {
    readonly host: string;
    readonly port: number;
    /** Where customers reach the product, without a slash at its end. */
    readonly publicUrl: string;
    readonly trustedProxies: readonly string[];
    readonly rateLimits: { readonly perMinute: number; readonly signedOutWritesPerMinute: number };
  };
  /** Null: the embedded PostgreSQL. `ownerUrl` equals `url` when only one role was given. */
  readonly database: { readonly url: string; readonly ownerUrl: string } | null;
  /** Where EventStoreDB keeps the event log, with user and password; null: PostgreSQL does. */
  readonly eventStoreUrl: string | null;
  /** What our streams' names begin with there: others, and other installations, may use the same server. */
  readonly eventStorePrefix: string;
  readonly databasePoolSize: number;
  readonly masterKeys: {
    /** Where the master key lies; null: it stands in the settings. */
    readonly folder: string | null;
    /** A second place for it; without one it turns by hand alone. */
    readonly copies: string | null;
    readonly turnDays: number;
    /** How long copies of the database may be restored. */
    readonly backupsKeptDays: number;
  };
  /** The brokers and topic by which the log reaches the read models; null: they follow the log itself. */
  readonly kafka: KafkaSettings | null;
  /** Failed or not, for one e-mail address, since its last successful sign-in. */
  readonly loginAttemptsPerQuarterHour: number;
  /** Most live streams of this process. */
  readonly maxLiveStreams: number;
  readonly logLevel: string;
  /** Null: no traces. */
  readonly tracing: TracingSettings | null;
  readonly mailFrom: string;
  /** How long a mail about a decision waits, so that one taken back at once tells nobody. */
  readonly statusMailDelayMs: number;
  /** Hosts that push messages go to. */
  readonly pushServices: readonly string[];
  /** How far the log's time may step back before it is not signed any more. */
  readonly auditTimeToleranceMs: number;
  /** Who cosigns the log, how many of them are enough, and how often they are asked. */
  readonly witnessing: {
    readonly witnesses: readonly { readonly url: string; readonly key: NoteKey }[];
    readonly quorum: number;
    readonly everyMs: number;
  };
  /** After so long without a sign of life a start in production asks whether the clock is right. */
  readonly clockStandstillMs: number;
  /** Whether answers that issue a code show it; never in production. */
  readonly exposeCodes: boolean;
  /** Whether common passwords are refused, or only warned of by the screens. */
  readonly blockCommonPasswords: boolean;
  /** Whether a password alone makes nobody an admin. */
  readonly adminsNeedSecondFactor: boolean;
  readonly demoData: boolean;
  readonly uiTexts: 'verbatim' | 'de';
  /** The back office's build, when it is not the one beside the server. */
  readonly adminUiBuild: string | null;
  /** An OpenAI-compatible model for the assistant; null: it answers from its knowledge base alone. */
  readonly assistantModel: { readonly url: string; readonly model: string } | null;
  /** Who takes new payments, and where Stripe's API is. */
  readonly payments: {
    readonly provider: 'simulated' | 'stripe';
    readonly stripeUrl: string;
    /** How long a charge is tried again by itself while the provider is in trouble. */
    readonly troubleSpanMs: number;
  };
  /** When what follows an unpaid invoice comes; see `DunningDays`. */
  readonly dunningDays: {
    readonly reminder: number;
    readonly secondReminder: number;
    readonly deadline: number;
    readonly suspension: number | null;
  };
  /** After so many days an account with a foreign VAT id is reminded again that its invoice waits. */
  readonly vatIdReminderDays: number;
  /** Whose books DATEV keeps, and on which accounts; null: nobody's yet. */
  readonly datev: ReturnType<typeof datevFrom>;
  /** With which month of the calendar, from 1, the fiscal year begins; also without DATEV. */
  readonly fiscalYearMonth: number;
  /** Where notices go, and how long they may be there; see `NoticeSettings`. */
  readonly notices: {
    readonly reportUrl: string | null;
    readonly legalUrl: string | null;
    readonly email: string | null;
    readonly postalAddress: readonly string[];
    readonly reportLimit: number;
    readonly legalLimit: number | null;
  };
  /** When somebody asks after what went to the platform; see `FollowUpSettings`. */
  readonly followUps: {
    readonly holidaysOf: GermanState;
    readonly workingDaysAfterReport: number;
    readonly daysAfterLetter: number;
    readonly daysAfterAuthorWasAsked: number;
    readonly workingDaysAfterQuestion: number;
  };
  readonly evidence: {
    /** What one account's files may take altogether. */
    readonly accountBytes: number;
    /** Where the disk is that files are stored on; null: it is not this machine's. */
    readonly folder: string | null;
    /** With less free on it, no more files are taken. */
    readonly minFreeBytes: number;
    /** The S3-compatible store that keeps the files; null: PostgreSQL does. */
    readonly s3: {
      readonly endpoint: string | null;
      readonly region: string;
      readonly bucket: string;
      readonly pathStyle: boolean;
    } | null;
  };
  readonly brandName: string;
  readonly operator: SiteOperator;
}

/** What must never be printed or logged. */
export interface GivenSecrets {
  readonly jwtSecret: string | null;
  readonly masterKey: Buffer | null;
  /** What `npm run admin -- rotate-master-key` changes to. */
  readonly newMasterKey: Buffer | null;
  readonly auditSigningKey: Buffer | null;
  /** Signs the transparency log along with the new one, until everybody who checks it knows that. */
  readonly formerAuditSigningKey: Buffer | null;
  /** Signs push messages; null: none are sent. */
  readonly vapidKey: Buffer | null;
  readonly smtpUrl: string | null;
  readonly assistantKey: string | null;
  /** Null: brokers ask for none. */
  readonly kafkaLogin: KafkaLogin | null;
  /** Of the store that keeps evidence, where one is set. */
  readonly evidenceS3: { readonly key: string; readonly secret: string } | null;
  /** Goes along with the traces. */
  readonly tracingHeaders: Readonly<Record<string, string>>;
  /** Both given, or null: nothing comes from Stripe, and nothing goes there. */
  readonly stripe: { readonly secretKey: string; readonly webhookSecret: string } | null;
  readonly firstAdmin: AppointedAccount | null;
  readonly firstAuditor: AppointedAccount | null;
}

/**
 * Reads the settings: environment → validated → typed. Throws `StartRefused` naming every missing or invalid one.
 * Secrets come in an object of their own; those that are null are generated by `completeSecrets`.
 */
export const loadConfig = (env: Environment = process.env): { config: Config; secrets: GivenSecrets } => {
  const given = withoutEmpty(env);
  const settings = validated(given);
  const warnings = [...unsafeWarnings(given), ...misspeltSettings(given, Object.keys(settingsSchema.shape))];
  return { config: { ...configFrom(settings), warnings }, secrets: secretsFrom(settings) };
};

/** A variable that is set to nothing counts as not set, as in a compose file with `NAME=`. */
const HOUR_MS = 3_600_000;

const withoutEmpty = (env: Environment): Environment =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''));

const validated = (env: Environment): Settings => {
  const parsed = settingsSchema.safeParse(env);
  const invalid = parsed.error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? [];
  const problems = [...invalid, ...productionProblems(env)];
  if (parsed.success && problems.length === 0) return parsed.data;
  throw new StartRefused(
    `Diese Einstellungen fehlen oder sind ungültig (siehe docs/operations.md):\n${problems.map((problem) => `  ${problem}`).join('\n')}`,
  );
};

const configFrom = (settings: Settings): Omit<Config, 'warnings'> => {
  const production = settings.NODE_ENV === 'production';
  const { DATABASE_URL: url } = settings;
  const demoData = settings.DEMO_DATA ?? (!production && url === undefined && settings.EVENT_STORE_URL === undefined);
  const operator = operatorFrom(settings, demoData);
  return {
    production,
    roles: settings.ROLE,
    drainMs: settings.DRAIN_SECONDS * 1_000,
    dataDir: resolve(settings.DATA_DIR),
    http: httpFrom(settings),
    database: url === undefined ? null : { url, ownerUrl: settings.DATABASE_OWNER_URL ?? url },
    eventStoreUrl: settings.EVENT_STORE_URL ?? null,
    eventStorePrefix: settings.EVENT_STORE_PREFIX,
    databasePoolSize: settings.DATABASE_POOL_SIZE,
    masterKeys: masterKeysFrom(settings),
    kafka: kafkaFrom(settings),
    loginAttemptsPerQuarterHour: settings.LOGIN_ATTEMPTS_PER_QUARTER_HOUR,
    maxLiveStreams: settings.MAX_LIVE_STREAMS,
    logLevel: settings.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    tracing: tracingFrom(settings),
    mailFrom: settings.MAIL_FROM ?? operator.email,
    statusMailDelayMs: settings.STATUS_MAIL_DELAY_SECONDS * 1_000,
    pushServices: settings.PUSH_SERVICES,
    auditTimeToleranceMs: settings.AUDIT_TIME_TOLERANCE_SECONDS * 1_000,
    witnessing: {
      witnesses: settings.AUDIT_WITNESSES,
      quorum: witnessQuorumOf(settings.AUDIT_WITNESSES.length, settings.AUDIT_WITNESS_QUORUM),
      everyMs: settings.AUDIT_WITNESS_MINUTES * 60_000,
    },
    clockStandstillMs: settings.CLOCK_STANDSTILL_DAYS * 24 * HOUR_MS,
    exposeCodes: settings.EXPOSE_CODES ?? !production,
    blockCommonPasswords: settings.BLOCK_COMMON_PASSWORDS,
    adminsNeedSecondFactor: settings.ADMIN_SECOND_FACTOR === 'required',
    demoData,
    uiTexts: settings.UI_TEXTS,
    adminUiBuild: settings.ADMIN_UI_BUILD === undefined ? null : resolve(settings.ADMIN_UI_BUILD),
    assistantModel: assistantModelFrom(settings),
    payments: {
      provider: settings.PAYMENT_PROVIDER,
      stripeUrl: settings.STRIPE_API_URL,
      troubleSpanMs: settings.PAYMENT_TROUBLE_HOURS * HOUR_MS,
    },
    dunningDays: {
      reminder: settings.DUNNING_REMINDER_DAYS,
      secondReminder: settings.DUNNING_SECOND_REMINDER_DAYS,
      deadline: settings.DUNNING_DEADLINE_DAYS,
      suspension: settings.DUNNING_SUSPENSION_DAYS ?? null,
    },
    vatIdReminderDays: settings.VAT_ID_REMINDER_DAYS,
    datev: datevFrom(settings),
    fiscalYearMonth: settings.DATEV_FISCAL_YEAR_MONTH,
    notices: noticesFrom(settings),
    evidence: evidenceFrom(settings),
    followUps: followUpsFrom(settings),
    brandName: settings.BRAND_NAME,
    operator,
  };
};

const masterKeysFrom = (settings: Settings): Config['masterKeys'] => ({
  folder:
    settings.MASTER_KEY === undefined ? resolve(settings.MASTER_KEY_DIR ?? secretsFolder(settings.DATA_DIR)) : null,
  copies: settings.MASTER_KEY_COPY_DIR === undefined ? null : resolve(settings.MASTER_KEY_COPY_DIR),
  turnDays: settings.MASTER_KEY_TURN_DAYS,
  backupsKeptDays: settings.BACKUPS_KEPT_DAYS,
});

const httpFrom = (settings: Settings): Config['http'] => ({
  host: settings.HOST,
  port: settings.PORT,
  publicUrl: settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`,
  trustedProxies: settings.TRUSTED_PROXIES,
  rateLimits: {
    perMinute: settings.RATE_LIMIT_PER_MINUTE,
    signedOutWritesPerMinute: settings.SIGNED_OUT_RATE_LIMIT_PER_MINUTE,
  },
});

const noticesFrom = (settings: Settings): Config['notices'] => ({
  reportUrl: settings.PLATFORM_REPORT_URL,
  legalUrl: settings.PLATFORM_LEGAL_URL,
  email: settings.PLATFORM_EMAIL ?? null,
  postalAddress: settings.PLATFORM_POSTAL_ADDRESS,
  reportLimit: settings.PLATFORM_REPORT_LIMIT,
  legalLimit: settings.PLATFORM_LEGAL_LIMIT ?? null,
});

const evidenceFrom = (settings: Settings): Config['evidence'] => ({
  accountBytes: settings.EVIDENCE_ACCOUNT_MB * 1_000_000,
  folder: settings.DATABASE_URL === undefined ? resolve(settings.DATA_DIR) : null,
  minFreeBytes: settings.EVIDENCE_MIN_FREE_MB * 1_000_000,
  s3:
    settings.EVIDENCE_S3_BUCKET === undefined
      ? null
      : {
          endpoint: settings.EVIDENCE_S3_ENDPOINT ?? null,
          region: settings.EVIDENCE_S3_REGION,
          bucket: settings.EVIDENCE_S3_BUCKET,
          pathStyle: settings.EVIDENCE_S3_PATH_STYLE,
        },
});

const s3LoginFrom = ({ EVIDENCE_S3_KEY: key, EVIDENCE_S3_SECRET: secret }: Settings): GivenSecrets['evidenceS3'] =>
  key !== undefined && secret !== undefined ? { key, secret } : null;

const followUpsFrom = (settings: Settings): Config['followUps'] => ({
  holidaysOf: settings.HOLIDAYS_STATE,
  workingDaysAfterReport: settings.FOLLOW_UP_AFTER_REPORT,
  daysAfterLetter: settings.FOLLOW_UP_AFTER_LETTER,
  daysAfterAuthorWasAsked: settings.FOLLOW_UP_AFTER_AUTHOR,
  workingDaysAfterQuestion: settings.FOLLOW_UP_AFTER_QUESTION,
});

const kafkaFrom = (settings: Settings): KafkaSettings | null =>
  settings.KAFKA_BROKERS === undefined
    ? null
    : {
        brokers: settings.KAFKA_BROKERS,
        topic: settings.KAFKA_TOPIC,
        partitions: settings.KAFKA_PARTITIONS,
        replication: settings.KAFKA_REPLICATION,
        retentionHours: settings.KAFKA_RETENTION_HOURS,
        tls: settings.KAFKA_TLS,
      };

const kafkaLoginFrom = ({ KAFKA_USERNAME: username, KAFKA_PASSWORD: password }: Settings): KafkaLogin | null =>
  username !== undefined && password !== undefined ? { username, password } : null;

const assistantModelFrom = ({ ASSISTANT_URL: url, ASSISTANT_MODEL: model }: Settings): Config['assistantModel'] =>
  url !== undefined && model !== undefined ? { url, model } : null;

const secretsFrom = (settings: Settings): GivenSecrets => ({
  jwtSecret: settings.JWT_SECRET ?? null,
  masterKey: settings.MASTER_KEY ?? null,
  newMasterKey: settings.NEW_MASTER_KEY ?? null,
  auditSigningKey: settings.AUDIT_SIGNING_KEY ?? null,
  formerAuditSigningKey: settings.AUDIT_FORMER_SIGNING_KEY ?? null,
  vapidKey: settings.VAPID_PRIVATE_KEY ?? null,
  smtpUrl: settings.SMTP_URL ?? null,
  assistantKey: settings.ASSISTANT_KEY ?? null,
  kafkaLogin: kafkaLoginFrom(settings),
  evidenceS3: s3LoginFrom(settings),
  tracingHeaders: settings.OTEL_EXPORTER_OTLP_HEADERS ?? {},
  stripe: stripeFrom(settings),
  firstAdmin: appointed(settings.ADMIN_EMAIL, settings.ADMIN_PASSWORD),
  firstAuditor: appointed(settings.AUDITOR_EMAIL, settings.AUDITOR_PASSWORD),
});

const stripeFrom = ({ STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret }: Settings) =>
  secretKey !== undefined && webhookSecret !== undefined ? { secretKey, webhookSecret } : null;

const appointed = (email: string | undefined, password: string | undefined): AppointedAccount | null =>
  email !== undefined && password !== undefined ? { email, password } : null;
