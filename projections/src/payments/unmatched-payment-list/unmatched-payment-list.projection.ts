import {
  accountErased,
  accountRegistered,
  emailChanged,
  emailChangeUndone,
} from '@sternklar/contracts/accounts/account.events';
import { erasedIn, readdressedIn, registeredIn } from '@sternklar/contracts/accounts/accounts-in';
import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import type { EventOf } from '@sternklar/contracts/event-registry';
import { eventsAmong, eventsOf } from '@sternklar/contracts/events-of';
import { invoiceIssued } from '@sternklar/contracts/invoices/invoice.events';
import {
  checkoutOpened,
  checkoutPaid,
  checkoutRefunded,
  invoicePaid,
} from '@sternklar/contracts/payments/payment.events';
import {
  disputeClosed,
  paymentDisputed,
  refundFailed,
  refundMadeElsewhere,
  unmatchedPaymentReceived,
  unmatchedPaymentRefunded,
  unmatchedPaymentSettled,
} from '@sternklar/contracts/payments/unmatched-payment.events';
import type { Clearing, UnclearPaymentKind } from '@sternklar/contracts/payments/unmatched-payments';
import { type Projection, type SqlStatement, statement } from '@sternklar/event-store/projection';
import { addAccountAddresses, changeAccountAddresses } from '../../engine/read-model/account-addresses.ts';
import { ERASE_ADDRESS, forErasedAccounts } from '../../engine/read-model/erased-accounts.ts';
import { sqlFile } from '../../engine/read-model/sql-file.ts';
import { toColumns } from '../../engine/read-model/unnest.ts';

const inInvoices = 'the list of invoices shows it';
const beforeMoney = 'no money came yet';
const beforeRefund = 'it has not gone back yet';

/** Money that came and settles nothing, or left again by another hand than ours, until somebody saw to it; and whose payments are. */
export const unmatchedPaymentList: Projection = {
  name: 'unmatched-payment-list',
  version: 9,
  tables: sqlFile(new URL('./unmatched-payment-list.table.sql', import.meta.url)),
  indexes: sqlFile(new URL('./unmatched-payment-list.indexes.sql', import.meta.url)),
  handles: [
    accountRegistered.type,
    emailChanged.type,
    emailChangeUndone.type,
    accountErased.type,
    invoiceIssued.type,
    checkoutOpened.type,
    unmatchedPaymentReceived.type,
    unmatchedPaymentRefunded.type,
    unmatchedPaymentSettled.type,
    checkoutPaid.type,
    checkoutRefunded.type,
    invoicePaid.type,
    paymentDisputed.type,
    disputeClosed.type,
    refundMadeElsewhere.type,
    refundFailed.type,
  ],
  skips: {
    PaymentFailed: inInvoices,
    PaymentRetried: beforeMoney,
    PaymentVoided: inInvoices,
    InvoiceRefunded: inInvoices,
    InvoiceReopened: inInvoices,
    CollectionHeld: beforeMoney,
    RefundHeld: beforeRefund,
    RefundRetried: beforeRefund,
    CardPageOpened: beforeMoney,
    CardChanged: beforeMoney,
    CardExpiryNoted: beforeMoney,
    CardExpiryReminded: beforeMoney,
    PaymentReminded: beforeMoney,
    AccountInArrears: beforeMoney,
    RequestsSuspended: beforeMoney,
    DunningEnded: inInvoices,
    TransferBooked: inInvoices,
    InvoiceWrittenOff: inInvoices,
    BookingTakenBack: inInvoices,
  },
  // A payment is received before it is settled.
  apply: (events) => [
    ...addAccountAddresses(registeredIn(events)),
    ...changeAccountAddresses(readdressedIn(events)),
    ...nameInvoices(events),
    ...nameAccounts(events),
    ...nameInvoicesAskedFor(events),
    ...addPayments(events),
    ...findInvoices(events),
    ...addPages(events),
    ...addPagesPaidTwice(events),
    ...endDisputes(events),
    ...leaveRests(events),
    ...settlePayments(events),
    ...endLostParts(events),
    ...forErasedAccounts(events, erasedIn(events), [ERASE_ADDRESS]),
  ],
};

interface Contested {
  readonly unmatchedPaymentId: string;
  readonly accountId: string;
  readonly invoiceId: string | null;
  readonly amountCents: number;
  readonly paymentReference: string;
}

const leaving = (data: Contested, kind: UnclearPaymentKind, receivedAt: string) => ({
  ...data,
  kind,
  checkoutId: null,
  expectedCents: null,
  receivedAt,
});

type Standing = Omit<EventOf<typeof unmatchedPaymentReceived>['data'], 'kind' | 'provider'> & {
  readonly kind: UnclearPaymentKind;
};

/** Whose payments are: what is told of them later names them alone. */
function nameAccounts(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  const payments = eventsAmong(events, [checkoutPaid, invoicePaid, unmatchedPaymentReceived]).map(({ data }) => data);
  if (payments.length === 0) return [];
  return statement(
    `insert into payment (payment_reference, account_id)
     select * from unnest($1::text[], $2::uuid[]) on conflict (payment_reference) do nothing`,
    toColumns(payments, ['paymentReference', 'accountId']),
  );
}

