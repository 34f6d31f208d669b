import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../../backend/src/testing/running-product.ts';
import type { BrokerFiles } from './broker-files.ts';

const STARTS_WITHIN_MS = 90_000;
/** For a run of seconds: little memory, compile little, and collect garbage with one thread. */
const SHORT_RUN = ['-Xmx384m', '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];
const CLUSTER_ID = 'MkU3OEVBNTcwNTJENDM2Qk';

const execute = promisify(execFile);

/** One broker that is a controller, too (KRaft), on the loopback interface. */
export interface Broker {
  readonly address: string;
  /** With further variables for the process, if any. */
  start(env?: Readonly<Record<string, string>>): Promise<void>;
  isRunning(): boolean;
  /** kill -9 */
  kill(): Promise<void>;
}

/** What sets a broker apart from one that stands alone. */
export interface BrokerPlan {
  /** Where its folder is made. */
  readonly home?: string;
  readonly id?: number;
  readonly port?: number;
  /** The controllers' ports by the brokers' ids, its own among them. */
  readonly controllers?: ReadonlyMap<number, number>;
  /** More lines of its settings. */
  readonly settings?: string;
  /** More words of the command that formats its folder. */
  readonly format?: readonly string[];
}

interface Places {
  readonly id: number;
  readonly port: number;
  readonly controllers: ReadonlyMap<number, number>;
  readonly folder: string;
}

const settings = ({ id, port, controllers, folder }: Places) => `
process.roles=broker,controller
node.id=${id}
controller.quorum.voters=${[...controllers].map(([voter, at]) => `${voter}@127.0.0.1:${at}`).join(',')}
listeners=PLAINTEXT://127.0.0.1:${port},CONTROLLER://127.0.0.1:${controllers.get(id)}
advertised.listeners=PLAINTEXT://127.0.0.1:${port}
controller.listener.names=CONTROLLER
listener.security.protocol.map=PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT
log.dirs=${join(folder, 'log')}
auto.create.topics.enable=false
offsets.topic.replication.factor=${controllers.size}
offsets.topic.num.partitions=1
transaction.state.log.replication.factor=1
transaction.state.log.min.isr=1
transaction.state.log.num.partitions=1
group.initial.rebalance.delay.ms=0
broker.session.timeout.ms=2000
broker.heartbeat.interval.ms=500
`;

const answers = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect({ host: '127.0.0.1', port });
    const end = (answer: boolean) => {
      socket.destroy();
      done(answer);
    };
    socket.once('connect', () => end(true)).once('error', () => end(false));
  });

/** Formats its folder; nothing runs until `start`. Killed, and its folder removed, when what was deferred is undone. */
export const createBroker = async (
  closers: { defer(undo: () => Promise<void>): void },
  { classPath }: BrokerFiles,
  plan: BrokerPlan = {},
): Promise<Broker> => {
  const folder = await mkdtemp(join(plan.home ?? tmpdir(), 'sternklar-broker-'));
  closers.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }));
  const port = plan.port ?? (await freePort());
  const file = join(folder, 'server.properties');
  const { id = 1, controllers = new Map([[id, await freePort()]]) } = plan;
  await writeFile(file, [settings({ id, port, controllers, folder }), plan.settings].join('\n'));
  const java = [...SHORT_RUN, '-cp', classPath];
  await execute(
    'java',
    [...java, 'kafka.tools.StorageTool', 'format', '-t', CLUSTER_ID, '-c', file, ...(plan.format ?? [])],
    {
      timeout: STARTS_WITHIN_MS,
    },
  );
  let child: ChildProcess | null = null;
  let output = '';
  const isRunning = () => child !== null && child.exitCode === null && child.signalCode === null;
  const kill = async () => {
    if (child === null || !isRunning()) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  };
  closers.defer(kill);
  return {
    address: `127.0.0.1:${port}`,
    async start(env = {}) {
      const started = spawn('java', [...java, 'kafka.Kafka', file], {
        cwd: folder,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, ...env },
        // Ctrl-C in a terminal is for whoever works with it; it goes when they have ended.
        detached: true,
      });
      child = started;
      const collect = (piece: Buffer) => {
        output = `${output}${piece}`.slice(-4_000);
      };
      started.stdout.on('data', collect);
      started.stderr.on('data', collect);
      for (const deadline = Date.now() + STARTS_WITHIN_MS; Date.now() < deadline; await delay(100)) {
        if (started.exitCode !== null) break;
        if (await answers(port)) return;
      }
      throw new Error(`The broker did not start:\n${output}`);
    },
    isRunning,
    kill,
  };
};
