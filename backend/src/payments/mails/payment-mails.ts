import { daysAfter, dueDayOf } from '@sternklar/contracts/invoices/due-day';
import { isAboutInvoice } from '@sternklar/contracts/invoices/invoice.events';
import type { DunningDays } from '@sternklar/contracts/payments/dunning';
import type { Queries } from '@sternklar/projections/queries';
import { z } from 'zod';
import { dayOf, euro, mail, twinsBeside } from '../../platform/mail.port.ts';

interface InvoiceSource {
  readonly queries: { readonly invoices: Pick<Queries['invoices'], 'byId' | 'document'> };
}

/** Number and amount of an invoice; null when it is paid or taken back. Throws when it is not listed yet. */
const openInvoiceOf = async (invoiceId: string, { queries: { invoices } }: InvoiceSource) => {
  const [listed, invoice] = await Promise.all([invoices.byId(invoiceId), invoices.document(invoiceId)]);
  if (listed === null || invoice === null) throw new Error('The invoice is in no list yet.');
  if (isAboutInvoice(invoice) || listed.paid_by !== null || listed.cancelled_by !== null) return null;
  return { number: invoice.number, grossCents: invoice.grossCents, dueOn: dueDayOf(invoice.issuedAt) };
};

/** The day that the second reminder names, at the earliest: after it the account is in arrears. */
const lastDayOf = (
  failedOn: string,
  dueOn: string,
  { dunningDays: { reminder, secondReminder, deadline } }: { readonly dunningDays: DunningDays },
): string => {
  const overdue = daysAfter(dueOn, reminder);
  return daysAfter(overdue > failedOn ? overdue : failedOn, secondReminder + deadline);
};

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
  async content({ invoiceId, retryOn, failedOn }, given: InvoiceSource & { readonly dunningDays: DunningDays }) {
    const invoice = await openInvoiceOf(invoiceId, given);
    if (invoice === null) return null;
    const { dueOn, ...whose } = invoice;
    const isLast = failedOn !== undefined && retryOn === undefined;
    return { ...whose, retryOn, payUntil: isLast ? lastDayOf(failedOn, dueOn, given) : undefined };
  },
  words: ({ number, grossCents, retryOn, payUntil }, brandName) => ({
    subject: `${brandName}: Rechnung ${number} ist noch offen`,
    preheader: retryOn
      ? `Wir versuchen es am ${dayOf(retryOn)} noch einmal. Sie können auch selbst bezahlen.`
      : 'Bitte bezahlen Sie die Rechnung in Ihrem Konto, auf Wunsch mit einer anderen Karte.',
    data: {
      number,
      amount: euro(grossCents),
      retryOn: retryOn && dayOf(retryOn),
      payUntil: payUntil && dayOf(payUntil),
    },
  }),
  samples: {
    'payment-failed': { number: 'RE-2026-00123', grossCents: 5_900, retryOn: '2026-03-09', payUntil: undefined },
    'payment-failed-last': {
      number: 'RE-2026-00123',
      grossCents: 5_900,
      retryOn: undefined,
      payUntil: '2026-04-03',
    },
  },
});
