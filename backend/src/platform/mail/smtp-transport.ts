import { createTransport, type NodemailerError } from 'nodemailer';
import type { MailSettings } from './mail-settings.ts';
import { MailNotDelivered, type MailTransport } from './transport.ts';

/** Shorter than what servers grant, so that a mail seldom meets a connection that is about to close. */
const IDLE_TIMEOUT_MS = 30_000;

export interface SmtpOptions {
  /**
   * `smtps://user:password@host:port` is TLS from the start, `smtp://…` upgrades where the server offers it; with
   * `?requireTLS=true` it insists.
   */
  readonly url: string;
  readonly settings: Pick<MailSettings, 'brandName' | 'from' | 'operator'>;
  /** 5 by default. */
  readonly maxConnections?: number;
  /** Longest silence of the server before a connection is given up; 20 s by default. */
  readonly silenceMs?: number;
}

/** nodemailer's words for a refused recipient or message; refused logins and connections may be mended meanwhile. */
const ABOUT_THE_MAIL: readonly unknown[] = ['EENVELOPE', 'EMESSAGE'];

/** nodemailer's words for a server that was not there, or that let nobody in. */
const ABOUT_THE_SERVER: readonly unknown[] = [
  'ECONNECTION',
  'ESOCKET',
  'ETIMEDOUT',
  'EDNS',
  'ETLS',
  'EPROTOCOL',
  'EAUTH',
];

/** Codes only: a server's sentence often repeats the address. */
const asNotDelivered = (error: unknown): MailNotDelivered => {
  const {
    code = 'unknown failure',
    originalCode,
    responseCode,
    response,
    permanent = false,
  } = error as NodemailerError;
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response ?? '')?.[1];
  // Whether nobody listens or a certificate is over stands in the one before nodemailer's own.
  const before = originalCode !== code && /^[A-Z0-9_]{1,60}$/.test(originalCode ?? '') ? originalCode : undefined;
  const reason = ['SMTP:', code, before, responseCode, enhanced].filter((part) => part !== undefined).join(' ');
  const unreached = ABOUT_THE_SERVER.includes(code);
  return new MailNotDelivered(reason, { permanent: permanent && ABOUT_THE_MAIL.includes(code), unreached });
};

const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Signs in at the server as sending would, by TLS where that is offered, and leaves. Rejects with `MailNotDelivered`. */
export const signInBySmtp = async ({
  url,
  silenceMs,
}: Required<Pick<SmtpOptions, 'url' | 'silenceMs'>>): Promise<void> => {
  const transport = createTransport({
    url,
    connectionTimeout: silenceMs,
    greetingTimeout: silenceMs,
    socketTimeout: silenceMs,
    dnsTimeout: silenceMs,
  });
  try {
    await transport.verify();
  } catch (error) {
    throw asNotDelivered(error);
  } finally {
    transport.close();
  }
};

/** Sends over SMTP with a pool of kept connections. */
export const createSmtpTransport = (options: SmtpOptions): MailTransport => {
  const { url, settings, maxConnections = 5, silenceMs = 20_000 } = options;
  const transport = createTransport({
    url,
    pool: true,
    maxConnections,
    maxRequeues: 1,
    idleTimeout: IDLE_TIMEOUT_MS,
    connectionTimeout: silenceMs,
    greetingTimeout: silenceMs,
    socketTimeout: silenceMs,
    dnsTimeout: silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = settings.from.slice(settings.from.lastIndexOf('@') + 1);
  return {
    async send({ id, to, subject, text, html, sentAt, attachments, unsubscribeUrl }, signal) {
      try {
        await transport.sendMail({
          from: { name: settings.brandName, address: settings.from },
          // An answer, which may be a notice, reaches people whatever address mails come from.
          replyTo: { name: settings.brandName, address: settings.operator.email },
          to: { name: '', address: to },
          subject,
          text,
          html,
          date: sentAt,
          messageId: `<${id}@${domain}>`,
          headers: {
            'Auto-Submitted': 'auto-generated',
            'X-Auto-Response-Suppress': 'All',
            'Content-Language': 'de',
            ...(unsubscribeUrl !== null && unsubscribeHeaders(unsubscribeUrl)),
          },
          attachments: attachments.map((attachment) => ({ ...attachment })),
          signal,
        });
      } catch (error) {
        throw asNotDelivered(error);
      }
    },
    async close() {
      transport.close();
    },
  };
};
