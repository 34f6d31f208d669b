import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestWorld, type TestWorld } from '../../testing/test-world.ts';

let world: TestWorld;

beforeAll(async () => {
  world = await createTestWorld();
  await world.customer('anna@firma.example');
});
afterAll(() => world.close());

describe('POST /auth/logout', () => {
  it('ends this session on the server, and no other', async () => {
    const here = await world.login('anna@firma.example');
    const there = await world.login('anna@firma.example');
    expect(await here.post('/auth/logout')).toMatchObject({ status: 200, body: { message: 'Sie sind abgemeldet.' } });
    expect((await here.get('/auth/me')).status).toBe(401);
    expect((await here.post('/auth/logout')).status).toBe(401);
    expect((await there.get('/auth/me')).status).toBe(200);
  });

  it('has the browser forget the cookie of the back office, also when the session is over already', async () => {
    const anna = await world.login('anna@firma.example');
    const answers = [
      await anna.post('/auth/logout'),
      await anna.post('/auth/logout'),
      await world.visitor.post('/auth/logout'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 401, 401]);
    for (const { headers } of answers)
      expect(headers['set-cookie']).toMatch(/^sternklar-pages=; Path=\/admin; .*Max-Age=0$/);
  });

  it('accepts an empty body that calls itself JSON', async () => {
    const anna = await world.login('anna@firma.example');
    expect((await anna.post('/auth/logout', undefined, { 'content-type': 'application/json' })).status).toBe(200);
  });

  it('is refused without a session', async () => {
    expect((await world.visitor.post('/auth/logout')).status).toBe(401);
  });
});
