import type { OwnSession } from '@sternklar/contracts/accounts/account.api';
import { openSession } from '@sternklar/event-store/postgres/session';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiCalls } from '../../testing/api-calls.ts';
import { CUSTOMER_PASSWORD, createTestWorld, type Person, type TestWorld } from '../../testing/test-world.ts';

const MINUTE = 60_000;
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
let world: TestWorld;

beforeAll(async () => {
  world = await createTestWorld();
});
afterAll(() => world.close());

const signIn = async ({ email }: Pick<Person, 'email'>, userAgent: string) => {
  const { body } = await world.visitor.post<{ access_token: string }>(
    '/auth/login',
    { email, password: CUSTOMER_PASSWORD },
    { 'user-agent': userAgent },
  );
  return apiCalls(world.app, body.access_token);
};
const sessionsOf = async (person: Pick<Person, 'get'>) => (await person.get<OwnSession[]>('/account/sessions')).body;
const idOf = async (person: Pick<Person, 'get'>) => (await sessionsOf(person)).find(({ current }) => current)?.id ?? '';
const isSignedIn = async (person: Pick<Person, 'get'>) => (await person.get('/auth/me')).status === 200;

describe('GET /account/sessions', () => {
  it('tells where the account is signed in, the newest first, and which one asks', async () => {
    const anna = await world.customer('anna@firma.example');
    const startedFirst = world.now().toISOString();
    world.advance(MINUTE);
    const desk = await signIn(anna, FIREFOX);
    world.advance(MINUTE);
    await signIn(anna, SAFARI);
    const sessions = await sessionsOf(desk);
    expect(sessions.map(({ device, current }) => ({ device, current }))).toEqual([
      { device: 'Safari auf iPhone', current: false },
      { device: 'Firefox auf Windows', current: true },
      { device: null, current: false },
    ]);
    expect(sessions[2]).toEqual({
      id: expect.any(String),
      device: null,
      started_at: startedFirst,
      last_seen_at: startedFirst,
      expires_at: new Date(Date.parse(startedFirst) + 12 * 60 * MINUTE).toISOString(),
      current: false,
    });
  });

  it('knows when a session was last seen, to five minutes', async () => {
    const bert = await world.customer('bert@firma.example');
    const started = world.now().toISOString();
    // Other processes have not looked the session up a moment ago, so they notice at once.
    const seenElsewhere = async () => {
      const elsewhere = await world.anotherProcess();
      const [session] = await sessionsOf(apiCalls(elsewhere.app, bert.token));
      await elsewhere.close();
      return session?.last_seen_at;
    };
    world.advance(4 * MINUTE);
    expect(await seenElsewhere()).toBe(started);
    world.advance(MINUTE);
    expect(await seenElsewhere()).toBe(world.now().toISOString());
  });

  it('leaves out sessions that are over: signed out, expired, of an older password', async () => {
    const carla = await world.customer('carla@firma.example');
    const gone = await world.login(carla.email);
    await gone.post('/auth/logout');
    expect(await sessionsOf(carla)).toHaveLength(1);
    await world.login(carla.email);
    await carla.post('/auth/change-password', { current_password: CUSTOMER_PASSWORD, new_password: CUSTOMER_PASSWORD });
    expect(await sessionsOf(carla)).toMatchObject([{ current: true }]);
    world.advance(11 * 60 * MINUTE);
    const late = await world.login(carla.email);
    world.advance(2 * 60 * MINUTE);
    expect(await sessionsOf(late)).toMatchObject([{ current: true }]);
  });

  it('keeps of a browser no more than its coarse name, and of its address nothing', async () => {
    const dora = await world.customer('dora@firma.example');
    await signIn(dora, `${FIREFOX} geheimes-merkmal`);
    const owner = await openSession({ url: world.ownerUrl, applicationName: 'sternklar-tests' });
    const { rows } = await owner.query<{ line: string }>('select s::text as line from accounts.sessions s');
    await owner.end();
    const dump = rows.map(({ line }) => line).join('\n');
    expect(dump).toContain('Firefox auf Windows');
    expect(dump).not.toMatch(/Mozilla|Gecko|geheim|127\.0\.0\.1/);
  });

  it('is for whoever is signed in, and shows only their own', async () => {
    expect((await world.visitor.get('/account/sessions')).status).toBe(401);
    for (const person of [await world.admin(), await world.auditor()]) {
      for (const session of await sessionsOf(person)) expect(session.device).toBeNull();
      expect((await sessionsOf(person)).filter(({ current }) => current)).toHaveLength(1);
    }
  });
});

