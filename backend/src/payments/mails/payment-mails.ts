import { isAboutInvoice } from '@sternklar/contracts/invoices/invoice.events';
import type { DunningDays } from '@sternklar/contracts/payments/dunning';
import { paymentStream } from '@sternklar/contracts/payments/payment.events';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import type { Queries } from '@sternklar/projections/queries';
import { z } from 'zod';
import { dayOf, euro, LATER, mail, twinsBeside } from '../../platform/mail.port.ts';
import { type Asked, type Outlook, outlookOf } from '../dunning/outlook.ts';
import { isSettled, paymentsStreamType } from '../payments.ts';
import { runsSubscription, type SubscriptionSource } from './runs-subscription.ts';

interface InvoiceSource {
  readonly commands: Pick<CommandHandler, 'load'>;
  readonly queries: { readonly invoices: Pick<Queries['invoices'], 'byId' | 'document' | 'openOf'> };
}

/**
 * Number, amount and owner of an invoice; null when it is paid, booked or taken back, later when the list does not show yet that it is
 * open again. Throws when it is not listed yet.
 */
const openInvoiceOf = async (invoiceId: string, { commands, queries: { invoices } }: InvoiceSource) => {
  const [listed, invoice] = await Promise.all([invoices.byId(invoiceId), invoices.document(invoiceId)]);
  if (listed === null || invoice === null) throw new Error('The invoice is in no list yet.');
  if (isAboutInvoice(invoice) || invoice.paidBy !== null || listed.cancelled_by !== null) return null;
  const { number, grossCents, accountId } = invoice;
  const { state } = await commands.load(paymentsStreamType, paymentStream(accountId));
  if (isSettled(state, invoiceId)) return null;
  return listed.paid_by === null && listed.booking === null ? { number, grossCents, accountId } : LATER;
};

/** What follows where it stays open, by how often reminders name it until the account is in arrears. */
const NEXT = {
  'two-reminders': 'Bleibt sie offen, erinnern wir Sie zweimal; danach sind Sie im Verzug.',
  'one-reminder': 'Bleibt sie offen, erinnern wir Sie noch einmal; danach sind Sie im Verzug.',
  arrears: 'Danach sind Sie im Verzug; eine weitere Erinnerung kommt nicht.',
  'in-arrears': 'Ihr Konto ist im Verzug, bis alles bezahlt ist.',
} as const;
const BY_REMINDERS = ['arrears', 'one-reminder', 'two-reminders'] as const;

interface Told {
  readonly next: keyof typeof NEXT;
  /** The last day before the account is in arrears; missing once it is. */
  readonly payUntil?: string;
}

const toldOf = ({ payUntil, reminders }: Outlook): Told =>
  payUntil === null ? { next: 'in-arrears' } : { next: BY_REMINDERS[reminders] ?? 'two-reminders', payUntil };

type FailedSource = InvoiceSource & SubscriptionSource & { readonly dunningDays: DunningDays };

/** What is known of the account's payments, and what follows where an invoice of it stays open. */
const lookOut = async (
  { invoiceId, accountId, from }: Pick<Asked, 'invoiceId' | 'accountId' | 'from'>,
  { commands, queries, dunningDays: days }: FailedSource,
) => {
  const { state } = await commands.load(paymentsStreamType, paymentStream(accountId));
  const open = await queries.invoices.openOf(accountId);
  const asked = { invoiceId, accountId, from, open, days };
  return { state, told: toldOf(outlookOf(state, asked)) };
};

interface FailedContent extends Partial<Told> {
  readonly number: string;
  readonly grossCents: number;
  /** Whether the subscription goes on. */
  readonly isRunning: boolean;
  /** When the card is asked again; missing: not any more. */
  readonly retryOn?: string | undefined;
}

const SAMPLE = { number: 'RE-2026-00123', grossCents: 5_900, isRunning: true } as const;

