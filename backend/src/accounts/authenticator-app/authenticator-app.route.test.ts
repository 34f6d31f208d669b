import type {
  AddedAuthenticatorApp,
  AuthenticatorAppOptions,
} from '@sternklar/contracts/accounts/authenticator-app.api';
import type { OwnData } from '@sternklar/contracts/accounts/own-data.api';
import type {
  PasskeyCreationOptions,
  PasskeyRequestOptions,
  RecoveryCodes,
  SignInWays,
} from '@sternklar/contracts/accounts/passkey.api';
import pg from 'pg';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bytesOf, createSoftApp, type SoftApp } from '../../testing/authenticator-apps.ts';
import { CUSTOMER_PASSWORD, createTestWorld, type Person, type TestWorld } from '../../testing/test-world.ts';
import { createSoftAuthenticator } from '../passkeys/testing/soft-authenticator.ts';

const MINUTE = 60_000;
const owner = { password: CUSTOMER_PASSWORD };
/** What a browser keeps, as it sends it. */
const browser = (letter: string) => ({ 'device-token': letter.repeat(43) });
const HOME = browser('h');
const OPTIONS = '/account/authenticator-app/options';
const APP = '/account/authenticator-app';
let world: TestWorld;
const logged: string[] = [];

beforeAll(async () => {
  world = await createTestWorld({
    env: { LOGIN_ATTEMPTS_PER_QUARTER_HOUR: '100' },
    log: (line) => void logged.push(line),
  });
});
afterAll(() => world.close());

