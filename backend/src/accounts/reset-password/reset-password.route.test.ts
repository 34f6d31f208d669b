import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CUSTOMER_PASSWORD, createTestWorld, type TestWorld } from '../../testing/test-world.ts';

const MINUTE = 60_000;
let world: TestWorld;

beforeAll(async () => {
  world = await createTestWorld();
});
afterAll(() => world.close());

const forgot = (email: string) => world.visitor.post('/auth/forgot-password', { email });
const reset = (email: string, reset_code: string, new_password = 'neues-passwort') =>
  world.visitor.post('/auth/reset-password', { email, reset_code, new_password });
const statusOfLogin = async (email: string, password: string) =>
  (await world.visitor.post('/auth/login', { email, password })).status;

/** The code in the newest mail to an address. */
const mailedCode = async (email: string) => {
  const [mail] = await world.mails(email);
  return /\b[A-HJ-NP-Z2-9]{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
};
const forgotten = async (email: string) => {
  const person = await world.customer(email);
  // So that the mail with the reset code is the newest one.
  await world.catchUp();
  world.advance(1_000);
  await forgot(email);
  return { person, code: await mailedCode(email) };
};
const wrong = (code: string) => `${code.slice(0, 5)}${code.endsWith('A') ? 'B' : 'A'}`;
const invalid = { status: 400, body: { detail: expect.stringMatching(/^Ungültiger Reset-Code\. Bitte/) } };

describe('POST /auth/forgot-password', () => {
  it('answers the same with and without an account; only an account gets a mail', async () => {
    await world.customer('anna@firma.example');
    const known = await forgot(' Anna@FIRMA.example');
    const unknown = await forgot('niemand@firma.example');
    expect(known).toMatchObject({ status: 200, body: { message: expect.any(String) } });
    expect(unknown.status).toBe(200);
    expect(unknown.body).toEqual(known.body);
    expect(await world.mails('anna@firma.example')).toHaveLength(2);
    expect(await world.mails('niemand@firma.example')).toHaveLength(0);
  });

  it('asked too often answers the same and mails nothing more', async () => {
    await world.customer('oft@firma.example');
    for (let i = 0; i < 3; i += 1) expect((await forgot('oft@firma.example')).status).toBe(200);
    expect(await world.mails('oft@firma.example')).toHaveLength(2);
    for (let i = 0; i < 10; i += 1) {
      world.advance(MINUTE);
      expect((await forgot('oft@firma.example')).status).toBe(200);
    }
    expect(await world.mails('oft@firma.example')).toHaveLength(6);
  });

  it.each([{}, { email: '' }, { email: 'x' }, { email: null }])('refuses %j with 422', async (payload) => {
    expect((await world.visitor.post('/auth/forgot-password', payload)).status).toBe(422);
  });
});

describe('POST /auth/reset-password', () => {
  it('sets the new password, ends all sessions and does not sign in', async () => {
    const { person, code } = await forgotten('reset@firma.example');
    const other = await world.login(person.email);
    const answer = await reset(person.email, code.toLowerCase());
    expect(answer).toMatchObject({ status: 200, body: { message: expect.any(String) } });
    expect(answer.body).not.toHaveProperty('access_token');
    for (const session of [person, other]) expect((await session.get('/auth/me')).status).toBe(401);
    expect(await statusOfLogin(person.email, CUSTOMER_PASSWORD)).toBe(401);
    expect(await statusOfLogin(person.email, 'neues-passwort')).toBe(200);
  });

  it('works once with one code', async () => {
    const { person, code } = await forgotten('einmal@firma.example');
    await reset(person.email, code);
    expect(await reset(person.email, code, 'noch-eines')).toMatchObject(invalid);
    expect(await statusOfLogin(person.email, 'neues-passwort')).toBe(200);
  });

  it('gives one of fifty resets made at once with the right code its password', { tags: 'long' }, async () => {
    const { person, code } = await forgotten('zugleich@firma.example');
    const answers = await Promise.all(Array.from({ length: 50 }, (_, i) => reset(person.email, code, `passwort-${i}`)));
    const winners = answers.flatMap(({ status }, i) => (status === 200 ? [i] : []));
    expect(winners).toHaveLength(1);
    expect(await statusOfLogin(person.email, `passwort-${winners[0]}`)).toBe(200);
  });

  it('refuses a wrong, an expired, a replaced and a used-up code, and an unknown address, in the same words', async () => {
    const { person, code } = await forgotten('arten@firma.example');
    const details = new Set<unknown>();
    const refused = async (email: string, given: string) => {
      const answer = await reset(email, given);
      expect(answer).toMatchObject(invalid);
      details.add((answer.body as { detail: string }).detail);
    };
    await refused(person.email, wrong(code));
    await refused('niemand@firma.example', code);
    world.advance(MINUTE);
    await forgot(person.email);
    const newer = await mailedCode(person.email);
    await refused(person.email, code);
    for (let i = 0; i < 4; i += 1) await refused(person.email, wrong(newer));
    await refused(person.email, newer);
    world.advance(MINUTE);
    await forgot(person.email);
    const newest = await mailedCode(person.email);
    world.advance(15 * MINUTE);
    await refused(person.email, newest);
    expect(details.size).toBe(1);
    expect(await statusOfLogin(person.email, CUSTOMER_PASSWORD)).toBe(200);
  });

  it('lets no more than five guesses made at once count', async () => {
    const { person, code } = await forgotten('raten@firma.example');
    await Promise.all(Array.from({ length: 50 }, () => reset(person.email, wrong(code))));
    expect(await reset(person.email, code)).toMatchObject(invalid);
  });

  it('does not take a verification code for a reset code', async () => {
    const person = await world.register('verwechselt@firma.example');
    expect(await reset(person.email, person.verificationCode)).toMatchObject(invalid);
  });

  it.each([
    { reset_code: 'AAAAAA', new_password: 'geheim' },
    { email: 'a@firma.example', new_password: 'geheim' },
    { email: 'a@firma.example', reset_code: 'AAAAAA' },
    { email: 'a@firma.example', reset_code: 'AAAAAA', new_password: '12345' },
    { email: 'a@firma.example', reset_code: 'AAAAAA', new_password: 'x'.repeat(129) },
  ])('refuses %j with 422', async (payload) => {
    expect((await world.visitor.post('/auth/reset-password', payload)).status).toBe(422);
  });
});