export const paymentFailedMail = mail({
  name: 'payment-failed',
  twins: twinsBeside(import.meta.url),
  params: z.object({
    invoiceId: z.uuid(),
    /** The day on which the card is asked again; missing when it is not any more. */
    retryOn: z.iso.date().optional(),
    /** The day on which it refused; missing in mails that were asked for before they told what follows. */
    failedOn: z.iso.date().optional(),
  }),
  async content({ invoiceId, retryOn, failedOn }, given: FailedSource): Promise<FailedContent | typeof LATER | null> {
    const invoice = await openInvoiceOf(invoiceId, given);
    if (invoice === null || invoice === LATER) return invoice;
    const { number, grossCents, accountId } = invoice;
    const isRunning = await runsSubscription(accountId, given);
    if (failedOn === undefined || retryOn !== undefined) return { number, grossCents, isRunning, retryOn };
    const { told } = await lookOut({ invoiceId, accountId, from: failedOn }, given);
    return { number, grossCents, isRunning, ...told };
  },
  words: ({ number, grossCents, isRunning, retryOn, payUntil, next }: FailedContent, brandName) => ({
    subject: `${brandName}: Rechnung ${number} ist noch offen`,
    preheader: retryOn
      ? `Wir versuchen es am ${dayOf(retryOn)} noch einmal. Sie können auch selbst bezahlen.`
      : 'Bitte bezahlen Sie die Rechnung in Ihrem Konto, auf Wunsch mit einer anderen Karte.',
    data: {
      number,
      amount: euro(grossCents),
      retryOn: retryOn && dayOf(retryOn),
      payUntil: payUntil && dayOf(payUntil),
      next: next && NEXT[next],
      isRunning,
    },
  }),
  samples: {
    'payment-failed': { ...SAMPLE, retryOn: '2026-03-09' },
    'payment-failed-last': { ...SAMPLE, payUntil: '2026-04-03', next: 'two-reminders' },
    'payment-failed-after-first': { ...SAMPLE, payUntil: '2026-03-26', next: 'one-reminder' },
    'payment-failed-after-second': { ...SAMPLE, payUntil: '2026-03-26', next: 'arrears' },
    'payment-failed-in-arrears': { ...SAMPLE, next: 'in-arrears' },
    'payment-failed-after-end': { ...SAMPLE, isRunning: false, retryOn: '2026-03-09' },
  },
});

interface ReopenedContent extends Partial<Told> {
  readonly number: string;
  readonly grossCents: number;
  readonly isRunning: boolean;
}

/** That the bank gave the money of a paid invoice back to its payer; none where that is paid again, or taken back. */
export const paymentTakenBackMail = mail({
  name: 'payment-taken-back',
  twins: twinsBeside(import.meta.url),
  params: z.object({
    invoiceId: z.uuid(),
    /** The day on which the invoice was opened again. */
    reopenedOn: z.iso.date(),
  }),
  async content({ invoiceId, reopenedOn }, given: FailedSource): Promise<ReopenedContent | typeof LATER | null> {
    const invoice = await openInvoiceOf(invoiceId, given);
    if (invoice === null || invoice === LATER) return invoice;
    const { number, grossCents, accountId } = invoice;
    const isRunning = await runsSubscription(accountId, given);
    const { state, told } = await lookOut({ invoiceId, accountId, from: reopenedOn }, given);
    // The card that is there has not made that payment, and is asked for it.
    return state.card === null ? { number, grossCents, isRunning, ...told } : { number, grossCents, isRunning };
  },
  words: ({ number, grossCents, isRunning, payUntil, next }: ReopenedContent, brandName) => ({
    subject: `${brandName}: Ihre Bank hat eine Zahlung zurückgeholt`,
    preheader: `Die Rechnung ${number} ist wieder offen.`,
    data: {
      number,
      amount: euro(grossCents),
      isAsked: next === undefined,
      payUntil: payUntil && dayOf(payUntil),
      next: next && NEXT[next],
      isRunning,
    },
  }),
  samples: {
    'payment-taken-back': { ...SAMPLE, payUntil: '2026-04-03', next: 'two-reminders' },
    'payment-taken-back-card': SAMPLE,
  },
});
