import { type AccountEvent, accountStream } from '@sternklar/contracts/accounts/account.events';
import type { PasskeyRequestOptions, SignInWays } from '@sternklar/contracts/accounts/passkey.api';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CUSTOMER_PASSWORD, createTestWorld, type Person, type TestWorld } from '../../testing/test-world.ts';
import { accountStreamType } from '../account.ts';
import { createSoftAuthenticator } from '../passkeys/testing/soft-authenticator.ts';
import { createWebAuthn } from '../passkeys/web-authn.ts';

const ORIGIN = 'http://localhost:3000';
const NEW_PASSWORD = 'jetzt-meines';
const owner = { password: CUSTOMER_PASSWORD };
let world: TestWorld;

beforeAll(async () => {
  world = await createTestWorld();
});
afterAll(() => world.close());

const record = async ({ accountId }: Person, event: AccountEvent) => {
  const id = v7();
  const context = { actor: { kind: 'account', id: accountId } as const, accountId, correlationId: id, causationId: id };
  await world.product.commands.handle({
    streamType: accountStreamType,
    streamId: accountStream(accountId),
    decide: () => [event],
    context: { ...context, commandId: id },
  });
};
/** A passkey of an account whose address was never verified, as they could be added once. */
const addPasskeyAsBefore = async (person: Person) => {
  const { challenges, passkeys } = world.product.accountServices;
  const { accountId } = person;
  const webAuthn = createWebAuthn({ party: { name: 'Sternklar', origin: ORIGIN }, challenges });
  const passkey = createSoftAuthenticator({ origin: ORIGIN });
  const options = await webAuthn.creationOptions({ id: accountId, email: person.email, passwordVersion: 1, known: [] });
  const key = await webAuthn.registered({ accountId, passwordVersion: 1 }, passkey.create(options));
  if (key === null) throw new Error('This passkey is right.');
  const passkeyId = v7();
  await passkeys.keep({ ...key, id: passkeyId, accountId, name: 'Fremd', createdAt: world.now() });
  await record(person, { type: 'PasskeyAdded', data: { accountId, passkeyId } });
  return passkey;
};
const addAppAsBefore = (person: Person) =>
  record(person, { type: 'AuthenticatorAppAdded', data: { accountId: person.accountId, appId: v7() } });
const statusOfPasskey = async (passkey: Awaited<ReturnType<typeof addPasskeyAsBefore>>) => {
  const { body: asked } = await world.visitor.post<PasskeyRequestOptions>('/auth/passkey/options');
  return (await world.visitor.post('/auth/passkey', { credential: passkey.get(asked) })).status;
};
const statusOfLogin = async (email: string, password: string) =>
  (await world.visitor.post('/auth/login', { email, password })).status;
const reset = async (email: string) => {
  const { body } = await world.visitor.post<{ reset_code?: string }>('/auth/forgot-password', { email });
  const mail = (await world.mails(email)).find(({ subject }) => subject.includes('neues Passwort'));
  const reset_code = body.reset_code ?? /[A-Z2-9]{6}/.exec(mail?.text ?? '')?.[0];
  return (await world.visitor.post('/auth/reset-password', { email, reset_code, new_password: NEW_PASSWORD })).status;
};

describe('an account whose address nobody showed to read', () => {
  it('gets neither passkey nor app nor recovery codes, and is told what to do first', async () => {
    const person = await world.register('fremde@firma.example');
    const refused = {
      status: 409,
      body: { code: 'email-unverified', detail: expect.stringContaining('bestätigen Sie zuerst Ihre E-Mail-Adresse') },
    };
    for (const path of ['/account/passkeys/options', '/account/authenticator-app/options', '/account/recovery-codes'])
      expect(await person.post(path, owner), path).toMatchObject(refused);
    await person.post('/auth/verify-email', { verification_code: person.verificationCode });
    expect((await person.post('/account/passkeys/options', owner)).status).toBe(200);
  });

  it('is opened by no key of a stranger once its owner has set a new password', async () => {
    const stranger = await world.register('opfer@firma.example');
    const passkey = await addPasskeyAsBefore(stranger);
    expect(await statusOfPasskey(passkey)).toBe(200);
    expect(await reset(stranger.email)).toBe(200);
    expect(await statusOfPasskey(passkey)).toBe(401);
    expect((await stranger.get('/auth/me')).status).toBe(401);
    expect(await statusOfLogin(stranger.email, NEW_PASSWORD)).toBe(200);
  });

  it('is not kept from its owner by a stranger’s app', async () => {
    const stranger = await world.register('opfer-2@firma.example');
    await addAppAsBefore(stranger);
    expect(await statusOfLogin(stranger.email, CUSTOMER_PASSWORD)).toBe(401);
    expect(await reset(stranger.email)).toBe(200);
    expect(await statusOfLogin(stranger.email, NEW_PASSWORD)).toBe(200);
  });

  it('loses what was set up before when it is verified, says so, and ends the other sessions', async () => {
    const person = await world.register('frueher@firma.example');
    const passkey = await addPasskeyAsBefore(person);
    await addAppAsBefore(person);
    const elsewhere = await world.login(person.email);
    const answer = await person.post<{ message: string }>('/auth/verify-email', {
      verification_code: person.verificationCode,
    });
    expect(answer).toMatchObject({ status: 200, body: { message: expect.stringContaining('noch einmal ein') } });
    expect(await statusOfPasskey(passkey)).toBe(401);
    expect((await elsewhere.get('/auth/me')).status).toBe(401);
    expect((await person.get<SignInWays>('/account/sign-in-ways')).body).toMatchObject({
      passkeys: [],
      authenticator_app: null,
    });
    expect((await world.mails(person.email)).map(({ subject }) => subject)).toEqual(
      expect.arrayContaining(['Passkey entfernt bei Sternklar', 'Authenticator-App entfernt bei Sternklar']),
    );
  });
});

it('a new password leaves the passkeys of a verified account alone', async () => {
  const person = await world.customer('echt@firma.example');
  const passkey = await addPasskeyAsBefore(person);
  expect(await reset(person.email)).toBe(200);
  expect(await statusOfPasskey(passkey)).toBe(200);
});
