import type { OpenMail } from '../mail.port.ts';
import type { MailRenderer } from './mail-renderer.ts';
import type { TakenMail } from './outbox-table.ts';
import type { OutgoingMail } from './transport.ts';

export interface MailContact {
  readonly email: string;
  /** Whether they want the mails that may be declined; asked when a mail is sent, not when it was caused. */
  readonly statusMails: boolean;
}

export interface MailRecipients {
  /** Null once the account was erased. */
  contactOf(accountId: string): Promise<MailContact | null>;
  /** Where the owner of an account switches off mails that may be declined, without signing in. */
  unsubscribeUrlOf(accountId: string): string;
}

export interface MailComposerDeps {
  readonly mails: readonly OpenMail[];
  readonly recipients: MailRecipients;
  readonly renderer: Pick<MailRenderer, 'render'>;
  readonly now: () => Date;
}

/** Why a mail was dropped that had nothing to tell by the time it was due. */
export const NOTHING_NEW = 'nothing new any more';

/** A mail ready to go, or why there is none to send any more. */
export type Composed = { readonly mail: OutgoingMail } | { readonly dropped: string };

export type MailComposer = (taken: TakenMail) => Promise<Composed>;

/** Makes mails out of outbox rows: address, code and words. */
export const createMailComposer = ({ mails, recipients, renderer, now }: MailComposerDeps): MailComposer => {
  const byName = new Map(mails.map((mail) => [mail.name, mail]));
  return async ({ id, accountId, template, params, createdAt }) => {
    const mail = byName.get(template);
    if (!mail) throw new Error(`There is no mail template "${template}".`);
    const sentAt = now();
    const { usefulForMs = Number.POSITIVE_INFINITY, mayBeDeclined = false } = mail;
    if (sentAt.getTime() - createdAt.getTime() >= usefulForMs) return { dropped: 'too late' };
    const contact = await recipients.contactOf(accountId);
    if (contact === null) return { dropped: 'account erased' };
    if (mayBeDeclined && !contact.statusMails) return { dropped: 'declined' };
    const composed = await mail.compose(params);
    if (composed === null) return { dropped: NOTHING_NEW };
    const { words, attachments } = composed;
    const unsubscribeUrl = mayBeDeclined ? recipients.unsubscribeUrlOf(accountId) : null;
    const rendered = renderer.render(template, words, unsubscribeUrl);
    return {
      mail: { id, to: contact.email, sentAt, attachments, unsubscribeUrl, ...rendered },
    };
  };
};
