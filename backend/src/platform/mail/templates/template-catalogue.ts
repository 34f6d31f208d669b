import { CODE_LIFETIME_MS } from '@sternklar/contracts/constants';
import { CANCELLATION_REASONS } from '@sternklar/contracts/invoices/invoice.events';
import { REVIEW_STATUSES } from '@sternklar/contracts/reviews/review-status';
import { z } from 'zod';

interface TemplateDefinition {
  /** What the outbox keeps for the template: ids and states, never personal data. */
  readonly params: z.ZodObject;
  /** A mail that could not be sent within this time has lost its point and is dropped; null: it never does. */
  readonly usefulForMs: number | null;
  /** Whether it is left out for those who do not want it; codes and warnings are not. */
  readonly mayBeDeclined: boolean;
}

const codeMail = {
  params: z.object({ codeEventId: z.uuid() }),
  usefulForMs: CODE_LIFETIME_MS,
  mayBeDeclined: false,
};

/** Where the stream of invoices holds the document. */
const streamVersion = z.string().regex(/^\d+$/);

/** Before the last of the reminders' days is over, whatever became of the mail server. */
const REMINDER_USEFUL_FOR_MS = 7 * 86_400_000;

/** What happens to a subscription that its owner is told about. */
export const SUBSCRIPTION_CHANGES = ['started', 'noticed', 'notice-withdrawn', 'renewed', 'ended'] as const;
export type SubscriptionChange = (typeof SUBSCRIPTION_CHANGES)[number];

/** Every mail the product sends. Each has two twins beside this file: `<name>.html.hbs` and `<name>.text.hbs`. */
export const templateCatalogue = {
  'verify-email': codeMail,
  'reset-password': codeMail,
  'address-already-registered': { params: z.object({}), usefulForMs: null, mayBeDeclined: false },
  'password-changed': { params: z.object({ changedAt: z.iso.datetime() }), usefulForMs: null, mayBeDeclined: false },
  'account-deletion-requested': {
    params: z.object({ requestedAt: z.iso.datetime() }),
    usefulForMs: null,
    mayBeDeclined: false,
  },
  'invoice-issued': {
    params: z.object({
      number: z.string(),
      grossCents: z.string().regex(/^\d+$/),
      startsAt: z.iso.datetime(),
      endsAt: z.iso.datetime(),
      /** The day by which one is to be paid that was open when it was issued. */
      dueOn: z.iso.date().optional(),
      // Mails that were asked for before invoices went with them have none.
      version: streamVersion.optional(),
    }),
    usefulForMs: null,
    mayBeDeclined: false,
  },
  'invoice-cancelled': {
    params: z.object({
      number: z.string(),
      invoiceNumber: z.string(),
      reason: z.enum(CANCELLATION_REASONS),
      grossCents: z.string().regex(/^\d+$/),
      startsAt: z.iso.datetime(),
      endsAt: z.iso.datetime(),
      /** Whether the invoice was open when it was issued; missing on one that the simulated card paid. */
      wasOpen: z.literal('yes').optional(),
      version: streamVersion,
    }),
    usefulForMs: null,
    mayBeDeclined: false,
  },
  'payment-failed': {
    params: z.object({
      invoiceId: z.uuid(),
      /** The day on which the card is asked again; missing when it is not any more. */
      retryOn: z.iso.date().optional(),
    }),
    usefulForMs: null,
    mayBeDeclined: false,
  },
  'notice-reminder': {
    params: z.object({
      expiresAt: z.iso.datetime(),
      noticeUntil: z.iso.date(),
      noticeRecommendedUntil: z.iso.date(),
    }),
    usefulForMs: REMINDER_USEFUL_FOR_MS,
    mayBeDeclined: false,
  },
  'subscription-changed': {
    params: z.object({ change: z.enum(SUBSCRIPTION_CHANGES), until: z.iso.datetime() }),
    usefulForMs: null,
    mayBeDeclined: false,
  },
  'review-status-changed': {
    params: z.object({ reviewId: z.uuid(), status: z.enum(REVIEW_STATUSES), changedAt: z.iso.datetime() }),
    usefulForMs: null,
    mayBeDeclined: true,
  },
  checkpoint: {
    params: z.object({ day: z.iso.date(), origin: z.string(), size: z.string().regex(/^\d+$/), note: z.string() }),
    usefulForMs: null,
    mayBeDeclined: false,
  },
  'chat-news': {
    params: z.object({ conversationId: z.uuid(), begunBy: z.string().regex(/^\d+$/) }),
    usefulForMs: null,
    mayBeDeclined: true,
  },
} as const satisfies Record<string, TemplateDefinition>;

export type TemplateName = keyof typeof templateCatalogue;

export const isTemplateName = (name: string): name is TemplateName => Object.hasOwn(templateCatalogue, name);
