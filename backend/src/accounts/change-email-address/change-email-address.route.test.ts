import type { OwnAccount } from '@sternklar/contracts/accounts/account.api';
import type { AuthenticatorAppOptions } from '@sternklar/contracts/accounts/authenticator-app.api';
import type { PasskeyCreationOptions, PasskeyRequestOptions } from '@sternklar/contracts/accounts/passkey.api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSoftApp } from '../../testing/authenticator-apps.ts';
import {
  CUSTOMER_PASSWORD,
  createTestWorld,
  type Person,
  TEST_ADMIN,
  type TestWorld,
} from '../../testing/test-world.ts';
import { createSoftAuthenticator } from '../passkeys/testing/soft-authenticator.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await createTestWorld();
});
afterAll(() => world.close());

const DAY_MS = 24 * 3_600_000;
const ask = (person: Pick<Person, 'post'>, new_email: string, password = CUSTOMER_PASSWORD, more = {}) =>
  person.post<{ verification_code: string }>('/account/email-change', { new_email, password, ...more });
const confirm = (person: Pick<Person, 'post'>, verification_code: string) =>
  person.post('/account/email-change/confirmation', { verification_code });
const statusOfLogin = async (email: string, password = CUSTOMER_PASSWORD) =>
  (await world.visitor.post('/auth/login', { email, password })).status;
const register = async (email: string) =>
  (await world.visitor.post('/auth/register', { email, password: CUSTOMER_PASSWORD })).status;
const emailOf = async (person: Person) => (await person.get<OwnAccount>('/account')).body.email;
const change = async (person: Person, newEmail: string, more = {}) => {
  const asked = await ask(person, newEmail, CUSTOMER_PASSWORD, more);
  expect(asked.status).toBe(200);
  expect((await confirm(person, asked.body.verification_code)).status).toBe(200);
  await world.catchUp();
};
/** The newest mail to an address with these words in its subject; of several, the newest. */
const mailTo = async (email: string, subject: string) =>
  (await world.mails(email)).find((mail) => mail.subject.includes(subject));
const undoPathIn = (text: string | undefined) => /\/adresse-zurueck\?token=\S+/.exec(text ?? '')?.[0] ?? '';
const open = (url: string) => world.app.inject({ method: 'GET', url, headers: { accept: 'text/html' } });
const press = (url: string) =>
  world.app.inject({
    method: 'POST',
    url,
    headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
    payload: '',
  });

