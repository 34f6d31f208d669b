import { execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer as createTlsServer } from 'node:tls';
import { startEventStoreDbDouble } from '@sternklar/event-store/eventstoredb/testing/event-store-db-double';
import { masterKeyOf } from '@sternklar/event-store/personal-data/master-key';
import { openSession } from '@sternklar/event-store/postgres/session';
import { createTestDatabase, type TestDatabase } from '@sternklar/event-store/testing/test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSmtpServer } from '../platform/mail/testing/smtp-server.ts';
import { completeSecrets } from '../platform/settings/secrets.ts';
import { placesIn } from '../platform/settings/testing/places-in.ts';
import { runProgram } from '../testing/run-program.ts';
import { startProduct } from '../testing/running-product.ts';

const LIMIT_MS = 120_000;
/** All checks look beside each other, so one that hangs costs its own limit; the rest is the start of a process on a busy machine. */
const WHOLE_COMMAND_MS = 30_000;

const secret = () => randomBytes(32).toString('base64');
const MASTER_KEY = secret();
const SMTP_PASSWORD = 'post-geheim-1';
const STRIPE_KEY = 'sk_live_stripegeheim1';

let database: TestDatabase;
let mail: Awaited<ReturnType<typeof startSmtpServer>>;
let good: Record<string, string>;
const dataDirs: string[] = [];
const aDataDir = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sternklar-doctor-'));
  dataDirs.push(folder);
  return folder;
};
const stripe = createServer(({ url, headers }, response) => {
  const known = headers.authorization === `Bearer ${STRIPE_KEY}` && url === '/v1/payment_intents?limit=1';
  response.writeHead(known ? 200 : 401, { 'content-type': 'application/json' }).end('{"data":[]}');
});

const query = async (sql: string, values: readonly unknown[] = []) => {
  const session = await openSession({ url: database.ownerUrl, applicationName: 'test' });
  await session.query(sql, [...values]).finally(() => session.end());
};

beforeAll(async () => {
  database = await createTestDatabase();
  await query('insert into personal_data.master_keys (version, check_value) values (1, $1)', [
    masterKeyOf(Buffer.from(MASTER_KEY, 'base64'), 1).makeCheckValue(),
  ]);
  mail = await startSmtpServer({
    allowInsecureAuth: true,
    authOptional: false,
    onAuth: ({ password }, _session, callback) =>
      password === SMTP_PASSWORD ? callback(null, { user: 'post' }) : callback(new Error('no')),
  });
  stripe.listen(0, '127.0.0.1');
  await once(stripe, 'listening');
  good = {
    NODE_ENV: 'production',
    DATA_DIR: await aDataDir(),
    DATABASE_URL: database.url,
    DATABASE_OWNER_URL: database.ownerUrl,
    JWT_SECRET: secret(),
    MASTER_KEY,
    AUDIT_SIGNING_KEY: secret(),
    PUBLIC_URL: 'https://www.sternklar.example',
    SMTP_URL: `smtp://post:${SMTP_PASSWORD}@127.0.0.1:${mail.port}`,
    MAIL_FROM: 'post@sternklar-muster.de',
    PAYMENT_PROVIDER: 'stripe',
    STRIPE_SECRET_KEY: STRIPE_KEY,
    STRIPE_WEBHOOK_SECRET: 'whsec_webhookgeheim1',
    STRIPE_API_URL: `http://127.0.0.1:${(stripe.address() as AddressInfo).port}`,
    OPERATOR_NAME: 'Muster GmbH',
    OPERATOR_REPRESENTATIVE: 'Mia Muster',
    OPERATOR_STREET: 'Weg 1',
    OPERATOR_POSTAL_CODE: '55543',
    OPERATOR_EMAIL: 'kontakt@sternklar-muster.de',
    OPERATOR_REGISTER: 'HRB 1',
    OPERATOR_VAT_ID: 'DE1',
    OPERATOR_HOSTING_PROVIDER: 'Muster Hosting GmbH',
    OPERATOR_MAIL_PROVIDER: 'Muster Post GmbH',
    OPERATOR_DATA_PROTECTION_AUTHORITY: 'Musterbehörde',
  };
});
afterAll(async () => {
  await mail.stop();
  stripe.close();
  await database.drop();
  for (const folder of dataDirs) await rm(folder, { recursive: true, force: true });
});

const SECRETS = [
  'JWT_SECRET',
  'MASTER_KEY',
  'AUDIT_SIGNING_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'SMTP_URL',
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'EVENT_STORE_URL',
  'KAFKA_PASSWORD',
];

