import type { AuthenticatorAppOptions } from '@sternklar/contracts/accounts/authenticator-app.api';
import type {
  PasskeyCreationOptions,
  PasskeyRequestOptions,
  RecoveryCodes,
  SignInWays,
} from '@sternklar/contracts/accounts/passkey.api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSoftApp } from '../../testing/authenticator-apps.ts';
import { createTestWorld, type Person, TEST_ADMIN, type TestWorld } from '../../testing/test-world.ts';
import { createSoftAuthenticator, type SoftAuthenticator } from './testing/soft-authenticator.ts';

const password = { password: TEST_ADMIN.password };
let world: TestWorld;
let authenticator: SoftAuthenticator;
let codes: readonly string[];
/** Signed in with the password, before there was a passkey. */
let admin: Person;

beforeAll(async () => {
  world = await createTestWorld({ env: { ADMIN_SECOND_FACTOR: 'required' } });
  authenticator = createSoftAuthenticator({ origin: 'http://localhost:3000' });
});
afterAll(() => world.close());

const logIn = (recovery_code?: string) =>
  world.visitor.post<{ access_token: string }>('/auth/login', {
    ...TEST_ADMIN,
    ...(recovery_code && { recovery_code }),
  });
const signed = async () => {
  const { body } = await admin.post<PasskeyRequestOptions>('/account/passkeys/confirmation-options', {});
  return { passkey: authenticator.get(body) };
};
const listUsers = (token: string) => world.visitor.get('/admin/users', { authorization: `Bearer ${token}` });
const meOf = async (person: Person) => (await person.get('/auth/me')).body;

