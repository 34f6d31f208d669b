import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { EXAMPLE_OPERATOR } from '../settings/testing/example-operator.ts';
import { checkSettings } from './check-settings.ts';

const key = () => randomBytes(32).toString('base64');
const production = {
  NODE_ENV: 'production',
  JWT_SECRET: key(),
  MASTER_KEY: key(),
  AUDIT_SIGNING_KEY: key(),
  PUBLIC_URL: 'https://www.sternklar.example',
  SMTP_URL: 'smtp://mail.example:587',
  PAYMENT_PROVIDER: 'stripe',
  STRIPE_SECRET_KEY: 'sk_live_12345678',
  STRIPE_WEBHOOK_SECRET: 'whsec_12345678',
  ...EXAMPLE_OPERATOR,
};
const said = (env: Record<string, string>) => checkSettings(env).map(({ mark, what }) => `${mark}: ${what}`);

it('settings for customers are right', () => {
  expect(said(production)).toEqual(['right: alle gültig']);
});

it('what keeps the product from starting is one line each, in the words of its validation', () => {
  const { JWT_SECRET: _, ...rest } = production;
  expect(said({ ...rest, PORT: 'abc', EXPOSE_CODES: 'true' })).toEqual([
    'wrong: PORT: muss eine ganze Zahl von 0 bis 65535 sein.',
    'wrong: JWT_SECRET: fehlt.',
    'wrong: EXPOSE_CODES: ist in production nicht erlaubt: Antworten würden die Bestätigungscodes verraten.',
  ]);
});

it('simulated payments, test keys, mail traps and misspelt settings are doubtful', () => {
  const test = { STRIPE_SECRET_KEY: 'sk_test_12345678', SMTP_URL: 'smtp://mailpit:1025', MAIL_FORM: 'x' };
  expect(said({ ...production, ...test })).toEqual([
    'right: alle gültig',
    expect.stringMatching(/^doubtful: STRIPE_SECRET_KEY: ist ein Testschlüssel/),
    expect.stringMatching(/^doubtful: SMTP_URL: führt zu einem Postfach für Tests/),
    expect.stringMatching(/^doubtful: MAIL_FORM: gibt es nicht .+ MAIL_FROM/),
  ]);
  expect(said({ ...production, PAYMENT_PROVIDER: 'simulated' })[1]).toContain('Zahlungen sind simuliert');
});

it('outside production it names what customers would still need', () => {
  const [, finding] = checkSettings({});
  expect(finding).toMatchObject({ mark: 'doubtful', help: expect.stringContaining('JWT_SECRET, MASTER_KEY') });
  expect(said({ ...production, NODE_ENV: 'development', PAYMENT_PROVIDER: 'simulated' })).toEqual([
    'right: alle gültig',
    'doubtful: NODE_ENV ist nicht production: nichts für Kunden',
    expect.stringContaining('Zahlungen sind simuliert'),
  ]);
});
