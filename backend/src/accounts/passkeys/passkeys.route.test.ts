import type {
  Passkey,
  PasskeyAssertion,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
  SignInWays,
} from '@sternklar/contracts/accounts/passkey.api';
import { openSession } from '@sternklar/event-store/postgres/session';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CUSTOMER_PASSWORD, createTestWorld, type Person, type TestWorld } from '../../testing/test-world.ts';
import {
  type Bent,
  createSoftAuthenticator,
  newKeyPair,
  type SoftAuthenticator,
} from './testing/soft-authenticator.ts';

const ORIGIN = 'http://localhost:3000';
const MINUTE = 60_000;
let world: TestWorld;

beforeAll(async () => {
  world = await createTestWorld();
});
afterAll(() => world.close());

const password = { password: CUSTOMER_PASSWORD };
const optionsOf = async (person: Person) =>
  (await person.post<PasskeyCreationOptions>('/account/passkeys/options', password)).body;
const addTo = async (person: Person, name = 'Laptop') => {
  const authenticator = createSoftAuthenticator({ origin: ORIGIN });
  const credential = authenticator.create(await optionsOf(person));
  const added = await person.post<Passkey>('/account/passkeys', { name, credential });
  return { authenticator, credential, added };
};
const signInOptions = async () => (await world.visitor.post<PasskeyRequestOptions>('/auth/passkey/options')).body;
const signIn = (credential: PasskeyAssertion) =>
  world.visitor.post<{ access_token: string }>('/auth/passkey', { credential });
const signInWith = async (authenticator: SoftAuthenticator, bent?: Bent) =>
  signIn(authenticator.get(await signInOptions(), bent));
const waysOf = async (person: Person) => (await person.get<SignInWays>('/account/sign-in-ways')).body;
const confirmation = async (person: Person, authenticator: SoftAuthenticator) => {
  const { body } = await person.post<PasskeyRequestOptions>('/account/passkeys/confirmation-options');
  return authenticator.get(body);
};

