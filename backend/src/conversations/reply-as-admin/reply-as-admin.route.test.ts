import { CHAT_MESSAGE_MAX_LENGTH } from '@sternklar/contracts/constants';
import type { AdminConversation, ChatMessage } from '@sternklar/contracts/conversations/conversation.api';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestWorld, type Person, type TestWorld } from '../../testing/test-world.ts';

describe('POST /api/chat/admin-reply', () => {
  let world: TestWorld;
  let admin: Person;
  let customer: Person;
  let customers = 0;

  beforeAll(async () => {
    world = await createTestWorld();
    admin = await world.admin();
  });
  beforeEach(async () => {
    customers += 1;
    customer = await world.customer(`kunde${customers}@beispiel.de`);
    await customer.post('/chat/message', { message: 'Was kostet das?' });
    await customer.post('/chat/message', { message: 'Und die Laufzeit?' });
  });
  afterAll(() => world.close());

  const history = async () => (await customer.get<ChatMessage[]>('/chat/history')).body;
  const firstMessageId = async () => (await history())[0]?.id;
  const shown = async () => {
    const { body } = await admin.get<AdminConversation[]>('/chat/admin/all');
    return body.find(({ user }) => user?.id === customer.accountId);
  };

  it('reaches the customer, and hands the conversation to a person', async () => {
    expect((await shown())?.status).toBe('assistant');
    const reply = { message_id: await firstMessageId(), reply: '  Hier ist Frau Sommer. ' };
    expect(await admin.post('/chat/admin-reply', reply)).toMatchObject({
      status: 200,
      body: { message: expect.stringContaining('gesendet') },
    });
    expect((await history()).at(-1)).toEqual({
      id: expect.any(String),
      sender: 'admin',
      sender_label: 'Support-Team',
      message: 'Hier ist Frau Sommer.',
      created_at: world.now().toISOString(),
      client_message_id: null,
    });
    expect((await shown())?.status).toBe('person');
  });

  it.each([
    ['the assistant’s message', async () => (await history())[1]?.id],
    ['a later message of the customer', async () => (await history())[2]?.id],
    ['a message there is not', async () => v7()],
    ['an id that is none', async () => 'unsinn'],
    ['no id', async () => undefined],
  ])('refuses %s with a German sentence, and writes nothing', async (_case, id) => {
    const refused = await admin.post('/chat/admin-reply', { message_id: await id(), reply: 'Guten Tag' });
    expect(refused).toMatchObject({
      status: 422,
      body: { detail: expect.stringContaining('erste Nachricht'), errors: [{ field: 'message_id' }] },
    });
    expect(await history()).toHaveLength(4);
  });

  it.each([undefined, null, '', ' \n ', 'x'.repeat(CHAT_MESSAGE_MAX_LENGTH + 1)])(
    'refuses the reply %j',
    async (reply) => {
      const refused = await admin.post('/chat/admin-reply', { message_id: await firstMessageId(), reply });
      expect(refused).toMatchObject({ status: 422, body: { errors: [{ field: 'reply' }] } });
      expect(await history()).toHaveLength(4);
    },
  );

  it('is for admins only', async () => {
    const reply = { message_id: await firstMessageId(), reply: 'Guten Tag' };
    for (const person of [customer, await world.auditor()]) {
      expect((await person.post('/chat/admin-reply', reply)).status).toBe(403);
    }
    expect((await world.visitor.post('/chat/admin-reply', reply)).status).toBe(401);
    expect(await history()).toHaveLength(4);
  });
});