describe('changing the e-mail address', () => {
  it('takes the password and a code that went to the new address; other sessions end, this one goes on', async () => {
    const anna = await world.customer('anna@alt.example');
    const phone = await world.login(anna.email);
    const asked = await ask(anna, 'Anna@Neu.example');
    expect(asked.status).toBe(200);
    expect(await emailOf(anna)).toBe('anna@alt.example');
    const mail = await mailTo('anna@neu.example', 'neue E-Mail-Adresse');
    expect(mail?.text).toContain(asked.body.verification_code);
    expect(await mailTo('anna@alt.example', 'neue E-Mail-Adresse')).toBeUndefined();

    expect((await confirm(anna, asked.body.verification_code)).status).toBe(200);
    expect(await emailOf(anna)).toBe('anna@neu.example');
    expect((await phone.get('/auth/me')).status).toBe(401);
    expect(await statusOfLogin('anna@alt.example')).toBe(401);
    expect(await statusOfLogin('anna@neu.example')).toBe(200);
  });

  it('is seen by the team, wherever it sees addresses', async () => {
    const bert = await world.customer('bert@alt.example');
    await bert.post('/business', {
      business_name: 'Berts Backstube',
      google_business_link: 'https://maps.example/bert',
    });
    await change(bert, 'bert@neu.example');
    const admin = await world.admin();
    const found = await admin.get<{ email: string }[]>(`/admin/users?filter=${encodeURIComponent('{"q":"bert@"}')}`);
    expect(found.body.map(({ email }) => email)).toEqual(['bert@neu.example']);
    const businesses = await admin.get<{ user_email: string }[]>('/admin/businesses');
    expect(businesses.body.map(({ user_email }) => user_email)).toContain('bert@neu.example');
    const history = await admin.get<{ kind: string }[]>(`/admin/users/${bert.accountId}/history`);
    expect(history.body.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['email-change-requested', 'email-changed']),
    );
  });

  it('refuses a wrong password, a wrong code, the same address and what is no address', async () => {
    const carla = await world.customer('carla@alt.example');
    expect(await ask(carla, 'carla@neu.example', 'geraten')).toMatchObject({
      status: 400,
      body: { code: 'password-wrong', errors: [{ field: 'password' }] },
    });
    expect(await ask(carla, 'CARLA@alt.example')).toMatchObject({ status: 422, body: { code: 'same-address' } });
    expect((await ask(carla, 'keine')).status).toBe(422);
    expect((await ask(carla, 'carla@neu.example')).status).toBe(200);
    for (let i = 0; i < 5; i += 1) expect(await confirm(carla, 'AAAAAA')).toMatchObject({ status: 400 });
    expect(await emailOf(carla)).toBe('carla@alt.example');
    expect((await ask(world.visitor, 'x@neu.example')).status).toBe(401);
    expect((await confirm(world.visitor, 'AAAAAA')).status).toBe(401);
  });

  it('has five tries for a code, and then even the right one opens nothing', async () => {
    const dora = await world.customer('dora@alt.example');
    const { body } = await ask(dora, 'dora@neu.example');
    for (let i = 0; i < 5; i += 1) await confirm(dora, 'AAAAAA');
    expect(await confirm(dora, body.verification_code)).toMatchObject({ status: 400, body: { code: 'code-invalid' } });
  });

  it('tells the wait before the next code', async () => {
    const emil = await world.customer('emil@alt.example');
    await ask(emil, 'emil@neu.example');
    expect(await ask(emil, 'emil@anders.example')).toMatchObject({
      status: 429,
      headers: { 'retry-after': '60' },
      body: { code: 'code-too-soon' },
    });
  });

  it('is the operator’s business for staff', async () => {
    const admin = await world.admin();
    expect(await ask(admin, 'chefin@neu.example', TEST_ADMIN.password)).toMatchObject({
      status: 409,
      body: { code: 'staff-account' },
    });
  });
});

describe('an address that somebody wants', () => {
  it('is nobody else’s while the code is good: not by registering, not by another change', async () => {
    const frida = await world.customer('frida@alt.example');
    const gustav = await world.customer('gustav@alt.example');
    await ask(frida, 'frida@neu.example');
    expect(await register('frida@neu.example')).toBe(400);
    const { body } = await ask(gustav, 'frida@neu.example');
    expect(await confirm(gustav, body.verification_code)).toMatchObject({
      status: 409,
      body: { code: 'email-address-taken' },
    });
    expect(await emailOf(gustav)).toBe('gustav@alt.example');
  });

  it('is free again a quarter of an hour later, and then the code opens nothing', async () => {
    const hanna = await world.customer('hanna@alt.example');
    const { body } = await ask(hanna, 'hanna@neu.example');
    world.advance(15 * 60_000);
    expect(await register('hanna@neu.example')).toBe(201);
    expect((await confirm(hanna, body.verification_code)).status).toBe(400);
  });

  it('is free at once when its owner asks for another one instead', async () => {
    const mia = await world.customer('mia@alt.example');
    await ask(mia, 'mia@neu.example');
    world.advance(61_000);
    expect((await ask(mia, 'mia@anders.example')).status).toBe(200);
    expect(await register('mia@neu.example')).toBe(201);
    expect(await register('mia@anders.example')).toBe(400);
  });

  it('goes to whoever asks for it after the code of another one is over, or asked before and confirms after', async () => {
    const nora = await world.customer('nora@alt.example');
    const otto = await world.customer('otto@alt.example');
    await ask(nora, 'nora@neu.example');
    world.advance(10 * 60_000);
    const { body } = await ask(otto, 'nora@neu.example');
    world.advance(6 * 60_000);
    expect((await confirm(otto, body.verification_code)).status).toBe(200);
    expect(await emailOf(otto)).toBe('nora@neu.example');

    await ask(nora, 'nora@zwei.example');
    world.advance(16 * 60_000);
    const paul = await world.customer('paul@alt.example');
    await change(paul, 'nora@zwei.example');
    expect(await emailOf(paul)).toBe('nora@zwei.example');
  });

  it('that somebody has is answered as a free one; its owner gets the code, and whoever enters it learns why not', async () => {
    const ida = await world.customer('ida@alt.example');
    const jan = await world.customer('jan@alt.example');
    const [free, taken] = [await ask(ida, 'ida@neu.example'), await ask(jan, 'ida@alt.example')];
    const withoutCode = ({ status, body: { verification_code: _, ...body } }: typeof free) => ({ status, body });
    expect(withoutCode(taken)).toEqual(withoutCode(free));
    expect((await mailTo('ida@alt.example', 'neue E-Mail-Adresse'))?.text).toContain('Sie waren das nicht?');
    expect((await confirm(jan, taken.body.verification_code)).status).toBe(409);
    expect(await emailOf(ida)).toBe('ida@alt.example');
  });

  it('goes to one of many who want it at once', async () => {
    const people = await Promise.all([1, 2, 3, 4].map((n) => world.customer(`viele${n}@alt.example`)));
    const asked = await Promise.all(people.map((person) => ask(person, 'begehrt@neu.example')));
    const registering = register('begehrt@neu.example');
    const confirmed = await Promise.all(
      people.map((person, i) => confirm(person, asked[i]?.body.verification_code ?? '')),
    );
    const winners = confirmed.filter(({ status }) => status === 200).length + ((await registering) === 201 ? 1 : 0);
    expect(winners).toBe(1);
  });
});

