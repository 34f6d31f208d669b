import type { MailAttachment } from '../outbox.port.ts';

/** A finished mail. `id` is the outbox id: the same mail sent twice carries the same one. */
export interface OutgoingMail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly sentAt: Date;
  readonly attachments: readonly MailAttachment[];
  /** Where mail programs switch off mails of this kind by one click (RFC 8058); null for those that cannot be declined. */
  readonly unsubscribeUrl: string | null;
}

/** Where messages of an outbox go. */
export interface Transport<Message> {
  /**
   * Resolves once the message is accepted. Rejects with `MailNotDelivered`; after the signal aborted, whether it was
   * accepted is unknown.
   */
  send(message: Message, signal: AbortSignal): Promise<void>;
  /** Which server takes a message, by a name that tells nothing of whom it is for; without it there is one for all. */
  serverOf?(message: Message): string;
  close(): Promise<void>;
}

export type MailTransport = Transport<OutgoingMail>;

/** Why a mail was not accepted, in words without personal data; `permanent` when another try cannot help. */
export class MailNotDelivered extends Error {
  override readonly name = 'MailNotDelivered';
  readonly permanent: boolean;
  /** The receiver wants to be left alone for this long. */
  readonly retryAfterMs: number;
  /** The server took nothing of it: others would have fared no better, and once one goes through, this one may as well. */
  readonly unreached: boolean;

  constructor(
    reason: string,
    {
      permanent,
      retryAfterMs = 0,
      unreached = false,
    }: { readonly permanent: boolean; readonly retryAfterMs?: number; readonly unreached?: boolean },
  ) {
    super(reason);
    this.permanent = permanent;
    this.retryAfterMs = retryAfterMs;
    this.unreached = unreached;
  }
}
