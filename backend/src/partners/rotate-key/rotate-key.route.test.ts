import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestWorld, type TestWorld } from '../../testing/test-world.ts';
import { newPartner, openSession } from '../testing/partner-world.ts';

describe('POST /admin/partners/:id/keys', () => {
  let world: TestWorld;
  beforeAll(async () => {
    world = await createTestWorld();
  });
  afterAll(() => world.close());

  it('ends the key so far at once where no time is given', async () => {
    const admin = await world.admin();
    const { id, key } = await newPartner(admin);
    expect((await openSession(world, { key })).status).toBe(201);
    expect((await admin.post(`/admin/partners/${id}/keys`, { grace_days: 0 })).status).toBe(201);
    expect((await openSession(world, { key })).status).toBe(404);
  });
});