/** What payments were for that settle nothing, or may not: whatever else is told of them is about the same. */
function nameInvoicesAskedFor(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  const asked = eventsAmong(events, [checkoutPaid, unmatchedPaymentReceived]).map(({ data }) => {
    const { paymentReference, checkoutId } = data;
    return { paymentReference, checkoutId, invoiceId: 'invoiceId' in data ? data.invoiceId : null };
  });
  if (asked.length === 0) return [];
  return statement(
    `update payment set invoice_id = coalesce(asked.invoice_id, page.invoice_id)
     from unnest($1::text[], $2::uuid[], $3::uuid[]) as asked (reference, invoice_id, checkout_id)
     left join invoice_page as page on page.checkout_id = asked.checkout_id
     where payment.payment_reference = asked.reference and payment.invoice_id is null`,
    toColumns(asked, ['paymentReference', 'invoiceId', 'checkoutId']),
  );
}

/** By number, and by the pages that were opened for them. */
function nameInvoices(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  const issued = eventsOf(events, invoiceIssued).map(({ data }) => data);
  const pages = eventsOf(events, checkoutOpened).flatMap(({ data: { checkoutId, order } }) =>
    order.kind === 'invoice' ? [{ checkoutId, invoiceId: order.invoiceId }] : [],
  );
  return [
    ...(issued.length === 0
      ? []
      : statement(
          `insert into invoice (id, number)
           select * from unnest($1::uuid[], $2::text[]) on conflict (id) do nothing`,
          toColumns(issued, ['invoiceId', 'number']),
        )),
    ...(pages.length === 0
      ? []
      : statement(
          `insert into invoice_page (checkout_id, invoice_id)
           select * from unnest($1::uuid[], $2::uuid[]) on conflict (checkout_id) do nothing`,
          toColumns(pages, ['checkoutId', 'invoiceId']),
        )),
  ];
}

/** Which invoices payments paid, also where something of them left before that. */
function findInvoices(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  const paid = eventsOf(events, invoicePaid).map(({ data }) => data);
  if (paid.length === 0) return [];
  const columns = toColumns(paid, ['paymentReference', 'invoiceId']);
  return [
    ...statement(
      `update payment set invoice_id = paid.invoice_id
       from unnest($1::text[], $2::uuid[]) as paid (reference, invoice_id)
       where payment.payment_reference = paid.reference and payment.invoice_id is null`,
      columns,
    ),
    ...statement(
      `update unmatched_payment as payment set invoice_id = paid.invoice_id
       from unnest($1::text[], $2::uuid[]) as paid (reference, invoice_id)
       where payment.payment_reference = paid.reference and payment.invoice_id is null`,
      columns,
    ),
  ];
}

