import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestWorld, TEST_AUDITOR, type TestWorld } from '../../testing/test-world.ts';

let world: TestWorld;

beforeAll(async () => {
  world = await createTestWorld();
});
afterAll(() => world.close());

describe('GET /account', () => {
  it('answers the own profile with its beginning, the mails that are wanted, and no end', async () => {
    const since = world.now().toISOString();
    const anna = await world.customer('anna@firma.example');
    world.advance(60_000);
    const { status, body } = await anna.get('/account');
    expect(status).toBe(200);
    expect(body).toEqual({
      ...(await anna.get<object>('/auth/me')).body,
      created_at: since,
      deletion_requested_at: null,
      status_mails: true,
    });
  });

  it('is for whoever is signed in', async () => {
    expect((await world.visitor.get('/account')).status).toBe(401);
    expect((await (await world.admin()).get('/account')).body).toMatchObject({ is_admin: true });
    expect((await (await world.auditor()).get('/account')).body).toMatchObject({ email: TEST_AUDITOR.email });
  });
});
