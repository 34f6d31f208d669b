/** What an operator may get wrong, on top of settings that are right, and how the product's sentence on it begins. */
export interface Slip {
  readonly given: Readonly<Record<string, string>>;
  readonly sentence: RegExp;
}

const ONE_LETTER = 'a'.repeat(40);
const SHARED = Buffer.from('0123456789abcdefghijklmnopqrstuv').toString('base64');

/** None of these can ever be meant where customers are: the product does not start with one. */
export const REFUSED: readonly Slip[] = [
  { given: { ADMIN_PASSWORD: 'sternklar-admin' }, sentence: /^ADMIN_PASSWORD: ist ein bekanntes Passwort\.$/ },
  {
    given: { AUDITOR_PASSWORD: 'kurz-12345' },
    sentence: /^AUDITOR_PASSWORD: braucht in production mindestens 12 Zeichen/,
  },
  { given: { JWT_SECRET: ONE_LETTER }, sentence: /^JWT_SECRET: ist zu erraten/ },
  { given: { JWT_SECRET: 'a' }, sentence: /^JWT_SECRET: braucht mindestens 32 Zeichen/ },
  { given: { MASTER_KEY: Buffer.alloc(32).toString('base64') }, sentence: /^MASTER_KEY: ist zu erraten/ },
  {
    given: { MASTER_KEY: SHARED, JWT_SECRET: SHARED },
    sentence: /^MASTER_KEY: ist dasselbe wie ein anderes Geheimnis/,
  },
  { given: { MASTER_KEY: SHARED, AUDIT_SIGNING_KEY: SHARED }, sentence: /^AUDIT_SIGNING_KEY: ist dasselbe/ },
  { given: { PUBLIC_URL: 'http://sternklar.example' }, sentence: /^PUBLIC_URL: muss mit https:\/\/ beginnen/ },
  {
    given: { TRUSTED_PROXIES: '0.0.0.0/0' },
    sentence: /^TRUSTED_PROXIES: darf kein Netz mit allen Adressen enthalten/,
  },
  { given: { TRUSTED_PROXIES: '10.0.0.0/8,::/0' }, sentence: /^TRUSTED_PROXIES: darf kein Netz/ },
  { given: { EXPOSE_CODES: 'true' }, sentence: /^EXPOSE_CODES: ist in production nicht erlaubt/ },
  { given: { DEMO_DATA: 'true' }, sentence: /^DEMO_DATA: ist in production nicht erlaubt/ },
  { given: { OPERATOR_NAME: 'bitte eintragen' }, sentence: /^OPERATOR_NAME: enthält noch einen Platzhalter/ },
  { given: { AUDIT_SIGNING_KEY: '' }, sentence: /^AUDIT_SIGNING_KEY: fehlt/ },
];

/** Each of these may be meant: said at the start, in the log and by `status`. */
export const WARNED: readonly Slip[] = [
  { given: { PAYMENT_PROVIDER: 'simulated' }, sentence: /^PAYMENT_PROVIDER: Zahlungen sind simuliert/ },
  {
    given: { KAFKA_BROKER: 'kafka-1:9092' },
    sentence: /^KAFKA_BROKER: gibt es nicht .* gemeint ist wohl KAFKA_BROKERS/,
  },
];

/** Instead of the first one above, since nobody has both. */
export const WARNED_WITH_STRIPE: readonly Slip[] = [
  {
    given: {
      PAYMENT_PROVIDER: 'stripe',
      STRIPE_SECRET_KEY: 'sk_test_0123456789',
      STRIPE_WEBHOOK_SECRET: 'whsec_0123456789',
      // Nobody is asked for anything there.
      STRIPE_API_URL: 'http://127.0.0.1:9',
    },
    sentence: /^STRIPE_SECRET_KEY: ist ein Testschlüssel/,
  },
  { given: { SMTP_URL: 'smtp://127.0.0.1:1025' }, sentence: /^SMTP_URL: führt zu einem Postfach für Tests/ },
];
