import { emailAddressStream } from '@sternklar/contracts/accounts/account.events';
import { CURRENT_TERMS } from '@sternklar/contracts/legal-versions';
import { openSession } from '@sternklar/event-store/postgres/session';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestWorld, type TestWorld } from '../../testing/test-world.ts';
import { emailAddressStreamType } from '../reserve-email-address/email-address.ts';
import { reserveEmailAddress } from '../reserve-email-address/reserve-email-address.ts';

const FAILED = 'Authentifizierung fehlgeschlagen';
let world: TestWorld;

beforeAll(async () => {
  world = await createTestWorld();
});
afterAll(() => world.close());

const body = (email: string, more: object = {}) => ({
  email,
  password: 'geheim',
  phone_number: '',
  language: 'de',
  ...more,
});
const register = (payload: object) =>
  world.visitor.post<{ access_token: string; verification_code?: string }>('/auth/register', payload);

describe('POST /auth/register', () => {
  it('answers 201 with a token that works at once, and the profile reads what was written', async () => {
    const answer = await register(body('neu@firma.example'));
    expect(answer).toMatchObject({ status: 201, body: { access_token: expect.any(String) } });
    const me = await world.visitor.get('/auth/me', { authorization: `Bearer ${answer.body.access_token}` });
    expect(me).toMatchObject({
      status: 200,
      body: {
        id: expect.any(String),
        email: 'neu@firma.example',
        email_verified: false,
        is_admin: false,
        is_auditor: false,
        subscription_status: 'inactive',
      },
    });
  });

  it('mails the code, and shows it only because codes are exposed here', async () => {
    const answer = await register(body('code@firma.example'));
    const [mail] = await world.mails('code@firma.example');
    expect(answer.body.verification_code).toMatch(/^[A-HJ-NP-Z2-9]{6}$/);
    expect(mail?.text).toContain(answer.body.verification_code);
  });

  it('takes a domain with umlauts, which is the same account however it is written', async () => {
    const email = 'info@bäckerei-müller.de';
    const ascii = 'info@xn--bckerei-mller-bfb28a.de';
    expect((await register(body(email))).status).toBe(201);
    expect(await world.mails(ascii)).not.toEqual([]);
    for (const written of [email, ascii, email.normalize('NFD'), 'INFO@BÄCKEREI-MÜLLER.DE'])
      expect((await world.visitor.post('/auth/login', { email: written, password: 'geheim' })).status).toBe(200);
    expect((await register(body(ascii))).status).toBe(400);
  });

  it('takes 64 letters before the @', async () => {
    expect((await register(body(`${'x'.repeat(64)}@firma.example`))).status).toBe(201);
  });

  it('needs neither telephone number nor language', async () => {
    const answer = await register({ email: 'wenig@firma.example', password: 'geheim' });
    expect(answer.status).toBe(201);
  });

  it('refuses a taken address with 400 and the generic text, however it is spelled, and mails its owner once', async () => {
    await register(body('vergeben@firma.example'));
    for (const email of ['vergeben@firma.example', ' Vergeben@FIRMA.example ']) {
      const answer = await register(body(email));
      expect(answer).toMatchObject({ status: 400, body: { detail: FAILED } });
      expect(answer.body).not.toHaveProperty('access_token');
    }
    const subjects = (await world.mails('vergeben@firma.example')).map((mail) => mail.subject);
    expect(subjects).toHaveLength(2);
  });

  it.each([
    ['a short password', { password: '12345' }, 'password'],
    ['a long password', { password: 'x'.repeat(129) }, 'password'],
    ['no password', { password: undefined }, 'password'],
    ['no address', { email: undefined }, 'email'],
    ['an address that is none', { email: 'keine-adresse' }, 'email'],
    ['a number for an address', { email: 7 }, 'email'],
    ['65 letters before the @', { email: `${'x'.repeat(65)}@firma.example` }, 'email'],
    ['a long address', { email: `${'x'.repeat(250)}@firma.example` }, 'email'],
    ['a long telephone number', { phone_number: '0'.repeat(41) }, 'phone_number'],
  ])('refuses %s with 422, naming the field but not more than the generic text', async (_what, more, field) => {
    const answer = await register(body('ungueltig@firma.example', more));
    expect(answer).toMatchObject({ status: 422, body: { detail: FAILED, errors: [{ field }] } });
  });

  it('accepts passwords of 6 and of 128 characters of any kind', async () => {
    for (const [email, password] of [
      ['sechs@firma.example', '123456'],
      ['lang@firma.example', '😀'.repeat(64)],
    ] as const) {
      expect((await register(body(email, { password }))).status).toBe(201);
      expect((await world.visitor.post('/auth/login', { email, password })).status).toBe(200);
    }
  });

  it('refuses a body that is no JSON or no object', async () => {
    const text = await world.app.inject({
      method: 'POST',
      url: '/api/auth/register',
      headers: { 'content-type': 'application/json' },
      payload: '{"email":',
    });
    expect(text.statusCode).toBe(400);
    expect((await register([])).status).toBe(422);
  });
});

