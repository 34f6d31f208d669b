import { amountsOf } from '@sternklar/contracts/invoices/amounts';
import type { InvoiceEvent, InvoiceIssued, Seller } from '@sternklar/contracts/invoices/invoice.events';
import type { BilledMonth } from '../due-months.ts';
import type { InvoicesState } from '../invoices.ts';
import { numbersFrom } from '../numbering.ts';

export interface IssueInvoices {
  readonly months: readonly BilledMonth[];
  readonly seller: Seller;
  /** By what an invoice is paid when it is issued; null: it is open. */
  readonly paidBy: InvoiceIssued['paidBy'];
  /** Whether the first month was paid before it began. */
  readonly isFirstPrepaid: boolean;
  readonly now: Date;
}

/**
 * Issues an invoice for each month that has none, dated now, with the next numbers of the year in Germany.
 */
export const issueInvoices = (
  state: InvoicesState,
  { months, seller, paidBy, isFirstPrepaid, now }: IssueInvoices,
): readonly InvoiceEvent[] => {
  const issuedAt = now.toISOString();
  const numberOf = numbersFrom(state, issuedAt);
  return months
    .filter(({ invoiceId }) => !state.issued.has(invoiceId))
    .map(({ invoiceId, subscription, number: month, startsAt, endsAt }, index) => {
      const { subscriptionId, accountId, planName, pricePerMonthEuro, vatPercent, paymentMethod, companyName, buyer } =
        subscription;
      return {
        type: 'InvoiceIssued',
        data: {
          invoiceId,
          accountId,
          subscriptionId,
          month,
          ...numberOf(index),
          issuedAt,
          startsAt,
          endsAt,
          planName,
          ...amountsOf(pricePerMonthEuro, vatPercent),
          vatPercent,
          paymentMethod,
          ...(isFirstPrepaid && month === 1 ? { paidBy: null, isPrepaid: true } : { paidBy }),
          seller,
          recipient: companyName,
          buyer,
        },
      };
    });
};
