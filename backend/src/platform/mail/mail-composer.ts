import type { MailAttachment } from '../outbox.port.ts';
import type { TakenMail } from './outbox-table.ts';
import type { ChatNews, MailContent, OpenInvoice, ReviewNames } from './templates/mail-content.ts';
import { checkpointFile, type MailRenderer } from './templates/mail-renderer.ts';
import { isTemplateName, type TemplateName, templateCatalogue } from './templates/template-catalogue.ts';
import type { OutgoingMail } from './transport.ts';

export interface MailContact {
  readonly email: string;
  /** Whether they want the mails that may be declined; asked when a mail is sent, not when it was caused. */
  readonly statusMails: boolean;
}

/** What the outbox leaves out, looked up when a mail is sent; null once it was erased. */
export interface MailLookups {
  contactOf(accountId: string): Promise<MailContact | null>;
  /** The one-time code issued by an event. */
  codeOf(codeEventId: string): string;
  reviewOf(reviewId: string): Promise<ReviewNames | null>;
  /** What a customer has not seen in their chat, by what began it; null when it was seen, or another mail tells of it. */
  chatNewsOf(conversationId: string, begunBy: number): Promise<ChatNews | null>;
  /** The invoice or credit note that the stream of invoices holds at a version, as a file. */
  invoiceFileOf(version: number): Promise<MailAttachment>;
  /** Number and amount of an invoice; null when it is not to be paid any more. */
  openInvoiceOf(invoiceId: string): Promise<OpenInvoice | null>;
  /** Where the owner of an account switches off mails that may be declined, without signing in. */
  unsubscribeUrlOf(accountId: string): string;
}

export interface MailComposerDeps {
  readonly lookups: MailLookups;
  readonly renderer: MailRenderer;
  readonly now: () => Date;
}

/** A mail ready to go, or why there is none to send any more. */
export type Composed = { readonly mail: OutgoingMail } | { readonly dropped: string };

export type MailComposer = (taken: TakenMail) => Promise<Composed>;

/** Null when there is nothing to tell any more. */
const contentOf = async (name: TemplateName, params: unknown, lookups: MailLookups): Promise<MailContent | null> => {
  switch (name) {
    case 'verify-email':
    case 'reset-password':
      return { template: name, code: lookups.codeOf(templateCatalogue[name].params.parse(params).codeEventId) };
    case 'address-already-registered':
      return { template: name };
    case 'password-changed':
      return { template: name, changedAt: templateCatalogue[name].params.parse(params).changedAt };
    case 'account-deletion-requested':
      return { template: name, requestedAt: templateCatalogue[name].params.parse(params).requestedAt };
    case 'invoice-issued': {
      const { grossCents, version, ...invoice } = templateCatalogue[name].params.parse(params);
      return { template: name, ...invoice, grossCents: Number(grossCents), isAttached: version !== undefined };
    }
    case 'invoice-cancelled': {
      const { grossCents, version: _, wasOpen, ...creditNote } = templateCatalogue[name].params.parse(params);
      return { template: name, ...creditNote, grossCents: Number(grossCents), wasOpen: wasOpen === 'yes' };
    }
    case 'payment-failed': {
      const { invoiceId, retryOn } = templateCatalogue[name].params.parse(params);
      const invoice = await lookups.openInvoiceOf(invoiceId);
      return invoice && { template: name, ...invoice, retryOn };
    }
    case 'notice-reminder':
      return { template: name, ...templateCatalogue[name].params.parse(params) };
    case 'subscription-changed':
      return { template: name, ...templateCatalogue[name].params.parse(params) };
    case 'review-status-changed': {
      const { reviewId, status, changedAt } = templateCatalogue[name].params.parse(params);
      return { template: name, status, changedAt, review: await lookups.reviewOf(reviewId) };
    }
    case 'checkpoint': {
      const { size, ...checkpoint } = templateCatalogue[name].params.parse(params);
      return { template: name, ...checkpoint, size: Number(size) };
    }
    case 'chat-news': {
      const { conversationId, begunBy } = templateCatalogue[name].params.parse(params);
      const news = await lookups.chatNewsOf(conversationId, Number(begunBy));
      return news && { template: name, ...news };
    }
  }
};

/** Drawn anew for each sending: the outbox keeps no personal data, and an invoice is the same whenever it is drawn. */
const attachmentsOf = async (
  name: TemplateName,
  params: unknown,
  { invoiceFileOf }: MailLookups,
): Promise<readonly MailAttachment[]> => {
  if (name === 'checkpoint') {
    const { day, note } = templateCatalogue[name].params.parse(params);
    return [{ filename: checkpointFile(day), contentType: 'text/plain; charset=utf-8', content: Buffer.from(note) }];
  }
  if (name !== 'invoice-issued' && name !== 'invoice-cancelled') return [];
  const { version } = templateCatalogue[name].params.parse(params);
  return version === undefined ? [] : [await invoiceFileOf(Number(version))];
};

/** Makes mails out of outbox rows: address, code and words. */
export const createMailComposer = ({ lookups, renderer, now }: MailComposerDeps): MailComposer => {
  return async ({ id, accountId, template, params, createdAt }) => {
    if (!isTemplateName(template)) throw new Error(`There is no mail template "${template}".`);
    const sentAt = now();
    const { usefulForMs, mayBeDeclined } = templateCatalogue[template];
    if (usefulForMs !== null && sentAt.getTime() - createdAt.getTime() >= usefulForMs) return { dropped: 'too late' };
    const contact = await lookups.contactOf(accountId);
    if (contact === null) return { dropped: 'account erased' };
    if (mayBeDeclined && !contact.statusMails) return { dropped: 'declined' };
    const content = await contentOf(template, params, lookups);
    if (content === null) return { dropped: 'nothing new any more' };
    const attachments = await attachmentsOf(template, params, lookups);
    const unsubscribeUrl = mayBeDeclined ? lookups.unsubscribeUrlOf(accountId) : null;
    return { mail: { id, to: contact.email, sentAt, attachments, unsubscribeUrl, ...renderer.render(content) } };
  };
};
