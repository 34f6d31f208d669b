import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  CUSTOMER_PASSWORD,
  createTestWorld,
  type Person,
  TEST_ADMIN,
  TEST_AUDITOR,
  type TestWorld,
} from '../../testing/test-world.ts';

const NEW_PASSWORD = 'ein-ganz-neues';
let world: TestWorld;

beforeAll(async () => {
  world = await createTestWorld();
});
afterAll(() => world.close());

const change = (person: Pick<Person, 'post'>, body: object) => person.post('/auth/change-password', body);
const statusOfLogin = async (email: string, password: string) =>
  (await world.visitor.post('/auth/login', { email, password })).status;
const body = { current_password: CUSTOMER_PASSWORD, new_password: NEW_PASSWORD };
const wrong = {
  status: 400,
  body: {
    code: 'password-wrong',
    detail: expect.stringContaining('Das Passwort stimmt nicht'),
    errors: [{ field: 'current_password', message: expect.any(String) }],
  },
};

describe('POST /auth/change-password', () => {
  it('sets the new password, ends all other sessions at once and keeps the one that asks', async () => {
    const anna = await world.customer('anna@firma.example');
    const [phone, tablet] = [await world.login(anna.email), await world.login(anna.email)];
    expect(await change(anna, body)).toMatchObject({ status: 200, body: { message: expect.any(String) } });
    expect((await anna.get('/auth/me')).status).toBe(200);
    for (const other of [phone, tablet]) expect((await other.get('/auth/me')).status).toBe(401);
    expect(await statusOfLogin(anna.email, CUSTOMER_PASSWORD)).toBe(401);
    expect(await statusOfLogin(anna.email, NEW_PASSWORD)).toBe(200);
  });

  it('keeps the session through several changes', async () => {
    const bert = await world.customer('bert@firma.example');
    expect((await change(bert, body)).status).toBe(200);
    const back = { current_password: NEW_PASSWORD, new_password: CUSTOMER_PASSWORD };
    expect((await change(bert, back)).status).toBe(200);
    expect((await bert.get('/auth/me')).status).toBe(200);
    expect(await statusOfLogin(bert.email, CUSTOMER_PASSWORD)).toBe(200);
  });

  it('ends sessions in other processes too, and keeps its own there', { tags: 'long' }, async () => {
    const carla = await world.customer('carla@firma.example');
    const elsewhere = await world.anotherProcess();
    const there = await elsewhere.login(carla.email);
    const carlaThere = { authorization: `Bearer ${carla.token}` };
    expect((await elsewhere.visitor.get('/auth/me', carlaThere)).status).toBe(200);
    expect((await change(carla, body)).status).toBe(200);
    await expect.poll(async () => (await there.get('/auth/me')).status).toBe(401);
    expect((await elsewhere.visitor.get('/auth/me', carlaThere)).status).toBe(200);
    await elsewhere.close();
  });

  it('mails the owner that it happened', async () => {
    const dora = await world.customer('dora@firma.example');
    await world.catchUp();
    world.advance(60_000);
    await change(dora, body);
    const [mail] = await world.mails(dora.email);
    expect(mail?.subject).toContain('Passwort');
    expect(mail?.text).toContain('Ihr Passwort wurde geändert');
    expect(mail?.text).toContain('2. März 2026 um 10:01');
    expect(mail?.text).not.toContain(NEW_PASSWORD);
  });

  it('refuses the wrong current password, and then nothing changes', async () => {
    const emil = await world.customer('emil@firma.example');
    const other = await world.login(emil.email);
    expect(await change(emil, { ...body, current_password: 'geraten' })).toMatchObject(wrong);
    for (const session of [emil, other]) expect((await session.get('/auth/me')).status).toBe(200);
    expect(await statusOfLogin(emil.email, CUSTOMER_PASSWORD)).toBe(200);
    expect((await world.mails(emil.email)).map(({ subject }) => subject)).not.toContainEqual(
      expect.stringContaining('wurde geändert'),
    );
  });

  it('lets one of many changes made at once with the right password win', { tags: 'long' }, async () => {
    const frida = await world.customer('frida@firma.example');
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, i) => change(frida, { ...body, new_password: `passwort-${i}` })),
    );
    const winners = answers.flatMap(({ status }, i) => (status === 200 ? [i] : []));
    expect(winners).toHaveLength(1);
    for (const answer of answers) if (answer.status !== 200) expect(answer).toMatchObject(wrong);
    expect(await statusOfLogin(frida.email, `passwort-${winners[0]}`)).toBe(200);
    expect((await frida.get('/auth/me')).status).toBe(200);
  });

  it('is open to staff as to customers', async () => {
    const [admin, auditor] = [await world.admin(), await world.auditor()];
    for (const [person, { password }] of [
      [admin, TEST_ADMIN],
      [auditor, TEST_AUDITOR],
    ] as const) {
      expect((await change(person, { current_password: password, new_password: password })).status).toBe(200);
    }
  });

  it('is refused without a session', async () => {
    expect((await change(world.visitor, body)).status).toBe(401);
  });

  it.each([
    { new_password: NEW_PASSWORD },
    { current_password: CUSTOMER_PASSWORD },
    { current_password: '', new_password: NEW_PASSWORD },
    { current_password: CUSTOMER_PASSWORD, new_password: '12345' },
    { current_password: CUSTOMER_PASSWORD, new_password: 'x'.repeat(129) },
    { current_password: true, new_password: NEW_PASSWORD },
  ])('refuses %j with 422', async (payload) => {
    const gustav = await world.login('emil@firma.example');
    expect((await change(gustav, payload)).status).toBe(422);
  });
});

describe('guessing at the current password', () => {
  it('ends after as many attempts as signing in allows, which strangers at the sign-in use up none of', {
    tags: 'long',
  }, async () => {
    const strict = await createTestWorld({ env: { LOGIN_ATTEMPTS_PER_QUARTER_HOUR: '3' } });
    const anna = await strict.customer('anna@firma.example');
    const guess = () => change(anna, { ...body, current_password: 'geraten' });
    for (let i = 0; i < 5; i += 1) await strict.visitor.post('/auth/login', { email: anna.email, password: 'geraten' });
    for (let i = 0; i < 3; i += 1) expect((await guess()).status).toBe(400);
    expect(await guess()).toMatchObject({
      status: 429,
      headers: { 'retry-after': expect.any(String) },
      body: { code: 'too-many-password-tries' },
    });
    expect((await change(anna, body)).status).toBe(429);
    await strict.close();
  });

  it('is told from a password that everybody has, where those are not allowed', { tags: 'long' }, async () => {
    const strict = await createTestWorld({ env: { BLOCK_COMMON_PASSWORDS: 'true' } });
    const anna = await strict.customer('anna@firma.example');
    expect(await change(anna, { ...body, new_password: 'passwort' })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'new_password' }] },
    });
    await strict.close();
  });
});