describe('a passkey', () => {
  it('is added with a name, told by mail, and opens the account without its address', async () => {
    const anna = await world.customer('anna@firma.example');
    expect(await optionsOf(anna)).toMatchObject({
      rp: { id: 'localhost', name: 'Sternklar' },
      user: { name: 'anna@firma.example' },
      excludeCredentials: [],
    });
    const { authenticator, added } = await addTo(anna, ' Telefon ');
    expect(added).toMatchObject({ status: 201, body: { name: 'Telefon', last_used_at: null, synced: false } });
    const answer = await signInWith(authenticator);
    expect(answer.status).toBe(200);
    const me = await world.visitor.get('/auth/me', { authorization: `Bearer ${answer.body.access_token}` });
    expect(me.body).toMatchObject({ id: anna.accountId });
    expect((await waysOf(anna)).passkeys).toMatchObject([{ name: 'Telefon', last_used_at: world.now().toISOString() }]);
    const subjects = (await world.mails(anna.email)).map(({ subject }) => subject);
    expect(subjects).toContain('Neuer Passkey bei Sternklar');
  });

  it('may be one of several, and the browser is told which there are', async () => {
    const berta = await world.customer('berta@firma.example');
    const one = await addTo(berta, 'Laptop');
    expect((await optionsOf(berta)).excludeCredentials).toMatchObject([{ id: one.credential.id }]);
    const other = await addTo(berta, 'Schlüssel');
    expect((await waysOf(berta)).passkeys.map(({ name }) => name)).toEqual(['Laptop', 'Schlüssel']);
    for (const { authenticator } of [one, other]) expect((await signInWith(authenticator)).status).toBe(200);
  });

  it('is not added without the password, nor by somebody else’s answer, nor twice', async () => {
    const caesar = await world.customer('caesar@firma.example');
    const dora = await world.customer('dora@firma.example');
    expect((await caesar.post('/account/passkeys/options', { password: 'falsch' })).status).toBe(400);
    expect((await caesar.post('/account/passkeys/options', {})).status).toBe(422);
    const { credential } = await addTo(caesar);
    expect((await caesar.post('/account/passkeys', { name: 'Noch einmal', credential })).status).toBe(400);
    expect((await dora.post('/account/passkeys', { name: 'Fremd', credential })).status).toBe(400);
    const late = createSoftAuthenticator({ origin: ORIGIN }).create(await optionsOf(dora));
    world.advance(5 * MINUTE);
    expect((await dora.post('/account/passkeys', { name: 'Spät', credential: late })).status).toBe(400);
    expect((await waysOf(dora)).passkeys).toEqual([]);
  });

  it('is not added once another password was set since the password was shown', async () => {
    const otto = await world.customer('otto@firma.example');
    const options = await optionsOf(otto);
    const passwords = { current_password: CUSTOMER_PASSWORD, new_password: 'ein-neues-passwort' };
    expect((await otto.post('/auth/change-password', passwords)).status).toBe(200);
    const credential = createSoftAuthenticator({ origin: ORIGIN }).create(options);
    expect((await otto.post('/account/passkeys', { name: 'Spät', credential })).status).toBe(400);
    expect((await waysOf(otto)).passkeys).toEqual([]);
  });

  it('is not added by who was thrown out in that very moment', async () => {
    const paul = await world.customer('paul@firma.example');
    const { passkeys } = world.product.accountServices;
    world.meanwhile('PasskeyAdded', () =>
      paul.post('/auth/change-password', { current_password: CUSTOMER_PASSWORD, new_password: 'ein-neues-passwort' }),
    );
    expect((await addTo(paul)).added).toMatchObject({ status: 400, body: { code: 'passkey-wrong' } });
    expect(await passkeys.of(paul.accountId)).toEqual([]);
  });

  it('is not added on another site’s page', async () => {
    const emil = await world.customer('emil@firma.example');
    const phisher = createSoftAuthenticator({ origin: 'https://sternk1ar.example' });
    const credential = phisher.create(await optionsOf(emil));
    expect((await emil.post('/account/passkeys', { name: 'Angel', credential })).status).toBe(400);
  });

  it('opens nothing when anything about its answer is not right', async () => {
    const frida = await world.customer('frida@firma.example');
    const { authenticator } = await addTo(frida);
    const bent: readonly Bent[] = [
      { origin: 'https://sternk1ar.example' },
      { rpId: 'sternk1ar.example' },
      { userVerified: false },
      { key: newKeyPair().privateKey },
    ];
    for (const each of bent) {
      expect(await signInWith(authenticator, each)).toMatchObject({ status: 401, body: { code: 'passkey-refused' } });
    }
    const unknown = createSoftAuthenticator({ origin: ORIGIN });
    expect((await signInWith(unknown)).status).toBe(401);
    const confirmed = await confirmation(frida, authenticator);
    expect((await signIn(confirmed)).status).toBe(401);
    expect((await signInWith(authenticator)).status).toBe(200);
  });

  it('answers once, and in time', async () => {
    const gustav = await world.customer('gustav@firma.example');
    const { authenticator } = await addTo(gustav);
    const once = authenticator.get(await signInOptions());
    const both = await Promise.all([signIn(once), signIn(once)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    const late = authenticator.get(await signInOptions());
    world.advance(5 * MINUTE);
    expect((await signIn(late)).status).toBe(401);
  });

  it('stands for the password where that is asked for', async () => {
    const heide = await world.customer('heide@firma.example');
    const { authenticator } = await addTo(heide);
    const change = (passkey: PasskeyAssertion) =>
      heide.post('/auth/change-password', { passkey, new_password: 'ein-anderes-1' });
    const stranger = await world.customer('ida@firma.example');
    const foreign = await addTo(stranger);
    expect((await change(await confirmation(stranger, foreign.authenticator))).status).toBe(400);
    const used = await confirmation(heide, authenticator);
    expect((await change(used)).status).toBe(200);
    expect((await change(used)).status).toBe(400);
    const asked = { new_email: 'heide@neu.example', passkey: await confirmation(heide, authenticator) };
    expect((await heide.post('/account/email-change', asked)).status).toBe(200);
    const leaving = { passkey: await confirmation(heide, authenticator) };
    expect((await heide.post('/account/deletion-request', leaving)).status).toBe(200);
    expect((await world.login(heide.email, 'ein-anderes-1')).accountId).toBe(heide.accountId);
  });

  it('is removed by its owner with the password, told by mail, and opens nothing any more', async () => {
    const jana = await world.customer('jana@firma.example');
    const stranger = await world.customer('karl@firma.example');
    const { authenticator, added } = await addTo(jana);
    const path = `/account/passkeys/${added.body.id}/removal`;
    expect((await stranger.post(path, password)).status).toBe(404);
    expect((await jana.post(path, { password: 'falsch' })).status).toBe(400);
    expect((await jana.post(path, password)).status).toBe(200);
    expect((await jana.post(path, password)).status).toBe(404);
    expect((await signInWith(authenticator)).status).toBe(401);
    expect((await world.mails(jana.email)).map(({ subject }) => subject)).toContain('Passkey entfernt bei Sternklar');
  });

  it('that was kept by a process which died before its event opens nothing, and may be added again', async () => {
    const lena = await world.customer('lena@firma.example');
    const authenticator = createSoftAuthenticator({ origin: ORIGIN });
    const owner = await openSession({ url: world.ownerUrl, applicationName: 'sternklar-tests' });
    const { credential, added } = await addTo(lena);
    // As if the event had not been recorded: another id than the one that the log names.
    await owner.query('update accounts.passkeys set id = gen_random_uuid() where id = $1', [added.body.id]);
    await owner.end();
    expect((await waysOf(lena)).passkeys).toEqual([]);
    const again = { ...authenticator.create(await optionsOf(lena)) };
    expect((await lena.post('/account/passkeys', { name: 'Neu', credential: again })).status).toBe(201);
    expect(credential.id).not.toBe(again.id);
  });

  it('is in the export of own data, and goes with the account', async () => {
    const mona = await world.customer('mona@firma.example');
    const { authenticator } = await addTo(mona, 'Tablet');
    await mona.post('/account/recovery-codes', password);
    const { body } = await mona.get<{ passkeys: Passkey[] }>('/account/export');
    expect(body.passkeys).toMatchObject([{ name: 'Tablet' }]);
    const erasure = { passkey: await confirmation(mona, authenticator), understood: true };
    expect((await mona.post('/account/erasure', erasure)).status).toBe(200);
    expect((await signInWith(authenticator)).status).toBe(401);
    const owner = await openSession({ url: world.ownerUrl, applicationName: 'sternklar-tests' });
    for (const table of ['accounts.passkeys', 'accounts.recovery_codes']) {
      expect((await owner.query(`select 1 from ${table} where account_id = $1`, [mona.accountId])).rows).toEqual([]);
    }
    await owner.end();
  });
});
