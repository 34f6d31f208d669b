import type { InvoiceCancelled } from '@sternklar/contracts/invoices/invoice.events';
import type { ReviewStatus } from '@sternklar/contracts/reviews/review-status';
import type { SubscriptionChange } from './template-catalogue.ts';

/** A mail with everything it says, as the templates take it. Dates are ISO 8601 UTC. */
export type MailContent =
  | { readonly template: 'verify-email'; readonly code: string }
  | { readonly template: 'reset-password'; readonly code: string }
  | { readonly template: 'address-already-registered' }
  | { readonly template: 'password-changed'; readonly changedAt: string }
  | { readonly template: 'account-deletion-requested'; readonly requestedAt: string }
  | {
      readonly template: 'subscription-changed';
      readonly change: SubscriptionChange;
      /** End of the term, or of the subscription. */
      readonly until: string;
    }
  | ({ readonly template: 'invoice-issued' } & IssuedInvoice)
  | ({ readonly template: 'invoice-cancelled' } & CreditNote)
  | ({ readonly template: 'payment-failed'; readonly retryOn?: string | undefined } & OpenInvoice)
  | {
      readonly template: 'notice-reminder';
      /** End of the term, after which another one begins. */
      readonly expiresAt: string;
      /** Days in Germany, `YYYY-MM-DD`. */
      readonly noticeUntil: string;
      readonly noticeRecommendedUntil: string;
    }
  | {
      readonly template: 'checkpoint';
      /** In Germany, `YYYY-MM-DD`. */
      readonly day: string;
      /** The log's name. */
      readonly origin: string;
      readonly size: number;
      /** The signed note, byte for byte. */
      readonly note: string;
    }
  | ({ readonly template: 'chat-news' } & ChatNews)
  | {
      readonly template: 'review-status-changed';
      readonly status: ReviewStatus;
      readonly changedAt: string;
      /** Null when the review's or the account's data were erased in the meantime. */
      readonly review: ReviewNames | null;
    };

/** What a mail says of an invoice; the month served ends when the next one starts. */
export interface IssuedInvoice {
  readonly number: string;
  readonly grossCents: number;
  readonly startsAt: string;
  readonly endsAt: string;
  /** By which day it is to be paid; missing on one that was paid when it was issued. */
  readonly dueOn?: string | undefined;
  readonly isAttached: boolean;
}

/** What a mail says of a credit note; amount and month are those of the invoice that it takes back. */
export interface CreditNote {
  readonly number: string;
  readonly invoiceNumber: string;
  /** Whether a real payment was to be made for it; else the simulated card paid. */
  readonly wasOpen: boolean;
  readonly reason: InvoiceCancelled['reason'];
  readonly grossCents: number;
  readonly startsAt: string;
  readonly endsAt: string;
}

/** What a mail says of an invoice that the card did not pay. */
export interface OpenInvoice {
  readonly number: string;
  readonly grossCents: number;
}

/** What the team did in a customer's chat; never what was written. */
export interface ChatNews {
  readonly replied: boolean;
  readonly resolved: boolean;
}

/** What tells a customer which of many reviews a mail is about. */
export interface ReviewNames {
  readonly businessName: string;
  readonly reviewerName: string;
}

export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}
