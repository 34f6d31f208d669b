import { accountErased, accountRegistered } from '@sternklar/contracts/accounts/account.events';
import { erasedIn, registeredIn } from '@sternklar/contracts/accounts/accounts-in';
import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import { eventsOf } from '@sternklar/contracts/events-of';
import {
  unmatchedPaymentReceived,
  unmatchedPaymentRefunded,
  unmatchedPaymentSettled,
} from '@sternklar/contracts/payments/payment.events';
import { type Projection, type SqlStatement, statement } from '@sternklar/event-store/projection';
import { addAccountAddresses } from '../../engine/read-model/account-addresses.ts';
import { ERASE_ADDRESS, forErasedAccounts } from '../../engine/read-model/erased-accounts.ts';
import { sqlFile } from '../../engine/read-model/sql-file.ts';
import { toColumns } from '../../engine/read-model/unnest.ts';

const inInvoices = 'the list of invoices shows it';
const beforeMoney = 'no money came yet';

/** Money that came and settles nothing, until it went back or somebody saw to it. */
export const unmatchedPaymentList: Projection = {
  name: 'unmatched-payment-list',
  version: 1,
  tables: sqlFile(new URL('./unmatched-payment-list.table.sql', import.meta.url)),
  indexes: sqlFile(new URL('./unmatched-payment-list.indexes.sql', import.meta.url)),
  handles: [
    accountRegistered.type,
    accountErased.type,
    unmatchedPaymentReceived.type,
    unmatchedPaymentRefunded.type,
    unmatchedPaymentSettled.type,
  ],
  skips: {
    CheckoutOpened: beforeMoney,
    CheckoutPaid: 'it paid what was asked for',
    CheckoutRefunded: 'the page that was paid twice has it',
    InvoicePaid: inInvoices,
    PaymentFailed: inInvoices,
    PaymentRetried: beforeMoney,
    PaymentVoided: inInvoices,
    InvoiceRefunded: inInvoices,
  },
  // A payment is received before it is settled.
  apply: (events) => [
    ...addAccountAddresses(registeredIn(events)),
    ...addPayments(events),
    ...settlePayments(events),
    ...forErasedAccounts(erasedIn(events), [ERASE_ADDRESS]),
  ],
};

function addPayments(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  const payments = eventsOf(events, unmatchedPaymentReceived).map(({ data }) => data);
  if (payments.length === 0) return [];
  return statement(
    `with added as (
       insert into unmatched_payment (id, account_id, kind, invoice_id, expected_cents, amount_cents, payment_reference,
                                      created_at)
       select * from unnest($1::uuid[], $2::uuid[], $3::text[], $4::uuid[], $5::integer[], $6::integer[], $7::text[],
                            $8::timestamptz[])
       on conflict (id) do nothing
       returning id
     )
     update unmatched_payment_count set payments = payments + (select count(*) from added)`,
    toColumns(payments, [
      'unmatchedPaymentId',
      'accountId',
      'kind',
      'invoiceId',
      'expectedCents',
      'amountCents',
      'paymentReference',
      'receivedAt',
    ]),
  );
}

function settlePayments(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  const settled = [
    ...eventsOf(events, unmatchedPaymentRefunded).map(({ data }) => ({
      id: data.unmatchedPaymentId,
      by: 'refund',
      at: data.refundedAt,
    })),
    ...eventsOf(events, unmatchedPaymentSettled).map(({ data }) => ({
      id: data.unmatchedPaymentId,
      by: data.settlement,
      at: data.settledAt,
    })),
  ];
  if (settled.length === 0) return [];
  return statement(
    `update unmatched_payment as payment set settled_by = settled.by, settled_at = settled.at
     from unnest($1::uuid[], $2::text[], $3::timestamptz[]) as settled (id, by, at)
     where payment.id = settled.id and payment.settled_by is null`,
    toColumns(settled, ['id', 'by', 'at']),
  );
}
