import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Logger } from '@sternklar/event-store/logger';
import { createPool } from '@sternklar/event-store/postgres/pool';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { postgresInAProcess } from '../../testing/postgres-in-a-process.ts';
import { type EmbeddedPostgres, type EmbeddedPostgresOptions, startEmbeddedPostgres } from './embedded-postgres.ts';
import { isAlive, readPostmasterFile } from './postmaster-file.ts';

// Databases are created and recovered with every write on disk, which takes its time on a busy one.
vi.setConfig({ testTimeout: 60_000 });

let dataDir: string;
const running: EmbeddedPostgres[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sternklar-postgres-'));
});

afterEach(async () => {
  for (const postgres of running.splice(0)) await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function start(options: Partial<EmbeddedPostgresOptions> = {}): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir, ...options });
  running.push(postgres);
  return postgres;
}

async function query<Row>(url: string, sql: string): Promise<readonly Row[]> {
  const pool = createPool({ url, max: 1, applicationName: 'test' });
  try {
    return (await pool.query(sql)).rows;
  } finally {
    await pool.end();
  }
}

async function postmaster() {
  const found = await readPostmasterFile(clusterFile());
  if (!found) throw new Error('No postmaster runs.');
  return found;
}

const clusterFile = (name = '') => join(dataDir, 'postgres/data', name);

/** A logger that says what a start did, and when something was logged. */
function listener() {
  const lines: { message: string; details: object }[] = [];
  const waiting = new Map<string, () => void>();
  const log = (details: object, message: string) => {
    lines.push({ message, details });
    waiting.get(message)?.();
  };
  const logger: Logger = { info: log, warn: log, error: log };
  return {
    logger,
    logged: (message: string) => new Promise<void>((heard) => waiting.set(message, heard)),
    started: () => lines.find((line) => line.message === 'embedded PostgreSQL is ready')?.details,
  };
}

const KEEP_A_ROW = 'create table kept (n int); insert into kept values (42)';
const THE_ROW = [{ n: 42 }];