/** What stands in no output: secrets, passwords in addresses, and whose address it is. */
const mustNotAppear = (env: Readonly<Record<string, string>>): readonly string[] => {
  const values = SECRETS.flatMap((name) => env[name] || []);
  const passwords = values.flatMap((value) => URL.parse(value)?.password || []).map(decodeURIComponent);
  return [...values, ...passwords, 'Mia Muster', 'kontakt@', 'post@', 'ich@'];
};

const doctor = async (changes: Readonly<Record<string, string>> = {}, args: readonly string[] = []) => {
  const env = { ...good, ...changes };
  const began = performance.now();
  const end = await runProgram('command-lines/doctor.cli.ts', { args, env });
  expect(performance.now() - began).toBeLessThan(WHOLE_COMMAND_MS);
  for (const value of mustNotAppear(env)) expect(`${end.printed}${end.complained}`).not.toContain(value);
  expect(end.complained).toBe('');
  return { ...end, wrong: end.printed.split('\n').filter((line) => line.startsWith('✗')) };
};

const withPassword = (url: string, password: string) => Object.assign(new URL(url), { password }).href;

describe('npm run doctor', () => {
  it(
    'finds nothing wrong in a good installation, changes nothing, and sends a mail only where somebody asked',
    async () => {
      const first = await doctor();
      expect(first).toMatchObject({ code: 0, wrong: [] });
      for (const line of [
        '✓ Einstellungen  alle gültig',
        'erreicht: PostgreSQL',
        'Der Hauptschlüssel passt zu den gespeicherten Daten',
        'nimmt die Anmeldung an',
        'Stripe nimmt den Schlüssel an',
        'Echter Schlüssel an einer öffentlichen Adresse',
      ])
        expect(first.printed).toContain(line);
      // What the machine of these tests lets processes have is its own affair.
      expect(first.printed).not.toMatch(/^! (?!Rechner)/m);
      expect(first.printed).toMatch(/Nichts ist falsch\.$/);
      expect(mail.received).toHaveLength(0);
      expect(await readdir(good.DATA_DIR ?? '')).toEqual([]);

      const second = await doctor({}, ['--mail-to', 'ich@sternklar-muster.de', '--backups', good.DATA_DIR ?? '']);
      expect(second.code).toBe(0);
      expect(second.printed).toContain('Die Testmail ist angenommen');
      expect(second.printed).toContain('! Sicherung      Keine vollständige Sicherung gefunden');
      expect(mail.received.map(({ email }) => email.subject)).toEqual(['Testmail von Sternklar']);
    },
    LIMIT_MS,
  );

  const broken: readonly [string, () => Record<string, string>, RegExp][] = [
    ['a setting that is no number', () => ({ PORT: 'abc' }), /^✗ Einstellungen {2}PORT: muss eine ganze Zahl/],
    ['a missing secret', () => ({ JWT_SECRET: '' }), /^✗ Einstellungen {2}JWT_SECRET: fehlt\./],
    [
      'the wrong password of the database',
      () => ({ DATABASE_URL: withPassword(database.url, 'falsch-geheim') }),
      /^✗ Datenbank {6}nicht erreichbar/,
    ],
    [
      'no database',
      () => ({ DATABASE_URL: 'postgres://x:ygeheim@127.0.0.1:1/z', DATABASE_OWNER_URL: '' }),
      /^✗ Datenbank {6}nicht erreichbar/,
    ],
    ['another master key', () => ({ MASTER_KEY: secret() }), /^✗ Schlüssel {6}Der Hauptschlüssel passt nicht/],
    ['no mail server', () => ({ SMTP_URL: 'smtp://127.0.0.1:1' }), /^✗ E-Mail {9}127\.0\.0\.1:1 ist nicht erreichbar/],
    [
      'the wrong password of the mail server',
      () => ({ SMTP_URL: withPassword(good.SMTP_URL ?? '', 'falsch-geheim') }),
      /^✗ E-Mail {9}127\.0\.0\.1:\d+ lässt uns nicht senden \(SMTP: EAUTH/,
    ],
    [
      'a key that Stripe does not know',
      () => ({ STRIPE_SECRET_KEY: 'sk_live_unbekannt1' }),
      /^✗ Zahlungen {6}Stripe kennt den Schlüssel nicht/,
    ],
    [
      'brokers that are away',
      () => ({ KAFKA_BROKERS: '127.0.0.1:1', KAFKA_USERNAME: 'kafka', KAFKA_PASSWORD: 'kafka-geheim' }),
      /^✗ Kafka {10}Kein Broker antwortet/,
    ],
    [
      'an event store that is away',
      () => ({ EVENT_STORE_URL: 'esdb://admin:esdb-geheim@127.0.0.1:1?tls=false' }),
      /^✗ Ereignisse {5}Der Ereignisspeicher antwortet nicht/,
    ],
  ];
  it.each(broken)(
    'with %s says so, and ends with 1',
    async (_what, changes, line) => {
      const found = await doctor(changes());
      expect(found.code).toBe(1);
      expect(found.wrong).toEqual([expect.stringMatching(line)]);
      expect(found.printed).toMatch(/1 Fehler(?:, \d Warnung(?:en)?)?\.$/);
    },
    LIMIT_MS,
  );

  it(
    'sees kept keys that others may read, and a database from the future',
    async () => {
      const dataDir = await aDataDir();
      await completeSecrets({ jwtSecret: null, masterKey: null }, placesIn(dataDir));
      await chmod(join(dataDir, 'secrets/master-key'), 0o644);
      const kept = await doctor({ NODE_ENV: 'development', DATA_DIR: dataDir, MASTER_KEY: '' });
      expect(kept.code).toBe(1);
      expect(kept.wrong).toEqual([
        expect.stringMatching(/^✗ Schlüssel {6}.+master-key ist für andere lesbar/),
        expect.stringContaining('Der Hauptschlüssel passt nicht'),
      ]);

      await query(`insert into sternklar_meta.migrations (id, sha256) values ('9999', 'x')`);
      const newer = await doctor();
      await query(`delete from sternklar_meta.migrations where id = '9999'`);
      expect(newer.wrong).toEqual([expect.stringContaining('Die Datenbank ist neuer als diese Software')]);
    },
    LIMIT_MS,
  );

  it(
    'reads where the log of an event store ends, and leaves nothing in it',
    async () => {
      const double = await startEventStoreDbDouble();
      const found = await doctor({ EVENT_STORE_URL: double.url });
      await double.close();
      expect(found).toMatchObject({ code: 0, wrong: [] });
      expect(found.printed).toContain('✓ Ereignisse     erreicht; das Protokoll endet bei 0');
    },
    LIMIT_MS,
  );

  it.skipIf(spawnSync('openssl', ['version']).status !== 0)(
    'sees name and certificate of the public address, but only where somebody asked',
    async () => {
      const folder = await aDataDir();
      const [key, cert] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
      const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '10', '-subj', '/CN=localhost'];
      execFileSync('openssl', [...made, '-addext', 'subjectAltName=DNS:localhost', '-keyout', key, '-out', cert], {
        stdio: 'ignore',
      });
      const asked = { connections: 0 };
      const proxy = createTlsServer({ key: readFileSync(key), cert: readFileSync(cert) }, (socket) => socket.end());
      proxy.on('connection', () => {
        asked.connections += 1;
      });
      proxy.on('tlsClientError', () => undefined);
      proxy.listen(0, 'localhost');
      await once(proxy, 'listening');
      const PUBLIC_URL = `https://localhost:${(proxy.address() as AddressInfo).port}`;
      expect(await doctor({ PUBLIC_URL })).toMatchObject({ code: 0 });
      expect(asked.connections).toBe(0);
      const known = await doctor({ PUBLIC_URL, NODE_EXTRA_CA_CERTS: cert }, ['--outside']);
      const unknown = await doctor({ PUBLIC_URL }, ['--outside']);
      proxy.close();
      expect(known.code).toBe(0);
      expect(known.printed).toMatch(/^! Adresse {8}Das Zertifikat gilt noch (?:9|10) Tage$/m);
      expect(unknown.code).toBe(1);
      expect(unknown.wrong).toEqual([expect.stringMatching(/^✗ Adresse {8}Dem Zertifikat vertraut hier niemand/)]);
    },
    LIMIT_MS,
  );

  it('refuses what it does not know', async () => {
    const end = await runProgram('command-lines/doctor.cli.ts', { args: ['--alles'], env: good });
    expect(end).toMatchObject({ code: 1, printed: '', complained: expect.stringContaining('npm run doctor') });
  });

  it(
    'looks at the embedded database beside the running product, and lets it rest afterwards',
    async () => {
      const product = await startProduct();
      const look = () =>
        runProgram('command-lines/doctor.cli.ts', { env: { DATA_DIR: product.dataDir, DEMO_DATA: 'false' } });
      const running = await look();
      await product.stop();
      const resting = await look();
      await product.remove();
      expect(running.code).toBe(0);
      for (const line of ['Die eingebaute läuft', 'Das Produkt läuft (1 Prozess)', 'Der Hauptschlüssel passt'])
        expect(running.printed).toContain(line);
      expect(resting.code).toBe(0);
      expect(resting.printed).toContain('ruht; geprüft wird sie, während das Produkt läuft');
    },
    LIMIT_MS,
  );
});