describe('an admin where a password does not do', { shuffle: false }, () => {
  it('is none before a passkey is set up, and told so', async () => {
    admin = await world.admin();
    expect(await meOf(admin)).toMatchObject({ is_admin: false, second_factor_missing: true });
    expect((await admin.get('/account')).body).toMatchObject({
      email: TEST_ADMIN.email,
      is_admin: false,
      second_factor_missing: true,
    });
    expect((await admin.get('/admin/users')).status).toBe(403);
    const { headers } = await logIn();
    expect(headers['set-cookie']).toBeUndefined();
    expect((await admin.get<SignInWays>('/account/sign-in-ways')).body).toMatchObject({ passkeys: [], required: true });
  });

  it('is one in the session in which the first one is set up, and gets codes for its loss', async () => {
    const { body } = await admin.post<PasskeyCreationOptions>('/account/passkeys/options', password);
    const added = await admin.post('/account/passkeys', { name: 'Laptop', credential: authenticator.create(body) });
    expect(added.status).toBe(201);
    expect(String(added.headers['set-cookie'])).toContain('sternklar-pages=');
    expect(await meOf(admin)).toMatchObject({ is_admin: true });
    expect(await meOf(admin)).not.toHaveProperty('second_factor_missing');
    expect((await admin.get('/account')).body).toMatchObject({ is_admin: true });
    expect((await admin.get('/admin/users')).status).toBe(200);
    codes = (await admin.post<RecoveryCodes>('/account/recovery-codes', await signed())).body.codes;
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[A-HJ-NP-Z2-9]{5}-[A-HJ-NP-Z2-9]{5}$/);
  });

  it('is refused with the password alone from then on', async () => {
    expect(await logIn()).toMatchObject({
      status: 401,
      body: { code: 'second-factor-needed', detail: expect.stringContaining('genügt das Passwort nicht') },
    });
    expect(await world.visitor.post('/auth/login', { ...TEST_ADMIN, password: 'falsch' })).toMatchObject({
      body: { code: 'authentication-failed', detail: 'Authentifizierung fehlgeschlagen' },
    });
  });

  it('signs in with the passkey', async () => {
    const { body } = await world.visitor.post<PasskeyRequestOptions>('/auth/passkey/options');
    const signed = { credential: authenticator.get(body) };
    const answer = await world.visitor.post<{ access_token: string }>('/auth/passkey', signed);
    expect(answer.status).toBe(200);
    expect((await listUsers(answer.body.access_token)).status).toBe(200);
  });

  it('signs in with the password and a code where the passkey is lost, once with each, and is told by mail', async () => {
    const [code = '', other = ''] = codes;
    expect(await logIn('AAAAA-AAAAA')).toMatchObject({
      status: 401,
      body: { code: 'recovery-code-wrong', detail: expect.stringContaining('Wiederherstellungscode') },
    });
    const answer = await logIn(code.toLowerCase().replace('-', ' '));
    expect((await listUsers(answer.body.access_token)).status).toBe(200);
    expect((await logIn(code)).status).toBe(401);
    const both = await Promise.all([logIn(other), logIn(other)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect((await admin.get<SignInWays>('/account/sign-in-ways')).body.recovery_codes_left).toBe(8);
    const subjects = (await world.mails(TEST_ADMIN.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.startsWith('Wiederherstellungscode benutzt'))).toHaveLength(2);
  });

  it('loses the codes so far with new ones', async () => {
    const [, , third = ''] = codes;
    codes = (await admin.post<RecoveryCodes>('/account/recovery-codes', await signed())).body.codes;
    expect((await logIn(third)).status).toBe(401);
  });

  it.each([
    '/account/recovery-codes',
    '/account/passkeys/options',
    '/account/passkeys/:own/removal',
    '/account/authenticator-app/options',
  ])('changes nothing of how the account is signed in to by the password alone: %s', async (path) => {
    const own = (await admin.get<SignInWays>('/account/sign-in-ways')).body.passkeys[0]?.id ?? '';
    const change = path.replace(':own', own);
    expect(await admin.post(change, password)).toMatchObject({
      status: 400,
      body: {
        code: 'second-factor-needed',
        errors: [{ field: 'app_code', message: expect.stringContaining('Passkey') }],
      },
    });
    expect(await admin.post(change, { ...password, recovery_code: 'AAAAA-AAAAA' })).toMatchObject({
      status: 400,
      body: { code: 'recovery-code-wrong', errors: [{ field: 'app_code' }] },
    });
    // An app that is not there shows no code.
    expect((await admin.post(change, { ...password, app_code: '123456' })).body).toMatchObject({
      code: 'second-factor-needed',
    });
    expect((await admin.get<SignInWays>('/account/sign-in-ways')).body).toMatchObject({
      passkeys: [{ id: own }],
      recovery_codes_left: codes.length,
    });
  });

  it('does so with the passkey, or with a recovery code where that is lost', async () => {
    expect((await admin.post('/account/passkeys/options', await signed())).status).toBe(200);
    expect((await admin.post('/account/authenticator-app/options', await signed())).status).toBe(200);
    const [code, another] = codes;
    const anApp = { ...password, recovery_code: another };
    expect((await admin.post('/account/authenticator-app/options', anApp)).status).toBe(200);
    expect((await admin.post('/account/passkeys/options', { ...password, recovery_code: code })).status).toBe(200);
    expect((await admin.post('/account/passkeys/options', { ...password, recovery_code: code })).status).toBe(400);
  });

  it('who lost everything is let in again by the operator, with the password, to set one up', async () => {
    const { operators } = world.product.accountServices;
    expect(await operators.resetSecondFactor(TEST_ADMIN.email)).toEqual({ removed: 1, hadApp: false });
    const again = await world.admin();
    expect(await meOf(again)).toMatchObject({ second_factor_missing: true });
    expect(await operators.resetSecondFactor('niemand@firma.example')).toMatchObject({ rejected: 'account-unknown' });
  });

  it('is one with an authenticator app as with a passkey, and signs in with its code', async () => {
    const again = await world.admin();
    const { body: shown } = await again.post<AuthenticatorAppOptions>('/account/authenticator-app/options', password);
    const app = createSoftApp(shown.secret);
    expect((await again.get('/admin/users')).status).toBe(403);
    const added = await again.post('/account/authenticator-app', { setup: shown.setup, code: app.code(world.now()) });
    expect(added.status).toBe(201);
    expect(String(added.headers['set-cookie'])).toContain('sternklar-pages=');
    expect((await again.get('/admin/users')).status).toBe(200);
    expect(await logIn()).toMatchObject({ status: 401, body: { code: 'app-code-needed' } });
    const signedIn = await world.visitor.post<{ access_token: string }>('/auth/login', {
      ...TEST_ADMIN,
      app_code: app.code(world.now(), 1),
    });
    expect((await listUsers(signedIn.body.access_token)).status).toBe(200);
  });

  it('is the only one of whom it is asked: auditors and customers sign in as ever', async () => {
    expect((await (await world.auditor()).get('/admin/users')).status).toBe(200);
    expect(await meOf(await world.customer('anna@firma.example'))).not.toHaveProperty('second_factor_missing');
  });
});
