import { createTransport } from 'nodemailer';
import type { MailSettings } from './mail-settings.ts';
import { MailNotDelivered, type MailTransport } from './transport.ts';

export interface SmtpOptions {
  /** `smtp://user:password@host:port` (STARTTLS where the server offers it) or `smtps://…` (TLS from the start). */
  readonly url: string;
  readonly settings: Pick<MailSettings, 'brandName' | 'from'>;
  /** 5 by default. */
  readonly maxConnections?: number;
  /** Longest silence of the server before a connection is given up; 20 s by default. */
  readonly silenceMs?: number;
}

interface SmtpFailure {
  readonly code?: unknown;
  readonly responseCode?: unknown;
  readonly response?: unknown;
}

/** nodemailer's words for a refused recipient or message; refused logins and connections may be mended meanwhile. */
const ABOUT_THE_MAIL: readonly unknown[] = ['EENVELOPE', 'EMESSAGE'];

/** Codes only: a server's sentence often repeats the address. */
const asNotDelivered = (error: unknown): MailNotDelivered => {
  const { code, responseCode, response } = (error ?? {}) as SmtpFailure;
  if (typeof responseCode !== 'number') {
    return new MailNotDelivered(`SMTP: ${typeof code === 'string' ? code : 'unknown failure'}`, { permanent: false });
  }
  const enhanced = typeof response === 'string' ? (/^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] ?? '') : '';
  return new MailNotDelivered(`SMTP: ${code} ${responseCode} ${enhanced}`.trimEnd(), {
    permanent: responseCode >= 500 && ABOUT_THE_MAIL.includes(code),
  });
};

/** Sends over SMTP with a pool of kept connections. */
export const createSmtpTransport = (options: SmtpOptions): MailTransport => {
  const { url, settings, maxConnections = 5, silenceMs = 20_000 } = options;
  const transport = createTransport({
    url,
    pool: true,
    maxConnections,
    maxRequeues: 0,
    connectionTimeout: silenceMs,
    greetingTimeout: silenceMs,
    socketTimeout: silenceMs,
    dnsTimeout: silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = settings.from.slice(settings.from.lastIndexOf('@') + 1);
  return {
    async send({ id, to, subject, text, html, sentAt }, signal) {
      try {
        await transport.sendMail({
          from: { name: settings.brandName, address: settings.from },
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
          },
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
