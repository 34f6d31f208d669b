import { openSession } from '@sternklar/event-store/postgres/session';
import { createTestDatabase, type TestDatabase } from '@sternklar/event-store/testing/test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runProgram } from '../testing/run-program.ts';
import { startProduct } from '../testing/running-product.ts';

const EMAIL = 'chefin@sternklar.example';
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const withDatabase = () => ({
  DATABASE_URL: database.url,
  DATABASE_OWNER_URL: database.ownerUrl,
  MASTER_KEY: Buffer.alloc(32, 7).toString('base64'),
  JWT_SECRET: 'only for tests, only for tests, only',
});

/** The command in a process of its own, as `npm run admin -- …` runs it. */
const admin = (args: readonly string[], input = '', env: Record<string, string> = withDatabase()) =>
  runProgram('command-lines/admin.cli.ts', { args, input, env });

describe('npm run admin for accounts', () => {
  it('creates, grants, revokes and lists', async () => {
    expect(await admin(['create', EMAIL], 'ein gutes Passwort\n')).toEqual({
      code: 0,
      printed: `Das Konto ${EMAIL} ist angelegt und hat die Rolle admin.`,
      complained: '',
    });
    expect((await admin(['grant', EMAIL, 'auditor'])).code).toBe(0);
    expect((await admin(['revoke', EMAIL, 'admin'])).code).toBe(0);
    expect(await admin(['list'])).toEqual({ code: 0, printed: `${EMAIL}  auditor`, complained: '' });
  });

  it('ends with 1 and one sentence when it cannot do it', async () => {
    expect(await admin(['grant', 'niemand@firma.example', 'admin'])).toMatchObject({
      code: 1,
      printed: '',
      complained: expect.stringContaining('kein Konto'),
    });
    expect(await admin(['loeschen'])).toEqual({
      code: 1,
      printed: '',
      complained: 'Den Befehl „loeschen“ gibt es nicht; npm run admin -- help zeigt alle.',
    });
  });
});

describe('npm run admin for operations', () => {
  it('shows help for everything it can do', async () => {
    const { code, printed } = await admin(['help'], '', {});
    expect(code).toBe(0);
    for (const command of [
      'status',
      'parked retry',
      'outbox list',
      'read-models skip',
      'rotate-master-key',
      'create',
    ]) {
      expect(printed).toContain(`npm run admin -- ${command}`);
    }
  });

  it('says that the product does not run, and ends with 2', async () => {
    const { code, printed, complained } = await admin(['status']);
    expect([code, complained]).toEqual([2, '']);
    expect(printed).toMatch(/^Produkt +läuft nicht$/m);
    expect(printed).not.toContain(EMAIL);
  });

  it('says what is missing before the product was started, as after a restore', async () => {
    for (const args of [
      ['evidence', 'check'],
      ['partner', 'list'],
    ])
      expect(await admin(args)).toEqual({
        code: 1,
        printed: '',
        complained: expect.stringMatching(/^Die Lesemodelle gibt es noch nicht: Starten Sie das Produkt/),
      });
  });

  it('changes nothing in a database that no product has used yet', async () => {
    const empty = await createTestDatabase();
    const session = await openSession({ url: empty.ownerUrl, applicationName: 'test' });
    await session.query('drop schema sternklar_meta cascade');
    const env = { ...withDatabase(), DATABASE_URL: empty.url, DATABASE_OWNER_URL: empty.ownerUrl };
    expect(await admin(['parked', 'retry', '--all', '--yes'], '', env)).toEqual({
      code: 1,
      printed: '',
      complained: 'Diese Datenbank ist noch leer; starten Sie zuerst das Produkt mit npm start.',
    });
    const { rows } = await session.query(`select to_regclass('sternklar_meta.migrations') as migrations`);
    expect(rows).toEqual([{ migrations: null }]);
    await session.end();
    await empty.drop();
  });

  it('tries a parked event again, without a terminal only with --yes', async () => {
    const session = await openSession({ url: database.url, applicationName: 'test' });
    const recorded = await session.query<{ id: string; position: number }>(
      'select id, position from event_log.events order by position limit 1',
    );
    const [event] = recorded.rows;
    await session.query(
      `insert into reactors.parked (reactor, event_id, position, error, attempts, parked_at)
       values ('when-registration-repeated-then-mail-owner', $1, $2, 'Error', 8, now())`,
      [event?.id, event?.position],
    );
    const id = event?.id ?? '';
    expect(await admin(['parked', 'retry', id])).toMatchObject({
      code: 1,
      complained: expect.stringContaining('--yes'),
    });
    expect(await admin(['parked', 'retry', id, '--yes'])).toEqual({
      code: 0,
      printed: `${id}  when-registration-repeated-then-mail-owner  erledigt`,
      complained: '',
    });
    expect((await admin(['parked'])).printed).toBe('Kein Ereignis ist zurückgestellt.');
    await session.end();
  });

  it('works beside a running product on its embedded PostgreSQL', { timeout: 90_000 }, async () => {
    const product = await startProduct();
    const env = { DATA_DIR: product.dataDir };
    const status = await admin(['status'], '', env);
    expect(status.printed).toMatch(/^Produkt +läuft \(1 Prozess\)$/m);
    expect(status).toMatchObject({ code: 0, complained: '', printed: expect.stringMatching(/Alles in Ordnung\.$/) });
    expect(await admin(['outbox'], '', env)).toMatchObject({ code: 0, printed: 'Keine E-Mail hängt.' });
    expect((await fetch(`${product.url}/api/health/ready`)).status).toBe(200);
    expect(await product.stop()).toBe(0);
    await product.remove();
  });
});
