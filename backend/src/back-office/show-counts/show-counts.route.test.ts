import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestWorld, type Person, type TestWorld } from '../../testing/test-world.ts';

let world: TestWorld;
let admin: Person;
const counts = async () => (await admin.get('/admin/counts')).body;

beforeAll(async () => {
  world = await createTestWorld();
  admin = await world.admin();
});
afterAll(() => world.close());

describe('GET /api/admin/counts', () => {
  it('answers the totals of the five lists', async () => {
    const before = await counts();
    const customer = await world.customer('zaehlt@haus.example');
    await customer.post('/business', { business_name: 'Haus', google_business_link: 'https://maps.google.com/?cid=1' });
    const [business] = (await customer.get<{ id: string }[]>('/business')).body;
    const review = { business_id: business?.id, reviewer_name: 'Max', rating: 1, review_text: 'Nie da.' };
    await customer.post('/reviews', review);
    await customer.post('/reviews', review);
    await customer.post('/subscription/create', { plan_name: 'standard' });
    await customer.post('/chat/message', { message: 'Guten Tag' });
    await world.catchUp();

    const { users, businesses, reviews, subscriptions, chats } = before as Record<string, number>;
    expect(await counts()).toEqual({
      users: Number(users) + 1,
      businesses: Number(businesses) + 1,
      reviews: Number(reviews) + 2,
      subscriptions: Number(subscriptions) + 1,
      chats: Number(chats) + 1,
    });
  });

  it('is for admins and auditors', async () => {
    expect((await (await world.auditor()).get('/admin/counts')).body).toEqual(await counts());
    expect((await (await world.customer('fragt@haus.example')).get('/admin/counts')).status).toBe(403);
  });

  it('is the total that each list names', async () => {
    const lists = {
      users: '/admin/users',
      businesses: '/admin/businesses',
      reviews: '/admin/reviews',
      subscriptions: '/admin/subscriptions',
      chats: '/chat/admin/all',
    };
    const told = (await counts()) as Record<string, number>;
    for (const [name, path] of Object.entries(lists)) {
      const { headers } = await admin.get(`${path}?range=[0,0]`);
      expect(String(headers['content-range']).split('/').pop(), name).toBe(String(told[name]));
    }
  });
});
