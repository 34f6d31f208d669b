import type { FastifyInstance } from 'fastify';
import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createBareServer } from '../../../testing/bare-server.ts';
import { createMailDelivery } from '../index.ts';
import { createMailRenderer } from '../mail-renderer.ts';
import { A_FILE, codeMail, madeUpMails } from '../testing/made-up-mails.ts';
import { mailSettingsForTests } from '../testing/mail-settings.ts';
import { createMailWorld, type MailWorld } from '../testing/mail-world.ts';
import { createMailbox, type Mailbox } from './mailbox.ts';
import { registerMailboxPage } from './mailbox-page.ts';

const PUBLIC_URL = 'http://werkstatt.beispiel:3000';
const renderer = createMailRenderer(mailSettingsForTests, madeUpMails);

describe('the developers’ mailbox', () => {
  let world: MailWorld;
  let mailbox: Mailbox;
  let app: FastifyInstance;

  beforeEach(async () => {
    world = await createMailWorld();
    mailbox = createMailbox(world.pool);
    app = await createBareServer({
      parts: [
        (server) => registerMailboxPage(server, { mailbox, brandName: 'Sternklar', publicUrl: PUBLIC_URL, renderer }),
      ],
    });
  });
  afterEach(async () => {
    await app.close();
    await world.close();
  });

  const aMail = (overrides: Partial<Parameters<Mailbox['put']>[0]> = {}) => ({
    id: v7(),
    to: 'kundin@beispiel.de',
    subject: 'Ihr Bestätigungscode',
    text: 'Der Code ist K7M2XQ.',
    html: '<!doctype html><html lang="de"><head><title>x</title></head><body><p>K7M2XQ</p></body></html>',
    sentAt: world.now(),
    attachments: [],
    unsubscribeUrl: null,
    ...overrides,
  });
  const get = (url: string) => app.inject({ method: 'GET', url, headers: { accept: 'text/html' } });

  it('is read under the machine’s own names and the product’s, not under one that was pointed here', async () => {
    await mailbox.put(aMail());
    const paths = ['/mailbox', '/mailbox.json', '/mailbox/preview', '/mailbox/style.css'];
    const statusesAs = (host: string) =>
      Promise.all(paths.map(async (url) => (await app.inject({ url, headers: { host } })).statusCode));
    for (const own of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'LOCALHOST', 'werkstatt.beispiel:3000'])
      expect(await statusesAs(own), own).toEqual([200, 200, 200, 200]);
    for (const foreign of ['evil.example', '127.0.0.1.evil.example:3000', 'localhost.evil.example', '192.0.2.7', '@'])
      expect(await statusesAs(foreign), foreign).toEqual([404, 404, 404, 404]);
  });

  it('receives what the outbox holds when there is no SMTP server', async () => {
    const { sender, mailbox: delivered } = createMailDelivery({
      pool: world.pool,
      notifications: world.notifications,
      smtpUrl: null,
      settings: mailSettingsForTests,
      mails: madeUpMails,
      recipients: {
        contactOf: async () => ({ email: 'kundin@beispiel.de', isProven: true, statusMails: true }),
        urlOf: (path: string) => `https://sternklar.example${path}`,
        unsubscribeUrlOf: (accountId) => `https://sternklar.example/abbestellen?token=${accountId}`,
      },
      now: world.now,
      logger: { info: () => undefined, warn: () => undefined, error: () => undefined },
    });
    const codeEventId = v7();
    const mail = world.aMailTo(v7(), codeMail.with({ codeEventId }));
    await world.outbox.enqueue(mail);
    await sender.catchUp();
    expect(await delivered?.byId(mail.id)).toMatchObject({ to: 'kundin@beispiel.de', sentAt: world.now() });
    const answer = await app.inject('/mailbox.json?to=kundin@beispiel.de');
    const code = codeEventId.slice(-6).toUpperCase();
    expect(answer.json()).toMatchObject([{ id: mail.id, text: expect.stringContaining(code) }]);
    await sender.stop();
  });

  it('receives a mail once, however often it is sent', async () => {
    const mail = aMail();
    await mailbox.put(mail);
    await mailbox.put({ ...mail, subject: 'Zum zweiten Mal' });
    expect(await mailbox.page(0, 10)).toMatchObject({ total: 1, mails: [{ subject: 'Ihr Bestätigungscode' }] });
  });

  it("is shown in the brand's own fonts", async () => {
    const { body } = await get('/mailbox/style.css');
    const fonts = [...body.matchAll(/url\("([^"]+)"\)/g)].map(([, url = '']) => url);
    expect(fonts).toHaveLength(3);
    for (const url of fonts) {
      const font = await get(url);
      expect([font.statusCode, font.headers['content-type'], font.rawPayload.subarray(0, 4).toString()]).toEqual([
        200,
        'font/woff2',
        'wOF2',
      ]);
      expect(font.headers['cache-control']).toContain('immutable');
    }
  });

  it('keeps the newest thousand', async () => {
    await world.pool.query(
      `insert into mail.mailbox select gen_random_uuid(), 'a@b.de', n::text, '', '', $1::timestamptz - n * interval '1 s'
       from generate_series(1, 1000) n`,
      [world.now()],
    );
    await mailbox.put(aMail({ subject: 'Die neueste' }));
    const { total, mails } = await mailbox.page(0, 1);
    expect(total).toBe(1_000);
    expect(mails[0]?.subject).toBe('Die neueste');
    expect((await mailbox.page(999, 1)).mails[0]?.subject).toBe('999');
  });

  it('lists newest first, in pages', async () => {
    for (let count = 1; count <= 26; count += 1) {
      world.advance(1_000);
      await mailbox.put(aMail({ subject: `Nachricht ${count}.` }));
    }
    const first = await get('/mailbox');
    expect(first.statusCode).toBe(200);
    expect(first.body.indexOf('Nachricht 26.')).toBeLessThan(first.body.indexOf('Nachricht 25.'));
    expect(first.body).not.toContain('Nachricht 1.');
    expect(first.body).toContain('href="/mailbox?page=2"');
    const second = await get('/mailbox?page=2');
    expect(second.body).toContain('Nachricht 1.');
    expect(second.body).toContain('rel="prev"');
    expect(second.body).not.toContain('rel="next"');
  });

  it('says what to do while it is empty, and bears a nonsense page number', async () => {
    const { body } = await get('/mailbox');
    expect(body).toContain('Hier liegt noch nichts.');
    expect(body).toContain('Hinaus geht nichts davon: Es ist kein Mailserver eingestellt');
    expect((await get('/mailbox?page=abc')).statusCode).toBe(200);
  });

  it('shows both twins of a mail, escaped, without any script', async () => {
    const mail = aMail({ subject: '<b>Betreff</b>', text: 'Text mit <script>alert(1)</script>' });
    await mailbox.put(mail);
    const { body, headers } = await get(`/mailbox/${mail.id}`);
    expect(body).toContain('&lt;b&gt;Betreff&lt;/b&gt;');
    expect(body).toContain('Text mit &lt;script&gt;');
    expect(body).not.toContain('<script');
    expect(body).toContain(`<iframe src="/mailbox/${mail.id}/html"`);
    expect(body).toMatch(/<iframe[^>]* sandbox="allow-popups allow-popups-to-escape-sandbox"/);
    expect(headers['content-security-policy']).toContain("frame-src 'self'");
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(headers['cache-control']).toBe('no-store');
  });

  it('serves the HTML under a policy of its own that allows nothing but its inline styles', async () => {
    const mail = aMail();
    await mailbox.put(mail);
    const { body, headers } = await get(`/mailbox/${mail.id}/html`);
    expect(body).toContain('<p>K7M2XQ</p>');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toContain('sandbox allow-popups');
    expect(policy).not.toMatch(/script-src|allow-scripts|allow-same-origin|https:/);
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
  });

  it('answers 404 for a mail it does not have and for an id that is none', async () => {
    for (const id of [v7(), 'unsinn', "1'--"]) {
      for (const url of [`/mailbox/${encodeURIComponent(id)}`, `/mailbox/${encodeURIComponent(id)}/html`]) {
        const { statusCode, body } = await get(url);
        expect(statusCode).toBe(404);
        expect(body).toContain('Nachricht nicht gefunden');
      }
    }
  });

  it('gives browser tests the newest mails as JSON, all or those to one address', async () => {
    await mailbox.put(aMail({ to: 'eins@beispiel.de' }));
    world.advance(1_000);
    await mailbox.put(aMail({ to: 'zwei@beispiel.de' }));
    const recipients = async (url: string) => (await app.inject(url)).json().map(({ to }: { to: string }) => to);
    expect(await recipients('/mailbox.json')).toEqual(['zwei@beispiel.de', 'eins@beispiel.de']);
    expect(await recipients('/mailbox.json?to=eins@beispiel.de')).toEqual(['eins@beispiel.de']);
    expect((await app.inject('/mailbox.json')).json()[0]).toEqual({
      id: expect.any(String),
      to: 'zwei@beispiel.de',
      subject: 'Ihr Bestätigungscode',
      text: 'Der Code ist K7M2XQ.',
      sent_at: world.now().toISOString(),
    });
  });

  it('keeps the files that came with a mail, as they were', async () => {
    const mail = aMail({ attachments: [A_FILE] });
    await mailbox.put(mail);
    expect((await get(`/mailbox/${mail.id}`)).body).toContain('Rechnung.pdf</a>');
    const file = await get(`/mailbox/${mail.id}/attachments/0`);
    expect(file.headers['content-type']).toBe('application/pdf');
    expect(file.rawPayload.equals(A_FILE.content)).toBe(true);
    for (const place of ['1', 'x', '-1']) {
      expect((await get(`/mailbox/${mail.id}/attachments/${place}`)).statusCode).toBe(404);
    }
  });

  it('shows every mail the product sends, though nobody was sent one', async () => {
    const { body } = await get('/mailbox/preview');
    const names = madeUpMails.flatMap(({ samples }) => samples.map(({ name }) => name));
    expect(names).toContain('other-code');
    for (const name of names) {
      expect(body).toContain(`href="/mailbox/preview/${name}"`);
      expect((await get(`/mailbox/preview/${name}`)).statusCode).toBe(200);
      expect((await get(`/mailbox/preview/${name}/html`)).body).toContain('<html lang="de"');
    }
    for (const url of ['/mailbox/preview/unsinn', '/mailbox/preview/unsinn/html']) {
      expect((await get(url)).statusCode).toBe(404);
    }
  });

  it('has a style sheet of its own', async () => {
    const { headers, body } = await app.inject('/mailbox/style.css');
    expect(headers['content-type']).toBe('text/css; charset=utf-8');
    expect(body).toContain('--night-900');
  });
});
