import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestWorld, type Person, type TestWorld } from '../../testing/test-world.ts';

let world: TestWorld;
let admin: Person;
const attention = async () => (await admin.get('/admin/attention')).body;

beforeAll(async () => {
  world = await createTestWorld();
  admin = await world.admin();
});
afterAll(() => world.close());

describe('GET /api/admin/attention', () => {
  it('counts who waits for a person, cases in which it is the desk’s turn, and events that hang', async () => {
    expect(await attention()).toEqual({ chats: 0, cases: 0, parked_events: 0 });
    const customer = await world.customer('wartet@haus.example');
    await customer.post('/chat/message', { message: 'Was kostet das?' });
    await world.catchUp();
    expect(await attention()).toMatchObject({ chats: 0 });
    await customer.post('/chat/message', { message: 'Ich möchte mit einem Menschen sprechen.' });
    await customer.post('/business', { business_name: 'Haus', google_business_link: 'https://maps.google.com/?cid=1' });
    const [business] = (await customer.get<{ id: string }[]>('/business')).body;
    const review = { business_id: business?.id, reviewer_name: 'Max', rating: 1, review_text: 'Nie da.' };
    await customer.post('/reviews', review);
    await world.catchUp();
    expect(await attention()).toEqual({ chats: 1, cases: 1, parked_events: 0 });
    const [{ messages } = { messages: [] }] = (
      await admin.get<{ messages: { id: string }[] }[]>('/chat/admin/all?range=[0,0]')
    ).body;
    await admin.post('/chat/admin-reply', { message_id: messages[0]?.id, reply: 'Hier ist Frau Sommer.' });
    await world.catchUp();
    expect(await attention()).toMatchObject({ chats: 0 });
  });

  it('is for admins, whose it is to do', async () => {
    expect((await (await world.auditor()).get('/admin/attention')).status).toBe(403);
    expect((await (await world.customer('fragt@haus.example')).get('/admin/attention')).status).toBe(403);
  });
});