function addPayments(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  const payments: readonly Standing[] = [
    ...eventsOf(events, unmatchedPaymentReceived).map(({ data }) => data),
    ...eventsOf(events, paymentDisputed).map(({ data }) => leaving(data, 'disputed', data.disputedAt)),
    ...eventsOf(events, refundMadeElsewhere).map(({ data }) => leaving(data, 'paid-back-elsewhere', data.madeAt)),
    ...eventsOf(events, refundFailed).map(({ data }) => leaving(data, 'refund-failed', data.failedAt)),
  ];
  if (payments.length === 0) return [];
  return statement(
    `with added as (
       insert into unmatched_payment (id, account_id, kind, invoice_id, expected_cents, amount_cents, payment_reference,
                                      created_at)
       select new.id, new.account_id, new.kind, coalesce(new.invoice_id, page.invoice_id, payment.invoice_id),
              new.expected_cents, new.amount_cents, new.payment_reference, new.created_at
       from unnest($1::uuid[], $2::uuid[], $3::text[], $4::uuid[], $5::integer[], $6::integer[], $7::text[],
                   $8::timestamptz[], $9::uuid[])
         as new (id, account_id, kind, invoice_id, expected_cents, amount_cents, payment_reference, created_at, checkout_id)
       left join invoice_page as page on page.checkout_id = new.checkout_id
       left join payment on payment.payment_reference = new.payment_reference
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
      'checkoutId',
    ]),
  );
}

function addPages(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  const pages = eventsOf(events, checkoutPaid).map(({ data }) => ({
    ...data,
    invoiceId: data.order.kind === 'invoice' ? data.order.invoiceId : null,
  }));
  if (pages.length === 0) return [];
  return statement(
    `insert into page_payment (checkout_id, invoice_id, amount_cents, payment_reference, paid_at)
     select * from unnest($1::uuid[], $2::uuid[], $3::integer[], $4::text[], $5::timestamptz[])
     on conflict (checkout_id) do nothing`,
    toColumns(pages, ['checkoutId', 'invoiceId', 'amountCents', 'paymentReference', 'paidAt']),
  );
}

/** What was paid on a second page stands there as gone back, like a second payment by a notice. */
function addPagesPaidTwice(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  const refunded = eventsOf(events, checkoutRefunded).map(({ data }) => data);
  if (refunded.length === 0) return [];
  return statement(
    `with added as (
       insert into unmatched_payment (id, account_id, kind, invoice_id, expected_cents, amount_cents, payment_reference,
                                      created_at, settled_by, settled_at)
       select page.checkout_id, refunded.account_id, 'paid-twice', page.invoice_id, page.amount_cents, page.amount_cents,
              page.payment_reference, page.paid_at, 'refund', refunded.at
       from unnest($1::uuid[], $2::uuid[], $3::timestamptz[]) as refunded (id, account_id, at)
       join page_payment as page on page.checkout_id = refunded.id
       on conflict (id) do nothing
       returning id
     )
     update unmatched_payment_count set payments = payments + (select count(*) from added)`,
    toColumns(refunded, ['checkoutId', 'accountId', 'refundedAt']),
  );
}

/** What a bank took of what was paid a second time is missing at no invoice; what it has still to decide about may be here again. */
function endLostParts(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  const refunded = eventsOf(events, checkoutRefunded).map(({ data }) => data);
  if (refunded.length === 0) return [];
  return statement(
    `update unmatched_payment as part set settled_by = 'dispute-lost', settled_at = refunded.at
     from unnest($1::uuid[], $2::timestamptz[]) as refunded (id, at)
     join page_payment as page on page.checkout_id = refunded.id
     where part.payment_reference = page.payment_reference and part.kind = 'disputed' and part.settled_by is null
       and part.lost_at <= refunded.at`,
    toColumns(refunded, ['checkoutId', 'refundedAt']),
  );
}

/** A bank may decide about another sum than it disputed. */
function endDisputes(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  const ended = eventsOf(events, disputeClosed).map(({ data }) => {
    return { ...data, lostAt: data.outcome === 'lost' ? data.closedAt : null };
  });
  if (ended.length === 0) return [];
  return statement(
    `update unmatched_payment as payment set amount_cents = ended.cents, lost_at = ended.lost_at
     from unnest($1::uuid[], $2::integer[], $3::timestamptz[]) as ended (id, cents, lost_at) where payment.id = ended.id`,
    toColumns(ended, ['unmatchedPaymentId', 'amountCents', 'lostAt']),
  );
}

/** Of what stood here as given back its bank took a part anew: the last word counts. */
function leaveRests(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  const left = eventsOf(events, disputeClosed).flatMap(({ data: { leaves } }) => leaves ?? []);
  const rests = [...new Map(left.map((rest) => [rest.unmatchedPaymentId, rest])).values()];
  if (rests.length === 0) return [];
  return statement(
    `update unmatched_payment as payment set amount_cents = rest.cents
     from unnest($1::uuid[], $2::integer[]) as rest (id, cents) where payment.id = rest.id`,
    toColumns(rests, ['unmatchedPaymentId', 'amountCents']),
  );
}

type ClearingEvent = EventOf<
  | typeof unmatchedPaymentReceived
  | typeof disputeClosed
  | typeof unmatchedPaymentRefunded
  | typeof unmatchedPaymentSettled
  | typeof refundFailed
>;

interface Cleared {
  readonly id: string;
  readonly by: Clearing;
  readonly at: string;
}

const clearingBy = ({ type, data }: ClearingEvent): readonly Cleared[] => {
  switch (type) {
    case 'DisputeClosed':
      return [data.isForTeam ? [] : data.unmatchedPaymentId, data.clears ?? []].flat().map((id) => {
        return { id, by: `dispute-${data.outcome}`, at: data.closedAt };
      });
    case 'UnmatchedPaymentReceived':
      return data.clears === undefined ? [] : [{ id: data.clears, by: 'dispute-won', at: data.receivedAt }];
    case 'UnmatchedPaymentRefunded':
      return [{ id: data.unmatchedPaymentId, by: 'refund', at: data.refundedAt }];
    case 'UnmatchedPaymentSettled':
      return [{ id: data.unmatchedPaymentId, by: data.settlement, at: data.settledAt }];
    case 'RefundFailed':
      return data.clears === undefined ? [] : [{ id: data.clears, by: 'refund-failed', at: data.failedAt }];
  }
};

function settlePayments(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  const settled = new Map<string, Cleared>();
  const words = [
    unmatchedPaymentReceived,
    disputeClosed,
    unmatchedPaymentRefunded,
    unmatchedPaymentSettled,
    refundFailed,
  ] as const;
  for (const cleared of eventsAmong(events, words).flatMap(clearingBy)) {
    // The first word stands, as it does in the table.
    if (!settled.has(cleared.id)) settled.set(cleared.id, cleared);
  }
  if (settled.size === 0) return [];
  return statement(
    `update unmatched_payment as payment set settled_by = settled.by, settled_at = settled.at
     from unnest($1::uuid[], $2::text[], $3::timestamptz[]) as settled (id, by, at)
     where payment.id = settled.id and payment.settled_by is null`,
    toColumns([...settled.values()], ['id', 'by', 'at']),
  );
}
