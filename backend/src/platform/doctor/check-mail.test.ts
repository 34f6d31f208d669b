import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { signInBySmtp } from '../mail/smtp-transport.ts';
import { startSmtpServer } from '../mail/testing/smtp-server.ts';
import { MailNotDelivered } from '../mail/transport.ts';
import { checkMail, type MailWorld } from './check-mail.ts';
import { greetMailServer } from './greet-mail-server.ts';

const WELL: MailWorld = {
  smtpUrl: 'smtp://post:geheim@mail.muster.de:587',
  from: 'post@muster.de',
  testMailTo: null,
  greet: async () => ({ greets: true, offersTls: true }),
  signIn: async () => undefined,
  send: async () => undefined,
};
const findings = (world: Partial<MailWorld>) => checkMail({ ...WELL, ...world });
const said = async (world: Partial<MailWorld> = {}) =>
  (await findings(world)).map(({ mark, what }) => `${mark}: ${what}`);
const refused = async (): Promise<never> => {
  throw new MailNotDelivered('SMTP: EAUTH 535 5.7.8', { permanent: false });
};

describe('mail', () => {
  it('goes out by a server that greets, encrypts and lets us in', async () => {
    expect(await said()).toEqual([
      'right: mail.muster.de:587 nimmt die Anmeldung an',
      'right: Der Server verschlüsselt (TLS)',
      'right: Absender bei muster.de',
    ]);
    expect(await said({ smtpUrl: null })).toEqual(['absent: Ohne SMTP_URL liegen Mails auf der Seite /mailbox']);
  });

  it('does not go out where nobody answers, somebody else does, or the password is wrong', async () => {
    const greet = async () => Promise.reject(Object.assign(new Error('x'), { code: 'ECONNREFUSED' }));
    expect((await said({ greet }))[0]).toBe('wrong: mail.muster.de:587 ist nicht erreichbar (ECONNREFUSED)');
    const failing = (code: string) => ({ greet: async () => Promise.reject(Object.assign(new Error('x'), { code })) });
    const reason = async (code: string) => (await said(failing(code)))[0];
    expect(await reason('ERR_SSL_WRONG_VERSION_NUMBER')).toBe('wrong: mail.muster.de:587: Dort spricht niemand TLS');
    expect(await reason('CERT_HAS_EXPIRED')).toBe('wrong: mail.muster.de:587: Das Zertifikat ist abgelaufen');
    expect((await said({ greet: async () => ({ greets: false, offersTls: false }) }))[0]).toBe(
      'wrong: mail.muster.de:587 meldet sich nicht als Mailserver',
    );
    expect((await said({ signIn: refused }))[0]).toBe(
      'wrong: mail.muster.de:587 lässt uns nicht senden (SMTP: EAUTH 535 5.7.8)',
    );
    expect(JSON.stringify(await findings({ signIn: refused }))).not.toContain('geheim');
  });

  it.each([
    ['smtp://post:geheim@mail.muster.de', 'wrong'],
    ['smtp://mail.muster.de', 'doubtful'],
    ['smtp://127.0.0.1:2525', 'absent'],
  ])('without TLS at %s is %s', async (smtpUrl, mark) => {
    const [, tls] = await findings({ smtpUrl, greet: async () => ({ greets: true, offersTls: false }) });
    expect(tls).toMatchObject({ mark });
  });

  it.each([
    ['post@localhost', 'wrong'],
    ['post@firma.example', 'wrong'],
    ['muster@gmail.com', 'doubtful'],
  ])('from %s is %s, and names its domain alone', async (from, mark) => {
    const finding = (await findings({ from })).at(-1);
    expect(finding).toMatchObject({ mark });
    expect(JSON.stringify(finding)).not.toContain(from);
  });

  it('for a test is sent only where somebody asked, and never past a refused login', async () => {
    const sent: string[] = [];
    const send = async (_url: string, to: string) => {
      sent.push(to);
    };
    await said({ send });
    await said({ send, testMailTo: 'ich@muster.de', signIn: refused });
    expect(sent).toEqual([]);
    const lines = await said({ send, testMailTo: 'ich@muster.de' });
    expect(sent).toEqual(['ich@muster.de']);
    expect(lines[2]).toContain('right: Die Testmail ist angenommen');
    expect(lines.join()).not.toContain('ich@');
    expect((await said({ send: refused, testMailTo: 'ich@muster.de' }))[2]).toContain(
      'wrong: Die Testmail wurde nicht',
    );
  });
});

describe('a mail server', () => {
  const closers: (() => unknown)[] = [];
  afterEach(async () => {
    for (const close of closers.splice(0)) await close();
  });

  it('says by itself whether it encrypts', async () => {
    const plain = await startSmtpServer();
    const encrypting = await startSmtpServer({ disabledCommands: [] });
    closers.push(plain.stop, encrypting.stop);
    expect(await greetMailServer(new URL(plain.url))).toEqual({ greets: true, offersTls: false });
    expect(await greetMailServer(new URL(encrypting.url))).toEqual({ greets: true, offersTls: true });
  });

  it('is none where something else answers, and unreachable where nothing does', async () => {
    const other = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')).listen(0, '127.0.0.1');
    await once(other, 'listening');
    closers.push(() => other.close());
    const { port } = other.address() as AddressInfo;
    expect(await greetMailServer(new URL(`smtp://127.0.0.1:${port}`))).toEqual({ greets: false, offersTls: false });
    await expect(greetMailServer(new URL('smtp://127.0.0.1:1'))).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });

  it('lets in who knows the password', async () => {
    const server = await startSmtpServer({
      allowInsecureAuth: true,
      authOptional: false,
      onAuth: ({ password }, _session, callback) =>
        password === 'richtig' ? callback(null, { user: 'post' }) : callback(new Error('no')),
    });
    closers.push(server.stop);
    const signIn = (password: string) =>
      signInBySmtp({ url: `smtp://post:${password}@127.0.0.1:${server.port}`, silenceMs: 2_000 });
    await expect(signIn('richtig')).resolves.toBeUndefined();
    await expect(signIn('falsch')).rejects.toThrow(/^SMTP: EAUTH/);
  });
});
