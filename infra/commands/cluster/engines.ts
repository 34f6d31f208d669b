import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSession } from '@sternklar/event-store/postgres/session';
import { StartRefused } from '@sternklar/event-store/start-refused';
import { createBroker } from '../../kafka/broker.ts';
import { fetchBroker, PRESENT } from '../../kafka/broker-files.ts';
import { findJava } from '../java.ts';
import { root } from '../steps.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The engines that a cluster is to run on beside PostgreSQL. */
export interface WantedEngines {
  readonly kafka: boolean;
  readonly eventStore: boolean;
}

export interface Engines {
  /** Settings that name those that were started here. */
  readonly env: Readonly<Record<string, string>>;
  /** Whether the event log is in the stand-in, which forgets everything. */
  readonly forgetsLog: boolean;
}

const STAND_IN = join(root, 'event-store/src/eventstoredb/testing/serve-double.ts');
const STAND_IN_STARTS_WITHIN_MS = 30_000;

const NO_JAVA =
  'Für einen eigenen Kafka-Broker braucht es Java 17 oder neuer und Maven; sie sind hier nicht installiert. Installieren Sie beides (Debian: apt-get install default-jre-headless maven), oder nennen Sie mit KAFKA_BROKERS Broker, die schon laufen.';
const NO_KAFKA =
  'Kafka lässt sich nicht von Maven Central laden. Prüfen Sie die Verbindung, oder nennen Sie mit KAFKA_BROKERS Broker, die schon laufen.';
const USED_DATABASE =
  'Der Ersatz für EventStoreDB beginnt jedes Mal leer, und diese Datenbank ist schon benutzt. Nehmen Sie eine leere (DATA_DIR oder DATABASE_URL), oder nennen Sie mit EVENT_STORE_URL einen Server.';

const isSet = (env: Environment, name: string): boolean => (env[name] ?? '').trim() !== '';

/** Address of a broker that goes with `closers`. */
const startKafka = async (closers: AsyncDisposableStack, say: (line: string) => void): Promise<string> => {
  if (!(await findJava())) throw new StartRefused(NO_JAVA);
  say('  Kafka wird von Maven Central geladen und gestartet …');
  const files = await fetchBroker(PRESENT);
  if (typeof files === 'string') throw new StartRefused(`${NO_KAFKA}\n\n${files}`);
  const broker = await createBroker(closers, files);
  await broker.start();
  say(`  Kafka ${files.version}    läuft: ${broker.address}`);
  return broker.address;
};

const endOf = (child: ChildProcess) => async (): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.disconnect();
  await exited;
};

/** Address of a stand-in that goes with `closers`. */
const startStandIn = async (closers: AsyncDisposableStack, say: (line: string) => void): Promise<string> => {
  const child = fork(STAND_IN, { cwd: root });
  closers.defer(endOf(child));
  const [url] = await once(child, 'message', { signal: AbortSignal.timeout(STAND_IN_STARTS_WITHIN_MS) });
  say(`  EventStoreDB   Ersatz, der das Protokoll spricht: ${url} (Prozess ${child.pid})`);
  say('                 nur zum Ausprobieren: Er hält alle Ereignisse im Arbeitsspeicher und vergisst sie am Ende.');
  return String(url);
};

/** Read models and checkpoints of another log would be ahead of one that begins anew. Throws `StartRefused`. */
export const refuseUsedDatabase = async (url: string): Promise<void> => {
  const session = await openSession({ url, applicationName: 'sternklar-start' });
  try {
    const { rows } = await session.query("select to_regclass('event_log.events') is not null as used");
    if (rows[0]?.used) throw new StartRefused(USED_DATABASE);
  } finally {
    await session.end().catch(() => undefined);
  }
};

/**
 * Starts the engines that are wanted and that no setting names. What they hold goes with them, so the rest gets a data folder
 * that does, too, unless a setting names one. Throws `StartRefused`.
 */
export const startEngines = async (
  wanted: WantedEngines,
  { env, closers, say }: { env: Environment; closers: AsyncDisposableStack; say: (line: string) => void },
): Promise<Engines> => {
  const needsKafka = wanted.kafka && !isSet(env, 'KAFKA_BROKERS');
  const needsStandIn = wanted.eventStore && !isSet(env, 'EVENT_STORE_URL');
  const started: Record<string, string> = {};
  if ((needsKafka || needsStandIn) && !isSet(env, 'DATA_DIR')) {
    const folder = await mkdtemp(join(tmpdir(), 'sternklar-cluster-'));
    closers.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }));
    started.DATA_DIR = folder;
    say(`  Daten          ${folder}, bis zum Beenden (mit DATA_DIR: in einem Ordner, der bleibt)`);
  }
  if (needsStandIn) started.EVENT_STORE_URL = await startStandIn(closers, say);
  if (needsKafka) started.KAFKA_BROKERS = await startKafka(closers, say);
  return { env: started, forgetsLog: needsStandIn };
};
