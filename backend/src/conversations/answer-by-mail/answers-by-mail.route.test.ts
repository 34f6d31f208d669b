import { CHAT_MAIL_AFTER_MS } from '@sternklar/contracts/constants';
import type { ChatContact, ContinuedSession } from '@sternklar/contracts/conversations/answer-by-mail.api';
import type { AdminConversation, ChatMessage } from '@sternklar/contracts/conversations/conversation.api';
import { LANDING_PAGE_KEY } from '@sternklar/contracts/partners/landing-page';
import { openSession as openDatabaseSession } from '@sternklar/event-store/postgres/session';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newPartner, ORIGIN, openSession } from '../../partners/testing/partner-world.ts';
import { apiCalls } from '../../testing/api-calls.ts';
import { createTestWorld, type Person, type TestWorld } from '../../testing/test-world.ts';

const DAY_MS = 86_400_000;

/** Every row of every table of the database, as text. */
const dumped = async (ownerUrl: string): Promise<string> => {
  const owner = await openDatabaseSession({ url: ownerUrl, applicationName: 'sternklar-tests' });
  try {
    const { rows: tables } = await owner.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema')`,
    );
    const texts: string[] = [];
    for (const { name } of tables) {
      const { rows } = await owner.query<{ row: string }>(`select t::text as row from ${name} as t`);
      texts.push(...rows.map(({ row }) => row));
    }
    return texts.join('\n');
  } finally {
    await owner.end();
  }
};
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
    // What one network may send is counted by the minute.
    world.advance(61_000);
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

  it('what goes on by a link is never renewed as somebody new, whenever and on whatever page', {
    tags: 'long',
  }, async () => {
    const visitor = await newVisitor();
    const { body } = await goOn(await linkOf(visitor));
    const renewAs = (key: string, origin: string) => openSession(world, { key, renew: body.token }, { origin });
    for (const ms of [0, 13 * 3_600_000, 60 * DAY_MS]) {
      world.advance(ms);
      for (const renewed of [await renewAs(LANDING_PAGE_KEY, HOME), await renewAs(partner.key, ORIGIN)])
        expect(renewed).toMatchObject({ status: 403, body: { code: 'session-over' } });
    }
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

  it('who asks again and again gets five mails a day', { tags: 'long' }, async () => {
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

  it('who has come back by a link, asked again and left is told of the next answer, also within the hour', {
    tags: 'long',
  }, async () => {
    const visitor = await newVisitor();
    const { body } = await goOn(await linkOf(visitor));
    const asked = await world.app.inject({
      method: 'POST',
      url: '/api/chat/message',
      headers: { authorization: `Bearer ${body.token}`, origin: HOME, host: 'sternklar.example' },
      payload: { message: 'Und noch etwas' },
    });
    expect(asked.statusCode).toBe(200);
    await after(visitor, 30 * 60_000);
    await answer(visitor);
    expect(await after(visitor, CHAT_MAIL_AFTER_MS)).toHaveLength(2);
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

  const decline = (path: string) =>
    world.app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
      payload: 'List-Unsubscribe=One-Click',
    });
  const declinePathIn = (text = '') => /https:\/\/sternklar\.example(\/\S+\?token=\S+)/.exec(text)?.[1] ?? '';

  it('whoever declines in the mail is not written to any more, whatever chat names the address', async () => {
    const visitor = await newVisitor();
    await giveContact(visitor, { name: 'Karla' });
    await answer(visitor);
    const [mail] = await after(visitor, CHAT_MAIL_AFTER_MS);
    const path = declinePathIn(mail?.text);
    // Mail scanners open everything: that alone does nothing.
    expect((await world.app.inject({ url: path })).body).toContain('Nicht mehr schreiben');
    expect((await shown(visitor))?.visitor?.email).toBe(visitor.email);
    const declined = await decline(path);
    expect([declined.statusCode, declined.body]).toEqual([
      200,
      expect.stringContaining('Wir schreiben Ihnen nicht mehr'),
    ]);
    expect((await decline(path)).statusCode).toBe(200);
    expect((await shown(visitor))?.visitor).toEqual({
      id: visitor.id,
      partner_id: partner.id,
      partner_name: 'Musterhotel',
    });
    expect(await goOn(linkIn(mail?.text))).toMatchObject({ status: 404 });
    await renew(linkIn(mail?.text));
    expect(await after(visitor, 1_000)).toHaveLength(1);

    const other = await newVisitor();
    const refused = await other.post('/chat/contact', { email: visitor.email.toUpperCase(), consent: true });
    expect(refused).toMatchObject({ status: 409, body: { code: 'address-declines-mails' } });
    world.advance(367 * DAY_MS);
    const later = await newVisitor();
    expect((await later.post('/chat/contact', { email: visitor.email, consent: true })).status).toBe(200);
  });

  it('whoever declines is left in peace also where the chat has the address in other letters by now', {
    tags: 'long',
  }, async () => {
    const visitor = await newVisitor();
    await giveContact(visitor);
    await answer(visitor);
    const [mail] = await after(visitor, CHAT_MAIL_AFTER_MS);
    expect((await giveContact(visitor, { email: visitor.email.toUpperCase(), name: 'Karla' })).status).toBe(200);
    expect((await decline(declinePathIn(mail?.text))).statusCode).toBe(200);
    expect((await shown(visitor))?.visitor).not.toHaveProperty('email');
  });

  it('an address is taken from five conversations a day, and only with consent', { tags: 'long' }, async () => {
    const email = 'opfer@beispiel.de';
    const name = async (more: object = {}) =>
      (await (await newVisitor()).post('/chat/contact', { email, consent: true, ...more })).status;
    expect(await name({ consent: false })).toBe(422);
    expect(await name({ email: 'kein Postfach' })).toBe(422);
    expect(await name({ name: 'x'.repeat(81) })).toBe(422);
    expect(await name({ name: 'zwei\nZeilen' })).toBe(422);
    for (let time = 0; time < 5; time += 1) expect(await name()).toBe(200);
    expect(await name()).toBe(429);
    world.advance(DAY_MS + 1);
    expect(await name()).toBe(200);
  });

  it('name and address are taken back by whoever gave them', async () => {
    const visitor = await newVisitor();
    const given = { email: 'zurueck@beispiel.de', name: 'Karla', consent: true };
    expect((await visitor.post('/chat/contact', given)).body).toMatchObject({ email: given.email, name: 'Karla' });
    const nothing = { email: null, name: null, attributes: {}, mails: [] };
    expect((await visitor.post('/chat/contact/removal', {})).body).toEqual(nothing);
    expect((await visitor.get('/chat/contact')).body).toEqual(nothing);
  });

  it('nothing is kept of somebody who has not written, nor of customers', async () => {
    const { body } = await openSession(world, { key: partner.key });
    const silent = apiCalls(world.app, body.token);
    const given = { email: 'still@beispiel.de', consent: true };
    expect((await silent.post('/chat/contact', given, { origin: ORIGIN })).status).toBe(404);
    expect((await silent.post('/chat/attributes', { attributes: { Tarif: 'x' } }, { origin: ORIGIN })).status).toBe(
      404,
    );
    const nothing = { email: null, name: null, attributes: {}, mails: [] };
    expect((await silent.get('/chat/contact', { origin: ORIGIN })).body).toEqual(nothing);
    const customer = await world.customer('kundin@beispiel.de');
    await customer.post('/chat/message', { message: 'Hallo' });
    expect((await customer.post('/chat/contact', given)).body).toEqual(nothing);
    expect((await customer.post('/chat/attributes', { attributes: { Tarif: 'x' } })).body).toEqual(nothing);
    expect((await customer.post('/chat/contact/removal')).body).toEqual(nothing);
  });

  it('what a page says of its visitor is shown as it is, within its bounds, and to nobody else', async () => {
    const visitor = await newVisitor();
    const say = (attributes: object) => visitor.post('/chat/attributes', { attributes });
    const said = { Tarif: '<script>alert(1)</script>', Stadt: 'Köln' };
    expect((await say(said)).body.attributes).toEqual(said);
    expect((await shown(visitor))?.visitor?.attributes).toEqual([
      { name: 'Tarif', value: '<script>alert(1)</script>' },
      { name: 'Stadt', value: 'Köln' },
    ]);
    const eleven = Object.fromEntries(Array.from({ length: 11 }, (_, number) => [`Angabe ${number}`, 'x']));
    for (const wrong of [eleven, { 'Zu lang': 'x'.repeat(201) }, { 'Na\nme': 'x' }, { '': 'x' }, { Liste: ['x'] }])
      expect((await say(wrong)).status).toBe(422);
    const other = await newVisitor();
    expect((await other.get<ChatContact>('/chat/contact', { origin: ORIGIN })).body.attributes).toEqual({});
  });

  it('a link that was made up opens nothing, and one of a paused partner is not used up', async () => {
    for (const link of ['x', 'A'.repeat(86), Buffer.alloc(64, 1).toString('base64url')]) {
      expect(await goOn(link)).toMatchObject({ status: 404, body: { code: 'not-found' } });
      expect(await renew(link)).toMatchObject({ status: 404, body: { code: 'not-found' } });
      expect((await decline(`/antwort/abbestellen?token=${link}`)).statusCode).toBe(404);
    }
    const visitor = await newVisitor();
    const link = await linkOf(visitor);
    // A link to decline goes on with nothing, and the other way round.
    const [mail] = await world.mails(visitor.email);
    const stop = new URL(declinePathIn(mail?.text), HOME).searchParams.get('token') ?? '';
    expect((await goOn(stop)).status).toBe(404);
    expect((await decline(`/antwort/abbestellen?token=${link}`)).statusCode).toBe(404);
    await admin.put(`/admin/partners/${partner.id}/pause`, { paused: true });
    expect(await goOn(link)).toMatchObject({ status: 409, body: { code: 'chat-away' } });
    await admin.put(`/admin/partners/${partner.id}/pause`, { paused: false });
    expect((await goOn(link)).status).toBe(201);
  });

  it('the mail names whom to tell that there is no interest, as mail programs want it', async () => {
    const visitor = await newVisitor();
    await linkOf(visitor);
    const [mail] = await world.mails(visitor.email);
    expect(mail?.html).toContain('/antwort/abbestellen?token&#x3D;');
  });

  it('ends with the conversation: nothing is left of name, address, attributes and link', async () => {
    const visitor = await newVisitor();
    await giveContact(visitor, { name: 'Karla Vergessen' });
    await visitor.post('/chat/attributes', { attributes: { Tarif: 'Vergesslich' } });
    await answer(visitor);
    const [mail] = await after(visitor, CHAT_MAIL_AFTER_MS);
    world.advance(400 * DAY_MS);
    await world.catchUp();
    admin = await world.admin();
    expect(await shown(visitor)).toBeUndefined();
    expect(await goOn(linkIn(mail?.text))).toMatchObject({ status: 404 });
    expect((await renew(linkIn(mail?.text))).status).toBe(200);
    expect(await after(visitor, 1_000)).toEqual([]);
    expect(await dumped(world.ownerUrl)).not.toMatch(/Vergess/);
    expect(await dumped(world.ownerUrl)).not.toContain(visitor.email);
  });
});
