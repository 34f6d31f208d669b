import { amountsOf } from '@sternklar/contracts/invoices/amounts';
import type {
  InvoiceCancelled,
  InvoiceEvent,
  InvoiceIssued,
  Seller,
} from '@sternklar/contracts/invoices/invoice.events';
import { yearInGermany } from '@sternklar/contracts/invoices/retention';
import { type BilledMonth, creditNoteIdOf, dueMonths } from '../../../backend/src/invoices/due-months.ts';

const MOST_MONTHS = 24;
const SELLER: Seller = {
  name: 'Sternklar Beispiel GmbH',
  street: 'Beispielstraße 1',
  postalCode: '55543',
  town: 'Bad Kreuznach',
  country: 'Deutschland',
  email: 'post@sternklar.example',
  register: null,
  vatId: 'DE123456789',
};

type Subscription = Omit<BilledMonth['subscription'], 'buyer'>;
type Recorded<Type extends InvoiceEvent['type']> = Extract<InvoiceEvent, { type: Type }>;

/** Numbers are given when all documents are in their order. */
const unnumbered = (at: string) => ({ year: yearInGermany(at), sequence: 1, number: '' });

const issued = ({ invoiceId, number: month, startsAt, endsAt, subscription }: BilledMonth): InvoiceIssued => {
  const { subscriptionId, accountId, planName, vatPercent, paymentMethod, companyName, pricePerMonthEuro } =
    subscription;
  return {
    invoiceId,
    subscriptionId,
    accountId,
    month,
    ...unnumbered(startsAt),
    issuedAt: startsAt,
    startsAt,
    endsAt,
    planName,
    ...amountsOf(pricePerMonthEuro, vatPercent),
    vatPercent,
    paymentMethod,
    paidBy: 'simulated-card',
    seller: SELLER,
    recipient: companyName,
  };
};

const cancelled = (invoice: InvoiceIssued, at: Date): InvoiceCancelled => ({
  ...invoice,
  creditNoteId: creditNoteIdOf(invoice.invoiceId),
  invoiceNumber: invoice.number,
  invoiceIssuedAt: invoice.issuedAt,
  issuedAt: at.toISOString(),
  ...unnumbered(at.toISOString()),
  reason: 'by-hand',
  note: 'Auf Wunsch.',
});

/** An invoice for each month of a subscription that began by a moment, and what would take it back. */
export const invoicesOf = (subscription: Subscription, until: number) =>
  dueMonths({ ...subscription, buyer: null, billedMonths: 0, endsAt: null }, new Date(until), MOST_MONTHS).map(
    (month) => {
      const data = issued(month);
      return {
        invoice: { type: 'InvoiceIssued', data } satisfies Recorded<'InvoiceIssued'>,
        creditNote: (at: Date): Recorded<'InvoiceCancelled'> => ({
          type: 'InvoiceCancelled',
          data: cancelled(data, at),
        }),
      };
    },
  );

/** The same with the numbers of invoices and credit notes, which follow from their order. */
export const numbered = <Happening extends { readonly event: { readonly type: string; readonly data: object } }>(
  happenings: readonly Happening[],
): readonly Happening[] => {
  const last = new Map<number, number>();
  const numbers = new Map<string, string>();
  return happenings.map((happening) => {
    const { event } = happening as { readonly event: InvoiceEvent };
    if (event.type !== 'InvoiceIssued' && event.type !== 'InvoiceCancelled') return happening;
    const { year, invoiceId } = event.data;
    const sequence = (last.get(year) ?? 0) + 1;
    last.set(year, sequence);
    const number = `RE-${year}-${String(sequence).padStart(5, '0')}`;
    if (event.type === 'InvoiceIssued') numbers.set(invoiceId, number);
    const taken = event.type === 'InvoiceCancelled' ? { invoiceNumber: numbers.get(invoiceId) ?? '' } : {};
    return { ...happening, event: { ...event, data: { ...event.data, sequence, number, ...taken } } };
  });
};
