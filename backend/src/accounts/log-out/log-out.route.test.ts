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

  it('accepts an empty body that calls itself JSON', async () => {
    const anna = await world.login('anna@firma.example');
    expect((await anna.post('/auth/logout', undefined, { 'content-type': 'application/json' })).status).toBe(200);
  });

  it('is refused without a session', async () => {
    expect((await world.visitor.post('/auth/logout')).status).toBe(401);
  });
});