describe('a thief who knows the password', () => {
  it('loses the account to whoever reads the former address: one press, and nobody is signed in any more', async () => {
    const karl = await world.customer('karl@alt.example');
    const thief = await world.login(karl.email);
    await change(thief, 'dieb@weit.example');
    const mail = await mailTo('karl@alt.example', 'Neue E-Mail-Adresse für Ihr Konto');
    const path = undoPathIn(mail?.text);
    expect(mail?.text).not.toContain('dieb@weit.example');

    for (const twice of [1, 2]) {
      const page = await open(path);
      expect([page.statusCode, page.headers['cache-control'], twice]).toEqual([200, 'no-store', twice]);
      expect(page.body).toContain('<form method="post"><button type="submit">Rückgängig machen</button></form>');
      expect(page.body).not.toContain('<script');
    }
    await world.catchUp();
    expect(await emailOf(thief)).toBe('dieb@weit.example');

    expect((await press(path)).body).toContain('Ihr Konto hat wieder diese Adresse.');
    expect((await thief.get('/auth/me')).status).toBe(401);
    for (const email of ['karl@alt.example', 'dieb@weit.example']) expect(await statusOfLogin(email)).toBe(401);
    const code = /[A-Z2-9]{6}/.exec((await mailTo('karl@alt.example', 'neues Passwort'))?.text ?? '')?.[0];
    const body = { email: 'karl@alt.example', reset_code: code, new_password: 'wieder-meins' };
    expect((await world.visitor.post('/auth/reset-password', body)).status).toBe(200);
    expect(await statusOfLogin('karl@alt.example', 'wieder-meins')).toBe(200);
    expect(await register('dieb@weit.example')).toBe(201);
    for (const method of [open, press]) expect((await method(path)).statusCode).toBe(404);
  });

  it('keeps neither a passkey nor an app that opened the account meanwhile, nor shuts its owner out with one', async () => {
    const kuno = await world.customer('kuno@alt.example');
    const thief = await world.login(kuno.email);
    const password = { password: CUSTOMER_PASSWORD };
    const device = createSoftAuthenticator({ origin: 'http://localhost:3000' });
    const made = await thief.post<PasskeyCreationOptions>('/account/passkeys/options', password);
    await thief.post('/account/passkeys', { name: 'Fremdes Gerät', credential: device.create(made.body) });
    const { body: shown } = await thief.post<AuthenticatorAppOptions>('/account/authenticator-app/options', password);
    const app = createSoftApp(shown.secret);
    await thief.post('/account/authenticator-app', { setup: shown.setup, code: app.code(world.now()) });
    await change(thief, 'dieb3@weit.example', { app_code: app.code(world.now(), 1) });

    await press(undoPathIn((await mailTo('kuno@alt.example', 'Neue E-Mail-Adresse für Ihr Konto'))?.text));
    const { body: asked } = await world.visitor.post<PasskeyRequestOptions>('/auth/passkey/options');
    expect((await world.visitor.post('/auth/passkey', { credential: device.get(asked) })).status).toBe(401);
    const reset_code = /[A-Z2-9]{6}/.exec((await mailTo('kuno@alt.example', 'neues Passwort'))?.text ?? '')?.[0];
    const body = { email: 'kuno@alt.example', reset_code, new_password: 'wieder-meins' };
    expect((await world.visitor.post('/auth/reset-password', body)).status).toBe(200);
    expect(await statusOfLogin('kuno@alt.example', 'wieder-meins')).toBe(200);
  });

  it('keeps nothing by changing the address again', async () => {
    const lena = await world.customer('lena@alt.example');
    const thief = await world.login(lena.email);
    await change(thief, 'dieb1@weit.example');
    world.advance(2 * 60_000);
    await change(thief, 'dieb2@weit.example');
    const path = undoPathIn((await mailTo('lena@alt.example', 'Neue E-Mail-Adresse für Ihr Konto'))?.text);
    const ofThief = undoPathIn((await mailTo('dieb1@weit.example', 'Neue E-Mail-Adresse für Ihr Konto'))?.text);
    expect((await press(path)).statusCode).toBe(200);
    expect((await press(ofThief)).statusCode).toBe(404);
    expect(await register('dieb1@weit.example')).toBe(201);
  });

  it('is found out within a week; then the former address is free for everybody', async () => {
    const mona = await world.customer('mona@alt.example');
    await change(mona, 'mona@neu.example');
    const path = undoPathIn((await mailTo('mona@alt.example', 'Neue E-Mail-Adresse für Ihr Konto'))?.text);
    expect(await register('mona@alt.example')).toBe(400);
    world.advance(7 * DAY_MS);
    expect((await open(path)).statusCode).toBe(404);
    expect(await register('mona@alt.example')).toBe(201);
    expect((await press(path)).statusCode).toBe(404);
    expect(await statusOfLogin('mona@neu.example')).toBe(200);
  });

  it('does not get at anything with a token of their own making', async () => {
    for (const token of ['', 'unsinn', 'x'.repeat(5_000)])
      for (const method of [open, press])
        expect((await method(`/adresse-zurueck?token=${token}`)).statusCode).toBe(404);
  });
});

