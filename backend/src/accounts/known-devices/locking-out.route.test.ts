import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CUSTOMER_PASSWORD, createTestWorld, TEST_ADMIN, type TestWorld } from '../../testing/test-world.ts';

const MINUTE = 60_000;
const CODE = /\b[A-HJ-NP-Z2-9]{6}\b/;
/** What a browser keeps, as it sends it. */
const browser = (letter: string) => ({ 'device-token': letter.repeat(43) });
const HOME = browser('h');
let world: TestWorld;

beforeAll(async () => {
  world = await createTestWorld({ env: { LOGIN_ATTEMPTS_PER_QUARTER_HOUR: '10' } });
});
afterAll(() => world.close());

const logIn = (email: string, password: string, headers = {}) =>
  world.visitor.post<{ access_token: string }>('/auth/login', { email, password }, headers);
const askForCode = (email: string, headers = {}) => world.visitor.post('/auth/forgot-password', { email }, headers);
const reset = (email: string, reset_code: string, new_password: string, headers = {}) =>
  world.visitor.post('/auth/reset-password', { email, reset_code, new_password }, headers);
/** Codes that came by mail, newest first. */
const codesOf = async (email: string) =>
  (await world.mails(email))
    .filter(({ subject }) => /Passwort/.test(subject))
    .map(({ text }) => CODE.exec(text)?.[0] ?? '');

/** 41 requests in five minutes of somebody who knows nothing but the address: wrong passwords, then burnt codes. */
const lockOut = async (email: string) => {
  for (let i = 0; i < 11; i += 1) await logIn(email, 'falsch');
  for (let i = 0; i < 5; i += 1) {
    await askForCode(email);
    for (let j = 0; j < 5; j += 1) await reset(email, 'AAAAAA', 'fremdes-passwort');
    world.advance(MINUTE);
  }
};

const customerAt = async (email: string, headers = HOME) => {
  await world.customer(email);
  await logIn(email, CUSTOMER_PASSWORD, headers);
};

describe('whoever knows an address alone', () => {
  it('does not keep its owner out of a device that signed in before', async () => {
    await customerAt('anna@firma.example');
    await lockOut('anna@firma.example');
    expect((await logIn('anna@firma.example', CUSTOMER_PASSWORD)).status).toBe(429);
    expect((await logIn('anna@firma.example', CUSTOMER_PASSWORD, HOME)).status).toBe(200);
  });

  it('does not keep an admin out', { tags: 'long' }, async () => {
    await logIn(TEST_ADMIN.email, TEST_ADMIN.password, HOME);
    await lockOut(TEST_ADMIN.email);
    expect((await logIn(TEST_ADMIN.email, TEST_ADMIN.password, HOME)).status).toBe(200);
  });

  it('does not keep somebody who is signed in from changing the password', { tags: 'long' }, async () => {
    await customerAt('berta@firma.example');
    const berta = await world.login('berta@firma.example');
    await lockOut('berta@firma.example');
    const body = { current_password: CUSTOMER_PASSWORD, new_password: 'ein-anderes' };
    expect((await berta.post('/auth/change-password', body)).status).toBe(200);
  });

  it('does not use up the code that the owner asks for from a known device, nor keep it from being mailed', {
    tags: 'long',
  }, async () => {
    const email = 'caesar@firma.example';
    await customerAt(email);
    await lockOut(email);
    const before = (await codesOf(email)).length;
    await askForCode(email, HOME);
    const [code = '', ...others] = await codesOf(email);
    expect(others).toHaveLength(before);
    for (let i = 0; i < 6; i += 1) await reset(email, 'AAAAAA', 'fremdes-passwort');
    await askForCode(email);
    expect((await reset(email, code, 'neues-passwort', HOME)).status).toBe(200);
    expect((await logIn(email, 'neues-passwort', HOME)).status).toBe(200);
  });

  it('does not burn a code for the known device that the owner enters it on, whoever asked for it', async () => {
    const email = 'dora@firma.example';
    await customerAt(email);
    await askForCode(email);
    const [code = ''] = await codesOf(email);
    for (let i = 0; i < 6; i += 1) await reset(email, 'AAAAAA', 'fremdes-passwort');
    expect((await reset(email, code, 'neues-passwort')).status).toBe(400);
    expect((await reset(email, code, 'neues-passwort', HOME)).status).toBe(200);
  });
});

describe('a known device', () => {
  it('has ten guesses of its own in a quarter of an hour, and no more', async () => {
    const email = 'emil@firma.example';
    await customerAt(email);
    for (let i = 0; i < 10; i += 1) expect((await logIn(email, 'falsch', HOME)).status).toBe(401);
    expect((await logIn(email, CUSTOMER_PASSWORD, HOME)).status).toBe(429);
    expect((await logIn(email, CUSTOMER_PASSWORD)).status).toBe(200);
    world.advance(15 * MINUTE + 1);
    expect((await logIn(email, CUSTOMER_PASSWORD, HOME)).status).toBe(200);
  });

  it('gets five codes an hour, and each of them is tried five times', async () => {
    const email = 'frida@firma.example';
    await customerAt(email);
    for (let i = 0; i < 7; i += 1) {
      await askForCode(email, HOME);
      world.advance(MINUTE);
    }
    const codes = await codesOf(email);
    expect(codes).toHaveLength(5);
    for (let i = 0; i < 5; i += 1) await reset(email, 'AAAAAA', 'neues-passwort', HOME);
    expect((await reset(email, codes[0] ?? '', 'neues-passwort', HOME)).status).toBe(400);
  });

  it('is known for one account alone', async () => {
    await customerAt('gustav@firma.example');
    await customerAt('heide@firma.example', browser('o'));
    for (let i = 0; i < 11; i += 1) await logIn('gustav@firma.example', 'falsch', browser('o'));
    expect((await logIn('gustav@firma.example', CUSTOMER_PASSWORD, browser('o'))).status).toBe(429);
    expect((await logIn('gustav@firma.example', CUSTOMER_PASSWORD, HOME)).status).toBe(200);
  });

  it('is not made known by a wrong password, nor by a word that is no token', { tags: 'long' }, async () => {
    const email = 'ida@firma.example';
    await world.customer(email);
    await logIn(email, 'falsch', HOME);
    await logIn(email, CUSTOMER_PASSWORD, { 'device-token': 'kurz' });
    await lockOut(email);
    expect((await logIn(email, CUSTOMER_PASSWORD, HOME)).status).toBe(429);
    expect((await logIn(email, CUSTOMER_PASSWORD, { 'device-token': 'kurz' })).status).toBe(429);
  });
});