describe('an ordinary life', () => {
  test('the first start makes a durable German-proof database with two roles, the second finds everything again', async () => {
    const first = await start();
    expect(await query(first.ownerUrl, `select current_user as role, current_database() as db`)).toEqual([
      { role: 'sternklar_owner', db: 'sternklar' },
    ]);
    expect(
      await query(
        first.url,
        `select current_user as role, lower('ÄÖÜ') as lower, current_setting('fsync') as fsync,
           current_setting('server_encoding') as encoding, current_setting('timezone') as zone,
           current_setting('listen_addresses') as address, current_setting('password_encryption') as passwords`,
      ),
    ).toEqual([
      {
        role: 'sternklar_app',
        lower: 'äöü',
        fsync: 'on',
        encoding: 'UTF8',
        zone: 'UTC',
        address: '127.0.0.1',
        passwords: 'scram-sha-256',
      },
    ]);
    await query(first.ownerUrl, KEEP_A_ROW);
    const { pid } = await postmaster();
    await first.stop();
    expect(isAlive(pid)).toBe(false);

    const second = await start();
    expect(await query(second.ownerUrl, 'select n from kept')).toEqual(THE_ROW);
  });

  test('nobody gets in without the password, and the running role may create nothing', async () => {
    const postgres = await start({ durable: false });
    await expect(query(postgres.url.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow(
      'password authentication failed',
    );
    for (const forbidden of [
      'create database x',
      'create role x',
      'create schema x',
      'create table public.x (n int)',
    ]) {
      await expect(query(postgres.url, forbidden)).rejects.toThrow('permission denied');
    }
    await expect(query(postgres.url.replace(/sternklar$/, 'postgres'), 'create schema x')).rejects.toThrow(
      'permission denied',
    );
    expect((await stat(clusterFile('sternklar-credentials.json'))).mode & 0o777).toBe(0o600);
  });

  test('stopping twice is stopping once', async () => {
    const postgres = await start({ durable: false });
    await Promise.all([postgres.stop(), postgres.stop()]);
    await postgres.stop();
    await expect(query(postgres.url, 'select 1')).rejects.toThrow('ECONNREFUSED');
  });
});

describe('after a kill -9', () => {
  test('of the Node process, the next start adopts the PostgreSQL it left behind', async () => {
    const killed = await postgresInAProcess(dataDir);
    await query(killed.ownerUrl, KEEP_A_ROW);
    const { pid } = await postmaster();
    await killed.kill();
    expect(isAlive(pid)).toBe(true);

    const { logger, started } = listener();
    const next = await start({ logger });
    expect(started()).toMatchObject({ adopted: true, postgresPid: pid });
    expect(await query(next.ownerUrl, 'select n from kept')).toEqual(THE_ROW);
    await next.stop();
    expect(isAlive(pid)).toBe(false);
  });

  test('of Node and PostgreSQL, the next start recovers every committed row', async () => {
    const killed = await postgresInAProcess(dataDir);
    await query(killed.ownerUrl, KEEP_A_ROW);
    const { pid } = await postmaster();
    await killed.kill();
    process.kill(pid, 'SIGKILL');

    const { logger, started } = listener();
    const next = await start({ logger });
    expect(started()).toMatchObject({ adopted: false });
    expect(await query(next.ownerUrl, 'select n from kept')).toEqual(THE_ROW);
  });

  test('of PostgreSQL alone, it comes back under the same address with every committed row', async () => {
    const { logger, logged } = listener();
    const postgres = await start({ logger });
    await query(postgres.ownerUrl, KEEP_A_ROW);
    const before = await postmaster();
    const back = logged('the embedded PostgreSQL is back');
    process.kill(before.pid, 'SIGKILL');
    await back;
    expect((await postmaster()).pid).not.toBe(before.pid);
    expect(await query(postgres.ownerUrl, 'select n from kept')).toEqual(THE_ROW);
  });

  test('of one PostgreSQL session, it comes back too', async () => {
    const { logger, logged } = listener();
    const postgres = await start({ logger });
    await query(postgres.ownerUrl, KEEP_A_ROW);
    const [supervisor] = await query<{ pid: number }>(
      postgres.superuserUrl,
      `select pid from pg_stat_activity where application_name = 'sternklar-supervisor'`,
    );
    const back = logged('the embedded PostgreSQL is back');
    process.kill(supervisor?.pid ?? 0, 'SIGKILL');
    await back;
    expect(await query(postgres.ownerUrl, 'select n from kept')).toEqual(THE_ROW);
  });

  test('a postmaster.pid whose process id belongs to somebody else by now stands in nobody’s way', async () => {
    const first = await start({ durable: false });
    const left = await readFile(clusterFile('postmaster.pid'), 'utf8');
    await first.stop();
    await writeFile(clusterFile('postmaster.pid'), left.replace(/^\d+/, String(process.pid)));
    const next = await start({ durable: false });
    expect(await query(next.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('an exit without stopping leaves no PostgreSQL behind', async () => {
    const careless = await postgresInAProcess(dataDir);
    await query(careless.ownerUrl, KEEP_A_ROW);
    await careless.exit();
    const { logger, started } = listener();
    const next = await start({ logger });
    expect(started()).toMatchObject({ adopted: false });
    expect(await query(next.ownerUrl, 'select n from kept')).toEqual(THE_ROW);
  });
});

describe('two on one data folder', () => {
  test('the second product is refused with one sentence and the first goes on', async () => {
    const first = await start({ durable: false });
    await expect(start({ durable: false })).rejects.toMatchObject({
      name: 'StartRefused',
      message: expect.stringMatching(/^Den Datenordner .* benutzt schon ein laufendes Sternklar; .*DATABASE_URL/),
    });
    expect(await query(first.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('of two that start together on an empty folder, exactly one gets it', async () => {
    const both = await Promise.allSettled([start({ durable: false }), start({ durable: false })]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { name: 'StartRefused' } });
    const [winner] = running;
    expect(await query(winner?.url ?? '', 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('a tool joins a running product and leaves it running', async () => {
    const product = await start({ durable: false });
    const tool = await start({ shared: true });
    expect(tool.url).toBe(product.url);
    await tool.stop();
    expect(await query(product.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('a product that stops under a working tool leaves PostgreSQL to it, and the tool stops it at its end', async () => {
    const product = await start({ durable: false });
    const tool = await start({ shared: true });
    const { pid } = await postmaster();
    await product.stop();
    expect(await query(tool.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await tool.stop();
    expect(isAlive(pid)).toBe(false);
  });
});

describe('a folder that cannot be used', () => {
  test('credentials that do not fit the data are refused with one sentence', async () => {
    const first = await start({ durable: false });
    await first.stop();
    const wrong = { superuser: 'wrong', owner: 'wrong', app: 'wrong' };
    await writeFile(clusterFile('sternklar-credentials.json'), JSON.stringify(wrong));
    await expect(start({ durable: false })).rejects.toThrow(/^Die Zugangsdaten im Datenordner .* passen nicht/);
    expect(await readPostmasterFile(clusterFile())).toBeUndefined();
  });

  test('damaged data are refused with the reason that PostgreSQL gives', async () => {
    const first = await start({ durable: false });
    await first.stop();
    await writeFile(clusterFile('global/pg_control'), 'not a control file');
    await expect(start({ durable: false })).rejects.toThrow(
      /^PostgreSQL startet im Datenordner .* nicht \(.*pg_control.*\)\.$/,
    );
  });
});
