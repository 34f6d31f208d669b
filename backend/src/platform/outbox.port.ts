/**
 * A mail to be sent. `id` is a UUID derived from the event that asks for it, so that asking twice sends once. `params`
 * hold no personal data: the address, and the code that `codeEventId` stands for, are looked up when the mail is sent.
 */
export interface OutboxMail {
  readonly id: string;
  readonly accountId: string;
  /** The name of a mail, which also knows what `params` must be: `…Mail.with(params)` makes both. */
  readonly template: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** It waits until then, an hour at most, and may have become needless; without it, it is sent at once. */
  readonly notBefore?: Date;
}

export interface Outbox {
  /** Keeps a mail until it is sent; a mail whose id is already known changes nothing. */
  enqueue(mail: OutboxMail): Promise<void>;
}

/**
 * Those among mails of which it is certain that they told nobody anything, and never will beside `newer`, a mail that makes
 * them needless: they wait, were dropped with nothing new to tell, or were taken to be sent after the newer one was asked
 * for. What was sent, tried and not delivered, given up, declined or never asked for is not among them.
 */
export type UntoldMails = (ids: readonly string[], newer: string) => Promise<ReadonlySet<string>>;

/** How often an account was to be sent a mail of one name, and when last: rows of the outbox stay, whatever became of them. */
export type AskedMails = (
  accountId: string,
  template: string,
) => Promise<{ readonly times: number; readonly lastAt: Date | null }>;

/** A file that goes with a mail. */
export interface MailAttachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
}
