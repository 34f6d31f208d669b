import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestWorld, TEST_ADMIN, TEST_AUDITOR, type TestWorld } from '../../testing/test-world.ts';

let world: TestWorld;

beforeAll(async () => {
  world = await createTestWorld();
});
afterAll(() => world.close());

describe('GET /auth/me', () => {
  it('answers the bare user', async () => {
    const anna = await world.customer('anna@firma.example');
    expect((await anna.get('/auth/me')).body).toEqual({
      id: anna.accountId,
      email: 'anna@firma.example',
      email_verified: true,
      is_admin: false,
      is_auditor: false,
      subscription_status: 'inactive',
    });
  });

  it('shows the roles of the operator’s people, who are verified from the start', async () => {
    const [admin, auditor] = [await world.admin(), await world.auditor()];
    expect((await admin.get('/auth/me')).body).toMatchObject({
      email: TEST_ADMIN.email,
      email_verified: true,
      is_admin: true,
      is_auditor: false,
    });
    expect((await auditor.get('/auth/me')).body).toMatchObject({
      email: TEST_AUDITOR.email,
      is_admin: false,
      is_auditor: true,
    });
  });

  it('is refused without a session and with tokens that are none', async () => {
    expect((await world.visitor.get('/auth/me')).status).toBe(401);
    for (const token of ['x', 'eyJhbGciOiJub25lIn0.e30.', '']) {
      expect((await world.visitor.get('/auth/me', { authorization: `Bearer ${token}` })).status).toBe(401);
    }
  });
});
