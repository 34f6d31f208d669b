import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ADMIN } from '../../../backend/src/testing/running-product.ts';
import { root } from '../../commands/steps.ts';
import type { Proof } from '../common/proof.ts';
import type { EngineSettings } from '../common/rebuilding.ts';

/** A running `npm run cluster`. */
export interface Cluster {
  /** Names of the processes that were started. */
  readonly members: readonly string[];
  /** Of the process above them all. */
  readonly pid: number;
  /** Settings that name the engines on which they run beside PostgreSQL. */
  readonly engines: EngineSettings;
  /** Sends a signal to one of them and waits until it runs again, in a new process. */
  restart(member: string, signal: NodeJS.Signals): Promise<void>;
  /** As Ctrl-C does; the exit code. */
  stop(): Promise<number | null>;
  output(): string;
}

/** On which engines it is to run beside PostgreSQL: those of the environment, or of its own. */
export interface WithEngines {
  readonly kafka?: boolean;
  readonly eventStore?: boolean;
}

export interface ClusterOptions extends WithEngines {
  readonly dataDir: string;
  readonly port: string;
  readonly env?: NodeJS.ProcessEnv;
}

const MEMBERS = ['projections-1', 'projections-2', 'api-1', 'api-2', 'worker-1', 'worker-2'] as const;
/** Of the environment: what finds Java and Maven. */
const PASSED_ON = ['PATH', 'HOME', 'JAVA_HOME', 'MAVEN_OPTS'] as const;
const RUNS_WITHIN_MS = 180_000;
/** Maven may have to load the broker first. */
const KAFKA_RUNS_WITHIN_MS = 480_000;

const ofEnvironment = (names: readonly string[]): EngineSettings =>
  Object.fromEntries(names.map((name) => [name, process.env[name] ?? '']).filter(([, value]) => value));

/** Those that the cluster says it started. */
const enginesIn = (printed: string): EngineSettings => {
  const brokers = /^ {2}Kafka [\d.]+ +läuft: (\S+)$/m.exec(printed)?.[1];
  const eventStore = /^ {2}EventStoreDB .*: (esdb:\S+)/m.exec(printed)?.[1];
  return { ...(brokers && { KAFKA_BROKERS: brokers }), ...(eventStore && { EVENT_STORE_URL: eventStore }) };
};

/** Resolves once all processes run and requests are answered. */
export const startCluster = async (
  proof: Pick<Proof, 'defer'>,
  { dataDir, port, kafka = false, eventStore = false, env = {} }: ClusterOptions,
): Promise<Cluster> => {
  const expected = [...MEMBERS, ...(kafka ? ['relay-1'] : [])];
  const options = [...(kafka ? ['--kafka'] : []), ...(eventStore ? ['--event-store'] : [])];
  const given = ofEnvironment([...(kafka ? ['KAFKA_BROKERS'] : []), ...(eventStore ? ['EVENT_STORE_URL'] : [])]);
  const child: ChildProcess = spawn(process.execPath, [join(root, 'infra/commands/cluster.ts'), ...options], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...ofEnvironment(PASSED_ON),
      ...given,
      DATA_DIR: dataDir,
      PORT: port,
      DEMO_DATA: 'false',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      RATE_LIMIT_PER_MINUTE: '100000000',
      SIGNED_OUT_RATE_LIMIT_PER_MINUTE: '100000000',
      LOGIN_ATTEMPTS_PER_QUARTER_HOUR: '100000000',
      STATUS_MAIL_DELAY_SECONDS: '0',
      ...env,
    },
  });
  const exited = once(child, 'exit');
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece) => (printed += piece));
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      await exited;
    }
    return child.exitCode;
  };
  proof.defer(stop);

  /** Process ids of everything that has run under a name, the newest last. */
  const pidsOf = (member: string) =>
    [...printed.matchAll(new RegExp(`^ {2}${member} +läuft \\(Prozess (\\d+)\\)`, 'gm'))].map(([, pid]) => Number(pid));
  const withinMs = kafka ? KAFKA_RUNS_WITHIN_MS : RUNS_WITHIN_MS;
  const until = async (holds: () => Promise<boolean> | boolean, what: string) => {
    for (const deadline = Date.now() + withinMs; Date.now() < deadline; await delay(50)) {
      if (child.exitCode !== null) throw new Error(`The cluster ended with ${child.exitCode}: ${printed}`);
      if (await holds()) return;
    }
    throw new Error(`Not within ${withinMs / 1_000} s: ${what}. ${printed.slice(-2_000)}`);
  };
  const answers = async () => (await fetch(`http://127.0.0.1:${port}/api/health/ready`).catch(() => null))?.ok ?? false;
  await until(() => expected.every((member) => pidsOf(member).length > 0), 'all processes run');
  await until(answers, 'requests are answered');
  return {
    members: expected,
    pid: child.pid ?? 0,
    engines: { ...enginesIn(printed), ...given },
    async restart(member, signal) {
      const before = pidsOf(member);
      process.kill(before.at(-1) ?? 0, signal);
      await until(() => pidsOf(member).length > before.length, `${member} runs again`);
    },
    stop,
    output: () => printed,
  };
};
