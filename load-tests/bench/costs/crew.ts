import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readPostmasterFile } from '../../../backend/src/platform/embedded-postgres/postmaster-file.ts';
import { type RunningProduct, startProduct } from '../../../backend/src/testing/running-product.ts';
import { INSPECTED } from '../../../infra/proofs/common/inspector.ts';
import { JWT_SECRET } from '../../../infra/proofs/common/stage.ts';
import { ownProcessorSecondsOf, processorSecondsOf } from '../../lib/processor-time.ts';
import type { Spent } from '../../scaling/costs.ts';
import type { BenchDatabase, BenchServer } from '../lib/databases.ts';
import { MASTER_KEY } from '../lib/own-log.ts';

const ROLES = ['projections', 'worker', 'api'] as const;
/** How long it is looked whether all is quiet again. */
const LOOK_MS = 400;
/** What the kernel's figures may be off by, of each process. */
const TICK_MS = 10;

/** One process of each role on one database, and what each of them and PostgreSQL spend. */
export interface Crew {
  readonly url: string;
  readonly api: RunningProduct;
  /** Processor time of each for some work and for what follows from it, without what they spend on nothing. */
  spentOn(work: () => Promise<unknown>): Promise<Spent>;
  /** The same for each second of the work, and of nothing that follows. */
  spentEachSecond(work: () => Promise<unknown>): Promise<Spent>;
  readonly idle: Spent;
  stop(): Promise<void>;
}

const NAMES = ['api', 'projections', 'worker', 'postgres'] as const;

const each = (of: (name: (typeof NAMES)[number]) => number): Spent => ({
  api: of('api'),
  projections: of('projections'),
  worker: of('worker'),
  postgres: of('postgres'),
});

const sum = (spent: Spent): number => NAMES.reduce((total, name) => total + spent[name], 0);

export const postmasterOf = async ({ dataDir }: BenchServer): Promise<number> => {
  const postmaster = await readPostmasterFile(join(dataDir, 'postgres', 'data'));
  if (!postmaster) throw new Error('PostgreSQL does not run.');
  return postmaster.pid;
};

export interface Looking {
  /** How long it is looked what they spend on nothing. */
  readonly idleMs: number;
  /** After some work it is looked at most so often whether all is quiet again. */
  readonly looks: number;
}

export const startCrew = async (
  server: BenchServer,
  database: BenchDatabase,
  { idleMs, looks }: Looking,
): Promise<Crew> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'sternklar-costs-'));
  const started = new Map<string, RunningProduct>();
  const stop = async () => {
    for (const product of [...started.values()].reverse()) await product.stop();
    await [...started.values()][0]?.remove();
  };
  const env = {
    DATABASE_URL: database.url,
    DATABASE_OWNER_URL: database.ownerUrl,
    MASTER_KEY: MASTER_KEY.toString('hex'),
    JWT_SECRET,
    RATE_LIMIT_PER_MINUTE: '100000000',
    SIGNED_OUT_RATE_LIMIT_PER_MINUTE: '1000000',
    LOGIN_ATTEMPTS_PER_QUARTER_HOUR: '1000000',
    NODE_OPTIONS: INSPECTED,
  };
  try {
    for (const ROLE of ROLES) started.set(ROLE, await startProduct({ dataDir, env: { ...env, ROLE } }));
    const postmaster = await postmasterOf(server);
    const now = (): Spent =>
      each(
        (name) =>
          1_000 *
          (name === 'postgres' ? processorSecondsOf(postmaster) : ownProcessorSecondsOf(started.get(name)?.pid ?? 0)),
      );
    const over = async (work: () => Promise<unknown>) => {
      const [before, began] = [now(), performance.now()];
      await work();
      const after = now();
      return { ms: performance.now() - began, spent: each((name) => after[name] - before[name]) };
    };
    // What a start leaves behind is not what they spend on nothing.
    await pause(idleMs);
    const quiet = await over(() => pause(idleMs));
    const idle = each((name) => (quiet.spent[name] / quiet.ms) * 1_000);
    const untilQuiet = async () => {
      for (let look = 0; look < looks; look += 1) {
        const { ms, spent } = await over(() => pause(LOOK_MS));
        if (sum(spent) <= 1.5 * sum(idle) * (ms / 1_000) + NAMES.length * TICK_MS) return;
      }
    };
    const api = started.get('api');
    if (!api) throw new Error('Nobody answers.');
    return {
      url: api.url,
      api,
      idle,
      stop,
      async spentOn(work) {
        const { ms, spent } = await over(async () => {
          await work();
          await untilQuiet();
        });
        return each((name) => Math.max(0, spent[name] - (idle[name] * ms) / 1_000));
      },
      async spentEachSecond(work) {
        const { ms, spent } = await over(work);
        return each((name) => Math.max(0, (spent[name] / ms) * 1_000 - idle[name]));
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
};
