import { startSmtpServer } from '../../../backend/src/platform/mail/testing/smtp-server.ts';

/** A mail server that can be made to stand still in the middle of a mail with an invoice. */
export interface MailServer {
  readonly url: string;
  /** The next mail with an invoice gets no answer at that place. */
  stopAt(place: 'recipient' | 'data'): void;
  /** Does something before the next mail with an invoice is accepted. */
  beforeAccepting(work: () => Promise<void>): void;
  hasStopped(): boolean;
  /** Answers again. */
  goOn(): void;
  /** Mails with an invoice that were accepted: id, and whether the PDF was whole. */
  accepted(): readonly { readonly messageId: string; readonly to: string; readonly hasPdf: boolean }[];
}

/** Mails to these addresses alone are stopped: the others are news of the subscription. */
const isInvoice = (raw: string) => /^Subject: .*Rechnung/m.test(raw);

export const startMailServer = async (): Promise<MailServer & { stop(): Promise<void> }> => {
  let place: 'recipient' | 'data' | null = null;
  let work: (() => Promise<void>) | null = null;
  let stopped = false;
  const accepted: { messageId: string; to: string; hasPdf: boolean }[] = [];
  const server = await startSmtpServer({
    onRcptTo: (_address, _session, callback) => {
      if (place !== 'recipient') return callback();
      stopped = true;
    },
    onData: async (stream, session, callback) => {
      // Null when the sender was killed in the middle of it.
      const raw = await stream.toArray().then(
        (pieces) => Buffer.concat(pieces).toString('latin1'),
        () => null,
      );
      if (raw === null) return;
      if (!isInvoice(raw)) return callback();
      if (place === 'data') {
        stopped = true;
        return;
      }
      if (work !== null) {
        const before = work;
        work = null;
        await before();
        stopped = true;
      }
      accepted.push({
        messageId: /^Message-ID: (.*)$/im.exec(raw)?.[1]?.trim() ?? '',
        to: session.envelope.rcptTo[0]?.address ?? '',
        hasPdf: /^Content-Type: application\/pdf/im.test(raw) && /JVBERi0/.test(raw),
      });
      callback();
    },
  });
  return {
    url: server.url,
    stopAt(where) {
      [place, stopped] = [where, false];
    },
    beforeAccepting(before) {
      [work, stopped] = [before, false];
    },
    hasStopped: () => stopped,
    goOn() {
      [place, work] = [null, null];
    },
    accepted: () => accepted,
    stop: server.stop,
  };
};
