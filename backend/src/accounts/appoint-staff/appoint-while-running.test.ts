import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CUSTOMER_PASSWORD, createTestWorld, type TestWorld } from '../../testing/test-world.ts';

describe('a customer whom the operator appoints', () => {
  let world: TestWorld;
  beforeAll(async () => {
    world = await createTestWorld();
  });
  afterAll(() => world.close());

  it('is staff under the password of the settings; who knew the one before is out', async () => {
    const { email, get } = await world.customer('chefin@sternklar.example');
    await world.product.accountServices.operators.appoint({ email, password: 'aus-den-einstellungen', role: 'admin' });
    expect((await get('/auth/me')).status).toBe(401);
    expect((await world.visitor.post('/auth/login', { email, password: CUSTOMER_PASSWORD })).status).toBe(401);
    const appointed = await world.login(email, 'aus-den-einstellungen');
    expect((await appointed.get('/admin/users')).status).toBe(200);
  });
});
