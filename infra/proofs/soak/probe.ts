import { readdir } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { Inspector } from '../common/inspector.ts';
import { weigh } from '../common/weight.ts';
import type { Sample } from './judge.ts';

const MB = 1_000_000;
/** Whoever waits for news looks for it each second, and for a moment has no timer then: all of them together, as it happens. */
const LOOKS = 4;
const BETWEEN_LOOKS_MS = 60;
const TIMERS = `process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout' || kind === 'Immediate').length`;

/** Every connection brings its own, and pools grow and shrink: those are counted as connections. */
const LISTENERS = `(emitters) => {
  const connections = ['Socket', 'TLSSocket', 'Client', 'Connection'];
  const found = { listeners: 0, mostListeners: 0 };
  for (const emitter of emitters) {
    let count = 0;
    try { for (const name of emitter.eventNames()) count += emitter.listenerCount(name) } catch { continue }
    found.mostListeners = Math.max(found.mostListeners, count);
    if (!connections.includes(emitter.constructor.name)) found.listeners += count;
  }
  return found;
}`;
type Listeners = Pick<Sample, 'listeners' | 'mostListeners'>;

const CONNECTIONS = `select count(*)::int as connections from pg_stat_activity
  where application_name like 'sternklar-%' and application_name <> 'sternklar-proof'`;

export interface Probed {
  readonly inspector: Inspector;
  readonly pid: number;
}

/** The most of several looks. */
const timersOf = async (inspector: Inspector): Promise<number> => {
  let most = 0;
  for (let look = 0; look < LOOKS; look += 1) {
    if (look > 0) await delay(BETWEEN_LOOKS_MS);
    most = Math.max(most, await inspector.evaluate<number>(TIMERS));
  }
  return most;
};

/** What the process itself holds. */
export const probeProcess = async ({ inspector, pid }: Probed): Promise<Omit<Sample, 'connections' | 'streams'>> => {
  const { heapUsed, external, resources } = await weigh(inspector);
  const { Timeout: _, Immediate: __, TCPSocketWrap: sockets = 0, ...others } = resources;
  return {
    heap: heapUsed / MB,
    external: external / MB,
    ...(await inspector.overInstances<Listeners>(
      `process.getBuiltinModule('node:events').EventEmitter.prototype`,
      LISTENERS,
    )),
    signals: await inspector.overInstances<number>('AbortSignal.prototype', '(signals) => signals.length'),
    timers: await timersOf(inspector),
    sockets,
    handles: Object.values(others).reduce((sum, count) => sum + count, 0),
    files: await openFiles(pid),
  };
};

/** Of a process on Linux; 0 elsewhere, where sockets and handles have to do. */
const openFiles = async (pid: number): Promise<number> => (await readdir(`/proc/${pid}/fd`).catch(() => [])).length;

export interface Watched extends Probed {
  readonly url: string;
  readonly sql: pg.Client;
}

/** One look at the product, its database connections and its live streams. */
export const takeSample = async (watched: Watched): Promise<Sample> => {
  const { rows } = await watched.sql.query<{ connections: number }>(CONNECTIONS);
  const metrics = await (await fetch(`${watched.url}/metrics`, { headers: { connection: 'close' } })).text();
  const streams = Number(/^live_streams_open (\d+)$/m.exec(metrics)?.[1] ?? Number.NaN);
  return { ...(await probeProcess(watched)), connections: rows[0]?.connections ?? 0, streams };
};
