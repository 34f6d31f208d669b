import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import { eventsAmong } from '@sternklar/contracts/events-of';
import { refundHeld, refundRetried } from '@sternklar/contracts/payments/payment.events';
import { type Projection, type SqlStatement, statement } from '@sternklar/event-store/projection';
import { sqlFile } from '../../engine/read-model/sql-file.ts';
import { toColumns } from '../../engine/read-model/unnest.ts';

const noRefund = 'no refund waits by it, and whoever tries one again asks whether it is still wanted';

/** Refunds that wait for their provider, until they are tried again. */
export const heldRefundList: Projection = {
  name: 'held-refund-list',
  version: 1,
  tables: sqlFile(new URL('./held-refund-list.table.sql', import.meta.url)),
  indexes: sqlFile(new URL('./held-refund-list.indexes.sql', import.meta.url)),
  handles: [refundHeld.type, refundRetried.type],
  skips: {
    CheckoutOpened: noRefund,
    CheckoutPaid: noRefund,
    CheckoutRefunded: noRefund,
    InvoicePaid: noRefund,
    PaymentFailed: noRefund,
    PaymentRetried: noRefund,
    PaymentVoided: noRefund,
    InvoiceRefunded: noRefund,
    UnmatchedPaymentReceived: noRefund,
    UnmatchedPaymentRefunded: noRefund,
    UnmatchedPaymentSettled: noRefund,
    PaymentDisputed: noRefund,
    DisputeClosed: noRefund,
    InvoiceReopened: noRefund,
    CollectionHeld: noRefund,
    RefundMadeElsewhere: noRefund,
    RefundFailed: noRefund,
    CardPageOpened: noRefund,
    CardChanged: noRefund,
    CardExpiryNoted: noRefund,
    CardExpiryReminded: noRefund,
    PaymentReminded: noRefund,
    AccountInArrears: noRefund,
    RequestsSuspended: noRefund,
    DunningEnded: noRefund,
    TransferBooked: noRefund,
    InvoiceWrittenOff: noRefund,
    BookingTakenBack: noRefund,
  },
  apply: followRefunds,
};

interface Held {
  readonly refundId: string;
  readonly accountId: string;
  readonly retryAt: string;
}

/** The last word on each refund counts. */
function followRefunds(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  const last = new Map<string, Held | null>();
  for (const { type, data } of eventsAmong(events, [refundHeld, refundRetried])) {
    last.set(data.refundId, type === 'RefundHeld' ? data : null);
  }
  const held = [...last.values()].filter((refund) => refund !== null);
  const retried = [...last].flatMap(([refundId, refund]) => (refund === null ? [refundId] : []));
  return [
    ...(held.length === 0
      ? []
      : statement(
          `insert into held_refund (id, account_id, retry_at)
           select * from unnest($1::uuid[], $2::uuid[], $3::timestamptz[])
           on conflict (id) do update set retry_at = excluded.retry_at`,
          toColumns(held, ['refundId', 'accountId', 'retryAt']),
        )),
    ...(retried.length === 0 ? [] : statement('delete from held_refund where id = any($1::uuid[])', [retried])),
  ];
}
