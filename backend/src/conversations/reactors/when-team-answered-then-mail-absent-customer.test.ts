import { CHAT_BURST_MS, CHAT_MAIL_AFTER_MS } from '@sternklar/contracts/constants';
import type { ChatMessage } from '@sternklar/contracts/conversations/conversation.api';
import {
  CONVERSATION_ID,
  CUSTOMER_ID,
  conversationResolved,
  messageSent,
  visitorConversation,
} from '@sternklar/contracts/conversations/testing/conversation.builders';
import { reactorSpec } from '@sternklar/event-store/testing/reactor-spec';
import { v5 as uuidV5 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OutboxMail } from '../../platform/outbox.port.ts';
import { createTestWorld, type Person, type TestWorld } from '../../testing/test-world.ts';
import { conversationOf } from '../conversation-id.ts';
import { chatNewsMail } from '../mails/chat-mails.ts';
import { whenTeamAnsweredThenMailAbsentCustomer } from './when-team-answered-then-mail-absent-customer.ts';

const mailing = reactorSpec<OutboxMail>((enqueue) => whenTeamAnsweredThenMailAbsentCustomer.create({ enqueue }));
const recorded = { id: '0198a000-0000-7000-8000-00000000e001', recordedAt: '2026-07-14T08:00:00.000Z', version: 7 };
const mail: OutboxMail = {
  id: uuidV5('when-team-answered-then-mail-absent-customer', recorded.id),
  accountId: CUSTOMER_ID,
  template: 'chat-news',
  params: { conversationId: CONVERSATION_ID, begunBy: '7' },
  notBefore: new Date('2026-07-14T08:02:00.000Z'),
};

describe('when the team answered', () => {
  it('a mail is asked for, for two minutes later, without what was written', async () => {
    await mailing.when({ ...messageSent({ sender: 'admin' }), ...recorded }).then(mail);
    await mailing.when({ ...conversationResolved(), ...recorded }).then(mail);
  });

  it('no mail is asked for what others wrote, nor for a visitor', async () => {
    for (const sender of ['user', 'assistant'] as const) {
      await mailing.when({ ...messageSent({ sender }), ...recorded }).then();
    }
    await mailing.when({ ...conversationResolved(visitorConversation), ...recorded }).then();
  });

  it('the mail has everything its template asks for', () => {
    expect(chatNewsMail.params.parse(mail.params)).toEqual(mail.params);
  });
});

describe('a customer who is answered', () => {
  let world: TestWorld;
  let customer: Person;
  let customers = 0;

  beforeAll(async () => {
    world = await createTestWorld();
  });
  beforeEach(async () => {
    customers += 1;
    customer = await world.customer(`kunde${customers}@beispiel.de`);
    await customer.post('/chat/message', { message: 'Mensch bitte' });
  });
  afterAll(() => world.close());

  const answer = async (more: object = {}) => {
    const [first] = (await customer.get<ChatMessage[]>('/chat/history')).body;
    const body = { message_id: first?.id, reply: 'Das Geheimnis ist gelüftet.', ...more };
    expect((await (await world.admin()).post('/chat/admin-reply', body)).status).toBe(200);
    await world.catchUp();
  };
  const after = async (ms: number) => {
    world.advance(ms);
    await world.catchUp();
    const mails = await world.mails(customer.email);
    return mails.filter(({ text }) => text.includes('Chat öffnen')).map(({ subject, text }) => ({ subject, text }));
  };

  it('is told by one mail of replies that follow one another, and by another one of later ones', async () => {
    await answer();
    await answer();
    expect(await after(CHAT_MAIL_AFTER_MS - 1)).toEqual([]);
    const [mailed, ...others] = await after(1);
    expect(mailed?.subject).toContain('Eine Antwort');
    expect(mailed?.text).not.toContain('Geheimnis');
    expect(others).toEqual([]);
    await answer();
    expect(await after(CHAT_MAIL_AFTER_MS)).toHaveLength(1);
    world.advance(CHAT_BURST_MS);
    await answer();
    expect(await after(CHAT_MAIL_AFTER_MS)).toHaveLength(2);
  });

  it('is told that it is done, too', async () => {
    await answer({ afterwards: 'resolve' });
    const [mailed] = await after(CHAT_MAIL_AFTER_MS);
    expect(mailed?.text).toContain('geantwortet und Ihre Anfrage als erledigt vermerkt');
  });

  const lastSeen = async () => (await customer.get<ChatMessage[]>('/chat/history')).body.at(-1)?.id;
  const resolve = async () => {
    const { conversationId } = conversationOf({ kind: 'account', id: customer.accountId });
    expect((await (await world.admin()).post(`/chat/admin/${conversationId}/resolve`, {})).status).toBe(200);
    await world.catchUp();
  };

  it.each([
    ['answered and done', () => answer({ afterwards: 'resolve' })],
    ['done without an answer of a person', resolve],
  ])('is told nothing that they saw beneath the last message: %s', async (_what, act) => {
    await act();
    expect((await customer.post('/chat/read', { message_id: await lastSeen() })).status).toBe(200);
    expect(await after(CHAT_MAIL_AFTER_MS)).toEqual([]);
  });

  it('is told of an answer that came after the last message that they saw', async () => {
    const seen = await lastSeen();
    await resolve();
    await answer();
    expect((await customer.post('/chat/read', { message_id: seen })).status).toBe(200);
    expect(await after(CHAT_MAIL_AFTER_MS)).toHaveLength(1);
  });

  it.each([
    ['has read it', () => customer.post('/chat/read', {})],
    ['has written since', () => customer.post('/chat/message', { message: 'Danke' })],
    ['wants no such mails', () => customer.put('/account/notifications', { status_mails: false })],
  ])('gets no mail who %s', async (_case, act) => {
    await answer();
    expect((await act()).status).toBe(200);
    expect(await after(CHAT_MAIL_AFTER_MS)).toEqual([]);
  });
});
