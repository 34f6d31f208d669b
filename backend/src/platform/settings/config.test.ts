import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadConfig } from './config.ts';
import { settingsSchema } from './settings-schema.ts';
import { EXAMPLE_OPERATOR } from './testing/example-operator.ts';

const production = {
  NODE_ENV: 'production',
  JWT_SECRET: randomBytes(32).toString('base64'),
  MASTER_KEY: randomBytes(32).toString('base64'),
  AUDIT_SIGNING_KEY: randomBytes(32).toString('base64'),
  PUBLIC_URL: 'https://www.sternklar.example/',
  SMTP_URL: 'smtp://mail.example:587',
  ...EXAMPLE_OPERATOR,
};

const refusalOf = (env: Record<string, string>): string => {
  try {
    loadConfig(env);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return 'started';
};

describe('settings', () => {
  it('need nothing outside production: embedded database, demo data, codes shown, placeholders marked', () => {
    const { config, secrets } = loadConfig({});
    expect(config).toMatchObject({ production: false, database: null, demoData: true, exposeCodes: true });
    expect(config.http).toMatchObject({ host: '127.0.0.1', port: 3000, publicUrl: 'http://localhost:3000' });
    expect(secrets).toEqual({
      jwtSecret: null,
      masterKey: null,
      newMasterKey: null,
      auditSigningKey: null,
      formerAuditSigningKey: null,
      evidenceS3: null,
      kafkaLogin: null,
      tracingHeaders: {},
      vapidKey: null,
      smtpUrl: null,
      assistantKey: null,
      stripe: null,
      firstAdmin: null,
      firstAuditor: null,
    });
  });

  it('name an invented operator in a demonstration, and mark what is missing everywhere else', () => {
    expect(loadConfig({}).config.operator).toMatchObject({ name: 'Sternklar Beispiel GmbH', street: 'Beispielweg 1' });
    expect(loadConfig({ OPERATOR_NAME: 'Echt GmbH' }).config.operator.name).toBe('Echt GmbH');
    const { operator } = loadConfig({ DEMO_DATA: 'false' }).config;
    expect(operator).toMatchObject({ name: '[OPERATOR_NAME eintragen]', street: '[OPERATOR_STREET eintragen]' });
  });

  it('take payments by Stripe with both of its secrets, and by nobody with one', () => {
    const stripe = { STRIPE_SECRET_KEY: 'sk_test_12345678', STRIPE_WEBHOOK_SECRET: 'whsec_12345678' };
    const { config, secrets } = loadConfig({ PAYMENT_PROVIDER: 'stripe', ...stripe });
    expect(config.payments).toEqual({
      provider: 'stripe',
      stripeUrl: 'https://api.stripe.com',
      troubleSpanMs: 48 * 3_600_000,
    });
    expect(config.operator.paymentProvider).toContain('Stripe');
    expect(secrets.stripe).toEqual({ secretKey: 'sk_test_12345678', webhookSecret: 'whsec_12345678' });
    expect(loadConfig({}).config).toMatchObject({
      payments: { provider: 'simulated' },
      operator: { paymentProvider: null },
    });
    expect(refusalOf({ PAYMENT_PROVIDER: 'stripe' })).toContain('STRIPE_SECRET_KEY: fehlt');
    expect(refusalOf({ STRIPE_SECRET_KEY: 'sk_test_12345678' })).toContain('STRIPE_WEBHOOK_SECRET: fehlt');
    expect(refusalOf({ ...stripe, STRIPE_SECRET_KEY: 'pk_test_12345678' })).toContain('STRIPE_SECRET_KEY: muss');
    expect(refusalOf({ PAYMENT_PROVIDER: 'paypal' })).toContain('PAYMENT_PROVIDER: muss');
  });

  it('name everything that is missing or invalid in one message', () => {
    const message = refusalOf({
      PORT: 'abc',
      DATABASE_URL: 'mysql://x',
      ADMIN_EMAIL: 'a@b.example',
      EXPOSE_CODES: 'yes',
    });
    for (const name of ['PORT', 'DATABASE_URL', 'EXPOSE_CODES']) expect(message).toContain(`${name}: `);
    expect(refusalOf({ ADMIN_EMAIL: 'a@b.example' })).toContain('ADMIN_PASSWORD: fehlt');
  });

  it('of production may not be missing, and all missing names come at once', () => {
    const message = refusalOf({ NODE_ENV: 'production' });
    for (const name of Object.keys(production).slice(1)) expect(message).toContain(`${name}: fehlt.`);
  });

  it('of production may not be placeholders, show codes or write demo accounts', () => {
    expect(refusalOf(production)).toBe('started');
    expect(refusalOf({ ...production, OPERATOR_STREET: '[OPERATOR_STREET eintragen]' })).toContain('OPERATOR_STREET');
    expect(refusalOf({ ...production, OPERATOR_NAME: 'Sternklar Beispiel GmbH' })).toContain('OPERATOR_NAME');
    expect(refusalOf({ ...production, EXPOSE_CODES: 'true' })).toContain('EXPOSE_CODES');
    expect(refusalOf({ ...production, DEMO_DATA: '1' })).toContain('DEMO_DATA');
  });

  it('of production are no secrets that somebody can guess or knows, and no address that others read along', () => {
    const one = (letter: number) => Buffer.alloc(32, letter).toString('base64');
    for (const [name, value] of [
      ['JWT_SECRET', 'a'.repeat(64)],
      ['MASTER_KEY', one(7)],
      ['AUDIT_SIGNING_KEY', one(7)],
      ['AUDIT_SIGNING_KEY', production.MASTER_KEY],
      ['JWT_SECRET', production.MASTER_KEY],
      ['ADMIN_PASSWORD', 'sternklar-admin'],
      ['ADMIN_PASSWORD', 'kurz-aber-8'],
      ['AUDITOR_PASSWORD', 'sternklar-pruefung'],
      ['PUBLIC_URL', 'http://www.sternklar.example'],
    ] as const) {
      const staff = {
        ADMIN_EMAIL: 'a@b.example',
        ADMIN_PASSWORD: 'vier-worte-sind-mehr',
        AUDITOR_EMAIL: 'c@b.example',
      };
      const message = refusalOf({ ...production, ...staff, AUDITOR_PASSWORD: 'fuenf-worte-noch-mehr', [name]: value });
      expect(message, `${name}=${value}`).toMatch(/(JWT_SECRET|MASTER_KEY|AUDIT_SIGNING_KEY|_PASSWORD|PUBLIC_URL): /);
      expect(message.split('\n'), `${name}=${value}`).toHaveLength(2);
    }
    expect(refusalOf({ ...production, PUBLIC_URL: 'http://localhost:3000' })).toBe('started');
    expect(refusalOf({ ADMIN_EMAIL: 'a@b.example', ADMIN_PASSWORD: 'sternklar-admin' })).toBe('started');
  });

  it('that may be a mistake are said at the start, without their values', () => {
    const warningsOf = (env: Record<string, string>) => loadConfig(env).config.warnings;
    const stripe = { PAYMENT_PROVIDER: 'stripe', STRIPE_WEBHOOK_SECRET: 'whsec_12345678' };
    expect(warningsOf({ ...production, ...stripe, STRIPE_SECRET_KEY: 'sk_live_12345678' })).toEqual([]);
    const test = warningsOf({ ...production, ...stripe, STRIPE_SECRET_KEY: 'sk_test_12345678' });
    expect(test).toEqual([expect.stringMatching(/^STRIPE_SECRET_KEY: ist ein Testschlüssel/)]);
    expect(test.join()).not.toContain('sk_test_12345678');
    expect(warningsOf({ ...production, SMTP_URL: 'smtp://mailpit:1025' })).toEqual([
      expect.stringMatching(/^PAYMENT_PROVIDER: Zahlungen sind simuliert/),
      expect.stringMatching(/^SMTP_URL: führt zu einem Postfach für Tests/),
    ]);
    expect(warningsOf({})).toEqual([]);
  });

  it('that are misspelt are named with what was meant, and other programs’ variables are not', () => {
    const others = {
      PATH: '/bin',
      HOME: '/root',
      HOSTNAME: 'eins',
      XDG_DATA_DIRS: '/usr/share',
      SHLVL: '1',
      POSTGRES_PASSWORD: 'x',
    };
    const warnings = (env: Record<string, string>) => loadConfig({ ...others, ...env }).config.warnings;
    expect(warnings({})).toEqual([]);
    for (const [name, meant] of [
      ['KAFKA_BROKER', 'KAFKA_BROKERS'],
      ['MAIL_FORM', 'MAIL_FROM'],
      ['PUBLIC_URLS', 'PUBLIC_URL'],
      ['STRIPE_SECRETKEY', 'STRIPE_SECRET_KEY'],
      ['SMPT_URL', 'SMTP_URL'],
      ['DTAA_DIR', 'DATA_DIR'],
      ['ASTER_KEY', 'MASTER_KEY'],
    ] as const)
      expect(warnings({ [name]: 'x' })).toEqual([
        `${name}: gibt es nicht und wird übergangen; gemeint ist wohl ${meant}.`,
      ]);
  });

  it('of production show no code and write no demo data by default, also with the embedded database', () => {
    const { config } = loadConfig(production);
    expect(config).toMatchObject({ exposeCodes: false, demoData: false, logLevel: 'info' });
    expect(config.http.publicUrl).toBe('https://www.sternklar.example');
  });

  it('that are set to nothing count as not set', () => {
    expect(loadConfig({ PORT: '', DATABASE_URL: ' ' }).config.database).toBeNull();
  });

  it('of a role are one, several or all, and a part of the product needs a database that others share', () => {
    const database = { DATABASE_URL: 'postgresql://app:app@127.0.0.1/sternklar' };
    expect([...loadConfig({}).config.roles]).toEqual(['api', 'projections', 'worker', 'relay']);
    expect([...loadConfig({ ...database, ROLE: 'worker, api' }).config.roles]).toEqual(['worker', 'api']);
    expect([...loadConfig({ ROLE: 'api,projections,worker' }).config.roles]).toHaveLength(3);
    expect(refusalOf({ ROLE: 'api' })).toContain('DATABASE_URL: fehlt: nur ein Prozess für alles');
    expect(refusalOf({ ...database, ROLE: 'relay' })).toContain('KAFKA_BROKERS: fehlt neben ROLE=relay.');
    expect(refusalOf({ ...database, ROLE: 'api,' })).toContain('ROLE: muss all sein oder aus api, projections, worker');
  });

  it('for Kafka have defaults for all but the brokers, and keep the login apart', () => {
    expect(loadConfig({}).config.kafka).toBeNull();
    const { config, secrets } = loadConfig({
      KAFKA_BROKERS: 'kafka-1:9092, kafka-2:9092',
      KAFKA_USERNAME: 'sternklar',
      KAFKA_PASSWORD: 'geheim',
    });
    expect(config.kafka).toEqual({
      brokers: ['kafka-1:9092', 'kafka-2:9092'],
      topic: 'sternklar-events',
      partitions: 6,
      replication: 1,
      retentionHours: 168,
      tls: false,
    });
    expect(secrets.kafkaLogin).toEqual({ username: 'sternklar', password: 'geheim' });
    expect(JSON.stringify(config)).not.toContain('geheim');
    expect(refusalOf({ KAFKA_BROKERS: 'http://kafka' })).toContain('KAFKA_BROKERS: muss Adressen wie kafka-1:9092');
    expect(refusalOf({ KAFKA_USERNAME: 'sternklar' })).toContain('KAFKA_PASSWORD: fehlt');
    expect(refusalOf({ KAFKA_TOPIC: 'zwei Wörter' })).toContain('KAFKA_TOPIC: darf nur');
  });

  it('for a model come together, its key apart from them, and production names whose it is', () => {
    const model = {
      ASSISTANT_URL: 'https://modell.example/v1/',
      ASSISTANT_MODEL: 'deutsch-7b',
      ASSISTANT_KEY: 'geheim',
    };
    const { config, secrets } = loadConfig(model);
    expect(config.assistantModel).toEqual({ url: 'https://modell.example/v1', model: 'deutsch-7b' });
    expect(secrets.assistantKey).toBe('geheim');
    expect(JSON.stringify(config)).not.toContain('geheim');
    expect(loadConfig({}).config).toMatchObject({ assistantModel: null, operator: { modelProvider: null } });
    expect(refusalOf({ ASSISTANT_URL: model.ASSISTANT_URL })).toContain('ASSISTANT_MODEL: fehlt');
    expect(refusalOf({ ...model, ASSISTANT_URL: 'ftp://modell.example' })).toContain('ASSISTANT_URL: muss');
    expect(refusalOf({ ...production, ...model })).toContain('ASSISTANT_PROVIDER: fehlt');
    expect(refusalOf({ ...production, ...model, ASSISTANT_PROVIDER: 'Modell GmbH' })).toBe('started');
  });

  it('take one database role for both when no owner is given', () => {
    const url = 'postgresql://app@db.example/sternklar';
    expect(loadConfig({ DATABASE_URL: url }).config.database).toEqual({ url, ownerUrl: url });
    expect(refusalOf({ DATABASE_OWNER_URL: url })).toContain('DATABASE_URL: fehlt');
  });

  it('take reverse proxies as addresses, networks or names, and nothing else', () => {
    const { config } = loadConfig({ TRUSTED_PROXIES: '10.0.0.0/8, fd00::/8,loopback, 192.0.2.7' });
    expect(config.http.trustedProxies).toEqual(['10.0.0.0/8', 'fd00::/8', 'loopback', '192.0.2.7']);
    for (const everybody of ['0.0.0.0/0', '10.0.0.0/8, ::/0']) {
      expect(refusalOf({ TRUSTED_PROXIES: everybody })).toContain('TRUSTED_PROXIES: darf kein Netz mit allen');
    }
    for (const wrong of ['true', '10.0.0.0/33', 'proxy.example']) {
      expect(refusalOf({ TRUSTED_PROXIES: wrong })).toContain('TRUSTED_PROXIES: muss');
    }
  });

  it('need the database role by name', () => {
    expect(refusalOf({ DATABASE_URL: 'postgresql://db.example/sternklar' })).toContain('DATABASE_URL: muss');
  });

  it('accept a master key as base64 or hex and nothing shorter', () => {
    const key = randomBytes(32);
    for (const form of ['base64', 'hex'] as const) {
      expect(loadConfig({ MASTER_KEY: key.toString(form) }).secrets.masterKey?.equals(key)).toBe(true);
    }
    expect(refusalOf({ MASTER_KEY: 'short' })).toContain('MASTER_KEY: muss 32 Bytes');
  });

  it('send traces where one of the addresses says, and none without', () => {
    expect(loadConfig({ OTEL_SERVICE_NAME: 'x', OTEL_TRACES_SAMPLER: 'always_on' }).config.tracing).toBeNull();
    const all = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/' };
    const settings = { url: 'http://collector:4318/v1/traces', serviceName: 'sternklar', ratio: 1 };
    expect(loadConfig(all).config.tracing).toEqual(settings);
    const own = { ...all, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://traces.example/in' };
    expect(loadConfig(own).config.tracing?.url).toBe('https://traces.example/in');
    const ratio = (OTEL_TRACES_SAMPLER: string, OTEL_TRACES_SAMPLER_ARG = '') =>
      loadConfig({ ...all, OTEL_TRACES_SAMPLER, OTEL_TRACES_SAMPLER_ARG }).config.tracing?.ratio;
    expect([ratio('parentbased_traceidratio', '0.05'), ratio('traceidratio'), ratio('always_on', '0.05')]).toEqual([
      0.05, 1, 1,
    ]);
    expect(loadConfig({ ...all, OTEL_TRACES_SAMPLER: 'always_off' }).config.tracing).toBeNull();
  });

  it('take headers for traces as a secret, and refuse what is none', () => {
    const { secrets } = loadConfig({ OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20a=b, X-Key=c' });
    expect(secrets.tracingHeaders).toEqual({ authorization: 'Bearer a=b', 'x-key': 'c' });
    expect(refusalOf({ OTEL_EXPORTER_OTLP_HEADERS: 'a=%zz' })).toContain('OTEL_EXPORTER_OTLP_HEADERS: muss');
    expect(refusalOf({ OTEL_EXPORTER_OTLP_HEADERS: 'only-a-name' })).toContain('OTEL_EXPORTER_OTLP_HEADERS: muss');
    for (const wrong of ['collector:4318', 'http://user:secret@collector:4318']) {
      expect(refusalOf({ OTEL_EXPORTER_OTLP_ENDPOINT: wrong })).toContain('OTEL_EXPORTER_OTLP_ENDPOINT: muss');
    }
    expect(refusalOf({ OTEL_TRACES_SAMPLER: 'jaeger_remote' })).toContain('OTEL_TRACES_SAMPLER: muss');
    expect(refusalOf({ OTEL_TRACES_SAMPLER_ARG: '1.5' })).toContain('OTEL_TRACES_SAMPLER_ARG: muss');
  });

  it('are all explained in docs/operations.md', () => {
    const explained = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8');
    expect(Object.keys(settingsSchema.shape).filter((name) => !explained.includes(`\`${name}\``))).toEqual([]);
  });
});