describe('an address whose registration broke off when it was reserved', () => {
  const brokenOff = async (email: string) => {
    const { commands, accountServices } = world.product;
    const { addressHashOf, credentials } = accountServices;
    const [accountId, id, addressHash] = [v7(), v7(), addressHashOf(email)];
    await credentials.prepare({ id, accountId, addressHash, passwordHash: '', createdAt: world.now() });
    await commands.handle({
      streamType: emailAddressStreamType,
      streamId: emailAddressStream(addressHash),
      decide: (state) => reserveEmailAddress(state, { accountId, insteadOf: null }),
      context: {
        actor: { kind: 'account', id: accountId },
        accountId,
        correlationId: id,
        causationId: id,
        commandId: id,
      },
    });
    world.advance(60_000);
    return accountId;
  };
  const addressOf = async (email: string) => {
    const stream = emailAddressStream(world.product.accountServices.addressHashOf(email));
    return (await world.product.commands.load(emailAddressStreamType, stream)).state;
  };

  it('goes to whoever registers it a minute later', async () => {
    const abandoned = await brokenOff('halb@firma.example');
    expect((await register(body('halb@firma.example'))).status).toBe(201);
    expect(await addressOf('halb@firma.example')).not.toMatchObject({ accountId: abandoned });
  });

  it('is free again after the next start, or when somebody tries to sign in with it', async () => {
    await brokenOff('start@firma.example');
    await (await world.anotherProcess()).close();
    expect(await addressOf('start@firma.example')).toEqual({ status: 'free' });
    await brokenOff('anmeldung@firma.example');
    const login = { email: 'anmeldung@firma.example', password: 'geheim' };
    expect((await world.visitor.post('/auth/login', login)).status).toBe(401);
    expect(await addressOf('anmeldung@firma.example')).toEqual({ status: 'free' });
  });
});

describe('POST /auth/register with the versions of what was named', () => {
  it('records them, refuses ones that never were, and leaves nothing behind then', async () => {
    const email = 'fassung@firma.example';
    for (const accepted_terms of [{ ...CURRENT_TERMS, agb: '1999-01-01' }, { agb: CURRENT_TERMS.agb }, 'ja', 5]) {
      const { status, body: problem } = await register(body(email, { accepted_terms }));
      expect(status).toBe(422);
      expect(problem).toMatchObject({ errors: [{ message: expect.stringMatching(/Fassung/) }] });
    }
    const { status } = await register(body(email, { accepted_terms: CURRENT_TERMS }));
    expect(status).toBe(201);
    const owner = await openSession({ url: world.ownerUrl, applicationName: 'sternklar-tests' });
    const { rows } = await owner.query<{ data: string }>(
      `select data from event_log.events where type = 'AccountRegistered' order by position desc limit 1`,
    );
    await owner.end();
    expect(JSON.parse(rows[0]?.data ?? '')).toMatchObject({ terms: CURRENT_TERMS });
  });
});

describe('POST /auth/register without exposed codes', () => {
  it('never answers the code', async () => {
    const discreet = await createTestWorld({ env: { EXPOSE_CODES: 'false' } });
    try {
      const answer = await discreet.visitor.post('/auth/register', body('still@firma.example'));
      expect(answer.status).toBe(201);
      expect(Object.keys(answer.body as object)).toEqual(['access_token']);
      expect(await discreet.mails('still@firma.example')).toHaveLength(1);
    } finally {
      await discreet.close();
    }
  });
});

describe('POST /auth/register with blocked passwords', () => {
  it('refuses the most common ones, in any case, and takes others', { tags: 'long' }, async () => {
    const strict = await createTestWorld({ env: { BLOCK_COMMON_PASSWORDS: 'true' } });
    const registerStrictly = (password: string) =>
      strict.visitor.post('/auth/register', body('streng@firma.example', { password }));
    try {
      expect(await registerStrictly('Passwort123')).toMatchObject({
        status: 422,
        body: { errors: [{ field: 'password' }] },
      });
      expect((await registerStrictly('grüne Wiese am Nahe-Ufer')).status).toBe(201);
    } finally {
      await strict.close();
    }
  });
});
