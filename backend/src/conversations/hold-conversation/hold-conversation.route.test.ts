import type { AdminConversation, ChatMessage } from '@sternklar/contracts/conversations/conversation.api';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestWorld, type Person, TEST_ADMIN, type TestWorld } from '../../testing/test-world.ts';

describe('two admins and one conversation', () => {
  let world: TestWorld;
  let anna: Person;
  let bernd: Person;
  let customer: Person;
  let id: string;
  let message_id: string;
  let customers = 0;

  beforeAll(async () => {
    world = await createTestWorld();
    anna = await world.admin();
    const { accountId, email } = await world.customer('bernd@sternklar.example');
    expect(await world.product.accountServices.operators.grant(email, 'admin')).toBeNull();
    bernd = await world.login(email);
    expect(accountId).toBe(bernd.accountId);
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    customers += 1;
    customer = await world.customer(`kunde${customers}@beispiel.de`);
    await customer.post('/chat/message', { message: 'Was kostet das?' });
    message_id = (await customer.get<ChatMessage[]>('/chat/history')).body[0]?.id ?? '';
    const { body } = await anna.get<AdminConversation[]>('/chat/admin/all');
    id = body.find(({ user }) => user?.id === customer.accountId)?.id ?? '';
  });

  const shown = async (person = bernd) => (await person.get<AdminConversation>(`/chat/admin/${id}`)).body;
  const reply = (person: Person, more: object = {}) =>
    person.post<{ detail: string }>('/chat/admin-reply', { message_id, reply: 'Gern.', ...more });

  it('see who has it, until it is let go or an hour is over', async () => {
    expect((await shown()).taken_over).toBeUndefined();
    expect((await anna.post(`/chat/admin/${id}/takeover`, {})).status).toBe(201);
    expect((await shown()).taken_over).toMatchObject({ user_id: anna.accountId, email: TEST_ADMIN.email });
    expect((await bernd.delete(`/chat/admin/${id}/takeover`)).status).toBe(409);
    expect((await anna.delete(`/chat/admin/${id}/takeover`)).status).toBe(200);
    expect((await shown()).taken_over).toBeUndefined();
    await anna.post(`/chat/admin/${id}/takeover`, {});
    world.advance(3_600_000);
    expect((await shown()).taken_over).toBeUndefined();
  });

  it('do not answer twice by mistake: the second one learns who was first, and may send it all the same', async () => {
    const seen = { seen_reply_id: null };
    expect((await reply(anna, seen)).status).toBe(200);
    const refused = await reply(bernd, seen);
    expect([refused.status, refused.body.detail]).toEqual([409, `${TEST_ADMIN.email} hat inzwischen geantwortet.`]);
    const newest = (await shown()).messages.findLast(({ sender }) => sender === 'admin')?.id;
    const held = await reply(bernd, { seen_reply_id: newest });
    expect([held.status, held.body.detail]).toEqual([409, `${TEST_ADMIN.email} bearbeitet diese Unterhaltung.`]);
    expect((await shown()).messages.filter(({ sender }) => sender === 'admin')).toHaveLength(1);
    expect((await reply(bernd, { ...seen, anyway: true })).status).toBe(200);
    expect((await shown()).taken_over?.user_id).toBe(bernd.accountId);
  });

  it('of whom one replies as before, without saying what they see, asks nobody', async () => {
    await anna.post(`/chat/admin/${id}/takeover`, {});
    expect((await reply(bernd)).status).toBe(200);
  });

  it('who reply at the same moment: one of them', async () => {
    const answers = await Promise.all([anna, bernd].map((person) => reply(person, { seen_reply_id: null })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('take it from one another only on purpose', async () => {
    await anna.post(`/chat/admin/${id}/takeover`, {});
    expect((await bernd.post(`/chat/admin/${id}/takeover`, {})).status).toBe(409);
    expect((await bernd.post(`/chat/admin/${id}/takeover`, { from_holder: true })).status).toBe(201);
    expect((await shown(anna)).taken_over?.user_id).toBe(bernd.accountId);
  });

  it('cannot take what there is not, and customers nothing', async () => {
    expect((await anna.post(`/chat/admin/${v7()}/takeover`, {})).status).toBe(404);
    for (const person of [customer, await world.auditor()])
      expect((await person.post(`/chat/admin/${id}/takeover`, {})).status).toBe(403);
  });
});
