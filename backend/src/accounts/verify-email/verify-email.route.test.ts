import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestWorld, type TestWorld } from '../../testing/test-world.ts';

let world: TestWorld;

beforeAll(async () => {
  world = await createTestWorld();
});
afterAll(() => world.close());

const profileOf = async (person: { get: TestWorld['visitor']['get'] }) =>
  (await person.get<{ email_verified: boolean }>('/auth/me')).body;
const invalid = { status: 400, body: { detail: expect.stringMatching(/^Ungültiger Verifizierungscode\. Bitte/) } };
/** A code of the right form that is not this one. */
const wrong = (code: string) => `${code.slice(0, 5)}${code.endsWith('A') ? 'B' : 'A'}`;

describe('POST /auth/verify-email', () => {
  it('verifies with the code, typed in lower case and with blanks, and the profile shows it at once', async () => {
    const anna = await world.register('anna@firma.example');
    const typed = ` ${anna.verificationCode.slice(0, 3).toLowerCase()} ${anna.verificationCode.slice(3)} `;
    const answer = await anna.post('/auth/verify-email', { verification_code: typed });
    expect(answer).toMatchObject({ status: 200, body: { message: expect.any(String) } });
    expect(await profileOf(anna)).toMatchObject({ email_verified: true });
  });

  it('when verified answers 200 again, with any code', async () => {
    const person = await world.customer('zweimal@firma.example');
    expect((await person.post('/auth/verify-email', { verification_code: 'AAAAAA' })).status).toBe(200);
  });

  it('refuses a wrong code and says what to do', async () => {
    const person = await world.register('falsch@firma.example');
    const answer = await person.post('/auth/verify-email', { verification_code: wrong(person.verificationCode) });
    expect(answer).toMatchObject(invalid);
    expect(await profileOf(person)).toMatchObject({ email_verified: false });
  });

  it('refuses the right code after fifteen minutes', async () => {
    const person = await world.register('spaet@firma.example');
    world.advance(15 * 60_000);
    expect(await person.post('/auth/verify-email', { verification_code: person.verificationCode })).toMatchObject(
      invalid,
    );
  });

  it('refuses the right code after five wrong ones', async () => {
    const person = await world.register('raten@firma.example');
    for (let i = 0; i < 5; i += 1) {
      await person.post('/auth/verify-email', { verification_code: wrong(person.verificationCode) });
    }
    expect(await person.post('/auth/verify-email', { verification_code: person.verificationCode })).toMatchObject(
      invalid,
    );
  });

  it('lets no more than five of fifty guesses made at once count: the right one behind them is too late', async () => {
    const person = await world.register('parallel@firma.example');
    const guesses = Array.from({ length: 50 }, () =>
      person.post('/auth/verify-email', { verification_code: wrong(person.verificationCode) }),
    );
    for (const guess of await Promise.all(guesses)) expect(guess.status).toBe(400);
    expect(await person.post('/auth/verify-email', { verification_code: person.verificationCode })).toMatchObject(
      invalid,
    );
    world.advance(60_000);
    const { body } = await person.post<{ verification_code: string }>('/auth/resend-email-code');
    expect((await person.post('/auth/verify-email', body)).status).toBe(200);
  });

  it('refuses another account’s code', async () => {
    const one = await world.register('eine@firma.example');
    const other = await world.register('andere@firma.example');
    expect(await one.post('/auth/verify-email', { verification_code: other.verificationCode })).toMatchObject(invalid);
  });

  it.each([
    {},
    { verification_code: '' },
    { verification_code: '   ' },
    { verification_code: 123456 },
    { verification_code: 'A'.repeat(33) },
  ])('refuses %j with 422', async (payload) => {
    const person = await world.login('falsch@firma.example');
    expect((await person.post('/auth/verify-email', payload)).status).toBe(422);
  });

  it('is refused without a session', async () => {
    expect((await world.visitor.post('/auth/verify-email', { verification_code: 'AAAAAA' })).status).toBe(401);
  });
});
