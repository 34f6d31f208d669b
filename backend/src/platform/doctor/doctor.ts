import { randomUUID } from 'node:crypto';
import { lookup } from 'node:dns/promises';
import { statfs } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { eventStoreRefusal } from '@sternklar/event-store/eventstoredb/connection-refusal';
import { createEventStoreDbEventStore } from '@sternklar/event-store/eventstoredb/eventstoredb-event-store';
import type { Logger } from '@sternklar/event-store/logger';
import { masterKeysAtHand } from '@sternklar/event-store/personal-data/master-key-ring';
import { StartRefused } from '@sternklar/event-store/start-refused';
import { thisMachine } from '../live-updates/stream-capacity.ts';
import { createSmtpTransport, signInBySmtp } from '../mail/smtp-transport.ts';
import { type Config, type Environment, type GivenSecrets, loadConfig } from '../settings/config.ts';
import { masterKeyFolderOf, masterKeysAtHandOf } from '../settings/master-keys.ts';
import { lostMasterKey, secretsFolder } from '../settings/secrets.ts';
import { certificateUntil } from './certificate-until.ts';
import { checkBackups } from './check-backups.ts';
import { checkClock } from './check-clock.ts';
import { checkDatabase } from './check-database.ts';
import { checkDisk, type Disk } from './check-disk.ts';
import { checkEventStore } from './check-event-store.ts';
import { checkKafka, type KafkaWorld } from './check-kafka.ts';
import { checkKeys, type KeysWorld } from './check-keys.ts';
import { checkMachine, type MachineFacts } from './check-machine.ts';
import { checkMail, type MailWorld } from './check-mail.ts';
import { checkPayments } from './check-payments.ts';
import { checkPublicUrl } from './check-public-url.ts';
import { checkSettings } from './check-settings.ts';
import type { DoctorOptions } from './doctor-options.ts';
import { type Check, type Examined, examine } from './examine.ts';
import { findBackups, openFor } from './find-backups.ts';
import { findDatabase, nearestFolder } from './find-database.ts';
import { absent } from './finding.ts';
import { greetMailServer } from './greet-mail-server.ts';
import { clockDoubtOf, clockOf, keyCheckOf, lookAtDatabase } from './look-at-database.ts';
import { secretFileOf } from './secret-file.ts';

export interface DoctorDeps {
  readonly env: Environment;
  readonly options: DoctorOptions;
  /** Ids of all migrations of this software. */
  readonly migrations: readonly string[];
}

interface Settings {
  readonly config: Config;
  readonly secrets: GivenSecrets;
}

const SILENCE_MS = 4_000;
/** What background work takes beside `DATABASE_POOL_SIZE`. */
const BACKGROUND_CONNECTIONS = 20;
const DEFAULT_STREAMS = 10_000;
/** Libraries' own words may hold addresses and passwords. */
const silent: Logger = { info: () => undefined, warn: () => undefined, error: () => undefined };

const machineFacts = (): MachineFacts => ({
  ...thisMachine(),
  node: process.version,
  memoryBytes: process.constrainedMemory() || Number.POSITIVE_INFINITY,
});

const diskOf = async (dataDir: string): Promise<Disk> => {
  const folder = await nearestFolder(dataDir);
  const { bavail, blocks, bsize, files, ffree } = await statfs(folder);
  return { folder, freeBytes: bavail * bsize, bytes: blocks * bsize, files, freeFiles: ffree };
};

const addressOf = async (config: Config) => {
  const place = await findDatabase(config);
  return place.at === 'address' ? place.urls : null;
};

const keysWorld = ({ config, secrets }: Settings): KeysWorld => ({
  given: secrets,
  file: secretFileOf(config),
  lost: () => (config.masterKeys.folder === secretsFolder(config.dataDir) ? lostMasterKey(config) : null),
  atHand: () => masterKeysAtHand(masterKeysAtHandOf(secrets, config)),
  folder: masterKeyFolderOf(config),
  turnDays: config.masterKeys.turnDays,
  now: new Date(),
  async keyCheck() {
    const urls = await addressOf(config);
    if (urls === null) throw new StartRefused('Die eingebaute Datenbank läuft nicht.');
    return keyCheckOf(urls);
  },
});

const mailWorld = ({ config, secrets }: Settings, { mailTo }: DoctorOptions): MailWorld => ({
  smtpUrl: secrets.smtpUrl,
  from: config.mailFrom,
  testMailTo: mailTo,
  greet: greetMailServer,
  signIn: (url) => signInBySmtp({ url, silenceMs: SILENCE_MS }),
  async send(url, to) {
    const { brandName, mailFrom, operator } = config;
    const transport = createSmtpTransport({
      url,
      settings: { brandName, from: mailFrom, operator },
      silenceMs: SILENCE_MS,
    });
    const text = `Diese Mail hat npm run doctor gesendet. Wer sie liest, weiß: ${brandName} kann Post verschicken.`;
    const mail = { id: randomUUID(), to, subject: `Testmail von ${brandName}`, text, html: `<p>${text}</p>` };
    try {
      await transport.send(
        { ...mail, sentAt: new Date(), attachments: [], unsubscribeUrl: null },
        AbortSignal.timeout(SILENCE_MS),
      );
    } finally {
      await transport.close();
    }
  },
});

