import { CANCELLATION_REASONS } from '@sternklar/contracts/invoices/invoice.events';
import { REVIEW_STATUS_SLUG, REVIEW_STATUSES } from '@sternklar/contracts/reviews/review-status';
import type { MailContent } from './mail-content.ts';
import { SUBSCRIPTION_CHANGES } from './template-catalogue.ts';

/** A mail as it could go out, under a name for its address in the preview. */
export interface SampleMail {
  readonly name: string;
  readonly content: MailContent;
}

const AT = '2026-07-14T21:59:00.000Z';
/** Just after midnight in Germany: a day that is the day before in UTC. */
const MONTH = { startsAt: '2026-03-02T23:30:00.000Z', endsAt: '2026-04-02T22:30:00.000Z' };
const review = { businessName: 'Bäckerei Sonnenschein', reviewerName: 'Max M.' };
const invoice = { number: 'RE-2026-00123', grossCents: 5_900, ...MONTH };

/** Every mail the product sends, in all its variants. */
export const SAMPLE_MAILS: readonly SampleMail[] = [
  { name: 'verify-email', content: { template: 'verify-email', code: 'K7M2XQ' } },
  { name: 'reset-password', content: { template: 'reset-password', code: 'P4W9RT' } },
  { name: 'address-already-registered', content: { template: 'address-already-registered' } },
  { name: 'password-changed', content: { template: 'password-changed', changedAt: AT } },
  { name: 'account-deletion-requested', content: { template: 'account-deletion-requested', requestedAt: AT } },
  { name: 'chat-news-replied', content: { template: 'chat-news', replied: true, resolved: false } },
  { name: 'chat-news-replied-and-resolved', content: { template: 'chat-news', replied: true, resolved: true } },
  { name: 'chat-news-resolved', content: { template: 'chat-news', replied: false, resolved: true } },
  { name: 'invoice-issued', content: { template: 'invoice-issued', ...invoice, isAttached: true } },
  {
    name: 'invoice-issued-open',
    content: { template: 'invoice-issued', ...invoice, isAttached: true, dueOn: '2026-03-06' },
  },
  ...CANCELLATION_REASONS.map((reason) => ({
    name: `invoice-cancelled-${reason}`,
    content: {
      template: 'invoice-cancelled' as const,
      ...invoice,
      number: 'RE-2026-00124',
      invoiceNumber: invoice.number,
      reason,
      wasOpen: false,
    },
  })),
  {
    name: 'invoice-cancelled-open',
    content: {
      template: 'invoice-cancelled',
      ...invoice,
      number: 'RE-2026-00124',
      invoiceNumber: invoice.number,
      reason: 'by-hand',
      wasOpen: true,
    },
  },
  {
    name: 'payment-failed',
    content: { template: 'payment-failed', number: invoice.number, grossCents: 5_900, retryOn: '2026-03-09' },
  },
  {
    name: 'payment-failed-last',
    content: { template: 'payment-failed', number: invoice.number, grossCents: 5_900 },
  },
  ...SUBSCRIPTION_CHANGES.map((change) => ({
    name: `subscription-${change}`,
    content: { template: 'subscription-changed' as const, change, until: '2027-03-02T23:30:00.000Z' },
  })),
  {
    name: 'notice-reminder',
    content: {
      template: 'notice-reminder',
      expiresAt: '2027-03-02T23:30:00.000Z',
      noticeUntil: '2027-02-03',
      noticeRecommendedUntil: '2027-02-01',
    },
  },
  {
    name: 'checkpoint',
    content: {
      template: 'checkpoint',
      day: '2026-07-14',
      origin: 'sternklar.example/audit',
      size: 12_345,
      note:
        'sternklar.example/audit\n12345\n47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=\n\n' +
        '— sternklar.example/audit 7c1d2f4bQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU7DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=\n',
    },
  },
  ...REVIEW_STATUSES.map((status) => ({
    name: `review-${REVIEW_STATUS_SLUG[status]}`,
    content: { template: 'review-status-changed' as const, status, changedAt: AT, review },
  })),
  {
    name: 'review-erased',
    content: { template: 'review-status-changed', status: 'gelöscht', changedAt: AT, review: null },
  },
];
