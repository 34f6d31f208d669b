import { CHAT_MAIL_AFTER_MS } from '@sternklar/contracts/constants';
import type { ChatContact, ContinuedSession } from '@sternklar/contracts/conversations/answer-by-mail.api';
import type { AdminConversation, ChatMessage } from '@sternklar/contracts/conversations/conversation.api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newPartner, ORIGIN, openSession } from '../../partners/testing/partner-world.ts';
import { apiCalls } from '../../testing/api-calls.ts';
import { createTestWorld, type Person, type TestWorld } from '../../testing/test-world.ts';

const DAY_MS = 86_400_000;
const HOME = 'https://sternklar.example';
const LINK = /https:\/\/sternklar\.example\/(?:antwort|answer)#([\w-]+)/;

describe('answers by mail', () => {
  let world: TestWorld;
  let admin: Person;
  let partner: Awaited<ReturnType<typeof newPartner>>;
  let visitors = 0;

  beforeAll(async () => {
    world = await createTestWorld({ env: { PUBLIC_URL: HOME } });
  });
  beforeEach(async () => {
    admin = await world.admin();
    partner = await newPartner(admin);
  });
  afterAll(() => world.close());

  /** Somebody on the partner's page who has written, with an address that nobody else has. */
  const newVisitor = async () => {
    const { body } = await openSession(world, { key: partner.key });
    const calls = apiCalls(world.app, body.token);
    const post = (path: string, sent: object) => calls.post<ChatContact>(path, sent, { origin: ORIGIN });
    const written = await calls.post<ChatMessage>('/chat/message', { message: 'Mensch bitte' }, { origin: ORIGIN });
    expect(written.status).toBe(200);
    visitors += 1;
    return { ...calls, post, id: body.visitor_id, email: `besuch${visitors}@beispiel.de` };
  };
  type Visitor = Awaited<ReturnType<typeof newVisitor>>;

  const giveContact = (visitor: Visitor, more: object = {}) =>
    visitor.post('/chat/contact', { email: visitor.email, language: 'de', consent: true, ...more });
  const shown = async (visitor: Visitor) => {
    const { body } = await admin.get<AdminConversation[]>('/chat/admin/all');
    return body.find((one) => one.visitor?.id === visitor.id);
  };
  const answer = async (visitor: Visitor) => {
    const first = (await shown(visitor))?.messages[0]?.id;
    const { status } = await admin.post('/chat/admin-reply', {
      message_id: first,
      reply: 'Das Geheimnis ist gelüftet.',
    });
    expect(status).toBe(200);
    await world.catchUp();
  };
  const after = async (visitor: Visitor, ms: number) => {
    world.advance(ms);
    await world.catchUp();
    return world.mails(visitor.email);
  };
  const linkIn = (text = '') => LINK.exec(text)?.[1] ?? '';
  const goOn = (link: string) => world.visitor.post<ContinuedSession>('/chat/continuations', { link });
  const renew = (link: string) => world.visitor.post('/chat/continuations/renewal', { link });
  const linkOf = async (visitor: Visitor) => {
    await giveContact(visitor);
    await answer(visitor);
    const [mail] = await after(visitor, CHAT_MAIL_AFTER_MS);
    return linkIn(mail?.text);
  };

  it('a visitor who has gone gets one mail, which says neither what was written nor what they are called', async () => {
    const visitor = await newVisitor();
    const given = await giveContact(visitor, { name: 'Karla Kauf-Jetzt' });
    expect(given.body).toEqual({ email: visitor.email, name: 'Karla Kauf-Jetzt', attributes: {}, mails: [] });
    await answer(visitor);
    expect(await after(visitor, CHAT_MAIL_AFTER_MS - 1)).toEqual([]);
    const [mail, ...others] = await after(visitor, 1);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Musterhotel: Eine Antwort auf Ihre Frage');
    expect(`${mail?.html} ${mail?.text}`).not.toMatch(/Geheimnis|Karla/);
    expect(linkIn(mail?.text)).not.toBe('');
    expect((await shown(visitor))?.visitor).toMatchObject({
      email: visitor.email,
      name: 'Karla Kauf-Jetzt',
      told_by_mail: { opened: false },
    });
  });

  it('the link goes on with the conversation, once, on the product’s own page and on no partner’s', async () => {
    const visitor = await newVisitor();
    const link = await linkOf(visitor);
    const { status, body } = await goOn(link);
    expect(status).toBe(201);
    expect(body).toMatchObject({ visitor_id: visitor.id, partner_name: 'Musterhotel', key: partner.key });
    const there = apiCalls(world.app, body.token);
    expect((await there.get<ChatMessage[]>('/chat/history')).body.at(-1)?.message).toContain('Geheimnis');
    const write = (origin: string) =>
      world.app.inject({
        method: 'POST',
        url: '/api/chat/message',
        headers: { authorization: `Bearer ${body.token}`, origin, host: 'sternklar.example' },
        payload: { message: 'Danke' },
      });
    expect((await write(HOME)).statusCode).toBe(200);
    expect((await write(ORIGIN)).statusCode).toBe(401);
    expect(await goOn(link)).toMatchObject({ status: 410, body: { code: 'link-used' } });
    expect((await shown(visitor))?.visitor?.told_by_mail?.opened).toBe(true);
  });

  it('a link that was used or has expired gets another one mailed, without naming the address', async () => {
    const visitor = await newVisitor();
    const link = await linkOf(visitor);
    await goOn(link);
    world.advance(1_000);
    const renewed = await renew(link);
    expect(renewed.status).toBe(200);
    expect(JSON.stringify(renewed.body)).not.toContain('@');
    const [second] = await after(visitor, 1_000);
    expect(second?.subject).toBe('Musterhotel: Ihr neuer Link');
    world.advance(7 * DAY_MS);
    expect(await goOn(linkIn(second?.text))).toMatchObject({ status: 410, body: { code: 'link-expired' } });
    await renew(linkIn(second?.text));
    const [third] = await after(visitor, 1_000);
    expect((await goOn(linkIn(third?.text))).status).toBe(201);
  });

  it('who asks again and again gets five mails a day', async () => {
    const visitor = await newVisitor();
    const link = await linkOf(visitor);
    for (let time = 0; time < 8; time += 1) {
      await renew(link);
      await renew(link);
      world.advance(61_000);
    }
    expect(await after(visitor, 0)).toHaveLength(5);
    await after(visitor, DAY_MS);
    await renew(link);
    expect(await after(visitor, 0)).toHaveLength(6);
  });

  it('an address that nobody has confirmed gets one mail, whatever is answered', async () => {
    const visitor = await newVisitor();
    const link = await linkOf(visitor);
    await after(visitor, 2 * 3_600_000);
    await answer(visitor);
    expect(await after(visitor, CHAT_MAIL_AFTER_MS)).toHaveLength(1);
    await goOn(link);
    await after(visitor, 2 * 3_600_000);
    await answer(visitor);
    expect(await after(visitor, CHAT_MAIL_AFTER_MS)).toHaveLength(2);
  });

  it('who is there gets none, and is told after the next answer that they miss', async () => {
    const visitor = await newVisitor();
    await giveContact(visitor);
    await answer(visitor);
    world.advance(CHAT_MAIL_AFTER_MS / 2);
    expect((await visitor.post('/chat/read', {})).status).toBe(200);
    expect(await after(visitor, CHAT_MAIL_AFTER_MS)).toEqual([]);
    expect((await shown(visitor))?.visitor).not.toHaveProperty('told_by_mail');
    await answer(visitor);
    expect(await after(visitor, CHAT_MAIL_AFTER_MS)).toHaveLength(1);
  });

  it('is written in the language of the chat', async () => {
    const visitor = await newVisitor();
    await giveContact(visitor, { language: 'en' });
    await answer(visitor);
    const [mail] = await after(visitor, CHAT_MAIL_AFTER_MS);
    expect(mail?.subject).toBe('Musterhotel: An answer to your question');
    expect(mail?.html).toContain('<html lang="en"');
    expect(mail?.text).toContain(`${HOME}/answer#`);
    expect(mail?.text).not.toMatch(/Nachricht|Impressum|Vertreten/);
  });
});
