import { CHAT_MESSAGE_MAX_LENGTH } from '@sternklar/contracts/constants';
import type { AdminConversation, ChatMessage } from '@sternklar/contracts/conversations/conversation.api';
import { v4 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestWorld, type Person, type TestWorld } from '../../testing/test-world.ts';

const DAY_MS = 86_400_000;

describe('POST /api/chat/message', () => {
  let world: TestWorld;
  let customer: Person;
  let customers = 0;

  beforeAll(async () => {
    world = await createTestWorld();
  });
  beforeEach(async () => {
    customers += 1;
    customer = await world.customer(`kundin${customers}@beispiel.de`);
  });
  afterAll(() => world.close());

  const send = (message: unknown, more: object = {}) =>
    customer.post<ChatMessage>('/chat/message', { message, ...more });
  const history = async () => (await customer.get<ChatMessage[]>('/chat/history')).body;
  const adminReplies = async (reply: string) => {
    const admin = await world.admin();
    const { body } = await admin.get<AdminConversation[]>('/chat/admin/all');
    const mine = body.find(({ user }) => user?.id === customer.accountId);
    expect((await admin.post('/chat/admin-reply', { message_id: mine?.messages[0]?.id, reply })).status).toBe(200);
  };

  it('answers the assistant’s reply, labelled as AI, and the history has both', async () => {
    const answer = await send('  Was kostet das?\n');
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      id: expect.any(String),
      sender: 'assistant',
      sender_label: 'KI-Assistent',
      message: expect.stringContaining('59,00'),
      created_at: world.now().toISOString(),
      client_message_id: null,
    });
    expect(await history()).toEqual([
      {
        id: expect.any(String),
        sender: 'user',
        sender_label: null,
        message: 'Was kostet das?',
        created_at: world.now().toISOString(),
        client_message_id: null,
      },
      answer.body,
    ]);
  });

  it('says honestly when it does not know, and offers a person', async () => {
    const { body } = await send('Wie wird morgen das Wetter?');
    expect(body.message).toMatch(/^Dazu weiß ich leider nichts: Ich helfe bei .*ein Mensch/);
  });

  it('offers questions on the nearest topics where it does not know, which are not kept', async () => {
    const client_message_id = v4();
    const { body } = await send('google', { client_message_id });
    expect(body.suggestions).toHaveLength(3);
    expect((await send('google', { client_message_id })).body).toEqual(body);
    const kept = (await history()).find(({ id }) => id === body.id);
    expect(kept?.message).toBe(body.message);
    expect(kept).not.toHaveProperty('suggestions');
    expect((await send(body.suggestions?.[0] ?? '')).body).not.toHaveProperty('suggestions');
  });

  it('says where the pages are that an answer names, also in the history, and keeps plain text', async () => {
    const { body } = await send('Wie ändere ich mein Passwort?');
    expect(body.links).toEqual([{ text: 'Kontoseite', path: '/konto' }]);
    expect(await history()).toMatchObject([{ message: 'Wie ändere ich mein Passwort?' }, body]);
    expect((await history())[0]).not.toHaveProperty('links');
    const admin = await world.admin();
    const all = (await admin.get<AdminConversation[]>('/chat/admin/all')).body;
    const mine = all.find(({ user }) => user?.id === customer.accountId);
    expect(mine?.messages.map(({ message, links }) => [message, links])).toEqual([
      ['Wie ändere ich mein Passwort?', undefined],
      [body.message, undefined],
    ]);
  });

  it('judges no case', async () => {
    expect((await send('Ist diese Bewertung rechtswidrig?')).body.message).toContain('beurteile ich nicht');
  });

  it('keeps texts exactly as they were written', async () => {
    const odd = '<script>alert("x")</script> & „Grüße“ 👩‍🍳\n\tzweite Zeile';
    await send(odd);
    expect((await history())[0]?.message).toBe(odd);
  });

  it.each([
    ['turns letters around', '{{7*7}}\u202Egpj.exe', '{{7*7}}gpj.exe'],
    ['rings or colours', 'a\u0007\u001B[31mb', 'a[31mb'],
    ['is heaped up', `Frage ${'\u0E47'.repeat(60)}`, `Frage ${'\u0E47'.repeat(8)}`],
  ])('keeps nothing of a message that %s for whoever reads it', async (_what, typed, kept) => {
    expect((await send(typed)).status).toBe(200);
    expect((await history())[0]?.message).toBe(kept);
  });

  it('takes messages up to the limit', async () => {
    expect((await send('x'.repeat(CHAT_MESSAGE_MAX_LENGTH))).status).toBe(200);
  });

  it.each([
    ['nothing', undefined],
    ['an empty text', ''],
    ['blanks', ' \n\t '],
    ['blanks that are not seen', '\u200b\u00a0\ufeff'],
    ['a text that is too long', 'x'.repeat(CHAT_MESSAGE_MAX_LENGTH + 1)],
    ['a number', 5],
    ['null', null],
    ['a list', ['Hallo']],
  ])('refuses %s with a German sentence, and keeps nothing', async (_case, message) => {
    const refused = await send(message);
    expect(refused).toMatchObject({ status: 422, body: { code: 'invalid-input', errors: [{ field: 'message' }] } });
    expect(await history()).toEqual([]);
  });

  it('refuses an own id of the message that is none', async () => {
    const refused = await send('Hallo', { client_message_id: 'eins' });
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ field: 'client_message_id' }] } });
  });

  it('writes a message once, however often it is sent with one id, and answers as the first time', async () => {
    const client_message_id = v4();
    const [first, ...others] = await Promise.all([1, 2, 3].map(() => send('Was kostet das?', { client_message_id })));
    for (const other of others) expect(other.body).toEqual(first?.body);
    await send('Danke');
    expect((await send('Was kostet das?', { client_message_id })).body).toEqual(first?.body);
    const kept = await history();
    expect(kept.map(({ sender }) => sender)).toEqual(['user', 'assistant', 'user', 'assistant']);
    expect(kept.map((message) => message.client_message_id)).toEqual([client_message_id, null, null, null]);
  });

  it('keeps everybody’s messages apart', async () => {
    await send('Meine Frage');
    const other = await world.customer(`andere${customers}@beispiel.de`);
    expect((await other.get('/chat/history')).body).toEqual([]);
  });

  describe('after an admin replied', () => {
    it('is acknowledged, and the assistant is silent', async () => {
      await send('Was kostet das?');
      await adminReplies('Hier ist Frau Sommer.');
      const answer = await send('Und die Laufzeit?');
      expect(answer).toMatchObject({
        status: 200,
        body: { sender: 'system', message: expect.stringContaining('Mensch'), created_at: expect.any(String) },
      });
      const senders = (await history()).map(({ sender }) => sender);
      expect(senders).toEqual(['user', 'assistant', 'admin', 'user']);
    });

    it('is acknowledged again when it is sent again, and kept once', async () => {
      await send('Was kostet das?');
      await adminReplies('Hier ist Frau Sommer.');
      const client_message_id = v4();
      for (const _ of [1, 2]) expect((await send('Danke', { client_message_id })).body.sender).toBe('system');
      expect(await history()).toHaveLength(4);
    });

    it('is answered by the assistant again a day later', async () => {
      await send('Was kostet das?');
      await adminReplies('Hier ist Frau Sommer.');
      world.advance(DAY_MS);
      customer = await world.login(customer.email);
      expect((await send('Und die Laufzeit?')).body.sender).toBe('assistant');
    });
  });

  it('passes on the wish for a person, and goes on answering until one replies', async () => {
    const asked = await send('Ich möchte mit einem Menschen sprechen.');
    expect(asked.body).toMatchObject({ sender: 'assistant', message: expect.stringContaining('vermerkt') });
    const { body } = await (await world.admin()).get<AdminConversation[]>('/chat/admin/all');
    expect(body.find(({ user }) => user?.id === customer.accountId)?.status).toBe('person_requested');
    expect((await send('Was kostet das?')).body.sender).toBe('assistant');
  });

  it('asks visitors to sign in', async () => {
    expect((await world.visitor.post('/chat/message', { message: 'Hallo' })).status).toBe(401);
    expect((await world.visitor.get('/chat/history')).status).toBe(401);
  });
});
