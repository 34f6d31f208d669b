import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSmtpTransport } from './smtp-transport.ts';
import { startBrokenSmtpServer } from './testing/broken-smtp-server.ts';
import { A_FILE, codeMail, fileMail, newsMail } from './testing/made-up-mails.ts';
import { mailSettingsForTests as settings } from './testing/mail-settings.ts';
import { createMailWorld, type MailWorld } from './testing/mail-world.ts';
import { smtpRefusal, startSmtpServer } from './testing/smtp-server.ts';

describe('mail by SMTP', () => {
  let world: MailWorld;
  const cleanUps: (() => Promise<void>)[] = [];
  beforeEach(async () => {
    world = await createMailWorld();
  });
  afterEach(async () => {
    for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
    await world.close();
  });

  const aServer: typeof startSmtpServer = async (options) => {
    const server = await startSmtpServer(options);
    cleanUps.push(server.stop);
    return server;
  };
  const aBrokenServer: typeof startBrokenSmtpServer = async (trouble) => {
    const server = await startBrokenSmtpServer(trouble);
    cleanUps.push(server.stop);
    return server;
  };
  const aSender = (url: string) => {
    const sender = world.createSender({ transport: createSmtpTransport({ url, settings, silenceMs: 2_000 }) });
    cleanUps.push(() => sender.stop());
    return sender;
  };
  const enqueue = async (overrides: Parameters<MailWorld['aMailTo']>[1] = {}) => {
    const mail = world.aMailTo(world.aCustomer('kundin@beispiel.de'), overrides);
    await world.outbox.enqueue(mail);
    return mail;
  };

  const unreached = async () =>
    (await world.pool.query<{ unreached: string | null }>('select unreached from mail.outbox')).rows.map(
      (row) => row.unreached,
    );

  it('carries both parts, its headers and an id that a repetition would share', async () => {
    const server = await aServer();
    const codeEventId = v7();
    const mail = await enqueue(codeMail.with({ codeEventId }));
    await aSender(server.url).catchUp();
    const [message] = server.received;
    const code = codeEventId.slice(-6).toUpperCase();
    expect(message?.email).toMatchObject({
      subject: 'Ein Anliegen von Sternklar',
      from: { name: 'Sternklar', address: 'post@sternklar.example' },
      replyTo: [{ name: 'Sternklar', address: 'hilfe@sternklar.example' }],
      to: [{ address: 'kundin@beispiel.de' }],
      messageId: `<${mail.id}@sternklar.example>`,
      text: expect.stringContaining(code),
      html: expect.stringContaining(`>${code}<`),
    });
    const headers = new Map(message?.email.headers.map(({ key, value }) => [key, value]));
    expect(headers.get('content-type')).toMatch(/^multipart\/alternative/);
    expect(headers.get('auto-submitted')).toBe('auto-generated');
    expect(headers.get('content-language')).toBe('de');
    expect(new Date(headers.get('date') ?? '').toISOString()).toBe(world.now().toISOString().replace(/\.\d+/, '.000'));
    expect(await world.rowOf(mail.id)).toMatchObject({ state: 'sent' });
  });

  it('brings a file, byte for byte, and offers nothing to switch off', async () => {
    const server = await aServer();
    await enqueue(fileMail.with({ version: '7' }));
    await aSender(server.url).catchUp();
    const email = server.received[0]?.email;
    expect(email?.attachments).toMatchObject([{ filename: 'Rechnung-7.pdf', mimeType: 'application/pdf' }]);
    expect(Buffer.from(email?.attachments[0]?.content as ArrayBuffer).equals(A_FILE.content)).toBe(true);
    expect(email?.text).toContain('Erfunden');
    expect(email?.headers.map(({ key }) => key)).not.toContain('list-unsubscribe');
  });

  it('can be switched off by one click where it may be declined', async () => {
    const server = await aServer();
    const { accountId } = await enqueue(newsMail.with({ begunBy: '1' }));
    await aSender(server.url).catchUp();
    const headers = new Map(server.received[0]?.email.headers.map(({ key, value }) => [key, value]));
    expect(headers.get('list-unsubscribe')).toBe(`<https://sternklar.example/abbestellen?token=${accountId}>`);
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(server.received[0]?.email.attachments).toEqual([]);
  });

  it.each(['closes the connection', 'falls silent'] as const)(
    'goes out again under the same Message-ID when the server %s in the middle of it',
    { tags: 'long' },
    async (trouble) => {
      const broken = await aBrokenServer(trouble);
      const mail = await enqueue();
      const sender = aSender(broken.url);
      await sender.catchUp();
      expect(await world.rowOf(mail.id)).toMatchObject({ state: 'waiting', attempts: 1 });
      await broken.stop();
      const server = await aServer({ port: broken.port });
      world.advance(await world.untilDue(mail.id));
      await sender.catchUp();
      expect(broken.messageIds()).toEqual([`<${mail.id}@sternklar.example>`]);
      expect(server.received[0]?.email.messageId).toBe(`<${mail.id}@sternklar.example>`);
    },
  );

  it('is tried again after a temporary refusal', async () => {
    const refusals = [smtpRefusal(451, '4.7.1 Greylisted, <kundin@beispiel.de> please come back')];
    const server = await aServer({ onRcptTo: (_address, _session, callback) => callback(refusals.shift()) });
    const mail = await enqueue();
    const sender = aSender(server.url);
    await sender.catchUp();
    expect(await world.rowOf(mail.id)).toMatchObject({ state: 'waiting', last_error: 'SMTP: EENVELOPE 451 4.7.1' });
    expect(await unreached()).toEqual([null]);
    world.advance(await world.untilDue(mail.id));
    await sender.catchUp();
    expect(server.received).toHaveLength(1);
    expect(await world.rowOf(mail.id)).toMatchObject({ state: 'sent', attempts: 2 });
  });

  it('is given up at once when the recipient does not exist, without keeping the address', async () => {
    const server = await aServer({
      onRcptTo: (_address, _session, callback) => callback(smtpRefusal(550, '5.1.1 <kundin@beispiel.de> unknown')),
    });
    const mail = await enqueue();
    await aSender(server.url).catchUp();
    expect(await world.rowOf(mail.id)).toMatchObject({
      state: 'failed',
      attempts: 1,
      last_error: 'SMTP: EENVELOPE 550 5.1.1',
    });
    expect(JSON.stringify(world.logged)).not.toContain('beispiel.de');
  });

  it('is given up at once when the message itself is refused', async () => {
    const server = await aServer({
      onData: (stream, _session, callback) => {
        stream.resume();
        stream.once('end', () => callback(smtpRefusal(554, '5.7.1 spam')));
      },
    });
    const mail = await enqueue();
    await aSender(server.url).catchUp();
    expect(await world.rowOf(mail.id)).toMatchObject({ state: 'failed', last_error: 'SMTP: EMESSAGE 554 5.7.1' });
  });

  it('waits for a password that is put right, instead of giving up', { tags: 'long' }, async () => {
    const server = await aServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (auth, _session, callback) =>
        auth.password === 'richtig' ? callback(null, { user: auth.username }) : callback(smtpRefusal(535, '5.7.8 no')),
    });
    const mail = await enqueue();
    await aSender(server.url.replace('//', '//post:falsch@')).catchUp();
    expect(await world.rowOf(mail.id)).toMatchObject({ state: 'waiting', last_error: 'SMTP: EAUTH 535 5.7.8' });
    world.advance(await world.untilDue(mail.id));
    await aSender(server.url.replace('//', '//post:richtig@')).catchUp();
    expect(server.received).toHaveLength(1);
  });

  it('goes out as soon as a server that was down is back', { tags: 'long' }, async () => {
    const first = await startSmtpServer();
    await first.stop();
    const mail = await enqueue();
    const sender = aSender(first.url);
    await sender.catchUp();
    expect(await world.rowOf(mail.id)).toMatchObject({ state: 'waiting', last_error: 'SMTP: ESOCKET ECONNREFUSED' });
    expect(await unreached()).toEqual(['server']);
    const second = await aServer({ port: first.port });
    world.advance(await world.untilDue(mail.id));
    await sender.catchUp();
    expect(second.received).toHaveLength(1);
  });

  it('is not handed to a server whose certificate nobody vouches for', async () => {
    const server = await aServer({ secure: true });
    const mail = await enqueue();
    await aSender(server.url.replace('smtp:', 'smtps:')).catchUp();
    expect(server.received).toHaveLength(0);
    const said = (await world.rowOf(mail.id))?.last_error;
    expect(said).toMatch(
      /^SMTP: ESOCKET (DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT\w*|UNABLE_TO_\w+|CERT_HAS_EXPIRED)$/,
    );
  });

  it('is encrypted when the URL says so', async () => {
    const encrypted: boolean[] = [];
    const server = await aServer({
      secure: true,
      onMailFrom: (_address, session, callback) => {
        encrypted.push(session.secure);
        callback();
      },
    });
    await enqueue();
    await aSender(`${server.url.replace('smtp:', 'smtps:')}?tls.rejectUnauthorized=false`).catchUp();
    expect(encrypted).toEqual([true]);
    expect(server.received).toHaveLength(1);
  });
});
