import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import { eventsOf } from '@sternklar/contracts/events-of';
import { invoicePaid, paymentFailed, paymentRetried } from '@sternklar/contracts/payments/payment.events';
import { type SqlStatement, statement } from '@sternklar/event-store/projection';
import { toColumns } from '../../engine/read-model/unnest.ts';

/** Refused invoices and when their card is asked again, the last word of each. */
const refusalsIn = (events: readonly RecordedEvent[]) => {
  const refusals = [
    ...eventsOf(events, paymentFailed).map(({ position, data: { invoiceId, retryAt } }) => ({
      position,
      invoiceId,
      chargeAgainAt: retryAt ?? null,
    })),
    ...eventsOf(events, paymentRetried).map(({ position, data: { invoiceId } }) => ({
      position,
      invoiceId,
      chargeAgainAt: null,
    })),
  ].sort((one, other) => one.position - other.position);
  return [...new Map(refusals.map((refusal) => [refusal.invoiceId, refusal])).values()];
};

/** What became of invoices that were open: paid, which nothing changes any more, or refused by the card. */
export function settleInvoices(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  const paid = eventsOf(events, invoicePaid).map(({ data }) => data);
  const refused = refusalsIn(events);
  return [
    ...(refused.length > 0
      ? statement(
          `update invoice set payment_failed = true, charge_again_at = refused.again
           from unnest($1::uuid[], $2::timestamptz[]) as refused (id, again) where invoice.id = refused.id`,
          toColumns(refused, ['invoiceId', 'chargeAgainAt']),
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
