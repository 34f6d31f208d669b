import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { openSession } from '@sternklar/event-store/postgres/session';
import { startEmbeddedPostgres } from '../../../backend/src/platform/embedded-postgres/embedded-postgres.ts';
import { createTestDataFolder, removeLeftovers } from '../../../backend/src/testing/leftovers.ts';

/** A database of one contender's own. */
export interface BenchDatabase {
  /** Connects as the role the product runs as. */
  readonly url: string;
  /** Connects as the role that owns the database. */
  readonly ownerUrl: string;
  drop(): Promise<void>;
}

/** The PostgreSQL that everything is measured on: the embedded one, as the product starts it, with fsync on. */
export interface BenchServer {
  readonly dataDir: string;
  /** PostgreSQL's version, like `18.4`. */
  readonly version: string;
  create(name: string): Promise<BenchDatabase>;
  /** Runs a statement as superuser, for instance `checkpoint`. */
  run(statement: string): Promise<void>;
  /** Ends PostgreSQL and removes its data. */
  stop(): Promise<void>;
}

const LEFT_WITHIN_MS = 10_000;
const LOOK_MS = 20;

export const startBenchServer = async (): Promise<BenchServer> => {
  await removeLeftovers(tmpdir());
  const dataDir = await createTestDataFolder(tmpdir());
  const postgres = await startEmbeddedPostgres({ dataDir });
  const superuser = await openSession({ url: postgres.superuserUrl, applicationName: 'sternklar-bench' });
  const version = (await superuser.query<{ version: string }>("select current_setting('server_version') as version"))
    .rows[0]?.version;
  const run = async (statement: string) => {
    await superuser.query(statement);
  };
  // Not every contender's pool has closed its connections once it says so, and one cut off then ends the process.
  const untilAllHaveLeft = async (name: string) => {
    for (const until = performance.now() + LEFT_WITHIN_MS; performance.now() < until; await pause(LOOK_MS)) {
      const { rowCount } = await superuser.query('select from pg_stat_activity where datname = $1', [name]);
      if (rowCount === 0) return;
    }
  };
  return {
    dataDir,
    version: version ?? 'unknown',
    run,
    async create(name) {
      await run(`drop database if exists ${name} with (force)`);
      await run(`create database ${name} owner ${userOf(postgres.ownerUrl)}`);
      await run(
        `revoke all on database ${name} from public; grant connect on database ${name} to ${userOf(postgres.url)}`,
      );
      return {
        url: withDatabase(postgres.url, name),
        ownerUrl: withDatabase(postgres.ownerUrl, name),
        async drop() {
          await untilAllHaveLeft(name);
          await run(`drop database if exists ${name} with (force)`);
        },
      };
    },
    async stop() {
      await superuser.end();
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

const userOf = (url: string): string => new URL(url).username;

const withDatabase = (url: string, database: string): string => {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
};
