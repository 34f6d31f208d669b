import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import { invoicePaid, paymentFailed } from '@sternklar/contracts/payments/payment.events';
import { type SqlStatement, statement } from '@sternklar/event-store/projection';
import { eventsOf } from '../../events-of.ts';
import { toColumns } from '../../unnest.ts';

/** What became of invoices that were open: paid, which nothing changes any more, or refused by the card. */
export function settleInvoices(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  const paid = eventsOf(events, invoicePaid).map(({ data }) => data);
  const failed = eventsOf(events, paymentFailed).map(({ data }) => data);
  return [
    ...(failed.length > 0
      ? statement(
          'update invoice set payment_failed = true where id = any($1::uuid[])',
          toColumns(failed, ['invoiceId']),
        )
      : []),
    ...(paid.length > 0
      ? statement(
          `update invoice set paid_at = coalesce(invoice.paid_at, paid.at)
           from (
             select id, min(at) as at from unnest($1::uuid[], $2::timestamptz[]) as told (id, at) group by id
           ) as paid where invoice.id = paid.id`,
          toColumns(paid, ['invoiceId', 'paidAt']),
        )
      : []),
  ];
}
