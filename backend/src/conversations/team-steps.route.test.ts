import type { AdminConversation, ChatMessage, ChatState } from '@sternklar/contracts/conversations/conversation.api';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestWorld, type Person, type TestWorld } from '../testing/test-world.ts';

let world: TestWorld;
let admin: Person;
let customer: Person;
let customers = 0;
let id: string;

beforeAll(async () => {
  world = await createTestWorld();
  admin = await world.admin();
});
beforeEach(async () => {
  customers += 1;
  customer = await world.customer(`kundin${customers}@beispiel.de`);
  await customer.post('/chat/message', { message: 'Was kostet das?' });
  id = (await shown()).id;
});
afterAll(() => world.close());

const history = async () => (await customer.get<ChatMessage[]>('/chat/history')).body;
const shown = async (): Promise<AdminConversation> => {
  const query = new URLSearchParams({ filter: JSON.stringify({ user_id: customer.accountId }) });
  const [found] = (await admin.get<AdminConversation[]>(`/chat/admin/all?${query}`)).body;
  if (!found) throw new Error('The customer has no conversation.');
  return found;
};
const answer = async (reply: string, more: object = {}) => {
  const message_id = (await history())[0]?.id;
  expect((await admin.post('/chat/admin-reply', { message_id, reply, ...more })).status).toBe(200);
};
const step = (name: string, body: object = {}) => admin.post(`/chat/admin/${id}/${name}`, body);
const say = async (message: string) => (await customer.post<ChatMessage>('/chat/message', { message })).body;
const own = async () => (await customer.get<ChatState>('/chat/state')).body;

describe('POST /api/chat/admin/:id/hand-back', () => {
  it('lets the assistant answer again, and changes nothing the second time', async () => {
    await answer('Hier ist Frau Sommer.');
    expect((await say('Gut')).sender).toBe('system');
    for (const _ of [1, 2]) {
      expect(await step('hand-back')).toMatchObject({ status: 200, body: { message: expect.any(String) } });
      expect((await shown()).status).toBe('assistant');
    }
    expect((await say('Was kostet das?')).sender).toBe('assistant');
  });

  it('goes together with a reply', async () => {
    await answer('Das war es schon.', { afterwards: 'hand_back' });
    expect((await shown()).status).toBe('assistant');
    expect((await say('Danke')).sender).toBe('assistant');
  });
});

describe('POST /api/chat/admin/:id/resolve', () => {
  it('takes the conversation out of what is open, until the customer writes again', async () => {
    await step('resolve');
    expect((await shown()).status).toBe('resolved');
    expect((await own()).status).toBe('resolved');
    expect((await say('Noch etwas: Wie kann ich kündigen?')).sender).toBe('assistant');
    expect((await shown()).status).toBe('assistant');
  });

  it('goes together with a reply', async () => {
    await answer('Gern geschehen.', { afterwards: 'resolve' });
    expect((await shown()).status).toBe('resolved');
    expect((await history()).at(-1)?.message).toBe('Gern geschehen.');
  });

  it('can be taken back', async () => {
    await step('resolve');
    for (const _ of [1, 2]) expect((await step('reopen')).status).toBe(200);
    expect((await shown()).status).toBe('assistant');
  });
});

describe('what is unread', () => {
  it('is counted for the team until somebody reads it', async () => {
    await say('Und die Laufzeit?');
    expect((await shown()).unread_count).toBe(2);
    const [first] = await history();
    await step('read', { message_id: first?.id });
    expect((await shown()).unread_count).toBe(1);
    await step('read');
    expect((await shown()).unread_count).toBe(0);
    await say('Danke');
    expect((await shown()).unread_count).toBe(1);
    await answer('Gern!');
    expect((await shown()).unread_count).toBe(0);
  });

  it('is counted for the customer until they read it or write', async () => {
    expect(await own()).toEqual({ status: 'assistant', unread_count: 0 });
    await answer('Eins');
    await answer('Zwei');
    expect(await own()).toEqual({ status: 'person', unread_count: 2 });
    const seen = (await history()).find(({ message }) => message === 'Eins');
    const read = await customer.post<ChatState>('/chat/read', { message_id: seen?.id });
    expect(read).toMatchObject({ status: 200, body: { status: 'person', unread_count: 1 } });
    expect((await customer.post<ChatState>('/chat/read', {})).body.unread_count).toBe(0);
    await answer('Drei');
    await say('Danke');
    expect((await own()).unread_count).toBe(0);
  });

  it('is nothing for somebody who never wrote', async () => {
    const silent = await world.customer(`still${customers}@beispiel.de`);
    expect((await silent.get('/chat/state')).body).toEqual({ status: 'assistant', unread_count: 0 });
    expect((await silent.post('/chat/read', {})).body).toEqual({ status: 'assistant', unread_count: 0 });
  });

  it('of somebody else is not found', async () => {
    const other = await world.customer(`andere${customers}@beispiel.de`);
    await other.post('/chat/message', { message: 'Hallo' });
    const [message] = await history();
    expect((await other.post('/chat/read', { message_id: message?.id })).status).toBe(404);
    expect((await customer.post('/chat/read', { message_id: v7() })).status).toBe(404);
    const [theirs] = (await other.get<ChatMessage[]>('/chat/history')).body;
    expect((await step('read', { message_id: theirs?.id })).status).toBe(404);
    expect((await shown()).unread_count).toBe(1);
  });
});

describe('GET /api/chat/admin/:id/messages', () => {
  const messages = (query: Record<string, string> = {}) =>
    admin.get<ChatMessage[]>(`/chat/admin/${id}/messages?${new URLSearchParams(query)}`);

  it('pages through the whole conversation, oldest first', async () => {
    await say('<b>Hallo</b>');
    const all = await history();
    expect((await messages()).body).toEqual(all);
    const page = await messages({ range: '[2,3]' });
    expect(page.body).toEqual(all.slice(2));
    expect(page.headers['content-range']).toBe('messages 2-3/4');
  });
});

describe.each(['hand-back', 'resolve', 'reopen', 'read'])('POST /api/chat/admin/:id/%s', (name) => {
  it.each([() => v7(), () => 'unsinn'])('answers 404 for a conversation there is not', async (unknown) => {
    expect((await admin.post(`/chat/admin/${unknown()}/${name}`, {})).status).toBe(404);
  });

  it('is for admins only, also when it is one’s own', async () => {
    for (const person of [customer, await world.auditor()]) {
      expect((await person.post(`/chat/admin/${id}/${name}`, {})).status).toBe(403);
    }
    expect((await world.visitor.post(`/chat/admin/${id}/${name}`, {})).status).toBe(401);
    expect((await shown()).status).toBe('assistant');
  });
});