describe('what follows the account', () => {
  it('an unverified address that was mistyped is put right, and a stranger gets no way back into the account', async () => {
    const answer = await world.visitor.post<{ access_token: string }>('/auth/register', {
      email: 'olga@firm.example',
      password: CUSTOMER_PASSWORD,
    });
    expect(answer.status).toBe(201);
    const olga = await world.login('olga@firm.example');
    await change(olga, 'olga@firma.example');
    expect((await olga.get<OwnAccount>('/account')).body).toMatchObject({
      email: 'olga@firma.example',
      email_verified: true,
    });
    expect(await mailTo('olga@firm.example', 'Neue E-Mail-Adresse für Ihr Konto')).toBeUndefined();
    expect(await register('olga@firm.example')).toBe(201);
  });

  it('an erased account frees both addresses at once, and the link opens nothing', async () => {
    const paul = await world.customer('paul@alt.example');
    await change(paul, 'paul@neu.example');
    const path = undoPathIn((await mailTo('paul@alt.example', 'Neue E-Mail-Adresse für Ihr Konto'))?.text);
    const erased = await paul.post('/account/erasure', { password: CUSTOMER_PASSWORD, understood: true });
    expect(erased.status).toBe(200);
    await world.catchUp();
    expect(await register('paul@alt.example')).toBe(201);
    expect(await register('paul@neu.example')).toBe(201);
    expect((await press(path)).statusCode).toBe(404);
  });
});
