import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@sternklar/event-store/testing/test-database';
import { allProjections } from '@sternklar/projections/projections';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COMPILED_SOURCES, runProgram } from '../testing/run-program.ts';
import { ADMIN, type RunningProduct, startProduct } from '../testing/running-product.ts';

const secrets = { MASTER_KEY: Buffer.alloc(32, 7).toString('base64'), JWT_SECRET: 'j'.repeat(32) };
let database: TestDatabase;
let databaseEnv: Record<string, string>;

beforeAll(async () => {
  database = await createTestDatabase();
  databaseEnv = { DATABASE_URL: database.url, DATABASE_OWNER_URL: database.ownerUrl, ...secrets };
});
afterAll(() => database.drop());

/** A program of the product in a process of its own that is expected to end by itself. */
const run = (file: string, env: Record<string, string>, args: readonly string[] = []) =>
  runProgram(file, { args, env: { ...secrets, DEMO_DATA: 'false', ...env } });

const refusedWith = (complained: unknown) => ({ code: 1, printed: expect.any(String), complained });

describe('a start that cannot go on says one sentence and ends with 1:', () => {
  it('a busy port', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = address !== null && typeof address === 'object' ? String(address.port) : '';
    expect(await run('main.ts', { ...databaseEnv, PORT: port })).toEqual(
      refusedWith(
        `Die Adresse 127.0.0.1, Port ${port}, ist schon belegt; beenden Sie das andere Programm oder wählen Sie mit PORT einen anderen.`,
      ),
    );
    other.close();
  });

  it('an address that this machine does not have', async () => {
    const answer = await run('main.ts', { ...databaseEnv, PORT: '0', HOST: '203.0.113.7' });
    expect(answer).toEqual(refusedWith(expect.stringMatching(/^Die Adresse 203\.0\.113\.7, .* prüfen Sie HOST\.$/)));
  });

  it('a database that is not there, without its password', async () => {
    const answer = await run('main.ts', { DATABASE_URL: 'postgresql://app:geheim@127.0.0.1:1/sternklar' });
    expect(answer).toEqual(refusedWith(expect.stringMatching(/^Die Datenbank 127\.0\.0\.1:1\/sternklar [^\n]*\.$/)));
    expect(answer.complained).not.toContain('geheim');
  });

  it('settings that are invalid, all of them by name', async () => {
    const { code, complained } = await run('main.ts', { PORT: 'x', ROLE: 'koch', SMTP_URL: 'mail' });
    expect(code).toBe(1);
    expect(
      complained
        .split('\n')
        .slice(1)
        .map((line) => line.trim().split(':')[0]),
    ).toEqual(['ROLE', 'PORT', 'SMTP_URL']);
  });
});

describe('a running product', () => {
  const call = (product: RunningProduct, path: string, init: RequestInit = {}) =>
    fetch(`${product.url}/api${path}`, init);
  const json = { 'content-type': 'application/json' };
  const login = async (product: RunningProduct): Promise<Response> =>
    call(product, '/auth/login', { method: 'POST', headers: json, body: JSON.stringify(ADMIN) });

  it('says where it is and, when asked to end, finishes what it has begun', async () => {
    const product = await startProduct({ env: databaseEnv });
    expect(product.output()).toContain(`Sternklar läuft: ${product.url.replace('127.0.0.1', 'localhost')}`);
    const { access_token } = (await (await login(product)).json()) as { access_token: string };
    const headers = { ...json, authorization: `Bearer ${access_token}` };
    const stream = await call(product, '/live', { headers });
    const inFlight = request(`${product.url}/api/auth/login`, {
      method: 'POST',
      headers: { ...json, expect: '100-continue' },
    });
    inFlight.flushHeaders();
    await once(inFlight, 'continue');
    const stopped = product.stop();
    await expect.poll(() => product.output()).toContain('Sternklar wird beendet');
    inFlight.end(JSON.stringify(ADMIN));
    const [answer] = await once(inFlight, 'response');
    answer.resume();
    const [exitCode, streamed] = await Promise.all([stopped, stream.text()]);
    expect([exitCode, answer.statusCode]).toEqual([0, 200]);
    expect(streamed).toMatch(/event: opened[\s\S]*retry: \d+\n\n$/);
    expect(product.output()).not.toMatch(/ at .*\.ts:\d+/);
    await product.remove();
  });

  it('ends in order when its terminal is closed, though nobody hears its last words', async () => {
    const child = spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], {
      env: { ...COMPILED_SOURCES, ...databaseEnv, PORT: '0', DEMO_DATA: 'false', LOG_LEVEL: 'debug' },
    });
    for await (const printed of child.stdout.setEncoding('utf8')) if (printed.includes('läuft')) break;
    child.stdout.destroy();
    child.stderr.destroy();
    child.kill('SIGHUP');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  it('keeps sessions and everything else over a restart, on its own data folder', { timeout: 60_000 }, async () => {
    const first = await startProduct();
    const { access_token } = (await (await login(first)).json()) as { access_token: string };
    expect(await first.stop()).toBe(0);
    const second = await startProduct({ dataDir: first.dataDir });
    const me = await call(second, '/auth/me', { headers: { authorization: `Bearer ${access_token}` } });
    expect(await me.json()).toMatchObject({ email: ADMIN.email, is_admin: true });
    expect(await second.stop()).toBe(0);
    await second.remove();
  });
});

describe('npm run rebuild', () => {
  it('rebuilds all read models, or those that are named', async () => {
    const all = await run('command-lines/rebuild.cli.ts', databaseEnv);
    expect([all.code, all.complained]).toEqual([0, '']);
    expect(all.printed.match(/ist neu aufgebaut/g)).toHaveLength(allProjections.length);
    const one = await run('command-lines/rebuild.cli.ts', databaseEnv, ['review-list']);
    expect(one.printed.match(/\S+ v\d+ ist neu aufgebaut/g)).toEqual([expect.stringMatching(/^review-list /)]);
  });

  it('ends with 1 and says what there is, for a name or an option that there is not', async () => {
    const unknown = await run('command-lines/rebuild.cli.ts', databaseEnv, ['unsinn']);
    expect([unknown.code, unknown.printed]).toEqual([1, expect.stringContaining('review-list')]);
    const option = await run('command-lines/rebuild.cli.ts', databaseEnv, ['--unsinn']);
    expect([option.code, option.printed]).toEqual([1, expect.stringContaining('--drop-old')]);
  });
});
