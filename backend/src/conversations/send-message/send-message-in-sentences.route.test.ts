import type { AdminConversation, ChatMessage, ChatState } from '@sternklar/contracts/conversations/conversation.api';
import { v4 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apiCalls } from '../../testing/api-calls.ts';
import { createTestWorld, type Person, type TestWorld } from '../../testing/test-world.ts';
import { prepareAssistant } from '../assistant/index.ts';
import { behaviours, startModelEndpoint, type TestModelEndpoint } from '../assistant/model/testing/model-endpoint.ts';
import { conversationOf } from '../conversation-id.ts';

/** On a machine that is busy with something else. */
const LEARNS_WITHIN_MS = 240_000;
const FIRST = 'Es gibt einen Tarif für 59,00 € im Monat.';
const SECOND = ' Die Laufzeit beträgt 12 Monate.';
const SOURCE = '\n\nQuelle: AGB §\u00a06';
const QUESTION = 'Was kostet das im Monat?';

interface SentEvent {
  readonly event: string;
  readonly data: ChatMessage & { readonly reply_id: string; readonly text: string };
}

const eventIn = (text: string): SentEvent => {
  const [event = '', data = ''] = text.split('\n').map((line) => line.slice(line.indexOf(': ') + 2));
  return { event, data: JSON.parse(data) };
};

/** The events of an answer as they come. */
async function* eventsOf(response: Response): AsyncGenerator<SentEvent, void> {
  let rest = '';
  for await (const text of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const parts = (rest + text).split('\n\n');
    rest = parts.pop() ?? '';
    yield* parts.map(eventIn);
  }
}

const all = async (events: AsyncIterable<SentEvent>): Promise<readonly SentEvent[]> => {
  const found: SentEvent[] = [];
  for await (const event of events) found.push(event);
  return found;
};

