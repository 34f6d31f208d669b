import { isIP } from 'node:net';
import { withAsciiDomain } from '@sternklar/contracts/ascii-domain';
import { EMAIL_MAX_LENGTH, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@sternklar/contracts/constants';
import { DEFAULT_STREAM_PREFIX } from '@sternklar/event-store/eventstoredb/stream-prefix';
import { z } from 'zod';
import { datevAccountsFit, datevSettings } from './datev-settings.ts';
import { eventStoreUrl } from './event-store-url.ts';
import { followUpSettings } from './follow-up-settings.ts';
import { masterKeySettings, masterKeySettingsFit } from './master-key-settings.ts';
import { noticeSettings } from './notice-settings.ts';
import { pushSettings } from './push-settings.ts';
import { isOnlyRelay, isWholeProduct, rolesSetting } from './roles.ts';
import { tracingSettings } from './tracing-settings.ts';
import { wholeNumber } from './whole-number.ts';
import { witnessesSuffice, witnessSettings } from './witness-settings.ts';

const text = (maxLength = 200) => z.string().trim().max(maxLength, `darf höchstens ${maxLength} Zeichen haben.`);
const flag = z
  .enum(['true', 'false', '1', '0'], 'muss true oder false sein.')
  .transform((value) => value === 'true' || value === '1');
const email = z
  .string()
  .transform(withAsciiDomain)
  .pipe(z.email('muss eine E-Mail-Adresse sein.').max(EMAIL_MAX_LENGTH, 'ist zu lang.'));
const password = z
  .string()
  .min(PASSWORD_MIN_LENGTH, `braucht mindestens ${PASSWORD_MIN_LENGTH} Zeichen.`)
  .max(PASSWORD_MAX_LENGTH, `darf höchstens ${PASSWORD_MAX_LENGTH} Zeichen haben.`);

const address = (protocols: RegExp, example: string) => {
  const message = `muss eine Adresse wie ${example} sein.`;
  return z.string().refine((value) => URL.canParse(value) && protocols.test(value), message);
};
const postgresUrl = address(/^postgres(?:ql)?:\/\/[^/@]+@/, 'postgresql://benutzer:passwort@rechner:5432/datenbank');
const publicUrl = address(/^https?:\/\//, 'https://www.beispiel.de').transform((url) => url.replace(/\/+$/, ''));

/** 32 bytes as 64 hexadecimal digits or as base64. */
const key = z.string().transform((value, context) => {
  const bytes = Buffer.from(value, /^[0-9a-f]{64}$/i.test(value) ? 'hex' : 'base64');
  if (bytes.length === 32) return bytes;
  context.addIssue('muss 32 Bytes als Base64 oder Hex enthalten, zum Beispiel aus: openssl rand -base64 32');
  return z.NEVER;
});

const PROXY_NAMES = ['loopback', 'linklocal', 'uniquelocal'];
const isNetwork = (text: string): boolean => {
  const [ip = '', prefix] = text.split('/');
  const bits = isIP(ip) === 6 ? 128 : 32;
  return isIP(ip) !== 0 && (prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits));
};
const proxies = z
  .string()
  .transform((list) =>
    list
      .split(',')
      .map((proxy) => proxy.trim())
      .filter(Boolean),
  )
  .refine(
    (list) => list.every((proxy) => PROXY_NAMES.includes(proxy) || isNetwork(proxy)),
    `muss Adressen oder Netze wie 10.0.0.0/8 enthalten, durch Komma getrennt, oder ${PROXY_NAMES.join(', ')}.`,
  )
  .refine(
    (list) => !list.some((proxy) => EVERYBODY.test(proxy)),
    'darf kein Netz mit allen Adressen enthalten: Dann könnte jeder sich als jeder ausgeben.',
  );

/** Whoever trusts everybody lets everybody say who they are. */
const EVERYBODY = /\/0+$/;

/** `host:port`, comma-separated. */
const brokers = z
  .string()
  .transform((list) =>
    list
      .split(',')
      .map((broker) => broker.trim())
      .filter(Boolean),
  )
  .refine(
    (list) => list.length > 0 && list.every((broker) => /^[^\s:/]+:\d{1,5}$|^\[[0-9a-fA-F:]+\]:\d{1,5}$/.test(broker)),
    'muss Adressen wie kafka-1:9092 enthalten, durch Komma getrennt.',
  );

/** Settings that come together or not at all. */
const pairs = [
  ['ADMIN_EMAIL', 'ADMIN_PASSWORD'],
  ['AUDITOR_EMAIL', 'AUDITOR_PASSWORD'],
  ['ASSISTANT_URL', 'ASSISTANT_MODEL'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['KAFKA_USERNAME', 'KAFKA_PASSWORD'],
  ['EVIDENCE_S3_BUCKET', 'EVIDENCE_S3_KEY'],
  ['EVIDENCE_S3_KEY', 'EVIDENCE_S3_SECRET'],
  ['DATEV_CONSULTANT_NUMBER', 'DATEV_CLIENT_NUMBER'],
] as const;

/** Every setting with its rule and default; docs/operations.md explains them. Names are those of environment variables. */
export const settingsSchema = z
  .object({
    NODE_ENV: z
      .enum(['production', 'development', 'test'], 'muss production, development oder test sein.')
      .default('development'),
    ROLE: rolesSetting.prefault('all'),
    DRAIN_SECONDS: wholeNumber(0, 300).default(0),
    HOST: text().default('127.0.0.1'),
    PORT: wholeNumber(0, 65_535).default(3_000),
    PUBLIC_URL: publicUrl.optional(),
    TRUSTED_PROXIES: proxies.default([]),
    RATE_LIMIT_PER_MINUTE: wholeNumber(1, 100_000_000).default(6_000),
    SIGNED_OUT_RATE_LIMIT_PER_MINUTE: wholeNumber(1, 100_000_000).default(60),
    LOGIN_ATTEMPTS_PER_QUARTER_HOUR: wholeNumber(1, 100_000_000).default(10),
    DATA_DIR: text(1_000).default('.data'),
    EVIDENCE_ACCOUNT_MB: wholeNumber(1, 1_000_000).default(2_000),
    EVIDENCE_S3_ENDPOINT: address(/^https?:\/\//, 'https://s3.beispiel.de').optional(),
    EVIDENCE_S3_REGION: text().default('eu-central-1'),
    EVIDENCE_S3_BUCKET: text().optional(),
    EVIDENCE_S3_KEY: text().optional(),
    EVIDENCE_S3_SECRET: text().optional(),
    EVIDENCE_S3_PATH_STYLE: flag.default(true),
    EVIDENCE_MIN_FREE_MB: wholeNumber(0, 100_000_000).default(1_000),
    DATABASE_URL: postgresUrl.optional(),
    DATABASE_OWNER_URL: postgresUrl.optional(),
    DATABASE_POOL_SIZE: wholeNumber(2, 200).default(10),
    MAX_LIVE_STREAMS: wholeNumber(1, 100_000).default(10_000),
    EVENT_STORE_URL: eventStoreUrl.optional(),
    EVENT_STORE_PREFIX: z
      .string()
      .regex(
        /^[a-z0-9][a-z0-9._-]{0,60}\.$/,
        'besteht aus Kleinbuchstaben, Ziffern, Punkt, Unterstrich und Bindestrich und endet mit einem Punkt.',
      )
      .default(DEFAULT_STREAM_PREFIX),
    KAFKA_BROKERS: brokers.optional(),
    KAFKA_TOPIC: z
      .string()
      .regex(/^[a-zA-Z0-9._-]{1,200}$/, 'darf nur Buchstaben, Ziffern, Punkt, Unterstrich und Bindestrich haben.')
      .default('sternklar-events'),
    KAFKA_PARTITIONS: wholeNumber(1, 1_000).default(6),
    KAFKA_REPLICATION: wholeNumber(1, 10).default(1),
    KAFKA_RETENTION_HOURS: wholeNumber(1, 100_000).default(168),
    KAFKA_TLS: flag.default(false),
    KAFKA_USERNAME: text().optional(),
    KAFKA_PASSWORD: z.string().max(500, 'ist zu lang.').optional(),
    LOG_LEVEL: z
      .enum(
        ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
        'muss fatal, error, warn, info, debug oder silent sein.',
      )
      .optional(),
    ...tracingSettings,
    SMTP_URL: address(/^smtps?:\/\//, 'smtp://benutzer:passwort@rechner:587').optional(),
    MAIL_FROM: email.optional(),
    ...pushSettings,
    STATUS_MAIL_DELAY_SECONDS: wholeNumber(0, 3_600).default(45),
    ASSISTANT_URL: publicUrl.optional(),
    ASSISTANT_MODEL: text().optional(),
    ASSISTANT_KEY: z.string().max(500, 'ist zu lang.').optional(),
    ASSISTANT_PROVIDER: text().optional(),
    PAYMENT_PROVIDER: z.enum(['simulated', 'stripe'], 'muss simulated oder stripe sein.').default('simulated'),
    STRIPE_SECRET_KEY: z
      .string()
      .regex(/^(?:sk|rk)_\w{8,200}$/, 'muss ein geheimer Schlüssel wie sk_live_… oder sk_test_… sein.')
      .optional(),
    STRIPE_WEBHOOK_SECRET: z
      .string()
      .regex(/^whsec_[\w+/=]{8,200}$/, 'muss das Geheimnis eines Webhooks wie whsec_… sein.')
      .optional(),
    STRIPE_API_URL: publicUrl.default('https://api.stripe.com'),
    PAYMENT_TROUBLE_HOURS: wholeNumber(1, 240).default(48),
    DUNNING_REMINDER_DAYS: wholeNumber(1, 90).default(7),
    DUNNING_SECOND_REMINDER_DAYS: wholeNumber(1, 90).default(7),
    DUNNING_DEADLINE_DAYS: wholeNumber(1, 90).default(7),
    DUNNING_SUSPENSION_DAYS: wholeNumber(1, 365).optional(),
    VAT_ID_REMINDER_DAYS: wholeNumber(1, 90).default(14),
    ...datevSettings,
    ...noticeSettings,
    ...followUpSettings,
    JWT_SECRET: z
      .string()
      .min(32, 'braucht mindestens 32 Zeichen, zum Beispiel aus: openssl rand -base64 32')
      .optional(),
    MASTER_KEY: key.optional(),
    NEW_MASTER_KEY: key.optional(),
    ...masterKeySettings,
    AUDIT_SIGNING_KEY: key.optional(),
    AUDIT_FORMER_SIGNING_KEY: key.optional(),
    AUDIT_TIME_TOLERANCE_SECONDS: wholeNumber(0, 400_000_000).default(60),
    ...witnessSettings,
    CLOCK_STANDSTILL_DAYS: wholeNumber(1, 3_650).default(30),
    ADMIN_EMAIL: email.optional(),
    ADMIN_PASSWORD: password.optional(),
    AUDITOR_EMAIL: email.optional(),
    AUDITOR_PASSWORD: password.optional(),
    EXPOSE_CODES: flag.optional(),
    BLOCK_COMMON_PASSWORDS: flag.default(false),
    ADMIN_SECOND_FACTOR: z.enum(['optional', 'required'], 'muss optional oder required sein.').default('optional'),
    DEMO_DATA: flag.optional(),
    UI_TEXTS: z.enum(['verbatim', 'de'], 'muss verbatim oder de sein.').default('verbatim'),
    ADMIN_UI_BUILD: text(1_000).optional(),
    BRAND_NAME: text(60).default('Sternklar'),
    OPERATOR_NAME: text().optional(),
    OPERATOR_REPRESENTATIVE: text().optional(),
    OPERATOR_STREET: text().optional(),
    OPERATOR_POSTAL_CODE: text(10).optional(),
    OPERATOR_EMAIL: email.optional(),
    OPERATOR_PHONE: text(60).optional(),
    OPERATOR_REGISTER: text().optional(),
    OPERATOR_VAT_ID: text(40).optional(),
    OPERATOR_HOSTING_PROVIDER: text().optional(),
    OPERATOR_MAIL_PROVIDER: text().optional(),
    OPERATOR_DATA_PROTECTION_AUTHORITY: text().optional(),
  })
  .superRefine((settings, context) => {
    for (const [first, second] of pairs) {
      if ((settings[first] === undefined) === (settings[second] === undefined)) continue;
      const missing = settings[first] === undefined ? first : second;
      context.addIssue({ code: 'custom', path: [missing], message: `fehlt: ${first} und ${second} gehören zusammen.` });
    }
    if (settings.PAYMENT_PROVIDER === 'stripe' && settings.STRIPE_SECRET_KEY === undefined) {
      context.addIssue({
        code: 'custom',
        path: ['STRIPE_SECRET_KEY'],
        message: 'fehlt neben PAYMENT_PROVIDER=stripe.',
      });
    }
    if (isOnlyRelay(settings.ROLE) && settings.KAFKA_BROKERS === undefined) {
      context.addIssue({ code: 'custom', path: ['KAFKA_BROKERS'], message: 'fehlt neben ROLE=relay.' });
    }
    if (!isWholeProduct(settings.ROLE) && settings.DATABASE_URL === undefined) {
      context.addIssue({
        code: 'custom',
        path: ['DATABASE_URL'],
        message: 'fehlt: nur ein Prozess für alles (ROLE=all) kommt mit der eingebauten Datenbank aus.',
      });
    }
    if (settings.EVENT_STORE_URL !== undefined && settings.DEMO_DATA === true) {
      context.addIssue({
        code: 'custom',
        path: ['DEMO_DATA'],
        message:
          'gibt es nur mit dem Ereignisprotokoll in PostgreSQL: EventStoreDB nimmt keine Ereignisse mit früheren Zeiten an.',
      });
    }
    if (settings.DATABASE_OWNER_URL !== undefined && settings.DATABASE_URL === undefined) {
      context.addIssue({ code: 'custom', path: ['DATABASE_URL'], message: 'fehlt neben DATABASE_OWNER_URL.' });
    }
  })
  .superRefine(datevAccountsFit)
  .superRefine(masterKeySettingsFit)
  .superRefine(witnessesSuffice);

export type Settings = z.output<typeof settingsSchema>;
