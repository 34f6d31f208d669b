import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  CUSTOMER_PASSWORD,
  createTestWorld,
  TEST_ADMIN,
  TEST_AUDITOR,
  type TestWorld,
} from '../../testing/test-world.ts';

const FAILED = 'Authentifizierung fehlgeschlagen';
let world: TestWorld;

beforeAll(async () => {
  world = await createTestWorld();
  await world.customer('anna@firma.example');
});
afterAll(() => world.close());

const login = (payload: object) => world.visitor.post<{ access_token: string }>('/auth/login', payload);

describe('POST /auth/login', () => {
  it('answers a token, however the address is spelled', async () => {
    for (const email of ['anna@firma.example', ' ANNA@Firma.Example ']) {
      const answer = await login({ email, password: CUSTOMER_PASSWORD });
      expect(answer).toMatchObject({ status: 200, body: { access_token: expect.any(String) } });
      expect(Object.keys(answer.body)).toEqual(['access_token']);
    }
  });

  it.each([TEST_ADMIN, TEST_AUDITOR])(
    'gives $email the cookie of the back office, which opens its pages and nothing of the API',
    async (who) => {
      const { headers, body } = await login(who);
      expect(headers['set-cookie']).toMatch(
        /^sternklar-pages=[\w.-]+; Path=\/admin; HttpOnly; SameSite=Strict; Secure$/,
      );
      expect(String(headers['set-cookie'])).not.toContain(body.access_token);
      const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
      expect((await world.visitor.get('/auth/me', { cookie })).status).toBe(401);
      expect((await world.visitor.get('/admin/users', { cookie })).status).toBe(401);
    },
  );

  it('gives nobody else a cookie', async () => {
    const right = await login({ email: 'anna@firma.example', password: CUSTOMER_PASSWORD });
    const wrong = await login({ ...TEST_ADMIN, password: 'falsch' });
    expect([right.headers['set-cookie'], wrong.headers['set-cookie']]).toEqual([undefined, undefined]);
  });

  it('refuses a wrong password and an unknown address alike', async () => {
    const wrong = await login({ email: 'anna@firma.example', password: 'falsch' });
    const unknown = await login({ email: 'niemand@firma.example', password: 'falsch' });
    for (const answer of [wrong, unknown]) {
      expect(answer).toMatchObject({ status: 401, body: { detail: FAILED, code: 'authentication-failed' } });
    }
    const { instance: _one, ...first } = wrong.body as unknown as Record<string, unknown>;
    const { instance: _other, ...second } = unknown.body as unknown as Record<string, unknown>;
    expect(first).toEqual(second);
  });

  it.each([
    {},
    { email: 'anna@firma.example' },
    { password: 'x' },
    { email: 'x', password: 'x' },
    { email: 1, password: [] },
  ])('refuses %j with 422 and the generic text', async (payload) => {
    expect(await login(payload)).toMatchObject({ status: 422, body: { detail: FAILED } });
  });

  it('gives each sign-in a session of its own, for twelve hours', async () => {
    const first = await world.login('anna@firma.example');
    const second = await world.login('anna@firma.example');
    expect(first.token).not.toBe(second.token);
    world.advance(12 * 3_600_000);
    expect((await first.get('/auth/me')).status).toBe(401);
  });

  it('survives a flood of guesses without mistaking one for another', { tags: 'long' }, async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, i) =>
        login({ email: 'anna@firma.example', password: i === 30 ? CUSTOMER_PASSWORD : `falsch-${i}` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(59);
  });
});