/** A list of at most one payment, of which only the status is read. */
const askStripe = async (url: string, secretKey: string): Promise<number> => {
  const answer = await fetch(`${url}/v1/payment_intents?limit=1`, {
    headers: { authorization: `Bearer ${secretKey}` },
    // A key is not carried to another address.
    redirect: 'error',
    signal: AbortSignal.timeout(SILENCE_MS),
  });
  await answer.body?.cancel();
  return answer.status;
};

const kafkaWorld = ({ config: { kafka }, secrets }: Settings): KafkaWorld => ({
  wanted: kafka,
  async partitions() {
    if (kafka === null) return null;
    const { partitionsOfTopic } = await import('@sternklar/projections/engine/kafka/kafka-topic');
    return partitionsOfTopic({
      settings: kafka,
      login: secrets.kafkaLogin,
      clientId: `sternklar-doctor-${process.pid}`,
      logger: silent,
    });
  },
});

const silence = async (): Promise<never> => {
  await delay(SILENCE_MS, undefined, { ref: false });
  throw Object.assign(new Error('ETIMEDOUT: no answer'), { code: 'ETIMEDOUT' });
};

/** Long enough for a second look, and short enough that what is wrong is heard before the time is over. */
const SOON = { attempts: 2, firstMs: 100, longestMs: 100, withinMs: 2_000 };

/** The client looks for its server for longer than anybody waits here, and what it says of an address has the password in it. */
const headOf = (url: string, streamPrefix: string) => async (): Promise<number> => {
  try {
    const store = createEventStoreDbEventStore({
      url,
      streamPrefix,
      logger: silent,
      callTimeoutMs: SILENCE_MS,
      retry: SOON,
    });
    try {
      return await Promise.race([store.head(), silence()]);
    } finally {
      store.close().catch(() => undefined);
    }
  } catch (error) {
    throw eventStoreRefusal(error, url);
  }
};

const machineCheck = (streams: number): Check => ({
  topic: 'Rechner',
  look: () => checkMachine(machineFacts(), streams),
});

const checksOf = (settings: Settings, { options, migrations }: DoctorDeps): readonly Check[] => {
  const { config, secrets } = settings;
  const { publicUrl } = config.http;
  return [
    {
      topic: 'Datenbank',
      look: () =>
        checkDatabase({
          place: () => findDatabase(config),
          look: (urls) => lookAtDatabase({ ...urls, eventStoreUrl: config.eventStoreUrl }),
          known: migrations,
          wanted: config.databasePoolSize + BACKGROUND_CONNECTIONS,
        }),
    },
    {
      topic: 'Uhr',
      look: () =>
        checkClock({
          async apart() {
            const urls = await addressOf(config);
            return urls && clockOf(urls);
          },
          async doubt() {
            const urls = await addressOf(config);
            return urls && clockDoubtOf(urls);
          },
        }),
    },
    { topic: 'Schlüssel', look: () => checkKeys(keysWorld(settings)) },
    { topic: 'E-Mail', look: () => checkMail(mailWorld(settings, options)) },
    {
      topic: 'Zahlungen',
      look: () =>
        checkPayments({
          provider: config.payments.provider,
          secretKey: secrets.stripe?.secretKey ?? null,
          publicUrl,
          ask: (secretKey) => askStripe(config.payments.stripeUrl, secretKey),
        }),
    },
    { topic: 'Kafka', look: () => checkKafka(kafkaWorld(settings)) },
    {
      topic: 'Ereignisse',
      look: () =>
        checkEventStore(config.eventStoreUrl === null ? null : headOf(config.eventStoreUrl, config.eventStorePrefix)),
    },
    {
      topic: 'Platte',
      look: async () => {
        const { folder, minFreeBytes } = config.evidence;
        return checkDisk(await diskOf(config.dataDir), folder === null ? 0 : minFreeBytes);
      },
    },
    {
      topic: 'Sicherung',
      look: () =>
        checkBackups({
          folder: options.backups,
          keysKeptDays: config.masterKeys.backupsKeptDays,
          now: new Date(),
          isOpen: openFor,
          find: findBackups,
        }),
    },
    {
      topic: 'Adresse',
      look: () =>
        checkPublicUrl({
          publicUrl,
          production: config.production,
          outside: options.outside,
          now: new Date(),
          resolve: (host) => lookup(host),
          certificateUntil,
        }),
    },
    machineCheck(config.maxLiveStreams),
  ];
};

const settingsOf = (env: Environment): Settings | null => {
  try {
    return loadConfig(env);
  } catch (error) {
    if (error instanceof StartRefused) return null;
    throw error;
  }
};

/** Looks at everything beside each other. With settings that are refused only at them and at the machine: the rest has no meaning. */
export const examineInstallation = (deps: DoctorDeps): Promise<readonly Examined[]> => {
  const settings = settingsOf(deps.env);
  const rest: readonly Check[] = settings
    ? checksOf(settings, deps)
    : [
        machineCheck(DEFAULT_STREAMS),
        { topic: 'Alles andere', look: () => [absent('wird geprüft, sobald die Einstellungen gültig sind')] },
      ];
  return examine([{ topic: 'Einstellungen', look: () => checkSettings(deps.env) }, ...rest]);
};
