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

/** Where mails go. */
export interface MailTransport {
  /**
   * Resolves once the mail is accepted. Rejects with `MailNotDelivered`; after the signal aborted, whether the mail was
   * accepted is unknown.
   */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<void>;
  close(): Promise<void>;
}

/** Why a mail was not accepted, in words without personal data; `permanent` when another try cannot help. */
export class MailNotDelivered extends Error {
  override readonly name = 'MailNotDelivered';
  readonly permanent: boolean;

  constructor(reason: string, { permanent }: { readonly permanent: boolean }) {
    super(reason);
    this.permanent = permanent;
  }
}
