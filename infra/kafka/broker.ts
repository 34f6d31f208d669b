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

/** One broker that is its own controller (KRaft), on the loopback interface. */
export interface Broker {
  readonly address: string;
  start(): Promise<void>;
  /** kill -9 */
  kill(): Promise<void>;
}

const settings = ({ port, controllerPort, folder }: { port: number; controllerPort: number; folder: string }) => `
process.roles=broker,controller
node.id=1
controller.quorum.voters=1@127.0.0.1:${controllerPort}
listeners=PLAINTEXT://127.0.0.1:${port},CONTROLLER://127.0.0.1:${controllerPort}
advertised.listeners=PLAINTEXT://127.0.0.1:${port}
controller.listener.names=CONTROLLER
listener.security.protocol.map=PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT
log.dirs=${join(folder, 'log')}
auto.create.topics.enable=false
offsets.topic.replication.factor=1
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
): Promise<Broker> => {
  const folder = await mkdtemp(join(tmpdir(), 'sternklar-broker-'));
  closers.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }));
  const port = await freePort();
  const file = join(folder, 'server.properties');
  await writeFile(file, settings({ port, controllerPort: await freePort(), folder }));
  const java = [...SHORT_RUN, '-cp', classPath];
  await execute('java', [...java, 'kafka.tools.StorageTool', 'format', '-t', CLUSTER_ID, '-c', file], {
    timeout: STARTS_WITHIN_MS,
  });
  let child: ChildProcess | null = null;
  let output = '';
  const kill = async () => {
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  };
  closers.defer(kill);
  return {
    address: `127.0.0.1:${port}`,
    async start() {
      const started = spawn('java', [...java, 'kafka.Kafka', file], {
        cwd: folder,
        stdio: ['ignore', 'pipe', 'pipe'],
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
    kill,
  };
};