interface Owner extends Person {
  readonly app: SoftApp;
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

const logIn = (email: string, more: object = {}, headers = {}) =>
  world.visitor.post<{ access_token: string; code?: string }>('/auth/login', { email, ...owner, ...more }, headers);

const begun = async (person: Person) => {
  const { body } = await person.post<AuthenticatorAppOptions>(OPTIONS, owner);
  return { ...body, app: createSoftApp(body.secret) };
};

/** A customer with an app, a while after it was set up. */
const ownerOf = async (email: string): Promise<Owner> => {
  const person = await world.customer(email);
  await logIn(email, {}, HOME);
  const { setup, secret, app } = await begun(person);
  const { body } = await person.post<AddedAuthenticatorApp>(APP, { setup, code: app.code(world.now()) });
  world.advance(MINUTE);
  return { ...person, app, secret, recoveryCodes: body.recovery_codes ?? [] };
};
const wrongFor = (app: SoftApp) => {
  const right = [-1, 0, 1].map((steps) => app.code(world.now(), steps));
  return ['000000', '000001', '000002', '000003'].find((code) => !right.includes(code)) ?? '';
};

describe('setting up an app', () => {
  it('takes the password, then a code of the app, and nothing counts before', async () => {
    const person = await world.customer('anna@firma.example');
    expect(await person.post(OPTIONS, { password: 'falsch' })).toMatchObject({ body: { code: 'password-wrong' } });
    const { setup, secret, uri, app } = await begun(person);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toBe(`otpauth://totp/Sternklar:anna%40firma.example?secret=${secret}&issuer=Sternklar`);
    expect((await person.get<SignInWays>('/account/sign-in-ways')).body.authenticator_app).toBeNull();
    expect((await logIn('anna@firma.example')).status).toBe(200);
    expect(await person.post(APP, { setup, code: wrongFor(app) })).toMatchObject({ body: { code: 'app-code-wrong' } });
    const added = await person.post<AddedAuthenticatorApp>(APP, { setup, code: app.code(world.now()) });
    expect(added).toMatchObject({ status: 201, body: { last_used_at: null } });
    expect(new Set(added.body.recovery_codes).size).toBe(10);
    expect((await logIn('anna@firma.example')).body.code).toBe('app-code-needed');
  });

  it('counts once, for one account, for a quarter of an hour', async () => {
    const person = await world.customer('berta@firma.example');
    const other = await world.customer('bert@firma.example');
    const { setup, app } = await begun(person);
    const shown = () => ({ setup, code: app.code(world.now()) });
    expect((await other.post(APP, shown())).status).toBe(400);
    expect((await person.post(APP, shown())).status).toBe(201);
    const next = app.code(world.now(), 1);
    expect((await person.post(`${APP}/removal`, { ...owner, app_code: next })).status).toBe(200);
    expect((await person.post(APP, shown())).status).toBe(400);
    const late = await begun(person);
    world.advance(15 * MINUTE);
    expect((await person.post(APP, { setup: late.setup, code: late.app.code(world.now()) })).status).toBe(400);
  });

  it('counts no more once another password was set since the password was shown', async () => {
    const person = await world.customer('bodo@firma.example');
    const { setup, app } = await begun(person);
    const passwords = { current_password: CUSTOMER_PASSWORD, new_password: 'ein-neues-passwort' };
    expect((await person.post('/auth/change-password', passwords)).status).toBe(200);
    expect(await person.post(APP, { setup, code: app.code(world.now()) })).toMatchObject({
      status: 400,
      body: { code: 'app-code-wrong' },
    });
  });

  it('is refused beside another app; of two at once one is taken, and its codes go on', async () => {
    const person = await world.customer('caesar@firma.example');
    const [one, two] = [await begun(person), await begun(person)];
    const answers = await Promise.all(
      [one, two].map(({ setup, app }) => person.post(APP, { setup, code: app.code(world.now()) })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const taken = answers[0]?.status === 201 ? one : two;
    world.advance(MINUTE);
    expect((await logIn('caesar@firma.example', { app_code: taken.app.code(world.now()) })).status).toBe(200);
  });

  it('ends the sessions that were begun with the password alone', async () => {
    const thief = await world.customer('dora@firma.example').then(({ email }) => world.login(email));
    await begun(await world.login('dora@firma.example')).then(async ({ setup, app }) => {
      const here = await world.login('dora@firma.example');
      expect((await here.post(APP, { setup, code: app.code(world.now()) })).status).toBe(201);
      expect((await here.get('/account')).status).toBe(200);
    });
    expect((await thief.get('/account')).status).toBe(401);
  });
});

describe('signing in with an app', () => {
  it('takes the code of now, and those beside it, with blanks or without', async () => {
    const emil = await ownerOf('emil@firma.example');
    const code = emil.app.code(world.now(), -1);
    expect((await logIn(emil.email, { app_code: `${code.slice(0, 3)} ${code.slice(3)}` })).status).toBe(200);
    expect((await logIn(emil.email, { app_code: emil.app.code(world.now()) })).status).toBe(200);
    expect((await logIn(emil.email, { app_code: emil.app.code(world.now(), 1) })).status).toBe(200);
    expect((await emil.get<SignInWays>('/account/sign-in-ways')).body.authenticator_app?.last_used_at).toBe(
      world.now().toISOString(),
    );
  });

  it('takes no code twice, nor one of a step before, even at the same moment', async () => {
    const frida = await ownerOf('frida@firma.example');
    const [before, code] = [frida.app.code(world.now(), -1), frida.app.code(world.now())];
    const both = await Promise.all([
      logIn(frida.email, { app_code: code }, HOME),
      logIn(frida.email, { app_code: code }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect((await logIn(frida.email, { app_code: code })).body.code).toBe('app-code-wrong');
    expect((await logIn(frida.email, { app_code: before })).body.code).toBe('app-code-wrong');
  });

  it('takes not the code with which it was set up', async () => {
    const person = await world.customer('gerd@firma.example');
    const { setup, app } = await begun(person);
    const code = app.code(world.now());
    await person.post(APP, { setup, code });
    expect((await logIn(person.email, { app_code: code })).body.code).toBe('app-code-wrong');
  });

  it('tells nothing about the app to whoever does not know the password', async () => {
    const hans = await ownerOf('hans@firma.example');
    const answer = await logIn(hans.email, { password: 'falsch', app_code: hans.app.code(world.now()) });
    expect(answer.body.code).toBe('authentication-failed');
  });

  it('takes a recovery code where the app is lost, and tells so by mail', async () => {
    const ida = await ownerOf('ida@firma.example');
    const [code = ''] = ida.recoveryCodes;
    expect((await logIn(ida.email, { recovery_code: 'AAAAA-AAAAA' })).body.code).toBe('recovery-code-wrong');
    expect((await logIn(ida.email, { recovery_code: code })).status).toBe(200);
    expect((await logIn(ida.email, { recovery_code: code })).status).toBe(401);
    const subjects = (await world.mails(ida.email)).map(({ subject }) => subject);
    expect(subjects).toContain('Wiederherstellungscode benutzt bei Sternklar');
    expect(subjects).toContain('Neue Authenticator-App bei Sternklar');
  });

  it('is refused a code that is none with a sentence', async () => {
    expect(await logIn('ida@firma.example', { app_code: '12' })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'app_code', message: 'Bitte geben Sie die 6 Ziffern aus der App ein.' }] },
    });
  });
});

describe('guessing codes', () => {
  it('ends after five in a quarter of an hour, and uses up nothing of the device that signed in before', async () => {
    const jana = await ownerOf('jana@firma.example');
    for (let i = 0; i < 5; i += 1)
      expect((await logIn(jana.email, { app_code: wrongFor(jana.app) })).body.code).toBe('app-code-wrong');
    const right = { app_code: jana.app.code(world.now()) };
    expect(await logIn(jana.email, right)).toMatchObject({ status: 429, body: { code: 'too-many-app-codes' } });
    expect((await logIn(jana.email, right, HOME)).status).toBe(200);
    expect((await logIn(jana.email, { recovery_code: jana.recoveryCodes[0] })).status).toBe(200);
  });

  it('ends after five at a known device, too, and after twenty in a day', { tags: 'long' }, async () => {
    const karl = await ownerOf('karl@firma.example');
    const guess = () => logIn(karl.email, { app_code: wrongFor(karl.app) }, HOME);
    const statuses: number[] = [];
    for (let quarter = 0; quarter < 5; quarter += 1) {
      for (let i = 0; i < 6; i += 1) statuses.push((await guess()).status);
      world.advance(16 * MINUTE);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
    world.advance(24 * 60 * MINUTE);
    expect((await logIn(karl.email, { app_code: karl.app.code(world.now()) }, HOME)).status).toBe(200);
  });
});

describe('whoever has the open session of an account with an app, and its password', () => {
  const ways = [`${APP}/removal`, '/account/recovery-codes', '/account/passkeys/options', '/account/email-change'];
  /** What is asked for there beside what shows who asks. */
  const more = (path: string) => (path.endsWith('email-change') ? { new_email: `neu@${v7()}.example` } : {});

  it.each(ways)('changes nothing of how its owner signs in by that: %s', async (path) => {
    const rosa = await ownerOf(`rosa-${path.length}@firma.example`);
    expect(await rosa.post(path, { ...more(path), ...owner })).toMatchObject({
      status: 400,
      body: { code: 'app-code-needed', errors: [{ field: 'app_code' }] },
    });
    expect(await rosa.post(path, { ...more(path), ...owner, app_code: wrongFor(rosa.app) })).toMatchObject({
      status: 400,
      body: { code: 'app-code-wrong', errors: [{ field: 'app_code' }] },
    });
    expect(await rosa.post(path, { ...more(path), ...owner, recovery_code: 'AAAAA-AAAAA' })).toMatchObject({
      status: 400,
      body: { code: 'recovery-code-wrong', errors: [{ field: 'app_code' }] },
    });
    // The password comes first: a code says nothing to who does not know it.
    const code = rosa.app.code(world.now());
    expect(await rosa.post(path, { ...more(path), password: 'falsch', app_code: code })).toMatchObject({
      body: { code: 'password-wrong' },
    });
    const { body } = await rosa.get<SignInWays>('/account/sign-in-ways');
    expect([body.authenticator_app === null, body.recovery_codes_left]).toEqual([false, 10]);
    expect((await rosa.post(path, { ...more(path), ...owner, app_code: code })).status).toBe(200);
  });

  it.each(ways)('does with a recovery code, which is told by mail: %s', async (path) => {
    const tom = await ownerOf(`tom-${path.length}@firma.example`);
    expect((await tom.post(path, { ...more(path), ...owner, recovery_code: tom.recoveryCodes[0] })).status).toBe(200);
    const subjects = (await world.mails(tom.email)).map(({ subject }) => subject);
    expect(subjects).toContain('Wiederherstellungscode benutzt bei Sternklar');
  });

  it('takes the app away by no change of address that is undone: a code is asked for before', async () => {
    const zoe = await ownerOf('zoe@firma.example');
    const asked = await zoe.post<{ verification_code?: string }>('/account/email-change', {
      new_email: 'dieb@weit.example',
      ...owner,
    });
    expect(asked).toMatchObject({ status: 400, body: { code: 'app-code-needed' } });
    const confirmation = { verification_code: asked.body.verification_code ?? 'AAAAAA' };
    expect((await zoe.post('/account/email-change/confirmation', confirmation)).status).toBe(400);
    expect((await logIn('zoe@firma.example')).body.code).toBe('app-code-needed');
  });

  it('takes away no passkey by that; the passkey itself does for all', async () => {
    const vera = await ownerOf('vera@firma.example');
    const authenticator = createSoftAuthenticator({ origin: 'http://localhost:3000' });
    const { body: options } = await vera.post<PasskeyCreationOptions>('/account/passkeys/options', {
      ...owner,
      recovery_code: vera.recoveryCodes[0],
    });
    const added = { name: 'Telefon', credential: authenticator.create(options) };
    const { id } = (await vera.post<{ id: string }>('/account/passkeys', added)).body;
    const removal = `/account/passkeys/${id}/removal`;
    expect((await vera.post(removal, owner)).body).toMatchObject({ code: 'app-code-needed' });
    const { body: asked } = await vera.post<PasskeyRequestOptions>('/account/passkeys/confirmation-options', {});
    expect((await vera.post(`${APP}/removal`, { passkey: authenticator.get(asked) })).status).toBe(200);
    // Without an app the password does.
    expect((await vera.post(removal, owner)).status).toBe(200);
  });

  it('takes a passkey away with a recovery code', async () => {
    const xenia = await ownerOf('xenia@firma.example');
    const authenticator = createSoftAuthenticator({ origin: 'http://localhost:3000' });
    const shown = (index: number) => ({ ...owner, recovery_code: xenia.recoveryCodes[index] });
    const { body: options } = await xenia.post<PasskeyCreationOptions>('/account/passkeys/options', shown(0));
    const added = { name: 'Telefon', credential: authenticator.create(options) };
    const { id } = (await xenia.post<{ id: string }>('/account/passkeys', added)).body;
    expect((await xenia.post(`/account/passkeys/${id}/removal`, shown(1))).status).toBe(200);
  });

  it('guesses five codes in a quarter of an hour, which cost its owner nothing at the sign-in', async () => {
    const uwe = await ownerOf('uwe@firma.example');
    const guess = (code: string) => uwe.post(`${APP}/removal`, { ...owner, app_code: code });
    for (let i = 0; i < 5; i += 1)
      expect((await guess(wrongFor(uwe.app))).body).toMatchObject({ code: 'app-code-wrong' });
    expect(await guess(uwe.app.code(world.now()))).toMatchObject({ status: 429, body: { code: 'too-many-app-codes' } });
    expect((await logIn(uwe.email, { app_code: uwe.app.code(world.now()) })).status).toBe(200);
  });
});

describe('removing an app', () => {
  it('takes the password and a code; then the password alone does again, and a mail tells', async () => {
    const lena = await ownerOf('lena@firma.example');
    expect(await lena.post(`${APP}/removal`, { password: 'falsch' })).toMatchObject({
      body: { code: 'password-wrong' },
    });
    expect((await logIn(lena.email)).body.code).toBe('app-code-needed');
    const shown = { ...owner, app_code: lena.app.code(world.now()) };
    expect((await lena.post(`${APP}/removal`, shown)).status).toBe(200);
    expect((await lena.post(`${APP}/removal`, shown)).status).toBe(404);
    expect((await logIn(lena.email)).status).toBe(200);
    expect((await world.mails(lena.email)).map(({ subject }) => subject)).toContain(
      'Authenticator-App entfernt bei Sternklar',
    );
  });

  it('is done by the operator for whoever lost app and codes', async () => {
    const { operators } = world.product.accountServices;
    const max = await ownerOf('max@firma.example');
    expect(await operators.resetSecondFactor(max.email)).toEqual({ removed: 0, hadApp: true });
    expect((await logIn(max.email)).status).toBe(200);
    expect((await logIn(max.email, { recovery_code: max.recoveryCodes[0] })).status).toBe(200);
    const again = await begun(await world.login(max.email));
    const { body } = await (await world.login(max.email)).post<AddedAuthenticatorApp>(APP, {
      setup: again.setup,
      code: again.app.code(world.now()),
    });
    expect(body.recovery_codes).toHaveLength(10);
  });

  it('leaves the codes that there are already: a new app brings none', async () => {
    const nora = await ownerOf('nora@firma.example');
    const [code] = nora.recoveryCodes;
    const { codes } = (await nora.post<RecoveryCodes>('/account/recovery-codes', { ...owner, recovery_code: code }))
      .body;
    await nora.post(`${APP}/removal`, { ...owner, recovery_code: codes[1] });
    const { setup, app } = await begun(nora);
    const { body } = await nora.post<AddedAuthenticatorApp>(APP, { setup, code: app.code(world.now()) });
    expect(body.recovery_codes).toBeNull();
    expect((await logIn(nora.email, { recovery_code: codes[0] })).status).toBe(200);
  });
});

/** Every row of every table, as text, and how many rows there are of an account's app. */
const dumped = async () => {
  const sql = new pg.Client({ connectionString: world.ownerUrl });
  await sql.connect();
  const { rows: tables } = await sql.query<{ name: string }>(`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`);
  let everything = '';
  for (const { name } of tables) {
    const { rows } = await sql.query<{ text: string }>(`select to_jsonb(item)::text as text from ${name} as item`);
    everything += rows.map(({ text }) => `${text}\n`).join('');
  }
  await sql.end();
  return everything;
};
const appsOf = (everything: string, accountId: string) =>
  everything.split('\n').filter((row) => row.includes('sealed_secret') && row.includes(accountId)).length;
const formsOf = (secret: string) => {
  const bytes = bytesOf(secret);
  return [secret, bytes.toString('hex'), bytes.toString('base64url'), bytes.toString('base64')];
};

describe('the secret', () => {
  it('is in no row, no event, no log line and no export as it is; it goes with the account', async () => {
    const olga = await ownerOf('olga@firma.example');
    expect((await logIn(olga.email, { app_code: olga.app.code(world.now()) })).status).toBe(200);
    const { body } = await olga.get<OwnData>('/account/export');
    expect(Object.keys(body.authenticator_app ?? {}).sort()).toEqual(['created_at', 'last_used_at']);
    const everything = await dumped();
    expect(appsOf(everything, olga.accountId)).toBe(1);
    for (const form of formsOf(olga.secret))
      expect(`${everything}${JSON.stringify(body)}${logged.join('')}`).not.toContain(form);
    expect((await olga.post('/account/erasure', { ...owner, understood: true })).status).toBe(200);
    expect(appsOf(await dumped(), olga.accountId)).toBe(0);
  });
});
