import { LATER, type MailWords, type OpenMail } from '../mail.port.ts';
import type { MailRenderer } from './mail-renderer.ts';
import type { TakenMail } from './outbox-table.ts';
import type { OutgoingMail } from './transport.ts';

export interface MailContact {
  readonly email: string;
  /** Whether somebody showed that they read what goes there. */
  readonly isProven: boolean;
  /** Whether they want the mails that may be declined; asked when a mail is sent, not when it was caused. */
  readonly statusMails: boolean;
}

export interface MailRecipients {
  /** Null once the account was erased. */
  contactOf(accountId: string): Promise<MailContact | null>;
  /** Where the owner of an account switches off mails that may be declined, without signing in. */
  unsubscribeUrlOf(accountId: string): string;
  /** A path of the product as an address. */
  urlOf(path: string): string;
}

export interface MailComposerDeps {
  readonly mails: readonly OpenMail[];
  readonly recipients: MailRecipients;
  readonly renderer: Pick<MailRenderer, 'render'>;
  readonly now: () => Date;
}

/** Why a mail was dropped that had nothing to tell by the time it was due. */
export const NOTHING_NEW = 'nothing new any more';

/** A message ready to go, why there is none to send any more, or that this is known later. */
export type Composed<Message> = { readonly mail: Message } | { readonly dropped: string } | typeof LATER;

export type Composer<Message> = (taken: TakenMail) => Promise<Composed<Message>>;

/** Null when there is nothing to tell any more, or nobody to tell it. */
const composedFor = async (mail: OpenMail, params: unknown, email: string | null) => {
  const to = mail.recipient ? await mail.recipient(params) : email;
  const composed = to === null ? null : await mail.compose(params);
  if (to === null || composed === null || composed === LATER) return composed === LATER ? LATER : null;
  return { to, ...composed };
};

/** Whether the mail is for somebody who still wants it, and the address of their account, if they need one. */
const reachedBy = async (
  { withoutAccount, mayBeDeclined }: OpenMail,
  accountId: string,
  { contactOf }: MailRecipients,
): Promise<(Pick<MailContact, 'isProven'> & { readonly email: string | null }) | { readonly dropped: string }> => {
  if (withoutAccount) return { email: null, isProven: false };
  const contact = await contactOf(accountId);
  if (contact === null) return { dropped: 'account erased' };
  return mayBeDeclined && !contact.statusMails ? { dropped: 'declined' } : contact;
};

type WordsFor = (brandName: string) => MailWords;

const withoutTyped =
  (words: WordsFor): WordsFor =>
  (brandName) => {
    const { typed: _, ...ours } = words(brandName);
    return ours;
  };

/** Where such mails are declined by one click; null for those that may not be. */
const declineUrlOf = async (
  { declinePath, mayBeDeclined = false }: OpenMail,
  { accountId, params }: Pick<TakenMail, 'accountId' | 'params'>,
  { urlOf, unsubscribeUrlOf }: MailRecipients,
): Promise<string | null> => {
  if (declinePath) return urlOf(await declinePath(params));
  return mayBeDeclined ? unsubscribeUrlOf(accountId) : null;
};

/** Makes mails out of outbox rows: address, code and words. */
export const createMailComposer = ({ mails, recipients, renderer, now }: MailComposerDeps): Composer<OutgoingMail> => {
  const byName = new Map(mails.map((mail) => [mail.name, mail]));
  return async ({ id, accountId, template, params, createdAt, takenAt }) => {
    const mail = byName.get(template);
    if (!mail) throw new Error(`There is no mail template "${template}".`);
    const { usefulForMs = Number.POSITIVE_INFINITY } = mail;
    if (takenAt.getTime() - createdAt.getTime() >= usefulForMs) return { dropped: 'too late' };
    const reached = await reachedBy(mail, accountId, recipients);
    if ('dropped' in reached) return reached;
    const composed = await composedFor(mail, params, reached.email);
    if (composed === LATER) return LATER;
    if (composed === null) return { dropped: NOTHING_NEW };
    const { to, words, attachments } = composed;
    const unsubscribeUrl = await declineUrlOf(mail, { accountId, params }, recipients);
    const rendered = renderer.render(template, reached.isProven ? words : withoutTyped(words), unsubscribeUrl);
    return {
      mail: { id, to, sentAt: now(), attachments, unsubscribeUrl, ...rendered },
    };
  };
};
