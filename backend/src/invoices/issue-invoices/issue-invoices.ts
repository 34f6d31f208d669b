import { amountsOf } from '@sternklar/contracts/invoices/amounts';
import type { InvoiceEvent, InvoiceIssued, Seller } from '@sternklar/contracts/invoices/invoice.events';
import { dayInGermany } from '@sternklar/contracts/subscriptions/term';
import type { BilledMonth } from '../due-months.ts';
import type { InvoicesState } from '../invoices.ts';

export interface IssueInvoices {
  readonly months: readonly BilledMonth[];
  readonly seller: Seller;
  /** By what an invoice is paid when it is issued; null: it is open. */
  readonly paidBy: InvoiceIssued['paidBy'];
  readonly now: Date;
}

const numberOf = (year: number, sequence: number): string => `RE-${year}-${String(sequence).padStart(5, '0')}`;

/**
 * Issues an invoice for each month that has none, dated now, with the next numbers of the year in Germany.
 */
export const issueInvoices = (
  { lastSequences, issued }: InvoicesState,
  { months, seller, paidBy, now }: IssueInvoices,
): readonly InvoiceEvent[] => {
  const issuedAt = now.toISOString();
  const year = Number(dayInGermany(issuedAt).slice(0, 4));
  const before = lastSequences.get(year) ?? 0;
  return months
    .filter(({ invoiceId }) => !issued.has(invoiceId))
    .map(({ invoiceId, subscription, number: month, startsAt, endsAt }, index) => {
      const { subscriptionId, accountId, planName, pricePerMonthEuro, vatPercent, paymentMethod, companyName, buyer } =
        subscription;
      const sequence = before + index + 1;
      return {
        type: 'InvoiceIssued',
        data: {
          invoiceId,
          accountId,
          subscriptionId,
          month,
          year,
          sequence,
          number: numberOf(year, sequence),
          issuedAt,
          startsAt,
          endsAt,
          planName,
          ...amountsOf(pricePerMonthEuro, vatPercent),
          vatPercent,
          paymentMethod,
          paidBy,
          seller,
          recipient: companyName,
          buyer,
        },
      };
    });
};