describe('DELETE /account/sessions/:id', () => {
  it('ends that session and no other', async () => {
    const anna = await world.login('anna@firma.example');
    const [phone, tablet] = [await signIn(anna, SAFARI), await world.login('anna@firma.example')];
    const answer = await anna.delete(`/account/sessions/${await idOf(phone)}`);
    expect(answer).toMatchObject({ status: 200, body: { message: 'Das Gerät ist abgemeldet.' } });
    expect(await Promise.all([anna, phone, tablet].map(isSignedIn))).toEqual([true, false, true]);
  });

  it('ends it in every process', async () => {
    const anna = await world.login('anna@firma.example');
    const elsewhere = await world.anotherProcess();
    const there = await elsewhere.login('anna@firma.example');
    expect(await isSignedIn(there)).toBe(true);
    await anna.delete(`/account/sessions/${await idOf(there)}`);
    await expect.poll(() => isSignedIn(there)).toBe(false);
    await elsewhere.close();
  });

  it('ends the own session as signing out does', async () => {
    const anna = await world.login('anna@firma.example');
    expect((await anna.delete(`/account/sessions/${await idOf(anna)}`)).status).toBe(200);
    expect(await isSignedIn(anna)).toBe(false);
  });

  it('does not find somebody else’s session, one that ended, and none, in the same words', async () => {
    const anna = await world.login('anna@firma.example');
    const stranger = await world.customer('fremd@firma.example');
    const ended = await world.login('anna@firma.example');
    const endedId = await idOf(ended);
    await ended.post('/auth/logout');
    const details = new Set<unknown>();
    for (const id of [await idOf(stranger), endedId, '0198c0a0-1111-7000-8000-000000000009']) {
      const { status, body } = await anna.delete<{ detail: string }>(`/account/sessions/${id}`);
      expect(status).toBe(404);
      details.add(body.detail);
    }
    expect(details.size).toBe(1);
    expect(await isSignedIn(stranger)).toBe(true);
    const admin = await world.admin();
    expect((await admin.delete(`/account/sessions/${await idOf(stranger)}`)).status).toBe(404);
  });

  it('is refused without a session, and for what is no id', async () => {
    const anna = await world.login('anna@firma.example');
    expect((await world.visitor.delete(`/account/sessions/${await idOf(anna)}`)).status).toBe(401);
    expect((await anna.delete('/account/sessions/alle')).status).toBe(404);
  });
});

describe('DELETE /account/sessions', () => {
  it('ends all sessions of the account but the one that asks', async () => {
    const emil = await world.customer('emil@firma.example');
    const others = [await world.login(emil.email), await world.login(emil.email)];
    const stranger = await world.login('fremd@firma.example');
    expect(await emil.delete('/account/sessions')).toMatchObject({
      status: 200,
      body: { message: 'Alle anderen Geräte sind abgemeldet.' },
    });
    expect(await Promise.all([emil, ...others, stranger].map(isSignedIn))).toEqual([true, false, false, true]);
    expect(await sessionsOf(emil)).toMatchObject([{ current: true }]);
    expect((await emil.delete('/account/sessions')).status).toBe(200);
  });

  it('ends them in every process', async () => {
    const emil = await world.login('emil@firma.example');
    const elsewhere = await world.anotherProcess();
    const there = await elsewhere.login('emil@firma.example');
    expect(await isSignedIn(there)).toBe(true);
    await emil.delete('/account/sessions');
    await expect.poll(() => isSignedIn(there)).toBe(false);
    await elsewhere.close();
  });

  it('is refused without a session', async () => {
    expect((await world.visitor.delete('/account/sessions')).status).toBe(401);
  });
});