describe('POST /api/chat/message/sentences', () => {
  let world: TestWorld;
  let endpoint: TestModelEndpoint;
  let url: string;
  let customer: Person;
  let customers = 0;
  let rest: PromiseWithResolvers<void>;

  beforeAll(async () => {
    prepareAssistant();
    endpoint = await startModelEndpoint();
    world = await createTestWorld({ env: { ASSISTANT_URL: endpoint.url, ASSISTANT_MODEL: 'deutsch-7b' } });
    url = await world.app.listen({ port: 0, host: '127.0.0.1' });
  }, LEARNS_WITHIN_MS);
  beforeEach(async () => {
    customers += 1;
    customer = await world.customer(`kundin${customers}@beispiel.de`);
    endpoint.sent.length = 0;
    rest = Promise.withResolvers();
    endpoint.answersWith(
      behaviours.saysWhen(
        [Promise.resolve(), 'Es gibt einen Tarif für 59,00 € im Monat [A1]. Die Lauf'],
        [rest.promise, 'zeit beträgt 12 Monate [A1].'],
      ),
    );
  });
  afterAll(async () => {
    await world.close();
    await endpoint.close();
  });

  const ask = (
    message: unknown,
    { id = null as string | null, token = customer.token, signal = null as AbortSignal | null } = {},
  ) =>
    fetch(`${url}/api/chat/message/sentences`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ message, client_message_id: id }),
      signal,
    });
  const history = async () => (await customer.get<ChatMessage[]>('/chat/history')).body;
  const texts = async () => (await history()).map(({ message }) => message);

  it('tells each sentence when it is certain, then the reply, which is all of them and is recorded with the question', async () => {
    const response = await ask(QUESTION);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store, no-transform');
    const events = eventsOf(response);
    const { value: first } = await events.next();
    expect(first).toEqual({ event: 'sentence', data: { reply_id: expect.any(String), text: FIRST } });
    expect(await history()).toEqual([]);
    rest.resolve();
    const others = await all(events);
    expect(others.map(({ event }) => event)).toEqual(['sentence', 'sentence', 'reply']);
    const reply = others.at(-1)?.data;
    expect(reply).toMatchObject({
      id: first?.data.reply_id,
      sender: 'assistant',
      sender_label: 'KI-Assistent',
      message: FIRST + SECOND + SOURCE,
      links: [{ text: 'AGB §\u00a06', path: '/agb#preis' }],
    });
    expect(
      FIRST +
        others
          .slice(0, -1)
          .map(({ data }) => data.text)
          .join(''),
    ).toBe(reply?.message);
    expect(await history()).toEqual([expect.objectContaining({ sender: 'user', message: QUESTION }), reply]);
  });

  it('answers what no model words in one event', async () => {
    endpoint.answersWith(behaviours.status(401));
    const events = await all(eventsOf(await ask(QUESTION)));
    expect(events.map(({ event }) => event)).toEqual(['reply']);
    expect(events[0]?.data.message).toContain('708,00');
  });

  it('goes on to the end for whoever went away, who finds the whole answer', { tags: 'long' }, async () => {
    const gone = new AbortController();
    const events = eventsOf(await ask(QUESTION, { signal: gone.signal }));
    await events.next();
    gone.abort();
    await expect(events.next()).rejects.toThrow();
    rest.resolve();
    await expect.poll(texts).toEqual([QUESTION, FIRST + SECOND + SOURCE]);
  });

  it('gives whoever comes back with the same message the same answer, while it runs and later', {
    tags: 'long',
  }, async () => {
    const id = v4();
    const gone = new AbortController();
    const before = eventsOf(await ask(QUESTION, { id, signal: gone.signal }));
    const { value: heard } = await before.next();
    gone.abort();
    await expect(before.next()).rejects.toThrow();
    const again = eventsOf(await ask(QUESTION, { id }));
    expect((await again.next()).value).toEqual(heard);
    rest.resolve();
    const [, , reply] = await all(again);
    const later = await all(eventsOf(await ask(QUESTION, { id })));
    expect(later).toEqual([reply]);
    expect(endpoint.sent).toHaveLength(1);
    expect(await texts()).toEqual([QUESTION, FIRST + SECOND + SOURCE]);
  });

  it('keeps two questions at once apart', { tags: 'long' }, async () => {
    const [one, other] = [
      eventsOf(await ask(QUESTION, { id: v4() })),
      eventsOf(await ask('Was kostet das denn?', { id: v4() })),
    ];
    await Promise.all([one.next(), other.next()]);
    rest.resolve();
    await Promise.all([all(one), all(other)]);
    expect((await history()).map(({ sender }) => sender)).toEqual(['user', 'assistant', 'user', 'assistant']);
  });

  it('records what was heard although somebody of the team answers meanwhile', async () => {
    await customer.post('/chat/message', { message: 'Guten Tag' });
    const admin = await world.admin();
    const { body } = await admin.get<AdminConversation[]>('/chat/admin/all');
    const mine = body.find(({ user }) => user?.id === customer.accountId);
    const events = eventsOf(await ask(QUESTION));
    await events.next();
    await admin.post('/chat/admin-reply', { message_id: mine?.messages[0]?.id, reply: 'Hier ist Frau Sommer.' });
    rest.resolve();
    await all(events);
    expect((await texts()).slice(-2)).toEqual([QUESTION, FIRST + SECOND + SOURCE]);
    // From the next one on the person has it.
    const [noted] = await all(eventsOf(await ask('Und nun?')));
    expect(noted).toMatchObject({ event: 'reply', data: { sender: 'system' } });
    expect(endpoint.sent).toHaveLength(1);
  });

  it('never asks the model about what a person must see', async () => {
    const [reply] = await all(eventsOf(await ask('Ich will nicht mehr leben')));
    expect(reply).toMatchObject({ event: 'reply', data: { message: expect.stringContaining('0800 111 0 111') } });
    expect(endpoint.sent).toEqual([]);
  });

  it('hands on the wish for a person, and opens a resolved conversation again, as POST /chat/message does', async () => {
    await all(eventsOf(await ask('Ich möchte mit einem Menschen sprechen.')));
    const state = async () => (await customer.get<ChatState>('/chat/state')).body.status;
    expect(await state()).toBe('person_requested');
    const admin = await world.admin();
    const { conversationId } = conversationOf({ kind: 'account', id: customer.accountId });
    await admin.post(`/chat/admin/${conversationId}/resolve`);
    expect(await state()).toBe('resolved');
    rest.resolve();
    await all(eventsOf(await ask(QUESTION)));
    expect(await state()).toBe('assistant');
  });

  it('answers visitors of a partner’s page, who get no tools, and no link to a page of customers', async () => {
    const origin = 'https://www.musterhotel.example';
    const partner = { name: 'Musterhotel', origins: [origin] };
    const { body } = await (await world.admin()).post<{ keys: { key: string }[] }>('/admin/partners', partner);
    const session = { key: body.keys[0]?.key };
    const opened = await world.visitor.post<{ token: string }>('/widget/sessions', session, { origin });
    const visitor = apiCalls(world.app, opened.body.token);
    rest.resolve();
    const path = '/chat/message/sentences';
    const answer = await visitor.post(path, { message: QUESTION }, { origin });
    expect(answer).toMatchObject({ status: 200, headers: { 'access-control-allow-origin': origin } });
    const history = await visitor.get<ChatMessage[]>('/chat/history', { origin });
    expect(history.body.map(({ message }) => message)).toEqual([QUESTION, FIRST + SECOND + SOURCE]);
    expect(endpoint.sent[0]?.body.tools).toBeUndefined();
    expect((await visitor.post(path, { message: QUESTION }, { origin: 'https://boese.example' })).status).toBe(401);
  });

  it('refuses what POST /chat/message refuses, as any call does', async () => {
    expect((await ask('  ')).status).toBe(422);
    expect((await ask('x'.repeat(4_001))).status).toBe(422);
    expect((await ask('Hallo', { id: 'keine' })).status).toBe(422);
    const unknown = await ask('Hallo', { token: 'falsch' });
    expect([unknown.status, unknown.headers.get('content-type')]).toEqual([
      401,
      expect.stringContaining('application/problem+json'),
    ]);
  });

  it('lets an answer that nobody waits for end before the process does', { tags: 'long' }, async () => {
    const own = await createTestWorld({ env: { ASSISTANT_URL: endpoint.url, ASSISTANT_MODEL: 'deutsch-7b' } });
    const person = await own.customer('geht@beispiel.de');
    const base = await own.app.listen({ port: 0, host: '127.0.0.1' });
    const gone = new AbortController();
    const response = await fetch(`${base}/api/chat/message/sentences`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${person.token}` },
      body: JSON.stringify({ message: QUESTION }),
      signal: gone.signal,
    });
    await eventsOf(response).next();
    gone.abort();
    let isClosed = false;
    const closing = own.close().then(() => {
      isClosed = true;
    });
    await new Promise(setImmediate);
    expect(isClosed).toBe(false);
    rest.resolve();
    await closing;
  });
});
