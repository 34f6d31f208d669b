import { daysAfter, dueDayOf } from '@sternklar/contracts/invoices/due-day';
import { isAboutInvoice } from '@sternklar/contracts/invoices/invoice.events';
import type { DunningDays } from '@sternklar/contracts/payments/dunning';
import { paymentStream } from '@sternklar/contracts/payments/payment.events';
import { dayInGermany } from '@sternklar/contracts/subscriptions/term';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import type { Queries } from '@sternklar/projections/queries';
import { z } from 'zod';
import { dayOf, euro, mail, twinsBeside } from '../../platform/mail.port.ts';
import { type Dunning, paymentsStreamType } from '../payments.ts';
import { runsSubscription, type SubscriptionSource } from './runs-subscription.ts';

interface InvoiceSource {
  readonly queries: { readonly invoices: Pick<Queries['invoices'], 'byId' | 'document'> };
}

/** Number, amount and owner of an invoice; null when it is paid or taken back. Throws when it is not listed yet. */
const openInvoiceOf = async (invoiceId: string, { queries: { invoices } }: InvoiceSource) => {
  const [listed, invoice] = await Promise.all([invoices.byId(invoiceId), invoices.document(invoiceId)]);
  if (listed === null || invoice === null) throw new Error('The invoice is in no list yet.');
  if (isAboutInvoice(invoice) || listed.paid_by !== null || listed.cancelled_by !== null) return null;
  const { number, grossCents, accountId } = invoice;
  return { number, grossCents, accountId, dueOn: dueDayOf(invoice.issuedAt) };
};

/** What follows where it stays open, by how far the account's reminders are. */
const NEXT = {
  'two-reminders': 'Bleibt sie offen, erinnern wir Sie zweimal; danach sind Sie im Verzug.',
  'one-reminder': 'Bleibt sie offen, erinnern wir Sie noch einmal; danach sind Sie im Verzug.',
  arrears: 'Danach sind Sie im Verzug; eine weitere Erinnerung kommt nicht.',
  'in-arrears': 'Ihr Konto ist im Verzug, bis alles bezahlt ist.',
} as const;

interface Outlook {
  readonly next: keyof typeof NEXT;
  /** The last day before the account is in arrears, at the earliest; missing once it is. */
  readonly payUntil?: string;
}

const laterOf = (one: string, other: string): string => (one > other ? one : other);

const outlookOf = (
  dunning: Dunning | null,
  { failedOn, dueOn }: { readonly failedOn: string; readonly dueOn: string },
  { reminder, secondReminder, deadline }: DunningDays,
): Outlook => {
  if (dunning === null) {
    const remindedOn = laterOf(daysAfter(dueOn, reminder), failedOn);
    return { next: 'two-reminders', payUntil: daysAfter(remindedOn, secondReminder + deadline) };
  }
  switch (dunning.step) {
    case 'first': {
      const remindedOn = laterOf(daysAfter(dayInGermany(dunning.at), secondReminder), failedOn);
      return { next: 'one-reminder', payUntil: daysAfter(remindedOn, deadline) };
    }
    case 'second': {
      // Nobody is in arrears with what is not due yet.
      const lastDay = laterOf(dunning.deadlineOn ?? dueOn, dueOn);
      return lastDay < failedOn ? { next: 'in-arrears' } : { next: 'arrears', payUntil: lastDay };
    }
    case 'in-arrears':
      return { next: 'in-arrears' };
  }
};

type FailedSource = InvoiceSource &
  SubscriptionSource & {
    readonly commands: Pick<CommandHandler, 'load'>;
    readonly dunningDays: DunningDays;
  };

interface FailedContent extends Partial<Outlook> {
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
  async content({ invoiceId, retryOn, failedOn }, given: FailedSource): Promise<FailedContent | null> {
    const invoice = await openInvoiceOf(invoiceId, given);
    if (invoice === null) return null;
    const { number, grossCents, dueOn, accountId } = invoice;
    const isRunning = await runsSubscription(accountId, given);
    if (failedOn === undefined || retryOn !== undefined) return { number, grossCents, isRunning, retryOn };
    const { state } = await given.commands.load(paymentsStreamType, paymentStream(accountId));
    const outlook = outlookOf(state.dunning, { failedOn, dueOn }, given.dunningDays);
    return { number, grossCents, isRunning, ...outlook };
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
