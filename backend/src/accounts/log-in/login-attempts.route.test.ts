import { openSession } from '@sternklar/event-store/postgres/session';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiCalls } from '../../testing/api-calls.ts';
import { CUSTOMER_PASSWORD, createTestWorld, type TestWorld } from '../../testing/test-world.ts';

const MINUTE = 60_000;
let world: TestWorld;
let other: TestWorld;

beforeAll(async () => {
  world = await createTestWorld({ env: { LOGIN_ATTEMPTS_PER_QUARTER_HOUR: '10' } });
  other = await world.anotherProcess();
});
afterAll(async () => {
  await other.close();
  await world.close();
});

const login = (calls: ApiCalls, email: string, password = 'falsch') => calls.post('/auth/login', { email, password });
/** From two processes in turn. */
const guess = async (email: string, times: number) => {
  const statuses = new Set<number>();
  for (let i = 0; i < times; i += 1) {
    statuses.add((await login((i % 2 ? world : other).visitor, email)).status);
  }
  return [...statuses];
};

describe('guessing a password', () => {
  it('ends after ten attempts in a quarter of an hour, over all processes, also with the right password', async () => {
    await world.customer('anna@firma.example');
    expect(await guess('anna@firma.example', 10)).toEqual([401]);
    world.advance(4 * MINUTE);
    for (const spelling of ['anna@firma.example', ' ANNA@Firma.example']) {
      for (const { visitor } of [world, other]) {
        const refused = await login(visitor, spelling, CUSTOMER_PASSWORD);
        expect(refused).toMatchObject({
          status: 429,
          headers: { 'retry-after': String(11 * 60) },
          body: { code: 'too-many-login-attempts', detail: expect.stringContaining('in 11 Minuten') },
        });
      }
    }
    world.advance(11 * MINUTE + 1);
    expect((await login(other.visitor, 'anna@firma.example', CUSTOMER_PASSWORD)).status).toBe(200);
  });

  it('ends in the same way for an address that nobody has', async () => {
    expect(await guess('niemand@firma.example', 10)).toEqual([401]);
    expect(await guess('niemand@firma.example', 2)).toEqual([429]);
  });

  it('cannot be hurried by asking many times at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, i) => login((i % 2 ? world : other).visitor, 'eilig@firma.example')),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  });

  it('does not keep others out', async () => {
    await world.customer('berta@firma.example');
    await guess('caesar@firma.example', 11);
    expect((await login(world.visitor, 'berta@firma.example', CUSTOMER_PASSWORD)).status).toBe(200);
  });

  it('starts anew when the owner signs in', async () => {
    await world.customer('dora@firma.example');
    for (let i = 0; i < 3; i += 1) {
      expect(await guess('dora@firma.example', 9)).toEqual([401]);
      expect((await login(other.visitor, 'dora@firma.example', CUSTOMER_PASSWORD)).status).toBe(200);
    }
  });

  it('does not keep the owner out who sets a new password', async () => {
    const { email } = await world.customer('emil@firma.example');
    await world.catchUp();
    await guess(email, 11);
    world.advance(1_000);
    await world.visitor.post('/auth/forgot-password', { email });
    const [mail] = await world.mails(email);
    const reset_code = /\b[A-HJ-NP-Z2-9]{6}\b/.exec(mail?.text ?? '')?.[0];
    await world.visitor.post('/auth/reset-password', { email, reset_code, new_password: 'neues-passwort' });
    expect((await login(other.visitor, email, 'neues-passwort')).status).toBe(200);
  });

  it('goes on uncounted rather than keep everybody out while nothing can be counted', async () => {
    const owner = await openSession({ url: world.ownerUrl, applicationName: 'sternklar-tests' });
    await owner.query('alter table http.rate_limits rename to away');
    expect(await guess('frida@firma.example', 12)).toEqual([401]);
    await owner.query('alter table http.away rename to rate_limits');
    await owner.end();
  });
});
