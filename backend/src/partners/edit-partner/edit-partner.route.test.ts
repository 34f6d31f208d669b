import type { Partner } from '@sternklar/contracts/partners/partner.api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestWorld, type TestWorld } from '../../testing/test-world.ts';
import { newPartner, ORIGIN } from '../testing/partner-world.ts';

describe('PUT /admin/partners/:id', () => {
  let world: TestWorld;
  beforeAll(async () => {
    world = await createTestWorld();
  });
  afterAll(() => world.close());

  it('gives a partner another name and other pages', async () => {
    const admin = await world.admin();
    const { id } = await newPartner(admin);
    const changed = { name: 'Hotel Muster', origins: [ORIGIN, 'https://shop.musterhotel.example'] };
    expect((await admin.put(`/admin/partners/${id}`, changed)).status).toBe(200);
    expect((await admin.get<Partner>(`/admin/partners/${id}`)).body).toMatchObject(changed);
  });
});
