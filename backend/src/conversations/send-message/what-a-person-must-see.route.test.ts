import type { AdminConversation, ChatMessage } from '@sternklar/contracts/conversations/conversation.api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestWorld, type Person, type TestWorld } from '../../testing/test-world.ts';

describe('what a person must see at once', () => {
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
    customer = await world.customer(`kundin${customers}@beispiel.de`);
  });
  afterAll(() => world.close());

  const say = async (message: string) => (await customer.post<ChatMessage>('/chat/message', { message })).body;
  const atDesk = async () => {
    const query = new URLSearchParams({ filter: JSON.stringify({ user_id: customer.accountId }) });
    return (await admin.get<AdminConversation[]>(`/chat/admin/all?${query}`)).body[0];
  };

  it('is answered with where help is, and called for at the desk', async () => {
    expect((await say('Ich will nicht mehr leben')).message).toMatch(/0800 111 0 111.*0800 111 0 222.*112/);
    expect(await atDesk()).toMatchObject({ status: 'person_requested', attention: ['emergency'] });
  });

  it('is a declared end of the contract, with the time it arrived and the own dates', async () => {
    await customer.post('/subscription/create', { plan_name: 'standard' });
    const { message } = await say('Hiermit kündige ich mein Abo.');
    expect(message).toMatch(/angekommen, am \d+\. \p{L}+ \d{4} um \d\d:\d\d Uhr.*Erklärung vermerkt/u);
    expect(message).toMatch(/Laufzeit Ihres Abos endet am \d+\. \p{L}+ \d{4}/u);
    expect(message).toContain('„Abo kündigen“');
    expect(await atDesk()).toMatchObject({ status: 'person_requested', attention: ['termination-declared'] });
  });

  it('stands at the desk, the most urgent first, until somebody answers', async () => {
    await say('Mir wurde doppelt abgebucht');
    await say('Mein Konto wurde gehackt');
    const conversation = await atDesk();
    expect(conversation?.attention).toEqual(['account-taken', 'charge-disputed']);
    await admin.post('/chat/admin-reply', { message_id: conversation?.messages[0]?.id, reply: 'Wir sehen nach.' });
    expect(await atDesk()).not.toHaveProperty('attention');

    expect((await say('Hiermit kündige ich.')).sender).toBe('system');
    expect((await atDesk())?.attention).toEqual(['termination-declared']);
    expect(await say('Ich bringe mich um')).toMatchObject({ sender: 'assistant' });
    expect(await atDesk()).toMatchObject({ status: 'person', attention: ['emergency', 'termination-declared'] });
  });

  it('is not a question that only sounds like it', async () => {
    await say('Wie kann ich kündigen? Das Warten ist zum Sterben langweilig.');
    const after = await atDesk();
    expect(after).toMatchObject({ status: 'assistant' });
    expect(after).not.toHaveProperty('attention');
  });
});
